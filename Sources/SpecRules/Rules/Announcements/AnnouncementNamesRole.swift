import SpecModel
import Guidelines

extension Rule {
  /// Reports an announcement without a role.
  static let announcementNamesRole = Rule(
    id: "announcement-names-role",
    severity: .error,
    summary: "An announcement without the role",
    rationale: """
      The role tells a listener that there is something to act on. Without it a button sounds like \
      a line of text.
      """,
    facts: ["announced-roles", "adjustable"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment"
                          ^^^^^^^^^^^^^^^^^^^^^ VoiceOver would not say what this is; add the role \
        'button'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment, Button"
        """
    ),
    check: .scope { scope, context in
      guard let fact = context.fact("announced-roles", in: scope) else { return }
      if context.adjustableRole(in: scope) != nil { return }
      let roles = fact.accepted
      // Where a role would do to tell that something can be selected, that rule speaks.
      let interaction = context.fact("interaction-phrases", in: scope).flatMap { fact in
        fact.values.contains(where: roles.contains) ? fact : nil
      }
      for announcement in context.announcements(for: fact, in: scope) {
        let words = context.tokens(of: announcement, in: scope)
        if announcement.spoken.has("role") || context.isAccepted(words, by: fact) { continue }
        if let interaction, context.hidesInteraction(announcement, interaction, in: scope) {
          continue
        }
        let own = scope.role?.value.foldedForComparison
        let right = roles.first { $0.foldedForComparison == own } ?? fact.values.first ?? "button"
        context.reportLack(
          of: right,
          in: announcement,
          because: "\(scope.listener) would not say what this is; add the role '\(right)'",
          fact: fact,
          scope: scope
        )
      }
    }
  )
}

extension Scope {
  /// The screen reader of the platform.
  var listener: String { platform?.screenReader ?? "the screen reader" }
}
