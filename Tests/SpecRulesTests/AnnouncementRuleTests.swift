import Testing

@Suite("A rule about what every announcement says")
struct AnnouncementRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "announcement-double-tap",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements: { increment: "Tickets, 3, Increment, Button" }
        android:
          announcements:
            increment: "Tickets, 3, Increment"
                        ^^^^^^^^^^^^^^^^^^^^^ error
            decrement: "Tickets, 3, Decrement, double‑tap to ACTIVATE."
            value-change: "{value}"
      """
    ),
    RuleCase(
      "announcement-double-tap",
      """
      # Other instructions, and none for a disabled button.
      component: stepper
      label: Tickets
      platforms:
        android:
          announcements:
            - { for: increment, text: "Tickets, 3, Increment, tap twice" }
                                                              ^^^^^^^^^ error
            - { for: increment, state: disabled, text: "Tickets, 10, Increment, disabled" }
            - { for: decrement, text: "Tickets, 3, Decrement, {hint}" }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { announcements: { increment: "Tickets, 10, Increment, disabled" } } }
      ---
      component: stepper
      label: Disabled guests
      platforms: { android: { announcements: { increment: "Disabled guests, 10, Increment" } } }
                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announcement-double-tap",
      """
      # At the top level, where both platforms say it; in a language of its own.
      component: stepper
      label: Tickets
      announcements: &spoken { increment: "Tickets, 3, Increment" }
                                           ^^^^^^^^^^^^^^^^^^^^^ error
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Karten
      platforms:
        android:
          language: de
          announcements: { increment: "Karten, 3, erhöhen" }
      ---
      component: stepper
      label: Tickets
      announcements: { increment: "Tickets, 3, Increment" }
      """
    ),
    RuleCase(
      "announcement-double-tap",
      """
      # Segments have a rule of their own; the slides of a page control should say it.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android:
          announcements: { Day: "Day, tab, 1 of 2" }
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          announcements:
            dots: "Photos, page 1 of 3, list"
            page 2: "Images, page 2 of 3, list"
                     ^^^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements:
            increment: "Tickets, 3, Increment"
                        ^^^^^^^^^^^^^^^^^^^^^ error
            decrement: "Tickets, 3, Decrement, BUTTON."
        android:
          announcements: { increment: "Tickets, 3, Increment, double tap to activate" }
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      # The label is no role; a placeholder may stand for it.
      component: stepper
      label: Button colour
      platforms:
        ios:
          announcements:
            increment: "Button colour, 3, Increment"
                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
            decrement: "{label}, {value}, Decrement, {role}"
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          traits: [.adjustable]
          methods: [accessibilityIncrement(), accessibilityDecrement()]
          announcements: { increment: "Tickets, 3" }
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios:
          role: tab
          announcements:
            group: Period
            Day: "Period, Selected, Day, 1 of 2"
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
            Week: "Week, tab, 2 of 2"
        android:
          announcements:
            Day: "Period, Selected, Day, 1 of 2"
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      announcements: { Day: "Selected, Day, 1 of 2", Week: "Week, tab, 2 of 2" }
                             ^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { announcements: { dots: "Page two of three", page: "Images, page 2 of 3, button" } }
                                       ^^^^^^^^^^^^^^^^^ information
        android: { announcements: { dots: "Photos, page 2 of 3, out of grid pager" } }
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      # Other marks, other cases, particles behind the word.
      component: stepper
      label: تذاكر
      announcements: { increment: "تذاكر، 3", decrement: "3؛تذاكر" }
      ---
      component: stepper
      label: チケット
      announcements: { increment: "チケットを3枚、増やす", decrement: "（チケット）" }
      ---
      component: stepper
      label: 티켓
      announcements: { increment: "티켓을 3장", decrement: "3장" }
                                                        ^^ information
      ---
      component: stepper
      label: Straße
      announcements: { increment: "STRASSE™, 3", decrement: "¡Straße→3" }
      ---
      # Polish inflects; whether another word means the label only people can tell.
      component: stepper
      language: pl
      label: Bilety
      announcements: { increment: "5 biletów", decrement: "5 miejsc" }
                                                           ^^^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      component: stepper
      language: fr
      label: Billets
      platforms:
        ios:
          announcements: { increment: "Billets, 3, augmenter" }
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements: { increment: "3, Increment, Button", decrement: "{label}, 3, Decrement" }
                                       ^^^^^^^^^^^^^^^^^^^^ warning
        android: { announcements: { increment: "Adds one ticket to 3 tickets, double tap to activate" } }
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      # The name of the control or of its button will do.
      component: stepper
      label: none
      platforms:
        ios:
          name: Guests
          announcements: { increment: "GUESTS, 3, Increment, Button", decrement: "3, Decrement" }
                                                                                  ^^^^^^^^^^^^ warning
        android:
          increment: { name: Adds one guest }
          announcements: { increment: "Adds one guest, 3, double tap to activate" }
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      # Nothing to say where nothing is named; what changed needs no label.
      component: stepper
      label: none
      platforms: { ios: { announcements: { increment: "3, Increment, Button" } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { announcements: { value-change: "4" } } }
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day view }, { name: Week }, { label: Month }]
      platforms:
        ios:
          announcements:
            group: Period
            Day view: "Day view, button, 1 of 3"
            Week: "Selected, button, 2 of 3"
                   ^^^^^^^^^^^^^^^^^^^^^^^^ warning
            Month: "Selected, {name}, button, 3 of 3"
      """
    ),
    RuleCase(
      "announcement-includes-label",
      """
      # Dots are announced with the label on Android, when they are focused.
      component: page-control
      label: Photos of the house
      platforms:
        ios: { announcements: { dots: "Page 1 of 3, adjustable" } }
        android: { announcements: { dots: "Page 1 of 3, list", page: "Kitchen, page 1 of 3" } }
                                           ^^^^^^^^^^^^^^^^^ information
      ---
      component: page-control
      label: Photos of the house
      dots: { focusable: false }
      platforms:
        android: { announcements: { dots: "Page 1 of 3, list" } }
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      # A moment that the component does not have is unknown-key's.
      component: stepper
      label: Tickets
      platforms:
        ios: { announcements: { title: "Tickets" } }
      """
    ),
  ]
}
