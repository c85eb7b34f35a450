import Guidelines
import SpecModel

extension Rule {
  /// Reports a word that is in no vocabulary; a team may use its own, so it is only a hint.
  static let unknownTerm = Rule(
    id: "unknown-term",
    severity: .hint,
    summary: "A role, state, key, gesture or effect that no guideline uses",
    rationale: "The vocabulary is small; an unknown word is more often a slip than an extension.",
    yieldsTo: [
      "misspelt-api", "foreign-api", "obsolete-api", "role-expected", "space-activates",
      "gesture-effects", "no-native-android-stepper", "disabled-api", "selected-state-api",
      "group-merge-api", "click-handler", "announce-or-move", "value-change-announced",
      "picker-style", "tab-in-tab-row", "focus-default", "keyboard-focus-keys",
      "external-keyboard-navigation",
    ],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        keyboard: { tab: focus, spcae: activate }
                                ^^^^^ no guideline has the key 'spcae'; did you mean 'space'?
        """,
      passing: """
        component: stepper
        label: Tickets
        keyboard: { tab: focus, space: activate }
        """
    ),
    check: .reportingSpec { spec, context in
      var lists: [TermPlace: KnownTerms] = [:]
      var spellings = APISpellings()
      for mention in spec.mentions where context.mayBeUnknown(mention) {
        let place = TermPlace(kind: mention.kind, platform: mention.place.platform)
        var known = lists[place] ?? context.knownTerms(at: place)
        if mention.kind == .api {
          context.checkAPIKey(mention, among: &spellings)
        } else {
          context.checkTerm(mention, among: &known)
        }
        lists[place] = known
      }
      for scope in spec.scopes {
        for announcement in scope.announcements { context.checkPlaceholders(of: announcement) }
      }
    }
  )
}

extension RuleContext {
  /// Whether a word is none of the vocabulary, which most words are, so that a list of what may
  /// stand there is needed.
  fileprivate func mayBeUnknown(_ mention: Mention) -> Bool {
    let word = mention.word.value
    // Switches off what the top level says.
    if word == "none" { return false }
    // A state with a text of its own may have any name.
    if mention.kind == .state,
      mention.value?["api"]?.words.contains(where: { vocabulary.setsStateText($0.value) }) == true
    {
      return false
    }
    // A key that does nothing is told of to be complete.
    if mention.kind.isOfInput, mention.value?.word?.value == "none" { return false }
    // Of keys that look like an API the vocabulary has to have one.
    if mention.kind == .api { return mention.isKey && vocabulary.api(named: word) == nil }
    let kinds = Term.Kind.kinds(mention.kind)
    return !kinds.isEmpty && !kinds.contains { vocabulary.term($0, word) != nil }
  }

  fileprivate func checkTerm(_ mention: Mention, among known: inout KnownTerms) {
    // A guideline that names no word of this kind leaves the choice to the author.
    if known.folded.isEmpty { return }
    let word = mention.word.value
    let folded = mention.kind == .role ? word.roleWord : word.foldedForComparison
    if known.folded.contains(folded) { return }
    if isInDocument(word) { return }
    let nearest = known.words.nearest(to: word)
    if nearest == nil, mention.kind == .role, mayBeRole(at: mention.place) { return }
    reportUnknown(mention, mention.kind.rawValue, nearest: nearest)
  }

  /// Whether a role that is like none of the guideline's may be spelt right all the same: where the
  /// roles are a closed set, which has a rule of its own, and in another language.
  private func mayBeRole(at place: Place) -> Bool {
    spec.scopes.contains { scope in
      guard place.platform == nil || place.platform == scope.platform else { return false }
      let isClosed =
        scope.platform == nil
        ? !factOfEachPlatform("roles").isEmpty : fact("roles", in: scope) != nil
      return isClosed || scope.foreignLanguage != nil
    }
  }

  fileprivate func checkAPIKey(_ mention: Mention, among spellings: inout APISpellings) {
    if isInDocument(mention.word.value) { return }
    // A slip of the hand is misspelt-api's.
    guard spellings.nearest(to: mention, in: self) == nil else { return }
    report(
      "'\(mention.word.value)' is not in the guideline; fine if it is spelt so",
      at: mention.word.range
    )
  }

  private func reportUnknown(_ mention: Mention, _ kind: String, nearest: String?) {
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "check the spelling"
    report(
      "no guideline has the \(kind) '\(mention.word.value)'; \(advice)",
      at: mention.word.range,
      fixes: nearest.flatMap { isTaken($0, at: mention) ? nil : $0 }.map {
        [Fix("Change to '\($0)'", [spec.replacing(mention.word, with: $0)], isPreferred: true)]
      } ?? []
    )
  }

  /// Whether the document of a guideline without a model has the word: nobody has said yet which
  /// of its words are terms.
  func isInDocument(_ word: String) -> Bool {
    guard let guideline = spec.guideline, !guideline.hasModel else { return false }
    let found = guideline.statements(mentioning: word, platform: nil, framework: nil)
    return !found.isEmpty
  }

  /// Whether a key stands beside a mention already.
  private func isTaken(_ word: String, at mention: Mention) -> Bool {
    mention.isKey
      && mentionedKeys[mention.place]?.contains(word.foldedForComparison) == true
  }

  /// The words that may stand at a place; none where any word may.
  fileprivate func knownTerms(at place: TermPlace) -> KnownTerms {
    let component = spec.guideline.flatMap { $0.hasModel ? $0.name : nil }
    let kinds = Term.Kind.kinds(place.kind)
    let terms = kinds.flatMap {
      vocabulary.terms($0, component: component, platform: place.platform).map(\.word)
    }
    let model = spec.guideline?.model
    func values(_ fact: String, on platform: Platform?) -> [String] {
      (model?.facts(fact, platform: platform, framework: nil) ?? []).flatMap { $0.accepted }
    }
    let facts =
      switch place.kind {
      case .role: ["roles", "other-roles", "adjustable"]
      case .state: ["states"]
      case .key: ["keys"]
      case .gesture: ["gestures"]
      case .effect: ["required-actions"]
      default: [String]()
      }
    // What the guideline has on the other platform it has.
    return KnownTerms(
      terms + facts.flatMap { values($0, on: place.platform) },
      others: facts.flatMap { values($0, on: nil) }
    )
  }

  /// Reports names in braces that the format does not know.
  fileprivate func checkPlaceholders(of announcement: Announcement) {
    for name in announcement.spoken.names
    where !Phrase.placeholders.contains(name) {
      let nearest = Vocabulary.nearest(to: name, among: Phrase.placeholders)
      let known = Phrase.placeholders.map { "{\($0)}" }
      let advice = nearest.map { "did you mean '{\($0)}'?" } ?? "use \(known.listed)"
      let fixed = nearest.map {
        announcement.phrase.value.replacing("{\(name)}", with: "{\($0)}")
      }
      report(
        "no placeholder is called '{\(name)}'; \(advice)",
        at: spec.range(of: "{\(name)}", in: announcement.phrase),
        fixes: fixed.map {
          [Fix("Change the placeholder", [spec.replacing(announcement.phrase, with: $0)])]
        } ?? []
      )
    }
  }
}

/// What decides which words are known.
private struct TermPlace: Hashable {
  let kind: WordKind
  let platform: Platform?
}

/// The words of the vocabulary and the guideline for one place.
private struct KnownTerms {
  let folded: Set<String>
  var words: NearestWords

  /// Takes the words that may be meant, and others that are no mistake.
  init(_ words: [String], others: [String]) {
    folded = words.isEmpty ? [] : Set((words + others).map(\.foldedForComparison))
    self.words = NearestWords(words)
  }
}

extension WordKind {
  fileprivate var isOfInput: Bool { self == .key || self == .gesture }
}

extension Term.Kind {
  /// The vocabularies that the words of a place may come from.
  fileprivate static func kinds(_ kind: WordKind) -> [Term.Kind] {
    switch kind {
    case .role: [.role]
    case .state: [.state, .stateWord]
    case .key: [.key]
    case .gesture: [.gesture]
    case .effect: [.effect]
    default: []
    }
  }
}
