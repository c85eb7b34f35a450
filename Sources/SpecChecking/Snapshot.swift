import Guidelines
package import SourceText
import SpecModel
package import SpecRules
package import YAMLSyntax

/// One version of one spec file, with everything that can be asked of it; immutable.
package struct Snapshot: Sendable {
  package let text: SourceText
  package let analysis: Analysis
  /// The documents of the file, in order, each with its offset in the text.
  package let documents: [(start: Int, document: AnalyzedDocument)]
  package let stream: YAMLStream

  /// Reads a file whose text is complete.
  package init(_ text: SourceText, analysis: Analysis = Analysis()) {
    self.init(YAMLStream(parsing: text), analysis: analysis, sharing: [])
  }

  /// The results of a function for each of the numbers below a count, in their order.
  package typealias Map = (Int, @escaping @Sendable (Int) -> AnalyzedDocument) -> [AnalyzedDocument]

  /// Reads a file whose text is complete, and lets a caller who has threads analyse its documents,
  /// in any order.
  package init(_ text: SourceText, analysis: Analysis, each map: Map) {
    let stream = YAMLStream(parsing: text)
    let limit = FileBudget.documentLimit(ofBytes: text.bytes.count)
    let count = min(stream.documents.count, limit)
    let isWorthIt = count >= Self.fewestDocuments
    self.init(
      stream,
      analysis: analysis,
      sharing: isWorthIt
        ? map(count) { AnalyzedDocument(stream.documents[$0].tree, in: analysis, .withoutBudget) }
        : []
    )
  }

  /// The fewest documents that are worth a thread.
  private static let fewestDocuments = 8

  /// Reads a file for what it says alone: there are no findings.
  package init(unchecked text: SourceText, analysis: Analysis) {
    let stream = YAMLStream(parsing: text)
    self.init(stream, analysis: analysis, sharing: [], isChecked: false)
  }

  /// Reads a file under the built-in guidelines.
  package init(_ text: SourceText, configuration: Configuration) {
    self.init(text, analysis: Analysis(configuration: configuration))
  }

  package var configuration: Configuration { analysis.configuration }

  /// The snapshot after one edit; documents that the edit does not touch are not read again.
  package func applying(_ edit: TextEdit) -> Snapshot { reading(stream.applying(edit)) }

  /// The snapshot of an edited stream; documents that both have are not read again.
  package func reading(_ stream: YAMLStream) -> Snapshot {
    Snapshot(stream, analysis: analysis, sharing: documents.map(\.document))
  }

  /// The snapshot under other guidelines or another configuration.
  package func analyzed(with analysis: Analysis) -> Snapshot {
    Snapshot(stream, analysis: analysis, sharing: [])
  }

  private init(
    _ stream: YAMLStream,
    analysis: Analysis,
    sharing earlier: [AnalyzedDocument],
    isChecked: Bool = true
  ) {
    self.stream = stream
    self.text = stream.text
    self.analysis = analysis
    var shared = SharedDocuments(earlier)
    var budget = FileBudget(ofBytes: stream.text.bytes.count, isChecked: isChecked)
    var empty: AnalyzedDocument?
    documents = stream.documents.map { document in
      // A text may have millions of documents of a marker alone, which share a tree.
      if let empty, empty.tree === document.tree { return (document.start, empty) }
      let extent = budget.extent(of: document.tree)
      let known = shared.take(document.tree).flatMap { $0.serves(extent) ? $0 : nil }
      let analyzed = known ?? AnalyzedDocument(document.tree, in: analysis, extent)
      budget.spend(analyzed)
      empty = document.tree.hasContent ? nil : analyzed
      return (document.start, analyzed)
    }
  }

  /// Whether anything but comments is written in the file.
  package var holdsSpecs: Bool {
    documents.contains { $0.document.spec != nil }
  }

  /// Whether a document of the file is about a component whose guideline is loaded.
  package var namesLoadedComponent: Bool {
    documents.contains { $0.document.spec?.guideline != nil }
  }

  /// The guidelines of the documents of the file, in order.
  package var guidelineNames: [String] {
    documents.compactMap { $0.document.spec?.guideline?.name }
  }

  /// The document that an offset of the text stands in, and where it begins.
  package func document(at offset: Int) -> (start: Int, document: AnalyzedDocument) {
    documents[stream.documentIndex(at: offset)]
  }
}

/// The documents of an earlier snapshot, found again by the identity of their trees.
private struct SharedDocuments {
  private let documents: [AnalyzedDocument]
  /// Where the search goes on: documents keep their order.
  private var next = 0
  /// Where the last document of each tree stands, once one of them is looked for further on.
  private lazy var positions = Dictionary(
    documents.indices.map { (ObjectIdentifier(documents[$0].tree), $0) },
    uniquingKeysWith: max
  )

  init(_ documents: [AnalyzedDocument]) {
    self.documents = documents
  }

  mutating func take(_ tree: SyntaxTree) -> AnalyzedDocument? {
    // A tree that is new is preceded and followed by old ones, a few of which may be gone.
    for index in next..<min(next + 4, documents.count) where documents[index].tree === tree {
      next = index + 1
      return documents[index]
    }
    guard let index = positions[ObjectIdentifier(tree)], index >= next else { return nil }
    next = index + 1
    return documents[index]
  }
}
