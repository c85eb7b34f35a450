import Guidelines
import SpecModel

extension Rule {
  /// Gestures that are missing or do something else than a screen reader's do.
  static let gestureEffects = Rule(
    id: "gesture-effects",
    severity: .error,
    summary: "A swipe that does not focus, or a double tap that does not activate",
    rationale: """
      Swiping and double tapping are how VoiceOver and TalkBack are used, everywhere. A control \
      that gives them another meaning cannot be reached or not be pressed.
      """,
    facts: ["gestures"],
    concerns: { fact, _ in fact.detail("need") != nil },
    exceptions: [.warning: "where the spec says nothing about gestures"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        gestures: { swipe: activate, touch: focus }
        ^^^^^^^^ 'doubletap' is missing; add 'doubletap: activate'
                           ^^^^^^^^ 'swipe' does not focus; use 'focus'
        """,
      passing: """
        component: stepper
        label: Tickets
        gestures: { swipe: focus, doubletap: activate }
        """
    ),
    check: .reportingScope { scope, context in
      let facts = context.facts("gestures", in: scope, .common).filter { $0.detail("need") != nil }
      guard let fact = facts.first(where: { $0.detail("need") == "each" }) else { return }
      switch context.section("gestures", in: scope) {
      case .unreadable: return
      case .absent(let entry):
        context.report(
          context.missingSection(
            "gestures",
            entry,
            in: scope,
            fact: fact,
            severity: .warning
          ) { platform in
            facts.filter { $0.platform == platform }.flatMap(\.askedBindings)
          }
        )
      case .given(let section):
        context.report(context.violations(of: facts, kind: .gesture, in: section, scope: scope))
      }
    }
  )
}
