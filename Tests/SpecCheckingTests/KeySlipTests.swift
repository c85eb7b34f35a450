import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A slip in a key")
struct KeySlipTests {
  private static let head = "component: stepper\nlabel: Tickets\nplatforms:\n  ios:\n"

  @Test(
    "behind a question mark alone is mended by its colon",
    arguments: [
      ("    ? role\n    framework: uikit\n", "    role:\n    framework: uikit\n", "role"),
      ("    framework: uikit\n    ?   states\n", "    framework: uikit\n    states:\n", "states"),
      ("    focus:\n      ? confined\n", "    focus:\n      confined:\n", "confined"),
    ] as [(String, String, String)]
  )
  func alone(lines: String, mended: String, key: String) throws {
    let text = Self.head + lines
    let found = Snapshot.findings(of: text).filter { $0.code == "wrong-type" }
    let message = "'?' begins a key, and its colon is missing; write '\(key):'"
    #expect(found.map(\.message) == [message])
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(text).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.head + mended)
  }

  @Test(
    "is none with a question mark and a colon",
    arguments: ["    ? role\n    : button\n", "    ? role\n    :\n", "    role:\n", "    ? x\n"]
  )
  func whole(lines: String) {
    let messages = Snapshot.findings(of: Self.head + lines).map(\.message)
    #expect(!messages.contains { $0.contains("write 'role:'") })
  }

  private static let segments = "component: segmented-control\ngroup-label: View\nsegments:\n"

  @Test(
    "in a list gets its colon, or the dash of its item",
    arguments: [
      (
        "  - label: Day\n  -   label\n", "  - label: Day\n  -   label:\n",
        "'label' is a key here, which ends with ':'; add it"
      ),
      (
        "  - label: Day\n  - selected\n", "  - label: Day\n  - selected:\n",
        "'selected' is a key here, which ends with ':'; add it"
      ),
      (
        "  - label: Day\n    label: Week\n", "  - label: Day\n  - label: Week\n",
        "'label' stands twice in this item; begin the next one with '- '"
      ),
      (
        "- label: Day\n  selected: true\n  label: Week\n  disabled: true\n",
        "- label: Day\n  selected: true\n- label: Week\n  disabled: true\n",
        "'label' stands twice in this item; begin the next one with '- '"
      ),
      (
        "  -   label: Day\n      label: Week\n", "  -   label: Day\n  -   label: Week\n",
        "'label' stands twice in this item; begin the next one with '- '"
      ),
    ] as [(String, String, String)]
  )
  func item(lines: String, mended: String, message: String) throws {
    let text = Self.segments + lines
    let codes = ["wrong-type", "duplicate-key"]
    let found = Snapshot.findings(of: text).filter { codes.contains($0.code) }
    #expect(found.map(\.message) == [message])
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(text).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.segments + mended)
  }
}
