import SourceText

/// Closing brackets within a line that are one too many there, or stand in place of opening ones.
extension Parser {
  /// Skips the closing bracket of a kind at `offset` where the rest of its line shows that it closes
  /// nothing: text follows, or without it each bracket of the line has its other half.
  mutating func skipsClosingInLine(
    _ bytes: Span<UInt8>,
    _ kind: Frame.Kind,
    base: Int
  ) -> Bool {
    let next = follower(bytes, behind: offset)
    guard isStray(bytes, kind, before: next, isOutermost: frames.count == base + 1) else {
      return false
    }
    let range = offset..<(offset + 1)
    offset += 1
    if next == .text, top.state == .comma || top.state == .afterKey {
      completeFlowEntry()
      skipClosingForComma(range)
    } else {
      skipClosing(range)
    }
    return true
  }

  /// What follows a closing bracket on its line.
  private enum Follower { case text, colon, end }

  private func follower(_ bytes: Span<UInt8>, behind bracket: Int) -> Follower {
    let next = bytes.skippingBlanks(from: bracket + 1)
    if bytes.isBreakOrEnd(at: next) || bytes[next].endsFlowEntry { return .end }
    switch bytes[next] {
    case .hash: return .end
    case .colon: return .colon
    default: return .text
    }
  }

  private func isStray(
    _ bytes: Span<UInt8>,
    _ kind: Frame.Kind,
    before next: Follower,
    isOutermost: Bool
  ) -> Bool {
    guard let frame = top.kind == .flowPair ? frames.last : top, frame.kind.isFlow else {
      return false
    }
    let isOpenedAbove = Int(nodes[Int(frame.node)].start) < lineStart
    if next == .end, isOpenedAbove || kind == frame.kind { return false }
    let isInKey = (top.kind == .flowPair ? frames.dropLast() : frames[...]).last?.state == .afterKey
    switch top.state {
    case .value where isOpenedAbove: return next == .text
    case .afterKey where isOpenedAbove: return next == .colon && !isInKey
    default: break
    }
    guard !isOpenedAbove, isTooMany(bytes, in: frame) else { return false }
    if kind != frame.kind { return true }
    // Behind a key in brackets the value of a block may hold brackets.
    if isOutermost, next == .colon { return false }
    switch top.state {
    case .afterKey: return next == .text || !isInKey && kind == .flowMapping
    case .comma: return next == .text && !isOutermost
    default: return next == .text
    }
  }

  /// Whether the rest of the line closes all brackets that are open on it, without the one at
  /// `offset`.
  private func isTooMany(_ bytes: Span<UInt8>, in frame: Frame) -> Bool {
    guard closings(bytes, behind: offset + 1) == bracketsOpen(),
      let closing = closingTooMany(bytes, from: offset + 1)
    else { return false }
    return bytes[closing] == frame.closingBracket
  }

  /// Reads a closing bracket where a node is expected as the opening one of its kind, which the
  /// lines below it or the rest of its line end.
  mutating func opensWithClosing(_ bytes: Span<UInt8>) -> Bool {
    let isEmptyOnLine =
      nodes.count - 1 == Int(top.node) && Int(nodes[Int(top.node)].start) >= lineStart
    guard top.state == .value || top.state == .entry && !isEmptyOnLine,
      isOpening(bytes, above: bytes.skippingSpaces(from: lineStart) - lineStart)
    else { return false }
    reportClosingForOpening(bytes)
    receiveFlowNode()
    openFlow(bytes, parentColumn)
    return true
  }

  /// Whether the closing bracket at `offset`, on a line that is indented by a column, is followed by
  /// what it would open, and by another of its kind that closes that.
  mutating func isOpening(_ bytes: Span<UInt8>, above column: Int) -> Bool {
    let next = bytes.skippingBlanks(from: offset + 1)
    guard bytes.isBreakOrEnd(at: next) else {
      guard follower(bytes, behind: offset) == .text, bracketsOpen() == 0,
        closings(bytes, behind: offset + 1) == 1,
        let closing = closingTooMany(bytes, from: offset + 1)
      else { return false }
      return bytes[closing] == bytes[offset]
    }
    return isClosedBelow(bytes, with: bytes[offset], above: column)
  }

  /// Whether the lines below the one of `offset` stand right of a column, up to one that begins with
  /// a closing bracket.
  mutating func isClosedBelow(
    _ bytes: Span<UInt8>,
    with bracket: UInt8,
    above column: Int
  ) -> Bool {
    guard let first = nextLine(bytes, behind: offset), first.column > column,
      !bytes[first.start + first.column].endsFlowEntry,
      bytes[first.start + first.column] != .colon
    else { return false }
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: first.start))
    guard let last = lookForLine(bytes, from: behind, below: first.column) else {
      return readsRootFlow && goesOnFarther(bytes, from: behind)
    }
    return last.column >= column && bytes[last.start + last.column] == bracket
  }

  /// Reports that a closing bracket stands in place of an opening one.
  mutating func reportClosingForOpening(_ bytes: Span<UInt8>) {
    let range = offset..<(offset + 1)
    let opening = bytes[offset] == .closeBrace ? "{" : "["
    report(
      .unexpectedContent,
      at: range,
      "this bracket closes nothing, and what follows is not opened; write '\(opening)'",
      fix: Fix("Write '\(opening)'", [TextEdit(range, with: opening)])
    )
  }

  /// Skips the mark at `offset` in front of the bracket that ends the line of a key or an item, if
  /// the lines below are what it opens; reads a closing bracket there as the opening one.
  mutating func takesMarkOfBrackets(_ bytes: Span<UInt8>, _ place: Place) -> Bool {
    guard !place.mayOpen, top.kind != .document, place.start == offset else { return false }
    var bracket = offset
    if !bytes[offset].isClosingBracket || !bytes.isBreakOrEnd(at: offset + 1) {
      bracket += 1
      guard bracket < bytes.count, bytes[bracket].isOpeningBracket,
        !bytes[offset].isOpeningBracket,
        bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: bracket + 1))
      else { return false }
    }
    let closing = bracket > offset ? bytes[bracket].closingBracket : bytes[offset]
    guard isClosedBelow(bytes, with: closing, above: Int(top.entryColumn)),
      bracket == offset || !mayBeginText(bytes)
    else { return false }
    if bracket > offset {
      skipMark(bytes, at: offset, "stands in front of a bracket")
    } else {
      reportClosingForOpening(bytes)
    }
    offset = bracket
    readFlowNode(bytes, Place(start: bracket, column: bracket - lineStart, mayOpen: false))
    return true
  }

  /// How far away the end of a quote is looked for.
  private static var farthestQuote: Int { 1024 }

  /// Whether the byte at `offset`, in front of a bracket at the end of its line, may begin text that
  /// goes on below, to which the bracket then belongs.
  private mutating func mayBeginText(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case .ampersand, .asterisk, .exclamation, .bar, .greater, .percent, .at, .backtick, .comma,
      .closeBracket, .closeBrace:
      return false
    case .doubleQuote, .singleQuote: return mayEndBelow(bytes, bytes[offset])
    default:
      // Text without quotes holds no colon with a blank behind it.
      guard let next = nextLine(bytes, behind: offset) else { return true }
      return !holdsColon(bytes, next.start..<bytes.endOfLine(from: next.start))
    }
  }

  /// Whether a quote that begins at `offset` may end where a line does, before one that is not
  /// indented.
  private mutating func mayEndBelow(_ bytes: Span<UInt8>, _ quote: UInt8) -> Bool {
    var position = offset + 1
    let limit = min(position + Self.farthestQuote, bytes.count)
    defer { noteReach(bytes, of: position) }
    while position < limit {
      if bytes[position].isBreak {
        position = bytes.skippingBreak(at: position)
        let text = bytes.skippingSpaces(from: position)
        if !bytes.isBreakOrEnd(at: text), text - position <= Int(top.entryColumn) { return false }
      } else if bytes[position] == quote, position + 1 < limit, bytes[position + 1] == quote,
        quote == .singleQuote
      {
        position += 2
      } else if bytes[position] == quote {
        return bytes.isWhiteOrEnd(at: position + 1)
      } else {
        position += bytes[position] == .backslash && quote == .doubleQuote ? 2 : 1
      }
    }
    return limit < bytes.count
  }
}
