import Testing

@Suite("A rule about the names of buttons")
struct ButtonNameRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "name-references-value",
      """
      component: stepper
      label: Tickets
      value: { current: 3, min: 0, max: 10 }
      platforms:
        ios:
          increment: { name: Adds one ticket }
                             ^^^^^^^^^^^^^^^ information
          decrement: { accessibilityLabel: Removes one ticket from 13 tickets }
                                                                   ^^ information
        android:
          framework: views
          increment: { contentDescription: Adds one ticket to 2 tickets }
                                                              ^ warning
          decrement: { name: Removes one ticket }
                             ^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "name-references-value",
      """
      # Limits without a value: any number will do.
      component: stepper
      label: Tickets
      value: { min: 0, max: 10 }
      platforms:
        android:
          increment: { name: Adds one ticket }
                             ^^^^^^^^^^^^^^^ warning
          decrement: { name: Removes one ticket from 7 }
      ---
      component: stepper
      label: Karten
      language: de
      value: 3
      platforms: { android: { increment: { name: Fügt eine der Karten hinzu } } }
                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "name-references-value",
      """
      # In digits, with a unit, as a word, as a placeholder, or in the announcement.
      component: stepper
      label: Tickets
      value: 3
      platforms:
        android:
          increment: { name: "Adds one ticket to 3" }
          decrement: { name: "Removes one ticket from three tickets" }
      ---
      component: stepper
      label: Size
      value: { current: 12.5, unit: pt }
      platforms:
        ios: { increment: { name: "Increase size, 12.5pt" } }
        android: { increment: { name: "Increase size, {value}" } }
      ---
      component: stepper
      label: Tickets
      value: 3
      platforms:
        android:
          increment: { name: Adds one ticket to the current value }
          decrement: { name: Removes one ticket }
          announcements: { Decrement: "{name}, 3, double tap to activate" }
      ---
      component: stepper
      label: Tickets
      value: 3
      announcements: { increment: "{label}, {value}, Increment" }
      platforms: { android: { increment: { name: Adds one ticket } } }
      """
    ),
    RuleCase(
      "name-references-value",
      """
      # No value, no explicit name of a button, an empty one; a name without the label is another
      # fault.
      component: stepper
      label: Tickets
      platforms: { android: { increment: { name: Adds one ticket } } }
      ---
      component: stepper
      label: Tickets
      name: Ticket quantity
      value: 3
      platforms: { android: { framework: views, contentDescription: Tickets } }
      ---
      component: stepper
      label: Tickets
      value: 3
      platforms: { android: { increment: { name: "" }, decrement: { hint: Fewer } } }
      ---
      component: stepper
      label: Tickets
      value: 3
      platforms: { android: { increment: { name: Adds a seat } } }
      """
    ),
    RuleCase(
      "name-states-purpose",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          increment: { name: Tickets }
                             ^^^^^^^ information
          decrement: { accessibilityLabel: "Tickets, minus" }
                                            ^^^^^^^^^^^^^^ information
        android:
          increment: { name: Plus }
                             ^^^^ information
          decrement: { contentDescription: Address of the tickets }
                                           ^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      # The verb of the other button is not its own.
      component: stepper
      label: Tickets
      platforms:
        android:
          increment: { name: Removes one ticket }
                             ^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "name-states-purpose",
      """
      # Any of the verbs, in any case and place.
      component: stepper
      label: Tickets
      platforms:
        ios:
          increment: { name: "One ticket: ADD" }
          decrement: { name: "{state} tickets" }
        android:
          increment: { name: Increment tickets }
          decrement: { name: Subtracts one ticket }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { increment: { name: Raise tickets }, decrement: { name: Lower the tickets } }
        android: { increment: { name: Increases it }, decrement: { name: "decrease" } }
      ---
      # The control as a whole has no verb; German has others.
      component: stepper
      label: Tickets
      name: Tickets
      language: de
      platforms: { ios: { increment: { name: Eine Karte mehr } }, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { increment: { name: "" }, decrement: { hint: Plus } } }
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # A name on iOS that says the purpose of a button contains the label.
      component: stepper
      label: Phone
      platforms: { ios: { name: Removes one phone from 3 phones } }
      ---
      component: stepper
      label: Phone
      platforms: { ios: { name: Removes one cable from 3 cables } }
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "hint-only-when-needed",
      """
      component: stepper
      label: Tickets
      hint: The tickets
            ^^^^^^^^^^^ information
      platforms: { ios: { role: button }, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          hint: Adds or removes tickets
                ^^^^^^^^^^^^^^^^^^^^^^^ information
          increment: { name: Adds one ticket, hint: "Adds one ticket." }
                                                     ^^^^^^^^^^^^^^^^ information
          decrement: { hint: "Decrement, button" }
                              ^^^^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Number of guests
      platforms:
        ios:
          framework: uikit
          accessibilityHint: Increases the number of guests
                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Guests
      platforms: { ios: { framework: swiftui, hint: "{label}", accessibilityHint(_:): guest } }
                                                     ^^^^^^^ information
                                                                                      ^^^^^ information
      """
    ),
    RuleCase(
      "hint-only-when-needed",
      """
      # It says something more; it is empty, switched off, on Android or of another component.
      component: stepper
      label: Tickets
      platforms: { ios: { hint: Changes the price at the bottom } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { hint: "Adds tickets, at most 10" } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { increment: { hint: Removes tickets } } }
      ---
      component: stepper
      label: Tickets
      hint: Tickets
      platforms: { ios: { hint: none }, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { hint: "" }, android: { hint: Tickets } }
      ---
      component: stepper
      label: Tickets
      hint: Tickets
      ---
      component: segmented-control
      label: Period
      hint: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: {} }
      """
    ),
  ]
}
