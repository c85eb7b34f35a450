import SourceText
import YAMLSyntax

/// Reads the vocabulary; the comment at the top of `Library/vocabulary.yaml` describes the file.
struct VocabularyReader {
  private var apis: [API] = []
  private var terms: [Term] = []
  private var counterparts: [Vocabulary.Counterparts] = []
  private var misspellings: [String: String] = [:]
  private var problems: [ReadingProblem] = []

  /// What was read.
  var vocabulary: Vocabulary {
    Vocabulary(
      apis: apis,
      terms: terms,
      counterparts: counterparts,
      misspellings: misspellings,
      problems: problems
    )
  }

  /// Reads the text of a vocabulary file.
  init(_ source: SourceText) {
    guard let tree = YAMLStream(parsing: source).documents.first?.tree else { return }
    for problem in tree.problems { report(problem.message, at: problem.range) }
    guard let root = tree.root else { return }
    for item in root["counterparts"]?.items.map({ $0 }) ?? [] { readCounterparts(item) }
    for item in root["apis"]?.items.map({ $0 }) ?? [] { readAPI(item) }
    for entry in root["misspellings"]?.entries.map({ $0 }) ?? [] {
      misspellings[entry.key.text.withoutSpaces] = entry.value.word
    }
    for entry in root["terms"]?.entries.map({ $0 }) ?? [] {
      guard let kind = Term.Kind(rawValue: entry.key.text) else {
        report("'\(entry.key.text)' is no kind of term", at: entry.key.range)
        continue
      }
      for item in entry.value.items { readTerm(kind, item) }
    }
  }

  private mutating func readAPI(_ node: YAMLNode) {
    let fields = Fields(node)
    guard let name = fields.word("name") else {
      report("an API has a name", at: node.range)
      return
    }
    let homes = fields.words("home").compactMap(Framework.init(rawValue:))
    let kind = API.Kind(rawValue: fields.word("kind") ?? "api")
    if homes.isEmpty { report("'\(name)' has no framework as its home", at: node.range) }
    if kind == nil { report("the kind of '\(name)' is unknown", at: node.range) }
    let stem = Vocabulary.stem(of: name)
    let purpose = counterparts.first { row in
      row.names.values.contains { $0.contains { Vocabulary.stem(of: $0) == stem } }
    }
    apis.append(
      API(
        name: name,
        stem: stem,
        kind: kind ?? .api,
        homes: homes,
        components: fields.words("components"),
        obsolete: fields.words("obsolete"),
        misspellings: fields.words("misspellings"),
        aliases: fields.words("aliases"),
        purpose: purpose?.purpose,
        quoted: fields.word("quoted") != "false"
      )
    )
  }

  private mutating func readCounterparts(_ node: YAMLNode) {
    let fields = Fields(node)
    var names: [Framework: [String]] = [:]
    for framework in Framework.allCases {
      let own = fields.words(framework.rawValue)
      if !own.isEmpty { names[framework] = own }
    }
    let purpose = fields.word("purpose") ?? ""
    counterparts.append(Vocabulary.Counterparts(purpose: purpose, names: names))
  }

  private mutating func readTerm(_ kind: Term.Kind, _ node: YAMLNode) {
    let fields = Fields(node)
    guard let word = fields.word("word") else {
      report("a term has a word", at: node.range)
      return
    }
    terms.append(
      Term(
        kind: kind,
        word: word,
        platforms: fields.words("on").compactMap(Platform.init(rawValue:)),
        components: fields.words("components"),
        aliases: fields.words("aliases"),
        quoted: fields.word("quoted") != "false"
      )
    )
  }

  private mutating func report(_ message: String, at range: ByteRange) {
    problems.append(ReadingProblem(file: .vocabulary, message: message, range: range))
  }
}

/// The values of a small map, read in one pass.
private struct Fields {
  private var values: [(key: String, node: YAMLNode)] = []

  init(_ node: YAMLNode) {
    for entry in node.entries { values.append((entry.key.text, entry.value)) }
  }

  func words(_ key: String) -> [String] {
    values.first { $0.key == key }?.node.words ?? []
  }

  func word(_ key: String) -> String? {
    words(key).first
  }
}
