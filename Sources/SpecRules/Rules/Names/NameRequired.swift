import SpecModel
import Guidelines

extension Rule {
  /// Reports a component that has neither a visible label nor a programmatic name.
  static let nameRequired = Rule(
    id: "name-required",
    severity: .error,
    summary: "A component with neither a visible label nor a programmatic name",
    rationale: """
      Without a label and without a name nothing is left to announce: a screen reader user hears \
      "button" and has to guess what it does.
      """,
    facts: ["name"],
    examples: Examples(
      failing: """
        component: stepper
                   ^^^^^^^ nothing names this stepper; add 'label:' or 'name:'
        label: none
        """,
      passing: """
        component: stepper
        label: none
        name: Number of tickets
        """
    ),
    check: .scope { scope, context in
      guard let fact = context.fact("name", in: scope) else { return }
      guard fact.values.contains("required"), !context.spec.isNamed(in: scope, context) else {
        return
      }
      let title = context.title
      context.report(
        "nothing names this \(title); add 'label:' or 'name:'",
        at: context.spec.anchorRange,
        fact: fact,
        in: scope,
        fixes: context.namingFixes(in: scope)
      )
    }
  )
}

extension Spec {
  /// Whether anything says what the component is called: a label, a group label, a name, or names
  /// on all of its buttons.
  fileprivate func isNamed(in scope: Scope, _ context: RuleContext) -> Bool {
    if label != nil || scope.name != nil { return true }
    if let group = root["group-label"]?.word, !group.value.isEmpty { return true }
    let actions = context.fact("required-actions", in: scope)?.values ?? []
    let buttons = scope.buttons(actions)
    return !actions.isEmpty && buttons.count == actions.count
      && buttons.allSatisfy { $0.name != nil }
  }
}

extension RuleContext {
  fileprivate func namingFixes(in scope: Scope) -> [Fix] {
    guard let title = spec.root["title"]?.word?.value else { return [] }
    guard
      let edit = spec.inserting("name", ScalarWriting.scalar(title), into: spec.root)
    else { return [] }
    return [Fix("Add the name '\(title)'", [edit], isPreferred: true)]
  }
}
