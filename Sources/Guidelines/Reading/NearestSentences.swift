import English

/// Finds the sentence of a document that a quote is probably meant to be.
///
/// One value serves one document. When it has compared ``comparisons`` words, nothing is near any
/// more: that many faults are no slips.
struct NearestSentences {
  private struct Sentence {
    let text: String
    let words: Set<String>
    let statement: Statement
  }

  private let statements: [Statement]
  /// The sentences of the document, once a quote has to be compared.
  private lazy var sentences = statements.flatMap { statement in
    statement.sentences.filter { $0.utf8.count <= Self.longest }.map {
      Sentence(text: $0, words: Set($0.foldedTokens), statement: statement)
    }
  }
  private var comparisons = 300_000

  init(among statements: [Statement]) {
    self.statements = statements
  }

  /// The sentence that is most like a quote, of the ones that hold where a fact does.
  ///
  /// It begins with words that are spelt like those of the quote, or has most of them.
  mutating func nearest(to quote: String, for fact: Fact) -> String? {
    guard comparisons > 0 else { return nil }
    let own = sentences.filter {
      $0.statement.applies(platform: fact.platform, framework: fact.framework)
    }
    let words = Set(quote.foldedTokens)
    comparisons -= max(sentences.count, own.count * words.count)
    guard comparisons > 0 else { return nil }
    let count = quote.split(separator: " ").count
    let starts = own.map { $0.text.split(separator: " ").prefix(count).joined(separator: " ") }
    let nearest = Spelling.nearest(to: quote, among: starts)
    if let place = nearest.flatMap(starts.firstIndex(of:)) { return own[place].text }
    let likeness = own.map { words.likeness(to: $0.words) }
    guard let best = likeness.max(), best >= Self.least else { return nil }
    return likeness.firstIndex(of: best).map { own[$0].text }
  }

  /// How long a sentence is at most, in bytes, that a message names.
  private static let longest = 500

  /// The least likeness of two sentences when one is meant to be the other.
  private static let least = 0.5

  /// The first words of a sentence that no other one of the document begins with, as a short quote.
  ///
  /// It is `nil` where they cannot stand in YAML as they are.
  mutating func beginning(of sentence: String) -> String? {
    sentence.beginning(apartFrom: sentences.map(\.text).filter { $0 != sentence })
  }
}

extension Set<String> {
  /// The share of the words of two sentences that both have, from 0 to 1.
  ///
  /// Its own words weigh nine tenths, so that a part of a sentence is nearly like the whole.
  fileprivate func likeness(to other: Set<String>) -> Double {
    let common = Double(intersection(other).count)
    guard common > 1 else { return 0 }
    return 0.9 * common / Double(count) + 0.1 * common / Double(other.count)
  }
}

extension String {
  /// The first words, three at least, that no other sentence begins with, with the mark behind.
  ///
  /// They can stand in YAML as they are; `nil` where there are no such words.
  func beginning(apartFrom others: some Collection<String>) -> String? {
    let plain = prefix { $0.isLetter || $0.isNumber || " .()-“”’/_".contains($0) }
    let words = plain.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 3, words[0].first?.isLetter == true else { return nil }
    return (3...words.count).lazy.map { words.prefix($0).joined(separator: " ") }
      .first { start in !others.contains { $0.hasPrefix(start) } }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
      .map { "\($0)\(ShortQuotes.mark)" }
  }
}
