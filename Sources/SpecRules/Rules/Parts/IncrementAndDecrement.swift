import Guidelines
import SpecModel

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
      var known: Set<Int> = []
      var missing: [String] = []
      for action in fact.values {
        let names = Set(([action] + fact.details(action)).map(\.foldedForComparison))
        let named = words.indices.filter { names.contains(words[$0].value.foldedForComparison) }
        guard let first = named.first else {
          missing.append(action)
          continue
        }
        known.insert(first)
      }
      context.reportMissing(missing, in: entry, fact)
      for (position, word) in words.enumerated() where !known.contains(position) {
        let edit = spec.removing(word, from: entry.value)
        let isRepeated = fact.values.contains { action in
          ([action] + fact.details(action)).contains {
            $0.foldedForComparison == word.value.foldedForComparison
          }
        }
        context.report(
          isRepeated
            ? "\(context.titleWithArticle) has one action of this kind; remove '\(word.value)'"
            : "\(context.titleWithArticle) has no action '\(word.value)'; remove it",
          at: word.range,
          fact: fact,
          fixes: [Fix("Remove '\(word.value)'", [edit], isPreferred: true)]
        )
      }
    }
  )
}

extension RuleContext {
  /// Reports the actions that a list lacks, all of them at its key.
  fileprivate mutating func reportMissing(_ actions: [String], in list: SpecEntry, _ fact: Fact) {
    guard !actions.isEmpty else { return }
    let names = actions.listed("and")
    let edit = spec.appending(actions, to: list.value)
    report(
      actions.count == 1
        ? "the action \(names) is missing; add it" : "the actions \(names) are missing; add them",
      at: list.key.range,
      isGap: true,
      fact: fact,
      fixes: edit.map { [Fix("Add \(names)", [$0], isPreferred: true)] } ?? []
    )
  }
}
