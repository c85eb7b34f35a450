import Testing

@Suite("What a fix of roles and hidden elements writes")
struct HiddenFixTextTests {
  @Test("is what the finding asks for", arguments: changes)
  func text(of change: FixTextTests.Change) {
    change.check()
  }

  static let changes: [FixTextTests.Change] = [
    .init(
      "custom-element-needs-role",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android:
          framework: views
          element: PeriodSwitch
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android:
          framework: views
          element: PeriodSwitch
          role: tab
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android:
          framework: views
          element: PeriodSwitch
          role: button
      """
    ),
    .init(
      "not-enabled-overwrites-role",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, traits: [.updatesFrequently, .notEnabled], states: { disabled: { announce: Dimmed } } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, traits: [.updatesFrequently], states: { disabled: { announce: Dimmed, api: isEnabled=false } } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, traits: [.updatesFrequently, .notEnabled], states: { disabled: { announce: Dimmed } }, role: button }
      """
    ),
    .init(
      "not-enabled-overwrites-role",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, states: { disabled: { api: ".notEnabled" } } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, states: { disabled: { api: "isEnabled=false" } } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, states: { disabled: { api: ".notEnabled" } }, role: button }
      """
    ),
    .init(
      "value-change-announced",
      """
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, focus: { on-value-change: silent } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } } }
      """
    ),
    .init(
      "value-change-announced",
      """
      component: stepper
      label: Tickets
      focus: { on-value-change: silent }
      platforms: { ios: {}, android: {} }
      """,
      """
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: stay } }
      platforms: { ios: {}, android: {} }
      """
    ),
    .init(
      "value-change-announced",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          focus:
            on-value-change:
              focus: stay
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          focus:
            on-value-change:
              focus: stay
              announce: .announcement
      """
    ),
    .init(
      "reading-order-table",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, focus: { api: UIAccessibilityContainer } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, focus: { api: UIAccessibilityContainer, order: [label, increment, decrement] } }
      """
    ),
    .init(
      "focus-default",
      """
      component: stepper
      focus: { order: [increment, decrement] }
      label: Tickets
      """,
      """
      component: stepper
      label: Tickets
      """,
      """
      component: stepper
      focus: { order: [increment, decrement], reason: Say why the default focus does not do }
      label: Tickets
      """
    ),
    .init(
      "focus-default",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            move: total
            on-value-change: { announce: true, focus: stay }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            on-value-change: { announce: true, focus: stay }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            move: total
            on-value-change: { announce: true, focus: stay }
            reason: Say why the default focus does not do
      """
    ),
    .init(
      "interactive-element-hidden",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, isAccessibilityElement: false }
        android: { framework: views, importantForAccessibility: no, focus: { api: [IMPORTANT_FOR_ACCESSIBILITY_NO] } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit }
        android: { framework: views, importantForAccessibility: no, focus: { api: [IMPORTANT_FOR_ACCESSIBILITY_NO] } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, isAccessibilityElement: false }
        android: { framework: views, importantForAccessibility: "yes", focus: { api: [IMPORTANT_FOR_ACCESSIBILITY_NO] } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, isAccessibilityElement: false }
        android: { framework: views, importantForAccessibility: no, focus: { api: [IMPORTANT_FOR_ACCESSIBILITY_YES] } }
      """
    ),
    .init(
      "accessibility-element-resets",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          isAccessibilityElement: true
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          isAccessibilityElement: true
          role: button
          states: [disabled]
      """
    ),
    .init(
      "announce-or-move",
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, focus: { on-page-change: { TYPE_VIEW_FOCUSED: true, focus: stay } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, focus: { on-page-change: { accessibilityLiveRegion: polite, focus: stay } } }
      """
    ),
    .init(
      "announce-or-move",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, focus: { on-page-change: { api: "UIAccessibility.post(notification: .screenChanged, argument: x)", focus: stay } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, focus: { on-page-change: { api: "UIAccessibility.post(notification: .announcement, argument: x)", focus: stay } } }
      """
    ),
  ]
}
