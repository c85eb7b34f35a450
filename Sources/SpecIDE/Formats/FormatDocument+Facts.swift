import Guidelines
package import SourceText
import SpecModel
import YAMLSyntax

/// Where the facts of a model stand, and what they rest on.
extension FormatDocument {
  /// The sentences that the quote at an offset is of, or else those that the fact there rests on.
  package func quotations(at offset: Int) -> [Quotation] {
    guard let (guideline, statements) = statements(at: offset) else { return [] }
    return statements.map { Quotation($0, in: guideline) }
  }

  /// The name of the facts whose key is at an offset; `nil` for anything else.
  package func factName(at offset: Int) -> String? {
    guard format == .model else { return nil }
    return entries.first { $0.key.range.shifted(by: $0.start).touches(offset) }?.key.text
  }

  /// The keys under which a model has the facts of a name.
  package static func places(ofFacts name: String, in model: SourceText) -> [ByteRange] {
    guard model.bytes.firstOccurrence(of: Array(name.utf8), from: 0) != nil else { return [] }
    return FormatDocument(model: model).entries.filter { $0.key.text == name }
      .map { $0.key.contentRange.shifted(by: $0.start) }
  }

  /// The keys at the top of each YAML document, with the offset of the document in the text.
  private var entries: [(start: Int, key: YAMLNode)] {
    documents.flatMap { start, tree in
      tree.root.map { root in root.entries.map { (start, $0.key) } } ?? []
    }
  }
}
