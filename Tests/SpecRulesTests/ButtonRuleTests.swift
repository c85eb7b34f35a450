import Testing

@Suite("A rule about the buttons of a component")
struct ButtonRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "announcement-per-button",
      """
      component: stepper
      label: Tickets
      announcements: { decrement: "{label}, {value}, {state}, {role}" }
      ^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      announcements: { Increment: "{label}, {value}, {state}" }
      ^^^^^^^^^^^^^ warning
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          announcements:
          ^^^^^^^^^^^^^ warning
            - { for: increment, state: disabled, text: "Tickets, 3, Increment, disabled" }
            - { for: increment, text: "Tickets, 3, Increment, Double tap to activate" }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements: { increment: "Tickets, 3, Increment, Button", decrement: }
          ^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "announcement-per-button",
      """
      # Each platform says one; only one of them says both.
      component: stepper
      label: Tickets
      announcements: { increment: "{label}, {value}, {state}" }
      ^^^^^^^^^^^^^ warning
      platforms:
        ios: {}
        android: { announcements: { decrement: "{label}, {value}, {state}, {hint}" } }
      """
    ),
    RuleCase(
      "announcement-per-button",
      """
      # None at all, both, other moments, one adjustable element.
      component: stepper
      label: Tickets
      ---
      component: stepper
      label: Tickets
      announcements:
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { announcements: { value-change: "{value}" } } }
      ---
      component: stepper
      label: Tickets
      announcements: [{ for: increment, text: a }, { for: DECREMENT, text: b }]
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          traits: [.adjustable]
          methods: [accessibilityIncrement(), accessibilityDecrement()]
          announcements: { increment: "Tickets, 3, adjustable" }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Increment }, { label: Decrement }]
      announcements: { Increment: "Increment, button, 1 of 2" }
      """
    ),
    RuleCase(
      "stepper-state-word",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements:
            increment: "Tickets, 3, button"
                        ^^^^^^^^^^^^^^^^^^ warning
            decrement: "Tickets, 3, INCREMENT, button"
                                    ^^^^^^^^^ warning
        android:
          announcements:
            increment: "Tickets, 3, decrease, double tap to activate"
                                    ^^^^^^^^ warning
            decrement: "Tickets, 3, double tap to activate"
                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "stepper-state-word",
      """
      # In the label as well.
      component: stepper
      label: Decrement size
      platforms:
        ios:
          announcements:
            increment: "Decrement size, 3, Decrement, Button"
                                           ^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "stepper-state-word",
      """
      # A word of both buttons; without platforms the words of both count.
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements:
            increment: "Tickets, 3, Increment or Decrement, button"
                                                 ^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      announcements:
        - { for: increment, text: "Tickets, 3, Increase" }
        - { for: decrement, text: "Tickets, 3, Lower" }
                                   ^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "stepper-state-word",
      """
      # Increase is the word of Android; in a sentence it says what the button is for.
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements:
            increment: "Tickets, 3, Increase, Button"
                                    ^^^^^^^^ information
            decrement: "Decreases tickets from 3, button"
      """
    ),
    RuleCase(
      "stepper-state-word",
      """
      # Verbs of purpose, placeholders, names of buttons, labels that look like a word.
      component: stepper
      label: Phone
      platforms:
        ios:
          announcements:
            increment: "Adds one phone to 3 phones, button"
            decrement: "“Removes” one phone from 3 phones, button"
        android:
          increment: { name: Adds one phone to 3 phones }
          decrement: { hint: Double tap to subtract one phone }
          announcements:
            increment: "{name}, double tap to activate"
            decrement: "{label}, 3, {hint}"
      ---
      component: stepper
      label: Decrement size
      platforms:
        ios: { announcements: { increment: "Decrement size, 3, Increment, Button" } }
        android: { announcements: { increment: "{label}, {value}, {state}, double tap to activate" } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { announcements: { value-change: "3 tickets", increment: none } } }
      """
    ),
    RuleCase(
      "stepper-state-word",
      """
      language: fr
      component: stepper
      label: Billets
      platforms: { android: { announcements: { increment: "Billets, 3, augmenter" } } }
      """
    ),
    RuleCase(
      "adjustable-needs-actions",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          accessibilityTraits: UIAccessibilityTraitAdjustable
                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          element: [TicketStepper, UIStepper]
          traits: [.button, UIAccessibilityTraits.adjustable]
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
          methods: accessibilityDecrement
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, element: PhotoDots, traits: adjustable }
                                                             ^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "adjustable-needs-actions",
      """
      # A role of the single buttons on one adjustable element.
      component: stepper
      label: Tickets
      role: button
            ^^^^^^ information
      platforms:
        ios:
          framework: uikit
          element: TicketStepper
          traits: .adjustable
          methods: [accessibilityIncrement(), accessibilityDecrement()]
        android: { framework: views }
      """
    ),
    RuleCase(
      "adjustable-needs-actions",
      """
      # The native element brings its methods, keys name them, another framework has others.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIStepper, traits: [.adjustable], role: button }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          traits: [.adjustable]
          increment: { "accessibilityIncrement()": true }
          accessibilityDecrement: removes one
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, traits: [.adjustable] } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { traits: [.adjustable] } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          role: button
          traits: [.adjustable]
          methods: [accessibilityIncrement(), accessibilityDecrement()]
      """
    ),
  ]
}
