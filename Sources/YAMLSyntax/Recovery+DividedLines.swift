import SourceText

/// Lines that a line break divides within brackets, so that the rest is not indented.
extension Parser {
  /// The rest of text in brackets that a line break divides, on a line which is not indented and
  /// closes the brackets; reports that line.
  mutating func dividedText(
    _ bytes: Span<UInt8>,
    behind lineBreak: Int,
    allowsColon: Bool
  ) -> Int? {
    let start = bytes.skippingBreak(at: lineBreak)
    let text = bytes.skippingBlanks(from: start)
    guard Int(nodes[Int(top.node)].start) >= lineStart, text < bytes.count,
      text - start <= max(parentColumn, 0), bytes[text] != .hash, !isDash(bytes, at: text)
    else { return nil }
    let line = plainFlowLine(bytes, from: text)
    guard line.end > text, allowsColon || line.stop >= bytes.count || bytes[line.stop] != .colon,
      let closing = closingTooMany(bytes, from: text),
      bytes[closing] == (top.kind == .flowMapping ? .closeBrace : .closeBracket)
    else { return nil }
    let place = offset
    lineStart = start
    offset = text
    reportFlowLine(bytes, to: max(parentColumn, 0) + 2, isTab: false)
    offset = place
    return text
  }
}
