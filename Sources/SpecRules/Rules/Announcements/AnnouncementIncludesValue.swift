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
      guard let value = context.spec.root.entry("value")?.value, !value.isNull else { return }
      let current = value.word?.value ?? value["current"]?.word?.value
      for announcement in context.announcements(for: fact, in: scope) {
        let phrase = Phrase(announcement.phrase.value)
        let words = context.tokens(of: announcement, in: scope)
        if phrase.has("value") || fact.details("words").contains(where: words.containsWords) {
          continue
        }
        if phrase.says(current, of: context.spec) { continue }
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

extension Phrase {
  /// Whether the phrase has the current value, or any number where the spec gives none.
  fileprivate func says(_ current: String?, of spec: Spec) -> Bool {
    guard let current else { return !text.spokenNumbers.isEmpty }
    guard let wanted = Double(current) else { return text.containsWords(current) }
    if text.spokenNumbers.contains(wanted) { return true }
    return text.foldedTokens.contains { NumberWord.value(of: $0).map(Double.init) == wanted }
  }
}

extension String {
  /// The numbers in digits, those with a unit behind them too; separators of thousands left out.
  fileprivate var spokenNumbers: [Double] {
    var numbers: [Double] = []
    for token in split(whereSeparator: { $0.isWhitespace || "/:;()".contains($0) }) {
      let sign: Double = token.contains("-") || token.contains("\u{2212}") ? -1 : 1
      let digits = token.drop { !$0.isASCII || !$0.isNumber }
        .prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
      for reading in [digits.filter { $0 != "," }, digits.replacing(",", with: ".")[...]] {
        var reading = String(reading)
        while reading.last == "." { reading.removeLast() }
        if let number = Double(reading) { numbers += [number, number * sign] }
      }
    }
    return numbers
  }

  /// The phrase with a part behind its first comma, where the guideline has the value.
  fileprivate func inserting(_ part: String) -> String {
    guard let comma = firstIndex(of: ",") else { return appending(part) }
    return "\(self[..<comma]), \(part)\(self[comma...])"
  }
}
