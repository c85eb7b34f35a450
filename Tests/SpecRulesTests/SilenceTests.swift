import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// Documents that the guidelines allow, each with the rules that could wrongly report something.
///
/// Rules that do not exist (yet) report nothing, so a line may name them before they are written.
@Suite("What the guidelines allow")
struct SilenceTests {
  struct Silence: Sendable, CustomTestStringConvertible {
    /// What must not be reported.
    let subject: String
    let rules: [String]
    let document: String

    init(_ subject: String, _ rules: [String], _ document: String) {
      self.subject = subject
      self.rules = rules
      self.document = document
    }

    var testDescription: String { subject }
  }

  @Test("is not reported", arguments: silences)
  func silence(_ silence: Silence) {
    let codes = Snapshot(SourceText(silence.document)).findings.map(\.code)
    #expect(Set(codes).intersection(silence.rules) == [])
    #expect(!codes.contains { $0.hasPrefix("yaml-") })
  }

  /// The documents as cases, for what must hold of every fixture.
  static let cases = silences.map { RuleCase($0.rules.first ?? "", $0.document) }

  private static let announcementRules = [
    "announcement-names-role", "announcement-double-tap", "announcement-includes-label",
    "announcement-includes-index", "announcement-includes-value", "index-matches-set",
    "segment-state-words", "segment-interactive-indicated", "stepper-state-word",
    "group-label-on-first-segment", "disabled-announcement-word",
  ]

  static let silences: [Silence] = [
    Silence(
      "the body of a page, which has nothing to activate",
      ["announcement-double-tap", "unknown-term"],
      """
      component: page-control
      variant: slides
      name: Tour
      pages: 4
      keyboard: { tab key: focus, space key: activate, arrows: change-page }
      platforms:
        android:
          announcements: { page 1: "Text, images, page 1 of 4, in horizontal pager" }
      """
    ),
    Silence(
      "the order of label, state, role and index, and the wording around them",
      announcementRules,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }, { label: Year, disabled: true }]
      platforms:
        ios:
          announcements:
            Day: "Period, one of three: button, Day is selected"
            Week: "tab 2 of 3, Week"
            Year: "Dimmed button, 3 of 3, Year"
        android:
          announcements:
            Day: "Period. 1 of 3. Tab. Day. Selected."
            Week: "Double-tap to select Week, which is tab 2 of 3 in this list"
            Year: "3 of 3, tab, Year, disabled"
      """
    ),
    Silence(
      "the order and the wording of a stepper's announcements",
      announcementRules,
      """
      component: stepper
      label: Tickets
      value: 3
      platforms:
        ios: { announcements: { increment: "Increment button, 3 tickets in the basket" } }
        android: { announcements: { increment: "Double tap to activate. Increase tickets from 3" } }
      """
    ),
    Silence(
      "a missing Unselected",
      ["segment-state-words"],
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      states: [selected]
      platforms:
        ios:
          announcements: { Day: "Selected, Day, button, 1 of 2", Week: "Week, button, 2 of 2" }
      """
    ),
    Silence(
      "upper or lower case of the words that are announced",
      announcementRules + ["role-expected", "unknown-term"],
      """
      component: stepper
      label: Tickets
      value: 3
      platforms:
        ios:
          role: BUTTON
          states: { Disabled: { announce: dimmed } }
          announcements: { increment: "tickets, 3, increment, BUTTON" }
        android:
          states: { disabled: { announce: DISABLED } }
          announcements: { increment: "TICKETS, 3, INCREASE, DOUBLE TAP TO ACTIVATE" }
      """
    ),
    Silence(
      "an index in words, or without \"page\"",
      ["announcement-includes-index", "index-matches-set"],
      """
      component: page-control
      name: Photos
      pages: 3
      platforms:
        ios: { announcements: { dots: "Page three of three, adjustable", page 1: "1 of 3, button" } }
        android: { announcements: { dots: "Photos, one of three, list" } }
      """
    ),
    Silence(
      "missing groupings of a stepper",
      ["groupings-native", "label-grouped-with-control"],
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      """
    ),
    Silence(
      "missing groupings of a segmented control",
      ["groupings-native", "label-grouped-with-control", "group-merge-api"],
      """
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui }, android: { framework: compose } }
      """
    ),
    Silence(
      "a missing name of the container that is a page control",
      ["name-required", "label-grouped-with-control"],
      """
      component: page-control
      variant: container
      platforms: { android: { framework: views, element: ViewPager } }
      """
    ),
    Silence(
      "dots without focus when the slides announce the index",
      [
        "redundant-dot-focus", "interactive-element-hidden", "announcement-includes-index",
        "adjustable-announced", "announcement-includes-label",
      ],
      """
      component: page-control
      name: Photos
      pages: 3
      dots: { focusable: false, interactive: false }
      slides: { announce-index: true }
      platforms:
        ios: { framework: swiftui, announcements: { page 1: "Kitchen, page 1 of 3, button" } }
        android: { framework: views, announcements: { dots: "Dots" } }
      """
    ),
    Silence(
      "focus that stays on the page control, and navigation while it is elsewhere",
      ["page-change-focus-target", "announce-or-move", "external-keyboard-navigation"],
      """
      component: page-control
      name: Photos
      keyboard: { arrows: change-page }
      focus: { on-page-change: stay }
      platforms: { ios: {}, android: {} }
      """
    ),
    Silence(
      "swiping right or left to change pages, up to the limit",
      ["too-many-pages", "unknown-term"],
      """
      component: page-control
      name: Photos
      pages: 4
      gestures: { swipe-right: change-page, swipe-left: change-page }
      platforms: { ios: {}, android: {} }
      """
    ),
    Silence(
      "a missing enabled state, and one without an API",
      ["disabled-api", "unknown-term", "accessibility-element-resets"],
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, states: { enabled: { announce: Photos } } }
        android: { framework: compose, states: [disabled] }
      """
    ),
    Silence(
      "Increase and Decrease on Android",
      announcementRules + ["unknown-term"],
      """
      component: stepper
      label: Tickets
      value: 3
      platforms:
        android:
          states: [increase, decrease]
          announcements:
            increment: "Tickets, 3, Increase, Double tap to activate"
            decrement: "Tickets, 3, Decrease, Double tap to activate"
      """
    ),
    Silence(
      "onTouch beside onClick, but for a stepper",
      ["click-handler", "foreign-api"],
      """
      component: page-control
      name: Photos
      platforms: { android: { framework: views, handlers: [onClick, onTouch] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: views, handlers: ["onClick( )", "onTouch( )"] } }
      """
    ),
    Silence(
      "a missing focus section",
      [
        "focus-default", "value-change-keeps-focus", "page-change-focus-target",
        "focus-stays-on-selected-segment", "initial-focus-place", "focus-confined",
      ],
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      variant: container
      name: Photos
      platforms: { ios: {}, android: {} }
      """
    ),
    Silence(
      "no double tap on the selected segment and on a disabled one",
      ["announcement-double-tap", "segment-interactive-indicated"],
      """
      component: segmented-control
      group-label: Top apps
      segments:
        - { label: Kids, selected: true }
        - { label: Weather }
        - { label: Games, disabled: true }
      platforms:
        android:
          announcements:
            Kids: "Top apps, Selected, Kids, tab, 1 of 3"
            Weather: "Weather, tab, 2 of 3, double tap to activate"
            Games: "Games, disabled, tab, 3 of 3"
      """
    ),
    Silence(
      "missing settings, keys and gestures, but for a stepper",
      ["text-resize", "keyboard-focus-keys", "space-activates", "gesture-effects"]
        + ["enter-activates-android-only"],
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      keyboard: { enter: activate }
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      keyboard: { arrows: change-page }
      platforms: { ios: {}, android: {} }
      """
    ),
    Silence(
      "a SwiftUI picker without states and announcements",
      ["selected-state-api", "segment-state-words", "announcement-includes-index", "disabled-api"],
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker, style: .segmented } }
      """
    ),
    Silence(
      "a live region of a stepper without a value",
      ["live-region-politeness", "value-change-announced", "value-change-keeps-focus"],
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } }
      """
    ),
    Silence(
      "a missing role, element or grouping where the guideline has none",
      ["native-element", "role-expected", "custom-element-needs-role", "group-merge-api"],
      """
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui }, android: { framework: compose } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, element: TabView, role: adjustable }
        android: { framework: compose, element: HorizontalPager, role: list }
      """
    ),
    Silence(
      "a stepper on iOS with its two buttons and without a role of its own",
      ["role-expected", "custom-element-needs-role", "name-required", "name-matches-label"],
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          element: UIStepper
          increment: { name: Adds one ticket to 3 tickets }
          decrement: { name: Removes one ticket from 3 tickets }
      """
    ),
  ]
}
