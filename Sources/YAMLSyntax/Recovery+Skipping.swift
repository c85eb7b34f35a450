import SourceText

/// Text that belongs to no node.
extension Parser {
  /// Leaves out a range that belongs to nothing, and proposes to delete it.
  mutating func skip(
    _ range: ByteRange,
    as code: YAMLProblem.Code = .unexpectedContent,
    _ message: String,
    fix title: String
  ) {
    skipped.append(range)
    report(code, at: range, message, fix: Fix(title, [.delete(range)]))
  }

  /// Skips what stands on a line behind a complete node.
  mutating func skipTrailingContent(_ bytes: Span<UInt8>) {
    if takesJoinedEntry(bytes) { return }
    let stop = endOfText(bytes, from: offset)
    let range = offset..<bytes.trimmingBlanks(from: offset, to: stop)
    skipped.append(range)
    reportTrailingText(bytes, range)
    offset = stop
  }

  /// The end of the line, or the blanks before its comment.
  func endOfText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !bytes[offset].isBreak {
      if bytes[offset] == .hash, offset > start, bytes[offset - 1].isBlank { break }
      offset += 1
    }
    return offset
  }

  /// Skips a line and the lines below it that are indented more.
  mutating func skipBlock(_ bytes: Span<UInt8>, _ message: String) {
    let start = offset
    let firstEnd = bytes.trimmingBlanks(from: start, to: bytes.endOfLine(from: start))
    let physical = correctedColumn(start - lineStart, ofLineAt: lineStart)
    var end = firstEnd
    var next = bytes.skippingBreak(at: bytes.endOfLine(from: start))
    while next < bytes.count {
      let text = bytes.skippingBlanks(from: next)
      let lineEnd = bytes.endOfLine(from: text)
      if text < lineEnd {
        guard text - next > physical else { break }
        end = bytes.trimmingBlanks(from: text, to: lineEnd)
      }
      next = bytes.skippingBreak(at: lineEnd)
    }
    // A tab in the indentation, or the block before, has been reported already.
    if !followsTab, !endsSkipped(bytes, before: start) {
      report(.unexpectedContent, at: start..<firstEnd, message)
    }
    skipped.append(start..<end)
    offset = next
    lineStart = next
  }

  /// Whether nothing but white space lies between the latest skipped range and an offset.
  private func endsSkipped(_ bytes: Span<UInt8>, before offset: Int) -> Bool {
    var end = offset
    while end > 0, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return skipped.last?.upperBound == end
  }

  /// Skips what follows the node of a document.
  mutating func skipRest(_ bytes: Span<UInt8>) {
    var end = bytes.count
    while end > offset, bytes[end - 1].isBlankOrBreak { end -= 1 }
    skipped.append(offset..<end)
    report(
      .unexpectedContent,
      at: offset..<min(end, bytes.endOfLine(from: offset)),
      "a document has one value; remove this text or begin a new document with '---'"
    )
    offset = bytes.count
  }

  /// Drops an anchor or a tag that has no node behind it on its line.
  mutating func dropProperties(from start: Int) {
    for range in [inner.anchor, inner.tag].compactMap(\.self) { skipped.append(range) }
    inner = PendingProperties()
    report(
      .properties,
      at: start..<lastEnd,
      "an anchor or tag stands before what it belongs to; move it or indent this line"
    )
  }

  /// Reads a value that is not one scalar to YAML as one plain scalar up to the end of its line.
  mutating func readPhrase(
    _ bytes: Span<UInt8>,
    _ message: String,
    fix: (ByteRange) -> Fix? = { _ in nil }
  ) {
    let start = offset
    let stop = endOfText(bytes, from: start)
    let leaf = Leaf(
      style: .plain,
      start: start,
      end: max(bytes.trimmingBlanks(from: start, to: stop), start + 1)
    )
    let range = leaf.start..<leaf.end
    reportQuoteNeeded(bytes, range, message, fix: fix(range))
    receiveNode()
    emitWithProperties(leaf)
    offset = leaf.end
  }

  /// Reports text that needs quotes, and how to quote it where there is no better fix.
  mutating func reportQuoteNeeded(
    _ bytes: Span<UInt8>,
    _ range: ByteRange,
    _ message: String,
    fix: Fix? = nil
  ) {
    report(.quoteNeeded, at: range, message, fix: fix ?? quotingFix(bytes, range))
  }

  func quotingFix(_ bytes: Span<UInt8>, _ range: ByteRange) -> Fix {
    let quoted = Self.quoted(Self.string(bytes, range))
    return Fix("Quote the text", [TextEdit(range, with: quoted)])
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }

  /// Reads text in node position that begins with a character no plain scalar begins with.
  mutating func readReserved(_ bytes: Span<UInt8>, _ place: Place) {
    let line = bytes.plainLine(from: offset)
    if place.mayOpen {
      let leaf = Leaf(style: .plain, start: offset, end: max(line.end, offset + 1))
      reportReserved(bytes, leaf)
      finish(bytes, leaf, place)
    } else {
      readPhrase(bytes, Self.reservedMessage(bytes[offset]))
    }
  }

  mutating func reportReserved(_ bytes: Span<UInt8>, _ leaf: Leaf) {
    reportQuoteNeeded(bytes, leaf.start..<leaf.end, Self.reservedMessage(bytes[leaf.start]))
  }

  private static func reservedMessage(_ byte: UInt8) -> String {
    "text without quotes cannot begin with '\(Unicode.Scalar(byte))'; quote it"
  }

  /// Whether text behind a key on its line begins with what opens a mapping elsewhere.
  func isPhrase(_ bytes: Span<UInt8>, _ place: Place) -> Bool {
    !place.mayOpen && top.kind != .document && Self.isFollowedByBlankAndText(bytes, at: offset)
  }

  /// Whether what begins like an alias goes on, as none does.
  func isAliasWithText(_ bytes: Span<UInt8>, isFlow: Bool = false) -> Bool {
    var end = offset + 1
    while end < bytes.count, !bytes[end].isBlankOrBreak, !bytes[end].isFlowIndicator { end += 1 }
    if !isFlow, end < bytes.count, bytes[end].isFlowIndicator {
      return bytes[end] != .comma || !bytes.isBreakOrEnd(at: end + 1)
    }
    let text = bytes.skippingBlanks(from: end)
    guard text > end, !bytes.isBreakOrEnd(at: text), bytes[text] != .hash else { return false }
    if isFlow, bytes[text].isFlowIndicator { return false }
    guard bytes[text] == .colon else { return true }
    return !bytes.isWhiteOrEnd(at: text + 1) && !(isFlow && bytes[text + 1].isFlowIndicator)
  }

  /// Whether the byte at an offset has a blank and then text behind it on its line.
  static func isFollowedByBlankAndText(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1].isBlank else { return false }
    let text = bytes.skippingBlanks(from: offset + 1)
    return !bytes.isBreakOrEnd(at: text) && bytes[text] != .hash
  }

  /// Whether a plain scalar cannot begin with a byte, whatever follows it.
  @inline(__always)
  static func isReserved(_ byte: UInt8) -> Bool {
    // Most text begins with a letter.
    if byte &- 0x61 < 26 { return false }
    switch byte {
    case .at, .backtick, .percent, .comma, .closeBracket, .closeBrace, .bar, .greater,
      .ampersand, .asterisk:
      return true
    default: return false
    }
  }
}
