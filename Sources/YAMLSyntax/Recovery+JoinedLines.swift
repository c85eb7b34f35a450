import SourceText

/// Entries that stand on one line, as the deletion of a line break leaves them.
extension Parser {
  /// Ends a value without quotes in front of the next entry of its mapping, which stands on the
  /// same line behind several spaces, and reads the key of that entry.
  mutating func dividesJoinedEntries(_ bytes: Span<UInt8>, _ line: PlainLine) -> Bool {
    guard top.kind == .blockMapping, top.state == .value else { return false }
    var key = line.end
    while key > offset, !bytes[key - 1].isBlank { key -= 1 }
    let end = bytes.trimmingBlanks(from: offset, to: key)
    guard end > offset, key - end > 1, isKeyWord(bytes, key..<line.end) else { return false }
    receiveNode()
    emitWithProperties(Leaf(style: .plain, start: offset, end: end))
    beginJoinedEntry(bytes, key..<line.end)
    return true
  }

  /// Reads the key of the next entry of a mapping, which stands directly behind a value in quotes
  /// or brackets.
  mutating func takesJoinedEntry(_ bytes: Span<UInt8>) -> Bool {
    guard top.kind == .blockMapping, top.state == .key, lastEnd > lineStart,
      offset > lastEnd || top.entryColumn == 0 && bytes[lastEnd - 1] != .singleQuote,
      bytes[lastEnd - 1].endsQuotesOrBrackets
    else { return false }
    let line = bytes.plainLine(from: offset)
    guard line.stop < bytes.count, bytes[line.stop] == .colon,
      isKeyWord(bytes, offset..<line.end)
    else { return false }
    beginJoinedEntry(bytes, offset..<line.end)
    return true
  }

  /// Whether the next entry of the mapping stands on the line of a value in brackets, behind
  /// several spaces.
  func isFollowedByEntry(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    guard top.kind == .blockMapping, top.state == .value else { return false }
    let key = bytes.skippingBlanks(from: end)
    let line = bytes.plainLine(from: key)
    return (key - end > 1 || key - end == Int(top.entryColumn)) && line.stop < bytes.count
      && bytes[line.stop] == .colon
      && isKeyWord(bytes, key..<line.end)
  }

  /// The column of a mapping that begins on the line of its key and goes on below it.
  mutating func columnOfMapping(_ bytes: Span<UInt8>, behind colon: Int) -> Int? {
    guard top.kind == .blockMapping, nodes.last?.flags.contains(.isMissing) == false,
      let next = nextLine(bytes, behind: colon),
      next.column > parentColumn, looksLikeEntry(bytes, at: next.start + next.column)
    else { return nil }
    let isKey = bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: colon + 1))
    // The blanks in front of it are what is left of its indentation.
    let gap = offset - lastEnd
    if gap > max(parentColumn, 1), gap == next.column || isKey && gap < next.column { return gap }
    let end = bytes.trimmingBlanks(from: colon, to: endOfText(bytes, from: colon))
    // What ends with a bracket too many is rather the end of something cut in two.
    if bytes[end - 1].isClosingBracket, !closesItsBrackets(bytes, colon..<end) { return nil }
    guard isKey else { return next.column }
    // What stands further left than the block of this key is the next entry.
    let other = lookForLine(bytes, from: next.start, below: next.column)
    return other.map(\.column).flatMap { $0 > parentColumn ? $0 : nil } ?? parentColumn + 1
  }

  /// Reports a mapping that begins on the line of its key.
  mutating func reportJoinedChild(_ bytes: Span<UInt8>, _ place: Place) {
    let end = bytes.endOfLine(from: offset)
    let lineBreak =
      end < bytes.count ? Self.string(bytes, end..<bytes.skippingBreak(at: end)) : "\n"
    report(
      .collectionOnLine,
      at: place.start..<(place.start + 1),
      "a mapping cannot begin on this line; move it to the next line",
      fix: offset - lastEnd > 1
        ? Fix("Begin a new line", [.insert(lineBreak, at: lastEnd)]) : nil
    )
  }

  private mutating func beginJoinedEntry(_ bytes: Span<UInt8>, _ key: ByteRange) {
    let column = max(Int(top.entryColumn), 0)
    let end = bytes.endOfLine(from: key.upperBound)
    let lineBreak =
      end < bytes.count ? Self.string(bytes, end..<bytes.skippingBreak(at: end)) : "\n"
    let gap = lastEnd..<key.lowerBound
    report(
      .collectionOnLine,
      at: key,
      "two entries stand on one line; move '\(Self.string(bytes, key))' to the next line",
      fix: Fix(
        "Begin a new line",
        [TextEdit(gap, with: lineBreak + String(repeating: " ", count: column))]
      )
    )
    offset = key.lowerBound
    self.column = column
    isAtLineStart = false
    readEntry(bytes)
  }

  /// Whether a range is one word of letters, as most keys are.
  private func isKeyWord(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    guard let first = range.first, bytes[first].isLetter else { return false }
    for offset in range where !bytes[offset].isWordCharacter && bytes[offset] != .underscore {
      return false
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  fileprivate var endsQuotesOrBrackets: Bool {
    switch self {
    case .doubleQuote, .singleQuote, .closeBracket, .closeBrace: true
    default: false
    }
  }
}
