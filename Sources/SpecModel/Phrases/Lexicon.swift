import English
import Guidelines
package import Voices

/// The words that guidelines and screen readers have for roles, states, hints and places.
///
/// They are those of every platform: a phrase may have the word of another one.
package struct Lexicon: Sendable {
  /// A word or a run of words.
  package struct Word: Sendable {
    package let part: PhrasePart
    package let tokens: [String]
    /// The state or the action that it is for, where it is a word for one; the right spelling.
    package let name: String?
    /// Whether the guideline of the component has it; otherwise it is only known from elsewhere.
    package let isOfGuideline: Bool

    package init(_ part: PhrasePart, _ text: String, name: String? = nil, isOfGuideline: Bool) {
      self.part = part
      tokens = text.foldedTokens
      self.name = name
      self.isOfGuideline = isOfGuideline
    }
  }

  /// The words by the first of their tokens.
  private var wordsByStart: [String: [Word]] = [:]
  /// Verbs that tell what a button does, folded.
  package private(set) var verbs: Set<String> = []

  /// What the guideline has parts of phrases say.
  package private(set) var expected = ExpectedTexts()
  private let vocabulary: Vocabulary

  /// The words that are known for a component in the language of its devices.
  init(of guideline: Guideline?, _ vocabulary: Vocabulary, in language: String) {
    self.vocabulary = vocabulary
    guideline.map { add(factsOf: $0.model) }
    for (kind, part) in [(Term.Kind.role, PhrasePart.role), (.state, .state), (.stateWord, .state)]
    {
      for term in vocabulary.terms(kind) {
        let state = part == .state ? vocabulary.term(.state, term.word)?.word : nil
        for word in [term.word] + term.aliases {
          add(part, word, name: state, isOfGuideline: false)
        }
      }
    }
    for platform in Platform.allCases {
      let voice = Voice.builtIn(platform)
      let own = guideline?.model.voices.map { voice.adding(controlsIn: $0.node) } ?? voice
      for word in own.roleWords(in: language) {
        add(.role, word, isOfGuideline: false)
        // Two words are written as one, too.
        let joined = word.replacing(" ", with: "")
        if joined != word { add(.role, joined, name: word, isOfGuideline: false) }
      }
    }
  }

  private mutating func add(factsOf model: ComponentModel) {
    for fact in model.facts("announcement-templates") {
      let parts = (fact.values + fact.details("grouped")).flatMap { $0.spokenParts() }
      for part in parts { expected.add(part) }
    }
    if !model.facts("announced-index").isEmpty { expected.add("{index} of {count}") }
    let roles = Set(
      ["roles", "other-roles", "announced-roles"].flatMap(model.facts)
        .flatMap(\.accepted).map(\.foldedForComparison)
    )
    for role in roles { add(.role, role, isOfGuideline: true) }
    for fact in model.facts("states") {
      let name = fact.values.contains("disabled") ? "disabled" : fact.values.first
      for word in fact.details("announced") { add(.state, word, name: name) }
    }
    for fact in model.facts("selection-words") {
      for word in fact.accepted { add(.state, word, name: fact.detail("state")) }
    }
    for fact in model.facts("button-words") {
      for word in fact.accepted { add(.state, word, name: fact.detail("action")) }
    }
    for name in ["activation-phrase", "interaction-phrases", "announced-adjustment"] {
      for word in model.facts(name).flatMap(\.accepted)
      where !roles.contains(word.foldedForComparison) {
        add(.hint, word)
        // "Double tap to choose" is no less a hint.
        let tokens = word.foldedTokens
        if tokens.count > 2 { add(.hint, tokens.prefix(2).joined(separator: " ")) }
      }
    }
    for word in model.facts("announced-context").flatMap(\.accepted) { add(.container, word) }
    verbs = Set(model.facts("purpose-words").flatMap(\.verbs).map(\.foldedForComparison))
  }

  private mutating func add(
    _ part: PhrasePart,
    _ text: String,
    name: String? = nil,
    isOfGuideline: Bool = true
  ) {
    let word = Word(part, text, name: name, isOfGuideline: isOfGuideline)
    guard let first = word.tokens.first else { return }
    if isOfGuideline { expected.add(text) }
    let isKnown = wordsByStart[first, default: []].contains {
      $0.part == part && $0.tokens == word.tokens && $0.name == name
    }
    if !isKnown { wordsByStart[first, default: []].append(word) }
  }

  /// The words that stand at a place among others.
  func words(at place: Int, in tokens: [String]) -> [Word] {
    (wordsByStart[tokens[place]] ?? []).filter { tokens[place...].starts(with: $0.tokens) }
  }

  /// Whether a folded word is one of a phrase, or of another language.
  func isRight(_ word: String) -> Bool {
    vocabulary.spokenWords.contains(word) || vocabulary.term(.foreignWord, word) != nil
  }

  /// What roles are called, folded, in no order.
  package var roles: [String] {
    wordsByStart.values.joined().filter { $0.part == .role && $0.name == nil }
      .map { $0.tokens.joined(separator: " ") }
  }

  /// The state or the action that a text is a word for, and nothing else.
  package func state(saidBy text: String) -> String? {
    let tokens = text.foldedTokens
    guard let first = tokens.first else { return nil }
    return wordsByStart[first]?.first { $0.part == .state && $0.tokens == tokens }?.name
  }

  /// Whether a text tells nothing but what to do or where one is, which is not about the speaker.
  package func isTail(_ text: String) -> Bool { has(text.foldedTokens, as: .hint, .container) }

  /// Whether some folded words are a word for one of some parts, and nothing else.
  package func has(_ tokens: [String], as parts: PhrasePart...) -> Bool {
    guard let first = tokens.first else { return false }
    return wordsByStart[first, default: []].contains { word in
      word.tokens == tokens && parts.contains(word.part)
    }
  }
}

/// The words of a guideline, by the language of the devices.
private struct KnownLexicons: Sendable {
  let byLanguage = Memo<String, Lexicon>()
}

extension Spec {
  /// The words that the phrases of a platform may have beside those of the app.
  package func lexicon(on scope: PlatformSpec) -> Lexicon {
    let language = scope.deviceLanguage
    let make = { Lexicon(of: self.guideline, self.library.vocabulary, in: language) }
    guard let guideline else { return make() }
    return guideline.attachments.value(KnownLexicons.self) { KnownLexicons() }
      .byLanguage.value(for: language, make)
  }
}
