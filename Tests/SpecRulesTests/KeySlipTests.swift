import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("A key behind a question mark")
struct KeySlipTests {
  private static let head = "component: stepper\nlabel: Tickets\nplatforms:\n  ios:\n"

  @Test(
    "without its colon is written as others are",
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
    "with its colon is a key",
    arguments: ["    ? role\n    : button\n", "    ? role\n    :\n", "    role:\n", "    ? x\n"]
  )
  func whole(lines: String) {
    let messages = Snapshot.findings(of: Self.head + lines).map(\.message)
    #expect(!messages.contains { $0.contains("write 'role:'") })
  }
}
