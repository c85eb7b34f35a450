import SourceText

/// Nodes, entries and indicators in block context (YAML 1.2.2, chapter 8).
extension Parser {
  /// Where a node begins, and what may begin there.
  struct Place {
    /// The offset of its first property, or of its first byte.
    let start: Int
    let column: Int
    /// Whether a block collection may begin here.
    let mayOpen: Bool
  }

  /// Reads the node that the innermost collection waits for, or the properties before it.
  mutating func readNode(_ bytes: Span<UInt8>) {
    let mayOpen = cursor.isAtLineStart || cursor.allowsCompact
    let place = Place(start: cursor.offset, column: cursor.column, mayOpen: mayOpen)
    let byte = bytes[cursor.offset]
    if byte == .exclamation || byte == .ampersand {
      readProperties(bytes, isFlow: false)
      if fault != nil { return }
      if bytes.isBreakOrEnd(at: cursor.offset) || bytes[cursor.offset] == .hash {
        return mergeProperties()
      }
    }
    switch bytes[cursor.offset] {
    case .dash where isDash(bytes, at: cursor.offset): openSequence(bytes, place)
    case .question where bytes.isWhiteOrEnd(at: cursor.offset + 1): openMapping(bytes, place)
    case .colon where bytes.isWhiteOrEnd(at: cursor.offset + 1): openMapping(bytes, place)
    case .asterisk: finish(bytes, readAlias(bytes, isFlow: false), place)
    case .doubleQuote, .singleQuote: finish(bytes, readQuoted(bytes), place)
    case .openBracket, .openBrace: openBrackets(bytes, place, isKey: false)
    case .bar, .greater: readBlockScalar(bytes)
    case .at, .backtick, .percent, .comma, .closeBracket, .closeBrace: failReserved(bytes)
    default: readPlainNode(bytes, place)
    }
  }

  /// What keeps a block collection from beginning at a place; `nil` where nothing does.
  func failsToOpen(_ place: Place) -> Fault.Kind? {
    if !place.mayOpen { return .collectionOnLine }
    return cursor.followsTab ? .tab : nil
  }

  private mutating func openSequence(_ bytes: Span<UInt8>, _ place: Place) {
    if let kind = failsToOpen(place) { return fail(kind, at: place.start) }
    if pending.inner.isPresent {
      return fail(.properties, at: place.start, to: cursor.lastEnd)
    }
    receiveNode()
    let node = open(.sequence, .block, at: cursor.offset)
    push(Frame(.blockSequence, .entry, node: node, column: place.column))
    readDash(bytes)
  }

  /// Begins a mapping whose first key is explicit or missing.
  private mutating func openMapping(_ bytes: Span<UInt8>, _ place: Place) {
    if let kind = failsToOpen(place) { return fail(kind, at: place.start) }
    let isExplicit = bytes[cursor.offset] == .question
    if isExplicit, pending.inner.isPresent {
      return fail(.properties, at: place.start, to: cursor.lastEnd)
    }
    receiveNode()
    let node = open(.mapping, .block, at: place.start)
    push(Frame(.blockMapping, .key, node: node, column: place.column))
    readEntry(bytes)
  }

  /// Reads `- ` and leaves the sequence waiting for its item.
  mutating func readDash(_ bytes: Span<UInt8>) {
    top.state = .item
    pass()
    cursor.allowsCompact = true
  }

  /// Reads the colon behind an explicit key, or completes the entry without a value.
  mutating func readExplicitValue(_ bytes: Span<UInt8>) {
    guard bytes[cursor.offset] == .colon, bytes.isWhiteOrEnd(at: cursor.offset + 1) else {
      completeEntry()
      return readEntry(bytes)
    }
    top.state = .value
    pass()
    cursor.allowsCompact = true
  }

  /// Reads `?`, or a key up to its colon.
  mutating func readEntry(_ bytes: Span<UInt8>) {
    let start = cursor.offset
    if bytes[start] == .question, bytes.isWhiteOrEnd(at: start + 1) {
      top.state = .explicitKey
      pass()
      cursor.allowsCompact = true
      return
    }
    if bytes[start] == .exclamation || bytes[start] == .ampersand {
      readProperties(bytes, isFlow: false)
      if fault != nil { return }
      if bytes.isBreakOrEnd(at: cursor.offset) || bytes[cursor.offset] == .hash {
        return fail(.properties, at: start, to: cursor.lastEnd)
      }
    }
    switch bytes[cursor.offset] {
    case .colon where bytes.isWhiteOrEnd(at: cursor.offset + 1):
      emitMissing(at: cursor.offset)
      receiveColon(at: cursor.offset)
    case .asterisk: finishKey(bytes, readAlias(bytes, isFlow: false))
    case .doubleQuote, .singleQuote: finishKey(bytes, readQuoted(bytes))
    case .openBracket, .openBrace:
      openBrackets(
        bytes,
        Place(start: start, column: cursor.column, mayOpen: true),
        isKey: true
      )
    case .at, .backtick, .percent, .comma, .closeBracket, .closeBrace, .bar, .greater:
      failReserved(bytes)
    default:
      let end = bytes.plainLine(from: cursor.offset).end
      finishKey(bytes, Leaf(style: .plain, start: cursor.offset, end: end))
    }
  }

  /// Emits a key and takes its colon.
  private mutating func finishKey(_ bytes: Span<UInt8>, _ leaf: Leaf) {
    guard fault == nil else { return }
    emitWithProperties(leaf)
    receiveKey(bytes, leaf.start..<leaf.end, isMultiline: leaf.flags.contains(.isMultiline))
  }

  /// Goes on behind an implicit key that has been emitted.
  mutating func receiveKey(_ bytes: Span<UInt8>, _ key: ByteRange, isMultiline: Bool) {
    guard let colon = implicitColon(bytes, behind: key.upperBound) else {
      return fail(.colonMissing, at: key.lowerBound, to: key.upperBound)
    }
    if bytes.isSuspectKey(key) { return fail(.suspect, at: key.lowerBound, to: key.upperBound) }
    if isMultiline || isTooLong(bytes, key) {
      let kind = isMultiline ? Fault.Kind.multilineKey : .longKey
      return fail(kind, at: key.lowerBound, to: key.upperBound)
    }
    receiveColon(at: colon)
  }

  mutating func receiveColon(at colon: Int) {
    top.state = .value
    cursor.offset = colon + 1
    cursor.lastEnd = colon + 1
    cursor.allowsCompact = false
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
    guard key.count > 1024 else { return false }
    var count = 0
    for offset in key where bytes[offset] & 0xC0 != 0x80 { count += 1 }
    return count > 1024
  }

  /// Emits a leaf as the awaited node, or as the first key of the mapping that begins with it.
  mutating func finish(_ bytes: Span<UInt8>, _ leaf: Leaf, _ place: Place) {
    guard fault == nil else { return }
    guard let colon = implicitColon(bytes, behind: leaf.end) else {
      receiveNode()
      emitWithProperties(leaf)
      cursor.offset = leaf.end
      return
    }
    if let kind = failsToOpen(place) {
      return fail(kind == .tab ? .tab : .colonInValue, at: place.start, to: colon)
    }
    receiveNode()
    let node = open(.mapping, .block, at: place.start)
    push(Frame(.blockMapping, .key, node: node, column: place.column))
    emitWithProperties(leaf)
    receiveKey(bytes, leaf.start..<leaf.end, isMultiline: leaf.flags.contains(.isMultiline))
  }

  /// Reads a plain scalar in node position.
  private mutating func readPlainNode(_ bytes: Span<UInt8>, _ place: Place) {
    let start = cursor.offset
    if [.dash, .plus, 0xE2].contains(bytes[start]), top.state == .value, cursor.isAtLineStart,
      bytes.beginsItemsWithoutSpaces(at: start) || bytes.beginsItemsWithBullets(at: start)
    {
      return fail(.suspect, at: start, to: start + 1)
    }
    let line = bytes.plainLine(from: start)
    var leaf = Leaf(style: .plain, start: start, end: line.end)
    if line.stop >= bytes.count || bytes[line.stop] != .colon {
      extend(&leaf, bytes, from: line.stop)
    }
    finish(bytes, leaf, place)
  }

  mutating func failReserved(_ bytes: Span<UInt8>) {
    let end = bytes.plainLine(from: cursor.offset).end
    fail(.reserved, at: cursor.offset, to: max(end, cursor.offset + 1))
  }
}
