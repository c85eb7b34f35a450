import English
import SpecModel

extension Rule {
  /// Phrases in another language, whose words are not looked at.
  ///
  /// It also reports a phrase that is not English where the spec names no language.
  static let foreignLanguage = Rule(
    id: "foreign-language",
    severity: .information,
    summary: "Phrases in another language, of which the words are not checked",
    rationale: """
      What a screen reader says for roles and states is known here in English alone. In another \
      language somebody has to listen.
      """,
    wcag: .bestPractice,
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
    check: .spec { context in
      context.platforms.compactMap(uncheckedWords(in:))
        + [unnamedLanguage(in: context)].compactMap(\.self)
    }
  )
}

/// The phrases and state words of a platform that says which language they are in.
private func uncheckedWords(in context: PlatformContext) -> Violation? {
  guard let language = context.scope.foreignLanguage,
    !context.announcements.all.isEmpty
      || context.allStates.contains(where: { $0.announce != nil })
  else { return nil }
  return Violation(
    "the words for roles and states in '\(language.value)' are not checked; "
      + "listen to \(context.scope.screenReaderName)",
    at: context.scope.own.entry("announcements")?.key.range ?? context.scope.anchorRange
  )
}

/// The first words in another language where the spec does not say which.
private func unnamedLanguage(in context: RuleContext) -> Violation? {
  let firsts = context.platforms.compactMap(firstForeignWords)
  guard let words = firsts.min(by: { $0.range.lowerBound < $1.range.lowerBound }) else {
    return nil
  }
  let tag = context.cache.foreignPhrases.language(of: words.value.foldedTokens)
  return Violation(
    "this is not English; say which language it is with 'language: \(tag ?? "…")'",
    at: words.range,
    severity: .hint,
    offers: [
      tag.map {
        Offer(
          .give([Leaf(["language"], $0)], in: context.spec.root),
          title: "Add 'language: \($0)'"
        )
      }
    ]
  )
}

/// The first phrase or state word of a platform that is plainly not English.
///
/// There is none where the platform names a language.
private func firstForeignWords(in context: PlatformContext) -> LocatedText? {
  guard context.scope.map["language"] == nil else { return nil }
  return context.announcements.all.first(where: \.isPlainlyForeign)?.phrase
    ?? context.allStates.compactMap(\.announce)
    .first { context.cache.foreignPhrases.arePlain($0.value.foldedTokens) }
}
