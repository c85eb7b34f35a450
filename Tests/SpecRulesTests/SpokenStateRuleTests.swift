import Testing

@Suite("A rule about spoken states")
struct SpokenStateRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "disabled-announcement-word",
      """
      # The word of the other platform, at a moment of which nobody says that it is one.
      component: stepper
      label: Tickets
      value: { current: 3, min: 0, max: 10 }
      platforms:
        ios:
          framework: uikit
          states: { disabled: { api: isEnabled=false, announce: Dimmed } }
          announcements:
            increment: "Tickets, 10, Increment, Button, Dimmed"
            decrement: "Tickets, 3, Decrement, Button, disabled"
                                                       ^^^^^^^^ error
        android:
          announcements:
            increment: "Tickets, 3, Increment, Dimmed, double tap to activate"
                                               ^^^^^^ error
            decrement: "{label}, {value}, Decrement. Disabled."
      ---
      component: page-control
      name: Photos
      pages: 3
      platforms:
        ios: { announcements: { dots: "Page 1 of 3, adjustable, disabled" } }
                                                                ^^^^^^^^ error
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      # What is called so: a label, a segment, a value, and what may be a value.
      component: stepper
      label: Dimmed
      value: 3
      platforms: { android: { announcements: { increment: "Lamp, Dimmed, 3, Increase" } } }
      ---
      component: segmented-control
      group-label: Status
      segments: [{ label: Enabled, selected: true }, { label: Disabled }]
      platforms:
        ios:
          announcements:
            group: "Status, Enabled, Disabled"
            Enabled: "Enabled, Selected, button, 1 of 2, Disabled"
            Disabled: "Status, Disabled, button, 2 of 2"
      ---
      component: stepper
      label: Lamp
      value: { current: dimmed }
      platforms: { android: { announcements: { increment: "Lamp, lights, dimmed, Increase" } } }
      ---
      component: stepper
      label: Lamp
      platforms: { android: { announcements: { increment: "Lamp, dimmed, Increase" } } }
      ---
      # A word of a sentence.
      component: stepper
      label: Seats
      value: 3
      platforms: { ios: { announcements: { increment: "Seats, 3 for disabled guests, Increment" } } }
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      # No word at all.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, states: { disabled: { api: isEnabled=false, announce: "" } } }
                                                                                       ^^ error
        android: { framework: compose, states: { disabled: { api: disabled(), announce: } } }
      """
    ),
    RuleCase(
      "index-matches-set",
      """
      # Another language may set its numbers otherwise.
      component: segmented-control
      language: de
      group-label: Zeitraum
      segments: [{ label: Tag, selected: true }, { label: Woche }]
      platforms: { ios: { announcements: { Tag: "Tag, ausgewählt, Taste, 2 of 2" } } }
                                                                         ^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-includes-value",
      """
      # At a limit a button is disabled, and the limit is the value.
      component: stepper
      label: Tickets
      value: { current: 3, min: 0, max: 10 }
      platforms:
        ios:
          announcements:
            increment: "Tickets, 10, Increment, Button, Dimmed"
            decrement: "Tickets, 0, Decrement, Button, Dimmed"
        android:
          announcements:
            increment: "Tickets, 7, Increment, disabled"
                                 ^ error
            decrement: "Tickets, 0, Decrement, dimmed"
      ---
      component: stepper
      label: Tickets
      value: 3
      platforms:
        ios: { announcements: { increment: "Tickets, 9, Increment, Button, Dimmed" } }
        android: { announcements: { increment: "Tickets, 9, Increment, Double tap to activate" } }
                                                         ^ error
      """
    ),
  ]
}
