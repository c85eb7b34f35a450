import SourceText

/// Marks in brackets that no text begins with, typed in front of a bracket or alone on their place.
extension Parser {
  /// Skips a mark in front of a bracket, or one that stands alone where it is no entry.
  mutating func skipsLoneMark(_ bytes: Span<UInt8>) -> Bool {
    let fault: String
    switch bytes[offset] {
    case .bar, .greater, .percent, .at, .backtick, .ampersand, .asterisk:
      if isInFrontOfBracket(bytes) {
        fault = "stands in front of a bracket"
      } else if isInFrontOfKey(bytes) {
        fault = "stands in front of a key"
      } else if isAlone(bytes) {
        fault = "is one too many"
      } else {
        return false
      }
    case .doubleQuote, .singleQuote:
      guard isQuoteWithoutText(bytes) else { return false }
      fault = "is one too many"
    case .openBracket, .openBrace:
      if closesWithOpening(bytes) { return true }
      guard isInFrontOfClosing(bytes) || isInFrontOfSeparator(bytes) else { return false }
      fault = "is one too many"
    default: return false
    }
    skipMark(bytes, at: offset, fault)
    offset += 1
    return true
  }

  /// Whether an entry begins at `offset` or was to begin there.
  private var isPlaceOfEntry: Bool { top.state == .entry || top.state == .key }

  /// Whether the mark at `offset` stands in front of a bracket that opens lines or entries.
  private func isInFrontOfBracket(_ bytes: Span<UInt8>) -> Bool {
    guard isPlaceOfEntry || top.state == .value || top.state == .comma && lineStart > lastEnd
    else { return false }
    let next = bytes.skippingBlanks(from: offset + 1)
    // Neither an anchor nor an alias has a name that begins with a bracket.
    let isProperty = bytes[offset] == .ampersand || bytes[offset] == .asterisk
    if isProperty, next < bytes.count, bytes[next].isOpeningBracket { return true }
    return opensEntries(bytes, at: next)
  }

  /// Whether a bracket opens lines or entries, as opposed to a part of a text.
  private func opensEntries(_ bytes: Span<UInt8>, at bracket: Int) -> Bool {
    guard bracket < bytes.count, bytes[bracket].isOpeningBracket else { return false }
    return bytes.isWhiteOrEnd(at: bracket + 1) || bytes[bracket + 1].isQuote
  }

  /// Whether the mark at `offset`, the first of its line, stands in front of blanks and a key, or the
  /// `*` in front of a key in quotes, which has a value on its line.
  private func isInFrontOfKey(_ bytes: Span<UInt8>) -> Bool {
    if isPlaceOfEntry, isTypedIntoIndentation(bytes) {
      return looksLikeEntry(bytes, at: bytes.skippingBlanks(from: offset + 1))
    }
    guard bytes[offset] == .asterisk, isPlaceOfEntry, offset + 1 < bytes.count,
      bytes[offset + 1].isQuote, let end = endOfQuoted(bytes, from: offset + 1),
      let colon = implicitColon(bytes, behind: end)
    else { return false }
    let value = bytes.skippingBlanks(from: colon + 1)
    return !bytes.isBreakOrEnd(at: value) && bytes[value] != .hash && !bytes[value].endsFlowEntry
  }

  /// Whether the mark at `offset`, with which no text in brackets begins, is the first of its line and
  /// has blanks and text behind it.
  func isTypedIntoIndentation(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case .bar, .greater, .percent, .at, .backtick, .ampersand, .asterisk:
      return bytes.skippingSpaces(from: lineStart) == offset
        && Self.isFollowedByBlankAndText(bytes, at: offset)
    default: return false
    }
  }

  /// Whether nothing separates the mark at `offset`, alone, from the entries around it.
  private func isAlone(_ bytes: Span<UInt8>) -> Bool {
    let next = bytes.skippingBlanks(from: offset + 1)
    if top.state == .comma {
      return bytes.isBreakOrEnd(at: next) || bytes[next].endsFlowEntry
    }
    return isPlaceOfEntry && isAboveEntry(bytes, behind: next)
  }

  /// Whether a line ends at an offset, and the next one neither separates nor closes.
  private func isAboveEntry(_ bytes: Span<UInt8>, behind end: Int) -> Bool {
    guard end < bytes.count, bytes[end].isBreak, let line = nextLine(bytes, behind: end) else {
      return false
    }
    return !bytes[line.start + line.column].endsFlowEntry
  }

  /// Whether the quote at `offset` opens no text: it has no end, or the quote of a key or a value
  /// for its end, and stands in front of a bracket or alone.
  private mutating func isQuoteWithoutText(_ bytes: Span<UInt8>) -> Bool {
    let next = bytes.skippingBlanks(from: offset + 1)
    // Most texts begin with a letter.
    guard next < bytes.count, !bytes[next].isWordCharacter else { return false }
    let isOpening = opensEntries(bytes, at: next)
    switch top.state {
    case .entry, .key: guard isOpening || isAboveEntry(bytes, behind: next) else { return false }
    case .comma:
      guard isOpening && lineStart > lastEnd || bytes[next].isBreak || bytes[next].endsFlowEntry
      else { return false }
    case .value: guard isOpening, bytes.isBreakOrEnd(at: next + 1) else { return false }
    default: return false
    }
    let text = readInVain(bytes)
    if text.flags.contains(.isUnclosed) {
      return isOpening || bytes[next].isBreak || text.end - text.start == 1
    }
    return text.end < bytes.count && bytes[text.end].isWordCharacter
  }

  /// The text in quotes at `offset`, which is not read.
  mutating func readInVain(_ bytes: Span<UInt8>) -> Leaf {
    let state = (lineStart, problems)
    defer { (lineStart, problems) = state }
    return bytes[offset] == .doubleQuote
      ? readDoubleQuoted(bytes, above: parentColumn) : readSingleQuoted(bytes, above: parentColumn)
  }

  /// Whether the bracket at `offset` stands in front of the one that closes the innermost
  /// collection, of another kind.
  private func isInFrontOfClosing(_ bytes: Span<UInt8>) -> Bool {
    guard isPlaceOfEntry || top.state == .comma else { return false }
    let next = bytes.skippingBlanks(from: offset + 1)
    guard next < bytes.count, bytes[next] == top.closingBracket,
      bytes[next] != bytes[offset].closingBracket
    else { return false }
    let end = bytes.skippingBlanks(from: next + 1)
    guard bytes.isBreakOrEnd(at: end) else {
      return bytes[end].endsFlowEntry || bytes[end] == .hash
    }
    // Above lines further right it is the closing one that does not belong there.
    guard let line = nextLine(bytes, behind: next) else { return true }
    return line.column <= bytes.skippingSpaces(from: lineStart) - lineStart
  }

  /// Whether the bracket at `offset` stands behind a value in front of a comma, or behind a key in
  /// front of its colon.
  private func isInFrontOfSeparator(_ bytes: Span<UInt8>) -> Bool {
    guard top.state == .comma || top.state == .afterKey else { return false }
    let next = bytes.skippingBlanks(from: offset + 1)
    guard next < bytes.count else { return false }
    return bytes[next] == .comma || top.state == .afterKey && bytes[next] == .colon
  }

  /// Takes an opening bracket in front of a comma, where the bracket of the innermost collection
  /// would stand, for that.
  private mutating func closesWithOpening(_ bytes: Span<UInt8>) -> Bool {
    let start = Int(nodes[Int(top.node)].start)
    guard top.state == .comma, top.kind != .flowPair, isInFrontOfSeparator(bytes),
      start < lineStart, bytes.skippingSpaces(from: lineStart) == offset,
      indentationOfLine(bytes, of: start) == offset - lineStart
    else { return false }
    closeWithWrong("an opening bracket stands where the other one ends")
    return true
  }

  /// How long a word in front of a bracket is at most.
  private static var longestWord: Int { 16 }

  /// Skips a word, or one other character, in front of a bracket at the end of its line, above lines
  /// further right.
  mutating func skipsWordInFrontOfBracket(
    _ bytes: Span<UInt8>,
    _ word: ByteRange,
    _ bracket: Int,
    _ state: Frame.State
  ) -> Bool {
    guard state == .entry || state == .value, word.count <= Self.longestWord,
      bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: bracket + 1)),
      let line = nextLine(bytes, behind: bracket),
      line.column > bytes.skippingSpaces(from: lineStart) - lineStart
    else { return false }
    for position in word where word.count > 1 && !bytes[position].isWordCharacter { return false }
    skip(word, "this text stands in front of a bracket; remove it", fix: "Remove the text")
    offset = bracket
    return true
  }
}
