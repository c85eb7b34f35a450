import SpecModel
import Guidelines

extension Rule {
  /// Reports a role that the component is not announced with.
  static let roleExpected = Rule(
    id: "role-expected",
    severity: .warning,
    summary: "A role that the guideline does not give to the component",
    rationale: """
      Assistive technology chooses its gestures and hints by role. A stepper that is announced as \
      a slider invites a swipe that does nothing.
      """,
    facts: ["roles", "adjustable"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            role: slider
                  ^^^^^^ a stepper is not announced as 'slider' on iOS; use 'button'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            role: button
        """
    ),
    check: .scope { scope, context in
      guard let role = scope.role, role.value != "none" else { return }
      guard let fact = context.fact("roles", in: scope) else { return }
      let word = role.value.roleWord
      let accepted = context.facts("roles", in: scope).flatMap { $0.values + $0.details("also") }
      if accepted.contains(where: { $0.foldedForComparison == word }) { return }
      if context.adjustableRole(in: scope)?.foldedForComparison == word { return }
      let place = scope.platform.map { " on \($0.title)" } ?? ""
      context.report(
        "\(context.titleWithArticle) is not announced as '\(role.value)'\(place); use \(fact.values.listed)",
        at: role.range,
        fact: fact,
        in: scope,
        fixes: fact.values.map {
          Fix(
            "Change role to '\($0)'",
            [context.spec.replacing(role, with: $0)],
            isPreferred: fact.values.count == 1
          )
        }
      )
    }
  )
}
