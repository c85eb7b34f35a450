import Guidelines
import SpecModel

extension Rule {
  /// Reports a programmatic name that does not follow the visible label.
  static let nameMatchesLabel = Rule(
    id: "name-matches-label",
    severity: .warning,
    summary: "A programmatic name that does not follow the visible label",
    rationale: """
      People who see the label and hear the name must know that both mean the same control, and \
      voice control finds it only by the label that is shown.
      """,
    facts: ["name-matches-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            name: Amount
                  ^^^^^^ the name differs from the visible label 'Tickets'; use the label
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            name: Tickets
        """
    ),
    check: .scope { scope, context in
      // What holds on both platforms is the weaker of what they ask for.
      let shared = context.factOfEachPlatform("name-matches-label")
      let weaker = shared.first { $0.values.first != "equal" } ?? shared.first
      let fact = scope.platform == nil ? weaker : context.fact("name-matches-label", in: scope)
      guard let fact else { return }
      let isEqual = fact.values.first == "equal"
      if let label = context.spec.label, let name = scope.name {
        // A name that says what one button does is that of a button.
        let isPlain = isEqual && !context.saysPurpose(name, in: scope)
        context.compare(name, with: label, mustEqual: isPlain, fact, in: scope)
      }
      for segment in scope.segments.segments ?? [] {
        guard let label = segment.label else { continue }
        guard let name = segment.name else { continue }
        context.compare(name, with: label, mustEqual: isEqual, fact, in: scope)
      }
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      guard let label = context.spec.label else { return }
      for name in scope.buttons(actions).compactMap(\.name) {
        context.compare(name, with: label, mustEqual: false, fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate func saysPurpose(_ name: Word, in scope: Scope) -> Bool {
    let verbs = facts("purpose-words", in: scope).flatMap(\.verbs)
    return !Set(name.value.foldedTokens).isDisjoint(with: verbs)
  }

  fileprivate mutating func compare(
    _ name: Word,
    with label: Word,
    mustEqual: Bool,
    _ fact: Fact,
    in scope: Scope
  ) {
    // An empty name is another fault.
    if name.value.isEmpty || Phrase(name.value).has("label") { return }
    let match = LabelMatch(name.value, label: label.value)
    guard mustEqual ? !match.isEqual : !match.contains else { return }
    let fixed = mustEqual ? label.value : "\(label.value), \(name.value)"
    let advice = mustEqual ? "use the label" : "put the label into it"
    report(
      "the name \(mustEqual ? "differs from" : "lacks") the visible label '\(label.value)'; "
        + advice,
      at: name.range,
      fact: fact,
      in: scope,
      severity: !mustEqual && match.needsJudgement ? .information : nil,
      related: [.init("the visible label", at: label.range)],
      fixes: [
        Fix("Change the name to '\(fixed)'", [spec.replacing(name, with: fixed)], isPreferred: true)
      ]
    )
  }
}
