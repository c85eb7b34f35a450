import Guidelines
import SpecModel

extension Rule {
  /// Reports an announcement that does not say the value.
  static let announcementIncludesValue = Rule(
    id: "announcement-includes-value",
    severity: .error,
    summary: "An announcement without the current value",
    rationale: """
      Somebody who lands on the button must hear how many there are before deciding whether to add \
      one more.
      """,
    facts: ["announced-value"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          ios:
            announcements:
              increment: "Tickets, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ the announcement does not say the value; add \
        '{value}' or '3'
        """,
      passing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          ios:
            announcements:
              increment: "{label}, {value}, Increment, Button"
        """
    ),
    check: .scope { scope, context in
      guard let fact = context.fact("announced-value", in: scope) else { return }
      guard let value = context.shownValue else { return }
      for announcement in context.announcements(for: fact, in: scope) {
        let phrase = announcement.spoken
        let words = context.tokens(of: announcement, in: scope)
        if phrase.has("value") || fact.details("words").contains(where: words.containsWords) {
          continue
        }
        let rest = phrase.without([context.spec.label, scope.name])
        if rest.says(value) { continue }
        // At its limit a button is disabled, and the value is another one.
        if context.isDisabled(announcement, in: scope), rest.saysNumber { continue }
        if context.saysDisabled(announcement, in: scope), context.saysLimit(rest) { continue }
        let button = context.buttons(in: scope).first {
          $0.action.value == announcement.foldedMoment
        }
        let name = (button?.name ?? scope.name).map { Phrase($0.value) }
        if phrase.has("name"), let name, name.has("value") || name.says(value) { continue }
        let examples = ["{value}", value.current].compactMap { $0 }
        let fixed = phrase.text.inserting(value.current ?? "{value}")
        context.report(
          "the announcement does not say the value; add \(examples.listed)",
          at: announcement.phrase.range,
          fact: fact,
          in: scope,
          moment: announcement.moment.value,
          fixes: [
            Fix(
              "Say '\(value.current ?? "{value}")' behind the label",
              [context.spec.replacing(announcement.phrase, with: fixed)],
              isPreferred: true
            )
          ]
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether a phrase says the smallest or the largest value, or any number where the spec does not
  /// give both.
  fileprivate func saysLimit(_ phrase: Phrase) -> Bool {
    let limits = ["min", "max"].compactMap { spec.root["value"]?[$0]?.word?.value }
    guard limits.count == 2, let value = shownValue else { return phrase.saysNumber }
    return limits.contains { limit in
      phrase.says(ShownValue(current: limit, unit: value.unit, isInEnglish: value.isInEnglish))
    }
  }
}

extension String {
  /// The phrase with a part behind its first comma, where the guideline has the value.
  fileprivate func inserting(_ part: String) -> String {
    guard let comma = firstIndex(of: ",") else { return appending(part) }
    return "\(self[..<comma]), \(part)\(self[comma...])"
  }
}
