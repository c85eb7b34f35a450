import SourceText

/// Opening quotes that are missing, or that stand twice.
extension Mistake {
  static let doubledOpening = Mistake(
    code: .unexpectedContent,
    trips: [.trailing, .quoteEnd, .quoteLine, .colonMissing],
    cost: 7,
    message: "this quote stands behind the one that opens the text; remove it",
    title: "Remove the quote",
    example: ("a: \"\"b c\"\nd: e\n", "a: \"b c\"\nd: e\n")
  ) { bytes, site in
    guard let opening = site.quote else { return [] }
    let (quote, start, end) = (bytes[opening], opening + 2, bytes.endOfText(from: opening))
    guard start + 1 < end, bytes[opening + 1] == quote, bytes[end - 1] == quote,
      bytes[start].isPartOfWord || bytes[start] == .openBrace,
      (start..<(end - 1)).allSatisfy({ bytes[$0] != quote })
    else { return [] }
    return [[.delete((opening + 1)..<start)]]
  }

  static let openingQuote = Mistake(
    code: .unclosedQuote,
    trips: valueQuotes.trips,
    cost: 9,
    place: lastQuote,
    message: "a quote ends this text that none begins; write one in front of it",
    title: "Insert the opening quote",
    example: ("a: {b}, c\"\nd: e\n", "a: \"{b}, c\"\nd: e\n")
  ) { bytes, site in
    texts(bytes, site)
      .filter { bytes.isLoneClosingQuote(ending: $0) && !bytes.isCollection($0.dropLast()) }
      .map { text in
        // The closing quote is written anew, so that it is no part of the text.
        let end = text.upperBound
        let quote = String(UnicodeScalar(bytes[end - 1]))
        return [.insert(quote, at: text.lowerBound), TextEdit((end - 1)..<end, with: quote)]
      }
  }
}

extension Span<UInt8> {
  /// Whether a text is a list in brackets, or a map in braces whose first entry has a colon.
  ///
  /// A placeholder in braces is a word alone.
  fileprivate func isCollection(_ text: Range<Int>) -> Bool {
    guard let first = text.first, let last = text.last, self[first].isOpeningBracket,
      self[last] == self[first].closingBracket
    else { return false }
    let entry = text.prefix { !self[$0].isClosingBracket }
    return self[first] == .openBracket
      || entry.contains { self[$0] == .colon && isWhiteOrEnd(at: $0 + 1) }
  }

  /// Whether a text ends with a quote that none in it opens; behind a digit it may be a unit.
  ///
  /// A single quote ends what begins with a bracket, as in `{label}, button'`, and is an apostrophe
  /// behind an "s" or "in".
  func isLoneClosingQuote(ending range: Range<Int>) -> Bool {
    guard range.count > 2, let first = range.first, let last = range.last, self[last].isQuote,
      !self[last - 1].isBlank, !(0x30...0x39).contains(self[last - 1])
    else { return false }
    if self[last] != .doubleQuote {
      let (before, end) = (self[last - 2] | 0x20, self[last - 1] | 0x20)
      let isApostrophe = end == 0x73 || before == 0x69 && end == 0x6E
      guard self[first].isOpeningBracket, !isApostrophe else { return false }
    }
    return range.dropLast().allSatisfy { self[$0] != self[last] && self[$0] != .backslash }
  }
}
