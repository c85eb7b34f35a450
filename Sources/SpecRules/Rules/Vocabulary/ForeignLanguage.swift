import SpecModel

extension Rule {
  /// Tells of phrases in another language, whose words are not looked at, and of those for which
  /// the spec does not name one.
  static let foreignLanguage = Rule(
    id: "foreign-language",
    severity: .information,
    summary: "Phrases in another language, of which the words are not checked",
    rationale: """
      What a screen reader says for roles and states is known here in English alone. In another \
      language somebody has to listen.
      """,
    exceptions: [.hint: "where the spec names no language"],
    examples: Examples(
      failing: """
        component: stepper
        label: Karten
        platforms:
          ios:
            language: de
            announcements:
            ^^^^^^^^^^^^^ the words for roles and states in 'de' are not checked; \
        listen to VoiceOver
              increment: "Karten, 3, Erhöhen, Taste"
              decrement: "Karten, 3, Verringern, Taste"
          android:
            announcements:
              increment: "Karten, 3, Erhöhen, zum Aktivieren doppeltippen"
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this is not English; \
        say which language it is with 'language: de'
              decrement: "Karten, 3, Verringern, zum Aktivieren doppeltippen"
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment, Button"
              decrement: "Tickets, 3, Decrement, Button"
        """
    ),
    check: .reportingSpec { spec, context in
      for scope in spec.scopes {
        guard let language = scope.foreignLanguage, context.hasSpokenWords(in: scope) else {
          continue
        }
        let own = scope.own.entry("announcements")?.key.range
        context.report(
          "the words for roles and states in '\(language.value)' are not checked; "
            + "listen to \(scope.listener)",
          at: own ?? scope.anchorRange
        )
      }
      guard let words = context.firstForeignWords() else { return }
      let tag = context.spokenWords.foreignPhrases.language(of: words.value.foldedTokens)
      let edit = tag.flatMap { spec.inserting("language", $0, into: spec.root) }
      context.report(
        "this is not English; say which language it is with 'language: \(tag ?? "…")'",
        at: words.range,
        severity: .hint,
        fixes: edit.map { [Fix("Add 'language: \(tag ?? "")'", [$0], isPreferred: true)] } ?? []
      )
    }
  )
}

extension RuleContext {
  /// Whether a scope has phrases, or words for states.
  fileprivate func hasSpokenWords(in scope: Scope) -> Bool {
    !scope.announcements.isEmpty || allStates(in: scope).contains { $0.announce != nil }
  }
}
