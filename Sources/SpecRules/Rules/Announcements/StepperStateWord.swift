import English
import Guidelines
import SpecModel
import Voices

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
    wcag: .fails("2.4.6"),
    facts: ["button-words"],
    relatedFacts: ["purpose-words"],
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
    check: .scope { context in
      // One adjustable element has no buttons.
      guard context.adjustable.role == nil else { return [] }
      let buttons = buttonWords(in: context)
      let areEmptyReported = context.fact("empty-text") != nil
      return context.announcements.all.compactMap { announcement in
        let moment = announcement.foldedMoment
        guard !areEmptyReported || !announcement.phrase.value.isBlank,
          let own = buttons.first(where: { $0.moments.contains(moment) })
        else { return nil }
        let others = buttons.filter { $0.fact != own.fact }
        return wrongWord(in: announcement, own: own, others: others)?.of(own.fact)
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
  /// Verbs that tell what the button does.
  let verbs: [String]
  /// The words of its first announcements; what more of them say is not compared.
  let said: [[String]]
}

private func buttonWords(in context: PlatformContext) -> [ButtonWords] {
  let all = context.facts("button-words", .anywhere)
  return context.facts("button-words", .eachButton).map { fact in
    let action = fact.detail("action")
    let everywhere = all.filter { $0.detail("action") == action }.flatMap(\.accepted)
    // Any platform may be meant in a spec without platforms.
    let words = context.scope.platform == nil ? everywhere : fact.accepted
    let moments = context.actionNames(of: fact)
    let said = context.announcements.all.lazy.filter { moments.contains($0.foldedMoment) }.prefix(8)
    return ButtonWords(
      fact: fact,
      moments: moments,
      words: words,
      verbs: context.facts("purpose-words", .eachButton)
        .filter { $0.detail("action") == action }.flatMap(\.verbs),
      said: said.map(\.words)
    )
  }
}

/// An announcement with the word of another button or platform, or without any.
private func wrongWord(
  in announcement: SpokenAnnouncement,
  own: ButtonWords,
  others: [ButtonWords]
) -> Violation? {
  let context = announcement.context
  guard let right = word(of: own, others: others) else { return nil }
  let phrase = announcement.spoken
  let tokens = announcement.words
  if let wrong = others.flatMap(\.words).first(where: tokens.containsWords) {
    let hasOwn = own.words.contains(where: announcement.phrase.value.containsWords)
    return otherWord(
      wrong,
      "is the word of the other button",
      in: announcement,
      right: right,
      isMendable: !hasOwn
    )
  }
  let spoken = spoken(phrase, of: announcement)
  if phrase.has("state") || own.words.contains(where: spoken.containsWords) { return nil }
  // As a part of its own it is a state word, in a sentence a verb.
  let foreign = announcement.onlyPart(being: .state) {
    $0.isOfGuideline && $0.name == own.fact.detail("action")
  }
  if let foreign {
    let word = String(announcement.phrase.value[foreign])
    let fault = "is not the word of \(context.scope.platform?.title ?? "the platform")"
    return otherWord(word, fault, in: announcement, right: right, severity: .information)
  }
  if own.verbs.contains(where: spoken.containsWords) { return nil }
  let isMore = Opposites.areForMore(own.verbs)
  let beside = others.flatMap(\.said).flatMap(\.self)
  if Opposites.word(forMore: isMore, in: spoken, beside: beside) != nil { return nil }
  if let (wrong, opposite) = swappedWord(in: announcement, others, forMore: isMore) {
    let right = opposite ?? right
    return otherWord(wrong, "is the word of the other button", in: announcement, right: right)
  }
  return announcement.telling(.name, right, by: own.fact)
}

/// The word at the beginning or the end of a part of the phrase that tells what another button does.
///
/// It is a verb, or a word for the opposite direction.
private func swappedWord(
  in announcement: SpokenAnnouncement,
  _ others: [ButtonWords],
  forMore isMore: Bool
) -> (wrong: String, right: String?)? {
  let text = announcement.phrase.value
  let reading = announcement.reading
  for part in reading.parts.indices {
    let tokens = reading.words(of: part)
    let frames = { (word: String) in
      let words = word.foldedTokens
      return tokens.starts(with: words) || tokens.suffix(words.count).elementsEqual(words)
    }
    if let verb = others.flatMap(\.verbs).first(where: frames) { return (verb, nil) }
    if let pair = Opposites.pair(forMore: !isMore, in: tokens, beside: []), frames(pair.word) {
      let isCapital =
        text[reading.parts[part]].first?.isUppercase == true
        && tokens.starts(with: pair.word.foldedTokens)
      return (pair.word, isCapital ? pair.opposite.capitalizingFirst : pair.opposite)
    }
  }
  return nil
}

/// The word of a button: the counterpart of what the other button says, or the guideline's first.
private func word(of own: ButtonWords, others: [ButtonWords]) -> String? {
  for other in others {
    let said = other.fact.values.firstIndex { word in
      other.said.contains { $0.containsWords(word) }
    }
    if let said, own.fact.values.indices.contains(said) { return own.fact.values[said] }
  }
  return own.fact.values.first
}

/// A word that is wrong at the place where it stands; the fix puts another one there.
private func otherWord(
  _ word: String,
  _ fault: String,
  in announcement: SpokenAnnouncement,
  right: String,
  severity: Severity? = nil,
  isMendable: Bool = true
) -> Violation {
  let phrase = announcement.phrase
  let place = phrase.value.lastPlace(of: word)
  return Violation(
    "'\(place.map { String(phrase.value[$0]) } ?? word)' \(fault); use '\(right)'",
    at: announcement.range(of: place),
    severity: severity,
    offers: isMendable ? [announcement.saying(right, at: place)] : []
  )
}

/// The words of a phrase with the name of its button in place of the placeholder, and without the
/// label.
private func spoken(_ phrase: Phrase, of announcement: SpokenAnnouncement) -> [String] {
  let button = announcement.button
  let spoken = phrase.spoken([
    "name": button?.name?.value ?? "", "label": "",
    "hint": (button?.value["hint"] ?? announcement.scope.map["hint"])?.word?.value ?? "",
  ])
  // A label such as "Add-ons" does not say what the button does.
  return announcement.words(of: Phrase(spoken), besides: (announcement.names.label, nil))
}
