import Guidelines
import SourceText
import YAMLSyntax

/// Reads a voice; the README of this module describes the file.
///
/// What cannot be read is reported at its place, and what stands around it is read all the same.
struct VoiceReader {
  let platform: Platform
  private(set) var title = ""
  private(set) var joint = ", "
  private(set) var jointAfterMark: String?
  private(set) var basis = Basis(.algorithm, sources: [])
  private(set) var table = TraitTable()
  private(set) var traitsByAPI: [String: String] = [:]
  /// What says of a control that it is adjusted as a whole.
  private(set) var adjusted: String?
  /// What says of a control that it is switched, and between which states.
  private(set) var switched: [(trait: UInt64, states: SwitchedStates)] = []
  /// The control of a text that stands alone, by framework.
  private(set) var plainTexts: [Framework: String] = [:]
  private(set) var textsByAPI: [String: TextKind] = [:]
  private(set) var words: [String: [String: String]] = [:]
  private(set) var symbols = SymbolWords()
  private(set) var variantRows: [String: VariantRow] = [:]
  private(set) var variantNames: [String] = []
  var consequences: [Consequence] = []
  var rows: [VoiceRow] = []
  var hints: [HintRow] = []
  var events: [EventRow] = []
  var controls: [Control] = []
  var problems: [ReadingProblem] = []
  /// Whether it reads a model, which has controls of both platforms and names sources as it likes.
  private(set) var isModel = false
  private var sources: [String: String] = [:]

  private static let sections = [
    "voice", "sources", "traits", "texts", "follows", "parts", "hints", "events", "variants",
    "words",
    "symbols", "controls",
  ]

  init(_ source: SourceText, platform: Platform) {
    self.platform = platform
    guard let tree = YAMLStream(parsing: source).documents.first?.tree else { return }
    for problem in tree.problems {
      problems.append(ReadingProblem(.syntax, in: .voice, problem.message, at: problem.range))
    }
    if let alias = tree.excessiveAlias {
      report("the aliases of the voice expand to too much", at: alias.range)
      return
    }
    guard let root = tree.root, root.kind == .mapping else { return }
    let fields = fields(of: root, Self.sections)
    // What others name is read before them.
    readSources(fields["sources"])
    readTraits(fields["traits"])
    readTexts(fields["texts"])
    readWords(fields["words"])
    readHead(fields["voice"])
    readConsequences(fields["follows"])
    readRows(fields["parts"])
    readHints(fields["hints"])
    readVariants(fields["variants"])
    readEvents(fields["events"])
    readSymbols(fields["symbols"])
    readControls(fields["controls"])
  }

  /// Reads the controls of a model in front of the known ones.
  mutating func addControls(in node: YAMLNode) {
    let known = controls
    (controls, problems, isModel) = ([], [], true)
    if node.kind == .mapping {
      readControls(node)
    } else {
      report("'voices' is a map of elements", at: node)
    }
    controls += known
  }

  private mutating func readHead(_ node: YAMLNode?) {
    guard let node else { return report("a voice has a section 'voice'", at: 0..<0) }
    let fields = fields(
      of: node,
      [
        "platform", "title", "joint", "joint-after-mark", "basis", "source", "adjusted",
        "switched", "plain-text",
      ]
    )
    title = fields["title"]?.word ?? ""
    joint = fields["joint"]?.word ?? joint
    jointAfterMark = fields["joint-after-mark"]?.word
    basis = basis(of: fields, else: basis) ?? basis
    adjusted = traits(fields["adjusted"]).first
    for entry in fields["switched"]?.entries.map({ $0 }) ?? [] {
      let states = traits(entry.value)
      guard let first = states.first else { continue }
      switched.append((bits(entry.key), SwitchedStates(first, back: states.dropFirst().first)))
    }
    for entry in fields["plain-text"]?.entries.map({ $0 }) ?? [] {
      if let framework = Framework(rawValue: entry.key.text) {
        plainTexts[framework] = entry.value.word
      }
    }
    if let word = fields["platform"]?.word, Platform(rawValue: word) != platform {
      report("this is the voice of \(platform.title)", at: node.range)
    }
  }

  private mutating func readSources(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] {
      sources[entry.key.text] = entry.value.word ?? ""
    }
  }

  private mutating func readTraits(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] {
      let name = entry.key.text
      if !table.add(name) { report("a voice has no room for a trait more", at: entry.key.range) }
      for api in entry.value.words { traitsByAPI[api.apiName] = name }
    }
  }

  private mutating func readTexts(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] {
      guard let kind = TextKind(rawValue: entry.key.text) else {
        report("no text is called '\(entry.key.text)'", at: entry.key)
        continue
      }
      for api in entry.value.words { textsByAPI[api.apiName] = kind }
    }
  }

  private mutating func readWords(_ node: YAMLNode?) {
    for entry in node?.entries.map({ $0 }) ?? [] { words[entry.key.text] = texts(of: entry.value) }
  }

  /// A text for each language.
  private mutating func texts(of node: YAMLNode) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in node.entries { texts[entry.key.text] = entry.value.word }
    if texts.isEmpty { report("a word is a map of languages to texts", at: node.range) }
    return texts
  }

  private mutating func readSymbols(_ node: YAMLNode?) {
    guard let node else { return }
    let fields = fields(of: node, ["runs", "words"])
    symbols.runs = Set(fields["runs"]?.word ?? "")
    for entry in fields["words"]?.entries.map({ $0 }) ?? [] {
      guard let symbol = entry.key.text.first, entry.key.text.count == 1 else {
        report("a symbol is one character", at: entry.key.range)
        continue
      }
      symbols.words[symbol] = entry.value.word
    }
  }

  private mutating func readVariants(_ node: YAMLNode?) {
    let ids = rows.map(\.id) + hints.map(\.row.id) + TextKind.allCases.map(\.rawValue)
    for entry in node?.entries.map({ $0 }) ?? [] {
      let fields = fields(of: entry.value, ["order", "without", "words", "basis", "source"])
      let order = names(fields["order"], "row", where: ids.contains)
      let without = names(fields["without"], "row") { $0 == "hints" || ids.contains($0) }
      var words: [String: [String: String]] = [:]
      for word in fields["words"]?.entries.map({ $0 }) ?? [] {
        checkWord(word.key)
        words[word.key.text] = texts(of: word.value)
      }
      variantNames.append(entry.key.text)
      variantRows[entry.key.text] = VariantRow(
        order: order,
        without: Set(without),
        words: words,
        basis: basis(of: fields, else: nil)
      )
    }
  }
}

extension String {
  /// A name in code as it is looked up: without a leading dot, in lower case.
  var apiName: String { (hasPrefix(".") ? String(dropFirst()) : self).lowercased() }
}

// MARK: - What many sections share

extension VoiceReader {
  /// The values of a map by key; a key that nobody reads, or that stands twice, is reported.
  mutating func fields(of node: YAMLNode, _ known: [String]) -> [String: YAMLNode] {
    var fields: [String: YAMLNode] = [:]
    for entry in node.entries {
      let name = entry.key.text
      if !known.contains(name) {
        report(
          "'\(name)' is no key here; there are \(known.joined(separator: ", "))",
          at: entry.key
        )
      } else if fields[name] != nil {
        report("'\(name)' stands twice", at: entry.key)
      }
      fields[name] = entry.value
    }
    return fields
  }

  /// The names of a list that are known; others are reported.
  mutating func names(
    _ node: YAMLNode?,
    _ noun: String,
    where isKnown: (String) -> Bool
  ) -> [String] {
    let items = node?.entriesOrSelf ?? []
    return items.compactMap { item in
      guard let name = item.word else { return nil }
      guard isKnown(name) else {
        report("no \(noun) is called '\(name)'", at: item)
        return nil
      }
      return name
    }
  }

  /// What `if` and `unless` ask for.
  mutating func condition(of fields: [String: YAMLNode]) -> Condition {
    Condition(needed: bits(fields["if"]), excluded: bits(fields["unless"]))
  }

  /// The bits of the names of a list.
  mutating func bits(_ node: YAMLNode?) -> UInt64 { table.bits(of: traits(node)) }

  /// The names of traits and texts of a list.
  private mutating func traits(_ node: YAMLNode?) -> [String] {
    let bits = table.bits
    return names(node, "trait or text") { bits[$0] != nil }
  }

  /// What `basis` and `source` say; the other one where they say nothing.
  mutating func basis(of fields: [String: YAMLNode], else other: Basis?) -> Basis? {
    let kind = fields["basis"]?.word.flatMap(Basis.Kind.init(rawValue:))
    if kind == nil, let node = fields["basis"] { report("this is no basis", at: node) }
    guard kind != nil || fields["source"] != nil else { return other }
    let sources = sources
    let keys =
      isModel
      ? fields["source"]?.words ?? []
      : names(fields["source"], "source") { sources[$0] != nil }
    return Basis(
      kind ?? other?.kind ?? basis.kind,
      sources: fields["source"] == nil ? other?.sources ?? [] : keys.map { sources[$0] ?? $0 }
    )
  }

  /// The frameworks of `on`.
  mutating func frameworks(of fields: [String: YAMLNode]) -> [Framework] {
    let known = platform.frameworks.map(\.rawValue)
    return names(fields["on"], "framework", where: known.contains)
      .compactMap(Framework.init(rawValue:))
  }

  /// The variants of `in`.
  mutating func variants(of fields: [String: YAMLNode]) -> [String] {
    names(fields["in"], "variant", where: variantNames.contains)
  }

  /// The name of a word, reported where there is no such word.
  @discardableResult
  mutating func checkWord(_ node: YAMLNode?) -> String? {
    guard let node, let name = node.word else { return nil }
    if words[name] == nil { report("there is no word '\(name)'", at: node) }
    return name
  }

  mutating func report(_ message: String, at node: YAMLNode) {
    report(message, at: node.contentRange)
  }

  mutating func report(_ message: String, at range: ByteRange) {
    problems.append(ReadingProblem(.wrongType, in: isModel ? .model : .voice, message, at: range))
  }
}
