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
      guard isInFrontOfClosing(bytes) else { return false }
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
    return isOpening(bytes, at: bytes.skippingBlanks(from: offset + 1))
  }

  /// Whether a bracket opens lines or entries, as opposed to a part of a text.
  private func isOpening(_ bytes: Span<UInt8>, at bracket: Int) -> Bool {
    guard bracket < bytes.count, bytes[bracket].isOpeningBracket else { return false }
    return bytes.isWhiteOrEnd(at: bracket + 1) || bytes[bracket + 1].isQuote
  }

  /// Whether the `*` at `offset` stands in front of a key in quotes, which has a value on its line.
  private func isInFrontOfKey(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset] == .asterisk, isPlaceOfEntry, offset + 1 < bytes.count,
      bytes[offset + 1].isQuote, let end = endOfQuoted(bytes, from: offset + 1),
      let colon = implicitColon(bytes, behind: end)
    else { return false }
    let value = bytes.skippingBlanks(from: colon + 1)
    return !bytes.isBreakOrEnd(at: value) && bytes[value] != .hash && !bytes[value].endsFlowEntry
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
    guard next < bytes.count else { return false }
    let isOpening = isOpening(bytes, at: next)
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
}
