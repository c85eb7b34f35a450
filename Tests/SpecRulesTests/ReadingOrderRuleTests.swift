import Testing

@Suite("A rule about the order of reading")
struct ReadingOrderRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "reading-order-table",
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: UIAccessibilityContainer } } }
                                                          ^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { api: [shouldGroupAccessibilityChildren] } } }
                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: [swiftui, uikit], UIAccessibilityContainer: true } }
                                                       ^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityElement } } }
                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Tickets
      focus: { api: UIAccessibilityContainer, order: [] }
                    ^^^^^^^^^^^^^^^^^^^^^^^^ information
      platforms: { ios: { framework: uikit } }
      """
    ),
    RuleCase(
      "reading-order-table",
      """
      # A list of any kind: an order, the parts of a group, the table itself.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: UIAccessibilityContainer, order: [decrement, increment] } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: UIAccessibilityContainer, order: { decrement: { next: increment } } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: UIAccessibilityContainer }, groupings: { order: [label, increment] } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityChildren, children: [title, dots] } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { parent: { shouldGroupAccessibilityChildren: true }, children: { title: { isAccessibilityElement: false } } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, UIAccessibilityContainer: true, accessibilityElements: "[title, dots]" } }
      """
    ),
    RuleCase(
      "reading-order-table",
      """
      # The frame is for elements of one's own.
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, element: UIPageControl, groupings: { api: accessibilityFrameInContainerSpace } } }
                                                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, element: StoryDots, role: button, groupings: { api: accessibilityFrameInContainerSpace } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { api: accessibilityFrameInContainerSpace } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, element: UIPageControl, groupings: { api: accessibilityFrameInContainerSpace, parent: { isAccessibilityElement: true } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, element: UIStepper, groupings: { api: accessibilityFrameInContainerSpace } } }
      """
    ),
    RuleCase(
      "reading-order-table",
      """
      # Other frameworks, what is switched off, the grouping of a stepper.
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, focus: { api: UIAccessibilityContainer } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { focus: { api: UIAccessibilityContainer } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityChildren=false } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityChildren } } }
      ---
      component: stepper
      label: Tickets
      """
    ),
    RuleCase(
      "content-follows-segments",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [segments, filter, content] }
                                     ^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { groupings: { order: [content, segments] } }
                                    ^^^^^^^ warning
        android: { focus: { order: [Day, Week, data, content] } }
                                               ^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings:
        order:
          - label
          - segments
          - label
            ^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [day, more, week, "search field", the content] }
                                             ^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: ["content", label, Segments] }
                            ^^^^^^^ warning
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "content-follows-segments",
      """
      # The content next, or a name that may be the content.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [segments, content] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [label, Day, Week, content, footer] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [segments, chart] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [segments, chart content, footer] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [label, segments] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [header, content] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: [] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: { order: { segments: { next: content } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: { Day: { right: Week, down: content }, Week: { left: Day, down: content } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: { segments: { down: content }, content: { down: segments } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { order: { Day: { right: Week }, Week: { down: footer }, footer: { down: content } } }
                                                            ^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      groupings: native
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      ---
      component: page-control
      name: Photos
      groupings: { order: [segments, label] }
      """
    ),
  ]
}
