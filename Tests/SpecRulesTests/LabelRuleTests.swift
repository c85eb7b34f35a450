import Testing

@Suite("A rule about names and labels")
struct LabelRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "hidden-label-needs-name",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, label-hidden: accessibilityHidden(true) }
                                   ^^^^^^^^^^^^ error
        android: { framework: views, labelFor: tickets }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { label-hidden: true } }
                          ^^^^^^^^^^^^ error
      ---
      # The name that the top level gives is switched off.
      component: stepper
      label: Tickets
      name: Tickets
      platforms:
        ios: { framework: uikit, name: none, label-hidden: isAccessibilityElement = NO }
                                             ^^^^^^^^^^^^ error
      ---
      x-ios: &ios { label-hidden: ".accessibilityHidden(true)", framework: [uikit, swiftui] }
                    ^^^^^^^^^^^^ error
      component: stepper
      label: Tickets
      platforms: { ios: *ios }
      """
    ),
    RuleCase(
      "hidden-label-needs-name",
      """
      # The label is there, or something has its name.
      component: stepper
      label: Tickets
      name: Number of tickets
      platforms: { ios: { label-hidden: true } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, label-hidden: isAccessibilityElement=true } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, label-hidden: accessibilityHidden(false) } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { label-hidden: false }, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          label-hidden: true
          increment: { name: Adds one ticket }
          decrement: { accessibilityLabel: Removes one ticket }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, label-hidden: true, "accessibilityLabel(_:)": Tickets } }
      ---
      component: stepper
      label: none
      platforms: { ios: { label-hidden: true } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, label-hidden: importantForAccessibility=no } }
      ---
      component: page-control
      label: Photos
      platforms: { ios: { framework: uikit, label-hidden: true } }
      """
    ),
    RuleCase(
      "name-repeats-label",
      """
      component: stepper
      label: Tickets
      name: tickets
            ^^^^^^^ information
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, accessibilityLabel: "Tickets:" }
                                                      ^^^^^^^^ information
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, accessibilityLabel(_:): Tickets, label-hidden: false }
                                                           ^^^^^^^ information
      """
    ),
    RuleCase(
      "name-repeats-label",
      """
      # Hidden, another name, no label; Android has no such sentence.
      component: stepper
      label: Tickets
      name: Tickets
      platforms: { ios: { label-hidden: true } }
      ---
      component: stepper
      label: Tickets
      name: Seats
      platforms: { ios: {} }
      ---
      component: stepper
      label: none
      name: Tickets
      platforms: { ios: {} }
      ---
      component: stepper
      label: Tickets
      name: Tickets
      ---
      component: stepper
      label: Tickets
      platforms: { ios: {}, android: { contentDescription: Tickets } }
      ---
      component: page-control
      label: Photos
      name: Photos
      platforms: { ios: { framework: uikit } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, setTitle(): Tickets } }
      """
    ),
    RuleCase(
      "name-repeats-label",
      """
      # The label of a segment is its name by default.
      component: segmented-control
      group-label: Period
      segments:
        - { label: Day, name: Day }
                              ^^^ hint
        - { label: Week, name: "Week, 2 of 3" }
        - { label: Month, "accessibilityLabel(_:)": month }
                                                    ^^^^^ hint
      platforms: { ios: { framework: swiftui } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, name: Day }, { label: Week, contentDescription: Week }]
                                     ^^^ hint
                                                                               ^^^^ hint
      platforms: { ios: { framework: swiftui }, android: { framework: compose } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit }
        android: { framework: compose, segments: [{ label: Day, name: Day }] }
                                                                      ^^^ hint
      ---
      component: segmented-control
      group-label: Period
      label: Period
      name: Period
      segments: [{ label: Day, name: Day }, { label: Week }]
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "name-repeats-label",
      """
      # In another framework the name of the segment is the only one, or the API is not its own.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, name: Day }, { label: Week }]
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, name: Day }, { label: Week, accessibilityLabel: Week }]
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, name: Day }, { label: Week, contentDescription: Week }]
      platforms: { android: { framework: [views, compose] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, name: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui }, android: {} }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, accessibilityLabel: Day }, { label: Week }]
      platforms: { android: { framework: compose } }
      """
    ),
    RuleCase(
      "decorative-icon-hidden",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: swiftui
          icon: { image: ticket }
          ^^^^ warning
          increment: { icon: { image: plus, api: accessibilityHidden(false) } }
                       ^^^^ warning
          decrement: { icon: { image: minus, hidden: false } }
                       ^^^^ warning
      ---
      component: segmented-control
      group-label: View
      segments:
        - { label: Map, icon: { image: map, decorative: true } }
                        ^^^^ warning
        - { label: List, icon: { image: list, decorative: true, accessibilityHidden: false } }
                         ^^^^ warning
      platforms: { ios: { framework: [uikit, swiftui] }, android: { framework: compose } }
      """
    ),
    RuleCase(
      "decorative-icon-hidden",
      """
      # Hidden in some way, not decorative, another framework, no icon yet.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: swiftui
          icon: { image: ticket, hidden: true }
          increment: { icon: { image: plus, api: [".accessibilityHidden(true)"] } }
          decrement: { icon: { image: minus, accessibilityHidden(true): true } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, icon: { image: a, accessibilityHidden: true } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, icon: { image: a, decorative: false } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, icon: { image: a, api: isAccessibilityElement=false } } }
      ---
      component: segmented-control
      group-label: View
      segments: [{ name: Map, icon: { image: map } }, { label: List, icon: {} }]
      platforms: { ios: { framework: swiftui } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, icon: { image: a } }, android: { icon: { image: a } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { icon: { image: a } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, icon: } }
      """
    ),
    RuleCase(
      "container-needs-no-name",
      """
      component: page-control
      variant: Container
      platforms: { android: { framework: compose, contentDescription: Photos } }
                                                                      ^^^^^^ hint
      ---
      component: page-control
      variant: container
      name: Photos
            ^^^^^^ hint
      platforms: { android: {} }
      ---
      component: page-control
      variant: container
      platforms:
        ios: { name: Photos }
        android: { name: Photos }
                         ^^^^^^ hint
      """
    ),
    RuleCase(
      "container-needs-no-name",
      """
      # iOS needs it, another variant, no name, a label.
      component: page-control
      variant: container
      name: Photos
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      variant: slides
      name: Photos
      platforms: { android: {} }
      ---
      component: page-control
      variant: container
      label: Photos
      name: Photos
      ---
      component: page-control
      variant: container
      label: Photos
      platforms: { android: { name: none } }
      """
    ),
    RuleCase(
      "name-repeats-label",
      """
      # Anchors: what is used elsewhere cannot go, and is reported once.
      component: stepper
      label: &label Tickets
                    ^^^^^^^ information
      name: *label
      platforms: { ios: &ios { framework: uikit }, android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, name: &name Tickets, hint: &hint Tickets }
                                             ^^^^^^^ information
        android: { framework: views, name: *name, hint: *hint }
      """
    ),
    RuleCase(
      "hidden-label-needs-name",
      """
      x-hidden: &hidden { framework: uikit, label-hidden: isAccessibilityElement=false }
                                            ^^^^^^^^^^^^ error
      component: stepper
      label: Tickets
      platforms: { ios: { <<: *hidden, role: button } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, label-hidden: } }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # Labels as other languages inflect them.
      component: stepper
      language: de
      label: Gäste
      platforms:
        android:
          increment: { name: Fügt einen Gast zu 2 Gästen hinzu }
          decrement: { name: Eine Person weniger }
                             ^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      component: stepper
      language: pl
      label: Bilety
      platforms:
        ios:
          announcements:
            increment: "5 biletów, Increment, Button"
            decrement: "5 miejsc, Decrement, Button"
                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
  ]
}
