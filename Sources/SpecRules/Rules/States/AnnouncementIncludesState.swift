import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// The phrase of a state that does not say the state.
  static let announcementIncludesState = Rule(
    id: "announcement-includes-state",
    severity: .warning,
    summary:
      "The announcement of a state that does not say it, or of a segment that says another's",
    rationale: """
      What is checked, on or selected is heard with this word each time. A phrase without it \
      describes an app in which nobody hears the state.
      """,
    wcag: .fails("4.1.2"),
    facts: ["states"],
    relatedFacts: ["selection-words", "button-words"],
    factFilter: { fact, _ in fact.detail("announcement") != "optional" },
    yieldsTo: ["state-word", "disabled-announcement-word"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            element: CheckBox
            announcements:
              checked: "Accept the terms, check box"
                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^ the announcement does not say 'checked'; add it
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            element: CheckBox
            announcements:
              checked: "checked, Accept the terms, check box"
        """
    ),
    check: .scope { context in
      // Where a guideline has words for the states of segments or buttons, other rules ask for them.
      guard context.scope.platform != nil, context.fact("selection-words") == nil,
        context.fact("button-words") == nil
      else { return [] }
      let facts = context.facts("states")
      return context.announcements.all.compactMap {
        missingState(in: $0, among: facts) ?? foreignState(in: $0, among: facts)
          ?? secondState(in: $0, among: facts) ?? untoldWord(in: $0, among: facts)
      }
    }
  )
}

/// The phrase of a segment that says of itself what holds of another one, which speaks as well.
private func foreignState(in announcement: SpokenAnnouncement, among facts: [Fact]) -> Violation? {
  let context = announcement.context
  let segments = context.scope.segments.all
  guard announcement.state == nil, let own = announcement.segment, own.state == nil,
    let position = segments.firstIndex(where: \.isSelected), let state = segments[position].state,
    context.announcements.all.contains(where: { $0.segmentPosition == position }),
    let place = announcement.onlyPart(being: .state, where: { $0.name == state })
  else { return nil }
  let word = announcement.phrase.value[place]
  return Violation(
    "this \(announcement.spec.segmentWord) is not \(state); leave '\(word)' out",
    at: announcement.range(of: place),
    fact: facts.first { $0.values.first == state },
    offers: [announcement.leavingOut(place)]
  )
}

/// The word of another control's state beside the right one: "Selected, checked, Card".
private func secondState(in announcement: SpokenAnnouncement, among facts: [Fact]) -> Violation? {
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  let parts = reading.parts.indices.filter { !reading.named.contains($0) }
  let fact = facts.first { fact in
    fact.values.first == announcement.toldState
      && parts.contains { fact.details("announced").containsWords(of: text[reading.parts[$0]]) }
  }
  guard let fact, let state = announcement.toldState else { return nil }
  let other = parts.first { fact.details("wrong").containsWords(of: text[reading.parts[$0]]) }
  guard let place = other.map({ reading.parts[$0] }) else { return nil }
  return Violation(
    "'\(text[place])' is a word for another state than \(state); leave it out",
    at: announcement.range(of: place),
    fact: fact,
    offers: [announcement.leavingOut(place)]
  )
}

/// The phrase of a state that the spec gives a word of its own, and that says none of its words.
///
/// An example is "Saved, Follow, button" beside `busy: { announce: Loading }`.
private func untoldWord(in announcement: SpokenAnnouncement, among facts: [Fact]) -> Violation? {
  let (context, spec) = (announcement.context, announcement.spec)
  let name = announcement.toldState ?? announcement.foldedMoment
  let state = context.allStates.first { spec.stateName($0.word.value) == name }
  // A text of the app stands in a value or a hint as well.
  guard let word = state?.announce, !announcement.source.isOfEvent,
    !["state", "value", "hint"].contains(where: announcement.spoken.has),
    !context.vocabulary.isDisabledState(name), !facts.contains(where: { $0.tells(name) }),
    LabelMatch.isComparable(word.value), word.value != "none", StandIn.all(in: word.value).isEmpty
  else { return nil }
  let said = Set(announcement.words)
  guard said.isDisjoint(with: word.value.foldedTokens) else { return nil }
  return announcement.lacking(word)
}

extension Fact {
  /// Whether it is about a state of which the screen reader says a word, or may say none.
  fileprivate func tells(_ state: String) -> Bool {
    values.first == state && (!details("announced").isEmpty || detail("announcement") == "optional")
  }
}

extension SpokenAnnouncement {
  /// What is wrong with a phrase without the word that the spec gives its state.
  fileprivate func lacking(_ announce: LocatedText) -> Violation? {
    let word = announce.value
    let text = inserting(word, saying: [.state]).text
    return judged(
      .state,
      Violation(
        "the announcement does not say '\(word)'; add it",
        at: phrase.range,
        moment: moment.value,
        related: [.init("the word of the state", at: announce.range)],
        offers: isForeign ? [] : [saying(text, as: "Insert '\(word)'")]
      )
    )
  }
}

extension [String] {
  /// Whether one of the texts has the words of a part, and no others.
  fileprivate func containsWords(of part: Substring) -> Bool {
    contains { $0.foldedForComparison == String(part).foldedForComparison }
  }
}

private func missingState(in announcement: SpokenAnnouncement, among facts: [Fact]) -> Violation? {
  guard let state = announcement.toldState, !announcement.context.vocabulary.isDisabledState(state),
    !announcement.spoken.has("state"), announcement.reading.said(.state).isEmpty
  else { return nil }
  let own = facts.filter { $0.values.first == state }
  let words = own.flatMap { $0.details("announced") }
  // A word of another state is another fault.
  let others = own.flatMap { $0.details("wrong") }
  if others.contains(where: announcement.words.containsWords) { return nil }
  if announcement.context.ownWords(for: state).contains(where: announcement.words.containsWords) {
    return nil
  }
  guard let fact = own.first, let right = words.first?.foldedForComparison,
    !own.contains(where: { $0.detail("announcement") == "optional" }),
    !words.contains(where: announcement.words.containsWords)
  else { return nil }
  return announcement.telling(.state, right, by: fact)
}
