import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A word that is in no vocabulary; a team may use its own, so it is only a hint.
  package static let unknownTerm = Rule(
    id: "unknown-term",
    severity: .hint,
    summary: "A role, state, key, gesture or effect that no guideline uses",
    rationale: "The vocabulary is small; an unknown word is more often a slip than an extension.",
    wcag: .bestPractice,
    exceptions: [
      .information: "for a placeholder of code in a name, and for a state of other components",
      .warning:
        "for a misspelt role, key or word of a phrase, a value that no framework has, and a name in braces, which is read out",
    ],
    yieldsToJudges: true,
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
    check: .spec { context in
      var lists: [TermPlace: KnownTerms] = [:]
      var spellings = APISpellings()
      let isMisspelt = context.spec.hasMisspeltComponent
      var owners: StateOwners?
      let words = context.mentions.filter(mayBeUnknown).compactMap { mention in
        let place = TermPlace(kind: mention.kind, platform: mention.place.platform)
        var known = lists[place] ?? knownTerms(at: place, in: context)
        defer { lists[place] = known }
        if mention.kind == .api { return unknownAPI(mention, among: &spellings) }
        guard let unknown = unknownWord(mention, among: &known, ofMisspelt: isMisspelt) else {
          return nil
        }
        guard mention.kind == .state else { return unknown }
        let all = owners ?? StateOwners(in: context.spec.library)
        owners = all
        return stateOfOthers(mention, among: all, in: context) ?? unknown
      }
      return words + context.wrongValues.compactMap(unknownValue)
        + context.spec.scopes.flatMap { scope in
          scope.announcements.flatMap { announcement in
            context.spec.unknownPlaceholders(of: announcement.spoken, in: announcement.phrase)
              + context.spec.markedPlaceholders(in: announcement.phrase, of: scope)
          }
        } + misspeltPlaceholders(in: context) + placeholdersOfCode(in: context)
        + context.platforms.flatMap(\.announcements.all).flatMap(misspeltWords)
    }
  )
}

/// The words of a phrase that are slips of the hand.
private func misspeltWords(of announcement: SpokenAnnouncement) -> [Violation] {
  if announcement.isForeign { return [] }
  let phrase = announcement.phrase
  return announcement.slips.map { slip in
    let right = announcement.correction(of: slip)
    return Violation(
      "'\(phrase.value[slip.place])' is misspelt; write '\(right)'",
      at: announcement.range(of: slip.place),
      severity: .warning,
      offers: [
        Offer(
          .put(phrase.value.replacing([(slip.place, right)]), for: phrase),
          title: "Change to '\(right)'"
        )
      ]
    )
  }
}

/// Whether a word is not in the vocabulary, so that a list of what may stand there is needed.
///
/// Most words are in it.
private func mayBeUnknown(_ mention: Mention) -> Bool {
  let vocabulary = mention.vocabulary
  let word = mention.word.value
  // Switches off what the top level says.
  if word == "none" { return false }
  // A state with a text of its own may have any name but a slip for another one.
  if mention.kind == .state, mention.meantWord == word,
    mention.value?["api"]?.words.contains(where: { vocabulary.setsStateText($0.value) })
      == true
  {
    return false
  }
  // A part, such as the button that shows a password, has states of its own.
  let isOfSpec = mention.place.platform == nil
  if mention.kind == .state, isOfSpec, mention.place.keys.first != "states" { return false }
  // A key that does nothing is written to be complete.
  if mention.kind.isOfInput, mention.value?.word?.value == "none" { return false }
  // A key that looks like an API has to be in the vocabulary.
  if mention.kind == .api { return mention.isKey && vocabulary.api(named: word) == nil }
  let kinds = Term.Kind.kinds(mention.kind)
  let terms = kinds.compactMap { vocabulary.term($0, word) }
  return !kinds.isEmpty && (terms.isEmpty || mention.otherPlatform(of: terms) != nil)
}

/// A word that neither the vocabulary nor the guideline has.
private func unknownWord(
  _ mention: Mention,
  among known: inout KnownTerms,
  ofMisspelt isMisspelt: Bool
) -> Violation? {
  let word = mention.word.value
  let terms = Term.Kind.kinds(mention.kind).compactMap { mention.vocabulary.term($0, word) }
  if let here = mention.place.platform, let other = mention.otherPlatform(of: terms) {
    return Violation(
      "\(here.screenReader) has no \(mention.kind.rawValue) '\(word)', which is one of \(other.screenReader)",
      at: mention.word.range,
      severity: .warning
    )
  }
  // A guideline that names no word of this kind leaves the choice to the author.
  if known.folded.isEmpty { return mention.kind == .role ? misspeltRole(mention) : nil }
  let folded = mention.kind == .role ? word.roleWord : word.foldedForComparison
  if known.folded.contains(folded) || mention.isInDocument { return nil }
  let nearest = known.words.nearest(to: word)
  if nearest == nil, let slip = misspeltRole(mention) { return slip }
  if nearest == nil, mention.kind == .role, mayBeRole(at: mention.place, in: mention.context) {
    return nil
  }
  // The guideline of a misspelt component may have the word.
  if isMisspelt, !mention.isSlip(for: nearest) { return nil }
  let advice = nearest.map { "did you mean '\($0)'?" } ?? "check the spelling"
  return Violation(
    "no guideline has the \(mention.kind.rawValue) '\(word)'; \(advice)",
    at: mention.word.range,
    severity: nearest != nil && mention.kind == .role
      || mention.isKey && mention.isSlip(for: nearest)
      ? .warning : nil,
    offers: [
      nearest.flatMap { mention.isBeside($0) ? nil : Offer(.put($0, for: mention.word)) }
    ]
  )
}

/// A state that other components have: `mixed` of a switch.
private func stateOfOthers(
  _ mention: Mention,
  among owners: StateOwners,
  in context: RuleContext
) -> Violation? {
  guard let titles = owners.titles(of: mention.word.value), !titles.isEmpty,
    context.spec.guideline != nil
  else { return nil }
  let all = titles.map(\.withArticle).inSentence("and")
  return Violation(
    "\(context.title.withArticle) has no state '\(mention.word.value)'; "
      + "\(all) \(titles.count > 1 ? "have" : "has") it",
    at: mention.word.range,
    severity: .information
  )
}

extension Spec {
  /// Whether the component is like one that a guideline is loaded for.
  fileprivate var hasMisspeltComponent: Bool {
    guideline == nil && problems.contains { $0.code == .unknownComponent && $0.fix != nil }
  }
}

extension Mention {
  /// The platform whose gesture or key it is, where that is another one.
  fileprivate func otherPlatform(of terms: [Term]) -> Platform? {
    guard kind.isOfInput, let platform = place.platform, !terms.isEmpty else { return nil }
    return terms.allSatisfy { !$0.applies(component: nil, platform: platform) }
      ? terms.first?.platforms.first : nil
  }

  /// Whether the word is a slip of the hand for another.
  fileprivate func isSlip(for nearest: String?) -> Bool {
    guard let nearest else { return false }
    return Spelling.nearest(to: word.value, among: [nearest], limit: 1) != nil
  }
}

/// A role that no screen reader says, and that is much like one that it says.
private func misspeltRole(_ mention: Mention) -> Violation? {
  let lexicons = mention.context.platforms.map(\.lexicon)
  let word = mention.word.value.roleWord
  guard mention.kind == .role, !mention.isInDocument,
    !lexicons.contains(where: { $0.has(word.foldedTokens, as: .role) })
  else { return nil }
  let said = lexicons.flatMap(\.roles).uniqued.sorted()
  guard
    let nearest = Spelling.nearest(to: word, among: said)
      ?? said.filter(word.isAbbreviation).min(by: { $0.count < $1.count })
  else { return nil }
  return Violation(
    "no screen reader says the role '\(mention.word.value)'; did you mean '\(nearest)'?",
    at: mention.word.range,
    severity: .warning,
    offers: [Offer(.put(nearest, for: mention.word))]
  )
}

extension String {
  /// Whether a word leaves out letters within another one, such as `btn` of `button`.
  fileprivate func isAbbreviation(of word: String) -> Bool {
    guard count > 2, let last, word.first == first, word.last == last else { return false }
    var letters = self[...]
    for letter in word where letter == letters.first { letters.removeFirst() }
    return letters.isEmpty
  }
}

/// Whether a role that is like none of the guideline's may be spelt right all the same.
///
/// So it is in another language, or where a rule of its own checks a closed set of roles.
private func mayBeRole(at place: SpecPath, in context: RuleContext) -> Bool {
  context.platforms.contains { platform in
    let scope = platform.scope
    guard place.platform == nil || place.platform == scope.platform else { return false }
    return !platform.facts("roles", .eachPlatform).isEmpty || scope.foreignLanguage != nil
  }
}

/// A key that looks like an API and is not one, nor a slip of the hand, which is misspelt-api's.
private func unknownAPI(_ mention: Mention, among spellings: inout APISpellings) -> Violation? {
  let isDeclared = mention.spec.guideline?.declares(mention.word.value) ?? false
  if isDeclared || mention.isInDocument || PlatformNames.builtIn.knows(mention.word.value) {
    return nil
  }
  guard spellings.nearest(to: mention) == nil else { return nil }
  return Violation(
    "the guideline does not mention '\(mention.word.value)'; check its spelling",
    at: mention.word.range
  )
}

/// A value that no framework has, nor one that is much like it.
private func unknownValue(_ value: WrongValue) -> Violation? {
  guard case .unknown(let nearest) = value.fault else { return nil }
  let advice = nearest.map { "did you mean '\($0)'?" } ?? "check the spelling"
  return Violation(
    "no framework has the value '\(value.word)'; \(advice)",
    at: value.range,
    severity: .warning,
    offers: [nearest.map(value.offer)]
  )
}

/// The words that may stand at a place; none where any word may.
private func knownTerms(at place: TermPlace, in context: RuleContext) -> KnownTerms {
  let component = context.spec.guideline.flatMap { $0.hasModel ? $0.name : nil }
  let terms = Term.Kind.kinds(place.kind).flatMap {
    context.vocabulary.terms($0, component: component, platform: place.platform).map(\.word)
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
  let all = facts.flatMap { context.facts($0, .anywhere) }
  let own = all.filter { $0.applies(platform: place.platform, framework: nil) }
  return KnownTerms(terms + own.flatMap(\.accepted), others: all.flatMap(\.accepted))
}

/// The misspelt placeholders of names, hints and other texts of platforms.
///
/// Code may put other things in braces there, so that only what is like a placeholder is one.
private func misspeltPlaceholders(in context: RuleContext) -> [Violation] {
  let texts =
    ["name", "hint"].flatMap { key in
      ([context.spec.root] + context.spec.scopes.map(\.own)).compactMap { $0[key]?.word }
    } + context.platforms.flatMap { $0.buttons.compactMap(\.name) + textsOfEvents(on: $0.scope) }
  let values = context.mentions.lazy.filter { $0.kind == .api && $0.isKey }
    .compactMap { $0.value?.word }
  var seen: Set<ByteRange> = []
  return (texts + values).flatMap { text -> [Violation] in
    guard text.value.utf8.contains(UInt8(ascii: "{")), seen.insert(text.range).inserted else {
      return []
    }
    let phrase = Phrase(text.value)
    guard phrase.names.contains(where: { phrase.placeholder(meantBy: $0) != nil }) else {
      return []
    }
    return context.spec.unknownPlaceholders(of: phrase, in: text)
  }
    + context.spec.scopes.flatMap { scope in
      ["name", "hint"].compactMap { scope.map[$0]?.word }.flatMap {
        context.spec.markedPlaceholders(in: $0, of: scope)
      }
    }
}

/// The placeholders of code in names: `Cart, %d items` and `Cart, \(count) items`.
///
/// In phrases they stand for what the spec says elsewhere.
private func placeholdersOfCode(in context: RuleContext) -> [Violation] {
  var seen: Set<ByteRange> = []
  return context.platforms.flatMap(\.namedParts).compactMap(\.name).compactMap { name in
    let places = StandIn.all(in: name.value).map(\.range)
    let place = places.first { name.value[$0].hasPrefix("%") || name.value[$0].hasPrefix("\\(") }
    guard let place, seen.insert(name.range).inserted else { return nil }
    return Violation(
      "'\(name.value[place])' is filled in by code; write the name as people hear it",
      at: context.spec.range(of: place, in: name),
      severity: .information
    )
  }
}

/// What is said or named where something happens, under `focus`.
private func textsOfEvents(on scope: PlatformSpec) -> [LocatedText] {
  let events = scope.map["focus"]?.entries.filter { $0.key.value.hasPrefix("on-") } ?? []
  return events.flatMap { event in
    ["announce", "argument"].compactMap { event.value[$0]?.word }
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
