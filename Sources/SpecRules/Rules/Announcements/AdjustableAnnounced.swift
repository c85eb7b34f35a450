import English
import Guidelines
import SpecModel
import Voices

extension Rule {
  /// Adjustable dots that do not say how they are adjusted.
  static let adjustableAnnounced = Rule(
    id: "adjustable-announced",
    severity: .information,
    summary: "Adjustable dots that do not say how they are adjusted",
    rationale: """
      A swipe up or down changes the page only on an adjustable element. Who does not hear that it \
      is one will not try.
      """,
    wcag: .weakens("4.1.2"),
    facts: ["announced-adjustment"],
    relatedFacts: ["adjustable"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        dots: { focusable: true, interactive: true }
        platforms:
          ios:
            framework: uikit
            traits: [.adjustable]
            announcements:
              dots: "Page 3 of 3, adjustable"
                     ^^^^^^^^^^^^^^^^^^^^^^^ the announcement does not say how to adjust this; add \
        'swipe up or down with one finger to adjust the value'
        """,
      passing: """
        component: page-control
        name: Photos
        dots: { focusable: true, interactive: true }
        platforms:
          ios:
            framework: uikit
            traits: [.adjustable]
            announcements:
              dots: "Page 3 of 3, adjustable, swipe up or down to adjust"
        """
    ),
    check: .scope { context in
      let facts = context.facts("announced-adjustment", .common)
      guard context.spec.value(.dotFocus)?.boolean == true,
        context.spec.value(.dotUse)?.boolean == true,
        let fact = facts.first, let trait = context.fact("adjustable"),
        context.adjustable.trait(of: trait) != nil
      else { return [] }
      return context.announcements.about(fact).compactMap { announcement in
        let missing = facts.filter { !says($0, in: announcement) }
        let parts = missing.compactMap(\.values.first)
        return missing.first.flatMap { first in
          announcement.telling(
            .hint,
            parts.joined(separator: ", "),
            by: first,
            because: "the announcement does not say how to adjust this",
            adding: parts.listed("and")
          )
        }
      }
    }
  )
}

private func says(_ fact: Fact, in announcement: SpokenAnnouncement) -> Bool {
  fact.details("placeholders").contains(where: announcement.spoken.has)
    || announcement.says(fact)
}
