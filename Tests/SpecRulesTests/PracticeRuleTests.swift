import Testing

@Suite("A rule about specs as teams write them")
struct PracticeRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = vocabulary + phrases + states + structure

  private static let vocabulary: [RuleCase] = [
    RuleCase(
      "foreign-api",
      """
      # Phrases that begin with a word which is a name elsewhere; calls with a closure.
      component: segmented-control
      group-label: Apps
      segments: [{ label: Weather, selected: true }, { label: Photos }]
      platforms:
        ios:
          framework: uikit
          focus: { on-select: { announce: "Selected {label}", focus: stay } }
        android:
          framework: views
          focus: { on-select: { announce: "Tab {index} of {count}", focus: stay } }
      ---
      component: page-control
      name: Tour
      pages: 4
      platforms:
        ios:
          framework: uikit
          focus: { on-page-change: { announce: "Page (2 of 4)", focus: stay } }
        android:
          framework: views
          focus: { on-page-change: { announce: Selected, focus: stay } }
      ---
      component: page-control
      name: Tour
      pages: 4
      platforms:
        ios:
          framework: uikit
          focus: { on-page-change: { announce: "Modifier.semantics { disabled() }", focus: stay } }
                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "focus-state-pairing",
      """
      component: page-control
      name: Tour
      pages: 4
      platforms:
        ios:
          framework: swiftui
          focus: { on-page-change: { announce: "Focused (page 2)", focus: stay } }
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # With the module or the type in front.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          element: UIKit.UIStepper
          states: { disabled: { api: UIControl.isEnabled = false, announce: Dimmed } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { disabled: { api: View.disabled(true), announce: Dimmed } }
                                     ^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "native-element",
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, element: SwiftUI.Stepper } }
      """
    ),
    RuleCase(
      "group-merge-api",
      """
      component: page-control
      name: Tour
      platforms:
        ios:
          framework: swiftui
          groupings: { api: "View.accessibilityElement(children: .combine)" }
      """
    ),
    RuleCase(
      "unknown-term",
      """
      component: page-control
      platforms: { android: { framework: views, setContentDescription(): Tour } }
      """
    ),
    RuleCase(
      "name-required",
      """
      component: page-control
      platforms: { android: { framework: views, setContentDescription(): Tour } }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # An expression as a key has a name in it.
      component: segmented-control
      group-label: Apps
      segments:
        - label: Weather
          "Modifier.semantics { contentDescription = \\"Forecast\\" }": true
                                                       ^^^^^^^^ warning
        - label: Photos
          'Modifier.semantics { contentDescription = "Photos" }': true
        - label: Music
          'Modifier.semantics { contentDescription = title }': true
      platforms: { android: { framework: compose } }
      """
    ),
    RuleCase(
      "role-expected",
      """
      # What adjusts an element in SwiftUI.
      component: stepper
      label: Adults
      platforms:
        ios:
          framework: swiftui
          role: adjustable
          methods: ["accessibilityAdjustableAction(_:)"]
      ---
      component: stepper
      label: Adults
      platforms: { ios: { framework: swiftui, role: adjustable } }
                                                    ^^^^^^^^^^ warning
      """
    ),
  ]

  private static let phrases: [RuleCase] = [
    RuleCase(
      "announcement-includes-value",
      """
      # At its limit a button says another value; numbers in words, with a sign and a point.
      component: stepper
      label: Tickets
      value: { current: 3, min: 0, max: 10 }
      platforms:
        ios:
          announcements:
            - { for: increment, state: disabled, text: "Tickets, 10, Increment, Dimmed, Button" }
            - { for: decrement, state: disabled, text: "Tickets, Decrement, Dimmed, Button" }
                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Temperature
      value: -5
      platforms:
        ios:
          announcements:
            increment: "Temperature, minus 5 degrees, Increment, Button"
            decrement: "Temperature, minus five degrees, Decrement, Button"
      ---
      component: stepper
      label: Tickets
      value: 121
      platforms:
        ios:
          announcements:
            increment: "Tickets, one hundred and twenty-one, Increment, Button"
            decrement: "Tickets, twenty-one, Decrement, Button"
                                 ^^^^^^^^^^ error
      ---
      component: stepper
      label: Dose
      value: 1.5
      platforms:
        ios:
          announcements:
            increment: "Dose, one point five, Increment, Button"
            decrement: "Dose, one and a half, Decrement, Button"
      ---
      component: stepper
      label: Room 3
      value: 3
      platforms: { ios: { announcements: { increment: "Room 3, Increment, Button" } } }
                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      component: page-control
      name: Gallery
      pages: 30
      platforms:
        ios:
          announcements:
            page 21: "Gallery, page twenty-one of thirty, button"
            page 22: "Gallery, twenty-second of thirty, button"
            page 23: "Gallery, page twenty-three, button"
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "index-matches-set",
      """
      # Numbers in words; of several the right one suffices.
      component: page-control
      name: Gallery
      pages: 30
      announcements:
        page 21: "Gallery, page twenty-one of thirty, button"
        page 22: "Gallery, twenty-first of thirty, button"
                           ^^^^^^^^^^^^^^^^^^^^^^ warning
        page 30: "Gallery, page thirty of thirty, one selected, button"
      ---
      component: segmented-control
      group-label: Trips
      segments: [{ label: Upcoming, selected: true }, { label: Past }]
      announcements: { Past: "Past, button, 2 of 2, 4 of 9 reviewed" }
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      # A slide is a button; whatever is adjusted says so.
      component: page-control
      name: Photos
      variant: slides
      platforms:
        ios:
          announcements:
            page 1: "Hotel, page 1 of 3"
                     ^^^^^^^^^^^^^^^^^^ information
            page 2: "Pool, page 2 of 3, adjustable"
            dots: "Page 1 of 3"
                   ^^^^^^^^^^^ information
      """
    ),
  ]

  private static let states: [RuleCase] = [
    RuleCase(
      "segment-state-words",
      """
      component: segmented-control
      group-label: Apps
      segments: [{ label: Weather, selected: true }, { label: Photos }]
      announcements:
        Weather: "Apps, Unselected, Weather, button, 1 of 2"
                        ^^^^^^^^^^ warning
        Photos: "Unselected, Photos, button, 2 of 2"
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # Not yet a value, the booleans of Objective-C, an attribute without its prefix.
      component: page-control
      name: Tour
      platforms:
        ios:
          framework: swiftui
          accessibilityHidden(true):
          ^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Tour
      platforms:
        ios: { framework: uikit, isAccessibilityElement: NO }
                                                         ^^ error
        android: { framework: views, clickable: false }
                                                ^^^^^ error
      ---
      component: page-control
      name: Tour
      platforms: { ios: { framework: uikit, isAccessibilityElement: YES } }
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      component: stepper
      label: Tickets
      platforms: { android: { keyboard: { tab: focus, space: activate, enter: focus } } }
                                                                              ^^^^^ warning
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate, enter: focus }
                                                      ^^^^^ warning
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "redundant-dot-focus",
      """
      # The phrase of a slide announces the index; one of the dots does not.
      component: page-control
      name: Tour
      variant: slides
      dots: { focusable: true }
                         ^^^^ hint
      announcements: { page: "Tour, page {index} of {count}, button" }
      ---
      component: page-control
      name: Tour
      dots: { focusable: true }
      announcements: { dots: "Tour, page {index} of {count}, button" }
      """
    ),
  ]

  private static let structure: [RuleCase] = [
    RuleCase(
      "mutually-exclusive",
      """
      component: segmented-control
      group-label: Apps
      segments:
        - &weather { label: Weather, selected: true }
        - { <<: *weather, label: Photos }
                                 ^^^^^^ error
      """
    ),
    RuleCase(
      "custom-action-redundant",
      """
      component: page-control
      name: Tour
      platforms:
        android:
        ^^^^^^^ hint
          framework: views
          element: DotsView
          role: list
          custom-actions: [Next page]
      """
    ),
    RuleCase(
      "custom-action-steps",
      """
      component: page-control
      name: Tour
      platforms:
        android:
          framework: views
          registerAccessibilityButtonCallback(): true
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
  ]
}
