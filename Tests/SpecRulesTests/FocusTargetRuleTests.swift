import Testing

@Suite("A rule about where the focus goes")
struct FocusTargetRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "page-change-focus-target",
      """
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { framework: compose, focus: { on-page-change: stay } } }
                                                                           ^^^^ warning
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { framework: views, focus: { on-page-change: silent } } }
                                                                         ^^^^^^ warning
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: { announce: true, focus: stay } } } }
                                                                                ^^^^ warning
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: { announce: true } } } }
                                       ^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { initial: first heading } } }
                              ^^^^^ warning
      ---
      component: page-control
      variant: container
      pages: 3
      focus: { initial: first heading }
      ^^^^^ warning
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      variant: container
      pages: 3
      focus: { on-page-change: stay }
                               ^^^^ warning
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "page-change-focus-target",
      """
      # Any place in the new content, and an API that goes there.
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: content } } }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: { focus: first heading } } } }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { framework: compose, focus: { on-page-change: { api: heading.requestFocus() }, refs: [heading] } } }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { framework: views, focus: { on-page-change: { TYPE_VIEW_FOCUSED: true } } } }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { move: heading, reason: The page is new } } }
      ---
      component: page-control
      variant: container
      pages: 3
      focus: { on-page-change: stay }
      platforms: { android: { focus: { on-page-change: { focus: heading } } } }
      """
    ),
    RuleCase(
      "page-change-focus-target",
      """
      # A focus section that is missing, left to the device or not written yet; another variant; iOS.
      component: page-control
      variant: container
      pages: 3
      platforms: { android: {} }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: default } }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: } }
      ---
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { on-page-change: stay } } }
      ---
      component: page-control
      name: Photos
      variant: slides
      platforms: { android: { focus: { on-page-change: stay } } }
      ---
      component: page-control
      name: Photos
      variant: container
      platforms: { ios: { focus: { on-page-change: stay } } }
      ---
      component: page-control
      variant: container
      pages: 3
      focus: { on-page-change: stay }
      """
    ),
    RuleCase(
      "focus-stays-on-selected-segment",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: content }
                          ^^^^^^^ warning
      platforms: { ios: {}, android: {} }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { focus: { on-select: { focus: first heading } } }
                                            ^^^^^^^^^^^^^ warning
        android: { focus: { on-select: { announce: true, focus: "the list below" } } }
                                                                 ^^^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { on-select: { api: .screenChanged } } } }
                                                                       ^^^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: views, focus: { on-select: { TYPE_VIEW_FOCUSED: true } } } }
                                                                      ^^^^^^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { on-select: { focus: content of the selected segment } } } }
                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "focus-stays-on-selected-segment",
      """
      # The segment in other words, or by its label.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: stay }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: { focus: stay, announce: true } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: { focus: the selected segment } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: { focus: on the selected tab } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: { focus: Stays on the segment } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: { focus: Week } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: silent }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      ---
      component: page-control
      name: Photos
      focus: { on-page-change: content }
      """
    ),
    RuleCase(
      "focus-stays-on-selected-segment",
      """
      # What contradicts itself is announce-or-move's; a foreign API is foreign-api's; platforms override.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { on-select: { api: .screenChanged, focus: stay } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { on-select: { api: TYPE_VIEW_FOCUSED } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: content }
      platforms: { ios: { focus: { on-select: stay } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { on-select: { announce: .announcement } } } }
      """
    ),
  ]
}
