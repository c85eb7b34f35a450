import SourceText

/// Flow collections (YAML 1.2.2, section 7.4).
extension Parser {
  /// Begins the outermost brackets, which are a node of block context or its first key.
  mutating func openBrackets(_ bytes: Span<UInt8>, _ place: Place, isKey: Bool) {
    brackets = OuterBrackets(
      pending: pending,
      start: place.start,
      column: place.column,
      mayOpen: place.mayOpen,
      isKey: isKey,
      followsTab: cursor.followsTab
    )
    pending = Pending()
    openFlow(bytes)
  }

  private mutating func openFlow(_ bytes: Span<UInt8>) {
    let isMapping = bytes[cursor.offset] == .openBrace
    let node = open(isMapping ? .mapping : .sequence, .flow, at: cursor.offset)
    push(
      Frame(
        isMapping ? .flowMapping : .flowSequence,
        isMapping ? .key : .entry,
        node: node,
        column: parentColumn
      )
    )
    pass()
    cursor.endsJSONLike = false
  }

  /// Reads one token in brackets.
  mutating func stepFlow(_ bytes: Span<UInt8>) {
    if cursor.isAtLineStart, !isIndented(bytes) { return }
    if top.isCompletePair { close() }
    switch bytes[cursor.offset] {
    case .comma: readComma()
    case .closeBracket: readClosing(bytes, .flowSequence)
    case .closeBrace: readClosing(bytes, .flowMapping)
    case .colon where isFlowColon(bytes): readFlowColon(bytes)
    case .question where isFlowIndicator(bytes): readFlowQuestion(bytes)
    case .dash where isFlowIndicator(bytes):
      fail(.flowDash, at: cursor.offset, to: cursor.offset + 1, opening: openingOfTop)
    default: readFlowContent(bytes)
    }
  }

  /// Whether the line in brackets at `offset` is indented more than the block around them.
  ///
  /// The grammar wants the closing bracket indented, too. People often align it with the key, and
  /// libyaml and all that is built on it allow that.
  private mutating func isIndented(_ bytes: Span<UInt8>) -> Bool {
    let start = cursor.lineStart
    let spaces = bytes.skippingSpaces(from: start) - start
    if spaces > parentColumn { return true }
    let isAligned = cursor.offset == start + spaces && spaces == parentColumn
    if isAligned, bytes[cursor.offset].isClosingBracket { return true }
    fail(.bracketLine, at: start, to: cursor.offset, opening: openingOfTop)
    return false
  }

  /// Whether the next byte makes an indicator of the byte at `offset` in flow context.
  private func isFlowIndicator(_ bytes: Span<UInt8>) -> Bool {
    let next = cursor.offset + 1
    return bytes.isWhiteOrEnd(at: next) || bytes[next].isFlowIndicator
  }

  private func isFlowColon(_ bytes: Span<UInt8>) -> Bool {
    if isFlowIndicator(bytes) { return true }
    guard top.state == .afterKey || top.state == .comma else { return false }
    // Behind quotes and brackets a colon needs no space.
    return cursor.endsJSONLike
  }

  /// Reads one node, or its properties, where an entry, a key or a value may stand.
  private mutating func readFlowContent(_ bytes: Span<UInt8>) {
    let start = cursor.offset
    if top.state == .comma || top.state == .afterKey {
      return fail(.separator, at: start, opening: openingOfTop)
    }
    let byte = bytes[start]
    if byte == .exclamation || byte == .ampersand {
      readProperties(bytes, isFlow: true)
      return mergeProperties()
    }
    switch byte {
    case .openBracket, .openBrace:
      receiveFlowNode()
      openFlow(bytes)
    case .asterisk: finishFlow(readAlias(bytes, isFlow: true), isJSONLike: false)
    case .doubleQuote, .singleQuote: finishFlow(readQuoted(bytes), isJSONLike: true)
    case .at, .backtick, .percent, .bar, .greater, .hash:
      fail(.reserved, at: start, to: max(bytes.plainFlowLine(from: start).end, start + 1))
    default:
      if let leaf = readFlowPlain(bytes) { finishFlow(leaf, isJSONLike: false) }
    }
  }

  private mutating func finishFlow(_ leaf: Leaf, isJSONLike: Bool) {
    guard fault == nil else { return }
    receiveFlowNode()
    emitWithProperties(leaf)
    cursor.offset = leaf.end
    cursor.endsJSONLike = isJSONLike
  }

  /// Reads a plain scalar, of several lines where no colon makes a key of one of them.
  private mutating func readFlowPlain(_ bytes: Span<UInt8>) -> Leaf? {
    let start = cursor.offset
    var line = bytes.plainFlowLine(from: start)
    var leaf = Leaf(style: .plain, start: start, end: max(line.end, start + 1))
    let mayBeKey = top.state == .key || top.state == .explicitKey
    while line.stop < bytes.count, bytes[line.stop].isBreak,
      let next = continuation(bytes, behind: line.stop, above: parentColumn)
    {
      line = bytes.plainFlowLine(from: next)
      if line.end == next { break }
      if !mayBeKey, line.stop < bytes.count, bytes[line.stop] == .colon { break }
      leaf.end = line.end
      leaf.flags.insert(.isMultiline)
      cursor.lineStart = bytes.lineStart(of: next)
    }
    guard line.stop < bytes.count, line.end == leaf.end else { return leaf }
    switch bytes[line.stop] {
    case .colon where top.state == .value:
      fail(.colonInValue, at: start, to: line.stop, opening: openingOfTop)
      return nil
    case .openBrace, .openBracket:
      fail(.separator, at: line.stop, to: line.stop + 1, opening: openingOfTop)
      return nil
    default: return leaf
    }
  }

  /// Moves the innermost flow collection on when a node of it has been read or begun.
  mutating func receiveFlowNode() {
    switch top.state {
    case .key, .explicitKey: top.state = .afterKey
    case .value, .entry:
      top.state = .comma
      top.lastItem = Int32(truncatingIfNeeded: tables.nodes.count)
    case .node, .done, .afterKey, .item, .comma: break
    }
  }
}
