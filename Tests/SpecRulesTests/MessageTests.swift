import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("A message")
struct MessageTests {
  @Test(
    "leaves out the middle of a long text that it quotes",
    arguments: [(10, false), (300, true), (1_000_000, true)]
  )
  func title(length: Int, isShortened: Bool) {
    let word = String(repeating: "é", count: length)
    let fix = Fix("Change '\(word)' to 'x'", [TextEdit(0..<1, with: "x")])
    #expect(fix.title.contains(" … ") == isShortened)
    #expect(fix.title.hasPrefix("Change 'é") && fix.title.hasSuffix("é' to 'x'"))
    #expect(fix.title.unicodeScalars.count < 260)
    let text = "'\(word)' is wrong; use 'x'"
    let finding = Finding(code: "wrong-type", severity: .error, message: text, range: 0..<1)
    #expect(finding.message.unicodeScalars.count < 1_010)
    #expect(finding.message.hasSuffix("é' is wrong; use 'x'"))
  }

  @Test("says in one line what stands on several")
  func lines() {
    let document = """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            api: |
              labelFor

      """
    let messages = Snapshot(SourceText(document)).findings.map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.filter { $0.contains("\n") } == [])
  }
}
