import Guidelines
package import SourceText
import SpecRules

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
    let guideline = guideline
    return statement(of: guideline, at: offset).map { Quotation($0, in: guideline) }
  }

  /// How many facts a hover lists at most.
  private static let mostFacts = 20

  /// The facts that quote the sentence at an offset; `nil` where none does.
  package func hover(at offset: Int, as style: MarkupStyle) -> Hover? {
    let guideline = guideline
    guard let statement = statement(of: guideline, at: offset) else { return nil }
    let facts = guideline.facts(quoting: statement).prefix(Self.mostFacts)
    guard !facts.isEmpty else { return nil }
    var markup = MarkupBuilder(style)
    markup.introduce("Facts", "what the model makes of this sentence")
    markup.list(
      facts.map { fact in
        let readers = FactDescription.named(fact.name)?.readerList ?? ""
        return (fact.name, fact.valuesWithPlace + (readers.isEmpty ? "" : "; read by \(readers)"))
      }
    )
    return Hover(content: markup.text, range: statement.range)
  }

  private var guideline: Guideline { Guideline(reading: text, named: name, model: model) }

  private func statement(of guideline: Guideline, at offset: Int) -> Statement? {
    // A bullet may stand below another one, which ends behind it.
    guideline.statements.filter { $0.range.touches(offset) }
      .min { $0.range.count < $1.range.count }
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

extension Fact {
  /// Its values, and where they hold: "adjustable (iOS)".
  fileprivate var valuesWithPlace: String {
    let place = framework?.title ?? platform?.title
    let words = values.isEmpty ? "no words" : values.joined(separator: ", ")
    return place.map { "\(words) (\($0))" } ?? words
  }
}
