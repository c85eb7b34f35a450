import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A segment whose state is announced in words that the guideline does not have.
  static let segmentStateWords = Rule(
    id: "segment-state-words",
    severity: .warning,
    summary: "A selected segment announced without Selected, or with another word for it",
    rationale: """
      Which segment is shown is all that the control has to say. A word that the screen reader \
      uses nowhere else is not heard as a state.
      """,
    wcag: .fails("4.1.2"),
    facts: ["selection-words"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        announcements:
          Day: "Day, button, 1 of 2"
                ^^^^^^^^^^^^^^^^^^^ the announcement does not say 'Selected'; add it
          Week: "Week, inactive, button, 2 of 2"
                       ^^^^^^^^ 'inactive' is not the guideline's word for this state; use 'Unselected'
        """,
      passing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        announcements:
          Day: "Selected, Day, button, 1 of 2"
          Week: "Week, button, 2 of 2"
        """
    ),
    check: .scope { context in
      let facts = context.facts("selection-words", .common)
      guard let words = SelectionWords(facts, in: context) else { return [] }
      return context.scope.states.compactMap { wrongWord(of: $0, against: facts, context) }
        + context.announcements.about(words.selected).compactMap {
          $0.judged(.state, wrongPhrase($0, against: words)?.of(words.selected))
        }
    }
  )
}

/// The word of a state where it is not one of the guideline's.
private func wrongWord(of state: State, against facts: [Fact], _ context: PlatformContext)
  -> Violation?
{
  let name = context.vocabulary.term(.state, state.word.value)?.word
  guard let fact = facts.first(where: { $0.detail("state") == name }),
    let word = state.announce, !["", "none"].contains(word.value),
    !Phrase(word.value).has("state"), !isSaid(fact, in: word.value.foldedTokens, context),
    let right = fact.values.first, !context.composes(word.value, as: .state)
  else { return nil }
  return Violation(
    "'\(word.value)' is not the guideline's word for this state; use '\(right)'"
      + context.scope.orTranslation,
    at: word.range,
    fact: fact,
    offers: context.scope.foreignLanguage == nil ? [Offer(.put(right, for: word))] : []
  )
}

/// The announcement of a segment that tells a wrong state, in a wrong word, or no state at all.
private func wrongPhrase(_ announcement: SpokenAnnouncement, against words: SelectionWords)
  -> Violation?
{
  let (phrase, selected) = (announcement.phrase, words.selected)
  let isSelected = words.isSelected(announcement)
  if let wrong = wrongWord(in: announcement, words) {
    if !isSelected, wrong.fact == selected, words.isOfOther(announcement) {
      return announcement.falseSelection(at: wrong.place)
    }
    let fact = isSelected ? selected : wrong.fact
    if let right = fact.values.first {
      return Violation(
        "'\(phrase.value[wrong.place])' is not the guideline's word for this state; "
          + "use '\(right)'",
        at: announcement.range(of: wrong.place),
        fact: fact,
        offers: [announcement.saying(right, at: wrong.place)]
      )
    }
  }
  guard isSelected, let right = selected.values.first else {
    let isDeclared = announcement.segment?.value[KeyMeaning.selected.key]?.boolean == false
    guard words.isBesideSelected(announcement) || isDeclared && announcement.state == nil else {
      return nil
    }
    return part(of: announcement, among: words.right)
      .map { announcement.falseSelection(at: announcement.reading.parts[$0]) }
  }
  if announcement.spoken.has("state") { return nil }
  if isSaid(selected, in: announcement.words, announcement.context) { return nil }
  if let part = part(of: announcement, among: words.opposites) {
    let place = announcement.reading.parts[part]
    return Violation(
      "this \(announcement.spec.segmentWord) is selected, not '\(phrase.value[place])'; use '\(right)'",
      at: announcement.range(of: place),
      offers: [announcement.saying(right, at: place)]
    )
  }
  // Whoever asks for what is wrong asks the device as well.
  return announcement.telling(nil, right, by: selected)
}

/// A part of a phrase that is a word for a state, but none of the guideline's.
///
/// Within a sentence such a word may mean anything.
private func wrongWord(in announcement: SpokenAnnouncement, _ words: SelectionWords)
  -> (place: Range<String.Index>, fact: Fact)?
{
  part(of: announcement, among: Set(words.wrong.keys)).flatMap { part in
    words.wrong[announcement.reading.words(of: part)].map {
      (announcement.reading.parts[part], $0)
    }
  }
}

/// The first part of a phrase that is one of some words, and no label.
private func part(of announcement: SpokenAnnouncement, among words: Set<[String]>) -> Int? {
  let spec = announcement.spec
  let reading = announcement.reading
  let others = [spec.groupLabel, spec.label].compactMap { $0?.value.foldedTokens }
  return reading.parts.indices.first { part in
    let own = reading.words(of: part)
    return words.contains(own) && !others.contains(own)
  }
}

/// Whether one of the words of a fact is among tokens, and not denied there.
private func isSaid(_ fact: Fact, in tokens: [String], _ context: PlatformContext) -> Bool {
  context.cache.accepted(by: fact).contains(where: tokens.says)
}

extension SpokenAnnouncement {
  /// A segment which is not selected and says at a place that it is.
  fileprivate func falseSelection(at place: Range<String.Index>) -> Violation {
    let title = "Leave '\(phrase.value[place])' out"
    return Violation(
      "this \(spec.segmentWord) is not selected; leave '\(phrase.value[place])' out",
      at: range(of: place),
      offers: [phrase.value.leavingOut(place).map { saying($0, as: title, isPreferred: false) }]
    )
  }
}
