import SourceText

/// Marks typed in front of the first entry of a block, by which it would become something that the
/// entries below cannot go on with.
extension Parser {
  /// Skips a mark in front of the first entry below a key, if the line below that goes on with the
  /// block shows the column of its entries.
  mutating func skipsMarkOfFirstEntry(_ bytes: Span<UInt8>) -> Bool {
    let isBelowKey = top.kind == .blockMapping && top.state == .value
    guard isBelowKey || top.state == .node, columnShift == 0, let mark = markOfFirstEntry(bytes),
      // A document may be anything but text that begins on the line of its header.
      isBelowKey || bytes[offset] == .bar || bytes[offset] == .greater
    else { return false }
    let text = bytes.skippingBlanks(from: mark.upperBound)
    guard let wanted = columnOfFurtherEntry(bytes, mark, at: text),
      isStray(bytes, mark, at: text, above: wanted)
    else { return false }
    skipped.append(mark)
    report(
      .unexpectedContent,
      at: mark,
      "this '\(Self.string(bytes, mark))' stands in front of an entry; remove it",
      fix: .init(
        title: "Remove the mark",
        edit: TextEdit(lineStart..<text, with: String(repeating: " ", count: wanted))
      )
    )
    offset = text
    take(column: wanted)
    return true
  }

  /// The column of the entry that follows the one at an offset behind a mark: what the mark was
  /// typed in front of stood there, or stands there, if the mark took the place of a space.
  private mutating func columnOfFurtherEntry(
    _ bytes: Span<UInt8>,
    _ mark: ByteRange,
    at text: Int
  ) -> Int? {
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
      return next.column
    }
    return nil
  }

  /// The mark at `offset`, or two quotes, in front of what looks like an entry.
  private func markOfFirstEntry(_ bytes: Span<UInt8>) -> ByteRange? {
    switch bytes[offset] {
    case .question, .asterisk, .ampersand, .exclamation, .bar, .greater, .openBracket, .openBrace:
      break
    case .doubleQuote, .singleQuote: break
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
    return mark
  }

  /// Whether no text that YAML allows begins with a mark in front of an entry in a column, if the
  /// block goes on in another, or in the same.
  private mutating func isStray(
    _ bytes: Span<UInt8>,
    _ mark: ByteRange,
    at text: Int,
    above other: Int
  ) -> Bool {
    let column = text - lineStart
    let place = mark.lowerBound - lineStart
    let isSpaced = column > mark.upperBound - lineStart
    // The line below goes on with what begins at the mark, or with what is behind it.
    let isBetween = place < other && other < column
    switch bytes[mark.lowerBound] {
    case .question:
      // No item goes on with a mapping.
      return isSpaced && (isBetween || other == place && isDash(bytes, at: text))
    case .asterisk: return isSpaced ? isBetween : other == place && !isAlias(bytes)
    case .exclamation where isSpaced:
      return isBetween
        && (!endsWithColon(bytes, ContentLine(start: lineStart, column: place))
          || (lookForLine(bytes, behind: offset)?.column ?? 0) > other)
    case .ampersand where isSpaced: return other < column
    case .ampersand, .exclamation: return isNameWithColon(bytes) && isAboveOwnLines(bytes, other)
    case .bar, .greater:
      return isSpaced || bytes[mark.upperBound] != .dash && !bytes[mark.upperBound].isDigit
    case .openBracket, .openBrace: return other < column && isAboveBlockScalar(bytes, mark)
    default: return mark.count == 2 || isQuoteWithinLine(bytes)
    }
  }

  /// Whether the name at `offset` has a value behind it, or lines below that are right of a column,
  /// which end in front of the line in that column.
  private mutating func isAboveOwnLines(_ bytes: Span<UInt8>, _ column: Int) -> Bool {
    let end = endOfProperty(bytes, at: offset, isFlow: false)
    let text = bytes.skippingBlanks(from: end)
    switch bytes.isBreakOrEnd(at: text) ? .lineFeed : bytes[text] {
    case .lineFeed, .hash, .bar, .greater: break
    default: return true
    }
    return (lookForLine(bytes, behind: offset)?.column ?? 0) > column
  }

  /// Whether the quote at `offset` is closed by another that text follows at once, and that does not
  /// begin the value of a key: such a key has one quote too few.
  private func isQuoteWithinLine(_ bytes: Span<UInt8>) -> Bool {
    guard let end = endOfQuoted(bytes, from: offset), end < bytes.count,
      bytes[end].isWordCharacter
    else { return false }
    let key = plainLine(bytes, from: bytes.skippingBlanks(from: offset + 1))
    return key.stop >= bytes.count || bytes.skippingBlanks(from: key.stop + 1) != end - 1
  }

  /// Whether a line of text in brackets that it does not close ends with the beginning of a block
  /// scalar, of which there are none in brackets.
  private func isAboveBlockScalar(_ bytes: Span<UInt8>, _ bracket: ByteRange) -> Bool {
    let end = bytes.trimmingBlanks(
      from: bracket.upperBound,
      to: endOfText(bytes, from: bracket.upperBound)
    )
    let last = bytes[end - 1]
    return (last == .bar || last == .greater) && bytes[end - 2].isBlank
      && closingTooMany(bytes, from: bracket.upperBound) == nil
  }
}
