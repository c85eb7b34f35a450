import English
import SpecModel

extension String {
  /// Where some words end the text, and what stands in front of them.
  ///
  /// It is `nil` for other words, and for a text that has no others.
  func ending(with words: String) -> (place: Range<Index>, rest: String)? {
    let tokens = foldedTokens
    let own = words.foldedTokens
    guard own.count < tokens.count, Array(tokens.suffix(own.count)) == own,
      let place = lastPlace(of: words)
    else { return nil }
    let rest = String(self[..<place.lowerBound]).trimmingBlanks
    return (place, rest.hasSuffix(",") ? String(rest.dropLast()) : rest)
  }
}
