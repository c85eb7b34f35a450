import Testing

@Suite("A rule about values and positions that are announced")
struct AnnouncedPartRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "announcement-includes-value",
      """
      component: stepper
      label: Tickets
      value: 3
      platforms:
        ios: { announcements: { increment: "Tickets, Increment", decrement: "Tickets, 30, Decrement" } }
                                            ^^^^^^^^^^^^^^^^^^ error
                                                                                      ^^ error
        android: { announcements: { increment: "Tickets, value, double tap to activate" } }
      """
    ),
    RuleCase(
      "announcement-includes-value",
      """
      # As a number, a word, with a unit, with separators, as a placeholder.
      component: stepper
      label: Amount
      value: { current: 1000, min: 0 }
      platforms: { ios: { announcements: { increment: "Amount, 1,000 items, Increment, Button" } } }
      ---
      component: stepper
      label: Tickets
      value: { current: 3 }
      platforms: { ios: { announcements: { increment: "Tickets, three, Increment, Button" } } }
      ---
      component: stepper
      label: Font size
      value: { current: 12, unit: pt }
      platforms: { ios: { announcements: { increment: "Font size, 12pt, Increment, Button" } } }
      ---
      component: stepper
      label: Temperature
      value: -2
      platforms: { ios: { announcements: { increment: "Temperature, −2°, Increment, Button" } } }
      ---
      component: stepper
      label: Weight
      value: 2.5
      platforms:
        ios: { announcements: { increment: "Weight, 2.5 kg", decrement: "Weight, {value}, Decrement" } }
      ---
      component: stepper
      label: Tickets
      value: 3
      platforms: { ios: { announcements: { increment: "Label with current value, Increment" } } }
      """
    ),
    RuleCase(
      "announcement-includes-value",
      """
      # Without a current value, or without a value at all.
      component: stepper
      label: Tickets
      value: { min: 0, max: 10 }
      platforms:
        ios: { announcements: { increment: "Tickets, 3, Increment", decrement: "Tickets, Decrement" } }
                                                                                ^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { announcements: { increment: "Tickets, Increment, Button" } } }
      ---
      component: stepper
      label: Tickets
      value:
      platforms: { ios: { announcements: { increment: "Tickets, Increment, Button" } } }
      """
    ),
    RuleCase(
      "announcement-includes-value",
      """
      component: stepper
      label: Tickets
      value: 3
      announcements: { increment: "Tickets, Increment", decrement: "{label}, {value}" }
                                   ^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      component: page-control
      name: Tour
      pages: 3
      announcements: { page 1: "Plan, first page of three, button", page 2: "Plan, first page" }
                                                                             ^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announcement-includes-value",
      """
      component: stepper
      language: nl
      label: Kaarten
      value: 3
      platforms: { ios: { announcements: { increment: "Kaarten, huidige waarde, meer, knop" } } }
                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }, { label: Month }, { label: Year }]
      platforms:
        ios:
          announcements:
            group: Period
            Day: "Day, button"
                  ^^^^^^^^^^^ error
            Week: "Week, button, 2/4"
                                 ^^^ error
            Month: "Month, button, THREE of four"
            Year: "Year, {index} of {count}"
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      # What a label says is no position, unless the phrase stands for a name that has one.
      component: segmented-control
      group-label: Episode
      segments: [{ label: 1 of 2 hours }, { label: Two, name: "Two, 2 of 2" }]
      platforms:
        ios:
          announcements:
            1 of 2 hours: "1 of 2 hours, button"
                           ^^^^^^^^^^^^^^^^^^^^ error
            Two: "{name}, button"
      ---
      component: segmented-control
      group-label: Episode
      segments: [{ label: One, name: "One, 1 of 2" }, { label: Two }]
      platforms:
        ios:
          announcements: { One: "One, 1 of 2, button", Two: "Two, tab 2 out of 2…" }
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      component: page-control
      name: Photos
      pages: 4
      current-page: 2
      platforms:
        ios:
          announcements: { dots: "Photos, adjustable", page 3: "Kitchen, button" }
                                  ^^^^^^^^^^^^^^^^^^ error
                                                                ^^^^^^^^^^^^^^^ error
        android:
          announcements: { dots: "Page TWO of four, list", slides: "Kitchen, list" }
                                                                    ^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      # The body of a container is a recommendation; dots without focus say nothing.
      component: page-control
      variant: container
      pages: 3
      platforms:
        android: { announcements: { page: "Text, images, in horizontal pager" } }
                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: page-control
      name: Photos
      dots: { focusable: false }
      platforms: { ios: { announcements: { dots: "Photos", page: "Kitchen, page 1 of 3" } } }
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      # At the top level, with no platform; in another language.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      announcements: { Day: "Day, button" }
                             ^^^^^^^^^^^ error
      ---
      component: segmented-control
      language: de
      group-label: Zeitraum
      segments: [{ label: Tag }, { label: Woche }]
      platforms: { ios: { announcements: { Tag: "Tag, Taste, 1 von 2", Woche: "Woche, Taste" } } }
                                                                               ^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      # Segments of a platform count there.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios:
          segments: [{ label: Year }]
          announcements: { Year: "Year, button" }
                                  ^^^^^^^^^^^^ error
        android:
          announcements: { Week: "Week, tab" }
                                  ^^^^^^^^^ error
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      component: page-control
      name: Photos
      pages: 3
      platforms:
        ios: { announcements: { page 1: "Kitchen, first of three", page 2: "Hall, 2nd of 3" } }
      """
    ),
    RuleCase(
      "announcement-includes-value",
      """
      # A label that is the word for it is not the value.
      component: stepper
      label: Value
      value: 5
      platforms:
        ios: { announcements: { increment: "Value, Increment", decrement: "Value, current value" } }
                                            ^^^^^^^^^^^^^^^^ error
      """
    ),
  ]
}
