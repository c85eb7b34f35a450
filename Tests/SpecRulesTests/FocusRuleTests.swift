import Testing

@Suite("A rule about focus")
struct FocusRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "value-change-keeps-focus",
      """
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: the new value } }
                                                         ^^^^^^^^^^^^^ error
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { focus: { on-value-change: content } }
                                         ^^^^^^^ error
        android: { focus: { on-value-change: { announce: accessibilityLiveRegion, focus: value } } }
                                                                                         ^^^^^ warning
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      # An API that moves the focus, as a value, in an argument, as a key.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            on-value-change: { announce: .screenChanged }
                                         ^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            on-value-change:
              api: "UIAccessibility.post(notification: .screenChanged, argument: value)"
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          focus:
            on-value-change: { TYPE_VIEW_FOCUSED: true }
                               ^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      # Staying is right under any API that announces, and so is saying nothing about focus.
      component: stepper
      label: Tickets
      focus: { on-value-change: stay }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: silent }
      ---
      component: stepper
      label: Tickets
      focus: default
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            on-value-change:
              api: "UIAccessibility.post(notification: .announcement, argument: value)"
              announce: .announcement
              argument: "{label}, {value}"
              focus: Stay
      ---
      component: stepper
      label: Tickets
      platforms:
        android: { framework: compose, focus: { on-value-change: { liveRegion: LiveRegionMode.Polite } } }
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      # An API of another framework is foreign-api's; what the platform switches off is gone.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus: { on-value-change: { announce: TYPE_VIEW_FOCUSED, focus: stay } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: value } }
      platforms: { ios: { focus: { on-value-change: { focus: none } } } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: value } }
      platforms: { ios: { focus: { on-value-change: { focus: stay } } } }
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      # No platform: what holds on both, with the milder severity.
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: value } }
                                         ^^^^^ warning
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      # Only a stepper has a value that changes.
      component: page-control
      name: Photos
      focus: { on-page-change: { focus: heading } }
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      """
    ),
  ]
}
