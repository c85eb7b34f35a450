import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// States without the one that the component is there to tell.
  static let stateMissing = Rule(
    id: "state-missing",
    severity: .warning,
    summary: "States without the one that the component is there to tell",
    rationale: """
      What is checked, on or selected is all that some components have to say. A spec that lists \
      other states and leaves this one out gives developers nothing to set.
      """,
    wcag: .fails("4.1.2"),
    facts: ["needed-states"],
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            states:
            ^^^^^^ a checkbox tells whether it is checked; add 'checked'
              disabled: { api: "android:enabled=false", announce: disabled }
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            states:
              checked: { api: "android:checked=true", announce: checked }
              disabled: { api: "android:enabled=false", announce: disabled }
        """
    ),
    check: .violations(ofEach: "needed-states") { fact, context in
      guard context.scope.platform != nil, let right = fact.values.first,
        let subject = subject(of: fact, in: context),
        let states = context.scope.map.entry("states"), !states.value.isNull,
        !tellsState(of: fact, in: context)
      else { return [] }
      return [
        Violation(
          "\(subject) tells whether it is \(right); add '\(right)'",
          at: states.key.range,
          isGap: true,
          offers: [context.offer(toTell: right)]
        )
      ]
    }
  )
}

/// What a fact is about; `nil` where the control has none of the names that it is limited to.
private func subject(of fact: Fact, in context: PlatformContext) -> String? {
  let beginnings = fact.details("named").map(\.foldedTokens)
  if beginnings.isEmpty { return context.title.withArticle }
  let name = context.calledNames.first { name in
    beginnings.contains(where: name.value.foldedTokens.starts)
  }
  return name.map { "\(context.title.withArticle) called '\($0.value)'" }
}

/// Whether a spec has one of the states that a fact asks for, by any of its names.
private func tellsState(of fact: Fact, in context: PlatformContext) -> Bool {
  let names = context.facts("states").map(\.values).filter { values in
    values.first.map(fact.values.contains) ?? false
  }
  let wanted = Set((fact.values + names.flatMap(\.self)).map(\.foldedForComparison))
  return context.allStates.contains { state in
    let term = context.vocabulary.term(.state, state.word.value)?.word
    return [state.word.value, term].compactMap(\.self)
      .contains { wanted.contains($0.foldedForComparison) }
  }
}
