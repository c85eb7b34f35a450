import Foundation
import TestSupport

/// Takes each line of the bundled examples out, and types it again, a character at a time.
///
/// It counts what a person would see of other lines meanwhile.
/// The examples are written in blocks, indented by four, and in braces.
func measureTyping(listing isListing: Bool) {
  let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? []
  for form in [SpecForm.block, .fourSpaces, .flowLines] {
    var tally = TypingTally()
    for name in names.sorted() {
      let bytes = FileManager.default.contents(atPath: examples.appendingPathComponent(name).path)
      let typing = Typing(form.text(of: String(decoding: bytes ?? Data(), as: UTF8.self)))
      for step in typing.typedLines.flatMap(typing.steps) {
        tally.add(step)
        guard isListing, step.problems.count > 1 || step.lost > 0 else { continue }
        print(
          "\(name), \(form.rawValue), line \(step.line + 1): \(step.typed.debugDescription), "
            + "\(step.lost) lost,"
        )
        print("  problems on \(step.problems.map { $0 + 1 })")
      }
    }
    print("typing, \(form.rawValue): \(tally.steps) characters")
    print("  several problems      \(tally.several)")
    print("  on another line       \(tally.elsewhere)")
    print("  keys elsewhere lost   \(tally.lost), behind \(tally.losing) characters")
  }
}
