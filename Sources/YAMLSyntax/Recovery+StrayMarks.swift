import SourceText

/// Marks typed directly behind a colon, in front of the space, and brackets typed into a line that
/// has all its closing ones.
extension Parser {
  /// How many bytes of a line are looked at to find what a bracket is closed by.
  private static var farthestClosing: Int { 1024 }

  /// Skips a mark that was typed between the colon of a key and the space behind it; what follows
  /// is the value.
  mutating func skipsMarkBehindColon(_ bytes: Span<UInt8>, at mark: Int) -> Bool {
    guard top.kind == .blockMapping, Self.isFollowedByBlankAndText(bytes, at: mark),
      isStrayBehindColon(bytes, at: mark)
    else { return false }
    skipMark(bytes, at: mark, "stands between a colon and its value")
    return true
  }

  /// Skips one character between the colon of a key and the end of the line, where the value is the
  /// block below.
  mutating func skipsMarkBehindColonOfBlock(_ bytes: Span<UInt8>, _ mark: ByteRange) -> Bool {
    guard top.kind == .blockMapping, mark.count == 1, !bytes[mark.lowerBound].isOpeningBracket,
      !bytes[mark.lowerBound].isQuote,
      bytes.isBreakOrEnd(at: endOfText(bytes, from: mark.upperBound)),
      let next = nextLine(bytes, behind: mark.lowerBound), next.column > Int(top.entryColumn),
      looksLikeEntry(bytes, at: next.start + next.column)
    else { return false }
    skipMark(bytes, at: mark.lowerBound, "stands between a colon and the block below it")
    return true
  }

  /// Leaves out the mark at an offset, and proposes to remove it.
  mutating func skipMark(_ bytes: Span<UInt8>, at mark: Int, _ fault: String) {
    skip(
      mark..<(mark + 1),
      "this '\(Unicode.Scalar(bytes[mark]))' \(fault); remove it",
      fix: "Remove the mark"
    )
  }

  private mutating func isStrayBehindColon(_ bytes: Span<UInt8>, at mark: Int) -> Bool {
    switch bytes[mark] {
    case .dash:
      let next = lookForLine(bytes, behind: mark)
      return next.map {
        $0.column <= Int(top.entryColumn) && !isDash(bytes, at: $0.start + $0.column)
      }
        ?? true
    case .doubleQuote, .singleQuote:
      if let end = endOfQuoted(bytes, from: mark) {
        return end < bytes.count && !bytes[end].isBlankOrBreak && bytes[end] != .comma
      }
      return isLastOfEntry(bytes, behind: mark)
    case .openBracket, .openBrace:
      let end = bytes.trimmingBlanks(from: mark, to: endOfText(bytes, from: mark))
      switch bytes[end - 1] {
      case .comma, .openBracket, .openBrace: return false
      default: break
      }
      return closingTooMany(bytes, from: mark + 1) == nil && isLastOfEntry(bytes, behind: mark)
    case .closeBracket, .closeBrace, .comma, .bar, .greater, .percent, .at, .backtick, .ampersand,
      .asterisk:
      return true
    default: return false
    }
  }

  /// Whether no line below goes on with the entry of an offset or closes its brackets.
  private mutating func isLastOfEntry(_ bytes: Span<UInt8>, behind offset: Int) -> Bool {
    guard let next = lookForLine(bytes, behind: offset) else { return true }
    switch bytes[next.start + next.column] {
    case .closeBrace, .closeBracket: return false
    default: return next.column <= Int(top.entryColumn)
    }
  }

  /// Whether a bracket in brackets is one too many: without it, those that are open on its line are
  /// closed there, and the line below goes on with something else.
  mutating func isBracketTooMany(_ bytes: Span<UInt8>, at bracket: Int) -> Bool {
    let open = bracketsOpen()
    guard open > 0, closings(bytes, behind: bracket + 1) == open else { return false }
    let next = lookForLine(bytes, behind: bracket)
    guard let next else { return true }
    let start = lineStart(bytes, of: bracket)
    let own = bytes.skippingSpaces(from: start) - start
    return next.column < own
      || next.column == own && !bytes[next.start + next.column].isClosingBracket
  }

  /// How many collections in brackets that began on this line are open.
  func bracketsOpen() -> Int {
    var count = 0
    for frame in [top] + frames.suffix(16).reversed() {
      guard frame.kind.isFlow, Int(nodes[Int(frame.node)].start) >= lineStart else { break }
      if frame.kind != .flowPair { count += 1 }
    }
    return count
  }

  /// How many brackets of a line, from an offset on, close none of it.
  func closings(_ bytes: Span<UInt8>, behind start: Int) -> Int? {
    let near = bytes.extracting(first: min(start + Self.farthestClosing, bytes.count))
    guard near.count == bytes.count || near.endOfLine(from: start) < near.count else { return nil }
    var count = 0
    var position = start
    while let closing = closingTooMany(near, from: position) {
      count += 1
      position = closing + 1
    }
    return count
  }

  /// Skips a bracket that was typed between a colon in brackets and the space behind it.
  mutating func skipsBracketBehindColon(_ bytes: Span<UInt8>) -> Bool {
    let mark = offset + 1
    guard mark < bytes.count, bytes[mark].isOpeningBracket,
      Self.isFollowedByBlankAndText(bytes, at: mark), isBracketTooMany(bytes, at: mark),
      // Behind a key in quotes a colon needs no space, so that the bracket may begin the value.
      !endsJSONLike || !isClosed(bytes, mark)
    else {
      return false
    }
    skipMark(bytes, at: mark, "stands between a colon and its value")
    return true
  }

  /// Whether the bracket at an offset is closed on its line by one of its kind.
  private func isClosed(_ bytes: Span<UInt8>, _ bracket: Int) -> Bool {
    guard let closing = closingTooMany(bytes, from: bracket + 1) else { return false }
    return bytes[closing] == bytes[bracket].closingBracket
  }

  /// Skips a mark that was typed between a dash and the space behind it.
  mutating func skipsMarkBehindDash(_ bytes: Span<UInt8>) -> Bool {
    guard offset < bytes.count, Self.isFollowedByBlankAndText(bytes, at: offset) else {
      return false
    }
    switch bytes[offset] {
    case .colon: break
    case .openBracket, .openBrace:
      guard closingTooMany(bytes, from: offset + 1) == nil else { return false }
    default: return false
    }
    skipMark(bytes, at: offset, "stands between a dash and its item")
    offset = bytes.skippingBlanks(from: offset + 1)
    return true
  }

  /// Skips a colon in brackets behind another, or in front of a key that has its own.
  mutating func skipsColonTooMany(_ bytes: Span<UInt8>) -> Bool {
    guard top.kind == .flowMapping || top.kind == .flowPair else { return false }
    switch top.state {
    case .value where bytes[lastEnd - 1] == .colon: break
    case .key:
      let text = bytes.skippingBlanks(from: offset + 1)
      let near = bytes.extracting(first: min(offset + Self.farthestClosing, bytes.count))
      guard text > offset + 1, text < near.count, !bytes.isBreakOrEnd(at: text) else {
        return false
      }
      let line = near.plainFlowLine(from: text)
      guard line.end > text, line.stop < near.count, near[line.stop] == .colon else { return false }
    default: return false
    }
    skip(
      offset..<(offset + 1),
      "this ':' is one too many; remove it",
      fix: "Remove the colon"
    )
    offset += 1
    return true
  }

  /// Skips a quote or a bracket behind a value in quotes or brackets, where the rest of the line
  /// closes what is open on it.
  mutating func skipsMarkBehindEntry(_ bytes: Span<UInt8>) -> Bool {
    guard top.state == .comma, endsJSONLike, lineStart <= lastEnd else { return false }
    switch bytes[offset] {
    case .doubleQuote, .singleQuote:
      let next = bytes.skippingBlanks(from: offset + 1)
      guard next < bytes.count, bytes[next].isClosingBracket,
        endOfQuoted(bytes, from: offset) == nil
      else { return false }
    case .openBracket, .openBrace:
      guard isBracketTooMany(bytes, at: offset) else { return false }
    default: return false
    }
    skipMark(bytes, at: offset, "is one too many")
    offset += 1
    return true
  }

  /// Skips a bracket in front of a comment, alone on its line with it.
  mutating func skipsMarkOfComment(_ bytes: Span<UInt8>) -> Bool {
    let mark = offset
    guard bytes[mark].isOpeningBracket, mark + 1 < bytes.count,
      bytes[mark + 1] == .hash, bytes.isWhiteOrEnd(at: mark + 2),
      closingTooMany(bytes, from: mark + 1) == nil, !isAboveContent(bytes)
    else { return false }
    skipMark(bytes, at: mark, "stands in front of a comment")
    offset = bytes.endOfLine(from: mark)
    comments.append((mark + 1)..<offset)
    return true
  }

  /// Whether the line below that of the bracket at `offset` may stand in the bracket, or closes it.
  private mutating func isAboveContent(_ bytes: Span<UInt8>) -> Bool {
    guard let next = lookForLine(bytes, behind: offset) else { return false }
    return next.column > column || bytes[next.start + next.column].isClosingBracket
  }

  /// Skips a `#` directly behind a mark in brackets, which begins no comment, where the rest of the
  /// line closes the brackets.
  mutating func skipsHashInBrackets(_ bytes: Span<UInt8>) -> Bool {
    guard offset > lineStart, !bytes[offset - 1].isBlank,
      !bytes.isBreakOrEnd(at: offset + 1), isBracketTooMany(bytes, at: offset)
    else { return false }
    guard bytes[offset + 1].isBlank else { return true }
    skip(
      offset..<(offset + 1),
      "this '#' has no space in front of it and begins no comment; remove it",
      fix: "Remove the '#'"
    )
    offset += 1
    return true
  }
}
