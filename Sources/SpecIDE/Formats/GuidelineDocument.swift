import Guidelines
package import SourceText

/// A guideline document, as an editor asks about it.
///
/// It is read again for each question, most of which are about its findings alone.
package struct GuidelineDocument: Sendable {
  private let text: SourceText
  private let model: SourceText
  private let name: String

  /// - Parameters:
  ///   - text: The Markdown.
  ///   - model: The model that quotes it.
  ///   - name: The name of the component, for a document that states none.
  package init(_ text: SourceText, model: SourceText, named name: String) {
    self.text = text
    self.model = model
    self.name = name
  }

  /// The sentence at an offset, with the facts that quote it; `nil` where none stands there.
  package func quotation(at offset: Int) -> Quotation? {
    let guideline = Guideline(reading: text, named: name, model: model)
    let statements = guideline.statements.filter { $0.range.touches(offset) }
    // A bullet may stand below another one, which ends behind it.
    return statements.min { $0.range.count < $1.range.count }.map { Quotation($0, in: guideline) }
  }
}

/// A sentence of a guideline document, and the facts of the model that quote it.
package struct Quotation: Sendable, Equatable {
  /// The bytes of the document.
  package let sentence: ByteRange
  /// The bytes of the model that state each of the facts, in order.
  package let facts: [ByteRange]

  init(_ statement: Statement, in guideline: Guideline) {
    sentence = statement.range
    // One entry may be a fact for each of several places.
    let ranges = guideline.facts(quoting: statement).map(\.range).uniqued
    facts = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}
