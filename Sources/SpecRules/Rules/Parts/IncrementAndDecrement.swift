import SpecModel
import Guidelines

extension Rule {
  /// Reports actions that are not the two of the component.
  static let incrementAndDecrement = Rule(
    id: "increment-and-decrement",
    severity: .error,
    summary: "Actions other than one to increase and one to decrease",
    rationale: """
      A stepper is two buttons by definition. With one of them missing the value goes one way \
      only, and a third one belongs to another control.
      """,
    facts: ["required-actions"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        actions: [increment, reset]
        ^^^^^^^ the action 'decrement' is missing; add it
                             ^^^^^ a stepper has no action 'reset'; remove it
        """,
      passing: """
        component: stepper
        label: Tickets
        actions: [decrement, increment]
        """
    ),
    check: .spec { spec, context in
      guard let entry = spec.root.entry("actions"), entry.value.isList else { return }
      guard let fact = context.fact("required-actions") else { return }
      let words = entry.value.words
      var known: Set<String> = []
      for action in fact.values {
        let names = Set(([action] + fact.details(action)).map(\.foldedForComparison))
        known.formUnion(names)
        if words.contains(where: { names.contains($0.value.foldedForComparison) }) { continue }
        let edit = spec.appending(action, to: entry.value)
        context.report(
          "the action '\(action)' is missing; add it",
          at: entry.key.range,
          fact: fact,
          fixes: edit.map { [Fix("Add '\(action)'", [$0], isPreferred: true)] } ?? []
        )
      }
      for word in words where !known.contains(word.value.foldedForComparison) {
        context.report(
          "a \(context.title) has no action '\(word.value)'; remove it",
          at: word.range,
          fact: fact,
          fixes: [Fix("Remove '\(word.value)'", [spec.removing(word.range)], isPreferred: true)]
        )
      }
    }
  )
}
