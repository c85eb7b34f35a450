import English

extension Vocabulary {
  /// How many words in code are looked at in all documents together.
  private static let codeLimit = 5_000

  /// The vocabulary with the names that documents set as code and that it does not have yet.
  ///
  /// A name is at home in every framework of the platforms that it is named for. A document that
  /// names it under one framework does not say that the others lack it. An element is at home where
  /// it is given as one, because frameworks do not share their elements. A name below a framework,
  /// also with arguments, is at home there, even where it is known from elsewhere.
  func adding(namesIn guidelines: [Guideline]) -> Vocabulary {
    let naming = guidelines.filter { [$0].namedCode.contains { _ in true } }
    return naming.isEmpty
      ? self : known.withDocuments.value(of: naming) { reading(namesIn: naming) }
  }

  private func reading(namesIn guidelines: [Guideline]) -> Vocabulary {
    var names: [String] = []
    var found: [String: DocumentName] = [:]
    var stated = StatedHomes()
    for (text, statement, component) in guidelines.namedCode.prefix(Self.codeLimit) {
      guard let platform = statement.platform else { continue }
      let word = codeWord(text)
      if !isCompared(word, in: statement) {
        stated.note(word, statement.framework, component)
      }
      guard !word.isKnown, let name = DocumentName(word, topic: statement.topic) else { continue }
      if found[word.stem, default: name].note(name, statement, platform, component) {
        names.append(word.stem)
      }
    }
    let documented = names.compactMap { found[$0]?.api(with: stated.homes[$0] ?? []) }
    let further = documented + stated.names(missingIn: self)
    return further.isEmpty ? self : adding(further)
  }

  /// Whether a statement about one framework compares something with a name of another one.
  ///
  /// It mentions the other framework, as in "equivalent to `x` when compared to Android Views".
  private func isCompared(_ word: CodeWord, in statement: Statement) -> Bool {
    guard let own = statement.framework, !word.homes.isEmpty, !word.homes.contains(own)
    else { return false }
    let text = statement.text.foldedForComparison
    return word.homes.contains { text.contains($0.title.foldedForComparison) }
  }
}

extension [Guideline] {
  /// The words in code of the sentences about a platform, each with its sentence and component.
  fileprivate var namedCode: some Sequence<(word: String, statement: Statement, component: String)>
  {
    lazy.flatMap { guideline in
      guideline.statements.lazy.filter { !$0.isCode && $0.platform != nil }.flatMap { statement in
        statement.inlineCode.lazy.map { ($0, statement, guideline.name) }
      }
    }
  }
}

/// The frameworks below which documents set names as code.
private struct StatedHomes {
  /// The frameworks of each stem.
  private(set) var homes: [String: Set<Framework>] = [:]
  private var words: [(word: CodeWord, framework: Framework, component: String)] = []

  mutating func note(_ word: CodeWord, _ framework: Framework?, _ component: String) {
    guard let framework, !word.stem.isEmpty,
      homes[word.stem, default: []].insert(framework).inserted
    else { return }
    words.append((word, framework, component))
  }

  /// The names that a vocabulary has, but in other frameworks only.
  func names(missingIn vocabulary: Vocabulary) -> [API] {
    words.compactMap { word, framework, component in
      guard vocabulary.hasStem(word.stem), !word.isMisspelt, !word.homes.contains(framework)
      else { return nil }
      return API(document: word, .api, [framework], [component])
    }
  }
}

extension API {
  /// A name as documents have it.
  fileprivate convenience init(
    document word: CodeWord,
    _ kind: Kind,
    _ homes: [Framework],
    _ components: [String]
  ) {
    self.init(
      name: word.text,
      stem: word.stem,
      kind: kind,
      homes: homes,
      components: components,
      obsolete: [],
      preferred: nil,
      misspellings: [],
      aliases: [],
      purpose: nil,
      takes: [],
      quoted: true
    )
  }
}

/// A name that a document sets as code.
private struct DocumentName {
  private let word: CodeWord
  private let isElement: Bool
  private var platforms: Set<Platform> = []
  /// Where it is given as an element.
  private var elementHomes: Set<Framework> = []
  private var components: [String] = []

  /// `nil` for code that is no name, such as an expression, a plain word or a number.
  init?(_ word: CodeWord, topic: Topic) {
    isElement = word.isType && topic == .role
    guard word.isName || isElement else { return nil }
    self.word = word
  }

  /// Notes where it is named; whether that is the first place.
  mutating func note(
    _ name: DocumentName,
    _ statement: Statement,
    _ platform: Platform,
    _ component: String
  ) -> Bool {
    let isFirst = platforms.isEmpty
    platforms.insert(platform)
    if name.isElement {
      elementHomes.formUnion(statement.framework.map { [$0] } ?? platform.frameworks)
    }
    if components.last != component { components.append(component) }
    return isFirst
  }

  /// The name with the frameworks below which documents set it as code.
  func api(with stated: Set<Framework>) -> API {
    let given = elementHomes.isEmpty ? Set(platforms.flatMap(\.frameworks)) : elementHomes
    let homes = given.union(stated)
    return API(
      document: word,
      elementHomes.isEmpty ? .api : .element,
      Framework.allCases.filter(homes.contains),
      components
    )
  }
}
