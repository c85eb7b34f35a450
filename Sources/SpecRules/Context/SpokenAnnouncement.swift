import English
import Guidelines
import SourceText
import SpecModel

/// An announcement on its platform, with what rules ask about it.
///
/// What many rules ask is worked out once.
final class SpokenAnnouncement: PlatformPart {
  /// The announcement as the spec has it.
  private let source: Announcement
  /// The platform that it is heard on, which holds it.
  unowned let context: PlatformContext
  /// The words of the phrase without those of the label and the name of what it is about, which may
  /// look like a role, a state or a position; a position at the end of a name stays.
  private(set) lazy var words = readWords()
  /// The positions in a set that the words may mean.
  private(set) lazy var indexes = SpokenIndex.all(in: words)
  /// Whether it is, on a platform that names no language, plainly not English.
  private(set) lazy var isPlainlyForeign =
    scope.map["language"] == nil && context.cache.foreignPhrases.arePlain(words)

  init(_ source: Announcement, on context: PlatformContext) {
    self.source = source
    self.context = context
  }

  var moment: LocatedText { source.moment }
  var foldedMoment: String { source.foldedMoment }
  var phrase: LocatedText { source.phrase }
  var spoken: Phrase { source.spoken }
  var tokens: [String] { source.tokens }
  var state: LocatedText? { source.state }
  var segmentPosition: Int? { source.segmentPosition }

  /// The segment that it is about.
  var segment: Segment? {
    segmentPosition.flatMap { scope.segments.segments?[$0] }
  }

  /// The button that it is about.
  var button: ActionButton? {
    context.buttons.first { $0.action.value == foldedMoment }
  }

  /// The label and the name of what it is about.
  var names: (label: LocatedText?, name: LocatedText?) {
    if let segment { return (segment.label, segment.name) }
    return (spec.label, scope.name)
  }

  /// What that is called: the texts of its label and its name.
  var labels: [String] {
    let names = names
    return [names.label, names.name].compactMap { $0?.value }
  }

  /// Whether it is that of something selected: by its state, else by its segment.
  var isSelected: Bool {
    state.map { vocabulary.term(.state, $0.value)?.word == "selected" }
      ?? segment?.isSelected ?? false
  }

  /// Whether it is that of a disabled control or segment.
  var isDisabled: Bool {
    if let state { return vocabulary.isDisabledState(state.value) }
    return segment?.isDisabled == true
  }

  /// Whether it says of a control that it is disabled, be it with the word of another platform:
  /// nobody activates that.
  var saysDisabled: Bool {
    context.announcements.disabledWords.contains(where: words.containsWords)
  }

  /// Whether it is in another language than English, by what the spec says or by its words.
  var isForeign: Bool {
    scope.foreignLanguage != nil || isPlainlyForeign
  }

  /// The words of another phrase in its place, as ``words`` are those of its own.
  func words(of phrase: Phrase, besides names: (label: LocatedText?, name: LocatedText?))
    -> [String]
  {
    let label = names.label?.value.foldedTokens
    return phrase.text.foldedTokens.without(label, names.name?.value.foldedTokens, of: phrase)
  }

  private func readWords() -> [String] {
    let (label, name) =
      segment.map { ($0.labelTokens, $0.nameTokens) } ?? context.announcements.nameTokens
    return tokens.without(label, name, of: spoken)
  }
}

// MARK: - Positions

extension SpokenAnnouncement {
  /// Whether the words of the phrase, or the name that it stands for, have a position.
  var saysIndex: Bool {
    let phrase = spoken
    if phrase.has("index"), phrase.has("count") { return true }
    // A placeholder is a number, whatever it will be.
    let numbers = ["index", "count"].filter(phrase.has)
    var tokens = words
    if numbers.isEmpty {
      if !indexes.isEmpty { return true }
    } else {
      tokens = tokens.map { token in numbers.contains(where: token.contains) ? "1" : token }
      if SpokenIndex(in: tokens) != nil { return true }
    }
    if SpokenIndex.isCounted(in: tokens) { return true }
    let names = names
    let isNamed = ["label": names.label, "name": names.name].contains { placeholder, word in
      phrase.has(placeholder) && word?.value.foldedTokens.endsWithIndex == true
    }
    return isNamed || isForeign && saysForeignIndex
  }

  /// Whether it says a position in another language: of two numbers one is, "1 von 3".
  private var saysForeignIndex: Bool {
    !foreignIndexes.isEmpty || words.count { Int($0) != nil } > 1
  }

  /// The positions that it may say in another language.
  var foreignIndexes: [ForeignIndex] {
    ForeignIndex.all(in: phrase.value, outside: labels)
  }
}

// MARK: - Roles

extension SpokenAnnouncement {
  /// Whether it says the role of the spec where that is not one of the guideline's, which is
  /// reported at the role.
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

  /// Whether nothing about a segment that can be selected says so, with a phrase that a fact gives.
  func hidesInteraction(_ fact: Fact) -> Bool {
    guard segment != nil || foldedMoment == "segments" else { return false }
    if isDisabled { return false }
    if isSelected || spoken.has("hint") || saysUnusualRole { return false }
    if context.isAccepted(words, by: fact) { return false }
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

extension [String] {
  /// The words of a phrase without those of a label and a name.
  fileprivate func without(_ label: [String]?, _ name: [String]?, of phrase: Phrase) -> [String] {
    // A name that a placeholder stands for is not written out.
    let label = phrase.has("label") ? [] : label ?? []
    let name = phrase.has("name") ? [] : name ?? []
    let (first, second) = label.count < name.count ? (name, label) : (label, name)
    let rest = first.endsWithIndex ? self : removing(first)
    return second.endsWithIndex ? rest : rest.removing(second)
  }
}
