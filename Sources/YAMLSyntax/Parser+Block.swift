import SourceText

/// Nodes, entries and indicators in block context (YAML 1.2.2, chapter 8).
extension Parser {
  /// Reads the node that the innermost collection waits for, or the properties before it.
  mutating func readNode(_ bytes: Span<UInt8>) {
    let mayOpen = isAtLineStart || allowsCompact
    let start = offset
    let byte = bytes[offset]
    if byte < .space, skipsControls(bytes) { return }
    if top.kind == .document {
      lacksFirstBracket = isDocumentWithoutBracket(bytes)
      defer { lacksFirstBracket = false }
      if lacksFirstBracket || skipsMarkOfDocument(bytes) {
        readFlowNode(bytes, Place(start: offset, column: column, mayOpen: mayOpen))
        return
      }
    }
    if byte == .ampersand, takesSpacedAnchor(bytes) {
      mergeProperties()
      return
    }
    if byte == .exclamation
      || byte == .ampersand && !Self.isFollowedByBlankAndText(bytes, at: offset)
    {
      readProperties(bytes)
      if offset >= bytes.count || bytes[offset].isBreak || bytes[offset] == .hash {
        mergeProperties()
        return
      }
    }
    readContent(bytes, Place(start: start, column: column, mayOpen: mayOpen))
  }

  /// Where a node begins, and what may begin there.
  struct Place {
    /// The offset of its first property, or of its first byte.
    let start: Int
    let column: Int
    /// Whether a block collection may begin here.
    let mayOpen: Bool
  }

  private mutating func readContent(_ bytes: Span<UInt8>, _ place: Place) {
    if takesMarkOfBrackets(bytes, place) { return }
    switch bytes[offset] {
    case .dash where skipsMarkAboveBlock(bytes, place): break
    case .asterisk where skipsMarkAboveBlock(bytes, place): break
    case .question where skipsMarkAboveBlock(bytes, place): break
    case .colon where skipsMarkAboveBlock(bytes, place): break
    case .dash where bytes.isWhiteOrEnd(at: offset + 1):
      openSequence(bytes, place)
    case .dash where isItemWithoutSpace(bytes, place):
      openSequence(bytes, place)
      takeSpaceBehindDash(bytes)
    case .question where isPhrase(bytes, place):
      readPhrase(bytes, "text without quotes cannot begin with '? '; quote it")
    case .question where bytes.isWhiteOrEnd(at: offset + 1):
      openMapping(bytes, place, indicator: .question)
    case .colon where bytes.isWhiteOrEnd(at: offset + 1):
      openMapping(bytes, place, indicator: .colon)
    case .asterisk where isAtLineStart && Self.isBullet(bytes, at: offset):
      if let text = skipBulletOfKey(bytes) {
        readContent(bytes, Place(start: text, column: place.column, mayOpen: true))
      } else {
        openSequence(bytes, place)
      }
    case .asterisk where takesSpacedAlias(bytes, place): break
    case .asterisk where isAliasWithText(bytes): readReserved(bytes, place)
    case .asterisk: finish(bytes, readAlias(bytes), place)
    case .doubleQuote: finish(bytes, readDoubleQuoted(bytes, above: parentColumn), place)
    case .singleQuote: finish(bytes, readSingleQuoted(bytes, above: parentColumn), place)
    case .openBracket, .openBrace: readFlowNode(bytes, place)
    case .bar, .greater: readBlockScalar(bytes)
    case .at where skipsMarkOfAnchor(bytes), .backtick where skipsMarkOfAnchor(bytes),
      .percent where skipsMarkOfAnchor(bytes):
      break
    case .at, .backtick, .percent, .comma, .closeBracket, .closeBrace, .ampersand:
      readReserved(bytes, place)
    default: readPlainNode(bytes, place)
    }
  }

  private mutating func openSequence(_ bytes: Span<UInt8>, _ place: Place) {
    checkPlace(bytes, place, "a list")
    if inner.isPresent { reportProperties(before: "list", from: place.start) }
    let here = offset > place.start ? offset - lineStart : place.column
    let column = place.mayOpen ? here : columnOfSequence(bytes) ?? here
    receiveNode()
    let node = openCollection(.sequence, at: offset)
    push(Frame(.blockSequence, .entry, node: node, column: column))
    readDash(bytes)
  }

  /// Begins a mapping whose first key is explicit or missing.
  private mutating func openMapping(_ bytes: Span<UInt8>, _ place: Place, indicator: UInt8) {
    checkPlace(bytes, place, "a mapping")
    if indicator == .question, inner.isPresent {
      reportProperties(before: "mapping", from: place.start)
    }
    let start = indicator == .colon ? place.start : offset
    let keyProperties = inner
    inner = PendingProperties()
    let column = start > place.start ? start - lineStart : place.column
    receiveNode()
    let node = openCollection(.mapping, at: start)
    inner = keyProperties
    push(Frame(.blockMapping, .key, node: node, column: column))
    readEntry(bytes)
  }

  /// Reports properties on the line on which the block collection that they are for begins.
  private mutating func reportProperties(before what: String, from start: Int) {
    report(
      .properties,
      at: start..<lastEnd,
      "an anchor or tag of a \(what) stands on a line of its own; move the \(what) to the next line"
    )
    mergeProperties()
  }

  /// Appends a block collection with the properties of earlier lines.
  private mutating func openCollection(_ kind: YAMLNode.Kind, at start: Int) -> Int {
    let index = open(kind, .block, at: start)
    if outer.isPresent {
      attachOuter(to: index)
      nodes[index].flags.insert(.hasProperties)
    }
    return index
  }

  /// Reports a block collection that begins where none may.
  mutating func checkPlace(_ bytes: Span<UInt8>, _ place: Place, _ what: String) {
    if !place.mayOpen {
      report(
        .collectionOnLine,
        at: place.start..<(place.start + 1),
        "\(what) cannot begin on this line; move it to the next line"
      )
    } else if followsTab, !isAtLineStart {
      reportTab(bytes, before: place.start)
    }
  }

  /// Reads `- ` and leaves the sequence waiting for its item.
  mutating func readDash(_ bytes: Span<UInt8>) {
    if bytes[offset] == .asterisk { reportBullet(bytes) }
    top.state = .item
    top.lastItem = Int32(truncatingIfNeeded: nodes.count)
    offset += 1
    lastEnd = offset
    allowsCompact = true
  }

  /// Reads the colon behind an explicit key, or completes the entry without a value.
  mutating func readExplicitValue(_ bytes: Span<UInt8>) {
    guard bytes[offset] == .colon, bytes.isWhiteOrEnd(at: offset + 1) else {
      completeEntry()
      readEntry(bytes)
      return
    }
    top.state = .value
    offset += 1
    lastEnd = offset
    allowsCompact = true
  }

  /// Reads `?`, or a key up to its colon.
  mutating func readEntry(_ bytes: Span<UInt8>) {
    let start = offset
    let byte = bytes[offset]
    top.lastItem = Int32(truncatingIfNeeded: nodes.count)
    if byte == .question, bytes.isWhiteOrEnd(at: offset + 1) {
      top.state = .explicitKey
      offset += 1
      lastEnd = offset
      allowsCompact = true
      return
    }
    if byte == .exclamation || byte == .ampersand { skipsMarkOfKey(bytes) }
    if bytes[offset] == .exclamation
      || bytes[offset] == .ampersand && !Self.isFollowedByBlankAndText(bytes, at: offset)
    {
      readProperties(bytes)
      if bytes.isBreakOrEnd(at: offset) || bytes[offset] == .hash {
        dropProperties(from: start)
        return
      }
    }
    readKey(bytes, Place(start: start, column: column, mayOpen: true))
  }

  private mutating func readKey(_ bytes: Span<UInt8>, _ place: Place) {
    let above = parentColumn
    switch bytes[offset] {
    case .colon where bytes.isWhiteOrEnd(at: offset + 1):
      emitMissing(at: offset)
      receiveColon(at: offset)
    case .asterisk: finishKey(bytes, readAlias(bytes))
    case .doubleQuote: finishKey(bytes, readDoubleQuoted(bytes, above: above))
    case .singleQuote: finishKey(bytes, readSingleQuoted(bytes, above: above))
    case .openBracket, .openBrace: readFlowKey(bytes, place)
    default: finishKey(bytes, readPlainKey(bytes))
    }
  }

  /// Emits a key, and takes its colon or reports that there is none.
  private mutating func finishKey(_ bytes: Span<UInt8>, _ leaf: Leaf) {
    emitWithProperties(leaf)
    receiveKey(bytes, leaf.start..<leaf.end, leaf.flags)
  }

  /// Goes on behind an implicit key that has been emitted.
  mutating func receiveKey(_ bytes: Span<UInt8>, _ key: ByteRange, _ flags: NodeFlags) {
    if let colon = implicitColon(bytes, behind: key.upperBound) {
      let isMultiline = flags.contains(.isMultiline)
      if isMultiline || isTooLong(bytes, key) { reportKey(key, isMultiline: isMultiline) }
      receiveColon(at: colon)
    } else {
      if flags.isEmpty, let colon = dividedColon(bytes, behind: key.upperBound) {
        receiveDividedColon(bytes, key, at: colon)
        return
      }
      if isMisplacedKey(bytes, endingAt: key.upperBound) { return }
      if !flags.contains(.isUnclosed), isMisplacedValue(bytes, key) { return }
      if flags.isDisjoint(with: [.isUnclosed, .isMultiline]) {
        if splitMergeKey(bytes, key) || splitsKeyAboveBrackets(bytes, key) { return }
        if takesColonInQuotes(bytes, key) { return }
        if !isAboveItsRest(bytes, key), splitKey(bytes, key) { return }
        if takesKeyWithText(bytes, key) || skipForeignCommentAsKey(bytes, key) { return }
      }
      if flags.contains(.isUnclosed) {
        if takesColonOfUnclosed(bytes, key) { return }
      } else {
        reportMissingColon(bytes, key)
      }
      top.state = .value
      offset = key.upperBound
      lastEnd = offset
      allowsCompact = false
    }
  }

  mutating func receiveColon(at colon: Int) {
    top.state = .value
    offset = colon + 1
    lastEnd = offset
    allowsCompact = false
  }

  /// The offset of the colon that makes a key of what ends at `end`.
  @inline(__always)
  func implicitColon(_ bytes: Span<UInt8>, behind end: Int) -> Int? {
    let colon = bytes.skippingBlanks(from: end)
    guard colon < bytes.count, bytes[colon] == .colon, bytes.isWhiteOrEnd(at: colon + 1) else {
      return nil
    }
    return colon
  }

  /// Whether an implicit key has more than 1024 characters (section 7.4.2).
  @inline(__always)
  func isTooLong(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    key.count > 1024 && hasTooManyCharacters(bytes, key)
  }

  private func hasTooManyCharacters(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    var count = 0
    for offset in key where bytes[offset] & 0xC0 != 0x80 {
      count += 1
      if count > 1024 { return true }
    }
    return false
  }

  mutating func reportKey(_ key: ByteRange, isMultiline: Bool) {
    if isMultiline {
      report(
        .multilineKey,
        at: key,
        "a key before ':' stands on one line; join the lines or begin the key with '? '"
      )
    } else {
      report(
        .keyTooLong,
        at: key,
        "a key before ':' has at most 1024 characters; shorten it or begin the key with '? '"
      )
    }
  }

  /// Emits a leaf as the awaited node, or as the first key of the mapping that begins with it.
  mutating func finish(_ bytes: Span<UInt8>, _ leaf: Leaf, _ place: Place) {
    let colon = implicitColon(bytes, behind: leaf.end)
    if colon != nil, place.mayOpen || top.kind == .document {
      checkPlace(bytes, place, "a mapping")
      beginMapping(with: leaf, place)
      receiveKey(bytes, leaf.start..<leaf.end, leaf.flags)
    } else if place.mayOpen, leaf.flags.contains(.isUnclosed),
      let column = columnOfNextItem(bytes, behind: leaf.end)
    {
      receiveNode()
      emitWithProperties(leaf)
      takeAsFirstItem(nodes.count - 1, column: column)
      offset = leaf.end
    } else if place.mayOpen, colon == nil, isFirstKeyAboveColon(bytes, leaf) {
      beginMapping(with: leaf, place)
      receiveKey(bytes, leaf.start..<leaf.end, leaf.flags)
    } else if place.mayOpen, colon == nil,
      let column = columnOfHalfTypedKey(bytes, leaf.end, place)
        ?? (isKeyBeforeNoBreakSpace(bytes, leaf) || isKeyBeforeArrow(bytes, leaf)
          || holdsItsColon(bytes, leaf) ? place.column : nil)
    {
      let leaf = keyAboveList(bytes, leaf)
      beginMapping(with: leaf, Place(start: place.start, column: column, mayOpen: true))
      receiveKey(bytes, leaf.start..<leaf.end, leaf.flags)
    } else {
      receiveNode()
      if leaf.kind == .alias, outer.isPresent { dropProperties(of: leaf) }
      emitWithProperties(leaf)
      offset = leaf.end
    }
  }

  /// Opens a block mapping; its first key is emitted with the properties of its own line.
  private mutating func beginMapping(with leaf: Leaf, _ place: Place) {
    receiveNode()
    let node = openCollection(.mapping, at: place.start)
    push(Frame(.blockMapping, .key, node: node, column: place.column))
    emitWithProperties(leaf)
  }

  /// Reads `*name`.
  mutating func readAlias(_ bytes: Span<UInt8>) -> Leaf {
    var end = offset + 1
    while end < bytes.count, !bytes[end].isBlankOrBreak, !bytes[end].isFlowIndicator { end += 1 }
    let leaf = Leaf(kind: .alias, style: .plain, start: offset, end: end)
    if inner.isPresent {
      dropProperties(of: leaf)
    } else if end == offset + 1 {
      report(.properties, at: offset..<end, "an alias needs a name behind '*'; add one")
    }
    return leaf
  }

  /// Drops the pending anchor and tag before an alias, which has none.
  mutating func dropProperties(of alias: Leaf) {
    mergeProperties()
    for range in [outer.anchor, outer.tag].compactMap(\.self) { skipped.append(range) }
    outer = PendingProperties()
    report(
      .properties,
      at: alias.start..<alias.end,
      "an alias has neither anchor nor tag of its own; remove them"
    )
  }
}
