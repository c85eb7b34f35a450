import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("A fix within an anchored node")
struct AnchorFixTests {
  @Test("is withheld where it would break another use of an anchor", arguments: shared)
  func sharing(document: String) {
    let fixes = Snapshot(SourceText(document)).findings.flatMap(\.fixes)
    #expect(fixes == [])
  }

  @Test("is made in place where everybody who uses it asks for the same")
  func agreement() {
    let document = """
      x-phrases: &phrases { increment: "{label}, Increment, Button, Double tap to activate" }
      component: stepper
      label: Tickets
      value: 3
      platforms:
        ios: { framework: uikit, announcements: *phrases }
        android: { framework: views, announcements: *phrases }
      """
    let findings = Snapshot(SourceText(document)).findings
    let fixes = findings.filter { $0.code == "announcement-includes-value" }.flatMap(\.fixes)
    let mended = fixes.map {
      String(decoding: SourceText(document).applying($0.edits).bytes, as: UTF8.self)
    }
    #expect(mended == [document.replacing("{label}, ", with: "{label}, {value}, ")])
  }

  @Test(
    "is none for a word that one platform alone would have otherwise, and where no keys lead to it",
    arguments: [
      (
        "gesture-effects",
        """
        component: stepper
        label: Phones
        keyboard: { tab: focus, space: &k activate }
        gestures: { swipe: *k, doubletap: *k }
        platforms: { ios: { framework: uikit }, android: { framework: views } }
        """
      ),
      (
        "unknown-key",
        """
        component: stepper
        label: Phones
        isAccessibilityElement: &t true
        platforms:
          ios: { framework: uikit }
          android: { framework: views, android:focusable: *t }
        """
      ),
    ] as [(String, String)]
  )
  func disagreement(code: String, document: String) {
    let findings = Snapshot(SourceText(document)).findings.filter { $0.code == code }
    #expect(!findings.isEmpty)
    #expect(findings.flatMap(\.fixes) == [])
  }

  private static let shared = [
    """
    component: page-control
    pages: 2
    name: Tour
    keyboard: { arrows: change-page }
    platforms:
      ios:
        framework: uikit
        announcements:
          page 1: &phrase "Tour, page 1 of 2, button"
          page 2: *phrase
    """,
    """
    component: segmented-control
    group-label: Apps
    segments: [{ label: Weather, selected: true }, { label: Photos }]
    platforms:
      android:
        announcements:
          Weather: &phrase "Selected, {label}, tab, double tap to select, {index} of {count}"
          Photos: *phrase
    """,
  ]
}
