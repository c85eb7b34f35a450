import English

extension String {
  /// The first text in quotes of an expression, as in `error("Too short")`; `nil` without one.
  var textInQuotes: String? {
    guard utf8.count <= 2_000 else { return nil }
    let parts = split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }

  /// The texts in quotes of an expression that are words, such as both of `on ? "Mute" : "Unmute"`.
  var textsInQuotes: [String] {
    guard utf8.count <= 2_000, utf8.contains(UInt8(ascii: "\"")) else { return [] }
    return split(separator: "\"").map(String.init).filter { text in
      text.contains(where: \.isLetter) && !text.contains(where: "?:(){}=$\\+&|".contains)
    }
  }

  /// Whether a text of code is another one than a text of the spec, and neither has all of the other.
  ///
  /// A text with a value in it is put together when it is said, so that it may be any.
  func isOtherText(than other: String) -> Bool {
    contains(where: \.isLetter) && !contains(where: "\\${%".contains)
      && !hasText(of: other) && !other.hasText(of: self)
  }

  /// Whether all words of another text stand in it, in a row.
  private func hasText(of other: String) -> Bool {
    LabelMatch(foldedTokens, label: other, isSpoken: true).containsAll
  }
}
