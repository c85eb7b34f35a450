import English
import SourceText

/// The quotes of a model that give a sentence by its beginning: `If no visible label…`.
///
/// Each stands for the one sentence that begins so, or else has these words, where its fact holds.
struct ShortQuotes {
  /// What ends such a quote.
  static let mark: Character = "…"

  private(set) var problems: [ReadingProblem] = []
  private let statements: [Statement]
  /// The sentences of each statement that a quote has needed, by its place in the list.
  private var sentences: [Int: [String]] = [:]
  private var nearest: NearestSentences
  private var reported: Set<Int> = []
  /// What each quote may stand for.
  private var known: [String: [Match]] = [:]

  /// How many sentences may still be compared with quotes.
  ///
  /// A guideline of the collection has 200 sentences and 150 quotes.
  private var comparisons = 200_000

  /// A sentence that has the words of a quote.
  fileprivate struct Match {
    /// The place of its statement in the list.
    let statement: Int
    let sentence: String
    /// Whether it begins with them.
    let isBegun: Bool
  }

  init(among statements: [Statement]) {
    self.statements = statements
    nearest = NearestSentences(among: statements)
  }

  /// A model with each short quote as the sentence that it stands for.
  mutating func expanding(_ model: ComponentModel) -> ComponentModel {
    guard model.facts.contains(where: { $0.quotes.contains(where: \.isShortQuote) }) else {
      return model
    }
    let facts = model.facts.map { fact -> Fact in
      guard fact.quotes.contains(where: \.isShortQuote) else { return fact }
      let quotes = zip(fact.quotes, fact.quoteRanges).map { quote, range in
        quote.isShortQuote ? sentence(of: quote, at: range, in: fact) ?? quote : quote
      }
      return fact.quoting(quotes, at: fact.quoteRanges)
    }
    return model.with(facts)
  }

  /// The only sentence that fits a quote; `nil` where none or several do.
  private mutating func sentence(of quote: String, at range: ByteRange, in fact: Fact) -> String? {
    if known[quote] == nil {
      let isLast = comparisons > 0
      comparisons -= statements.count
      guard comparisons > 0 else {
        if isLast {
          let fault = "the document is too long for so many short quotes; none is read from here on"
          report(.shortQuote, fault, [], nil, range)
        }
        return nil
      }
    }
    let matches = matches(of: quote)
    let own = matches.filter {
      statements[$0.statement].applies(platform: fact.platform, framework: fact.framework)
    }.foremost
    if own.count == 1 { return own[0] }
    guard own.isEmpty else {
      let fix = own.first.flatMap { $0.beginning(apartFrom: own.dropFirst()) }
      report(.shortQuote, "several sentences begin so or have these words", own, fix, range)
      return nil
    }
    let others = matches.foremost
    if let first = others.first, others.count == 1 || fact.sharesQuotes { return first }
    if others.isEmpty, !isLiteral(quote) { reportMissing(quote, range, in: fact) }
    return nil
  }

  /// Whether a statement has a quote with its mark, which is then no short one.
  private func isLiteral(_ quote: String) -> Bool {
    let words = comparable(quote)
    return statements.contains { $0.contains(comparable: words) }
  }

  /// The sentences that have the words of a quote, wherever they stand; none of a literal quote.
  private mutating func matches(of quote: String) -> [Match] {
    if let known = known[quote] { return known }
    let words = comparable(String(quote.dropLast()))
    let having = words.isEmpty ? [] : statements.places(saying: words)
    let whole = comparable(quote)
    let isLiteral = having.contains { statements[$0].contains(comparable: whole) }
    let found =
      isLiteral
      ? []
      : having.flatMap { index in
        sentences(at: index).compactMap { sentence -> Match? in
          let bytes = comparable(sentence)
          guard bytes.contains(run: words) else { return nil }
          return Match(statement: index, sentence: sentence, isBegun: bytes.starts(with: words))
        }
      }
    known[quote] = found
    return found
  }

  private mutating func sentences(at index: Int) -> [String] {
    if let known = sentences[index] { return known }
    let found = statements[index].sentences
    sentences[index] = found
    return found
  }

  /// Reports a quote that no sentence has, with the sentence that its author probably means.
  private mutating func reportMissing(_ quote: String, _ range: ByteRange, in fact: Fact) {
    let near = nearest.nearest(to: String(quote.dropLast()), for: fact)
    let fix = near.flatMap { nearest.beginning(of: $0) ?? $0 }
    let fault = "no sentence begins so or has these words"
    report(.missingQuote, fault, near.map { [$0] } ?? [], fix, range)
  }

  /// How many sentences a message names.
  private static let mostNamed = 3

  private mutating func report(
    _ code: ReadingProblem.Code,
    _ fault: String,
    _ candidates: [String],
    _ fix: String?,
    _ range: ByteRange
  ) {
    guard reported.insert(range.lowerBound).inserted else { return }
    let named = candidates.prefix(Self.mostNamed).map { "«\($0)»" }.joined(separator: ", ")
    let advice =
      named.isEmpty ? "" : candidates.count == 1 ? "; did you mean \(named)?" : ": \(named)"
    problems.append(
      ReadingProblem(
        code,
        in: .model,
        fault + advice,
        at: range,
        nearest: fix
      )
    )
  }
}

extension [ShortQuotes.Match] {
  /// The sentences that begin with the words, or else all, each once.
  fileprivate var foremost: [String] {
    let begun = filter(\.isBegun)
    return (begun.isEmpty ? self : begun).map(\.sentence).uniqued
  }
}

extension String {
  /// Whether it gives a sentence by its beginning.
  var isShortQuote: Bool { last == ShortQuotes.mark && count > 1 }
}
