import SourceText

/// Documents and lists in brackets that lack the opening one.
extension Parser {
  /// How many bytes above the last line of a document are looked at for another.
  private static var farthestLine: Int { 1024 }

  /// Whether the document is one in brackets, as JSON is, that lacks the first of them: its first line
  /// is an entry as in brackets, and its last the other half, further left.
  mutating func isDocumentWithoutBracket(_ bytes: Span<UInt8>) -> Bool {
    guard beginsRootFlow, isAtLineStart, column > 0, beginsWithEntryInBrackets(bytes),
      let last = lookForLastLine(bytes, before: bytes.count), last.start > offset,
      last.column < column
    else { return false }
    let bracket = last.start + last.column
    let wanted: UInt8 = isKeyInQuotes(bytes, at: offset) ? .closeBrace : .closeBracket
    guard bytes[bracket] == wanted, bytes.holdsNoContent(from: bracket + 1) else { return false }
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    if bytes[end - 1] == .comma || bytes[offset].isOpeningBracket { return true }
    // What opens at the end of the first line ends above the last one.
    guard let above = lookForLastLine(bytes, before: last.start) else { return false }
    return above.column == column && bytes[above.start + column].isClosingBracket
  }

  /// Whether a line is a bracket, or begins with a key or an item in quotes and ends with a comma or,
  /// behind a key, with a bracket.
  private func beginsWithEntryInBrackets(_ bytes: Span<UInt8>) -> Bool {
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    // What begins with the other bracket may end with this one.
    if bytes[offset].isOpeningBracket { return bytes[offset] == .openBrace && end == offset + 1 }
    guard bytes[offset].isQuote, let quoted = endOfQuoted(bytes, from: offset) else {
      return false
    }
    if implicitColon(bytes, behind: quoted) != nil {
      return bytes[end - 1] == .comma || bytes[end - 1].isOpeningBracket
    }
    return bytes[end - 1] == .comma && bytes.skippingBlanks(from: quoted) == end - 1
  }

  /// Whether a key in quotes stands at an offset, on one line with its colon.
  func isKeyInQuotes(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard bytes[start].isQuote, let end = endOfQuoted(bytes, from: start) else { return false }
    return implicitColon(bytes, behind: end) != nil
  }

  /// The last line before an offset that is not blank, if it is near; notes how far it looks.
  mutating func lookForLastLine(_ bytes: Span<UInt8>, before end: Int) -> ContentLine? {
    let limit = max(end - Self.farthestLine, 0)
    var position = end
    while position > limit, bytes[position - 1].isBlankOrBreak { position -= 1 }
    while position > limit, !bytes[position - 1].isBreak { position -= 1 }
    log.lastLines = max(log.lastLines, bytes.count - position)
    guard position > limit else { return nil }
    return ContentLine(start: position, column: bytes.skippingSpaces(from: position) - position)
  }

  /// Begins the document at its first entry, in brackets of which the last line has the other half.
  mutating func openWithoutBracket(_ bytes: Span<UInt8>, _ parent: Int) {
    let isMapping = isKeyInQuotes(bytes, at: offset)
    let node = open(isMapping ? .mapping : .sequence, .flow, at: offset)
    push(
      Frame(
        isMapping ? .flowMapping : .flowSequence,
        isMapping ? .key : .entry,
        node: node,
        column: parent
      )
    )
    let last = lookForLastLine(bytes, before: bytes.count)
    top.indentation = Int32(truncatingIfNeeded: last?.column ?? 0)
    lastEnd = offset
    let bracket = isMapping ? "{" : "["
    report(
      .unclosedFlow,
      at: offset..<((bytes[offset].isQuote ? endOfQuoted(bytes, from: offset) : nil) ?? offset + 1),
      "the brackets around the document have no '\(bracket)'; insert it",
      fix: Fix("Insert '\(bracket)'", [.insert("\(bracket)\n", at: lineStart)])
    )
  }

  /// Whether the brackets around the document, or its only ones, have no opening one.
  func lacksOpening(_ bytes: Span<UInt8>) -> Bool { nodes[0].lacksOpening(bytes) }

  /// Whether the brackets around a document begin in another way than those around a tail: with no
  /// bracket, with one, or with two.
  func opensOtherwise(_ bytes: Span<UInt8>, than tail: TreeTail) -> Bool {
    guard let other = tail.tree.nodes.first else { return true }
    let known = tail.tree.bytes
    return lacksOpening(bytes) != other.lacksOpening(known.span)
      || (nodes[0].secondBracket(bytes) == nil) != (other.secondBracket(known.span) == nil)
  }

  /// Skips a brace behind the bracket of a list, at the end of a line, above lines further right that
  /// begin with brackets, where these do not match by their order; elsewhere it is but noted.
  mutating func skipsBracketAboveItems(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset].isOpeningBracket, readsRootFlow || readsByLayout, lastEnd > lineStart,
      Int(top.node) == nodes.count - 1,
      bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: offset + 1))
    else { return false }
    // The first of two that a document begins with is skipped before it is read.
    let isSecond = nodes.count == 1 && bytes[offset] == bytes[Int(nodes[0].start)]
    guard isSecond || bytes[offset] == .openBrace && top.kind == .flowSequence,
      let next = nextLine(bytes, behind: offset),
      isSecond || bytes[next.start + next.column].isOpeningBracket,
      next.column > bytes.skippingSpaces(from: lineStart) - lineStart
    else { return false }
    guard matchesByLayout, !isSecond else {
      layout.differences += 1
      return false
    }
    layout.note(.flowMapping, 1)
    layout.problems += 1
    skipMark(bytes, at: offset, "is one too many")
    offset += 1
    return true
  }

  /// Skips a `#` in front of the bracket at the end of a line, above lines further right, where
  /// brackets do not match by their order; elsewhere it is but noted.
  mutating func skipsHashAboveBrackets(_ bytes: Span<UInt8>) -> Bool {
    guard readsRootFlow || readsByLayout, let column = columnOfHiddenLine(bytes) else {
      return false
    }
    guard matchesByLayout else {
      layout.differences += 1
      return false
    }
    let end = bytes.trimmingBlanks(from: offset, to: bytes.endOfLine(from: offset))
    guard isClosedBelow(bytes, with: bytes[end - 1].closingBracket, above: column) else {
      return false
    }
    layoutLine = LayoutLine(start: lineStart, column: Int32(truncatingIfNeeded: column))
    layout.note(bytes[end - 1] == .openBrace ? .flowMapping : .flowSequence, -1)
    layout.problems += 1
    skip(
      offset..<(offset + 1),
      "this '#' hides the bracket that opens the lines below; remove it",
      fix: "Remove the '#'"
    )
    offset += 1
    return true
  }

  /// The column of the line that a `#` at `offset` was typed into, if it stands in front of a key, or
  /// of what follows one, and of a bracket that may open the line below.
  private func columnOfHiddenLine(_ bytes: Span<UInt8>) -> Int? {
    let lineEnd = bytes.endOfLine(from: offset)
    let end = bytes.trimmingBlanks(from: offset, to: lineEnd)
    guard end > offset + 1, bytes[end - 1].isOpeningBracket else { return nil }
    var column = bytes.skippingSpaces(from: lineStart) - lineStart
    let text = bytes.skippingBlanks(from: offset + 1)
    if lineStart + column < offset {
      let value = bytes[text] == .colon ? bytes.skippingBlanks(from: text + 1) : text
      guard top.state == (value > text ? .afterKey : .value), lastEnd > lineStart,
        value == end - 1
      else { return nil }
    } else {
      guard looksLikeEntry(bytes, at: text) else { return nil }
      // Nobody indents by an odd number, but a mark moves what it was typed in front of.
      column = text - lineStart
      column = max(column - (column % 2 == 0 ? 2 : 1), 0)
    }
    let next = bytes.skippingBreak(at: lineEnd)
    let below = bytes.skippingSpaces(from: next)
    return below - next > column && !bytes.isBreakOrEnd(at: below) && bytes[below] != .hash
      ? column : nil
  }

  /// Whether brackets begin a line in place of a key, in the column in which those that are the value
  /// of the key before begin or end, on a line of their own, too: they are rather items of one list.
  mutating func isItemWithoutList(_ bytes: Span<UInt8>) -> Bool {
    guard readsRootFlow, top.kind == .flowMapping, top.state == .key,
      bytes[offset].isOpeningBracket, top.lastItem > 0, Int(top.lastItem) < nodes.count,
      bytes.skippingSpaces(from: lineStart) == offset
    else { return false }
    let value = nodes[Int(top.lastItem)]
    guard value.style == .flow, Int(value.subtreeEnd) == nodes.count else { return false }
    let start = Int(value.start)
    let line = lineStart(bytes, of: start)
    searches += 1
    noteSearch(from: line, isAtNodes: true)
    guard bytes[start] == bytes[offset] else { return false }
    let column = offset - lineStart
    let first = bytes.skippingSpaces(from: line)
    if first == start { return start - line == column }
    let last = lineStart(bytes, of: Int(value.end) - 1)
    return first - line < column && last > line
      && bytes.skippingSpaces(from: last) == Int(value.end) - 1
      && Int(value.end) - 1 - last == column
  }

  /// Puts a list around the latest value, which is its first item, where brackets do not match by
  /// their order; elsewhere it is but noted.
  mutating func takesAsSecondItem(_ bytes: Span<UInt8>) -> Bool {
    guard matchesByLayout else {
      layout.differences += 1
      return false
    }
    let first = Int(top.lastItem)
    guard nodes[first - 1].kind == .scalar, mayChange(nodesFrom: first) else { return isAbandoned }
    let key = nodes[first - 1]
    guard let colon = implicitColon(bytes, behind: Int(key.end)) else { return false }
    let start = Int(nodes[first].start)
    dropPoints(from: start)
    insertCollection(.sequence, .flow, before: first, at: start)
    layout.note(.flowSequence, -1)
    layout.problems += 1
    report(
      .unclosedFlow,
      at: Int(key.start)..<Int(key.end),
      "the list of this key has no '['; insert it",
      fix: Fix("Insert '['", [.insert(" [", at: colon + 1)])
    )
    top.state = .comma
    push(Frame(.flowSequence, .entry, node: first, column: parentColumn))
    top.lastItem = Int32(truncatingIfNeeded: first + 1)
    let line = lineStart(bytes, of: Int(key.start))
    top.indentation = Int32(truncatingIfNeeded: bytes.skippingSpaces(from: line) - line)
    return false
  }
}

extension Node {
  /// Whether a collection in brackets has no opening one.
  fileprivate func lacksOpening(_ bytes: Span<UInt8>) -> Bool {
    bytes[Int(start)] != (kind == .mapping ? .openBrace : .openBracket)
  }

  /// The second of two like brackets that a collection begins with.
  func secondBracket(_ bytes: Span<UInt8>) -> Int? {
    let second = bytes.skippingBlanks(from: Int(start) + 1)
    return second < bytes.count && bytes[second] == bytes[Int(start)] ? second : nil
  }
}
