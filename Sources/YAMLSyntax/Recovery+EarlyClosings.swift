import SourceText

/// Closing brackets that are one too many, as what follows them shows.
extension Parser {
  /// How far away the start of a line is looked for.
  private static var farthestStart: Int { 1024 }
  /// How many brackets that close nothing are taken for one mistake.
  private static var mostClosings: Int { 16 }

  /// Skips the closing bracket of a kind at `offset`, and those behind it, where the lines below go
  /// on with the innermost collection, or the bracket that closes it follows.
  mutating func skipsEarlyClosing(
    _ bytes: Span<UInt8>,
    _ kind: Frame.Kind,
    base: Int
  ) -> Bool {
    if top.kind != kind, closesSwapped(bytes, kind) { return true }
    if top.kind != kind, isInFrontOfOther(bytes) {
      skipClosing(offset..<(offset + 1))
      offset += 1
      return true
    }
    if isInFrontOfText(bytes) {
      skipAtStartOfLine()
      return true
    }
    let isEmpty = nodes.count - 1 == Int(top.node)
    let start = Int(nodes[Int(top.node)].start)
    if isEmpty, start >= lineStart {
      guard goesOnBelow(bytes, behind: offset + 1, start) else { return false }
      skipClosing(offset..<(offset + 1))
      offset += 1
      return true
    }
    guard !readsRootFlow, !readsByLayout, start < lineStart,
      bytes.skippingSpaces(from: lineStart) != offset,
      top.kind != kind || frames.count == base + 1
    else { return false }
    let end = endOfClosings(bytes)
    guard goesOnBelow(bytes, behind: end, start) else { return false }
    skipAboveEntry(bytes, offset..<end)
    return true
  }

  /// Whether the bracket at `offset`, the first of its line, has text behind it, so that it closes
  /// nothing there: an entry is awaited, or the line does not stand where the collection begins.
  private mutating func isInFrontOfText(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.skippingSpaces(from: lineStart) == offset else { return false }
    let text = bytes.skippingBlanks(from: offset + 1)
    guard !bytes.isBreakOrEnd(at: text), !bytes[text].endsFlowEntry, bytes[text] != .colon,
      bytes[text] != .hash || text == offset + 1
    else { return false }
    let start = Int(nodes[Int(top.node)].start)
    guard start < lineStart else { return false }
    if top.state == .key || top.state == .entry { return true }
    return top.state == .comma
      && indentationAbove(bytes, of: start).map { $0 < offset - lineStart } == true
  }

  /// Skips the bracket at `offset`; it takes the place of a comma where one lacks.
  private mutating func skipAtStartOfLine() {
    let range = offset..<(offset + 1)
    offset += 1
    if top.state == .comma { skipClosingForComma(range) } else { skipClosing(range) }
  }

  /// The end of the closing brackets from `offset` on.
  private func endOfClosings(_ bytes: Span<UInt8>) -> Int {
    var end = offset
    let limit = min(offset + Self.mostClosings, bytes.count)
    while end < limit, bytes[end].isClosingBracket { end += 1 }
    return end
  }

  /// Skips brackets that close nothing; they take the place of a comma where one lacks.
  private mutating func skipAboveEntry(_ bytes: Span<UInt8>, _ range: ByteRange) {
    offset = range.upperBound
    let next = bytes.skippingBlanks(from: offset)
    let line = nextLine(bytes, behind: offset)
    guard top.state == .comma, next >= bytes.count || bytes[next] != .comma,
      let line, !bytes[line.start + line.column].endsFlowEntry
    else {
      skipClosing(range)
      return
    }
    skipClosingForComma(range)
  }

  /// Whether the bracket at `offset` stands directly in front of the one that closes the innermost
  /// collection, which it does not.
  private mutating func isInFrontOfOther(_ bytes: Span<UInt8>) -> Bool {
    let next = bytes.skippingBlanks(from: offset + 1)
    guard next < bytes.count, bytes[next] == top.closingBracket else { return false }
    let start = Int(nodes[Int(top.node)].start)
    if start >= lineStart { return closings(bytes, behind: offset + 1) == bracketsOpen() }
    return bytes.skippingSpaces(from: lineStart) == offset
      && indentationAbove(bytes, of: start) == offset - lineStart
  }

  /// Closes two collections with their brackets in the wrong order, where the rest of the line has as
  /// many as are open on it.
  private mutating func closesSwapped(_ bytes: Span<UInt8>, _ kind: Frame.Kind) -> Bool {
    let range = offset..<(offset + 2)
    guard range.upperBound <= bytes.count, bytes[offset + 1] == top.closingBracket,
      let around = frames.last, around.kind == kind,
      Int(nodes[Int(around.node)].start) >= lineStart,
      let count = closings(bytes, behind: offset + 1), count + 1 == bracketsOpen()
    else { return false }
    let wanted = top.kind == .flowMapping ? "}]" : "]}"
    report(
      .unexpectedContent,
      at: range,
      "these brackets close what is open in the wrong order; write '\(wanted)'",
      fix: Fix("Write '\(wanted)'", [TextEdit(range, with: wanted)])
    )
    for end in [offset + 1, offset + 2] {
      lastEnd = end
      close()
      if end == offset + 1 { completeFlowEntry() }
    }
    offset = range.upperBound
    endsJSONLike = true
    return true
  }

  /// The spaces that an earlier line, that of an offset, begins with, on which depends what is made of
  /// this one; `nil` if that is far away.
  private mutating func indentationAbove(_ bytes: Span<UInt8>, of offset: Int) -> Int? {
    let start = nearStartOfLine(bytes, of: offset)
    searches += 1
    noteSearch(from: start ?? max(offset - Self.farthestStart, 0))
    return start.map { bytes.skippingSpaces(from: $0) - $0 }
  }

  /// The spaces that the line of an offset begins with; `nil` if that is far away.
  func indentationOfLine(_ bytes: Span<UInt8>, of offset: Int) -> Int? {
    nearStartOfLine(bytes, of: offset).map { bytes.skippingSpaces(from: $0) - $0 }
  }

  private func nearStartOfLine(_ bytes: Span<UInt8>, of offset: Int) -> Int? {
    let limit = max(offset - Self.farthestStart, 0)
    var start = offset
    while start > limit, !bytes[start - 1].isBreak { start -= 1 }
    return start == 0 || bytes[start - 1].isBreak ? start : nil
  }

  /// Whether a line ends at an offset or with a comma there, and those below it are more of the
  /// innermost collection: the bracket that closes it follows, alone or behind lines further right
  /// than the one that it begins on.
  private mutating func goesOnBelow(
    _ bytes: Span<UInt8>,
    behind offset: Int,
    _ start: Int
  ) -> Bool {
    var end = bytes.skippingBlanks(from: offset)
    let isEmpty = start >= lineStart
    if !isEmpty, end < bytes.count, bytes[end] == .comma {
      end = bytes.skippingBlanks(from: end + 1)
    }
    guard end < bytes.count, bytes[end].isBreak || bytes[end] == .hash && end > offset,
      let next = nextLine(bytes, behind: end)
    else { return false }
    let first = bytes[next.start + next.column]
    if !isEmpty, first == top.closingBracket { return true }
    guard !first.endsFlowEntry, first != .colon, next.column > Int(top.column),
      let own = indentationOfLine(bytes, of: start), next.column > own
    else { return false }
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: next.start))
    guard let last = lookForLine(bytes, from: behind, below: next.column) else {
      return readsRootFlow && goesOnFarther(bytes, from: behind)
    }
    return last.column >= own && bytes[last.start + last.column] == top.closingBracket
  }
}

extension Frame {
  /// What closes a collection in brackets.
  var closingBracket: UInt8 { kind == .flowMapping ? .closeBrace : .closeBracket }
}
