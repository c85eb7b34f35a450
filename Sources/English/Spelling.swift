import SourceText

/// Words that others may be misspelt from, prepared for being compared with many.
///
/// One value serves one document. When it has compared ``comparisons`` words, nothing is near any
/// more. A document with thousands of unknown words is not one of misspellings.
package struct NearestWords: Sendable {
  private let words: [String]
  /// The words folded, once one has to be compared.
  private lazy var candidates = words.map {
    (word: $0, scalars: Array($0.foldedForComparison.unicodeScalars))
  }
  private var comparisons = 200_000

  package init(_ words: [String]) {
    self.words = words
  }

  /// The word that is spelt most like another, as ``Spelling/nearest(to:among:limit:)`` defines it.
  ///
  /// A limit allows no more edits than it says.
  package mutating func nearest(to word: String, limit: Int? = nil) -> String? {
    guard comparisons >= words.count else { return nil }
    comparisons -= words.count
    return Spelling.nearest(to: word, among: candidates, limit: limit)
  }
}

/// Finds the word that was probably meant.
package enum Spelling {
  /// The word of a list that is spelt most like another; `nil` when none is near.
  ///
  /// Near means at most one edit for every three letters; one edit is always allowed. An edit
  /// inserts, removes or replaces a letter, or swaps two neighbours. Case does not count, and the
  /// first of equally near words is taken. Words of more than 64 letters are near to nothing, which
  /// bounds the cost. A limit allows no more edits than it says.
  package static func nearest(
    to word: String,
    among words: [String],
    limit: Int? = nil
  ) -> String? {
    nearest(
      to: word,
      among: words.lazy.map { (word: $0, scalars: Array($0.foldedForComparison.unicodeScalars)) },
      limit: limit
    )
  }

  /// Whether a word is a slip of the hand for another: one edit away, case aside.
  ///
  /// Many short words are one edit apart, such as "tap" and "tab". For one of up to four letters
  /// only two swapped letters, or a letter twice, are a slip.
  package static func isSlip(_ word: String, for right: String) -> Bool {
    let isNear = word != right && nearest(to: word, among: [right], limit: 1) != nil
    if !isNear || right.count > 4 { return isNear }
    let doubles = zip(word, word.dropFirst()).contains { $0 == $1 }
    return word.count > right.count ? doubles : word.count > 2 && word.sorted() == right.sorted()
  }

  /// The word of a list that another is a slip of the hand for; `nil` where it is one of them.
  ///
  /// A word that goes on, or stops short, is a word of its own: "open" and "opened".
  package static func slip(_ word: String, among words: some Sequence<String>) -> String? {
    let folded = word.foldedForComparison
    var meant: String?
    for right in words {
      let other = right.foldedForComparison
      if folded == other { return nil }
      let goesOn = folded.hasPrefix(other) || other.hasPrefix(folded)
      if meant == nil, !goesOn, isSlip(folded, for: other) { meant = right }
    }
    return meant
  }

  /// The nearest of a few words, such as the commands of the program.
  ///
  /// Among a few words, near means at most one edit for every three letters begun.
  package static func nearest(to word: String, amongFew words: [String]) -> String? {
    nearest(to: word, among: words, limit: max(1, (word.count + 2) / 3))
  }

  fileprivate static func nearest(
    to word: String,
    among candidates: some Sequence<(word: String, scalars: [Unicode.Scalar])>,
    limit given: Int? = nil
  ) -> String? {
    let wanted = Array(word.foldedForComparison.unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var nearest: String?
    var limit = given ?? max(1, wanted.count / 3)
    for (candidate, scalars) in candidates {
      guard abs(scalars.count - wanted.count) <= limit, scalars.count <= 64 else { continue }
      let distance = wanted.editDistance(to: scalars, limit: limit)
      guard distance <= limit else { continue }
      nearest = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }
}
