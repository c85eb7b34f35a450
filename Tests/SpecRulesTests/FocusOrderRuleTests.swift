import Testing

@Suite("A rule about the order of focus")
struct FocusOrderRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "focus-order-needs-requester",
      """
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: Modifier.focusOrder() } } }
                                                                ^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, focus: { api: [second.requestFocus()] } } }
                                                                 ^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, focus: { on-select: { api: requestFocus() } } } }
                                                                             ^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: "Modifier.focusOrder(first) { this.down = second }", refs: } } }
                                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: [views, compose], focus: { move: heading.requestFocus() } } }
                                                                          ^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "focus-order-needs-requester",
      """
      # The requesters in any form.
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: Modifier.focusOrder(), refs: FocusRequester.createRefs() } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: Modifier.focusOrder(), refs: [first, second] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: [Modifier.focusOrder(), FocusRequester] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: [requestFocus(), "Modifier.focusRequester(first)"] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: [first.requestFocus(), "remember { FocusRequester() }"] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, groupings: { api: FocusRequester.createRefs() }, focus: { api: requestFocus() } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, focus: { api: second.requestFocus(), refs: { FocusRequester.createRefs(): [first, second] } } } }
      """
    ),
    RuleCase(
      "focus-order-needs-requester",
      """
      # Names that are none of the requesters, in an order and in a call.
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          focus: { refs: [first, second], order: { first: { down: third }, fourth: { up: second } } }
                                                                  ^^^^^ error
                                                                           ^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          focus: { refs: { FocusRequester.createRefs(): [first, second] }, api: third.requestFocus() }
                                                                                ^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android:
          framework: compose
          focus: { refs: [first], api: Modifier.focusOrder(second), order: [label, First, segments, content] }
                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "focus-order-needs-requester",
      """
      # An order alone asks for nothing; other frameworks and components.
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { order: [title, dots] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { order: { title: { next: dots } }, refs: FocusRequester.createRefs() } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { api: Modifier.focusOrder() } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { api: requestFocus() } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, focus: { api: Modifier.focusOrder() } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { api: Modifier.onFocusChanged() } } }
      """
    ),
    RuleCase(
      "focus-order-direction",
      """
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { refs: [a, b], order: { a: { below: b } } } } }
                                                                                       ^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, focus: { order: { Day: { forward: Week }, Week: { back: Day, next: content } } } } }
                                                                           ^^^^^^^ error
                                                                                                    ^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: [views, compose], groupings: { order: { a: { "above": b } } } } }
                                                                                       ^^^^^ error
      ---
      component: page-control
      name: Photos
      focus: { order: { a: { donw: b } } }
                             ^^^^ error
      platforms: { ios: {}, android: { framework: compose } }
      """
    ),
    RuleCase(
      "focus-order-direction",
      """
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { order: { a: { up: b, down: c, left: d, right: e, previous: f, next: g, start: h, end: i } } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { order: { a: { Down: b, NEXT: c } } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, focus: { order: [below, forward] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { order: { a: { below: b } } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { order: { a: { below: b } } } }, ios: { framework: uikit, focus: { order: { a: { below: b } } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, focus: { order: { a: { below: b } } } } }
      ---
      component: page-control
      name: Photos
      focus: { order: { a: { below: b } } }
      """
    ),
  ]
}
