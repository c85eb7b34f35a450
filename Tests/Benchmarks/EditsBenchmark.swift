import FuzzTargets
import SourceText
import TestSupport
import YAMLSyntax

/// Makes a million random edits, and compares each stream with the full parse of its text.
///
/// Most texts are small and are read again in steps of few bytes, so that they show in little time
/// what large ones do; some are large.
func checkEdits(count: Int) {
  var generator = SpecGenerator(seed: 3)
  let specs = (0..<12).map { number in
    (0...(number % 4)).map { _ in generator.document() }.joined(separator: "---\n")
  }
  let samples = specs + EditSamples.all(entries: 12) + EditSamples.all(entries: 40)
  let large = EditSamples.all(entries: 2_000) + [generator.stream(ofLines: 2_000)]
  var check = EditsCheck()
  let time = ContinuousClock().measure {
    var round = 0
    while check.done < count {
      for spacing in [1, 40, 300, 4096] {
        check.run(samples[round % samples.count], spacing: spacing, edits: 25)
      }
      if round % 200 == 0 {
        check.run(large[round / 200 % large.count], spacing: 4096, edits: 10)
      }
      round += 1
    }
  }
  print("edits: \(check.done) in \(Int(time.seconds)) s, \(check.broken) of texts with problems")
  print("  \(check.differing) give something else than the full parse")
}

private struct EditsCheck {
  var edits = RandomEdits(seed: 11)
  var done = 0
  var broken = 0
  var differing = 0

  mutating func run(_ sample: String, spacing: Int, edits count: Int) {
    var stream = YAMLStream(parsing: SourceText(sample), restartingEvery: spacing)
    edits.begin()
    for _ in 0..<count {
      let before = stream.text
      let edit = edits.next(of: before)
      stream = stream.applying(edit)
      let full = YAMLStream(parsing: stream.text)
      if !full.documents.allSatisfy(\.tree.problems.isEmpty) { broken += 1 }
      done += 1
      guard let fault = EditCheck.difference(stream, full) else { continue }
      differing += 1
      if differing < 10 { print("  \(fault) after \(edit) of \(before.bytes.escaped)") }
      return
    }
  }
}
