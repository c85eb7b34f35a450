import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A role that the component is not announced with.
  static let roleExpected = Rule(
    id: "role-expected",
    severity: .warning,
    summary: "A role that the guideline does not give to the component",
    rationale: """
      Assistive technology chooses its gestures and hints by role. A stepper that is announced as \
      a slider invites a swipe that does nothing.
      """,
    wcag: .fails("4.1.2"),
    facts: ["roles"],
    relatedFacts: ["adjustable"],
    yieldsTo: ["misspelt-api"],
    judgesTerms: true,
    judgesWords: true,
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
    check: .scope { context in
      let facts = context.facts("roles", .eachPlatform)
      guard let role = context.scope.role, role.value != "none", let fact = facts.first else {
        return []
      }
      let word = role.value.roleWord
      if facts.flatMap(\.accepted).contains(where: { $0.foldedForComparison == word }) { return [] }
      if context.adjustable.role?.foldedForComparison == word { return [] }
      let shared = fact.values.filter { value in
        context.scope.platform != nil || facts.allSatisfy { $0.accepted.contains(value) }
      }
      // What adjusts the value is one element, and no button.
      let whole = context.fact("adjustable").flatMap {
        context.adjustable.trait(of: $0) == nil ? nil : $0.values
      }
      let choices = whole.map { words in shared.filter(words.contains) } ?? shared
      return [
        Violation(
          "\(context.title.withArticle) is not announced as '\(role.value)'\(context.scope.onPlatform); "
            + "use \(shared.listed)\(context.scope.orTranslation)",
          at: role.range,
          fact: fact,
          severity: isSlip(role, of: facts, in: context) ? .warning : nil,
          // What stands for it in another language only people know.
          offers: context.scope.foreignLanguage != nil
            ? []
            : choices.map { change(of: role, to: $0, isOnly: choices.count == 1, in: context) }
        )
      ]
    }
  )
}

/// Whether nobody says a role, and its spelling is close to one that somebody says.
private func isSlip(_ role: LocatedText, of facts: [Fact], in context: PlatformContext) -> Bool {
  guard context.vocabulary.term(.role, role.value) == nil,
    !context.deviceRoles.contains(role.value.roleWord)
  else { return false }
  let right = facts.flatMap(\.accepted) + context.deviceRoles
  return Spelling.nearest(to: role.value, among: right) != nil
}

/// Gives the control another role, and says that in the phrases that say the one of the spec.
private func change(
  of role: LocatedText,
  to right: String,
  isOnly: Bool,
  in context: PlatformContext
) -> Offer {
  // What platforms share is left as it is.
  let phrases = context.announcements.all.filter {
    $0.saysUnusualRole && context.home(of: $0.phrase.range).isOwn
  }
  let changes = phrases.compactMap { announcement -> Change? in
    let phrase = announcement.phrase
    let labels = announcement.labels
    return phrase.value.lastPlace(of: role.value, outside: labels).map {
      .put(phrase.value.replacing([($0, right)]), for: phrase)
    }
  }
  // A slip of the hand is one for everybody.
  let isSlip =
    context.vocabulary.term(.role, role.value) == nil
    && Spelling.nearest(to: role.value, among: [right]) != nil
  return Offer(
    [isSlip ? .spell(role, right) : .put(right, for: role)] + changes,
    title: "Change role to '\(right)'",
    isPreferred: isOnly
  )
}
