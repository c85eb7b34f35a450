import SourceText
import SpecChecking
import SpecIDE

/// Prints how long the analysis takes to propose something, without server and pipes.
///
/// It asks for the first time in an empty file, which composes whole specs, and in documents with
/// many keys.
func benchmarkCompletion() {
  print("completion")
  let clock = ContinuousClock()
  let first = clock.measure { _ = Snapshot(SourceText("")).completions(at: 0) }
  print("  whole specs in an empty file, first time   \(milliseconds(first))")
  let again = medianTime(ofRuns: 21) { _ = Snapshot(SourceText("")).completions(at: 0) }
  print("  the same again                             \(milliseconds(again))")
  for (name, text) in documents {
    let snapshot = Snapshot(SourceText(text))
    let offset = text.utf8.count / 2
    let end = text.utf8.count
    let places = [("in the middle", lineStart(before: offset, in: text)), ("at the end", end)]
    for (place, offset) in places {
      var count = 0
      let time = medianTime(ofRuns: 9) { count = snapshot.completions(at: offset).count }
      print("  \(name), \(place): \(milliseconds(time)) for \(count)")
    }
    let edit = TextEdit.insert(" ", at: end)
    let time = medianTime(ofRuns: 3) { _ = snapshot.applying(edit) }
    print("  \(name), reading after an edit: \(milliseconds(time))")
  }
}

private let count = 10_000

private var documents: [(name: String, text: String)] {
  let numbers = 0..<count
  let block = "component: stepper\n"
  return [
    ("10,000 anchors", block + numbers.map { "x-key-\($0): \($0)\n" }.joined()),
    ("10,000 unknown keys", block + numbers.map { "key-\($0): \($0)\n" }.joined()),
    (
      "10,000 keys in braces",
      "{ component: stepper" + numbers.map { ", x-\($0): a" }.joined() + ", "
    ),
    (
      "10,000 lines in braces",
      "{\n  component: stepper" + numbers.map { ",\n  x-\($0): a" }.joined() + ",\n  "
    ),
    (
      "10,000 segments",
      "component: segmented-control\nsegments:\n"
        + numbers.map { "  - { label: Day \($0) }\n" }.joined() + "  - "
    ),
    (
      "10,000 announcements",
      "component: segmented-control\nannouncements:\n"
        + numbers.map { "  Day \($0): \"Day\"\n" }.joined() + "  "
    ),
  ]
}

private func lineStart(before offset: Int, in text: String) -> Int {
  let bytes = Array(text.utf8.prefix(offset))
  return bytes.lastIndex { $0 == 0x0A || $0 == UInt8(ascii: ",") }.map { $0 + 1 } ?? 0
}
