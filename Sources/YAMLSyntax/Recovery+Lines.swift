import SourceText

/// Looking at the lines around one that does not fit.
extension Parser {
  /// The first word of the nearest line above that stands in a column, or of the key above whose
  /// value is to stand there.
  mutating func neighbour(_ bytes: Span<UInt8>, in column: Int) -> RelatedRange? {
    guard problems.count < Self.mostProblems else { return nil }
    let line = previousLine(bytes, before: lineStart, below: column + 1)
    searches += 1
    noteSearch(from: line?.start ?? 0)
    guard let line, line.column == column || endsWithColon(bytes, line) else { return nil }
    let start = bytes.skippingSpaces(from: line.start)
    var end = start
    while end < bytes.count, !bytes[end].isBlankOrBreak { end += 1 }
    let isNeighbour = line.column == column
    return RelatedRange(isNeighbour ? "a neighbour" : "what it belongs to", at: start..<end)
  }

  /// Whether another item follows the one of this line, in its column.
  mutating func isFollowedByItem(_ bytes: Span<UInt8>) -> Bool {
    let start = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let next = lookForLine(bytes, from: start, below: column + 1)
    guard let next else { return false }
    return next.column == column && isDash(bytes, at: next.start + next.column)
  }

  /// The column of the next line with content, or of the next that is not right of a column.
  mutating func columnOfNextLine(
    _ bytes: Span<UInt8>,
    notAbove column: Int = .max - 1
  ) -> Int? {
    let start = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let next = lookForLine(bytes, from: start, below: column + 1)
    return next?.column
  }

  /// The start of the nearest line above with content.
  func startOfLine(_ bytes: Span<UInt8>, above start: Int) -> Int? {
    previousLine(bytes, before: start, below: .max)?.start
  }

  /// The first line left of a column, from a line on.
  func nextLine(
    _ bytes: Span<UInt8>,
    from start: Int,
    below column: Int
  ) -> ContentLine? {
    var start = start
    let limit = min(bytes.count, start + Self.farthestSearch)
    while start < limit {
      let text = bytes.skippingSpaces(from: start)
      if !bytes.isBreakOrEnd(at: text), bytes[text] != .hash, text - start < column,
        !isConflictMarker(bytes, at: start)
      {
        return ContentLine(start: start, column: text - start)
      }
      start = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
    return nil
  }

  /// The nearest line below an offset with content.
  func nextLine(_ bytes: Span<UInt8>, behind offset: Int) -> ContentLine? {
    nextLine(
      bytes,
      from: bytes.skippingBreak(at: bytes.endOfLine(from: offset)),
      below: .max
    )
  }

  /// The first line left of a column, from a line on; notes how far it looks.
  mutating func lookForLine(
    _ bytes: Span<UInt8>,
    from start: Int,
    below column: Int
  ) -> ContentLine? {
    let line = nextLine(bytes, from: start, below: column)
    noteReach(bytes, of: line?.start ?? min(start + Self.farthestSearch, bytes.count))
    return line
  }

  /// Whether a search for a line, from one on, ends before the text does.
  func goesOnFarther(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    bytes.count - start > Self.farthestSearch
  }

  /// The nearest line below an offset with content; notes how far it looks.
  mutating func lookForLine(_ bytes: Span<UInt8>, behind offset: Int) -> ContentLine? {
    let line = nextLine(bytes, behind: offset)
    noteReach(bytes, of: line?.start ?? bytes.count)
    return line
  }

  /// A line with content.
  struct ContentLine {
    let start: Int
    let column: Int
  }

  /// The nearest line above with content left of a column.
  func previousLine(
    _ bytes: Span<UInt8>,
    before start: Int,
    below column: Int
  ) -> ContentLine? {
    var end = start
    let limit = max(start - Self.farthestSearch, 0)
    while end > limit {
      let start = lineStart(bytes, of: end - 1)
      let text = bytes.skippingSpaces(from: start)
      if text < end, !bytes[text].isBlankOrBreak, bytes[text] != .hash,
        !isConflictMarker(bytes, at: start)
      {
        let found = correctedColumn(text - start, ofLineAt: start)
        if found < column { return ContentLine(start: start, column: found) }
      }
      end = start
    }
    return nil
  }

  /// Whether a line belongs to a scalar that began above it, and so has no place of its own.
  func isWithinScalar(_ line: ContentLine) -> Bool {
    let behind = nodes.firstIndex(notBelow: line.start) { Int($0.start) }
    guard behind > 0 else { return false }
    let node = nodes[behind - 1]
    return node.kind == .scalar && node.style != .plain && Int(node.end) > line.start
  }

  /// Whether the line at `lineStart` is above one that is a key and so cannot go on with it.
  func isAboveKey(_ bytes: Span<UInt8>) -> Bool {
    guard let next = nextLine(bytes, behind: offset) else { return false }
    return isKeyBelowText(bytes, at: next.start + next.column)
  }

  /// Whether what begins a line at an offset is an entry that cannot go on with text above it, as
  /// dashes and question marks do.
  func isKeyBelowText(_ bytes: Span<UInt8>, at text: Int) -> Bool {
    let isMark = bytes[text] == .dash || bytes[text] == .question
    return isMark ? plainKey(bytes, at: text) != nil : looksLikeEntry(bytes, at: text)
  }

  /// Whether a line is a key without a value on it.
  func endsWithColon(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let end = endOfText(bytes, from: line.start)
    var trimmed = bytes.trimmingBlanks(from: line.start, to: end)
    // A no-break space behind the colon is taken for a space.
    while trimmed > line.start + 2, Self.isNoBreakSpace(bytes, at: trimmed - 2) {
      trimmed = bytes.trimmingBlanks(from: line.start, to: trimmed - 2)
    }
    guard trimmed > line.start else { return false }
    switch bytes[trimmed - 1] {
    case .colon: return true
    // A mark typed directly behind the colon is not meant as a value.
    case .openBracket, .openBrace, .dash, .doubleQuote, .singleQuote:
      return trimmed - 1 > line.start && bytes[trimmed - 2] == .colon
    default: return false
    }
  }
}
