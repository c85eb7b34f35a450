import English
import SpecModel

extension String {
  /// What the text has behind some words that it begins with; `nil` for nothing.
  func ending(after words: String) -> Range<Index>? {
    let (tokens, own) = (foldedTokens, words.foldedTokens)
    guard !own.isEmpty, own.count < tokens.count, tokens.starts(with: own) else { return nil }
    return lastPlace(of: tokens[own.count...].joined(separator: " "))
  }

  /// What the text has in front of some words that it ends with; `nil` for nothing.
  func beginning(before words: String) -> Range<Index>? {
    guard let rest = ending(with: words)?.rest.foldedTokens, !rest.isEmpty else { return nil }
    return lastPlace(of: rest.joined(separator: " "))
  }

  /// Where some words stand in front of a mark at the start of the text, and what follows it.
  ///
  /// It is `nil` where no mark divides them: "Alert settings" is about alerts.
  func lead(of words: String) -> (place: Range<Index>, rest: String)? {
    guard let mark = firstIndex(where: { ":,!–—".contains($0) }),
      String(self[..<mark]).foldedTokens == words.foldedTokens
    else { return nil }
    let rest = String(self[index(after: mark)...]).trimmingBlanks
    return rest.isEmpty ? nil : (startIndex..<mark, rest)
  }

  /// Where some words stand alone between two marks, and the text without them.
  ///
  /// It is `nil` for a long text: "Save, button, double tap to save" is a name.
  func middle(of words: String) -> (place: Range<Index>, rest: String)? {
    guard utf8.count <= 200, utf8.contains(UInt8(ascii: ",")) else { return nil }
    let own = words.foldedTokens
    let parts = phraseParts(keeping: []).dropFirst().dropLast()
    let place = parts.first { String(self[$0]).foldedTokens == own }
    return place.flatMap { place in leavingOut(place).map { (place, $0) } }
  }

  /// Where some words begin the text, and what stands behind them.
  func beginning(with words: String) -> (place: Range<Index>, rest: String)? {
    guard let rest = ending(after: words) else { return nil }
    let lead = self[..<rest.lowerBound]
    let end = lead.lastIndex { !$0.isWhitespace }.map(index(after:)) ?? rest.lowerBound
    return (startIndex..<end, String(self[rest]))
  }

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
