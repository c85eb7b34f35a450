import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Handlers that a keyboard and a screen reader do not reach.
  ///
  /// Listeners that hear of a selection or a change, however it came about, are none of them.
  static let clickHandler = Rule(
    id: "click-handler",
    severity: .error,
    summary: "Handlers without onClick, or with onTouch where that is not wanted",
    rationale: """
      A keyboard and a double tap of TalkBack click and do not touch. A control that listens to \
      touches alone does nothing for them.
      """,
    wcag: .fails("2.1.1"),
    facts: ["handlers", "unwanted-handlers"],
    judgesTerms: true,
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
    check: .violations(of: "handlers") { fact, context in
      // What another framework calls its handlers nobody here knows.
      guard !context.scope.isOfUnlistedFramework else { return [] }
      guard context.scope.platform != nil, let right = fact.values.first,
        let entry = context.scope.map.entry("handlers")
      else { return [] }
      let words = entry.value.words.filter { $0.value != "none" }
      guard entry.value.isList || !words.isEmpty else { return [] }
      let isReached = context.namedAPIs.contains { fact.isNamed(in: $0.word.value) }
      let listeners = Set(fact.details("listeners").flatMap(\.identifiers))
      let onlyListens = words.allSatisfy { !listeners.isDisjoint(with: $0.value.identifiers) }
      let gap = Violation(
        "a keyboard cannot reach these handlers; add '\(right)'",
        at: entry.key.range,
        isGap: true,
        offers: [Offer(.add([right], to: ["handlers"]))]
      )
      let unwanted = context.facts("unwanted-handlers").prefix(1).flatMap { fact in
        words.filter { fact.isNamed(in: $0.value) }.map { word in
          Violation(
            "'\(word.value)' leaves the keyboard out; use '\(right)'",
            at: word.range,
            fact: fact,
            offers: [Offer(isReached ? .omit(word, of: entry) : .put(right, for: word))]
          )
        }
      }
      return (!isReached && (words.isEmpty || !onlyListens) ? [gap] : []) + unwanted
    }
  )
}
