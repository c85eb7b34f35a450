import English
import SourceText

/// A sentence of a document that the source of a platform contradicts.
///
/// What holds is what facts say. A rule that rests on the sentence says both.
package struct Dispute: Sendable, Equatable {
  /// A place at which it holds; without any it holds everywhere.
  struct Place: Sendable, Equatable {
    let platform: Platform?
    let framework: Framework?
  }

  /// The beginning of the sentence, or words of it, as models quote.
  let sentence: String

  let places: [Place]

  /// What is so, as a clause.
  package let says: String

  /// Where it is known from.
  package let source: String

  /// The words as ``comparable(_:)`` has them.
  private let words: [UInt8]

  init(of sentence: String, at places: [Place], says: String, source: String) {
    self.sentence = sentence
    self.places = places
    self.says = says
    self.source = source
    let beginning = sentence.isShortQuote ? String(sentence.dropLast()) : sentence
    words = comparable(inlineText(of: beginning))
  }

  /// Whether a statement has the sentence, where that is contradicted.
  func concerns(_ statement: Statement) -> Bool {
    guard !words.isEmpty, statement.contains(comparable: words) else { return false }
    return places.isEmpty
      || places.contains { statement.applies(platform: $0.platform, framework: $0.framework) }
  }
}

extension Guideline {
  /// What contradicts a statement of the guideline, or of a document beside it.
  package func dispute(of statement: Statement) -> Dispute? {
    disputes.first { $0.concerns(statement) }
      ?? ComponentModel.disputesOfPlatforms.first { $0.concerns(statement) }
  }

  /// What contradicts a sentence that a fact quotes.
  package func dispute(of fact: Fact) -> Dispute? {
    fact.quotes.lazy.compactMap { self.statement(quoting: $0) }.compactMap { self.dispute(of: $0) }
      .first
  }
}
