import Guidelines
import SpecModel

extension Rule {
  /// Handlers that a keyboard and a screen reader do not reach.
  ///
  /// Listeners that are told of a selection or a change, however it came about, are none of them.
  static let clickHandler = Rule(
    id: "click-handler",
    severity: .error,
    summary: "Handlers without onClick, or with onTouch where that is not wanted",
    rationale: """
      A keyboard and a double tap of TalkBack click and do not touch. A control that listens to \
      touches alone does nothing for them.
      """,
    facts: ["handlers", "unwanted-handlers"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            handlers: [onTouch]
            ^^^^^^^^ a keyboard cannot reach these handlers; add 'onClick'
                       ^^^^^^^ 'onTouch' leaves the keyboard out; use 'onClick'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            handlers: [onClick]
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("handlers", in: scope), scope.platform != nil else { return }
      guard let right = fact.values.first, let entry = scope.map.entry("handlers") else { return }
      let words = entry.value.words.filter { $0.value != "none" }
      guard entry.value.isList || !words.isEmpty else { return }
      let names = fact.acceptedIdentifiers
      let isReached = context.namedAPIs(on: scope).contains {
        !names.isDisjoint(with: $0.word.value.identifiers)
      }
      let listeners = Set(fact.details("listeners").flatMap(\.identifiers))
      let onlyListens = words.allSatisfy { !listeners.isDisjoint(with: $0.value.identifiers) }
      if !isReached, words.isEmpty || !onlyListens {
        let edit = context.spec.adding([right], to: entry)
        context.report(
          "a keyboard cannot reach these handlers; add '\(right)'",
          at: entry.key.range,
          isGap: true,
          fact: fact,
          in: scope,
          fixes: edit.map { [Fix("Add '\(right)'", [$0], isPreferred: true)] } ?? []
        )
      }
      guard let unwanted = context.fact("unwanted-handlers", in: scope) else { return }
      for word in words
      where !unwanted.acceptedIdentifiers.isDisjoint(with: word.value.identifiers) {
        let edit =
          !isReached
          ? context.spec.replacing(word, with: right)
          : entry.value.isList
            ? context.spec.removing(word, from: entry.value) : context.spec.removing(entry.range)
        context.report(
          "'\(word.value)' leaves the keyboard out; use '\(right)'",
          at: word.range,
          fact: unwanted,
          in: scope,
          fixes: [
            Fix(
              isReached ? "Remove '\(word.value)'" : "Change to '\(right)'",
              [edit],
              isPreferred: true
            )
          ]
        )
      }
    }
  )
}
