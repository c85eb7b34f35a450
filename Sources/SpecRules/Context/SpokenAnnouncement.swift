import English
import Guidelines
import SourceText
import SpecModel
import Voices

/// An announcement on its platform, with what rules ask about it.
///
/// What many rules ask is worked out once.
final class SpokenAnnouncement: PlatformPart {
  /// The announcement as the spec has it.
  let source: Announcement
  /// The platform that it is heard on, which holds it.
  unowned let context: PlatformContext
  /// What it is about.
  private(set) lazy var speaker = Speaker(source, scope, spec)
  /// The text of the phrase, with the placeholders and the words that were meant.
  private(set) lazy var spoken = slips.isEmpty ? written : meant(by: source.spoken)
  private lazy var written = source.spoken.withMeantPlaceholders
  /// The words of the phrase that are slips of the hand.
  private(set) lazy var slips = readSlips()
  /// What the parts of the phrase say, with the words that were meant.
  private(set) lazy var reading = read(phrase.value, correcting: slips)
  /// The places in the phrase of the label and the name of what it is about.
  private(set) lazy var namePlaces = readNamePlaces()
  /// The words with numbers in place of the placeholders of its place.
  private lazy var countedWords = readCountedWords()
  /// The positions in a set that the words may mean.
  private(set) lazy var indexes = SpokenIndex.all(in: countedWords)
  /// Whether it is, on a platform that names no language, plainly not English.
  private(set) lazy var isPlainlyForeign =
    scope.map["language"] == nil && context.cache.foreignPhrases.arePlain(words)

  /// The place of the announced element in its set, if that is known.
  private(set) lazy var place = readPlace()

  /// What the device composes it of, if the device says it.
  private(set) lazy var composed = context.composed(source, as: spoken)

  init(_ source: Announcement, on context: PlatformContext) {
    self.source = source
    self.context = context
  }

  /// The words of the phrase without the label and the name, which may look like a role or a state.
  ///
  /// The position in the set that a name ends with stays.
  var words: [String] { reading.words }
  var moment: LocatedText { source.moment }
  var foldedMoment: String { source.foldedMoment }
  var phrase: LocatedText { source.phrase }
  var tokens: [String] { slips.isEmpty ? source.tokens : spoken.text.foldedTokens }
  var state: LocatedText? { source.state }
  var segmentPosition: Int? { source.segmentPosition }

  /// The segment that it is about.
  var segment: Part? { speaker.segment }
  /// The button that it is about.
  var button: Part? { speaker.button }

  /// The label and the name of what it is about.
  var names: (label: LocatedText?, name: LocatedText?) {
    if let segment { return (segment.label, segment.name) }
    return (spec.label, button?.name ?? scope.name)
  }

  /// What that is called: the texts of its label and its name.
  var labels: [String] {
    let names = names
    return [names.label, names.name].compactMap { $0?.value }
  }

  /// The state of the announcement by its name in facts: its own, its segment's, or its moment's.
  var toldState: String? {
    if let state { return spec.stateName(state.value) }
    return segment.map(\.state) ?? spec.state(ofMoment: foldedMoment)
  }

  /// Whether it is that of something selected: by its state, else by its segment.
  var isSelected: Bool {
    state.map { vocabulary.term(.state, $0.value)?.word == "selected" }
      ?? segment?.isSelected ?? false
  }

  /// Whether it is that of a disabled control or segment.
  var isDisabled: Bool {
    if let state { return vocabulary.isDisabledState(state.value) }
    return segment?.isDisabled ?? vocabulary.isDisabledState(foldedMoment)
  }

  /// Whether it says that a control is disabled, perhaps with the word of another platform.
  ///
  /// Nobody activates such a control.
  var saysDisabled: Bool {
    reading.said(.state).contains { $0.word.name == "disabled" }
  }

  /// Whether it is in another language than English, as the spec says or its words show.
  var isForeign: Bool {
    scope.foreignLanguage != nil || isPlainlyForeign
  }

  /// The only part that is nothing but a word for something; `nil` where none or several are.
  ///
  /// What stands first where nobody is named stands for the label, such as "Page, 2 hours".
  func onlyPart(
    being part: PhrasePart,
    where holds: (Lexicon.Word) -> Bool = { _ in true }
  ) -> Range<String.Index>? {
    let start = part == .role && !reading.isNamed && !labels.isEmpty ? 1 : 0
    let fitting = Set(
      reading.said(part).filter { $0.part >= start && $0.isAlone && holds($0.word) }.map(\.part)
    )
    return reading.onlyPart(where: fitting.contains).map { reading.parts[$0] }
  }

  /// The words of another phrase in its place, as ``words`` are those of its own.
  func words(of phrase: Phrase, besides names: (label: LocatedText?, name: LocatedText?))
    -> [String]
  {
    let tokens = (names.label?.value.foldedTokens, names.name?.value.foldedTokens)
    let called = called(names, as: tokens, in: phrase)
    return PhraseReading(phrase.text, names: called, by: context.lexicon).words
  }

  /// What a text in its place says.
  func read(_ text: String) -> PhraseReading { read(text, correcting: []) }

  private func read(_ text: String, correcting slips: [Slip]) -> PhraseReading {
    let group = spec.groupLabel?.value
    return PhraseReading(
      text,
      names: called(names, as: nameTokens, in: written),
      group: context.announcements.groupTokens,
      whole: labels + [group].compactMap(\.self),
      by: context.lexicon,
      correcting: slips
    )
  }

  private func readSlips() -> [Slip] {
    guard scope.foreignLanguage == nil else { return [] }
    return read(phrase.value).slips(
      in: template,
      for: context.announcements.expected,
      names: labels + context.announcements.names(withSegments: segment == nil),
      besides: context.announcements.otherTexts,
      by: context.lexicon
    ).filter(mayBeMeant(by:))
  }

  /// Whether a state that a slip may mean can hold there; "Elected" is no slip where nothing is.
  private func mayBeMeant(by slip: Slip) -> Bool {
    guard let name = context.lexicon.state(saidBy: slip.meant),
      let state = vocabulary.term(.state, name)?.word,
      template?.spokenParts().contains(slip.meant) != true
    else { return true }
    let told = toldState.map { vocabulary.term(.state, $0)?.word ?? $0 }
    if segment != nil { return (told ?? "unselected") == state }
    return told == state
      || context.allStates.contains { vocabulary.term(.state, $0.word.value)?.word == state }
  }

  private func meant(by phrase: Phrase) -> Phrase {
    let words = slips.map { (range: $0.place, text: $0.right) }
    return Phrase(phrase.text.replacing(words)).withMeantPlaceholders
  }

  /// The words of the label and of the name of the announced element.
  ///
  /// They may be longer than many phrases.
  var nameTokens: (label: [String]?, name: [String]?) {
    if let segment { return (segment.labelTokens, segment.nameTokens) }
    let (label, name) = context.announcements.nameTokens
    return (label, button?.nameTokens ?? name)
  }

  private func readNamePlaces() -> [Range<String.Index>] {
    reading.names.reduce(into: []) { places, words in
      if let place = phrase.value.firstPlace(of: words, besides: places) { places.append(place) }
    }
  }

  /// The words by which a phrase calls what it is about, the longest first.
  ///
  /// They leave out the position in the set that a name ends with. A name that a placeholder stands
  /// for is not written out.
  private func called(
    _ names: (label: LocatedText?, name: LocatedText?),
    as tokens: (label: [String]?, name: [String]?),
    in phrase: Phrase
  ) -> [(words: [String], text: String)] {
    let label = phrase.has("label") ? nil : tokens.label.map { ($0, names.label) }
    let name = phrase.has("name") ? nil : tokens.name.map { ($0, names.name) }
    let words = [label, name].compactMap(\.self).map { tokens, text in
      (words: Array(tokens.dropLast(indexLength(of: tokens, text))), text: text?.value ?? "")
    }
    let called = words.filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
    return called.count == 2 && called[0].words == called[1].words ? [called[0]] : called
  }

  /// How many words at the end of a name are its position in a set, such as "1 of 3".
  ///
  /// The name is "Day, 1 of 3", for example. The position in "Track 1 of 3" is a part of the name.
  private func indexLength(of tokens: [String], _ name: LocatedText?) -> Int {
    guard tokens.endsWithIndex, let text = name?.value, let part = text.phraseParts.last else {
      return 0
    }
    let last = String(text[part]).foldedTokens
    guard last.count < tokens.count, tokens.suffix(last.count) == last[...],
      let index = SpokenIndex(in: last),
      place.map({ $0.count == index.count }) ?? true
    else { return 0 }
    return last.count
  }
}

// MARK: - Positions

extension SpokenAnnouncement {
  /// Whether the words of the phrase, or the name that it stands for, have a position.
  var saysIndex: Bool {
    let phrase = spoken
    if phrase.has("index"), phrase.has("count") { return true }
    if !indexes.isEmpty { return placeholders.contains(where: phrase.has) || !countsOthers }
    if SpokenIndex.isCounted(in: countedWords) { return true }
    let names = names
    let isNamed = ["label": names.label, "name": names.name].contains { placeholder, word in
      guard phrase.has(placeholder), let word else { return false }
      return indexLength(of: word.value.foldedTokens, word) > 0
    }
    return isNamed || isForeign && saysForeignIndex
  }

  private func readCountedWords() -> [String] {
    guard placeholders.contains(where: spoken.has) else { return words }
    let numbers = place?.numbers ?? ["index": 1, "count": 1]
    return read(spoken.spoken(numbers.mapValues { String($0) })).words
  }

  /// The places outside of names where it says a position.
  ///
  /// Placeholders are read as the numbers of its place.
  func writtenIndexes(at place: SetPlace) -> [SpokenIndexPlace] {
    let placeholders = Dictionary(uniqueKeysWithValues: place.numbers.map { ("{\($0)}", $1) })
    let names = namePlaces
    return SpokenIndexPlace.all(in: phrase.value, placeholders: placeholders).filter { written in
      !names.contains { $0.overlaps(written.whole) }
    }
  }

  /// Whether all that looks like a position is a number of something else.
  private var countsOthers: Bool {
    guard let place, !indexes.contains(where: place.allows), !isForeign else { return false }
    return writtenIndexes(at: place).allSatisfy { isCount($0, beside: place) }
  }

  /// Whether a number of others only looks like a position, as in "4 of 9 reviewed".
  ///
  /// It counts things that are no part of a set. Where the set has as many, only a word behind the
  /// number tells so: "Crew, 4 of 4 present". What lies outside of the set needs a word or
  /// parentheses: "Crew (12 of 40)", "12 of 40 items".
  func isCount(_ written: SpokenIndexPlace, beside place: SetPlace) -> Bool {
    let text = phrase.value
    guard let part = reading.parts.first(where: { $0.overlaps(written.whole) }) else {
      return false
    }
    let behind = text[written.whole.upperBound..<max(part.upperBound, written.whole.upperBound)]
    let before = text[part.lowerBound..<written.whole.lowerBound]
    let isOutside = written.index.position > place.count && written.index.count != place.count
    if isOutside,
      behind.contains(where: \.isLetter) || text[..<written.whole.lowerBound].last == "("
    {
      return true
    }
    let around = written.index.count == place.count ? [behind] : [before, behind]
    let group = spec.groupLabel?.value
    let names = Set((labels + [group].compactMap(\.self)).flatMap(\.foldedTokens) + spoken.names)
    return around.flatMap { String($0).foldedTokens }.contains { word in
      !names.contains(word) && !SpokenIndex.mayCount(word)
        && !context.lexicon.has([word], as: .role, .state)
    }
  }

  /// Whether it says a position in another language: of two numbers one is, "1 von 3".
  private var saysForeignIndex: Bool {
    !foreignIndexes.isEmpty || words.count { Int($0) != nil } > 1
  }

  /// The positions that it may say in another language.
  var foreignIndexes: [ForeignIndex] {
    ForeignIndex.all(in: phrase.value, outside: namePlaces)
  }
}

// MARK: - Roles

extension SpokenAnnouncement {
  /// Whether the phrase says the spec's role, and the guideline does not have that role.
  ///
  /// The role itself is reported at its place.
  var saysUnusualRole: Bool {
    guard let role = scope.role, role.value != "none" else { return false }
    let facts = context.facts("roles", .eachPlatform)
    let word = role.value.roleWord
    let isUnusual =
      !facts.isEmpty
      && !facts.contains { fact in
        fact.accepted.contains { $0.foldedForComparison == word }
      }
    return isUnusual && tokens.contains(words: role.value.foldedTokens)
  }

  /// Whether it says one of the words that a fact accepts.
  func says(_ fact: Fact) -> Bool { reading.says(anyOf: context.cache.accepted(by: fact)) }

  /// Whether nothing about a segment that can be selected says so, with a phrase that a fact gives.
  func hidesInteraction(_ fact: Fact) -> Bool {
    guard segment != nil || foldedMoment == FormatMoment.segments else { return false }
    if isDisabled { return false }
    if isSelected || spoken.has("hint") { return false }
    if says(fact) { return false }
    // Where a role tells enough, the one that is wrong is reported.
    if saysUnusualRole, context.roleWords.contains(where: fact.accepted.contains) { return false }
    // A role that is declared is announced, if a role tells enough on the platform.
    let map = scope.map
    let traits = (map["traits"]?.words ?? []).map(\.value.roleWord)
    let roles = [scope.role?.value.roleWord].compactMap { $0 } + traits
    let hint = map["hint"]?.word?.value.foldedTokens ?? []
    let own = roles + fact.accepted.filter(hint.containsWords).map(\.foldedForComparison)
    if fact.accepted.contains(where: { own.contains($0.foldedForComparison) }) { return false }
    return !(spoken.has("role") && roles.isEmpty && fact.details("placeholders").contains("role"))
  }
}

extension Vocabulary {
  /// Whether a state of a spec is the disabled one, under any of its names.
  func isDisabledState(_ word: String) -> Bool {
    term(.state, word)?.word == "disabled"
  }
}

/// The placeholders for the numbers of a position.
private let placeholders = ["index", "count"]
