import Testing

@Suite("What a fix of the focus writes")
struct FocusFixTextTests {
  @Test("is what the finding asks for", arguments: changes)
  func text(of change: FixTextTests.Change) {
    change.check()
  }

  static let changes: [FixTextTests.Change] = [
    .init(
      "announce-or-move",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, focus: { on-page-change: { api: .announcement, focus: heading } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, focus: { on-page-change: { api: .screenChanged, focus: heading } } }
      """
    ),
    .init(
      "click-handler",
      """
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, handlers: [onTouch] }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, handlers: [onTouch, onClick] }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, handlers: [onClick] }
      """
    ),
    .init(
      "click-handler",
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          handlers:
            - onTouch
            - onClick
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          handlers:
            - onClick
      """
    ),
    .init(
      "focus-state-pairing",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, focus: { api: focused(_:), reason: x } }
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, focus: { api: [focused(_:), "@FocusState"], reason: x } }
      """
    ),
    .init(
      "live-region-politeness",
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, accessibilityLiveRegion: "none", focus: { on-page-change: { announce: accessibilityLiveRegion=off } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, accessibilityLiveRegion: "polite", focus: { on-page-change: { announce: accessibilityLiveRegion=off } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, accessibilityLiveRegion: "assertive", focus: { on-page-change: { announce: accessibilityLiveRegion=off } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, accessibilityLiveRegion: "none", focus: { on-page-change: { announce: accessibilityLiveRegion=polite } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: views, accessibilityLiveRegion: "none", focus: { on-page-change: { announce: accessibilityLiveRegion=assertive } } }
      """
    ),
    .init(
      "focus-order-needs-requester",
      """
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          focus:
            api: Modifier.focusOrder()
            reason: x
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          focus:
            api: Modifier.focusOrder()
            reason: x
            refs: FocusRequester.createRefs()
      """
    ),
    .init(
      "focus-order-needs-requester",
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: compose, focus: { refs: { FocusRequester.createRefs(): [a] }, order: { a: { down: b } } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: compose, focus: { refs: { FocusRequester.createRefs(): [a, b] }, order: { a: { down: b } } } }
      """
    ),
    .init(
      "focus-order-direction",
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: compose, focus: { order: { a: { below: b } } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        android: { framework: compose, focus: { order: { a: { down: b } } } }
      """
    ),
    .init(
      "page-change-focus-target",
      """
      component: page-control
      variant: container
      pages: 3
      focus: { on-page-change: stay }
      platforms: { ios: {}, android: {} }
      """,
      """
      component: page-control
      variant: container
      pages: 3
      focus: { on-page-change: stay }
      platforms: { ios: {}, android: { focus: { on-page-change: { focus: heading } } } }
      """
    ),
    .init(
      "page-change-focus-target",
      """
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: { announce: true, focus: stay } } } }
      """,
      """
      component: page-control
      variant: container
      pages: 3
      platforms: { android: { focus: { on-page-change: { announce: true, focus: heading } } } }
      """
    ),
    .init(
      "modal-focus",
      """
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          focus: { modal: true }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          focus: { modal: true }
          accessibilityViewIsModal: true
      """
    ),
    .init(
      "focus-confined",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { confined: false } } }
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { confined: group } } }
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { focus: { } } }
      """
    ),
    .init(
      "focus-stays-on-selected-segment",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { on-select: { api: .screenChanged, focus: heading } } } }
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, focus: { on-select: { api: .announcement, focus: stay } } } }
      """
    ),
    .init(
      "content-follows-segments",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [label, segments, "a, b", footer, content] }
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [label, segments, content, "a, b", footer] }
      """
    ),
    .init(
      "content-follows-segments",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings:
        order:
          - content
          - 'segments'  # the tabs
          - footer
      """,
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings:
        order:
          - 'segments'
          - content  # the tabs
          - footer
      """
    ),
    .init(
      "foreign-api",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, states: { selected: { api: TabRow(selected = true) } } }
      """,
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, states: { selected: { api: accessibilityAddTraits(.isSelected) } } }
      """
    ),
  ]
}
