import SourceText

/// Commas, colons and brackets in flow context.
extension Parser {
  mutating func readComma() {
    completeFlowEntry()
    guard top.state == .comma else {
      return fail(.comma, at: cursor.offset, to: cursor.offset + 1, opening: openingOfTop)
    }
    top.state = top.kind == .flowMapping ? .key : .entry
    pass()
  }

  /// Emits what the current entry lacks; the state is then `comma`, or the state of an empty entry.
  private mutating func completeFlowEntry() {
    switch top.state {
    case .explicitKey:
      emitMissing(at: cursor.lastEnd)
      emitMissing(at: cursor.lastEnd)
      top.state = .comma
    case .afterKey, .value:
      emitMissing(at: cursor.lastEnd)
      top.state = .comma
    case .key where pending.outer.isPresent:
      emitMissing(at: cursor.lastEnd)
      emitMissing(at: cursor.lastEnd)
      top.state = .comma
    case .entry where pending.outer.isPresent:
      receiveFlowNode()
      emitMissing(at: cursor.lastEnd)
    case .key, .entry, .comma, .node, .done, .item: break
    }
    if top.isCompletePair { close() }
  }

  /// Ends all brackets that are open, where they cannot be read on.
  ///
  /// - Returns: the properties that are left out, because others wait for the same node.
  mutating func abandonBrackets() -> [ByteRange] {
    var outermost = 0
    while top.kind.isFlow {
      completeFlowEntry()
      guard top.kind.isFlow else { break }
      outermost = Int(top.node)
      close()
    }
    pending = brackets.pending
    mergeProperties()
    let left = [pending.inner.anchor, pending.inner.tag].compactMap(\.self)
    give(pending.outer, to: outermost)
    pending = Pending()
    fault = nil
    if brackets.isKey { top.state = .value } else { receiveNode() }
    return left
  }

  mutating func readClosing(_ bytes: Span<UInt8>, _ kind: Frame.Kind) {
    completeFlowEntry()
    guard top.kind == kind else {
      return fail(.closing, at: cursor.offset, to: cursor.offset + 1, opening: openingOfTop)
    }
    let index = Int(top.node)
    pass()
    cursor.endsJSONLike = true
    close()
    if !top.kind.isFlow { finishBrackets(bytes, index) }
  }

  /// Goes on behind the outermost brackets: a value, or the first key of a mapping.
  private mutating func finishBrackets(_ bytes: Span<UInt8>, _ index: Int) {
    let start = Int(tables.nodes[index].start)
    let end = cursor.lastEnd
    let isMultiline = cursor.lineStart > start
    let (outer, inner) = (brackets.pending.outer, brackets.pending.inner)
    if brackets.isKey {
      give(inner, to: index)
      return receiveKey(bytes, start..<end, isMultiline: isMultiline)
    }
    guard implicitColon(bytes, behind: end) != nil else {
      receiveNode()
      pending = brackets.pending
      mergeProperties()
      give(pending.outer, to: index)
      pending = Pending()
      return
    }
    guard brackets.mayOpen else {
      return fail(.colonInValue, at: brackets.start, to: end)
    }
    if brackets.followsTab { return fail(.tab, at: brackets.start) }
    if isMultiline { return fail(.multilineKey, at: start, to: end) }
    receiveNode()
    tables.insert(.mapping, .block, before: index, at: brackets.start)
    give(inner, to: index + 1)
    give(outer, to: index)
    push(Frame(.blockMapping, .key, node: index, column: brackets.column))
    receiveKey(bytes, start..<end, isMultiline: false)
  }

  mutating func readFlowColon(_ bytes: Span<UInt8>) {
    let colon = cursor.offset
    let isAdjacent =
      (top.state == .afterKey || top.state == .comma) && cursor.endsJSONLike
    if !isAdjacent, colon + 1 < bytes.count, bytes[colon + 1].isOpeningBracket {
      return fail(.space, at: colon + 1, opening: openingOfTop)
    }
    switch (top.kind, top.state) {
    case (_, .explicitKey), (.flowMapping, .key):
      emitMissing(at: pending.outer.isPresent ? cursor.lastEnd : colon)
      top.state = .value
    case (_, .afterKey): top.state = .value
    case (.flowSequence, .entry):
      if let start = pending.outer.start, start < cursor.lineStart {
        return fail(.multilineKey, at: start, to: cursor.lastEnd)
      }
      beginPair(at: pending.outer.start ?? colon, .value)
      emitMissing(at: pending.outer.isPresent ? cursor.lastEnd : colon)
    case (.flowSequence, .comma) where !isPair(bytes, Int(top.lastItem)):
      guard wrapLastItem(bytes) else { return }
    default: return fail(.separator, at: colon, to: colon + 1, opening: openingOfTop)
    }
    pass()
  }

  private mutating func beginPair(at start: Int, _ state: Frame.State) {
    let properties = pending.outer
    pending.outer = PendingProperties()
    receiveFlowNode()
    let node = open(.mapping, .flow, at: start)
    pending.outer = properties
    push(Frame(.flowPair, state, node: node, column: parentColumn))
  }

  /// Makes the latest item of a sequence the key of a mapping of one entry.
  private mutating func wrapLastItem(_ bytes: Span<UInt8>) -> Bool {
    let index = Int(top.lastItem)
    let key = startWithProperties(of: index)..<Int(tables.nodes[index].end)
    let isMultiline = cursor.lineStart > key.lowerBound
    if isMultiline || isTooLong(bytes, key) {
      fail(isMultiline ? .multilineKey : .longKey, at: key.lowerBound, to: key.upperBound)
      return false
    }
    tables.insert(.mapping, .flow, before: index, at: key.lowerBound)
    push(Frame(.flowPair, .value, node: index, column: parentColumn))
    return true
  }

  /// Whether a node is a mapping of one entry without braces.
  private func isPair(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let nodes = tables.nodes
    let node = nodes[index]
    guard node.kind == .mapping else { return false }
    // A brace may belong to the key, which then begins where the mapping does.
    let hasChildren = Int(node.subtreeEnd) > index + 1
    return bytes[Int(node.start)] != .openBrace
      || hasChildren && nodes[index + 1].start == node.start
  }

  private func startWithProperties(of index: Int) -> Int {
    let start = Int(tables.nodes[index].start)
    guard tables.nodes[index].flags.contains(.hasProperties),
      let own = tables.properties.last(where: { $0.node == index })
    else { return start }
    return min(start, own.anchor?.lowerBound ?? start, own.tag?.lowerBound ?? start)
  }

  mutating func readFlowQuestion(_ bytes: Span<UInt8>) {
    let mark = cursor.offset
    if let start = pending.outer.start {
      return fail(.properties, at: start, to: cursor.lastEnd)
    }
    guard top.state == .key || top.state == .entry else {
      return fail(.separator, at: mark, to: mark + 1, opening: openingOfTop)
    }
    guard bytes.isWhiteOrEnd(at: mark + 1) else {
      return fail(.space, at: mark + 1, opening: openingOfTop)
    }
    if top.kind == .flowMapping {
      top.state = .explicitKey
    } else {
      beginPair(at: mark, .explicitKey)
    }
    pass()
  }
}
