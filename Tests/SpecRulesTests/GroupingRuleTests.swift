import Testing

@Suite("A rule about groupings")
struct GroupingRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = natives + labels + orders

  private static let natives: [RuleCase] = [
    RuleCase(
      "groupings-native",
      """
      component: stepper
      label: Tickets
      groupings: { order: { increment: { next: decrement } } }
                   ^^^^^ hint
      platforms: { ios: { framework: swiftui, element: Stepper }, android: { element: Button } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios:
          framework: [uikit, swiftui]
          element: [UISegmentedControl, Picker]
          groupings: { order: [content, segments] }
                       ^^^^^ hint
        android:
          framework: compose
          element: TabRow(selectedTabIndex = index)
          groupings:
            order:
            ^^^^^ hint
              - second segment
              - first segment
      """
    ),
    RuleCase(
      "groupings-native",
      """
      # Native, the order that the system has, a reason, a custom element, no order, no sentence.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, element: UIStepper, groupings: native } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios:
          framework: uikit
          element: UISegmentedControl
          groupings: { order: [Label, segments, content] }
        android: { framework: views, element: Tabs, groupings: { order: [segments, content] } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          element: UIStepper
          groupings: { order: [increment, decrement], reason: Users asked for it }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIControl, groupings: { order: [increment, decrement] } }
        android: { framework: views, element: Button, groupings: { order: [increment, decrement] } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIStepper, groupings: { api: UIStackView, order: [] } }
      ---
      component: stepper
      label: Tickets
      groupings: { order: [increment, decrement] }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, element: UIPageControl, groupings: { order: [b, a] } } }
      ---
      component: stepper
      label: Tickets
      groupings: { order: [increment, decrement] }
      platforms: { ios: { framework: uikit, element: UIStepper, groupings: native } }
      """
    ),
  ]

  private static let labels: [RuleCase] = [
    RuleCase(
      "label-grouped-with-control",
      """
      component: page-control
                 ^^^^^^^^^^^^ information
      label: Photos
      ---
      component: page-control
      label: Photos
      groupings: native
      platforms:
        ios: { framework: uikit }
        ^^^ information
        android: { framework: compose, groupings: { children: [dots, arrows] } }
        ^^^^^^^ information
      ---
      component: page-control
      label: Photos
      platforms: { ios: { framework: swiftui, groupings: { order: [label, dots] } } }
                   ^^^ information
      ---
      component: page-control
      label: Photos
      platforms: { ios: { framework: [uikit, swiftui], name: none }, android: {} }
                   ^^^ information
                                                                     ^^^^^^^ information
      """
    ),
    RuleCase(
      "label-grouped-with-control",
      """
      # Joined in some way, named, connected, without a label, or not a page control.
      component: page-control
      label: Photos
      groupings: { children: [photo label, dots] }
      ---
      component: page-control
      label: Photos
      platforms:
        ios: { framework: uikit, groupings: { children: [Photos, dots] } }
        android: { framework: compose, groupings: { api: mergeDescendants } }
      ---
      component: page-control
      label: Photos
      platforms:
        ios: { groupings: { children: { label: { isAccessibilityElement: false } } } }
        android: { groupings: { container: {}, children: [{ android:focusable: false }] } }
      ---
      component: page-control
      label: Photos
      name: Photos
      ---
      component: page-control
      label: Photos
      platforms:
        ios: { framework: uikit, setTitle(): Photos }
        android: { framework: views, labelFor: dots }
      ---
      component: page-control
      label: Photos
      platforms:
        ios: { framework: uikit, label-hidden: true }
        android: { contentDescription: Photos }
      ---
      component: page-control
      label: none
      ---
      component: page-control
      variant: container
      label: Photos
      platforms: { android: { framework: views } }
      ---
      component: page-control
      variant: container
      label: Photos
      ---
      component: stepper
      label: Tickets
      platforms: { ios: {}, android: {} }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      """
    ),
  ]

  private static let orders: [RuleCase] = [
    RuleCase(
      "group-label-data-order",
      """
      component: page-control
      name: Photos
      groupings: { order: [Label, label, data, data] }
                                  ^^^^^ warning
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          focus:
            order:
              - label
              - image
              - label
                ^^^^^ warning
              - label
              - data
              - data
              - data
      ---
      # Each with its data, one pair, other names, another platform or component.
      component: page-control
      name: Photos
      platforms:
        ios: { groupings: { order: [label, label, data, data] } }
        android: { groupings: { order: [label, data, label, data] } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { groupings: { order: [label, label, data] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { groupings: { order: [price label, rooms label, price, rooms] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { groupings: { order: { label: { next: label } } } } }
      ---
      component: page-control
      name: Photos
      groupings: { order: [label, label, data, data] }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { groupings: { order: [label, label, data, data] } } }
      """
    )
  ]
}
