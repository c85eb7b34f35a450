import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A fix that would be wrong")
struct WithheldFixTests {
  @Test("does not put an English word in place of its translation")
  func translations() {
    let text = """
      component: segmented-control
      group-label: Tage
      language: de
      segments: [{ label: Montag, selected: true }, { label: Dienstag }]
      platforms: { ios: { states: { selected: { announce: ausgewählt } } } }
      """
    let findings = Snapshot.findings(of: text)
    #expect(
      findings.map(\.message) == [
        "the words for roles and states in 'de' are not checked; listen to VoiceOver"
      ]
    )
    #expect(findings.flatMap(\.fixes) == [])
  }

  @Test(
    "adds no English words to phrases of another language",
    arguments: ["de", "es", "pt-BR", "ja"]
  )
  func phrases(language: String) {
    let text = """
      component: stepper
      label: Tickets
      language: \(language)
      value: 3
      platforms: { ios: { announcements: { increment: "Tickets, 3, X" } } }
      """
    let missing = Snapshot.findings(of: text).filter { $0.code == "announcement-per-button" }
    #expect(missing.map(\.fixes) == [[]])
  }

  @Test("waits for the quotes of a value that ends too early")
  func brokenValues() {
    let text = """
      component: stepper
      label: A
      platforms:
        ios:
          name: 'it's'
      """
    let codes = Snapshot.findings(of: text).map(\.code)
    #expect(codes.contains("yaml-quote-needed"))
    #expect(!codes.contains("name-matches-label"))
  }

  @Test(
    "waits for an escape that another one is told with",
    arguments: [(#"\'"#, "'"), (#"\%"#, "%"), (#"\("#, "("), (#"\d"#, #"\\d"#)]
  )
  func escapes(escape: String, right: String) throws {
    let text = """
      component: stepper
      label: "Tickets\(escape)"
      value: 3
      platforms: { ios: { announcements: { increment: "{label}\(escape), 3, Increment" } } }
      """
    let findings = Snapshot.findings(of: text)
    #expect(!findings.map(\.code).contains("announcement-names-role"))
    let fix = try #require(findings.first { $0.code == "yaml-invalid-escape" }?.fixes.first)
    let mended = SourceText(text).applying(fix.edits)
    let expected = text.replacing(escape, with: right)
    #expect(mended.string(in: mended.range) == expected)
  }
}
