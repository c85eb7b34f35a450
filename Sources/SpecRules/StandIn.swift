import SpecModel

/// A part of a phrase that was to be filled in: `%d` and `<label>`, or the words of a guideline, as
/// in "Label with current value, Increment, Button".
struct StandIn {
  enum Meaning {
    case label, value
    case labelAndValue
    /// Some text or other, as `%@`.
    case text
  }

  let range: Range<String.Index>
  let meaning: Meaning

  /// The stand-ins of a text, in its order.
  static func all(in text: String) -> [StandIn] {
    var found: [StandIn] = []
    var start = text.startIndex
    while start < text.endIndex {
      if let next = formatSpecifier(at: start, in: text) ?? bracketed(at: start, in: text) {
        found.append(next)
        start = next.range.upperBound
      } else {
        start = text.index(after: start)
      }
    }
    let quoted = text.phraseParts.compactMap { part in
      quotations[String(text[part]).foldedForComparison].map { StandIn(range: part, meaning: $0) }
    }
    return (found + quoted).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What guidelines say in the place of a label, alone or with the value.
  private static let quotations: [String: Meaning] = [
    "label": .label, "the label": .label, "visible label": .label, "label text": .label,
    "button label": .label, "label with value": .labelAndValue,
    "label with current value": .labelAndValue, "label and value": .labelAndValue,
    "label with the current value": .labelAndValue, "label and current value": .labelAndValue,
  ]

  /// A specifier of a format, such as `%d` and `%1$d`.
  private static func formatSpecifier(at start: String.Index, in text: String) -> StandIn? {
    guard text[start] == "%" else { return nil }
    let flags = text[text.index(after: start)...].prefix { $0.isNumber || ".$+".contains($0) }
    let length = text[flags.endIndex...].prefix { "hlqz".contains($0) }
    guard let letter = text[length.endIndex...].first, "diufs@".contains(letter) else { return nil }
    let end = text.index(after: length.endIndex)
    if end < text.endIndex, text[end].isLetter { return nil }
    return StandIn(range: start..<end, meaning: "s@".contains(letter) ? .text : .value)
  }

  /// A name in brackets or behind a sign, such as `<label>` and `$count`.
  private static func bracketed(at start: String.Index, in text: String) -> StandIn? {
    let rest = text[start...]
    let brackets = [("{{", "}}"), ("${", "}"), ("\\(", ")"), ("<", ">"), ("[", "]")]
    guard let (open, close) = brackets.first(where: { rest.hasPrefix($0.0) }) else {
      let name = rest.dropFirst().prefix { $0.isLetter || $0 == "_" }
      return rest.first == "$" ? named(name, start..<name.endIndex) : nil
    }
    let inside = rest.dropFirst(open.count)
    guard let end = inside.ranges(of: close).first else { return nil }
    return named(inside[..<end.lowerBound], start..<end.upperBound)
  }

  private static func named(_ name: Substring, _ range: Range<String.Index>) -> StandIn? {
    let name = name.lowercased()
    if ["label", "title", "name"].contains(where: name.contains) {
      let hasValue = name.contains("value")
      return StandIn(range: range, meaning: hasValue ? .labelAndValue : .label)
    }
    let isValue = ["value", "count", "quantity", "number", "amount"].contains(where: name.contains)
    return isValue ? StandIn(range: range, meaning: .value) : nil
  }
}

/// A number in a phrase, in digits or in words, with its sign.
struct NumberPlace {
  let range: Range<String.Index>

  /// The numbers that may be a value: no position in a set, and not what a button adds, which
  /// stands behind a verb.
  static func all(in text: String, verbs: [String]) -> [NumberPlace] {
    let words = text.wordPlaces
    let tokens = words.map { String(text[$0]).foldedForComparison }
    var found: [NumberPlace] = []
    var start = 0
    while start < words.count {
      guard let end = endOfNumber(at: start, words, tokens, in: text) else {
        start += 1
        continue
      }
      let isFirst = start == 0 || text.hasMark(between: words[start - 1], and: words[start])
      let before = isFirst ? "" : tokens[start - 1]
      let after = end < tokens.count ? tokens[end] : ""
      let isCounted = ["of", "by"].contains(before) || after == "of" || verbs.contains(before)
      if !isCounted, !(tokens[start] == "one" && end == start + 1 && words.count > 1) {
        let isNegative = ["minus", "negative"].contains(before)
        let first = isNegative ? words[start - 1].lowerBound : words[start].lowerBound
        let range = text.startOfSign(before: first)..<words[end - 1].upperBound
        found.append(NumberPlace(range: range))
      }
      start = end
    }
    return found + nothings(in: text)
  }

  /// The parts that say that there is nothing.
  private static func nothings(in text: String) -> [NumberPlace] {
    text.phraseParts.filter { Phrase.wordsForNothing.contains(text[$0].lowercased()) }
      .map(NumberPlace.init)
  }

  /// The end of the number that begins with a word: one number in words, or digits with points and
  /// commas between them.
  private static func endOfNumber(
    at start: Int,
    _ words: [Range<String.Index>],
    _ tokens: [String],
    in text: String
  ) -> Int? {
    guard text[words[start]].allSatisfy(\.isNumber) else {
      return NumberWord.values(in: tokens, from: start).first?.end
    }
    var end = start + 1
    while end < words.count, text[words[end]].allSatisfy(\.isNumber),
      [",", ".", ":"].contains(text[words[end - 1].upperBound..<words[end].lowerBound])
    {
      end += 1
    }
    return end
  }
}

extension String {
  /// Whether anything but blanks parts two words.
  fileprivate func hasMark(between word: Range<Index>, and next: Range<Index>) -> Bool {
    !self[word.upperBound..<next.lowerBound].allSatisfy(\.isWhitespace)
  }

  /// Where the sign in front of a number begins.
  fileprivate func startOfSign(before start: Index) -> Index {
    guard start > startIndex else { return start }
    let sign = index(before: start)
    guard "-\u{2212}\u{2013}+".contains(self[sign]) else { return start }
    let isAlone = sign == startIndex || self[index(before: sign)].isWhitespace
    return isAlone ? sign : start
  }
}

extension String {
  /// The text with others in place of parts that do not overlap.
  func replacing(_ parts: [(range: Range<Index>, text: String)]) -> String {
    var result = self
    for part in parts.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(part.range, with: part.text)
    }
    return result
  }
}
