import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An announcement without a role.
  static let announcementNamesRole = Rule(
    id: "announcement-names-role",
    severity: .error,
    summary: "An announcement without the role",
    rationale: """
      The role tells a listener that there is something to act on. Without it a button sounds like \
      a line of text.
      """,
    facts: ["announced-roles"],
    furtherFacts: ["adjustable"],
    judgesWords: true,
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
    check: .reportingScope { scope, context in
      if context.adjustableRole(in: scope) != nil { return }
      // Of several facts the first that is about a moment holds for it.
      var checked: Set<ByteRange> = []
      let facts = context.facts("announced-roles", in: scope)
      for fact in facts {
        for announcement in context.announcements(for: fact, in: scope)
        where facts.count == 1 || checked.insert(announcement.phrase.range).inserted {
          context.checkRole(in: announcement, against: fact, scope: scope)
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate func checkRole(
    in announcement: Announcement,
    against fact: Fact,
    scope: Scope
  ) {
    let words = tokens(of: announcement, in: scope)
    if announcement.spoken.has("role") || isAccepted(words, by: fact) { return }
    if saysUnusualRole(announcement, in: scope) { return }
    // Where a role would do to tell that something can be selected, that rule speaks.
    let roles = fact.accepted
    let interaction = self.fact("interaction-phrases", in: scope).flatMap { fact in
      fact.values.contains(where: roles.contains) ? fact : nil
    }
    if let interaction, hidesInteraction(announcement, interaction, in: scope) { return }
    let own = scope.role?.value.foldedForComparison
    let right = fact.values.first { $0.foldedForComparison == own } ?? fact.values.first ?? "button"
    report(
      lack(
        of: right,
        insteadOf: otherRole(in: announcement, scope: scope),
        in: announcement,
        because: "\(scope.listener) would not say what this is; add the role '\(right)'",
        fact: fact,
        scope: scope
      )
    )
  }
}

extension RuleContext {
  /// The part of an announcement that is another role.
  fileprivate func otherRole(
    in announcement: Announcement,
    scope: Scope
  ) -> Range<String.Index>? {
    let text = announcement.phrase.value
    let names = names(of: announcement, in: scope)
    let labels = [names.label, names.name].map { $0?.value.foldedForComparison }
    let found = text.phraseParts.filter { part in
      let word = String(text[part])
      return vocabulary.term(.role, word) != nil && !labels.contains(word.foldedForComparison)
    }
    return found.count == 1 ? found.first : nil
  }
}
