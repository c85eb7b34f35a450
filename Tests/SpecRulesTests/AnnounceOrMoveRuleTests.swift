import Testing

@Suite("A rule about announcing and moving")
struct AnnounceOrMoveRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "announce-or-move",
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: .screenChanged, focus: stay } } } }
                                                                                  ^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { on-page-change: { api: "UIAccessibility.post(notification: .screenChanged, argument: page)", focus: Stay } } } }
                                                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: views, focus: { on-select: { api: [TYPE_VIEW_FOCUSED], focus: stay } } } }
                                                                            ^^^^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { TYPE_VIEW_FOCUSED: true, focus: stay } } } }
                                                                           ^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, focus: { on-value-change: { announce: AccessibilityEvent.TYPE_VIEW_FOCUSED, focus: stay on the button } } } }
                                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announce-or-move",
      """
      # The older names, and a framework that has the same notification.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: UIAccessibilityLayoutChangedNotification, focus: stay } } } }
                                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { on-value-change: { announce: AccessibilityNotification.ScreenChanged, focus: stay } } } }
                                                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: .screenChanged, focus: stay } }
                                            ^^^^^^^^^^^^^^ error
      platforms: { ios: {} }
      """
    ),
    RuleCase(
      "announce-or-move",
      """
      # A move that is made with what only announces.
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { on-page-change: { api: .announcement, focus: first heading } } } }
                                                                            ^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { api: accessibilityLiveRegion, focus: heading } } } }
                                                                                ^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { accessibilityLiveRegion: polite, api: TYPE_VIEW_FOCUSED, focus: heading } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { focus: accessibilityLiveRegion } } } }
                                                                                  ^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, focus: { move: accessibilityLiveRegion, reason: A dialog opens } } }
                                                               ^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { move: ".announcement", reason: A dialog opens } } }
                                                            ^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announce-or-move",
      """
      # To announce and to move are two things that may go together; each with its own API.
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { on-page-change: { announce: .announcement, focus: heading } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { on-page-change: { api: [.screenChanged, .announcement], focus: heading } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: .announcement, focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { api: TYPE_VIEW_FOCUSED, focus: heading } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { move: TYPE_VIEW_FOCUSED, reason: A dialog opens } } }
      """
    ),
    RuleCase(
      "announce-or-move",
      """
      # Without a word about the focus nothing is contradicted; an API from elsewhere is that rule's.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: .screenChanged } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: TYPE_VIEW_FOCUSED, focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, focus: { on-value-change: { announce: .screenChanged, focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: .screenChanged, focus: stay } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: the screen changed, focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: .screenChanged, reason: A dialog opens } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: .layoutChanged, focus: stay } } } }
      """
    ),
  ]
}
