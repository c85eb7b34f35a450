import FuzzTargets
import SourceText
import TestSupport
import YAMLSyntax

/// Makes a million random edits, and compares each stream with the full parse of its text.
///
/// Most texts are small and are read again in steps of few bytes, so that they show in little time
/// what large ones do; some are large.
func checkEdits(count: Int, seed: UInt64) {
  var generator = SpecGenerator(seed: 3)
  let specs = (0..<12).map { number in
    (0...(number % 4)).map { _ in generator.document() }.joined(separator: "---\n")
  }
  let samples = specs + EditSamples.all(entries: 12) + EditSamples.all(entries: 40)
  let large = EditSamples.all(entries: 2_000) + [generator.stream(ofLines: 2_000)]
  var check = EditsCheck(seed: seed)
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
  print(
    "edits: \(check.done) from seed \(seed) in \(Int(time.seconds)) s, "
      + "\(check.broken) of texts with problems"
  )
  print("  \(check.differing) give something else than the full parse")
}

private struct EditsCheck {
  var edits: RandomEdits
  var done = 0
  var broken = 0
  var differing = 0

  init(seed: UInt64) { edits = RandomEdits(seed: seed) }

  mutating func run(_ sample: String, spacing: Int, edits count: Int) {
    var stream = YAMLStream(parsing: SourceText(sample), restartingEvery: spacing)
    var history = History(spacing: spacing)
    edits.begin()
    for _ in 0..<count {
      let edit = edits.next(of: stream.text)
      history.steps.append((stream.text, edit))
      stream = stream.applying(edit)
      let full = YAMLStream(parsing: stream.text)
      if !full.documents.allSatisfy(\.tree.problems.isEmpty) { broken += 1 }
      done += 1
      guard let fault = EditCheck.difference(stream, full) else { continue }
      differing += 1
      if differing < 10 { print("  \(fault) after \(history.shortest.description)") }
      return
    }
  }
}

/// A text that was parsed in full and the edits made in it since then.
private struct History {
  let spacing: Int
  /// The text before each edit, and the edit.
  var steps: [(text: SourceText, edit: TextEdit)] = []

  /// The fewest of the last edits that give another tree than the full parse.
  var shortest: History {
    for count in 1..<max(steps.count, 1) {
      let last = History(spacing: spacing, steps: steps.suffix(count))
      if last.differs { return last }
    }
    return self
  }

  private var differs: Bool {
    guard let text = steps.first?.text else { return false }
    let stream = steps.reduce(YAMLStream(parsing: text, restartingEvery: spacing)) {
      $0.applying($1.edit)
    }
    return EditCheck.difference(stream, YAMLStream(parsing: stream.text)) != nil
  }

  /// What a test needs to make the edits again.
  var description: String {
    let edits = steps.map { step in
      let range = step.edit.range
      let bytes = Array(step.edit.replacement.utf8).escaped
      return "\n      \(range.lowerBound)..<\(range.upperBound) \"\(bytes)\""
    }
    return "these edits, with points every \(spacing) bytes:\(edits.joined())\n    of "
      + (steps.first?.text.bytes.escaped ?? "")
  }
}
