import English
import Guidelines
import SpecModel

extension Rule {
  /// A direction that a focus order of Compose does not have.
  static let focusOrderDirection = Rule(
    id: "focus-order-direction",
    severity: .error,
    summary: "A direction that a focus order does not have",
    rationale: """
      Compose has eight directions. Another word names none of them, and the developer has to guess \
      which key is meant.
      """,
    wcag: .weakens("2.4.3"),
    facts: ["focus-directions"],
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: compose
            focus:
              refs: [dots, caption]
              order: { dots: { below: caption } }
                               ^^^^^ a focus order has no direction 'below'; use 'down'
              reason: The caption stands below the dots
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: compose
            focus:
              refs: [dots, caption]
              order: { dots: { down: caption } }
              reason: The caption stands below the dots
        """
    ),
    check: .violations(of: "focus-directions", .declared) { fact, context in
      ["focus", "groupings"].flatMap { context.scope.map[$0]?["order"]?.entries ?? [] }.map(\.value)
        .flatMap { steps in
          steps.entries.map(\.key).filter { !fact.accepts($0.value) }
            .map { unknownDirection($0, in: steps, among: fact.values, context) }
        }
    }
  )
}

/// A direction that the way on from an element of an order cannot have.
private func unknownDirection(
  _ word: LocatedText,
  in steps: SpecValue,
  among directions: [String],
  _ context: RuleContext
) -> Violation {
  let known = context.vocabulary.term(.direction, word.value)?.word
  let near = known ?? Spelling.nearest(to: word.value, among: directions)
  let choices = near.map { [$0] } ?? directions
  return Violation(
    "a focus order has no direction '\(word.value)'; use \(choices.listed)",
    at: word.range,
    offers: choices.filter { steps.entry($0) == nil }.map {
      Offer(.spell(word, $0), isSafe: $0 == known, isPreferred: $0 == near)
    }
  )
}
