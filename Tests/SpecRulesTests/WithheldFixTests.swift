import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A fix that would be wrong")
struct WithheldFixTests {
  @Test("does not change a visible text for what is heard of it")
  func visibleTexts() {
    let text = """
      component: stepper
      label: &l Tickets
      platforms:
        ios:
          framework: uikit
          announcements: { increment: *l }
      """
    let findings = Snapshot.findings(of: text)
    let atLabel = findings.filter {
      SourceText(text).lines.line(at: $0.range.lowerBound) == 1
    }
    #expect(atLabel.map(\.code).contains("announcement-names-role"))
    #expect(atLabel.flatMap(\.fixes) == [])
  }

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

  @Test("does not call a segment selected that is not")
  func otherSegments() throws {
    let text = """
      component: segmented-control
      group-label: Days
      segments: [{ label: Monday, selected: true }, { label: Tuesday }]
      platforms:
        ios:
          announcements: { Tuesday: "Tuesday, active, button, 2 of 2" }
      """
    let findings = Snapshot.findings(of: text).filter { $0.code == "segment-state-words" }
    #expect(findings.map(\.message) == ["this segment is not selected; leave 'active' out"])
    let mended = SourceText(text).applying(try #require(findings.first?.fixes.first).edits)
    #expect(mended.string(in: mended.range).contains("\"Tuesday, button, 2 of 2\""))
    #expect(!Snapshot(mended).findings.contains { $0.code == "segment-state-words" })
  }

  @Test("does not number a page beyond the last one")
  func pageNumbers() {
    let text = """
      component: page-control
      label: Photos
      pages: 12
      current-page: 14
      platforms:
        ios: { announcements: { page: "Photos, adjustable" } }
      """
    let findings = Snapshot.findings(of: text).filter { $0.code == "announcement-includes-index" }
    #expect(
      findings.map(\.message)
        == ["the announcement does not say the position; add '{index} of {count}'"]
    )
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

  @Test("says what it writes")
  func entries() {
    let text = """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, isEnabled: false }
      """
    let findings = Snapshot.findings(of: text).filter { $0.code == "foreign-api" }
    #expect(findings.map { $0.message.hasSuffix("; use 'disabled: true'") } == [true])
    #expect(findings.flatMap(\.fixes).first?.title == "Change to 'disabled: true'")
  }
}
