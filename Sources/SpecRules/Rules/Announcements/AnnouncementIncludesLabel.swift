import Guidelines
import SpecModel

extension Rule {
  /// Reports an announcement that does not say what it is about.
  static let announcementIncludesLabel = Rule(
    id: "announcement-includes-label",
    severity: .warning,
    summary: "An announcement with neither the label nor the name",
    rationale: """
      "3, Increment, Button" does not say what there are three of. The label gives the context, \
      above all to people who cannot keep it in mind.
      """,
    facts: ["announced-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "3, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^ the announcement does not say 'Tickets'; put the \
        label in front
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
      guard let fact = context.fact("announced-label", in: scope) else { return }
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let buttons = scope.buttons(actions)
      for announcement in context.announcements(for: fact, in: scope) {
        let segment = context.segment(of: announcement, in: scope)
        let button = buttons.first { $0.action.value == announcement.foldedMoment }
        let names =
          segment.map { [$0.label, $0.name] } ?? [context.spec.label, scope.name, button?.name]
        let known = names.compactMap { $0?.value }.filter { !$0.isEmpty }
        guard let first = known.first else { continue }
        let phrase = announcement.spoken
        if phrase.has("label") || phrase.has("name") { continue }
        let isForeign = scope.foreignLanguage != nil
        let isSaid = known.contains { name in
          let match = LabelMatch(announcement.tokens, label: name)
          return isForeign ? match.mayContainInflected : match.contains
        }
        if isSaid { continue }
        let fixed = phrase.text.isEmpty ? first : "\(first), \(phrase.text)"
        context.report(
          "the announcement does not say '\(first)'; put the label in front",
          at: announcement.phrase.range,
          fact: fact,
          in: scope,
          fixes: [
            Fix(
              "Put '\(first)' in front",
              [context.spec.replacing(announcement.phrase, with: fixed)],
              isPreferred: true
            )
          ]
        )
      }
    }
  )
}
