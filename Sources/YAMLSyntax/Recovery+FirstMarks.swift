import SourceText

/// Marks typed in front of the first entry of a block, by which it would become something that the
/// entries below cannot go on with.
extension Parser {
  /// Skips a mark in front of the first entry below a key, or of a document, if the line below that
  /// goes on with the block shows the column of its entries.
  mutating func skipsMarkOfFirstEntry(_ bytes: Span<UInt8>) -> Bool {
    let isBelowKey = top.kind == .blockMapping && top.state == .value
    guard isBelowKey || top.state == .node, columnShift == 0, let mark = markOfFirstEntry(bytes),
      // A document may be anything but text that begins on the line of its header.
      isBelowKey || bytes[offset] == .bar || bytes[offset] == .greater
    else { return false }
    let text = bytes.skippingBlanks(from: mark.upperBound)
    guard let next = furtherEntry(bytes, mark, at: text),
      isStray(bytes, mark, at: text, above: next)
    else { return false }
    skip(bytes, mark, inFrontOf: text, column: next.column)
    return true
  }

  /// The line of the entry that follows the one at an offset behind a mark: what the mark was typed in
  /// front of stood in its column, or stands there, if the mark took the place of a space.
  private mutating func furtherEntry(
    _ bytes: Span<UInt8>,
    _ mark: ByteRange,
    at text: Int
  ) -> ContentLine? {
    let column = text - lineStart
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    for limit in [column - mark.count + 1, column + 1] {
      guard let next = lookForLine(bytes, from: behind, below: limit),
        next.column > Int(top.entryColumn), column - next.column <= mark.count + 1
      else { continue }
      let entry = next.start + next.column
      guard looksLikeEntry(bytes, at: entry),
        isDash(bytes, at: entry) == isDash(bytes, at: text)
      else { continue }
      return next
    }
    return nil
  }

  /// The mark at `offset`, or two quotes, in front of what looks like an entry.
  private func markOfFirstEntry(_ bytes: Span<UInt8>) -> ByteRange? {
    switch bytes[offset] {
    case .question, .asterisk, .ampersand, .exclamation, .bar, .greater, .openBracket, .openBrace,
      .doubleQuote, .singleQuote:
      break
    default: return nil
    }
    let isPair =
      bytes[offset].isQuote && offset + 1 < bytes.count
      && bytes[offset + 1] == bytes[offset]
    let mark = offset..<(offset + (isPair ? 2 : 1))
    let text = bytes.skippingBlanks(from: mark.upperBound)
    guard !bytes.isBreakOrEnd(at: text), looksLikeEntry(bytes, at: text),
      text > mark.upperBound || bytes[text].isWordCharacter
    else { return nil }
    switch bytes[text] {
    case .question, .ampersand, .exclamation: return nil
    default: return mark
    }
  }

  /// Whether no text that YAML allows begins with a mark in front of an entry in a column, if the
  /// block goes on in another, or in the same.
  private mutating func isStray(
    _ bytes: Span<UInt8>,
    _ mark: ByteRange,
    at text: Int,
    above next: ContentLine
  ) -> Bool {
    let other = next.column
    let column = text - lineStart
    let place = mark.lowerBound - lineStart
    let isSpaced = column > mark.upperBound - lineStart
    // The line below goes on with what begins at the mark, or with what is behind it.
    let isBetween = place < other && other < column
    switch bytes[mark.lowerBound] {
    case .question:
      // No item goes on with a mapping.
      return isSpaced && (isBetween || other == place && isDash(bytes, at: text))
        && ends(bytes, startOfValue(bytes, from: text), above: next)
    case .asterisk: return isSpaced ? isBetween : other == place && !isAlias(bytes)
    case .exclamation where isSpaced:
      return isBetween && ends(bytes, startOfValue(bytes, from: text), above: next)
    case .ampersand where isSpaced: return other < column
    case .ampersand, .exclamation:
      let name = endOfProperty(bytes, at: offset, isFlow: false)
      return isNameWithColon(bytes) && ends(bytes, bytes.skippingBlanks(from: name), above: next)
    case .bar, .greater:
      return isSpaced || bytes[mark.upperBound] != .dash && !bytes[mark.upperBound].isDigit
    case .openBracket, .openBrace: return other < column && isAboveBlockScalar(bytes, mark)
    default: return mark.count == 2 || isQuoteWithinLine(bytes)
    }
  }

  /// Where the value of the innermost entry begins that stands at an offset.
  private func startOfValue(_ bytes: Span<UInt8>, from text: Int) -> Int {
    var start = text
    while isDash(bytes, at: start) { start = bytes.skippingBlanks(from: start + 1) }
    guard !bytes.isBreakOrEnd(at: start) else { return start }
    if bytes[start].isQuote {
      let colon = endOfQuoted(bytes, from: start).flatMap { implicitColon(bytes, behind: $0) }
      return colon.map { bytes.skippingBlanks(from: $0 + 1) } ?? start
    }
    let line = bytes.plainLine(from: start)
    guard line.stop < bytes.count, bytes[line.stop] == .colon else { return start }
    return bytes.skippingBlanks(from: line.stop + 1)
  }

  /// Whether the node at an offset ends in front of a line below, as far as that can be told from its
  /// line and the next.
  private mutating func ends(_ bytes: Span<UInt8>, _ start: Int, above line: ContentLine) -> Bool {
    let text = start..<bytes.trimmingBlanks(from: start, to: endOfText(bytes, from: start))
    guard let first = text.first else {
      return (lookForLine(bytes, behind: offset)?.column ?? 0) > line.column
    }
    switch bytes[first] {
    case .doubleQuote, .singleQuote: return endOfQuoted(bytes, from: first) == text.upperBound
    case .openBracket, .openBrace:
      return closesItsBrackets(bytes, text) && hasWholeQuotes(bytes, text)
    case .bar, .greater:
      return !bytes[text.upperBound - 1].isDigit
        && (lookForLine(bytes, behind: offset)?.column ?? 0) > line.column
    case .ampersand, .exclamation, .asterisk: return false
    default: return isKeyBelowText(bytes, at: line.start + line.column)
    }
  }

  /// Whether there are as many opening as closing quotes in a range.
  private func hasWholeQuotes(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    var isWhole = true
    for position in range where bytes[position].isQuote { isWhole.toggle() }
    return isWhole
  }

  /// Whether the quote at `offset` is closed by another that text follows at once, and that does not
  /// begin the value of a key: such a key has one quote too few.
  private func isQuoteWithinLine(_ bytes: Span<UInt8>) -> Bool {
    guard let end = endOfQuoted(bytes, from: offset), end < bytes.count,
      bytes[end].isWordCharacter
    else { return false }
    let key = bytes.plainLine(from: bytes.skippingBlanks(from: offset + 1))
    return key.stop >= bytes.count || bytes.skippingBlanks(from: key.stop + 1) != end - 1
  }

  /// Whether a line of text in brackets that it does not close ends with the beginning of a block
  /// scalar, of which there are none in brackets.
  private func isAboveBlockScalar(_ bytes: Span<UInt8>, _ bracket: ByteRange) -> Bool {
    let start = bracket.upperBound
    let end = bytes.trimmingBlanks(from: start, to: endOfText(bytes, from: start))
    for position in start..<end where bytes[position].isQuote { return false }
    let colon = bytes.trimmingBlanks(from: start, to: end - 1)
    return (bytes[end - 1] == .bar || bytes[end - 1] == .greater) && colon < end - 1
      && bytes[colon - 1] == .colon && closingTooMany(bytes, from: start) == nil
  }
}
