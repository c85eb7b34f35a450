import Guidelines
import SourceText
import SpecModel

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
    facts: ["roles"],
    furtherFacts: ["adjustable"],
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
    check: .reportingScope { scope, context in
      guard let role = scope.role, role.value != "none" else { return }
      let isEverywhere = scope.platform == nil
      let facts =
        isEverywhere ? context.factOfEachPlatform("roles") : context.facts("roles", in: scope)
      guard let fact = facts.first else { return }
      let word = role.value.roleWord
      let accepted = facts.flatMap { $0.accepted }
      let shared = fact.values.filter { value in
        !isEverywhere || facts.allSatisfy { $0.accepted.contains(value) }
      }
      if accepted.contains(where: { $0.foldedForComparison == word }) { return }
      if context.adjustableRole(in: scope)?.foldedForComparison == word { return }
      // What adjusts the value is one element, and no button.
      let whole = context.fact("adjustable", in: scope).flatMap {
        context.adjustableTrait(of: $0, in: scope) == nil ? nil : $0.values
      }
      let choices = whole.map { words in shared.filter(words.contains) } ?? shared
      let isForeign = scope.foreignLanguage != nil
      let place = scope.platform.map { " on \($0.title)" } ?? ""
      context.report(
        "\(context.titleWithArticle) is not announced as '\(role.value)'\(place); "
          + "use \(shared.listed)" + (isForeign ? ", or its translation" : ""),
        at: role.range,
        fact: fact,
        in: scope,
        // What stands for it in another language only people know.
        fixes: isForeign
          ? []
          : choices.map {
            Fix(
              "Change role to '\($0)'",
              [context.spec.replacing(role, with: $0)]
                + context.edits(saying: $0, insteadOf: role, in: scope),
              isPreferred: choices.count == 1
            )
          }
      )
    }
  )
}

extension RuleContext {
  /// The edits that put another role into the phrases that say the one of the spec.
  fileprivate func edits(
    saying right: String,
    insteadOf role: Word,
    in scope: Scope
  ) -> [TextEdit] {
    // What platforms share is left as it is.
    scope.announcements.filter {
      saysUnusualRole($0, in: scope) && isOwn($0.phrase.range, of: scope)
    }.compactMap { announcement in
      let names = names(of: announcement, in: scope)
      let called = [names.label, names.name].compactMap { $0?.value }
      var text = announcement.phrase.value
      guard let place = text.lastPlace(of: role.value, outside: called) else { return nil }
      text.replaceSubrange(place, with: right)
      return spec.replacing(announcement.phrase, with: text)
    }
  }
}
