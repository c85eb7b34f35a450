import Testing

@Suite("A fix of a phrase")
struct PhraseFixTextTests {
  @Test(
    "puts a part where the guideline has it, and nothing beside what is stale",
    arguments: changes
  )
  func text(of change: FixTextTests.Change) {
    change.check()
  }

  private static func spoken(_ phrase: String, on platform: String = "ios") -> String {
    """
    component: stepper
    label: Tickets
    value: 3
    platforms:
      \(platform):
        announcements:
          increment: \(phrase)
    """
  }

  private static func change(
    _ rule: String,
    _ before: String,
    _ after: String...,
    on platform: String = "ios"
  ) -> FixTextTests.Change {
    var change = FixTextTests.Change(rule, spoken(before, on: platform))
    change.after = after.map { spoken($0, on: platform) }
    return change
  }

  static let changes: [FixTextTests.Change] = values + labels + others

  private static let values = [
    change(
      "announcement-includes-value",
      "\"Tickets, 13, Increment, Button\"",
      "\"Tickets, 3, Increment, Button\""
    ),
    change(
      "announcement-includes-value",
      "Tickets, thirteen, Increment, Button",
      "Tickets, three, Increment, Button"
    ),
    change(
      "announcement-includes-value",
      "'Tickets, %d, Increment, Button'",
      "'Tickets, {value}, Increment, Button'"
    ),
    change(
      "announcement-includes-value",
      "\"Tickets: ${count}, Increment, Button\"",
      "\"Tickets: {value}, Increment, Button\""
    ),
    change(
      "announcement-includes-value",
      "Tickets, Increment, Button",
      "Tickets, 3, Increment, Button"
    ),
    change(
      "announcement-includes-value",
      "\"{label}, Increment, Button\"",
      "\"{label}, {value}, Increment, Button\""
    ),
    change(
      "announcement-includes-value",
      "\"Tickets, none, Increment, Button\"",
      "\"Tickets, 3, Increment, Button\""
    ),
    // What a button adds is not what there is.
    change(
      "announcement-includes-value",
      "\"Adds 2 tickets, Increment, Button\"",
      "\"Adds 2 tickets, 3, Increment, Button\""
    ),
    // Nobody but the author converts a share.
    change("announcement-includes-value", "\"Tickets, 30%, Increment, Button\""),
    // Any of the numbers may be the one.
    change("announcement-includes-value", "\"Tickets, 13 to 14, Increment, Button\""),
  ]

  private static let labels = [
    change(
      "announcement-includes-label",
      "\"Label with current value, Increment, Button\"",
      "\"Tickets, 3, Increment, Button\""
    ),
    change(
      "announcement-includes-label",
      "\"<label>, <value>, Increment, Button\"",
      "\"Tickets, 3, Increment, Button\""
    ),
    change(
      "announcement-includes-label",
      "'%@, 3, Increment, Button'",
      "'Tickets, 3, Increment, Button'"
    ),
    change(
      "announcement-includes-label",
      "Guests, 3, Increment, Button",
      "Tickets, 3, Increment, Button",
      "Tickets, Guests, 3, Increment, Button"
    ),
    change(
      "announcement-includes-label",
      "\"3, Increment, Button\"",
      "\"Tickets, 3, Increment, Button\""
    ),
  ]

  private static let others = [
    change(
      "announcement-per-button",
      "\"Tickets, 3, Increment, Button\"",
      "\"Tickets, 3, Increment, Button\"\n      decrement: \"Tickets, 3, Decrement, Button\""
    ),
    change(
      "announcement-per-button",
      "Tickets, 3, Increase, Double tap to activate",
      "Tickets, 3, Increase, Double tap to activate"
        + "\n      decrement: Tickets, 3, Decrease, Double tap to activate",
      on: "android"
    ),
    // What the other phrase lacks is not left out again.
    change(
      "announcement-per-button",
      "\"Increase, double tap\"",
      "\"Increase, double tap\""
        + "\n      decrement: \"{label}, {value}, Decrease, Double tap to activate\"",
      on: "android"
    ),
    change(
      "announcement-names-role",
      "Tickets, 3, Increment",
      "Tickets, 3, Increment, Button"
    ),
    change(
      "announcement-names-role",
      "\"Tickets, 3, Increment, Tab.\"",
      "\"Tickets, 3, Increment, Button.\""
    ),
    change(
      "stepper-state-word",
      "\"Tickets, 3, Button\"",
      "\"Tickets, 3, Increment, Button\""
    ),
    change(
      "stepper-state-word",
      "Tickets, 3, double tap to activate",
      "Tickets, 3, Increment, double tap to activate",
      on: "android"
    ),
    change(
      "announcement-double-tap",
      "Tickets, 3, Increase, double tap",
      "Tickets, 3, Increase, double tap to activate",
      on: "android"
    ),
    change(
      "announcement-double-tap",
      "Tickets, 3, Increase, Double tap to add",
      "Tickets, 3, Increase, Double tap to activate",
      on: "android"
    ),
  ]
}
