import SourceText

/// The words of a sentence that tell what it says, in order.
///
/// Documents of a collection say one thing with slight variation. "Matches the visible label" and
/// "should match any visible text label" are the same. Words that writers put in at will are left
/// out, and so are the endings of verbs and plurals.
package struct SentenceWords {
  private let words: [String]

  /// The words that change nothing of what is asked.
  private static let fillers: Set = [
    "a", "an", "the", "any", "as", "is", "should", "must", "state", "text",
  ]

  /// Words that turn the statement behind them into its opposite, or limit it to parts of the
  /// component.
  private static let limits = Set(
    ["not", "no", "never", "cannot", "without", "unless", "each", "interactive"].map {
      stem(of: $0)
    }
  )

  package init(_ sentence: String) {
    words = sentence.foldedForComparison.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
      .compactMap { part in
        let word = part.drop { $0 == "'" }
        return word.isEmpty || Self.fillers.contains(String(word)) ? nil : Self.stem(of: word)
      }
  }

  /// Whether another sentence says this, without limiting it in front.
  ///
  /// A single word says nothing by itself. `folded` are the bytes of the other sentence as
  /// ``Swift/String/foldedForComparison`` has it.
  package func isSaid(in sentence: String, folded: [UInt8]) -> Bool {
    guard words.count > 1, words.allSatisfy({ folded.contains(run: Array($0.utf8)) }) else {
      return false
    }
    let said = SentenceWords(sentence).words
    guard said.count >= words.count else { return false }
    let start = (0...(said.count - words.count)).first { said[$0...].starts(with: words) }
    guard let start else { return false }
    return !said[..<start].contains { Self.limits.contains($0) || $0.hasSuffix("n't") }
  }

  /// The word without what a verb or a plural ends with; three letters of it are left.
  private static func stem(of word: Substring) -> String {
    for ending in ["ed", "es", "s", "e"]
    where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      return String(word.dropLast(ending.utf8.count))
    }
    return String(word)
  }
}
