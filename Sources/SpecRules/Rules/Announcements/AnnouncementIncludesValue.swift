import SpecModel
import Guidelines

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
      guard let value = context.spec.root.entry("value")?.value, !value.isNull else { return }
      let current = value.word?.value ?? value["current"]?.word?.value
      for announcement in context.announcements(for: fact, in: scope) {
        let phrase = Phrase(announcement.phrase.value)
        if phrase.has("value") || fact.details("words").contains(where: phrase.text.containsWords) {
          continue
        }
        if let current, phrase.text.saysNumber(current) { continue }
        let examples = ["{value}", current].compactMap { $0 }
        let fixed = phrase.text.inserting(current ?? "{value}")
        context.report(
          "the announcement does not say the value; add \(examples.listed)",
          at: announcement.phrase.range,
          fact: fact,
          in: scope,
          fixes: [
            Fix(
              "Say '\(current ?? "{value}")' behind the label",
              [context.spec.replacing(announcement.phrase, with: fixed)],
              isPreferred: true
            )
          ]
        )
      }
    }
  )
}

extension String {
  /// Whether a number stands in the text, in digits or, up to twenty, in words.
  fileprivate func saysNumber(_ number: String) -> Bool {
    let tokens = split { !($0.isNumber || $0.isLetter || $0 == "." || $0 == "-") }
      .map { $0.trimming { $0 == "." || $0 == "-" } }
    guard let wanted = Double(number) else { return containsWords(number) }
    return tokens.contains { token in
      Double(token) == wanted || NumberWord.value(of: token).map(Double.init) == wanted
    }
  }

  /// The phrase with a part behind its first comma, where the guideline has the value.
  fileprivate func inserting(_ part: String) -> String {
    guard let comma = firstIndex(of: ",") else { return "\(self), \(part)" }
    return "\(self[..<comma]), \(part)\(self[comma...])"
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isTrimmed(last) { text = text.dropLast() }
    return String(text)
  }
}
