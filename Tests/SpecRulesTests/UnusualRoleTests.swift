import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// Roles that a segmented control does not have, in its spec and in a phrase.
@Suite("A wrong role")
struct UnusualRoleTests {
  @Test(
    "makes up for no instruction",
    arguments: ["heading", "image", "slider", "link"]
  )
  func interaction(role: String) {
    let text = SourceText(
      """
      component: segmented-control
      group-label: Period
      selection: single
      segments:
        - { label: Day, selected: true }
        - { label: Week }
      platforms:
        android:
          framework: compose
          element: [PrimaryTabRow, Tab]
          role: \(role)
          announcements:
            Day: "Period, Selected, Day, tab, 1 of 2"
            Week: "Week, \(role), 2 of 2"
      """
    )
    let found = Snapshot(text).findings.filter { $0.code == "segment-interactive-indicated" }
    #expect(
      found.map(\.message) == [
        "the announcement does not say that this can be selected; add 'double tap to activate'"
      ]
    )
  }
}
