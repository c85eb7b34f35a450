import Testing

@Suite("A rule about names")
struct NameRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "name-required",
      """
      component: stepper
                 ^^^^^^^ error
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "name-required",
      """
      # A null platform is an empty map.
      component: page-control
                 ^^^^^^^^^^^^ error
      label: none
      platforms:
        ios:
      """
    ),
    RuleCase(
      "name-required",
      """
      component: Segmented Control
                 ^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
                 ^^^^^^^^^^^^^^^^^ error
      segments: [{ label: Day }, { icon: { image: week } }]
      platforms: { ios: {}, android: { framework: views } }
      """
    ),
    RuleCase(
      "name-required",
      """
      # The guideline asks for a name of each segment, and for none of the whole.
      component: segmented-control
      segments: [{ label: Day }, { name: Week, icon: { image: week } }]
      platforms: { ios: {}, android: { framework: views } }
      ---
      component: segmented-control
      platforms:
        android: { framework: compose, segments: [{ label: Day }, { contentDescription: Week }] }
      """
    ),
    RuleCase(
      "name-required",
      """
      component: stepper
                 ^^^^^^^ error
      label: ""
      """
    ),
    RuleCase(
      "name-required",
      """
      # A name on one button alone is not enough.
      component: stepper
                 ^^^^^^^ error
      platforms:
        android:
          framework: views
          increment: { name: Adds one ticket }
          decrement: { hint: Removes it }
      """
    ),
    RuleCase(
      "name-required",
      """
      component: stepper
      platforms:
        ios: { name: Tickets }
        android: { framework: views }
        ^^^^^^^ error
      """
    ),
    RuleCase(
      "name-required",
      """
      # What has a name: a label, a name on each platform, the API of a framework.
      component: stepper
      label: Tickets
      ---
      component: stepper
      name: Tickets
      ---
      component: stepper
      platforms:
        ios: { accessibilityLabel: Tickets }
        android: { contentDescription: Tickets }
      ---
      component: stepper
      platforms:
        ios: { framework: swiftui, "accessibilityLabel(_:)": Tickets }
      ---
      component: stepper
      platforms:
        ios: { framework: uikit, "setTitle()": Tickets }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      ---
      component: stepper
      label: none
      platforms:
        android:
          framework: compose
          increment: { name: Adds one ticket }
          decrement: { contentDescription: Removes one ticket }
      """
    ),
    RuleCase(
      "name-required",
      """
      # Of a merge key and of an alias.
      x-named: &named { name: Photos }
      component: page-control
      platforms:
        ios: { <<: *named, framework: uikit }
        android: *named
      """
    ),
    RuleCase(
      "name-required",
      """
      # The container needs no name on Android, and needs one on iOS.
      component: page-control
      variant: container
      platforms: { android: { framework: compose } }
      ---
      component: page-control
                 ^^^^^^^^^^^^ error
      variant: container
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      variant: container
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      component: stepper
      label: Tickets
      name: Number of seats
            ^^^^^^^^^^^^^^^ warning
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # On iOS the name is the label, on Android it contains it; plurals aside.
      component: stepper
      label: Ticket
      platforms:
        ios: { name: tickets }
        android: { name: Adds one ticket to 3 tickets }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { name: Ticket quantity }
                     ^^^^^^^^^^^^^^^ warning
        android: { name: Ticket quantity }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, accessibilityLabel: Seats }
                                                     ^^^^^ warning
        android: { framework: views, contentDescription: Seats }
                                                         ^^^^^ warning
      """
    ),
    RuleCase(
      "name-matches-label",
      #"""
      # Typographic quotes, case, blanks, punctuation, composed letters.
      component: stepper
      label: "Guests’ “rooms”"
      platforms: { ios: { name: "guests'  \"Rooms\"" } }
      ---
      component: stepper
      label: "Plätze:"
      platforms: { ios: { name: plätze } }
      ---
      component: stepper
      label: Adults – 18 and over
      platforms: { ios: { name: Adults - 18 and over } }
      """#
    ),
    RuleCase(
      "name-matches-label",
      """
      # Buttons name their purpose, on both platforms.
      component: stepper
      label: People
      platforms:
        ios:
          increment: { name: Adds one person to 3 people }
          decrement: { accessibilityLabel: Removes a chair }
                                           ^^^^^^^^^^^^^^^ warning
        android:
          increment: { contentDescription: Adds one person }
          decrement: { name: "Remove one {label}" }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # Of a label of several words one noun will do, and people judge the rest.
      component: stepper
      label: Number of phone lines
      platforms:
        android:
          increment: { name: Adds one phone }
          decrement: { name: Removes a number of cables }
                             ^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      component: stepper
      label: Children
      platforms:
        android:
          increment: { name: Add one child }
          decrement: { name: Remove one child }
      ---
      component: stepper
      label: Batteries
      platforms: { android: { name: Adds one battery } }
      ---
      component: stepper
      label: Shelves
      platforms: { android: { name: Adds one shelf } }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      component: segmented-control
      group-label: Period
      segments:
        - { label: Day, name: "Day, 1 of 3" }
        - { label: Week, name: Weekly view }
                               ^^^^^^^^^^^ warning
        - { name: Month, icon: { image: month } }
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      component: segmented-control
      group-label: Period
      segments:
        - { label: Day }
        - { label: Week }
      platforms:
        ios: {}
        android:
          framework: views
          segments:
            - { label: week, contentDescription: Seven days }
                                                 ^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # No label, no comparison; nor is an empty name compared.
      component: stepper
      label: none
      name: Tickets
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { name: "" } }
      ---
      component: page-control
      label: Photos
      name: Pictures of the house
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # Without platforms, what both of them ask for.
      component: stepper
      label: Tickets
      name: Amount
            ^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      name: Adds one ticket
      ---
      component: segmented-control
      label: Period
      name: Time span
            ^^^^^^^^^ warning
      segments: [{ label: Day }, { label: Week }]
      """
    ),
    RuleCase(
      "name-required",
      """
      # Which platform lacks it is said when the other one has it.
      component: page-control
      platforms:
        ios: { framework: swiftui }
        ^^^ error
        android: { framework: compose, contentDescription: Photos }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # Composed and decomposed letters; a value behind the label.
      component: stepper
      label: Gäste
      platforms: { ios: { name: Gäste } }
      ---
      component: stepper
      label: Guests
      platforms: { ios: { name: "Guests, 3" } }
      ---
      component: stepper
      label: Guests
      platforms: { ios: { name: "Guests, 3 of 8 rooms" } }
                                 ^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
  ]
}
