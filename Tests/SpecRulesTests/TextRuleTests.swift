import Testing

@Suite("A rule about visible texts and what connects them")
struct TextRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "title-overwrites-label",
      """
      component: page-control
      platforms:
        ios:
          framework: uikit
          setTitle(): Photos
          accessibilityLabel: Pictures of the room
          ^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      platforms:
        ios:
          "setTitle( )": Add
          accessibilityLabel: Plus
          ^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          increment: { setTitle(): +, accessibilityLabel: Adds one ticket }
                                      ^^^^^^^^^^^^^^^^^^ warning
          decrement: { setTitle(): Less, accessibilityLabel: less }
      ---
      component: segmented-control
      group-label: Period
      segments:
        - { setTitle(): Day, accessibilityLabel: Today }
                             ^^^^^^^^^^^^^^^^^^ warning
        - { label: Week, setTitle(): Week, accessibilityLabel: "{label}" }
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      """
    ),
    RuleCase(
      "title-overwrites-label",
      """
      # The same text, one of the two, another element, another framework.
      component: stepper
      platforms: { ios: { framework: uikit, setTitle(): Photos, accessibilityLabel: "photos " } }
      ---
      component: stepper
      name: Tickets
      platforms: { ios: { framework: uikit, setTitle(): Seats } }
      ---
      component: stepper
      platforms:
        ios:
          framework: uikit
          setTitle(): Tickets
          increment: { accessibilityLabel: Adds one ticket }
      ---
      component: stepper
      platforms: { ios: { framework: swiftui, setTitle(): A, accessibilityLabel: B } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ setTitle(): Day, accessibilityLabel: Today }, { label: Week }]
      """
    ),
    RuleCase(
      "content-description-overrides-text",
      """
      component: stepper
      platforms:
        android:
          framework: views
          android:text: Tickets
          contentDescription: Number of seats
                              ^^^^^^^^^^^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments:
        - { android:text: Day, android:contentDescription: Today }
                                                           ^^^^^ information
        - { label: Week }
      platforms: { android: {} }
      ---
      # In Compose the label is the text.
      component: page-control
      label: Photos
      platforms:
        android: { framework: compose, contentDescription: Pictures of the room }
                                                           ^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "content-description-overrides-text",
      """
      # It begins with the text, the text is no word, or another rule speaks.
      component: stepper
      platforms:
        android:
          framework: views
          increment: { android:text: Add, contentDescription: Add one ticket }
          decrement: { android:text: "-", contentDescription: Remove one ticket }
      ---
      component: page-control
      label: Photos
      platforms: { android: { framework: compose, contentDescription: "photos, page 1" } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, contentDescription: Today }, { label: Week }]
      platforms: { android: { framework: compose } }
      ---
      component: page-control
      label: Photos
      platforms: { android: { framework: views, contentDescription: Pictures } }
      ---
      component: page-control
      label: Photos
      platforms: { android: { contentDescription: Pictures } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, contentDescription: Adds tickets } }
      ---
      component: page-control
      platforms: { android: { framework: views, android:text: Photos, contentDescription: "" } }
      """
    ),
    RuleCase(
      "label-for-missing",
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit }, android: { framework: views } }
                                              ^^^^^^^ information
      ---
      component: page-control
      label: Photos
      platforms: { android: { framework: [views, compose] } }
                   ^^^^^^^ information
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: Views, element: TabLayout } }
                   ^^^^^^^ information
      """
    ),
    RuleCase(
      "label-for-missing",
      """
      # Connected, its own text, a name, no label, or not a view.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, android:labelFor: tickets } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, increment: { labelFor: plus } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, "android:text": Tickets } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, contentDescription: Tickets } }
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          increment: { name: Adds one ticket }
          decrement: { name: Removes one ticket }
      ---
      component: stepper
      label: none
      name: Tickets
      platforms: { android: { framework: views } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: {} }
      ---
      component: page-control
      label: Photos
      platforms: { android: { framework: views, groupings: { children: [label, dots] } } }
      """
    ),
  ]
}
