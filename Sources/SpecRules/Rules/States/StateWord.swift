import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A state that is announced with a word which the screen reader has for another one.
  static let stateWord = Rule(
    id: "state-word",
    severity: .error,
    summary: "A state that is announced with a word that the screen reader never says for it",
    rationale: """
      Each state has a word of its own, which people know from every other app. A word that stands \
      for another state says something that is not so.
      """,
    wcag: .weakens("4.1.2"),
    facts: ["states"],
    factFilter: { fact, _ in !fact.details("wrong").isEmpty },
    exceptions: [
      .warning: "for the word of another state",
      .hint: "for a word that only a text of the app can be",
    ],
    yieldsTo: ["disabled-announcement-word"],
    judgesTerms: true,
    judgesWords: true,
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            states:
              checked: { api: "android:checked=true", announce: Selected }
                                                                ^^^^^^^^ TalkBack says 'checked' \
        for this state, not 'Selected'; use 'checked'
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            states:
              checked: { api: "android:checked=true", announce: checked }
        """
    ),
    check: .scope { context in
      guard context.scope.platform != nil else { return [] }
      let all = IndexedStateWords(StateWords.all(in: context))
      let slips = context.allStates.flatMap { state in
        all.words(of: state).compactMap { $0.misspeltWord(of: state, in: context) }
      }
      let texts = context.allStates.map { takenTexts(of: $0, among: all, in: context) }
      let code = zip(context.allStates, texts).compactMap { state, texts in
        codeInPlaceOfWord(of: state, in: context)
          ?? (texts.isEmpty ? otherText(of: state, in: context) : nil)
          ?? all.words(of: state).firstNonNil { $0.wordForCode(of: state, in: context) }
      }
      let taken =
        context.allStates.compactMap { takenWord(of: $0, among: all, in: context) }
        + texts.flatMap(\.self)
      let mixed = context.mixedStateWords()
      let states = all.words.filter(\.hasWrongOnes)
      guard !states.isEmpty else { return slips + code + taken + mixed }
      let words = context.allStates.compactMap { state in
        all.words(of: state).firstNonNil { $0.wrongWord(of: state, in: context) }
      }
      let known = Set((words + slips + code + taken + mixed).map(\.range))
      let mayBeOwn = context.scope.foreignLanguage == nil && !setsStateText(in: context)
      let own = (mayBeOwn ? context.allStates : []).compactMap { state in
        all.words(of: state).firstNonNil { $0.ownWord(of: state, in: context) }
      }
      let phrases = context.announcements.all.compactMap { announcement in
        announcement.judged(
          .state,
          states.firstNonNil { $0.wrongPart(of: announcement) }
        )
      }
      let told = Set(words.map(\.range))
      return slips + code + words + mixed + taken.filter { !told.contains($0.range) } + phrases
        + own.filter { !known.contains($0.range) }
    }
  )
}

/// The finding for a name in code where the word stands that is heard.
private func codeInPlaceOfWord(of state: State, in context: PlatformContext) -> Violation? {
  guard let word = state.announce, context.vocabulary.isNameInCode(word.value) else { return nil }
  return Violation(
    "'\(word.value)' is code, and nobody hears it; write the word that is heard",
    at: word.range,
    severity: .warning
  )
}

/// The finding for a text that the code sets for a state, where another one is announced.
private func otherText(of state: State, in context: PlatformContext) -> Violation? {
  guard let word = state.announce, LabelMatch.isComparable(word.value) else { return nil }
  let other = context.texts(of: state).first { $0.text.isOtherText(than: word.value) }
  return other.map { said in
    Violation(
      "the code says '\(said.text)', and '\(word.value)' is announced; say the same",
      at: word.range,
      severity: .warning,
      related: [.init("what the code says", at: said.word.range)]
    )
  }
}

/// The finding for a state that is announced with the only word of another one.
private func takenWord(
  of state: State,
  among all: IndexedStateWords,
  in context: PlatformContext
) -> Violation? {
  let name = context.spec.stateName(state.word.value)
  // A text of the team's own is said as it is.
  guard !state.apis.contains(where: { context.vocabulary.setsStateText($0.value) }),
    let word = state.announce,
    case let sayers = all.words(saying: word.value.foldedTokens),
    let other = sayers.first, other.fact.values.first != name,
    !sayers.contains(where: { $0.isOf(state) })
  else { return nil }
  let right = all.words(of: state).first?.right.first
  return Violation(
    "'\(word.value)' is the word for '\(other.fact.values.first ?? "")', not for '\(state.word.value)'; "
      + (right.map { "use '\($0)'" } ?? "use another word"),
    at: word.range,
    fact: other.fact,
    severity: .warning,
    offers: right.map { [Offer(.put($0, for: word), isSafe: false)] } ?? []
  )
}

/// The findings for code that gives a state the text of another one.
///
/// Examples are `accessibilityValue = "1"` for "unchecked" and `android:textOff` for "on".
private func takenTexts(
  of state: State,
  among all: IndexedStateWords,
  in context: PlatformContext
) -> [Violation] {
  guard let own = all.words(of: state).first else { return [] }
  return context.texts(of: state).compactMap { text in
    let owners = all.words(whoseText: text.purpose)
    if let other = owners.first(where: { !$0.isOf(state) }) {
      return Violation(
        "this is the text of '\(other.name)', not of '\(state.word.value)'",
        at: text.word.range,
        fact: other.fact,
        severity: .warning
      )
    }
    guard let other = all.words(toldBy: text.text).first(where: { !$0.isOf(state) }),
      !own.isTold(by: text.text)
    else { return nil }
    let right = other.isCode(text.text) ? own.codes.first : own.right.first
    return Violation(
      "'\(text.text)' stands for '\(other.name)', not for '\(state.word.value)'"
        + (right.map { "; use '\($0)'" } ?? ""),
      at: text.word.range,
      fact: other.fact,
      severity: .warning,
      offers: right.map { [Offer(.put(text.replacingText(with: $0), for: text.word))] } ?? []
    )
  }
}

/// The words of all states, found by what a spec has of them.
private struct IndexedStateWords {
  let words: [StateWords]
  private let byName: [String: [Int]]
  private let byTokens: [[String]: [Int]]
  private let byCode: [String: [Int]]
  private let byPurpose: [String: [Int]]

  init(_ words: [StateWords]) {
    self.words = words
    byName = words.positions { $0.names }
    byTokens = words.positions { $0.rightWords }
    byCode = words.positions { Set($0.codes) }
    byPurpose = words.positions { ["\($0.name) text"] }
  }

  func words(of state: State) -> [StateWords] {
    (byName[state.word.value.foldedForComparison] ?? []).map { words[$0] }
  }

  /// The words of states for which the screen reader says some tokens and nothing else.
  func words(saying tokens: [String]) -> [StateWords] {
    (byTokens[tokens] ?? []).map { words[$0] }
  }

  /// The words of states that a text in code tells, and nothing else.
  func words(toldBy text: String) -> [StateWords] {
    let found = [byCode[text], byTokens[text.foldedTokens], byName[text.foldedForComparison]]
    return Set(found.flatMap { $0 ?? [] }).sorted().map { words[$0] }
  }

  /// The words of states whose text an API sets, by its purpose: "on text" is that of "on".
  func words(whoseText purpose: String) -> [StateWords] {
    (byPurpose[purpose] ?? []).map { words[$0] }
  }
}

extension [StateWords] {
  /// The positions of the words that have a key, in their order.
  fileprivate func positions<Key: Hashable>(of keys: (StateWords) -> Set<Key>) -> [Key: [Int]] {
    enumerated().reduce(into: [:]) { found, word in
      for key in keys(word.element) { found[key, default: []].append(word.offset) }
    }
  }
}

/// The words of one state, in all frameworks that a platform declares.
private struct StateWords {
  /// The first fact of the state that has wrong words, or else the first one.
  let fact: Fact
  /// The state, by all of its names, folded.
  let names: Set<String>
  /// The first word is the one that is proposed.
  let right: [String]
  /// The folded tokens of each of the right ones.
  let rightWords: Set<[String]>
  /// The folded tokens of each word that is not right.
  private let wrong: [[String]]
  let hasWrongOnes: Bool
  /// What code may say in place of the words, such as "1" for "checked".
  let codes: [String]
  /// The wrong words that are right for no other state, either, and name no other one.
  private let foreign: [[String]]

  /// Whether the screen reader says nothing for the state, as for a tab that is not selected.
  private var isSilent: Bool { right.isEmpty && fact.detail("announcement") == "optional" }

  static func all(in context: PlatformContext) -> [StateWords] {
    let facts = context.facts("states")
    let ofStates = Dictionary(grouping: facts) { $0.values.first }
    let said = Set(facts.flatMap { $0.details("announced") }.map(\.foldedTokens))
    let names = facts.flatMap { fact in
      fact.values.map { (state: fact.values.first, tokens: $0.foldedTokens) }
    }
    let statesByName = Dictionary(grouping: names, by: \.tokens)
    return facts.uniqued { $0.values.first }.map { fact in
      let own = ofStates[fact.values.first] ?? []
      let right = own.flatMap { $0.details("announced") }.uniqued
      let rightWords = Set(right.map(\.foldedTokens))
      let words = own.flatMap { $0.details("wrong") }.uniqued
      let wrong = words.map(\.foldedTokens).filter { !rightWords.contains($0) }
      return StateWords(
        fact: own.first { !$0.details("wrong").isEmpty } ?? fact,
        names: Set(own.flatMap(\.values).map(\.foldedForComparison)),
        right: right,
        rightWords: rightWords,
        wrong: wrong,
        hasWrongOnes: !words.isEmpty,
        codes: own.flatMap { $0.details("written") }.uniqued,
        foreign: wrong.filter { word in
          !said.contains(word)
            && statesByName[word]?.contains { $0.state != fact.values.first } != true
        }
      )
    }
  }

  /// Whether it is about a state.
  func isOf(_ state: State) -> Bool {
    names.contains(state.word.value.foldedForComparison)
  }

  /// What facts call it.
  var name: String { fact.values.first ?? "" }

  func isCode(_ text: String) -> Bool { codes.contains(text) }

  /// Whether a text in code tells the state and nothing else.
  func isTold(by text: String) -> Bool {
    isCode(text) || saysAlone(text.foldedTokens) || names.contains(text.foldedForComparison)
  }

  /// Whether a word is one that the screen reader says for the state, and nothing else.
  func saysAlone(_ tokens: [String]) -> Bool { rightWords.contains(tokens) }

  /// The finding for a state that is announced with the word of another one.
  func wrongWord(of state: State, in context: PlatformContext) -> Violation? {
    guard hasWrongOnes, let word = state.announce, isSilent || !right.isEmpty else { return nil }
    let tokens = word.value.foldedTokens
    guard wrong.contains(where: tokens.says), !rightWords.contains(where: tokens.says)
    else { return nil }
    return Violation(
      message(word.value, in: context),
      at: word.range,
      fact: fact,
      offers: right.first.map { [Offer(.put($0, for: word), isSafe: false)] } ?? []
    )
  }

  /// The finding for a state whose word is a slip of the hand for the right one.
  func misspeltWord(of state: State, in context: PlatformContext) -> Violation? {
    guard let word = state.announce,
      case let tokens = word.value.foldedTokens,
      !saysAlone(tokens), !wrong.contains(tokens),
      let meant = Spelling.nearest(to: word.value, among: right, limit: 1)
    else { return nil }
    return Violation(
      "\(context.scope.screenReaderName) says '\(meant)' for this state, not '\(word.value)'; "
        + "use '\(meant)'",
      at: word.range,
      fact: fact,
      offers: [Offer(.put(meant, for: word))]
    )
  }

  /// The finding for a state with a word of its own, where its code has the screen reader say another.
  ///
  /// An example is `accessibilityValue = "1"`, which is heard as "On", with "Ticked".
  func wordForCode(of state: State, in context: PlatformContext) -> Violation? {
    guard let word = state.announce, !right.isEmpty,
      LabelMatch.isComparable(word.value),
      !right.contains(where: word.value.foldedTokens.says),
      !wrong.contains(where: word.value.foldedTokens.says),
      let code = context.texts(of: state).first(where: { isCode($0.text) })
    else { return nil }
    return Violation(
      "'\(code.text)' is heard as \(right.listed), and '\(word.value)' is announced; say the same",
      at: word.range,
      fact: fact,
      severity: .warning,
      related: [.init("what the code says", at: code.word.range)]
    )
  }

  /// The hint for a state that is announced with no word of the screen reader.
  func ownWord(of state: State, in context: PlatformContext) -> Violation? {
    guard hasWrongOnes, let word = state.announce, let said = right.first,
      !word.value.contains("{"), !rightWords.contains(where: word.value.foldedTokens.says)
    else { return nil }
    return Violation(
      "\(context.scope.screenReaderName) says '\(said)' for this state, and '\(word.value)' only "
        + "where the app sets it",
      at: word.range,
      fact: fact,
      severity: .hint
    )
  }

  /// The part of a phrase that is nothing but a wrong word.
  ///
  /// Where the phrase is that of the state, the word of another one is wrong as well.
  func wrongPart(of announcement: SpokenAnnouncement) -> Violation? {
    let isOwn = announcement.toldState.map { names.contains($0.foldedForComparison) } ?? false
    let words = isOwn ? wrong : foreign
    let reading = announcement.reading
    guard isSilent || !right.isEmpty,
      let part = reading.onlyPart(where: { words.contains(reading.words(of: $0)) }),
      case let rest = reading.parts.indices.filter({ $0 != part }).flatMap(reading.words),
      !rightWords.contains(where: rest.says)
    else { return nil }
    let place = announcement.reading.parts[part]
    return Violation(
      message(String(announcement.phrase.value[place]), in: announcement.context),
      at: announcement.range(of: place),
      fact: fact,
      offers: [right.first.flatMap { announcement.saying($0.foldedForComparison, at: place) }]
    )
  }

  private func message(_ word: String, in context: PlatformContext) -> String {
    let reader = context.scope.screenReaderName
    guard let right = right.first else {
      return "\(reader) has no word for this state; leave '\(word)' out"
    }
    return "\(reader) says '\(right)' for this state, not '\(word)'; use '\(right)'"
  }
}

/// Whether an API sets the text of some state, which may be any.
private func setsStateText(in context: PlatformContext) -> Bool {
  context.namedAPIs.contains { context.vocabulary.setsStateText($0.word.value) }
}
