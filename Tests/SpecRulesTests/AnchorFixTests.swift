import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("A fix within an anchored node")
struct AnchorFixTests {
  @Test("is withheld where it would break another use of an anchor", arguments: shared)
  func sharing(document: String) {
    let fixes = Snapshot(SourceText(document)).findings.flatMap(\.fixes)
    #expect(fixes == [])
  }

  private static let shared = [
    """
    x-states: &states { disabled: { api: isEnabled=false } }
    component: segmented-control
    group-label: Apps
    segments: [{ label: Weather, selected: true }, { label: Photos }]
    platforms:
      ios: { framework: uikit, states: *states }
      android: { framework: views, states: *states }
    """,
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
