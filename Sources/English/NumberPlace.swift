/// A number in a phrase, in digits or in words, with its sign.
package struct NumberPlace {
  package let range: Range<String.Index>

  /// The numbers that may be a value.
  ///
  /// A position in a set is left out, and so is the number that a button adds, behind a verb.
  /// The unit of the value is no part of a number, whatever it is multiplied by.
  package static func all(
    in text: String,
    verbs: [String],
    unit: String? = nil
  ) -> [NumberPlace] {
    let words = text.wordPlaces
    let tokens = words.map { String(text[$0]).foldedForComparison }
    var found: [NumberPlace] = []
    var start = 0
    while start < words.count {
      guard let number = endOfNumber(at: start, words, tokens, in: text, unit) else {
        start += 1
        continue
      }
      let end = SignWord.endOfZero(in: tokens, behind: number) ?? number
      if text.isPartOfName(words[start..<end], in: words) {
        start = end
        continue
      }
      let isFirst = start == 0 || text.hasMark(between: words[start - 1], and: words[start])
      let before = isFirst ? "" : tokens[start - 1]
      let after = end < tokens.count ? tokens[end] : ""
      let isCounted =
        ["of", "by"].contains(before) || after == "of" || verbs.contains(before)
        || start > 1 && tokens[start - 2] == "of" && tokens.startOfCount(behind: start - 2) == start
      if !isCounted, !(tokens[start] == "one" && end == start + 1 && words.count > 1) {
        let isNegative = SignWord.isNegative(before)
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

  /// The end of the number that begins with a word; `nil` where none does.
  ///
  /// The number is one in words, or digits with points, commas and colons between them.
  private static func endOfNumber(
    at start: Int,
    _ words: [Range<String.Index>],
    _ tokens: [String],
    in text: String,
    _ unit: String?
  ) -> Int? {
    guard text[words[start]].allSatisfy(\.isNumber) else {
      return NumberWord.amount(in: tokens, from: start)?.end
    }
    var end = start + 1
    while end < words.count, text[words[end]].allSatisfy(\.isNumber),
      [",", ".", ":"].contains(text[words[end - 1].upperBound..<words[end].lowerBound])
    {
      end += 1
    }
    let isScaled =
      end < words.count && tokens[end] != unit?.foldedForComparison
      && NumberWord.scale(String(text[words[end]])) != nil
      && !text.hasMark(between: words[end - 1], and: words[end])
    return isScaled ? end + 1 : end
  }
}

extension String {
  /// Whether anything but blanks parts two words.
  fileprivate func hasMark(between word: Range<Index>, and next: Range<Index>) -> Bool {
    !self[word.upperBound..<next.lowerBound].allSatisfy(\.isWhitespace)
  }

  /// Whether a number is joined with a word in front of it or behind it, as in "v1.2" and "1.5x".
  fileprivate func isPartOfName(
    _ number: ArraySlice<Range<Index>>,
    in words: [Range<Index>]
  ) -> Bool {
    func isJoined(_ word: Range<Index>, _ next: Range<Index>) -> Bool {
      self[word.upperBound..<next.lowerBound] == "."
    }
    guard let first = number.first, let last = number.last else { return false }
    let (start, end) = (number.startIndex, number.endIndex)
    return start > 0 && isJoined(words[start - 1], first)
      || end < words.count && isJoined(last, words[end])
  }

  /// Where the sign in front of a number begins, or the point of one such as `.5`.
  fileprivate func startOfSign(before start: Index) -> Index {
    let start = startOfPoint(before: start)
    guard start > startIndex else { return start }
    let sign = index(before: start)
    guard "-\u{2212}\u{2013}+".contains(self[sign]) else { return start }
    let isAlone = sign == startIndex || self[index(before: sign)].isWhitespace
    return isAlone ? sign : start
  }

  private func startOfPoint(before start: Index) -> Index {
    guard start > startIndex, self[start].isNumber else { return start }
    let point = index(before: start)
    guard self[point] == "." else { return start }
    let isFirst = point == startIndex || " -\u{2212}+(".contains(self[index(before: point)])
    return isFirst ? point : start
  }
}
