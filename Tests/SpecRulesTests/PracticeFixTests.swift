import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("A fix for specs as teams write them")
struct PracticeFixTests {
  @Test("does not turn the meaning round, and doubles nothing", arguments: changes)
  func text(of change: FixTextTests.Change) {
    change.check()
  }

  private static func stepper(_ platforms: String) -> String {
    "component: stepper\nlabel: Tickets\nplatforms: { \(platforms) }"
  }

  private static func pages(_ platforms: String) -> String {
    "component: page-control\nname: Tour\nplatforms: { \(platforms) }"
  }

  static let changes: [FixTextTests.Change] = [
    .init(
      "foreign-api",
      stepper("ios: { framework: swiftui, isAccessibilityElement: true }"),
      stepper("ios: { framework: swiftui }")
    ),
    .init(
      "foreign-api",
      pages("ios: { framework: uikit, accessibilityHidden(false): true }"),
      pages("ios: { framework: uikit }")
    ),
    .init(
      "foreign-api",
      pages(
        "ios: { framework: uikit }, android: { framework: compose, isAccessibilityElement: false }"
      ),
      pages("ios: { framework: uikit }, android: { framework: compose }")
    ),
    .init(
      "native-element",
      stepper("ios: { framework: swiftui, element: [Stepper, HStack] }"),
      stepper("ios: { framework: swiftui, element: [Stepper] }")
    ),
    .init(
      "framework-platform-match",
      stepper("android: { framework: [views, uikit] }"),
      stepper("android: { framework: [views] }"),
      stepper("android: { framework: [views, compose] }")
    ),
    .init(
      "modal-focus",
      pages("ios: { framework: uikit, accessibilityViewIsModal: false, focus: { modal: true } }"),
      pages("ios: { framework: uikit, accessibilityViewIsModal: true, focus: { modal: true } }")
    ),
    .init(
      "focus-state-pairing",
      stepper("ios: { framework: swiftui, \"@FocusState\": true }"),
      stepper("ios: { framework: swiftui, \"@FocusState\": true, focused(_:): true }")
    ),
    .init(
      "unknown-key",
      "component: stepper\npages: 3\nlabel: Tickets",
      "component: stepper\nlabel: Tickets"
    ),
    .init(
      "mutually-exclusive",
      """
      component: segmented-control
      group-label: Apps
      segments:
        - &weather { label: Weather, selected: true }
        - { <<: *weather, label: Photos }
      """,
      """
      component: segmented-control
      group-label: Apps
      segments:
        - &weather { label: Weather, selected: true }
        - { <<: *weather, label: Photos, selected: false }
      """
    ),
    .init(
      "announcement-includes-label",
      """
      component: stepper
      label: |-
        Tickets
        to buy
      announcements: { increment: '3, Increment' }
      """,
      """
      component: stepper
      label: |-
        Tickets
        to buy
      announcements: { increment: 'Tickets to buy, 3, Increment' }
      """
    ),
    .init(
      "index-matches-set",
      """
      component: page-control
      name: Tour
      pages: 30
      announcements: { page 22: "Twenty-first of thirty" }
      """,
      """
      component: page-control
      name: Tour
      pages: 30
      announcements: { page 22: "Twenty-second of thirty" }
      """
    ),
    .init(
      "segment-state-words",
      """
      component: segmented-control
      group-label: Apps
      segments: [{ label: Weather, selected: true }, { label: Photos }]
      announcements: { Weather: "Unselected, Weather" }
      """,
      """
      component: segmented-control
      group-label: Apps
      segments: [{ label: Weather, selected: true }, { label: Photos }]
      announcements: { Weather: "Selected, Weather" }
      """
    ),
  ]

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

  @Test("is offered where it holds for every use of an anchor")
  func common() {
    let document = """
      x-focus: &focus { on-value-change: { announce: true, focus: value } }
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: *focus }, android: { focus: *focus } }
      """
    let findings = Snapshot(SourceText(document)).findings
    let fixes = findings.filter { $0.code == "value-change-keeps-focus" }.flatMap(\.fixes)
    #expect(fixes.map(\.title) == ["Keep the focus with 'stay'"])
  }
}
