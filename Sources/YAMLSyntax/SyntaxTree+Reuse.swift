import SourceText

/// What the document that is to be read has in common with documents before an edit.
struct TreeReuse {
  /// The tree of the document that begins like this one.
  var head: SyntaxTree?
  /// The offset in both up to which the bytes are the same.
  var headEnd = 0
  /// The trees of documents that end like this one, in the order in which they are tried.
  var tails: [Tail] = []
  /// Which of these most of the document has been taken from.
  var joined: Rest?

  struct Tail {
    let rest: Rest
    let tree: SyntaxTree
    /// The offset in the tree from which on the bytes are the same.
    let start: Int
    /// How far these bytes have moved.
    let shift: Int
  }

  /// Whether a document ends like an earlier one as far as that has shown what it begins with.
  func keepsLastLines(of tree: SyntaxTree) -> Bool {
    guard let count = tree.restarts?.lastLines, count > 0 else { return true }
    let end = tree.endMarker?.lowerBound ?? tree.bytes.count
    // The break above these lines is one of them.
    return tails.contains { $0.tree === tree && $0.start < end - count }
  }

  /// Where the rest of a document is taken from.
  enum Rest {
    /// The tree before the edit.
    case latest
    /// The tree before edits that changed how the rest was read.
    case earlier
  }
}

extension SyntaxTree {
  /// Reads one document with the help of trees that were made before an edit, and gives exactly
  /// what reading it without them gives; `nil` if they are of no help.
  convenience init?(
    parsing bytes: [UInt8],
    endMarker: Int?,
    spacing: Int,
    reusing reuse: inout TreeReuse
  ) {
    let end = endMarker ?? bytes.count
    let head = reuse.head
    var parser = Parser()
    parser.log.spacing = spacing
    parser.log.tails = reuse.tails.compactMap { tail in
      tail.tree.restarts.map {
        TreeTail(of: tail.tree, $0, behind: tail.start, shift: tail.shift, rest: tail.rest)
      }
    }
    let start = head.flatMap {
      reuse.keepsLastLines(of: $0) ? HeadStart(in: $0, before: min(reuse.headEnd, end)) : nil
    }
    guard start != nil || parser.log.tails.contains(where: { $0.nextOffset != nil }) else {
      return nil
    }
    guard parser.parse(bytes.span, endMarker: endMarker, from: start) else { return nil }
    reuse.joined = parser.log.joined.flatMap {
      $0.taken * 2 > $0.record.points.count ? $0.rest : nil
    }
    self.init(bytes, parser, nodes: parser.nodes)
  }
}

/// The point of an earlier tree at which reading begins.
struct HeadStart {
  let tree: SyntaxTree
  let point: RestartPoint

  /// Finds the last point of a tree that does not depend on any byte from `limit` on.
  init?(in tree: SyntaxTree, before limit: Int) {
    let bytes = tree.bytes
    guard let point = tree.restarts?.lastPoint(before: limit, in: bytes.span) else { return nil }
    self.tree = tree
    self.point = point
  }
}

extension Parser {
  /// Reads one document from a point of an earlier tree to one of the tail; `false` if it has to
  /// be read from its start.
  mutating func parse(
    _ document: Span<UInt8>,
    endMarker markerOffset: Int?,
    from start: HeadStart?
  ) -> Bool {
    let body = document.extracting(first: markerOffset ?? document.count)
    reset()
    log.reset(for: body.count)
    if let start, let record = start.tree.restarts {
      resume(at: start.point, of: start.tree, record)
    } else {
      readPrefix(body)
    }
    rereadable = corrections.reduce(Self.rereadableBytes) { $0 - $1.cost }
    readLines(body)
    var attempts = 0
    while isAbandoned {
      attempts += 1
      guard attempts < 2 * Self.mostCorrections else { return false }
      if !resume(body) { restart(body) }
      readLines(body)
    }
    guard rereadsLittle else { return false }
    let stop = offset
    let joined = log.joined
    let window = headNodes..<nodes.count
    if let joined {
      append(joined)
      if mayMatchByOrder { return false }
    } else {
      closeAll()
      if mayMatchByOrder { return false }
      if let markerOffset { readEnd(document, at: markerOffset) }
    }
    if !repeated.isEmpty { settleRepeated(body) }
    log.problems = problems
    let read = log.start..<(joined == nil ? document.count : stop)
    findFaults(document, in: read, start, joined)
    reportFaults(document)
    resolveAliases(document, window, start, joined)
    sortTables()
    return true
  }

  /// Finds faults in what has been read, and takes over those of the rest.
  private mutating func findFaults(
    _ document: Span<UInt8>,
    in read: ByteRange,
    _ start: HeadStart?,
    _ tail: TreeTail?
  ) {
    if let known = start?.tree.restarts?.faults, !known.isEmpty {
      log.faults += known.prefix { $0.range.lowerBound < read.lowerBound }
    }
    findFaults(document, in: read)
    guard let tail, !tail.record.faults.isEmpty else { return }
    let begin = tail.point.offset
    for fault in tail.record.faults where fault.range.lowerBound >= begin {
      let range = fault.range.shifted(by: tail.shift)
      log.faults.append(CharacterFault(kind: fault.kind, range: range))
    }
  }

  /// Finds the anchors of aliases: where no anchor has come or gone, only of those that have been
  /// read.
  private mutating func resolveAliases(
    _ bytes: Span<UInt8>,
    _ window: Range<Int>,
    _ start: HeadStart?,
    _ tail: TreeTail?
  ) {
    guard !aliases.isEmpty else { return }
    if properties.count > 1 { properties.sort { $0.node < $1.node } }
    guard let tail, start == nil || start?.tree === tail.tree,
      !holdsAnchor(tail.tree.properties, window.lowerBound..<tail.point.counts.nodes),
      !holdsAnchor(properties, window)
    else {
      resolveAliases(bytes)
      return
    }
    let known = tail.tree.aliasTargets
    let moved = window.upperBound - tail.point.counts.nodes
    let behind = known.firstIndex(notBelow: tail.point.counts.nodes, by: \.node)
    aliasTargets += known[..<known.firstIndex(notBelow: window.lowerBound, by: \.node)]
    for alias in aliases[aliases.firstIndex(notBelow: window.lowerBound) { $0 }...] {
      guard alias < window.upperBound else { break }
      if let anchor = anchor(of: alias, bytes, before: window.lowerBound) {
        aliasTargets.append(NodeFact(node: alias, value: anchor))
      }
    }
    aliasTargets += known[behind...].lazy.map {
      let isMoved = $0.value >= tail.point.counts.nodes
      return NodeFact(node: $0.node + moved, value: $0.value + (isMoved ? moved : 0))
    }
    reportUnknownAliases(bytes)
  }

  private func holdsAnchor(_ properties: [NodeProperties], _ nodes: Range<Int>) -> Bool {
    let first = properties.firstIndex(notBelow: nodes.lowerBound, by: \.node)
    return properties[first...].prefix { $0.node < nodes.upperBound }.contains { $0.anchor != nil }
  }

  /// The last node before another that has the anchor which an alias names.
  private func anchor(of alias: Int, _ bytes: Span<UInt8>, before node: Int) -> Int? {
    let range = (Int(nodes[alias].start) + 1)..<Int(nodes[alias].end)
    let name = Self.string(bytes, range)
    let end = properties.firstIndex(notBelow: node, by: \.node)
    return properties[..<end].last { properties in
      guard let anchor = properties.anchor else { return false }
      return Self.string(bytes, (anchor.lowerBound + 1)..<anchor.upperBound) == name
    }?.node
  }
}
