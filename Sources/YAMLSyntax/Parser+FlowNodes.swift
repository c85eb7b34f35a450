import SourceText

/// Flow collections as nodes and keys of block context.
extension Parser {
  /// Reads a flow collection in node position: a value, a key, or a phrase that needs quotes.
  mutating func readFlowNode(_ bytes: Span<UInt8>, _ place: Place) {
    let start = Checkpoint(self)
    let key = nodes.count
    readsRootFlow = beginsRootFlow
    outer = PendingProperties()
    inner = PendingProperties()
    let isClosed = readFlowAgain(bytes, start, place)
    // What follows the brackets around a document belongs in them.
    if isClosed, readsRootFlow, !isAbandoned, !log.isJoined,
      !endsDocument(bytes, behind: offset - 1),
      implicitColon(bytes, behind: lastEnd) == nil
    {
      matchesOtherwise(bytes, fromStart: true)
    }
    readsRootFlow = false
    if isAbandoned || log.isJoined { return }
    if !isClosed { dropPoints(from: start.offset) }
    if !isClosed, !holdsBlockLines, isBracketAboveBlock(bytes, start.offset, place) {
      restore(start)
      lineStart = lineStart(bytes, of: offset)
      mergeProperties()
      skipBracketAboveBlock(bytes)
      return
    }
    if holdsBlockLines {
      restore(start)
      lineStart = lineStart(bytes, of: offset)
      holdsBlockLines = false
      mergeProperties()
      skipBracketOfBlock(bytes)
      return
    }
    let end = lastEnd
    let isMultiline = lineStart > start.offset
    let colon = isClosed ? implicitColon(bytes, behind: end) : nil
    let isDocument = top.kind == .document
    if isClosed, !isMultiline, !(colon != nil && (place.mayOpen || isDocument)),
      isFollowedByText(bytes, end), !isFollowedByComma(bytes, end),
      !isFollowedByEntry(bytes, end), !skipClosingBrackets(bytes)
    {
      restore(start)
      if beginsListWithoutBrackets(bytes, behind: end) {
        readPhrase(bytes, "a list of several values needs brackets around it; insert them") {
          Self.bracketingFix(bytes, $0)
        }
      } else {
        readPhrase(bytes, "a value that begins with a bracket and goes on needs quotes; quote it")
      }
      return
    }
    outer = start.outer
    inner = start.inner
    var place = place
    var begins = colon != nil
    // An anchor or a tag in front belongs to the collection, which stands for itself then.
    if !isClosed, place.mayOpen, !inner.isPresent,
      let column = columnOfNextItem(bytes, behind: end)
    {
      dropPoints(from: start.offset)
      receiveNode()
      takeAsFirstItem(key, column: column)
      return
    }
    if isClosed, !begins, place.mayOpen, !inner.isPresent,
      lineStart + place.column == place.start,
      let column = columnOfNextItem(bytes, behind: end), column == place.column
    {
      reportMissingDash(start.offset..<end)
      dropPoints(from: start.offset)
      receiveNode()
      takeAsFirstItem(key, column: column)
      return
    }
    if !begins, place.mayOpen, let column = columnOfHalfTypedKey(bytes, end, place) {
      begins = true
      place = Place(start: place.start, column: column, mayOpen: true)
    }
    guard begins, place.mayOpen || isDocument else {
      receiveNode()
      mergeProperties()
      if outer.isPresent { nodes[key].flags.insert(.hasProperties) }
      attachOuter(to: key)
      return
    }
    dropPoints(from: start.offset)
    checkPlace(bytes, place, "a mapping")
    if followsTab, isAtLineStart, !followsWrongIndentation { reportTab(bytes, before: place.start) }
    let next = offset
    wrapKey(bytes, key, start.offset..<end, place, isMultiline: isMultiline && isClosed)
    if !isClosed, !isAbandoned { offset = next }
  }

  /// Reads a flow collection; one that has no end and begins its line, or that lacks its commas, is
  /// read again, to end before the next line in its column that looks like an entry.
  private mutating func readFlowAgain(
    _ bytes: Span<UInt8>,
    _ start: Checkpoint,
    _ place: Place
  ) -> Bool {
    let firstLine = lineStart
    let isFirst = isAtLineStart
    let mismatches = layout.mismatches
    let isClosed = readFlow(bytes, above: columnAboveLines)
    if layout.mismatches > mismatches,
      readsFlowByLayout(bytes, start, firstLine, hasEnd: isClosed)
    {
      return true
    }
    if isClosed { return true }
    if isAbandoned || matchesByLayout { return false }
    noteReach(bytes, of: offset)
    if holdsBlockLines { return false }
    // Each attempt may reach the end of the document, so their number is bounded.
    guard isFirst || lacksCommas, retries < Self.mostRetries else { return false }
    retries += 1
    beginAgain(start, firstLine)
    isFlowKey = true
    defer { isFlowKey = false }
    return readFlow(bytes, above: isFirst ? place.column : columnAboveLines)
  }

  /// Reads brackets within a block again, to match them by the columns of their lines, since by order
  /// they do not match; `false` if that gives no fewer problems, and they are read as before.
  private mutating func readsFlowByLayout(
    _ bytes: Span<UInt8>,
    _ start: Checkpoint,
    _ firstLine: Int,
    hasEnd: Bool
  ) -> Bool {
    guard !readsRootFlow, !isAbandoned, !holdsBlockLines, retries < Self.mostRetries,
      bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: start.offset + 1)),
      let first = nextLine(bytes, behind: start.offset),
      first.column > bytes.skippingSpaces(from: firstLine) - firstLine,
      !isEntryOfBlock(bytes, first)
    else { return false }
    noteReach(bytes, of: offset)
    retries += 1
    let count = problems.count
    beginAgain(start, firstLine)
    readsByLayout = true
    layoutBase = frames.count
    let isClosed = readFlow(bytes, above: columnAboveLines)
    readsByLayout = false
    layoutBase = 0
    noteReach(bytes, of: offset)
    if isClosed, problems.count < count || problems.count == count && hasEnd { return true }
    beginAgain(start, firstLine)
    return readFlow(bytes, above: columnAboveLines) && hasEnd
  }

  /// Returns to the bracket of a flow collection, to read it again.
  private mutating func beginAgain(_ start: Checkpoint, _ firstLine: Int) {
    restore(start)
    lineStart = firstLine
    outer = PendingProperties()
    inner = PendingProperties()
  }

  /// Puts a block mapping in front of a flow collection that turned out to be its first key.
  private mutating func wrapKey(
    _ bytes: Span<UInt8>,
    _ key: Int,
    _ range: ByteRange,
    _ place: Place,
    isMultiline: Bool
  ) {
    receiveNode()
    insertMapping(.block, before: key, at: place.start)
    if outer.isPresent { nodes[key].flags.insert(.hasProperties) }
    attachOuter(to: key)
    push(Frame(.blockMapping, .key, node: key, column: place.column))
    finishFlowKey(bytes, key + 1, range, isMultiline: isMultiline)
  }

  /// Reads a flow collection where a key is expected.
  mutating func readFlowKey(_ bytes: Span<UInt8>, _ place: Place) {
    let key = nodes.count
    let start = offset
    let pending = inner
    inner = PendingProperties()
    isFlowKey = true
    let isClosed = readFlow(bytes, above: parentColumn)
    isFlowKey = false
    inner = pending
    if isClosed {
      finishFlowKey(bytes, key, start..<lastEnd, isMultiline: lineStart > start)
    } else if !isMisplacedKey(bytes, endingAt: lastEnd) {
      attachKeyProperties(key)
      top.state = .value
    }
  }

  private mutating func finishFlowKey(
    _ bytes: Span<UInt8>,
    _ key: Int,
    _ range: ByteRange,
    isMultiline: Bool
  ) {
    attachKeyProperties(key)
    let isUnclosed = nodes[key].flags.contains(.isUnclosed)
    receiveKey(bytes, range, isUnclosed ? .isUnclosed : isMultiline ? .isMultiline : [])
  }

  private mutating func attachKeyProperties(_ key: Int) {
    if inner.isPresent { nodes[key].flags.insert(.hasProperties) }
    attachInner(to: key)
  }

  /// Skips brackets that close nothing, if there is nothing else on the line.
  private mutating func skipClosingBrackets(_ bytes: Span<UInt8>) -> Bool {
    let start = bytes.skippingBlanks(from: offset)
    let end = bytes.trimmingBlanks(from: start, to: endOfText(bytes, from: start))
    for position in start..<end {
      let byte = bytes[position]
      guard byte.isClosingBracket || byte.isBlank else { return false }
    }
    skip(start..<end, "this bracket closes nothing; remove it", fix: "Remove the bracket")
    offset = end
    return true
  }

  /// Whether nothing but a comma follows a value on its line.
  private func isFollowedByComma(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    let text = bytes.skippingBlanks(from: end)
    return bytes[text] == .comma
      && bytes.trimmingBlanks(from: text, to: endOfText(bytes, from: text)) == text + 1
  }

  private func isFollowedByText(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    let text = bytes.skippingBlanks(from: end)
    return !bytes.isBreakOrEnd(at: text) && bytes[text] != .hash
  }

  /// A state of the parser that it can return to before anything is closed.
  private struct Checkpoint {
    let offset: Int
    let lastEnd: Int
    let nodes: Int
    let properties: Int
    let aliases: Int
    let comments: Int
    let problems: Int
    let skipped: Int
    let outer: PendingProperties
    let inner: PendingProperties

    init(_ parser: Parser) {
      offset = parser.offset
      lastEnd = parser.lastEnd
      nodes = parser.nodes.count
      properties = parser.properties.count
      aliases = parser.aliases.count
      comments = parser.comments.count
      problems = parser.problems.count
      skipped = parser.skipped.count
      outer = parser.outer
      inner = parser.inner
    }
  }

  private mutating func restore(_ checkpoint: Checkpoint) {
    dropPoints(from: checkpoint.offset)
    offset = checkpoint.offset
    lastEnd = checkpoint.lastEnd
    nodes.removeLast(nodes.count - checkpoint.nodes)
    properties.removeLast(properties.count - checkpoint.properties)
    aliases.removeLast(aliases.count - checkpoint.aliases)
    comments.removeLast(comments.count - checkpoint.comments)
    problems.removeLast(problems.count - checkpoint.problems)
    skipped.removeLast(skipped.count - checkpoint.skipped)
    outer = checkpoint.outer
    inner = checkpoint.inner
  }
}
