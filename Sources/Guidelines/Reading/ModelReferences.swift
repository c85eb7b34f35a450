import English
import SourceText
import YAMLSyntax

/// Looks for words of a model that refer to words in its other facts.
///
/// They are moments, states, actions and variants. A word is reported where the model lists such
/// words and this is not one of them. No spec can have it then. Where the model lists none, a team
/// may mean what it likes, and only a slip for a word of the built-in models is reported.
struct ModelReferences {
  private(set) var problems: [ReadingProblem] = []
  /// What is listed, by the name of the fact.
  private var listed: [String: [String]] = [:]
  /// Whether slips are told, for which it reads the built-in models.
  private let tellsSlips: Bool
  /// Other words of actions, with the action that they mean.
  private var synonyms: [String: String] = [:]

  /// The longest list that a message has whole.
  private static let listLimit = 8

  /// - Parameters:
  ///   - root: The model.
  ///   - base: The model that it is based on, whose words it may refer to.
  ///   - tellsSlips: Whether it is a team's, so that it may be compared with the built-in ones.
  init(in root: YAMLNode, over base: ComponentModel? = nil, tellsSlips: Bool) {
    self.tellsSlips = tellsSlips
    guard root.kind == .mapping else { return }
    for name in Self.listing {
      listed[name] = base?.facts(name).flatMap(\.values)
    }
    let entries = root.entries.map { $0 }
    for entry in entries { list(entry) }
    for entry in entries {
      checkState(of: entry.key)
      guard let description = FactDescription.named(entry.key.text) else { continue }
      for fact in entry.value.entriesOrSelf where fact.kind == .mapping {
        check(fact, description)
      }
    }
  }

  /// The facts that list what others refer to.
  private static let listing = ["moments", "variants", "states", "required-actions"]

  private mutating func list(_ entry: YAMLEntry) {
    let name = entry.key.text
    guard Self.listing.contains(name) else { return }
    for fact in entry.value.entriesOrSelf where fact.kind == .mapping {
      let values = fact.entries.filter { $0.key.text == "values" }
        .flatMap(\.value.placedWords)
      for value in values where !listed[name, default: []].contains(value) {
        listed[name, default: []].append(value)
      }
      guard name == "required-actions" else { continue }
      for detail in fact.entries where values.contains(detail.key.text) {
        for word in detail.value.placedWords { synonyms[word] = detail.key.text }
      }
    }
  }

  private mutating func check(_ fact: YAMLNode, _ description: FactDescription) {
    for entry in fact.entries {
      if entry.key.text == "variant" {
        for node in entry.value.entriesOrSelf { checkVariant(node) }
      }
      let isOfValues = entry.key.text == "values"
      if isOfValues, ["moments", "states"].contains(description.name) {
        let isOfStates = description.name == "states"
        for node in entry.value.placedValues.flatMap(\.entriesOrSelf) {
          checkSlip(node, isOfStates ? KnownWords.states : KnownWords.moments)
        }
      }
      let detail = description.details.first { $0.name == entry.key.text }
      let words = isOfValues ? description.values : detail?.words
      guard case .references(let reference) = words else { continue }
      for node in entry.value.placedValues.flatMap(\.entriesOrSelf) {
        switch reference {
        case .moments: checkMoment(node)
        case .states: checkState(node)
        case .actions: checkAction(node)
        }
      }
    }
  }

  private mutating func checkVariant(_ node: YAMLNode) {
    guard let word = node.word else { return }
    let known = listed["variants", default: []]
    if known.contains(word) { return }
    report("'variants'", word, at: node, among: known)
  }

  private mutating func checkMoment(_ node: YAMLNode) {
    let known = listed["moments", default: []]
    let actions = actionWords
    if known.isEmpty { return checkSlip(node, KnownWords.moments + [{ actions }]) }
    guard let word = node.word, !FormatMoment.all.contains(word),
      !known.contains(where: { $0.foldedForComparison == word.foldedForComparison }),
      // The other words of an action name its moment, too.
      !actions.contains(word),
      !(word.foldedForComparison.hasPrefix("page ") && known.contains { $0.hasPrefix("page") })
    else { return }
    report("'moments'", word, at: node, among: known)
  }

  /// The actions and their other words.
  private var actionWords: [String] { listed["required-actions", default: []] + synonyms.keys }

  private mutating func checkState(_ node: YAMLNode) {
    let known = listed["states", default: []]
    if known.isEmpty { return checkSlip(node, KnownWords.states) }
    guard let word = node.word, !Self.isState(word, among: known) else { return }
    report("'states'", word, at: node, among: known)
  }

  /// Reports a word that is a slip for one that the built-in models have.
  private mutating func checkSlip(_ node: YAMLNode, _ known: [KnownWords.Words]) {
    guard tellsSlips, let word = node.word,
      let meant = Spelling.slip(word, among: known.lazy.flatMap { $0() })
    else { return }
    problems.append(
      ReadingProblem(
        .unknownReference,
        in: .model,
        "'\(word)' is a slip for '\(meant)'; did you mean that?",
        at: node.contentRange,
        nearest: meant
      )
    )
  }

  /// Checks the state that the name of a fact such as `disabled-api` has.
  private mutating func checkState(of key: YAMLNode) {
    let suffix = "-api"
    let name = key.text
    guard FactDescription.named(name)?.name == "STATE" + suffix else { return }
    let state = String(name.dropLast(suffix.count))
    let known = listed["states", default: []]
    guard !Self.isState(state, among: known) else { return }
    let others = Vocabulary.builtIn.terms(.state).map(\.word)
    let meant =
      Spelling.nearest(to: state, among: known)
      ?? Spelling.nearest(to: state, among: others, limit: 1)
    let facts = FactDescription.all.map(\.name)
    let nearest =
      meant.map { $0 + suffix } ?? Spelling.nearest(to: name, among: facts, limit: 1)
    guard nearest != nil || !known.isEmpty else { return }
    report("'states'", state, at: key, among: known, nearest: nearest)
  }

  private static func isState(_ word: String, among known: [String]) -> Bool {
    known.contains { $0.foldedForComparison == word.foldedForComparison }
      || Vocabulary.builtIn.term(.state, word) != nil
  }

  private mutating func checkAction(_ node: YAMLNode) {
    let actions = listed["required-actions", default: []]
    let moments = listed["moments", default: []]
    guard let word = node.word, !(actions + moments).contains(word) else { return }
    let known = actions.isEmpty ? moments : actions
    guard !known.isEmpty else { return }
    let fact = actions.isEmpty ? "'moments'" : "'required-actions'"
    report(fact, word, at: node, among: known, nearest: synonyms[word])
  }

  private mutating func report(
    _ fact: String,
    _ word: String,
    at node: YAMLNode,
    among known: [String],
    nearest given: String? = nil
  ) {
    let nearest = given ?? Spelling.nearest(to: word, among: known)
    let advice =
      if let nearest {
        "; did you mean '\(nearest)'?"
      } else if known.isEmpty || known.count > Self.listLimit {
        ""
      } else {
        "; it lists " + known.map { "'\($0)'" }.joined(separator: ", ")
      }
    problems.append(
      ReadingProblem(
        .unknownReference,
        in: .model,
        "the fact \(fact) has no '\(word)'\(advice)",
        at: node.contentRange,
        nearest: nearest
      )
    )
  }
}

/// The moments and states that the format and the built-in models name.
///
/// The models come last. A known word of the format leaves them unread.
private enum KnownWords {
  typealias Words = @Sendable () -> [String]

  static let moments: [Words] = [{ momentsOfFormat }, { momentsOfModels }]
  static let states: [Words] = [{ statesOfFormat }, { statesOfModels }]

  private static let momentsOfFormat = FormatMoment.all.sorted() + terms(.moment)
  private static let momentsOfModels =
    values(of: "moments") + facts("announcement-templates").flatMap { $0.details("moment") }

  private static let statesOfFormat = terms(.state)
  private static let statesOfModels = values(of: "states")

  private static let listing = ComponentModel.factsOfBuiltIn([
    "states", "moments", "announcement-templates",
  ])

  private static func facts(_ name: String) -> [Fact] { listing.filter { $0.name == name } }

  private static func values(of name: String) -> [String] { facts(name).flatMap(\.values) }

  private static func terms(_ kind: Term.Kind) -> [String] {
    Vocabulary.builtIn.terms(kind).flatMap { [$0.word] + $0.aliases }
  }
}
