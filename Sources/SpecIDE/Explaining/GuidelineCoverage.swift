package import Guidelines
import SpecModel

/// What becomes of each sentence of a guideline: who reads it, in rules or in an editor.
package struct GuidelineCoverage {
  /// The best that becomes of a sentence.
  package enum Use: String, CaseIterable, Sendable {
    /// A fact of the model rests on it.
    case quoted
    /// The source of the platform contradicts it, and hovers say so.
    case disputed
    /// The hover on a key has it, or leads to it.
    case shown
    /// It is only in the document, and where a spec has a word of it.
    case nowhere

    /// The use in words, behind a number of sentences.
    package var title: String {
      switch self {
      case .quoted: "quoted by facts"
      case .disputed: "disputed"
      case .shown: "shown by a hover"
      case .nowhere: "nowhere"
      }
    }
  }

  /// A sentence, and what becomes of it.
  package struct Row: Sendable {
    /// The document that has it, which may be one beside the guideline's own.
    package let document: Guideline
    package let statement: Statement
    package let use: Use
    /// The facts that quote it, or else the keys whose hover shows it.
    package let users: [String]
  }

  package let guideline: Guideline

  /// All sentences in the order of the documents.
  package let rows: [Row]

  package init(of guideline: Guideline) {
    self.guideline = guideline
    rows = guideline.documents.flatMap { document in
      let facts = Self.factsByStatement(of: document, in: guideline)
      let keys = Self.keysByStatement(of: document)
      return document.statements.map { statement in
        let start = statement.range.lowerBound
        let quoting = facts[start, default: []]
        let showing = keys[start, default: []]
        let use: Use =
          guideline.dispute(of: statement) != nil
          ? .disputed : !quoting.isEmpty ? .quoted : showing.isEmpty ? .nowhere : .shown
        return Row(
          document: document,
          statement: statement,
          use: use,
          users: quoting.isEmpty ? showing : quoting
        )
      }
    }
  }

  /// The sentences of which becomes one thing.
  package func rows(_ use: Use) -> [Row] { rows.filter { $0.use == use } }

  /// The names of the facts that rest on each sentence, by where it begins.
  ///
  /// The sentences of a document beside the guideline's own are quoted where that one is its basis.
  private static func factsByStatement(
    of document: Guideline,
    in guideline: Guideline
  ) -> [Int: [String]] {
    let facts = guideline.model.facts.filter {
      document.isCompanion ? guideline.inherits($0) : !guideline.inherits($0)
    }
    return facts.reduce(into: [:]) { users, fact in
      for statement in fact.statements(in: document) {
        users[statement.range.lowerBound, default: []].add(fact.name)
      }
    }
  }

  /// The keys whose hovers have each sentence, by where it begins.
  private static func keysByStatement(of document: Guideline) -> [Int: [String]] {
    let shapes = MapShape.ofSpecs.filter { $0 != .spec } + [.spec(of: document)]
    let keys = shapes.flatMap(\.keys).compactMap(\.guidelineKey)
    var users: [Int: [String]] = [:]
    for key in keys {
      for statement in document.statements(forKey: key, platform: nil, framework: nil) {
        users[statement.range.lowerBound, default: []].add(key)
      }
    }
    return users
  }
}

extension [String] {
  /// Adds a word that is not there.
  fileprivate mutating func add(_ word: String) {
    if !contains(word) { append(word) }
  }
}
