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
                   ^^^^^^^ nothing names this stepper; add a 'label' or a 'name'
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
      let hasOthers = context.spec.scopes.contains { context.spec.isNamed(in: $0, context) }
      let place = hasOthers ? scope.platform.map { " on \($0.title)" } ?? "" : ""
      context.report(
        "nothing names this \(context.title)\(place); add a 'label' or a 'name'",
        at: hasOthers ? scope.anchorRange : context.spec.anchorRange,
        fact: fact,
        in: scope,
        fixes: context.namingFixes(in: scope, alone: hasOthers)
      )
    }
  )
}

extension Spec {
  /// Whether anything says what the component is called: a label, a group label, a name, or names
  /// on all of its buttons.
  fileprivate func isNamed(in scope: Scope, _ context: RuleContext) -> Bool {
    if label != nil || scope.name?.value.isEmpty == false { return true }
    if let group = root["group-label"]?.word, !["", "none"].contains(group.value) { return true }
    let titles = scope.map.entries.filter {
      context.vocabulary.api(named: $0.key.value)?.purpose == "title"
    }
    if titles.contains(where: { $0.value.word?.value.isEmpty == false }) { return true }
    let actions = context.fact("required-actions", in: scope)?.values ?? []
    let buttons = scope.buttons(actions)
    return !actions.isEmpty && buttons.count == actions.count
      && buttons.allSatisfy { $0.name?.value.isEmpty == false }
  }
}

extension RuleContext {
  /// Adds the title of the spec as the name; a name that nobody gave would only hide the fault.
  fileprivate func namingFixes(in scope: Scope, alone isAlone: Bool) -> [Fix] {
    guard let title = spec.root["title"]?.word?.value, !title.isEmpty else { return [] }
    let name = ScalarWriting.scalar(title)
    // A platform that says something of its own about the name must be mended itself.
    let entry = scope.own.entry("name") ?? spec.root.entry("name")
    let edit =
      if let entry {
        entry.value.word.map { spec.replacing($0, with: title) } ?? spec.filling(entry, with: name)
      } else if isAlone, let platform = scope.platform {
        spec.inserting("name", name, at: ["platforms", platform.rawValue])
      } else {
        spec.inserting("name", name, into: spec.root)
      }
    return edit.map { [Fix("Add the name '\(title)'", [$0], isPreferred: true)] } ?? []
  }
}
