import English
import Guidelines
import SourceText
import SpecModel
import Voices

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
    wcag: .fails("4.1.2"),
    facts: ["announced-roles"],
    relatedFacts: ["adjustable"],
    exceptions: [.information: "where the device says it with a setting alone"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment"
                          ^^^^^^^^^^^^^^^^^^^^^ the announcement does not say what this is; add the \
        role 'button'
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
    check: .scope { context in
      if context.adjustable.role != nil { return [] }
      // The first of several facts about a moment holds for it.
      var checked: Set<ByteRange> = []
      let facts = context.facts("announced-roles")
      return facts.flatMap { fact in
        context.announcements.about(fact)
          .filter { facts.count == 1 || checked.insert($0.phrase.range).inserted }
          .compactMap { missingRole(in: $0, against: fact) ?? otherRole(in: $0, against: fact) }
      }
    }
  )
}

/// An announcement without a role of the guideline's.
private func missingRole(in announcement: SpokenAnnouncement, against fact: Fact) -> Violation? {
  let context = announcement.context
  if announcement.spoken.has("role") || announcement.says(fact) { return nil }
  if announcement.saysUnusualRole { return nil }
  // Where a role would do to tell that something can be selected, that rule speaks.
  if let interaction = context.fact("interaction-phrases"),
    interaction.values.contains(where: fact.accepted.contains),
    announcement.hidesInteraction(interaction)
  {
    return nil
  }
  let own = context.scope.role?.value.foldedForComparison
  let right = fact.values.first { $0.foldedForComparison == own } ?? fact.values.first ?? "button"
  let place = announcement.onlyPart(being: .role) ?? announcement.slip(ofRole: right)
  if let place, case let word = String(announcement.phrase.value[place]),
    context.composes(word, as: .role) || isOfElement(word, in: context)
  {
    return nil
  }
  return announcement.telling(
    .role,
    right,
    by: fact,
    insteadOf: place,
    because: "the announcement does not say what this is",
    adding: "the role '\(right)'"
  )
}

/// Whether a word is the role that an element or an attribute of the platform gives.
private func isOfElement(_ word: String, in context: PlatformContext) -> Bool {
  context.facts("roles").contains { fact in
    !fact.details("elements").isEmpty && fact.isAbout(context.scope)
      && fact.accepted.contains { $0.foldedTokens == word.foldedTokens }
  }
}

/// A part of the phrase of a segment or a button that is another role beside the guideline's.
///
/// What a page shows may be called as a role is.
private func otherRole(in announcement: SpokenAnnouncement, against fact: Fact) -> Violation? {
  let context = announcement.context
  guard announcement.isOfSegmentOrButton else { return nil }
  let text = announcement.phrase.value
  let place = announcement.onlyPart(being: .role) { word in
    !context.rightRoles.contains(word.tokens.joined(separator: " "))
  }
  guard let place, !context.composes(String(text[place]), as: .role) else { return nil }
  let word = text[place]
  let violation = Violation(
    "\(context.title.withArticle) is not announced as '\(word)'; leave it out",
    at: announcement.range(of: place),
    fact: fact,
    offers: [announcement.leavingOut(place)]
  )
  return announcement.judged(.role, violation)
}

extension SpokenAnnouncement {
  /// Whether it is that of a segment, or of a button that the component always has.
  fileprivate var isOfSegmentOrButton: Bool {
    segment != nil
      || context.fact("required-actions")?.values.contains(foldedMoment) == true
  }

  /// A part that is a slip of the hand for the right role, or for another one.
  ///
  /// What a page shows may be called anything.
  fileprivate func slip(ofRole right: String) -> Range<String.Index>? {
    if isForeign { return nil }
    let roles = isOfSegmentOrButton ? context.lexicon.roles : [right]
    return reading.parts.indices.prefix(PhraseReading.mostParts).first { part in
      let text = String(phrase.value[reading.parts[part]])
      return reading.kinds(of: part).isEmpty && Spelling.nearest(to: text, among: roles) != nil
    }.map { reading.parts[$0] }
  }
}
