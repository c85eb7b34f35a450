import SourceText

/// When quotes and brackets may be written or taken away unasked.
extension Mistake {
  // MARK: Quotes

  /// The closing quote goes to the end of a value or a key, which holds nothing but words.
  static let endsQuotedWords: Condition = { bytes, site, edits in
    guard edits.count == 1, let edit = edits.first, let opening = site.quote,
      edit.replacement.utf8.count == 1, edit.range.lowerBound > opening + 1
    else { return false }
    let text = (opening + 1)..<edit.range.lowerBound
    guard text.allSatisfy({ !bytes[$0].isQuote && !bytes[$0].isBreak && bytes[$0] != .backslash }),
      bytes.isTrimmed(text), text.contains(where: { bytes[$0].isPartOfWord })
    else { return false }
    // It may as well be the apostrophe of "'90s" or "'tis".
    let first = bytes[text.lowerBound]
    if bytes[opening] != .doubleQuote, !(0x41...0x5A).contains(first) { return false }
    let next = bytes.skippingBlanks(from: text.upperBound)
    // What looks like a comment may be part of the text: "Seat #12".
    let isEnd = bytes.isBreakOrEnd(at: next)
    let start = bytes.lineStart(of: opening)
    let end = bytes.trimmingBlanks(from: start, to: opening)
    let isFirst = bytes.behindDashes(from: bytes.skippingBlanks(from: start)) == opening
    if !isEnd, bytes[next] == .colon {
      return bytes.isWord(text)
        && (isFirst || bytes[end - 1] == .comma || bytes[end - 1] == .openBrace)
    }
    guard !text.contains(where: { bytes[$0] == .colon && bytes.isWhiteOrEnd(at: $0 + 1) }) else {
      return false
    }
    if site.brackets == nil { return isEnd && (isFirst || bytes[end - 1] == .colon) }
    return !isFirst && bytes[end - 1] == .colon && !isEnd && bytes[next].endsFlowEntry
      && text.allSatisfy { bytes[$0] != .comma && !bytes[$0].isClosingBracket }
  }

  /// Backslashes go in front of backslashes that begin no escape sequence, and of no others.
  static let doublesBackslashes: Condition = { bytes, site, edits in
    edits.allSatisfy { $0.replacement == "\\" }
      && edits.map(\.range.lowerBound) == bytes.wrongEscapes(from: site.fault.offset)
  }

  /// The quote stands behind the one that closes a text with words, at the end of the value.
  ///
  /// Two single quotes are an apostrophe.
  static let doublesClosingQuote: Condition = { bytes, site, edits in
    guard edits.count == 1, let edit = edits.first, let opening = site.quote,
      bytes[opening] == .doubleQuote, edit.range.lowerBound > opening + 2
    else { return false }
    let next = bytes.skippingBlanks(from: edit.range.upperBound)
    return bytes.isBreakOrEnd(at: next) || bytes[next].endsFlowEntry
  }

  /// The inner quotes are apostrophes in words, or stand in pairs around words.
  static let quotesWordsInText: Condition = { bytes, site, edits in
    guard let opening = site.quote else { return false }
    let quotes = edits.map(\.range.lowerBound)
    let text = opening..<bytes.endOfText(from: opening)
    if let brackets = site.brackets, brackets < opening,
      text.contains(where: { bytes[$0] == .comma && $0 < quotes.last ?? 0 })
    {
      return false
    }
    if quotes.allSatisfy({ bytes.isWithinWord($0) }) { return true }
    guard site.brackets == nil, quotes.count % 2 == 0 else { return false }
    // Behind a comma another text may begin.
    return quotes.allSatisfy { quote in
      let before = bytes.trimmingBlanks(from: opening, to: quote) - 1
      let behind = bytes.skippingBlanks(from: quote + 1)
      return before > opening && bytes[before] != .comma
        && behind < text.upperBound && bytes[behind] != .comma
    }
  }

  /// The quote stands behind a bracket that closes a value, and nothing but a comma follows it.
  static let followsBracket: Condition = { bytes, site, edits in
    guard edits.count == 1, let edit = edits.first, edit.range.lowerBound > 0 else { return false }
    var next = bytes.skippingBlanks(from: edit.range.upperBound)
    if next < bytes.count, bytes[next] == .comma { next = bytes.skippingBlanks(from: next + 1) }
    return bytes[edit.range.lowerBound - 1].isClosingBracket && bytes.isBreakOrEnd(at: next)
  }

  /// Quotes go around a whole value that is a phrase.
  ///
  /// A phrase has words, brackets only around words, and no end of another text.
  static let quotesPhrase: Condition = { bytes, site, edits in
    guard let first = edits.first?.range.lowerBound, let last = edits.last?.range.upperBound,
      first < last, bytes.isTrimmed(first..<last)
    else { return false }
    let text = first..<last
    let start = bytes.lineStart(of: first)
    let end = bytes.trimmingBlanks(from: start, to: first)
    let isItem = bytes.behindDashes(from: bytes.skippingBlanks(from: start)) == first && end > start
    guard isItem || end > start && bytes[end - 1] == .colon,
      !bytes.isQuoteOrColon(at: first), !bytes.isQuoteOrColon(at: last - 1),
      text.contains(where: { bytes[$0].isPartOfWord }),
      text.count(where: { bytes[$0] == .doubleQuote }) % 2 == 0, !bytes.holdsCollection(text)
    else { return false }
    let isInBrackets = site.brackets.map { $0 < first } ?? false
    // Two blanks, or a comma in brackets, may divide entries.
    return text.allSatisfy { offset in
      !(bytes[offset].isBlank && bytes[offset + 1].isBlank)
        && !(isInBrackets && (bytes[offset] == .comma || bytes.isColonOfKey(at: offset)))
    }
  }

  /// Quotes go around a value that begins with a mark that nothing in YAML begins with.
  static let quotesMark: Condition = { bytes, site, edits in
    guard let first = edits.first?.range.lowerBound, let last = edits.last?.range.upperBound,
      bytes[first] == .at || bytes[first] == .percent || bytes[first] == .backtick,
      first + 1 < last, bytes[first + 1].isPartOfWord
    else { return false }
    let isItem = bytes[max(first - 2, 0)] == .comma || bytes[max(first - 1, 0)].isOpeningBracket
    let next = bytes.skippingBlanks(from: last)
    if isItem, next < bytes.count, bytes[next].endsFlowEntry {
      return (first..<last).allSatisfy { !bytes[$0].isFlowIndicator && bytes[$0] != .colon }
    }
    return quotesPhrase(bytes, site, edits)
  }

  // MARK: Brackets

  /// A bracket at the end of its line closes a value that holds entries, or several items.
  ///
  /// Where a map in it has several entries, the last of them may belong to the outer one.
  static let closesEntries: Condition = { bytes, site, edits in
    guard let edit = edits.first, let opening = site.brackets,
      edit.replacement.utf8.count == 1, edit.range.lowerBound > opening + 1,
      edit.replacement.utf8.first?.isClosingBracket == true
    else { return false }
    let start = bytes.skippingBlanks(from: opening + 1)
    guard start < edit.range.lowerBound else { return false }
    let inner = start..<edit.range.lowerBound
    let last = bytes[edit.range.lowerBound - 1]
    guard last.isPartOfWord || last.isQuote || last.isClosingBracket || last == .closeParenthesis
    else { return false }
    if bytes[opening] == .openBracket {
      return inner.contains { bytes[$0] == .comma } && !bytes[inner.lowerBound].isOpeningBracket
    }
    if bytes.hasSeveralEntriesInside(inner) { return false }
    // Behind the brace stands a key.
    let colon = inner.first { bytes.isColonOfKey(at: $0) }
    return colon.map { key in (inner.lowerBound..<key).allSatisfy { !bytes[$0].isFlowIndicator } }
      ?? false
  }

  /// The key has its colon.
  static let opensBehindColon: Condition = { bytes, site, edits in
    edits.count == 1 && edits.first?.replacement.utf8.first == .space
  }

  /// Without the closing bracket, the other brackets of its line match; it stands behind a value.
  static let leavesPairs: Condition = { bytes, site, edits in
    guard edits.count == 1, let bracket = edits.first?.range.lowerBound, bracket > 0,
      bytes[bracket].isClosingBracket, !bytes[bracket - 1].isBlankOrBreak,
      !(bracket + 1 < bytes.count && bytes.isWithinText(bracket))
    else { return false }
    let line = bytes.lineStart(of: bracket)..<bytes.endOfLine(from: bracket)
    var open: [UInt8] = []
    var pairs = 0
    for offset in line where offset != bracket {
      if bytes[offset].isOpeningBracket { open.append(bytes[offset].closingBracket) }
      guard bytes[offset].isClosingBracket else { continue }
      guard open.popLast() == bytes[offset] else { return false }
      pairs += 1
    }
    return open.isEmpty && pairs > 0
  }
}

extension Span<UInt8> {
  /// Whether a range neither begins nor ends with a blank.
  fileprivate func isTrimmed(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    return !self[first].isBlank && !self[last].isBlank
  }

  fileprivate func isQuoteOrColon(at offset: Int) -> Bool {
    self[offset].isQuote || self[offset] == .colon
  }

  /// Whether a colon and a blank, or the end of a line, stand at an offset.
  fileprivate func isColonOfKey(at offset: Int) -> Bool {
    self[offset] == .colon && isWhiteOrEnd(at: offset + 1)
  }

  /// Whether a mark stands within a text, without marks beside it that divide entries.
  fileprivate func isWithinText(_ offset: Int) -> Bool {
    let (before, behind) = (self[offset - 1], self[offset + 1])
    return !before.isFlowIndicator && !behind.isFlowIndicator && !behind.isBlankOrBreak
  }

  /// Whether letters stand on both sides of an offset.
  fileprivate func isWithinWord(_ offset: Int) -> Bool {
    offset > 0 && offset + 1 < count && self[offset - 1].isPartOfWord
      && self[offset + 1].isPartOfWord
  }

  /// Whether a range begins with a list, or holds entries in braces, or a bracket without its
  /// partner.
  fileprivate func holdsCollection(_ range: Range<Int>) -> Bool {
    var openings: [Int] = []
    var colon = range.lowerBound - 1
    for offset in range {
      if isColonOfKey(at: offset) { colon = offset }
      if self[offset].isOpeningBracket { openings.append(offset) }
      guard self[offset].isClosingBracket else { continue }
      guard let start = openings.popLast(), self[start].closingBracket == self[offset],
        colon < start, start > range.lowerBound || self[start] == .openBrace
      else { return true }
    }
    return !openings.isEmpty
  }
}

extension Span<UInt8> {
  /// Whether a bracket within a range holds a comma.
  fileprivate func hasSeveralEntriesInside(_ range: ByteRange) -> Bool {
    var depth = 0
    for offset in range {
      if self[offset].isOpeningBracket { depth += 1 }
      if self[offset].isClosingBracket { depth -= 1 }
      if depth > 0, self[offset] == .comma { return true }
    }
    return false
  }
}
