import Guidelines
import SpecModel

extension Rule {
  /// An announcement that does not say how to activate.
  static let announcementDoubleTap = Rule(
    id: "announcement-double-tap",
    severity: .error,
    summary: "An Android announcement without \"double tap to activate\"",
    rationale: """
      TalkBack tells its users what a double tap does. Where the hint is missing, the control \
      sounds as if it could only be read.
      """,
    facts: ["activation-phrase"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            announcements:
              increment: "Tickets, 3, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ TalkBack would not say how to activate this; \
        add 'double tap to activate'
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
    check: .reportingScope { scope, context in
      guard let fact = context.fact("activation-phrase", in: scope) else { return }
      guard let right = fact.values.first else { return }
      for announcement in context.announcements(for: fact, in: scope) {
        let segment = context.segment(of: announcement, in: scope)
        if segment?.isSelected == true || context.isDisabled(announcement, in: scope) { continue }
        if announcement.spoken.has("hint") || context.isAccepted(announcement.tokens, by: fact) {
          continue
        }
        if context.saysDisabled(announcement, in: scope) { continue }
        if context.needsNoHint(announcement, in: scope) { continue }
        if context.tellsPlace(announcement, in: scope) { continue }
        context.report(
          context.lack(
            of: right,
            insteadOf: context.otherHint(in: announcement, than: right),
            in: announcement,
            because: "\(scope.listener) would not say how to activate this; add '\(right)'",
            fact: fact,
            scope: scope
          )
        )
      }
    }
  )
}

extension RuleContext {
  /// The part of an announcement that says in other words how to activate, or not all of it.
  fileprivate func otherHint(
    in announcement: Announcement,
    than right: String
  ) -> Range<String.Index>? {
    let words = Set(right.foldedTokens).subtracting(["to"])
    let text = announcement.phrase.value
    let found = text.phraseParts.filter { part in
      let tokens = String(text[part]).foldedTokens
      guard let first = tokens.first else { return false }
      return words.contains(first) || ["doubletap", "doubleclick", "press"].contains(first)
    }
    return found.count == 1 ? found.first : nil
  }

  /// Whether an announcement tells where the user is in one of the guideline's own words: the body
  /// of a page, in which there is nothing to activate.
  fileprivate func tellsPlace(_ announcement: Announcement, in scope: Scope) -> Bool {
    let facts = spec.guideline?.model.facts("announced-context") ?? []
    let tokens = tokens(of: announcement, in: scope)
    return facts.filter { $0.applies(platform: scope.platform, framework: nil) }
      .contains { $0.values.contains(where: tokens.containsWords) }
  }

  /// Whether a component without a model is announced as its document prints it, or as disabled:
  /// nobody has said yet which of the announcements are of something to activate.
  fileprivate func needsNoHint(_ announcement: Announcement, in scope: Scope) -> Bool {
    guard let guideline = spec.guideline, !guideline.hasModel else { return false }
    if vocabulary.isDisabledState(announcement.moment.value) { return true }
    let words = vocabulary.term(.state, "disabled").map { [$0.word] + $0.aliases } ?? []
    let tokens = tokens(of: announcement, in: scope)
    if words.contains(where: tokens.containsWords) { return true }
    let label = spec.label?.value.foldedTokens ?? []
    let statements = guideline.statements(
      on: .announcements,
      platform: scope.platform,
      framework: nil
    )
    let quoted = statements.flatMap { $0.text.split { "“”\"".contains($0) }.map(String.init) }
    return (quoted + statements.map(\.text)).contains { sentence in
      let printed = sentence.foldedTokens
      return printed == announcement.tokens
        || printed.flatMap { $0 == "label" ? label : [$0] } == announcement.tokens
    }
  }
}
