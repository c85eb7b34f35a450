import SourceText

/// Flow collections (YAML 1.2.2, section 7.4).
extension Parser {
  /// Reads a flow collection from its opening to its closing bracket.
  ///
  /// `false` when it lacks its end. `offset` is then where block context goes on.
  mutating func readFlow(_ bytes: Span<UInt8>, above parent: Int) -> Bool {
    let base = frames.count
    flowStart = nodes.count
    missingCommas = 0
    endsJSONLike = false
    if lacksFirstBracket { openWithoutBracket(bytes, parent) } else { openFlow(bytes, parent) }
    return readFlow(bytes, to: base, above: parent) != .unclosed
  }

  /// What ended the reading of a flow collection.
  enum FlowEnd {
    case closed, unclosed
    /// The rest is known, or is read again.
    case abandoned
  }

  /// Reads the flow collections that are open above a number of frames.
  mutating func readFlow(
    _ bytes: Span<UInt8>,
    to base: Int,
    above parent: Int
  ) -> FlowEnd {
    var hasWrongIndentation = false
    while frames.count > base {
      guard advanceFlow(bytes, above: parent, &hasWrongIndentation) else {
        closeUnfinished(bytes, to: base)
        return isAbandoned ? .abandoned : .unclosed
      }
      if offset >= log.watch {
        let place = offset
        if passRootFlowLine(bytes) { return .abandoned }
        if offset != place { continue }
      }
      stepFlow(bytes, base: base)
    }
    return .closed
  }

  /// Moves to the next token; `false` at the end, or before a line that must be block content.
  private mutating func advanceFlow(
    _ bytes: Span<UInt8>,
    above parent: Int,
    _ hasWrongIndentation: inout Bool
  ) -> Bool {
    var isFirst = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte.isBlank {
        offset += 1
      } else if byte.isBreak {
        offset = bytes.skippingBreak(at: offset)
        lineStart = offset
        isFirst = true
      } else if byte == .hash {
        let start = offset
        if skipsHashInBrackets(bytes) {
          if offset == start { return true }
        } else if !skipsHashAboveBrackets(bytes) {
          offset = readComment(bytes, at: offset)
        }
      } else if isFirst, offset == lineStart, skipConflictMarker(bytes) {
        continue
      } else {
        return isFirst ? checkFlowLine(bytes, above: parent, &hasWrongIndentation) : true
      }
    }
    return false
  }

  /// Checks the indentation of a line inside a flow collection.
  private mutating func checkFlowLine(
    _ bytes: Span<UInt8>,
    above parent: Int,
    _ hasWrongIndentation: inout Bool
  ) -> Bool {
    let spaces = bytes.skippingSpaces(from: lineStart) - lineStart
    if lacksCommas, !isDocumentInBrackets(bytes) { return false }
    if readsRootFlow || readsByLayout { passLayoutLine(bytes) }
    // A key stands on one line.
    if isFlowKey, !(spaces > 0 && isDocumentInBrackets(bytes)),
      looksLikeEntry(bytes, at: offset), !endsWithComma(bytes)
    {
      return false
    }
    if beginsWithDash(bytes) || beginsBlockInBraces(bytes) {
      holdsBlockLines = true
      return false
    }
    guard spaces <= parent, !isMarkInIndentation(bytes, above: parent) else { return true }
    let byte = bytes[offset]
    let isAligned = offset == lineStart + spaces && spaces == parent
    // The grammar wants the closing bracket indented; aligning it with the key is so common that
    // libyaml, and all that is built on it, takes it, too.
    if isAligned, byte.isClosingBracket { return true }
    if !hasWrongIndentation, looksLikeEntry(bytes, at: offset), !endsWithComma(bytes),
      !closesInnermost(bytes)
    {
      return false
    }
    hasWrongIndentation = true
    reportFlowLine(bytes, to: max(parent, 0) + 2, isTab: offset > lineStart + spaces)
    return true
  }

  /// Whether what a line begins with is a mark that was typed in front of text further right.
  private func isMarkInIndentation(_ bytes: Span<UInt8>, above parent: Int) -> Bool {
    isTypedIntoIndentation(bytes)
      && bytes.skippingBlanks(from: offset + 1) - lineStart > parent
  }

  /// Whether so many commas are missing that this is rather a bracket in front of block style.
  var lacksCommas: Bool { missingCommas > 500 }

  mutating func reportFlowLine(_ bytes: Span<UInt8>, to column: Int, isTab: Bool) {
    let opening = Int(nodes[flowStart].start)
    report(
      bytes,
      Repeatable(
        kind: .bracketIndentation,
        code: isTab ? .tabIndentation : .indentation,
        range: lineStart..<max(offset, lineStart + 1),
        message: isTab
          ? "a tab does not indent; indent this line by spaces"
          : "the lines of a list or mapping in brackets are indented more than its key; "
            + "indent this line",
        related: [RelatedRange("the bracket that opens it", at: opening..<(opening + 1))],
        edit: TextEdit(lineStart..<offset, with: String(repeating: " ", count: column)),
        titles: ("Indent the line", "Indent the lines")
      ),
      continuing: flowStart,
      at: flowStart
    )
  }

  /// Whether the first thing in brackets is a line that begins with a dash, as in block style.
  private func beginsWithDash(_ bytes: Span<UInt8>) -> Bool {
    bytes[offset] == .dash && bytes.isWhiteOrEnd(at: offset + 1) && !isFlowKey
      && !endsWithComma(bytes)
      && Int(top.node) == nodes.count - 1 && nodes.count - 1 == flowStart && lastEnd < lineStart
  }

  private func endsWithComma(_ bytes: Span<UInt8>) -> Bool {
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    return bytes[end - 1] == .comma
  }

  /// Whether the line of `offset` holds the bracket that closes the innermost collection.
  private func closesInnermost(_ bytes: Span<UInt8>) -> Bool {
    guard let closing = closingTooMany(bytes, from: offset) else { return false }
    return bytes[closing] == (top.kind == .flowSequence ? .closeBracket : .closeBrace)
  }

  /// Begins the collection of the bracket at `offset`, which may be a closing one in its place.
  mutating func openFlow(_ bytes: Span<UInt8>, _ parent: Int) {
    let isMapping = bytes[offset] == .openBrace || bytes[offset] == .closeBrace
    let node = open(isMapping ? .mapping : .sequence, .flow, at: offset)
    attachOuterFlag(to: node)
    push(
      Frame(
        isMapping ? .flowMapping : .flowSequence,
        isMapping ? .key : .entry,
        node: node,
        column: parent
      )
    )
    if readsRootFlow || readsByLayout { top.indentation = indentationOfLine(bytes) }
    offset += 1
    lastEnd = offset
  }

  private mutating func attachOuterFlag(to node: Int) {
    guard outer.isPresent else { return }
    attachOuter(to: node)
    nodes[node].flags.insert(.hasProperties)
  }

  private mutating func stepFlow(_ bytes: Span<UInt8>, base: Int) {
    if top.isCompletePair { close() }
    switch bytes[offset] {
    case .comma: readComma()
    case .closeBracket: readClosing(bytes, .flowSequence, base: base)
    case .closeBrace: readClosing(bytes, .flowMapping, base: base)
    case .colon where isFlowColon(bytes): readFlowColon(bytes)
    case .question where isFlowIndicator(bytes): readFlowQuestion(bytes)
    case .dash where isFlowIndicator(bytes): skipFlowIndicator(bytes)
    default: readFlowContent(bytes)
    }
  }

  /// Whether the byte at `offset` is followed by what makes an indicator of it in flow context.
  private func isFlowIndicator(_ bytes: Span<UInt8>) -> Bool {
    bytes.isWhiteOrEnd(at: offset + 1) || bytes[offset + 1].isFlowIndicator
  }

  private func isFlowColon(_ bytes: Span<UInt8>) -> Bool {
    if isFlowIndicator(bytes) { return true }
    let frame = top
    guard frame.state == .afterKey || frame.state == .comma else { return false }
    // Behind quotes and brackets a colon needs no space.
    return endsJSONLike
  }

  /// Reads one node, or its properties, where an entry, a key or a value may stand.
  private mutating func readFlowContent(_ bytes: Span<UInt8>) {
    if skipsLoneMark(bytes) { return }
    let byte = bytes[offset]
    switch top.state {
    case .comma, .afterKey: if readsInPlaceOfSeparator(bytes) { return }
    case .value where byte.isQuote && isKeyInPlaceOfValue(bytes):
      completeFlowEntry()
      prepareFlowEntry(bytes)
    default: break
    }
    if byte.isOpeningBracket {
      if skipsBracketAboveItems(bytes) { return }
      if isItemWithoutList(bytes), takesAsSecondItem(bytes) { return }
    }
    if byte == .exclamation
      || byte == .ampersand && !Self.isFollowedByBlankAndText(bytes, at: offset)
    {
      readProperties(bytes, isFlow: true)
      mergeProperties()
      return
    }
    let state = top.state
    receiveFlowNode()
    switch byte {
    case .openBracket, .openBrace:
      openFlow(bytes, parentColumn)
      return
    case .asterisk where !isAliasWithText(bytes, isFlow: true):
      let leaf = readAlias(bytes)
      if outer.isPresent { dropProperties(of: leaf) }
      finishFlow(leaf, isJSONLike: false)
    case .doubleQuote:
      finishFlow(readDoubleQuoted(bytes, above: parentColumn), isJSONLike: true)
    case .singleQuote:
      let leaf = readSingleQuoted(bytes, above: parentColumn)
      if !takesTextWithApostrophe(bytes, leaf) { finishFlow(leaf, isJSONLike: true) }
    default:
      guard let leaf = readFlowPlain(bytes, state) else {
        top.state = state
        return
      }
      finishFlow(leaf, isJSONLike: false)
    }
  }

  /// Settles what stands where a comma or a colon is expected; `false` if it is a node.
  private mutating func readsInPlaceOfSeparator(_ bytes: Span<UInt8>) -> Bool {
    if takesSemicolonAsComma(bytes) || takesBracketsAsPhrase(bytes) || skipsSecondQuote(bytes)
      || skipsMarkBetweenEntries(bytes) || skipsMarkBehindEntry(bytes)
    {
      return true
    }
    takesValueWithoutColon(bytes)
    prepareFlowEntry(bytes)
    return false
  }

  private mutating func finishFlow(_ leaf: Leaf, isJSONLike: Bool) {
    emitWithProperties(leaf)
    offset = leaf.end
    endsJSONLike = isJSONLike
  }

  /// Reads a plain scalar; the state tells whether a colon on a later line begins another entry.
  ///
  /// `nil` if it has been skipped, as a word in front of a bracket.
  private mutating func readFlowPlain(_ bytes: Span<UInt8>, _ state: Frame.State) -> Leaf? {
    let start = offset
    let line = bytes.plainFlowLine(from: start)
    var leaf = Leaf(style: .plain, start: start, end: max(line.end, start + 1))
    if Self.isReserved(bytes[start]) || bytes[start] == .hash { reportReserved(bytes, leaf) }
    guard line.stop < bytes.count else { return leaf }
    switch bytes[line.stop] {
    case .colon where state == .value:
      if let end = endBeforeSemicolon(bytes, start..<line.stop) {
        leaf.end = end
        return leaf
      }
      leaf.end =
        endOfFlowCall(bytes, from: start, at: line.stop)
        ?? endOfTextWithColons(bytes, from: line.stop)
      reportQuoteNeeded(
        bytes,
        start..<leaf.end,
        "a value with ': ' in it needs quotes; quote it"
      )
    case .openBrace, .openBracket:
      if skipsWordInFrontOfBracket(bytes, start..<line.end, line.stop, state) { return nil }
      if let end = endOfFlowCall(bytes, from: start, at: line.stop) {
        leaf.end = end
      } else {
        leaf.end = endOfNearBrackets(bytes, from: line.stop)
        if !closesItsBrackets(bytes, line.stop..<leaf.end) || takesClosingBracket(bytes, leaf.end)
          || isBracketTooMany(bytes, at: line.stop)
        {
          leaf.end = endOfTextWithBrackets(bytes, from: line.stop)
        }
      }
      reportQuoteNeeded(
        bytes,
        start..<leaf.end,
        "a value with brackets in it needs quotes here; quote it",
        fix: fixOfCall(bytes, endingWith: start..<leaf.end)
      )
    default:
      let allowsColon = state == .key || state == .explicitKey
      extendFlow(&leaf, bytes, from: line.stop, allowsColon: allowsColon)
    }
    return leaf
  }

  /// Adds the following lines that belong to a plain scalar in flow context.
  private mutating func extendFlow(
    _ leaf: inout Leaf,
    _ bytes: Span<UInt8>,
    from stop: Int,
    allowsColon: Bool
  ) {
    var stop = stop
    while stop < bytes.count, bytes[stop].isBreak,
      let next = continuation(bytes, behind: stop, above: parentColumn)
        ?? dividedText(bytes, behind: stop, allowsColon: allowsColon)
    {
      let line = bytes.plainFlowLine(from: next)
      if line.end == next { return }
      if !allowsColon, line.stop < bytes.count, bytes[line.stop] == .colon { return }
      keep(tabInBlankLine(bytes, behind: stop, above: parentColumn))
      leaf.end = line.end
      leaf.flags.insert(.isMultiline)
      lineStart = lineStart(bytes, of: next)
      stop = line.stop
    }
  }

  /// The end of text on one line that goes on behind colons which would end a key.
  private func endOfTextWithColons(_ bytes: Span<UInt8>, from colon: Int) -> Int {
    var stop = colon
    while stop < bytes.count, bytes[stop] == .colon {
      stop = bytes.plainFlowLine(from: stop + 1).stop
    }
    return bytes.trimmingBlanks(from: colon, to: stop)
  }

  /// The end of text with balanced brackets on one line, before what ends it in flow context.
  func endOfBracketedText(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var depth = 0
    var offset = start
    loop: while offset < bytes.count {
      switch bytes[offset] {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        if depth == 0 { break loop }
        depth -= 1
      case .comma where depth == 0: break loop
      case .lineFeed, .carriageReturn: break loop
      default: break
      }
      offset += 1
    }
    return bytes.trimmingBlanks(from: start, to: offset)
  }

  /// Moves the innermost flow collection on, a node of which has been read or begun.
  mutating func receiveFlowNode() {
    switch top.state {
    case .key, .explicitKey: top.state = .afterKey
    case .value:
      top.state = .comma
      top.lastItem = Int32(truncatingIfNeeded: nodes.count)
    case .entry:
      top.state = .comma
      top.lastItem = Int32(truncatingIfNeeded: nodes.count)
    case .node, .done, .afterKey, .item, .comma: break
    }
  }
}

extension Frame {
  /// Whether this is an entry without braces that has its value.
  var isCompletePair: Bool { kind == .flowPair && state == .comma }
}
