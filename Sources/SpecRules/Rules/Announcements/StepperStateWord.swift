import Guidelines
import SpecModel

extension Rule {
  /// A button that is not announced with the word of what it does.
  static let stepperStateWord = Rule(
    id: "stepper-state-word",
    severity: .warning,
    summary: "A stepper button announced without Increment or Decrement, or with the other word",
    rationale: """
      Both buttons have the same label, value and role. The one word that tells them apart must be \
      there, and must be the right one.
      """,
    facts: ["button-words"],
    furtherFacts: ["purpose-words"],
    exceptions: [.information: "where it is the word of another platform"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Button"
                          ^^^^^^^^^^^^^^^^^^ the announcement does not say 'Increment'; add it
              decrement: "Tickets, 3, Increment, Button"
                                      ^^^^^^^^^ 'Increment' is the word of the other button; use \
        'Decrement'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            announcements:
              increment: "Tickets, 3, Increment, Button"
              decrement: "Removes one ticket from 3 tickets, button"
        """
    ),
    check: .reportingScope { scope, context in
      // One adjustable element has no buttons.
      guard context.adjustableRole(in: scope) == nil else { return }
      let buttons = context.buttonWords(in: scope)
      let areEmptyReported = context.fact("empty-text", in: scope) != nil
      for announcement in scope.announcements {
        if areEmptyReported, announcement.phrase.value.isBlank { continue }
        let moment = announcement.foldedMoment
        guard let own = buttons.first(where: { $0.moments.contains(moment) }) else { continue }
        let others = buttons.filter { $0.fact != own.fact }
        context.check(announcement, own: own, others: others, in: scope)
      }
    }
  )
}

/// The words by which one button is known.
private struct ButtonWords {
  let fact: Fact
  /// The moments of its announcement, folded.
  let moments: [String]
  /// The words of the platform.
  let words: [String]
  /// The words of other platforms alone.
  let elsewhere: [String]
  /// Verbs that tell what the button does.
  let verbs: [String]
}

extension RuleContext {
  fileprivate func buttonWords(in scope: Scope) -> [ButtonWords] {
    guard let model = spec.guideline?.model else { return [] }
    let all = model.facts("button-words", platform: nil, framework: nil)
    return buttonFacts("button-words", in: scope).map { fact in
      let action = fact.detail("action")
      let everywhere = all.filter { $0.detail("action") == action }.flatMap(\.accepted)
      // Of a spec without platforms, any of them may be meant.
      let words = scope.platform == nil ? everywhere : fact.accepted
      return ButtonWords(
        fact: fact,
        moments: names(of: fact, in: scope),
        words: words,
        elsewhere: everywhere.filter { !words.contains($0) },
        verbs: buttonFacts("purpose-words", in: scope)
          .filter { $0.detail("action") == action }.flatMap(\.accepted)
      )
    }
  }

  fileprivate func check(
    _ announcement: Announcement,
    own: ButtonWords,
    others: [ButtonWords],
    in scope: Scope
  ) {
    guard let right = word(of: own, others: others, in: scope) else { return }
    let phrase = announcement.spoken
    let tokens = tokens(of: announcement, in: scope)
    if let wrong = others.flatMap(\.words).first(where: tokens.containsWords) {
      return reportOther(wrong, in: announcement, right: right, own: own, scope: scope)
    }
    let spoken = spoken(phrase, of: announcement, in: scope)
    if phrase.has("state") || own.words.contains(where: spoken.containsWords) { return }
    // As a part of its own it is a state word, in a sentence a verb.
    let parts = phrase.text.phraseParts.map { String(phrase.text[$0]).foldedForComparison }
    if let foreign = own.elsewhere.first(where: { parts.contains($0.foldedForComparison) }) {
      return reportForeign(foreign, in: announcement, right: right, own: own, scope: scope)
    }
    if own.verbs.contains(where: spoken.containsWords) { return }
    report(
      lack(
        of: right,
        in: announcement,
        because: "the announcement does not say '\(right)'; add it",
        fact: own.fact,
        scope: scope
      )
    )
  }

  /// The word of a button: the counterpart of the one that the announcement of the other button has,
  /// else the guideline's first choice.
  private func word(of own: ButtonWords, others: [ButtonWords], in scope: Scope) -> String? {
    for other in others {
      let spoken = scope.announcements.filter { other.moments.contains($0.foldedMoment) }
      let said = other.fact.values.firstIndex { word in
        spoken.contains { tokens(of: $0, in: scope).containsWords(word) }
      }
      if let said, own.fact.values.indices.contains(said) { return own.fact.values[said] }
    }
    return own.fact.values.first
  }

  private func reportOther(
    _ word: String,
    in announcement: Announcement,
    right: String,
    own: ButtonWords,
    scope: Scope
  ) {
    let phrase = announcement.phrase
    let place = phrase.value.lastPlace(of: word)
    let hasOwn = own.words.contains { phrase.value.containsWords($0) }
    report(
      "'\(place.map { String(phrase.value[$0]) } ?? word)' is the word of the other button; "
        + "use '\(right)'",
      at: place.map { spec.range(of: $0, in: phrase) } ?? phrase.range,
      fact: own.fact,
      in: scope,
      fixes: hasOwn ? [] : replacements(of: place, in: phrase, by: right)
    )
  }

  private func reportForeign(
    _ word: String,
    in announcement: Announcement,
    right: String,
    own: ButtonWords,
    scope: Scope
  ) {
    let phrase = announcement.phrase
    let place = phrase.value.lastPlace(of: word)
    report(
      "'\(place.map { String(phrase.value[$0]) } ?? word)' is not the word of "
        + "\(scope.platform?.title ?? "the platform"); use '\(right)'",
      at: place.map { spec.range(of: $0, in: phrase) } ?? phrase.range,
      fact: own.fact,
      in: scope,
      severity: .information,
      fixes: replacements(of: place, in: phrase, by: right)
    )
  }

  /// The words of a phrase with the name of its button in place of the placeholder, and without the
  /// label.
  private func spoken(
    _ phrase: Phrase,
    of announcement: Announcement,
    in scope: Scope
  ) -> [String] {
    let actions = fact("required-actions", in: scope)?.values ?? []
    let moment = announcement.foldedMoment
    let button = scope.buttons(actions).first { $0.action.value == moment }
    let names = names(of: announcement, in: scope)
    let spoken = phrase.spoken([
      "name": button?.name?.value ?? "", "label": "",
      "hint": (button?.value["hint"] ?? scope.map["hint"])?.word?.value ?? "",
    ])
    // A label such as "Add-ons" does not say what the button does.
    return tokens(of: Phrase(spoken), names: (names.label, nil))
  }
}

extension RuleContext {
  /// The fix that puts another word into a place of a phrase.
  func replacements(of place: Range<String.Index>?, in phrase: Word, by right: String) -> [Fix] {
    guard let place else { return [] }
    var text = phrase.value
    text.replaceSubrange(place, with: right)
    return [Fix("Change to '\(right)'", [spec.replacing(phrase, with: text)], isPreferred: true)]
  }
}
