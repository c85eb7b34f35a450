import Guidelines
import SpecModel

extension Rule {
  /// The name of a button that does not say the value it changes.
  static let nameReferencesValue = Rule(
    id: "name-references-value",
    severity: .warning,
    summary: "A button whose name does not say the value that it changes",
    rationale: """
      The number stands between the buttons. Who reaches one of them by touch or by swiping hears \
      only its name, and must know from it how many there are.
      """,
    facts: ["name-references-value"],
    yieldsTo: ["name-matches-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          android:
            increment: { name: Adds one ticket }
                               ^^^^^^^^^^^^^^^ the name does not say the value; add '3' or '{value}'
            decrement: { name: Removes one ticket from 3 tickets }
        """,
      passing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          android:
            increment: { name: Adds one ticket to 3 tickets }
            decrement: { name: "Removes one ticket from {value}" }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("name-references-value", in: scope) else { return }
      guard let value = context.shownValue else { return }
      for button in context.buttons(in: scope) {
        guard let name = button.name, !name.value.isBlank else { continue }
        if context.says(value, in: button, by: fact, in: scope) { continue }
        context.report(name, lacking: value, fact: fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  /// Reports a name without the value; the fix says it at the end, or in place of another number.
  fileprivate func report(
    _ name: Word,
    lacking value: ShownValue,
    fact: Fact,
    in scope: Scope
  ) {
    let stale = staleValues(in: name.value, besides: [spec.label], scope: scope)
    let single = stale.count == 1 ? stale.first : nil
    let fixed = name.value.saying(value.current ?? "{value}", insteadOf: single)
    let values = [value.current, "{value}"].compactMap(\.self)
    report(
      single.map { "the name says '\(name.value[$0.range])'; use \(values.listed)" }
        ?? "the name does not say the value; add \(values.listed)",
      at: single.map { spec.range(of: $0.range, in: name) } ?? name.range,
      fact: fact,
      in: scope,
      // Of several numbers any may be the one.
      fixes: stale.count > 1
        ? []
        : [
          Fix(
            "Change the name to '\(fixed)'",
            [spec.replacing(name, with: fixed)],
            isPreferred: true
          )
        ]
    )
  }

  /// Whether the name of a button has the value, or what is announced at it.
  fileprivate func says(
    _ value: ShownValue,
    in button: ActionButton,
    by fact: Fact,
    in scope: Scope
  ) -> Bool {
    let action = button.action.value.foldedForComparison
    let spoken = scope.announcements.filter { $0.foldedMoment == action }
    let phrases = [button.name?.value].compactMap(\.self) + spoken.map(\.phrase.value)
    return phrases.contains { Phrase($0).refers(to: value, by: fact) }
  }

  /// The value that the name of a button ought to have and does not.
  func valueMissing(in button: ActionButton, in scope: Scope) -> String? {
    guard let fact = fact("name-references-value", in: scope), let value = shownValue,
      !says(value, in: button, by: fact, in: scope)
    else { return nil }
    return value.current ?? "{value}"
  }
}

extension Phrase {
  /// Whether the phrase has the value, a placeholder for it, or words that stand for it.
  fileprivate func refers(to value: ShownValue, by fact: Fact) -> Bool {
    has("value") || fact.details("words").contains(where: text.containsWords) || says(value)
  }
}

extension String {
  /// The name with a value at its end, or in place of what stands for it.
  func saying(_ value: String, insteadOf stale: StaleValue?) -> String {
    guard let stale else { return appending(value) }
    let right = stale.isStandIn ? "{value}" : value.written(like: self[stale.range])
    return replacing([(stale.range, right)])
  }
}
