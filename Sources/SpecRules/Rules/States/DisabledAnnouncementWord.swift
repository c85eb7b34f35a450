import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A state that is announced with another word than the platform's.
  static let disabledAnnouncementWord = Rule(
    id: "disabled-announcement-word",
    severity: .error,
    summary: "A disabled state that is announced with another word than the platform's",
    rationale: """
      VoiceOver says "dimmed", TalkBack says "disabled". Whoever uses one of them all day does not \
      recognise the other word as a state.
      """,
    wcag: .weakens("4.1.2"),
    facts: ["states"],
    factFilter: { fact, _ in
      fact.values.contains("disabled") && !fact.details("announced").isEmpty
    },
    exceptions: [.warning: "where a segment is not disabled"],
    judgesWords: true,
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            states:
              disabled: { api: isEnabled=false, announce: disabled }
                                                          ^^^^^^^^ VoiceOver says 'Dimmed' for a \
        disabled control, not 'disabled'; use 'Dimmed'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            states:
              disabled: { api: isEnabled=false, announce: Dimmed }
        """
    ),
    check: .scope { context in
      let facts = context.facts("states").filter { $0.values.contains("disabled") }
      guard context.scope.platform != nil,
        let fact = facts.first(where: { !$0.details("announced").isEmpty })
      else { return [] }
      let states = context.allStates
        .filter { context.vocabulary.isDisabledState($0.word.value) }
        .compactMap(\.announce).compactMap { wrongWord($0, against: fact, in: context) }
      // Any phrase of a control with the state may be the one for it, unless the spec names the
      // segment.
      let mayBeDisabled =
        !context.scope.segments.all.contains(where: \.isDisabled)
        && context.scope.states.contains { context.vocabulary.isDisabledState($0.word.value) }
      let phrases = context.announcements.all.compactMap { announcement in
        let violation =
          announcement.isDisabled
          ? wrongPhrase(announcement, against: fact)
          : (mayBeDisabled ? nil : falseState(in: announcement))
            ?? wrongPart(of: announcement, against: fact)
        return announcement.judged(.state, violation)
          ?? (mayBeDisabled ? secondPhrase(announcement) : nil)
      }
      return (states + phrases).map { $0.of(fact) }
    }
  )
}

/// The word of a state where that is not the platform's.
private func wrongWord(_ word: LocatedText, against fact: Fact, in context: PlatformContext)
  -> Violation?
{
  let words = fact.details("announced")
  let tokens = word.value.foldedTokens
  guard let right = words.first, !words.contains(where: tokens.says),
    !Phrase(word.value).has("state")
  else { return nil }
  if word.value == "none", context.configuration.voice != .guideline,
    context.saysNothingWhenDisabled
  {
    return nil
  }
  let said = word.value.isBlank ? "and this says nothing" : "not '\(word.value)'"
  return Violation(
    "\(context.disabledClause(right)), \(said); "
      + "use '\(right)'\(context.scope.orTranslation)",
    at: word.value.isBlank ? context.spec.quoted(word) : word.range,
    offers: context.scope.foreignLanguage == nil
      ? [correction(of: word, to: right, in: context)] : []
  )
}

/// The right word in place of the wrong one.
///
/// A state of the platform's own also gets an API of the platform, if it has none yet.
private func correction(of word: LocatedText, to right: String, in context: PlatformContext)
  -> Offer
{
  let state = context.scope.states.first { $0.announce?.range == word.range }
  let apis = context.factOfEachFramework("disabled-api").compactMap(\.fact.values.first)
  let isSet = state?.apis.isEmpty == false || apis.isEmpty
  let api = isSet ? nil : state.map { Leaf(["states", $0.word.value, "api"], apis.oneOrBracketed) }
  return Offer(.put(right, for: word), besides: [api].compactMap(\.self), isSafe: true)
}

/// What is said of a disabled part: the word of another platform, or none at all.
private func wrongPhrase(_ announcement: SpokenAnnouncement, against fact: Fact) -> Violation? {
  let (own, others) = announcement.wordsForDisabled(by: fact)
  guard let right = fact.details("announced").first, own.allSatisfy(\.isDenied),
    !announcement.spoken.has("state")
  else { return nil }
  if let denied = own.first {
    let place = announcement.reading.parts[denied.part]
    return foreignWord(right, at: place, in: announcement, right: right)
  }
  guard let wrong = others.first?.word.tokens.joined(separator: " ") else {
    if announcement.isSaidWithoutState { return nil }
    // Nobody activates what is disabled.
    return announcement.telling(
      nil,
      right.foldedForComparison,
      by: fact,
      leavingOut: .hint,
      atEnd: announcement.context.scope.platform == .android && !announcement.hasPlace(by: fact),
      because: "the announcement does not say that this is disabled"
    )
  }
  let place = announcement.phrase.value.lastPlace(of: wrong, outside: announcement.labels)
  return foreignWord(wrong, at: place, in: announcement, right: right)
}

/// A part of the phrase of a segment that is not disabled, which says that it is.
private func falseState(in announcement: SpokenAnnouncement) -> Violation? {
  let text = announcement.phrase.value
  guard announcement.segment != nil, announcement.state == nil,
    let place = announcement.onlyPart(being: .state, where: { $0.name == "disabled" })
  else { return nil }
  let word = text[place]
  if isSegmentOrValue(String(word), in: announcement.context) { return nil }
  return Violation(
    "this \(announcement.spec.segmentWord) is not disabled; leave '\(word)' out",
    at: announcement.range(of: place),
    severity: .warning,
    offers: [announcement.leavingOut(place)]
  )
}

/// A part of another phrase that says "disabled", where the disabled control has one of its own.
///
/// What is busy may be disabled as well. What the focus finds and what is switched is not.
private func secondPhrase(_ announcement: SpokenAnnouncement) -> Violation? {
  let context = announcement.context
  guard announcement.segment == nil, announcement.saysDisabled, announcement.isAtRest,
    context.announcements.all.contains(where: { $0.segment == nil && $0.isDisabled }),
    let place = announcement.onlyPart(being: .state, where: { $0.name == "disabled" })
  else { return nil }
  let word = announcement.phrase.value[place]
  if isSegmentOrValue(String(word), in: context) { return nil }
  return Violation(
    "the control is not disabled here, and 'disabled' has a phrase of its own; leave '\(word)' out",
    at: announcement.range(of: place),
    severity: .warning,
    offers: [announcement.leavingOut(place)]
  )
}

/// A part of a phrase that is nothing but the word of another platform.
///
/// The control may be disabled at that moment. A label, a name or a value may be spelt like the word,
/// and is no such part.
private func wrongPart(of announcement: SpokenAnnouncement, against fact: Fact) -> Violation? {
  let context = announcement.context
  let (own, others) = announcement.wordsForDisabled(by: fact)
  // The label stands first, and behind it a value of which nothing is known.
  let hasWordAsValue =
    context.fact("announced-value") != nil
    && context.spec.shownValue?.current.flatMap(Double.init) == nil
  guard let right = fact.details("announced").first, own.isEmpty,
    let wrong = others.last(where: { $0.isAlone && $0.part >= (hasWordAsValue ? 2 : 1) })
  else { return nil }
  let place = announcement.reading.parts[wrong.part]
  let word = String(announcement.phrase.value[place])
  if isSegmentOrValue(word, in: context) { return nil }
  return foreignWord(word, at: place, in: announcement, right: right)
}

extension SpokenAnnouncement {
  /// Whether it is that of the focus, or of a state that a user switches.
  fileprivate var isAtRest: Bool {
    guard let state = toldState else { return foldedMoment == "focus" }
    let switched = Platform.allCases.flatMap { Voice.builtIn($0).switchedStates }
    return switched.contains { $0.state == state || $0.opposite == state }
  }

  /// The words for "disabled" in the phrase, the words of a fact apart from other platforms' words.
  fileprivate func wordsForDisabled(by fact: Fact)
    -> (own: [PhraseReading.Said], others: [PhraseReading.Said])
  {
    let words = fact.details("announced").map(\.foldedTokens)
    let said = reading.said(.state).filter {
      $0.word.name == "disabled" && $0.word.isOfGuideline
    }
    return (
      said.filter { words.contains($0.word.tokens) },
      said.filter { !words.contains($0.word.tokens) }
    )
  }
}

/// Whether a word is what a segment is called, or the value.
private func isSegmentOrValue(_ word: String, in context: PlatformContext) -> Bool {
  context.scope.segments.position(of: word) != nil
    || context.spec.shownValue?.current?.foldedTokens.containsWords(word) == true
}

/// The word of another platform in a phrase.
private func foreignWord(
  _ wrong: String,
  at place: Range<String.Index>?,
  in announcement: SpokenAnnouncement,
  right: String
) -> Violation {
  Violation(
    "\(announcement.context.disabledClause(right)), "
      + "not '\(place.map { String(announcement.phrase.value[$0]) } ?? wrong)'; use '\(right)'",
    at: announcement.range(of: place),
    offers: [announcement.saying(right.foldedForComparison, at: place)]
  )
}

extension SpokenAnnouncement {
  /// Whether the guideline's phrase says where the word for disabled stands.
  ///
  /// TalkBack says it last otherwise.
  fileprivate func hasPlace(by fact: Fact) -> Bool {
    guard let template else { return false }
    let tokens = template.foldedTokens
    return template.contains("{state}") || fact.details("announced").contains(where: tokens.says)
  }
}
