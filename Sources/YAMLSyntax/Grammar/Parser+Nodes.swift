import SourceText

/// Emission of nodes: every node of the tree is appended or inserted here.
extension Parser {
  /// A scalar or an alias that has been read but not yet emitted.
  struct Leaf {
    var kind = YAMLNode.Kind.scalar
    var style: YAMLNode.Style
    var start: Int
    var end: Int
    var flags: NodeFlags = []
  }

  @inline(__always)
  mutating func emit(_ leaf: Leaf) {
    let index = tables.nodes.count
    tables.nodes.append(
      Node(
        start: UInt32(truncatingIfNeeded: leaf.start),
        end: UInt32(truncatingIfNeeded: leaf.end),
        subtreeEnd: UInt32(truncatingIfNeeded: index + 1),
        kind: leaf.kind,
        style: leaf.style,
        flags: leaf.flags
      )
    )
    if leaf.kind == .alias { tables.aliases.append(index) }
    cursor.lastEnd = leaf.end
  }

  /// Emits the scalar that is missing at `position`, with the properties read for it.
  mutating func emitMissing(at position: Int) {
    emitWithProperties(Leaf(style: .plain, start: position, end: position, flags: .isMissing))
    cursor.endsJSONLike = false
  }

  /// Emits a leaf that takes all pending properties.
  @inline(__always)
  mutating func emitWithProperties(_ leaf: Leaf) {
    var leaf = leaf
    if pending.inner.isPresent || pending.outer.isPresent {
      mergeProperties()
      attach(pending.outer, to: tables.nodes.count)
      pending.outer = PendingProperties()
      leaf.flags.insert(.hasProperties)
    }
    emit(leaf)
  }

  /// Appends the node of a collection with the properties of earlier lines; its end is known when
  /// it closes.
  mutating func open(_ kind: YAMLNode.Kind, _ style: YAMLNode.Style, at start: Int) -> Int {
    let index = tables.nodes.count
    tables.nodes.append(Node(opening: kind, style, at: start))
    if pending.outer.isPresent {
      give(pending.outer, to: index)
      pending.outer = PendingProperties()
    }
    return index
  }

  /// Gives properties to a node that has been emitted.
  mutating func give(_ properties: PendingProperties, to node: Int) {
    guard properties.isPresent else { return }
    attach(properties, to: node)
    tables.nodes[node].flags.insert(.hasProperties)
  }

  private mutating func attach(_ properties: PendingProperties, to node: Int) {
    tables.properties.append(
      NodeProperties(node: node, anchor: properties.anchor, tag: properties.tag)
    )
  }

  /// Makes a collection whose node has been appended the innermost one.
  @inline(__always)
  mutating func push(_ frame: Frame) {
    frames.append(top)
    top = frame
  }

  /// Ends the innermost collection at `lastEnd`.
  mutating func close() {
    guard let outer = frames.popLast() else { return }
    let index = Int(top.node)
    top = outer
    tables.nodes[index].end = UInt32(truncatingIfNeeded: cursor.lastEnd)
    tables.nodes[index].subtreeEnd = UInt32(truncatingIfNeeded: tables.nodes.count)
  }

  /// Ends the innermost block collection, completing the entry that it waits for.
  mutating func closeBlock() {
    completeEntry()
    close()
  }

  /// Emits what is missing where a node is expected, and moves on to the next entry.
  mutating func completeEntry() {
    switch top.state {
    case .explicitKey:
      emitMissing(at: cursor.lastEnd)
      emitMissing(at: cursor.lastEnd)
      top.state = .key
    case .afterKey, .value:
      emitMissing(at: cursor.lastEnd)
      top.state = .key
    case .item:
      emitMissing(at: cursor.lastEnd)
      top.state = .entry
    case .node, .done, .key, .entry, .comma: break
    }
  }

  /// Moves a frame on whose awaited node has been read or begun.
  @inline(__always)
  mutating func receiveNode() {
    switch top.state {
    case .node: top.state = .done
    case .explicitKey: top.state = .afterKey
    case .value: top.state = .key
    case .item: top.state = .entry
    case .done, .key, .afterKey, .entry, .comma: break
    }
  }

  /// Ends whatever is open at the end of the document.
  mutating func closeAll() {
    while !frames.isEmpty { closeBlock() }
    if top.state == .node, prolog.startMarker != nil || pending.outer.isPresent {
      emitMissing(at: cursor.lastEnd)
    }
  }
}
