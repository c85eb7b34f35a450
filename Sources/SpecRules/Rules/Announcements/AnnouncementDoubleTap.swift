import English
import Guidelines
import SpecModel
import Voices

extension Rule {
  /// An announcement that does not say how to activate.
  static let announcementDoubleTap = Rule(
    id: "announcement-double-tap",
    severity: .error,
    summary: "An Android announcement without \"double tap to activate\"",
    rationale: """
      Listeners learn from the role or from the hint that there is something to activate. Where \
      neither is said, the control sounds as if it could only be read.
      """,
    wcag: .weakens("4.1.2"),
    facts: ["activation-phrase"],
    exceptions: [.information: "where the device says it with a setting alone"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            announcements:
              increment: "Tickets, 3, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the announcement does not say how to activate \
        this; add 'double tap to activate'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            announcements:
              increment: "Tickets, 3, Increment, Double-tap to activate"
        """
    ),
    check: .violation(inEachAnnouncement: "activation-phrase") { announcement, fact, context in
      guard let right = fact.values.first,
        announcement.segment?.isSelected != true,
        !announcement.isDisabled,
        !announcement.spoken.has("hint"), !announcement.says(fact),
        !announcement.saysDisabled,
        !needsNoHint(announcement),
        !tellsPlace(announcement)
      else { return nil }
      // The hint stands for the role, and is said behind it by the device itself.
      return announcement.telling(
        .role,
        right,
        by: fact,
        insteadOf: announcement.otherHint(than: right),
        because: "the announcement does not say how to activate this"
      )
    }
  )
}

/// Whether an announcement tells where the user is, in one of the guideline's own words.
///
/// Such a place is the body of a page, in which there is nothing to activate.
private func tellsPlace(_ announcement: SpokenAnnouncement) -> Bool {
  let context = announcement.context
  let facts = context.facts("announced-context", .ofAllAlternatives)
  let tokens = announcement.words
  return facts.filter { $0.applies(platform: context.scope.platform, framework: nil) }
    .contains { $0.values.contains(where: tokens.containsWords) }
}

/// Whether a component without a model is announced as its document prints it, or as disabled.
///
/// Nobody has said yet which of its announcements are of something to activate.
private func needsNoHint(_ announcement: SpokenAnnouncement) -> Bool {
  let context = announcement.context
  guard let guideline = context.spec.guideline, !guideline.hasModel else { return false }
  if context.vocabulary.isDisabledState(announcement.moment.value) { return true }
  let label = context.spec.label?.value.foldedTokens ?? []
  let statements = guideline.statements(
    on: .announcements,
    platform: context.scope.platform,
    framework: nil
  )
  let quoted = statements.flatMap { $0.text.split { "“”\"".contains($0) }.map(String.init) }
  return (quoted + statements.map(\.text)).contains { sentence in
    let printed = sentence.foldedTokens
    return printed == announcement.tokens
      || printed.flatMap { $0 == "label" ? label : [$0] } == announcement.tokens
  }
}
