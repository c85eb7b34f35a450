import SourceText
import SpecIDE
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
}
