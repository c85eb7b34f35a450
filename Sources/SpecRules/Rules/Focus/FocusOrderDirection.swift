import Guidelines
import SourceText
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
    check: .reportingScope { scope, context in
      guard let fact = context.facts("focus-directions", in: scope, .declared).first else { return }
      for topic in ["focus", "groupings"] {
        for part in scope.map[topic]?["order"]?.entries ?? [] {
          for entry in part.value.entries where !fact.accepts(entry.key.value) {
            context.report(entry.key, in: part.value, against: fact, scope)
          }
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate func report(
    _ word: Word,
    in map: SpecValue,
    against fact: Fact,
    _ scope: Scope
  ) {
    let known = vocabulary.term(.direction, word.value)?.word
    let near = known ?? Vocabulary.nearest(to: word.value, among: fact.values)
    let choices = near.map { [$0] } ?? fact.values
    report(
      "a focus order has no direction '\(word.value)'; use \(choices.listed)",
      at: word.range,
      fact: fact,
      in: scope,
      fixes: choices.filter { map.entry($0) == nil }.map {
        Fix(
          "Change to '\($0)'",
          [spec.replacing(word, with: $0)],
          isSafe: $0 == known,
          isPreferred: $0 == near
        )
      }
    )
  }
}
