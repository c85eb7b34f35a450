import SourceText

/// Calls of APIs whose arguments break a plain scalar apart, as in
/// `post(notification: .announcement, argument: text)`.
extension Parser {
  /// The end of text in flow context that stopped between the parentheses of a call; `nil` where it
  /// did not, or where they are not closed on this line.
  func endOfFlowCall(_ bytes: Span<UInt8>, from start: Int, at stop: Int) -> Int? {
    endOfCall(bytes, from: start, at: stop).map { endOfBracketedText(bytes, from: $0) }
  }

  /// The end of a line that is one call with several colons between its parentheses, so that it is
  /// no entry, unless further entries stand below it; its text begins at `start`, its first colon
  /// stands at `colon`.
  mutating func endOfBlockCall(_ bytes: Span<UInt8>, from start: Int, at colon: Int) -> Int? {
    guard let end = endOfCall(bytes, from: start, at: colon) else { return nil }
    let text = bytes.skippingBlanks(from: end)
    let isWhole = bytes.isBreakOrEnd(at: text) || text > end && bytes[text] == .hash
    guard isWhole, (colon + 1..<end).contains(where: { isColon(bytes, at: $0) }) else { return nil }
    let next = lookForLine(bytes, behind: offset)
    return (next?.column ?? 0) < start - lineStart ? end : nil
  }

  /// The offset behind the parenthesis that closes the first one open at `stop`, on the same line
  /// and outside of quotes.
  private func endOfCall(_ bytes: Span<UInt8>, from start: Int, at stop: Int) -> Int? {
    var depth = 0
    for offset in start..<stop { depth += parenthesis(bytes[offset]) }
    guard depth > 0 else { return nil }
    var offset = stop
    while offset < bytes.count, !bytes[offset].isBreak {
      let byte = bytes[offset]
      if byte == .hash, bytes[offset - 1].isBlank { return nil }
      if byte == .doubleQuote || byte == .singleQuote && !bytes[offset - 1].isWordCharacter {
        guard let closing = closingQuote(bytes, behind: offset) else { return nil }
        offset = closing
      }
      depth += parenthesis(byte)
      offset += 1
      if depth == 0 { return offset }
    }
    return nil
  }

  /// The fix that quotes a whole call, the last argument of which is told of: `onClick = {})` in
  /// `[Tab(selected = true, onClick = {})]`.
  func fixOfCall(_ bytes: Span<UInt8>, endingWith argument: ByteRange) -> Fix? {
    var depth = 0
    for offset in argument { depth += parenthesis(bytes[offset]) }
    guard depth < 0 else { return nil }
    var start = argument.lowerBound
    while depth < 0 {
      guard start > 0, !bytes[start - 1].isBreak else { return nil }
      start -= 1
      depth += parenthesis(bytes[start])
    }
    let parenthesis = start
    while start > 0, !bytes[start - 1].isBlankOrBreak, !bytes[start - 1].isFlowIndicator {
      start -= 1
    }
    return start < parenthesis ? quotingFix(bytes, start..<argument.upperBound) : nil
  }

  private func parenthesis(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: ")"): -1
    default: 0
    }
  }

  private func closingQuote(_ bytes: Span<UInt8>, behind quote: Int) -> Int? {
    var offset = quote + 1
    while offset < bytes.count, !bytes[offset].isBreak {
      if bytes[offset] == bytes[quote] { return offset }
      offset += 1
    }
    return nil
  }
}
