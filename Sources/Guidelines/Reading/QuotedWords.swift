import English
import SourceText

/// Looks for words of facts that are spelt otherwise than in the sentences that the facts quote.
///
/// A quote need not have the words of its fact. One that has all of them but for a letter shows a
/// slip: `tick bx` beside “tick box”.
struct QuotedWords {
  private(set) var problems: [ReadingProblem] = []
  private let model: SourceText
  private var reported: Set<Int> = []
  /// How many words of quotes are compared at most.
  private var comparisons = 1_000_000

  /// - Parameters:
  ///   - facts: The facts.
  ///   - model: The text that has them.
  init(of facts: [Fact], in model: SourceText) {
    self.model = model
    for fact in facts where comparisons > 0 {
      let words = fact.heardWords
      guard !words.isEmpty else { continue }
      let quotes = fact.quotes.map(\.foldedTokens)
      for word in words { check(word, of: fact, quotes) }
    }
  }

  private mutating func check(_ word: String, of fact: Fact, _ quotes: [[String]]) {
    let tokens = word.foldedTokens
    comparisons -= quotes.reduce(0) { $0 + $1.count }
    guard comparisons > 0, (1...Self.mostWords).contains(tokens.count),
      !quotes.contains(where: { $0.contains(words: tokens) })
    else { return }
    for quote in quotes where quote.count >= tokens.count {
      for start in 0...(quote.count - tokens.count) {
        guard let (wrong, right) = tokens.slip(for: quote[start..<(start + tokens.count)]),
          let range = place(of: word, in: fact)
        else { continue }
        return report(word, word.replacing(wrong, with: right), at: range)
      }
    }
  }

  /// The most words of a value that are compared with a quote.
  private static let mostWords = 6

  private mutating func report(_ word: String, _ right: String?, at range: ByteRange) {
    guard reported.insert(range.lowerBound).inserted, let right else { return }
    problems.append(
      ReadingProblem(
        .unknownReference,
        in: .model,
        "the sentence that is quoted has no '\(word)'; did you mean '\(right)'?",
        at: range,
        nearest: right
      )
    )
  }

  /// Where a fact has a word outside of its quotes.
  private func place(of word: String, in fact: Fact) -> ByteRange? {
    let wanted = Array(word.utf8)
    var start = fact.range.lowerBound
    while let found = model.bytes.firstOccurrence(of: wanted, from: start),
      found + wanted.count <= fact.range.upperBound
    {
      let range = found..<(found + wanted.count)
      if !fact.quoteRanges.contains(where: { $0.overlaps(range) }) { return range }
      start = found + 1
    }
    return nil
  }
}

extension Fact {
  /// The words that people hear.
  ///
  /// Other words of facts may well be like some of a sentence, such as `opener` and “opened”.
  fileprivate var heardWords: [String] {
    switch name {
    case "roles", "announced-roles", "activation-phrase": values
    case "states": details("announced")
    default: []
    }
  }
}

extension [String] {
  /// The only word in which as many words of a quote differ, and the word there; `nil` where that
  /// is no slip.
  fileprivate func slip(for quoted: ArraySlice<String>) -> (wrong: String, right: String)? {
    let differing = zip(self, quoted).filter { $0 != $1 }
    guard differing.count == 1, let (wrong, right) = differing.first else { return nil }
    // One short word is like many others, unless its neighbours are the same.
    guard count > 1 || wrong.count > 4 else { return nil }
    let goesOn = wrong.hasPrefix(right) || right.hasPrefix(wrong)
    guard !goesOn, Spelling.nearest(to: wrong, among: [right], limit: 1) != nil else { return nil }
    return (wrong, right)
  }
}

extension String {
  /// The text with one word replaced, whatever its case; `nil` where it has no such word.
  fileprivate func replacing(_ wrong: String, with right: String) -> String? {
    var pieces = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = pieces.firstIndex(where: { $0.foldedForComparison == wrong }) else {
      return nil
    }
    let isCapitalized = pieces[place].first?.isUppercase ?? false
    pieces[place] = isCapitalized ? right.capitalizingFirst : right
    return pieces.joined(separator: " ")
  }
}
