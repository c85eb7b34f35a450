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
    wcag: .fails("2.1.1"),
    facts: ["gestures"],
    factFilter: { fact, _ in fact.detail("need") != nil },
    exceptions: [.warning: "where the spec says nothing about gestures"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        gestures: { swipe: activate, touch: focus }
        ^^^^^^^^ 'doubletap' is missing; add 'doubletap: activate'
                           ^^^^^^^^ a swipe must move the focus to the button; write \
        'swipe: focus'
        """,
      passing: """
        component: stepper
        label: Tickets
        gestures: { swipe: focus, doubletap: activate }
        """
    ),
    check: .scope { context in
      let facts = context.facts("gestures", .common).filter { fact in
        let keys = fact.details("beside")
        return fact.detail("need") != nil
          && (keys.isEmpty || keys.contains(where: context.spec.root.tells))
      }
      // What has to do it where it is given is judged, and not asked for.
      let asking = facts.first { $0.detail("need") == "each" }
      guard let fact = asking ?? facts.first else { return [] }
      if asking == nil, context.scope.givenSection("gestures") == nil { return [] }
      return context.violations(
        inSection: "gestures",
        for: fact,
        severity: .warning,
        asked: { platform in facts.filter { $0.platform == platform }.flatMap(\.askedBindings) },
        given: { $0.violations(of: facts) }
      )
    }
  )
}
