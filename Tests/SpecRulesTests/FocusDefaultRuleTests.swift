import Testing

@Suite("A rule about managing the focus")
struct FocusDefaultRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "focus-default",
      """
      component: stepper
      label: Tickets
      focus: { order: [increment, decrement] }
               ^^^^^ hint
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, focus: { move: the total } }
                                                ^^^^^^^^^ hint
        android: { framework: views, focus: { api: TYPE_VIEW_FOCUSED } }
                                                   ^^^^^^^^^^^^^^^^^ hint
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, focus: { api: [focused(_:), "@AccessibilityFocusState"] } }
                                                                ^^^^^^^^^^^^^^^^^^^^^^^^ hint
        android: { framework: compose, focus: { order: { title: { next: dots } }, api: requestFocus(), refs: [title, dots] } }
                                                ^^^^^ hint
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android: { framework: views, focus: { api: nextFocusDown } }
                                                   ^^^^^^^^^^^^^ hint
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: uikit, focus: { api: "UIAccessibility.post(notification: .screenChanged, argument: chart)", on-select: stay } }
                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint
      ---
      component: stepper
      label: Tickets
      focus: { order: [increment, decrement], reason: }
               ^^^^^ hint
      """
    ),
    RuleCase(
      "focus-default",
      """
      # A reason is all it takes.
      component: stepper
      label: Tickets
      focus: { order: [increment, decrement], reason: The value is read in between }
      ---
      component: stepper
      label: Tickets
      focus: { reason: The total opens above }
      platforms: { ios: { framework: uikit, focus: { move: total } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: requestFocus(), refs: [first], reason: A sheet opens } } }
      """
    ),
    RuleCase(
      "focus-default",
      """
      # The device in charge, events, the first focus, what groups and dialogs need.
      component: stepper
      label: Tickets
      focus: default
      ---
      component: stepper
      label: Tickets
      focus:
      ---
      component: stepper
      label: Tickets
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: stay } }
      ---
      component: page-control
      name: Photos
      variant: container
      platforms: { android: { framework: compose, focus: { on-page-change: { focus: heading, api: requestFocus() }, refs: [heading] } } }
      ---
      component: page-control
      name: Photos
      focus: { initial: screen title, confined: group }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { modal: true, api: [accessibilityViewIsModal, .screenChanged] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { modal: true, on-close: trigger } } }
      ---
      component: stepper
      label: Tickets
      focus: { move: stay, order: [] }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, focus: { api: ["@FocusState", "focused(_:)"] } } }
      """
    ),
    RuleCase(
      "focus-default",
      """
      # The order that the guideline asks for is not the author's, in a list or from name to name.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: [segments, content] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: [Day, Week, the content, footer] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: [footer, Day, Week] }
               ^^^^^ hint
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: { Day: { right: Week }, Week: { down: content } } }
      ---
      # An attribute of the element orders as well.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, android:nextFocusDown: pay } }
                                                ^^^^^^^^^^^^^^^^^^^^^ hint
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, TYPE_VIEW_FOCUSED: pay, focus: { reason: The price opens } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, android:nextFocusDown: pay } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: nextFocusDown } } }
      ---
      component: stepper
      label: Tickets
      groupings: { order: [label, increment, decrement] }
      """
    ),
    RuleCase(
      "focus-confined",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { confined: false } } }
                                             ^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { confined: "Trap" } } }
                                                                ^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { confined: trap, on-select: stay }
                         ^^^^ information
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "focus-confined",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { confined: group } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { confined: true } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { confined: } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: {} } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { focus: { confined: trap } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { confined: trap }
      platforms: { ios: { focus: { confined: group } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { confined: trap }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { focus: { confined: trap } } }
      """
    ),
  ]
}
