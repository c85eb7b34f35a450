import SourceText
import TestSupport
import YAMLSyntax

/// Parses 2.8 MB of specs to trees, and the same bytes to libyaml's events.
func benchmarkYAML() {
  var generator = SpecGenerator()
  let bytes = Array(generator.stream(ofBytes: 2_800_000).utf8)
  // Each result replaces the one before, as in an editor.
  var stream = YAMLStream(parsing: SourceText(bytes))
  let problems = stream.documents.reduce(0) { $0 + $1.tree.problems.count }
  print("yaml: \(bytes.count) bytes, \(stream.documents.count) documents, \(problems) problems")

  let megabytes = Double(bytes.count) / 1e6
  let lines = medianTime(ofRuns: 15) { _ = SourceText(bytes) }
  let ours = medianTime(ofRuns: 15) { stream = YAMLStream(parsing: SourceText(bytes)) }
  print("  lines alone      \(rounded(megabytes / lines.seconds)) MB/s")
  print("  text to trees    \(rounded(megabytes / ours.seconds)) MB/s")
  for count in [1_000, 10_000, 100_000] { benchmarkEdits(ofLines: count) }
  guard let peer = LibYAML() else {
    print("  libyaml          missing: libyaml-0.so.2 cannot be loaded")
    return
  }
  let events = peer.countEvents(in: bytes)
  let theirs = medianTime(ofRuns: 15) { _ = peer.countEvents(in: bytes) }
  print("  libyaml events   \(rounded(megabytes / theirs.seconds)) MB/s (\(events) events)")
  print("  ratio            \(rounded(theirs.seconds / ours.seconds))")
}

/// Types one character into the middle of a stream, again and again.
private func benchmarkEdits(ofLines count: Int) {
  var generator = SpecGenerator()
  var stream = YAMLStream(parsing: SourceText(generator.stream(ofLines: count)))
  let offset = stream.documents[stream.documents.count / 2].start + 80
  let time = medianTime(ofRuns: 101) { stream = stream.applying(.insert("x", at: offset)) }
  print("  edit of \(count) lines: \(Int((time.seconds * 1e6).rounded())) µs")
}
