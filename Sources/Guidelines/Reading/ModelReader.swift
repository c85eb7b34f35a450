import English
import SourceText
import YAMLSyntax

/// Reads the model of a component; ``ComponentModel`` describes the file.
struct ModelReader {
  private(set) var problems: [ReadingProblem] = []
  private var keys: Set<String> = []
  /// The keys that the team has added, and where the model says what they take.
  private var addedKeys: [SpecKeys.Key] = []
  private var ownKeys: ComponentModel.Section?
  private var facts: [Fact] = []
  private var voices: ComponentModel.Section?
  private var basis: (name: String, range: ByteRange)?
  private var without: Set<String> = []
  private var disputes: [Dispute] = []
  /// How many facts, values and quotes have been read.
  private var size = 0
  /// The most facts, values and quotes of a model, because rules compare them with each other.
  ///
  /// The largest model of the collection has 455.
  private static let sizeLimit = 1_000
  /// The keys of specs that a model may name; `nil` allows any.
  private let specKeys: SpecKeys?
  /// The names of the facts that are read; `nil` reads all.
  private let factNames: Set<String>?

  /// What was read.
  var model: ComponentModel {
    let implied = facts.compactMap { FactDescription.named($0.name)?.specKey }
    return ComponentModel(
      keys: keys.union(implied),
      ownKeys: ownKeys,
      facts: facts,
      voices: voices,
      basis: basis.map { ComponentModel.Basis(name: $0.name, without: without, range: $0.range) },
      disputes: disputes
    )
  }

  /// Reads the text of a model file; with names nothing but the facts that
  /// ``FactDescription/named(_:)`` knows by them.
  init(_ source: SourceText, specKeys: SpecKeys? = nil, facts names: Set<String>? = nil) {
    self.specKeys = specKeys
    factNames = names
    let documents = YAMLStream(parsing: source).documents
    guard let document = documents.first else { return }
    let tree = document.tree
    for problem in tree.problems { report(.syntax, problem.message, at: problem.range) }
    if let alias = tree.excessiveAlias {
      let message = "the aliases of the model expand to too much; nothing of it is read"
      report(.syntax, message, at: alias.range)
    } else if let root = tree.root?.resolved, !root.isMissing {
      read(root, startingAt: document.start)
      if factNames == nil { readReferences(in: root) }
    } else if tree.problems.isEmpty {
      report(.wrongType, "the model is empty; it is a map of facts", at: 0..<0)
    }
    problems = problems.map { $0.shifted(by: document.start) }
    for other in documents.dropFirst() {
      guard let root = other.tree.root?.resolved, !root.isMissing else { continue }
      let message = "a model is one YAML document; what stands from here on is not read"
      report(.wrongType, message, at: root.range.shifted(by: other.start))
      break
    }
    facts = facts.map { $0.shifted(by: document.start) }
    basis = basis.map { ($0.name, $0.range.shifted(by: document.start)) }
  }

  /// Reports what refers to nothing in the model, its basis or the format.
  private mutating func readReferences(in root: YAMLNode) {
    let base = basis.flatMap { ComponentModel.basis(named: $0.name) }
    problems += ModelReferences(in: root, over: base, tellsSlips: specKeys != nil).problems
    guard let specKeys else { return }
    let own = model.keys.union(base?.keys ?? [])
    let all = specKeys.adding(addedKeys)
    problems += KeyReferences(in: root, among: all, of: own).problems
    problems += NameReferences(in: root).problems
  }

  private mutating func read(_ root: YAMLNode, startingAt start: Int) {
    guard root.kind == .mapping else {
      report(.wrongType, "a model is a map of facts", at: root.range)
      return
    }
    var names: Set<String> = []
    for entry in root.entries {
      let name = entry.key.text
      // The mistake in the YAML that left the key without a name is reported.
      if name.isEmpty, !problems.isEmpty { continue }
      if size > Self.sizeLimit { return }
      if !names.insert(name).inserted {
        report(.wrongType, "'\(name)' stands twice; join the two", at: entry.key.range)
      }
      if name == "spec-keys" {
        readKeys(entry.value, startingAt: start)
      } else if name == "based-on" {
        readBasis(entry)
      } else if name == "disputed" {
        readDisputes(entry)
      } else if name == "without" {
        readWithout(entry.value)
      } else if name == "voices" {
        voices = ComponentModel.Section(node: entry.value, start: start)
      } else if let description = FactDescription.named(name) {
        guard factNames?.contains(description.name) ?? true else { continue }
        readFacts(name, description, entry)
      } else {
        reportUnknown(
          .unknownFact,
          "no rule reads a fact '\(name)'",
          at: entry.key,
          FactDescription.nearest(to: name) ?? Spelling.nearest(to: name, among: Self.sections)
        )
      }
    }
  }

  /// The keys of a model that are no facts.
  private static let sections = ["spec-keys", "based-on", "without", "voices", "disputed"]

  /// Reads the names of keys; one with a map behind it is a key that the team adds.
  private mutating func readKeys(_ value: YAMLNode, startingAt start: Int) {
    for node in value.entriesOrSelf {
      if node.kind == .mapping {
        for entry in node.entries {
          if entry.value.resolved?.kind == .mapping {
            add(entry)
            ownKeys = ComponentModel.Section(node: value, start: start)
          } else {
            list(entry.key)
          }
        }
      } else if node.word != nil {
        list(node)
      } else {
        report(.wrongType, "'spec-keys' is a list of words", at: node.range)
      }
    }
  }

  /// Adds a key of the format that only some components have.
  private mutating func list(_ node: YAMLNode) {
    keys.insert(node.text)
    guard let known = specKeys?.ofComponents, !known.contains(node.text) else { return }
    let advice = "; say what it takes, as in '\(node.text): { is: text }', to add it"
    let nearest = Spelling.nearest(to: node.text, among: known)
    reportUnknown(
      .unknownSpecKey,
      "'\(node.text)' is no key that only some components have" + (nearest == nil ? advice : ""),
      at: node,
      nearest
    )
  }

  /// Adds a key of the team's own.
  private mutating func add(_ entry: YAMLEntry) {
    let name = entry.key.text
    if specKeys?[name] != nil {
      let message =
        "'\(name)' is a key of the format, which says what it takes; list its name alone"
      return report(.wrongType, message, at: entry.key.range)
    }
    keys.insert(name)
    let types = entry.value["is"]?.words ?? []
    let listed = entry.value["words"]?.resolved
    let words = (listed?.entries.map(\.key.text) ?? []) + (listed?.words ?? [])
    addedKeys.append(
      SpecKeys.Key(
        name,
        isOfComponent: true,
        isFlag: types.contains("flag"),
        inner: types.flatMap { specKeys?.inner(ofType: $0) ?? [] },
        takes: { !types.isEmpty || words.contains($0) }
      )
    )
  }

  private mutating func readBasis(_ entry: YAMLEntry) {
    guard let word = entry.value.word else {
      report(.wrongType, "'based-on' is the name of a built-in component", at: entry.key.range)
      return
    }
    let name = GuidelineLibrary.normalized(word)
    let index = BuiltInText.guidelines
    let names = index.map(\.name) + [ComponentModel.platformName]
    guard names.contains(name) || index.contains(where: { $0.aliases.contains(name) }) else {
      reportUnknown(
        .unknownReference,
        "no built-in component is called '\(word)'",
        at: entry.value,
        Spelling.nearest(to: name, among: names)
      )
      return
    }
    basis = (name, entry.value.contentRange)
  }

  private mutating func readWithout(_ value: YAMLNode) {
    for node in value.entriesOrSelf {
      let word = node.word ?? ""
      if FactDescription.named(word) != nil {
        without.insert(word)
      } else {
        let message = "'without' lists names of facts"
        reportUnknown(.unknownFact, message, at: node, FactDescription.nearest(to: word))
      }
    }
  }

  private mutating func readFacts(
    _ name: String,
    _ description: FactDescription,
    _ entry: YAMLEntry
  ) {
    let nodes = entry.value.entriesOrSelf
    if nodes.isEmpty { report(.wrongType, "the fact '\(name)' says nothing", at: entry.key.range) }
    for node in nodes {
      guard node.kind == .mapping else {
        report(.wrongType, "a fact is a map with 'values' and 'quote'", at: node.range)
        continue
      }
      var reader = FactReader(name: name, description: description, node: node)
      reader.read()
      problems += reader.problems
      let read = reader.facts
      size += read.reduce(0) { $0 + 1 + $1.values.count + $1.quotes.count }
      guard size <= Self.sizeLimit else {
        report(
          .syntax,
          "the model has more than \(Self.sizeLimit) facts, values and quotes; what goes beyond "
            + "them is not read",
          at: node.range.lowerBound..<node.range.lowerBound
        )
        return
      }
      facts += read
    }
  }

  private mutating func reportUnknown(
    _ code: ReadingProblem.Code,
    _ message: String,
    at node: YAMLNode,
    _ nearest: String?
  ) {
    problems.append(
      ReadingProblem(
        code,
        in: .model,
        message + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
        at: node.contentRange,
        nearest: nearest
      )
    )
  }

  mutating func add(_ dispute: Dispute) { disputes.append(dispute) }

  mutating func report(
    _ code: ReadingProblem.Code,
    _ message: String,
    at range: ByteRange
  ) {
    problems.append(ReadingProblem(code, in: .model, message, at: range))
  }
}

extension ReadingProblem {
  fileprivate func shifted(by distance: Int) -> ReadingProblem {
    let range = range.shifted(by: distance)
    return ReadingProblem(code, in: file, message, at: range, nearest: nearest)
  }
}

extension Fact {
  fileprivate func shifted(by distance: Int) -> Fact {
    guard distance != 0 else { return self }
    return Fact(
      name: name,
      platform: platform,
      framework: framework,
      values: values,
      number: number,
      severity: severity,
      details: details,
      quotes: quotes,
      quoteRanges: quoteRanges.map { $0.shifted(by: distance) },
      range: range.shifted(by: distance),
      isSound: isSound,
      sharesQuotes: sharesQuotes
    )
  }
}
