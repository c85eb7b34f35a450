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
    let index = nodes.count
    nodes.append(
      Node(
        start: UInt32(truncatingIfNeeded: leaf.start),
        end: UInt32(truncatingIfNeeded: leaf.end),
        subtreeEnd: UInt32(truncatingIfNeeded: index + 1),
        kind: leaf.kind,
        style: leaf.style,
        flags: leaf.flags
      )
    )
    if leaf.kind == .alias { aliases.append(index) }
    lastEnd = leaf.end
  }

  /// Emits the scalar that is missing at `position`, with the properties read for it.
  mutating func emitMissing(at position: Int) {
    emitWithProperties(Leaf(style: .plain, start: position, end: position, flags: .isMissing))
    endsJSONLike = false
  }

  /// Emits a leaf that takes all pending properties.
  @inline(__always)
  mutating func emitWithProperties(_ leaf: Leaf) {
    var leaf = leaf
    if inner.isPresent || outer.isPresent {
      mergeProperties()
      attachOuter(to: nodes.count)
      leaf.flags.insert(.hasProperties)
    }
    emit(leaf)
  }

  /// Appends the node of a collection; its end is known when it closes.
  mutating func open(
    _ kind: YAMLNode.Kind,
    _ style: YAMLNode.Style,
    at start: Int
  ) -> Int {
    let index = nodes.count
    nodes.append(Self.collection(kind, style, start: start, subtreeEnd: 0))
    return index
  }

  /// Puts the node of a mapping in front of the nodes from `index` on.
  mutating func insertMapping(_ style: YAMLNode.Style, before index: Int, at start: Int) {
    insertCollection(.mapping, style, before: index, at: start)
  }

  /// Puts the node of a collection in front of the nodes from `index` on.
  mutating func insertCollection(
    _ kind: YAMLNode.Kind,
    _ style: YAMLNode.Style,
    before index: Int,
    at start: Int
  ) {
    insert(Self.collection(kind, style, start: start, subtreeEnd: 0), before: index)
  }

  /// Puts a scalar that is missing in front of the nodes from `index` on.
  mutating func insertMissing(before index: Int, at start: Int) {
    var node = Self.collection(.scalar, .plain, start: start, subtreeEnd: index + 1)
    node.flags = .isMissing
    insert(node, before: index)
  }

  private mutating func insert(_ node: Node, before index: Int) {
    nodes.insert(node, at: index)
    for moved in (index + 1)..<nodes.count { nodes[moved].subtreeEnd += 1 }
    Self.shift(&properties, where: { $0.node >= index }, move: { $0.node += 1 })
    Self.shift(&blockIndentations, where: { $0.node >= index }, move: { $0.node += 1 })
    Self.shift(&aliases, where: { $0 >= index }, move: { $0 += 1 })
  }

  private static func collection(
    _ kind: YAMLNode.Kind,
    _ style: YAMLNode.Style,
    start: Int,
    subtreeEnd: Int
  ) -> Node {
    Node(
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: start),
      subtreeEnd: UInt32(truncatingIfNeeded: subtreeEnd),
      kind: kind,
      style: style,
      flags: []
    )
  }

  /// Moves the entries of a side table that belong to moved nodes, which are its last ones.
  private static func shift<Element>(
    _ table: inout [Element],
    where isMoved: (Element) -> Bool,
    move: (inout Element) -> Void
  ) {
    var position = table.count
    while position > 0, isMoved(table[position - 1]) {
      position -= 1
      move(&table[position])
    }
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
    let frame = top
    top = outer
    nodes[Int(frame.node)].end = UInt32(truncatingIfNeeded: lastEnd)
    nodes[Int(frame.node)].subtreeEnd = UInt32(truncatingIfNeeded: nodes.count)
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
      emitMissing(at: lastEnd)
      emitMissing(at: lastEnd)
      top.state = .key
    case .afterKey, .value:
      emitMissing(at: lastEnd)
      top.state = .key
    case .item:
      emitMissing(at: lastEnd)
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
    if top.state == .node, startMarker != nil || outer.isPresent { emitMissing(at: lastEnd) }
  }
}
