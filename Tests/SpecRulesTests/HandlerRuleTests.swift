import Testing

@Suite("A rule about handlers and APIs that go together")
struct HandlerRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "click-handler",
      """
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [onTouch] } }
                                                ^^^^^^^^ error
                                                           ^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [onClick, "onTouch( )"] } }
                                                                     ^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, hnadlers: [onClick] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { handlers: onFocusChange } }
                              ^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, handlers: setOnTouchListener } }
                                                  ^^^^^^^^ error
                                                            ^^^^^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, handlers: [onTouch] } }
                                                ^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: views, handlers: [] } }
                                                ^^^^^^^^ error
      """
    ),
    RuleCase(
      "click-handler",
      """
      # Listeners that are told of a change leave nobody out, and make up for no click.
      component: page-control
      name: Photos
      platforms: { android: { framework: views, handlers: [onPageSelected] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: views, handlers: [addOnTabSelectedListener, addOnButtonCheckedListener()] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [setOnValueChangedListener, onTouch] } }
                                                ^^^^^^^^ error
                                                                                      ^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [onSwipe] } }
                                                ^^^^^^^^ error
      """
    ),
    RuleCase(
      "click-handler",
      """
      # A click in any spelling, also as a key of its own.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: onClick } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: ["onClick( )"] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [android:onClick, onFocusChange] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [setOnClickListener] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [View.OnClickListener] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, handlers: ["Modifier.clickable"] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, handlers: ["onClick = { tabIndex = index }"] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: [onFocusChange], increment: { onClick: add } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, handlers: [onTouch, onClick] } }
      """
    ),
    RuleCase(
      "click-handler",
      """
      # Nothing said, nothing written, another platform.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, handlers: [touchUpInside] } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, handlers: none } }
      """
    ),
    RuleCase(
      "focus-state-pairing",
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: focused(_:) } } }
                                                            ^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, focus: { api: ["@FocusState"] } } }
                                                              ^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: swiftui, ".focused($field, equals: .week)": true } }
                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: [uikit, swiftui], focus: { api: "focused(_:equals:)" } } }
                                                                      ^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      focus: { api: "@FocusState private var isFocused" }
                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      platforms: { ios: { framework: swiftui } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: ["focused(_:)", "@AccessibilityFocusState"] } } }
                                                              ^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "focus-state-pairing",
      """
      # The pair, wherever its halves stand, misprints included.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: ["@FocusState", "focused(_:)"] } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: ["@FocusState var field", ".focused($field, equals: .value)"] } } }
      ---
      component: stepper
      label: Tickets
      focus: { api: "@FocusState" }
      platforms: { ios: { framework: swiftui, "focused(_:)": $isFocused } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: ["@FocusStatein", "focused(_:)"] } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: ["@FocusState.Binding", "focused(_:)"] } } }
      """
    ),
    RuleCase(
      "focus-state-pairing",
      """
      # The wrapper for VoiceOver needs no partner; other names, other frameworks.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: "@AccessibilityFocusState" } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: "accessibilityFocused(_:)" } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: "focused(_:)" } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { focus: { api: "focused(_:)" } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, focus: { api: "focusable()" } } }
      ---
      component: stepper
      label: Tickets
      """
    ),
    RuleCase(
      "live-region-politeness",
      """
      component: page-control
      name: Photos
      platforms: { android: { framework: views, accessibilityLiveRegion: none } }
                                                                         ^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: views, android:accessibilityLiveRegion: "loud" } }
                                                                                  ^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { announce: accessibilityLiveRegion=off, focus: stay } } } }
                                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { on-page-change: { accessibilityLiveRegion: true } } } }
                                                                                  ^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: { announce: accessibilityLiveRegion(none) } }
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      platforms: { android: { framework: [compose, views] } }
      """
    ),
    RuleCase(
      "live-region-politeness",
      """
      component: page-control
      name: Photos
      platforms: { android: { framework: views, accessibilityLiveRegion: Polite } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, accessibilityLiveRegion: assertive } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, accessibilityLiveRegion: View.ACCESSIBILITY_LIVE_REGION_POLITE } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { announce: accessibilityLiveRegion, focus: stay } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { on-page-change: { announce: 'accessibilityLiveRegion="polite"' } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, accessibilityLiveRegion: } }
      """
    ),
    RuleCase(
      "live-region-politeness",
      """
      # A stepper names the attribute without values; elsewhere it is foreign.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, accessibilityLiveRegion: none } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, accessibilityLiveRegion: none } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, accessibilityLiveRegion: none } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, liveRegion: LiveRegionMode.Polite } }
      """
    ),
  ]
}
