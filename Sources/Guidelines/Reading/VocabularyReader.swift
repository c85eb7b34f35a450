import SourceText
import YAMLSyntax

/// Reads the vocabulary; the comment at the top of `Library/vocabulary.yaml` describes the file.
struct VocabularyReader {
  private var apis: [API] = []
  private var terms: [Term] = []
  private var counterparts: [Vocabulary.Counterparts] = []
  private var misspellings: [String: String] = [:]
  private var classes: [String: Bool] = [:]
  private var homesOfClasses: [String: Set<Framework>] = [:]
  private var problems: [ReadingProblem] = []
  /// The first purpose of each stem in the table of counterparts.
  private var purposes: [String: String] = [:]

  /// What was read.
  var vocabulary: Vocabulary {
    Vocabulary(
      apis: apis,
      terms: terms,
      counterparts: counterparts,
      misspellings: misspellings,
      classes: classes,
      homesOfClasses: homesOfClasses,
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
    for entry in root["classes"]?.entries.map({ $0 }) ?? [] { readClasses(entry) }
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
    if fields.name.isEmpty { report("an API has a name", at: node.range) }
    let homes = fields.home.compactMap(Framework.init(rawValue:))
    if homes.isEmpty { report("'\(fields.name)' has no framework as its home", at: node.range) }
    let kind = API.Kind(rawValue: fields.kind)
    if kind == nil { report("the kind of '\(fields.name)' is unknown", at: node.range) }
    let stem = Vocabulary.stem(of: fields.name)
    apis.append(
      API(
        name: fields.name,
        stem: stem,
        kind: kind ?? .api,
        homes: homes,
        components: fields.components,
        obsolete: fields.obsolete,
        preferred: fields.preferred,
        misspellings: fields.misspellings + fields.name.commonMisprints,
        aliases: fields.aliases,
        purpose: fields.purpose ?? purposes[stem],
        takes: fields.takes,
        quoted: fields.isQuoted
      )
    )
  }

  private mutating func readClasses(_ entry: YAMLEntry) {
    let node = entry.value
    let framework = Framework(rawValue: entry.key.text)
    for (key, bringsRole) in [("without-role", false), ("with-role", true)] {
      guard let names = node[key]?.words else {
        report("the classes of a framework have a list '\(key)'", at: node.range)
        continue
      }
      for name in names {
        if let framework { homesOfClasses[name, default: []].insert(framework) }
      }
      // What brings a role along in one framework is no class of a team's own in another.
      for name in names where bringsRole || classes[name.lowercased()] == nil {
        classes[name.lowercased()] = bringsRole
      }
    }
  }

  private mutating func readTerm(_ kind: Term.Kind, _ node: YAMLNode) {
    let fields = Fields(node)
    if fields.name.isEmpty { report("a term has a word", at: node.range) }
    terms.append(
      Term(
        kind: kind,
        word: fields.name,
        title: fields.title,
        platforms: fields.platforms.compactMap(Platform.init(rawValue:)),
        components: fields.components,
        aliases: fields.aliases,
        quoted: fields.isQuoted
      )
    )
  }

  private mutating func readCounterparts(_ node: YAMLNode) {
    var purpose = ""
    var names: [Framework: [String]] = [:]
    for entry in node.entries {
      if let framework = Framework(rawValue: entry.key.text) {
        names[framework] = entry.value.words
      } else {
        purpose = entry.value.word ?? ""
      }
    }
    for name in names.values.flatMap({ $0 }) {
      let stem = Vocabulary.stem(of: name)
      if purposes[stem] == nil { purposes[stem] = purpose }
    }
    counterparts.append(Vocabulary.Counterparts(purpose: purpose, names: names))
  }

  private mutating func report(_ message: String, at range: ByteRange) {
    problems.append(ReadingProblem(.syntax, in: .vocabulary, message, at: range))
  }
}

extension String {
  /// The ways in which documents misprint names of many kinds.
  fileprivate var commonMisprints: [String] {
    if hasByte(UInt8(ascii: "_")), contains("(_:)") { return [replacing("(_:)", with: "(:)")] }
    guard hasPrefix("android:") else { return [] }
    let name = dropFirst("android:".utf8.count)
    return ["android=\(name.prefix { $0 != "=" })"]
  }
}

/// The values of one API or term, read in one pass.
private struct Fields {
  var name = ""
  var title: String?
  var kind = "api"
  var home: [String] = []
  var platforms: [String] = []
  var components: [String] = []
  var obsolete: [String] = []
  var preferred: String?
  var misspellings: [String] = []
  var aliases: [String] = []
  var purpose: String?
  var takes: [String] = []
  var isQuoted = true

  init(_ node: YAMLNode) {
    for entry in node.entries {
      switch entry.key.text {
      case "name", "word": name = entry.value.word ?? ""
      case "title": title = entry.value.word
      case "kind": kind = entry.value.word ?? ""
      case "home": home = entry.value.words
      case "on": platforms = entry.value.words
      case "components": components = entry.value.words
      case "obsolete": obsolete = entry.value.words
      case "preferred": preferred = entry.value.word
      case "misspellings": misspellings = entry.value.words
      case "aliases": aliases = entry.value.words
      case "purpose": purpose = entry.value.word
      case "takes": takes = entry.value.words
      case "quoted": isQuoted = entry.value.word != "false"
      default: break
      }
    }
  }
}
