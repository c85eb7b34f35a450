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
    var names: [String] = []
    var found: [String: DocumentName] = [:]
    var stated = StatedHomes()
    for (word, statement, component) in guidelines.namedCode.prefix(Self.codeLimit) {
      guard let platform = statement.platform else { continue }
      if !isCompared(word, in: statement) {
        stated.note(word, statement.framework, component)
      }
      guard let name = DocumentName(word, topic: statement.topic), !has(word) else { continue }
      if found[name.stem] == nil { names.append(name.stem) }
      found[name.stem, default: name].note(name, statement, platform, component)
    }
    let documented = names.compactMap { found[$0]?.api(with: stated.homes[$0] ?? []) }
    let further = documented + stated.names(missingIn: self)
    return further.isEmpty ? self : adding(further)
  }

  /// Whether a statement about one framework compares something with a name of another one.
  ///
  /// It mentions the other framework, as in "equivalent to `x` when compared to Android Views".
  private func isCompared(_ word: String, in statement: Statement) -> Bool {
    guard let own = statement.framework else { return false }
    let homes = frameworks(declaring: word)
    guard !homes.isEmpty, !homes.contains(own) else { return false }
    let text = statement.text.foldedForComparison
    return homes.contains { text.contains($0.title.foldedForComparison) }
  }

  private func has(_ word: String) -> Bool {
    api(named: word) != nil || misspelling(of: word) != nil
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
  private var words: [(word: String, stem: String, framework: Framework, component: String)] = []

  mutating func note(_ word: String, _ framework: Framework?, _ component: String) {
    guard let framework else { return }
    let stem = Vocabulary.stem(of: word)
    guard !stem.isEmpty, homes[stem, default: []].insert(framework).inserted else { return }
    words.append((word, stem, framework, component))
  }

  /// The names that a vocabulary has, but in other frameworks only.
  func names(missingIn vocabulary: Vocabulary) -> [API] {
    words.compactMap { word, stem, framework, component in
      guard vocabulary.hasStem(stem), vocabulary.misspelling(of: word) == nil,
        !vocabulary.frameworks(declaring: word).contains(framework)
      else { return nil }
      return API(document: word, .api, [framework], [component])
    }
  }
}

extension API {
  /// A name as documents have it.
  fileprivate convenience init(
    document name: String,
    _ kind: Kind,
    _ homes: [Framework],
    _ components: [String]
  ) {
    self.init(
      name: name,
      stem: Vocabulary.stem(of: name),
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
  let stem: String
  private let written: String
  private let isElement: Bool
  private var platforms: Set<Platform> = []
  /// Where it is given as an element.
  private var elementHomes: Set<Framework> = []
  private var components: [String] = []

  /// `nil` for code that is no name, such as an expression, a plain word or a number.
  ///
  /// A plain word is a name where it is called, as in `toggleable(role = Role.Checkbox)`.
  init?(_ word: String, topic: Topic) {
    let stem = Vocabulary.stem(of: word)
    guard let first = stem.utf8.first, !(0x30...0x39).contains(first), stem.utf8.count > 2,
      !word.utf8.contains(UInt8(ascii: " ")) || Self.isUse(word, of: stem)
    else { return nil }
    let isPlain = stem.utf8.allSatisfy(\.isWordByte)
    let isQualified = stem.utf8.allSatisfy { $0.isWordByte || ".:@".utf8.contains($0) }
    let isType = isPlain && first.isUpperCaseLetter
    let hasHump = zip(stem.utf8, stem.utf8.dropFirst()).contains {
      !$0.isUpperCaseLetter && $1.isUpperCaseLetter
    }
    guard isQualified,
      !isPlain || hasHump || (isType && topic == .role) || Self.isCall(word, of: stem)
    else { return nil }
    self.stem = stem
    written = word
    isElement = isType && topic == .role
  }

  /// Whether a text with blanks gives something a value or arguments, which no prose does.
  private static func isUse(_ word: String, of stem: String) -> Bool {
    if isCall(word, of: stem) { return true }
    let sides = word.split(separator: "=", maxSplits: 1)
    return sides.count == 2 && sides[0].split(separator: " ").count == 1
  }

  /// Whether a text calls something: `name(…)`, or `name { … }` with a value in it.
  private static func isCall(_ word: String, of stem: String) -> Bool {
    if word.hasSuffix(")") { return word.contains("\(stem)(") }
    guard word.hasSuffix("}"), let open = word.firstIndex(of: "{") else { return false }
    return word[open...].contains("=")
      && word[..<open].split(separator: " ").last.map(String.init) == stem
  }

  mutating func note(
    _ name: DocumentName,
    _ statement: Statement,
    _ platform: Platform,
    _ component: String
  ) {
    platforms.insert(platform)
    if name.isElement {
      elementHomes.formUnion(statement.framework.map { [$0] } ?? platform.frameworks)
    }
    if components.last != component { components.append(component) }
  }

  /// The name with the frameworks below which documents set it as code.
  func api(with stated: Set<Framework>) -> API {
    let given = elementHomes.isEmpty ? Set(platforms.flatMap(\.frameworks)) : elementHomes
    let homes = given.union(stated)
    return API(
      document: written,
      elementHomes.isEmpty ? .api : .element,
      Framework.allCases.filter(homes.contains),
      components
    )
  }
}
