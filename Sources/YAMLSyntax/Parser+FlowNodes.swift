import SourceText

/// Flow collections as nodes and keys of block context.
extension Parser {
  /// Reads a flow collection in node position: a value, a key, or a phrase that needs quotes.
  mutating func readFlowNode(_ bytes: Span<UInt8>, _ place: Place) {
    let start = Checkpoint(self)
    let index = nodes.count
    readsRootFlow = beginsRootFlow
    outer = PendingProperties()
    inner = PendingProperties()
    let isClosed = readFlowAgain(bytes, start, place)
    leaveRootFlow(bytes, isClosed: isClosed)
    if isAbandoned || log.isJoined { return }
    if !isClosed { dropPoints(from: start.offset) }
    if skipsBracketInFrontOfBlock(bytes, start, place, isClosed: isClosed) { return }
    let end = lastEnd
    let node = FlowNode(
      index: index,
      range: start.offset..<end,
      isClosed: isClosed,
      isMultiline: lineStart > start.offset,
      hasColon: isClosed && implicitColon(bytes, behind: end) != nil
    )
    if beginsPhrase(bytes, node, place) {
      restore(start)
      readPhraseInBrackets(bytes, node)
      return
    }
    outer = start.outer
    inner = start.inner
    if takesAsFirstItem(bytes, node, place) { return }
    finishFlowNode(bytes, node, place)
  }

  /// A flow collection in node position, after it has been read.
  private struct FlowNode {
    /// The index of its node.
    let index: Int
    let range: ByteRange
    let isClosed: Bool
    let isMultiline: Bool
    /// Whether a colon stands behind its end.
    let hasColon: Bool
  }

  /// Ends the brackets around a document; what follows them belongs in them.
  @inline(__always)
  private mutating func leaveRootFlow(_ bytes: Span<UInt8>, isClosed: Bool) {
    if isClosed, readsRootFlow, !isAbandoned, !log.isJoined,
      !endsDocument(bytes, behind: offset - 1),
      implicitColon(bytes, behind: lastEnd) == nil
    {
      matchesOtherwise(bytes, fromStart: true)
    }
    readsRootFlow = false
  }

  /// Skips a bracket that stands above lines in block style, to read these for themselves; `false`
  /// if it begins a flow collection.
  @inline(__always)
  private mutating func skipsBracketInFrontOfBlock(
    _ bytes: Span<UInt8>,
    _ start: Checkpoint,
    _ place: Place,
    isClosed: Bool
  ) -> Bool {
    let isBehindKey =
      !isClosed && !holdsBlockLines && isBracketAboveBlock(bytes, start.offset, place)
    guard isBehindKey || holdsBlockLines else { return false }
    restore(start)
    lineStart = lineStart(bytes, of: offset)
    holdsBlockLines = false
    mergeProperties()
    if isBehindKey { skipBracketAboveBlock(bytes) } else { skipBracketOfBlock(bytes) }
    return true
  }

  /// Whether text follows a flow collection on its line, which both are a value without quotes.
  @inline(__always)
  private mutating func beginsPhrase(
    _ bytes: Span<UInt8>,
    _ node: FlowNode,
    _ place: Place
  ) -> Bool {
    let end = node.range.upperBound
    return node.isClosed && !node.isMultiline
      && !(node.hasColon && (place.mayOpen || top.kind == .document))
      && isFollowedByText(bytes, end) && !isFollowedByComma(bytes, end)
      && !isFollowedByEntry(bytes, end) && !skipClosingBrackets(bytes)
  }

  /// Reads a value that begins with brackets and goes on behind them.
  private mutating func readPhraseInBrackets(_ bytes: Span<UInt8>, _ node: FlowNode) {
    guard beginsListWithoutBrackets(bytes, behind: node.range.upperBound) else {
      readPhrase(bytes, "a value that begins with a bracket and goes on needs quotes; quote it")
      return
    }
    readPhrase(bytes, "a list of several values needs brackets around it; insert them") {
      Self.bracketingFix(bytes, $0)
    }
  }

  /// Takes a flow collection that lacks its end, or its dash, for the first item of the list below
  /// it; `false` if there is none.
  @inline(__always)
  private mutating func takesAsFirstItem(
    _ bytes: Span<UInt8>,
    _ node: FlowNode,
    _ place: Place
  ) -> Bool {
    // An anchor or a tag in front belongs to the collection, which stands for itself then.
    guard place.mayOpen, !inner.isPresent,
      !node.isClosed || !node.hasColon && lineStart + place.column == place.start,
      let column = columnOfNextItem(bytes, behind: node.range.upperBound),
      !node.isClosed || column == place.column
    else { return false }
    if node.isClosed { reportMissingDash(node.range) }
    dropPoints(from: node.range.lowerBound)
    receiveNode()
    takeAsFirstItem(node.index, column: column)
    return true
  }

  /// Goes on behind a flow collection: a value, or the first key of a mapping.
  @inline(__always)
  private mutating func finishFlowNode(_ bytes: Span<UInt8>, _ node: FlowNode, _ place: Place) {
    var place = place
    var isKey = node.hasColon
    if !isKey, place.mayOpen,
      let column = columnOfHalfTypedKey(bytes, node.range.upperBound, place)
    {
      isKey = true
      place = Place(start: place.start, column: column, mayOpen: true)
    }
    guard isKey, place.mayOpen || top.kind == .document else {
      receiveNode()
      mergeProperties()
      if outer.isPresent { nodes[node.index].flags.insert(.hasProperties) }
      attachOuter(to: node.index)
      return
    }
    dropPoints(from: node.range.lowerBound)
    checkPlace(bytes, place, "a mapping")
    if followsTab, isAtLineStart, !followsWrongIndentation { reportTab(bytes, before: place.start) }
    let next = offset
    wrapKey(bytes, node, place)
    if !node.isClosed, !isAbandoned { offset = next }
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
  private mutating func wrapKey(_ bytes: Span<UInt8>, _ key: FlowNode, _ place: Place) {
    receiveNode()
    insertMapping(.block, before: key.index, at: place.start)
    if outer.isPresent { nodes[key.index].flags.insert(.hasProperties) }
    attachOuter(to: key.index)
    push(Frame(.blockMapping, .key, node: key.index, column: place.column))
    let isMultiline = key.isMultiline && key.isClosed
    finishFlowKey(bytes, key.index + 1, key.range, isMultiline: isMultiline)
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

    init(_ parser: borrowing Parser) {
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
