import FuzzTargets
import SourceText
import TestSupport
import YAMLSyntax

/// Makes a million random edits, and compares each stream with the full parse of its text.
func checkEdits(count: Int) {
  var generator = SpecGenerator(seed: 3)
  let samples = (0..<12).map { number in
    (0...(number % 4)).map { _ in generator.document() }.joined(separator: "---\n")
  }
  var edits = RandomEdits(seed: 11)
  var differing = 0
  var broken = 0
  var done = 0
  let clock = ContinuousClock()
  let time = clock.measure {
    while done < count {
      var stream = YAMLStream(parsing: SourceText(samples[done / 100 % samples.count]))
      for _ in 0..<100 {
        let edit = edits.next(of: stream.text)
        stream = stream.applying(edit)
        let full = YAMLStream(parsing: stream.text)
        if !full.documents.allSatisfy(\.tree.problems.isEmpty) { broken += 1 }
        done += 1
        guard let fault = EditCheck.difference(stream, full) else { continue }
        differing += 1
        if differing < 10 { print("  \(fault) after \(edit) of \(stream.text.bytes.escaped)") }
      }
    }
  }
  print("edits: \(done) in \(Int(time.seconds)) s, \(broken) of them of texts with problems")
  print("  \(differing) give something else than the full parse")
}

/// Types and deletes characters at random places of 100,000 lines: many documents, and one.
func measureKeystrokes() {
  var generator = SpecGenerator(seed: 5)
  let many = generator.stream(ofLines: 100_000)
  print("keystroke at 100,000 lines, of 500 at random places")
  measureKeystrokes(of: many, name: "many documents")
  // The same lines as entries of one list.
  let one = many.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0 == "---" ? "-" : $0.isEmpty ? "" : "  \($0)" }
  measureKeystrokes(of: "-\n" + one.joined(separator: "\n"), name: "one document  ")
}

private func measureKeystrokes(of text: String, name: String) {
  var stream = YAMLStream(parsing: SourceText(text))
  var random = SplitMix(seed: 9)
  let clock = ContinuousClock()
  let letters = ["x", " ", "\"", ":", "\n", "-", "{"]
  let times = (0..<250).flatMap { _ in
    let offset = Int.random(in: 0...stream.text.bytes.count, using: &random)
    let letter = letters.randomElement(using: &random) ?? "x"
    return [
      clock.measure { stream = stream.applying(.insert(letter, at: offset)) },
      clock.measure { stream = stream.applying(.delete(offset..<(offset + 1))) },
    ]
  }.sorted()
  let milliseconds = { (time: Duration) in "\(Int((time.seconds * 1e6).rounded())) µs" }
  print(
    "  \(name)  \(stream.documents.count) documents: median \(milliseconds(times[250])), "
      + "worst \(milliseconds(times[499]))"
  )
}
