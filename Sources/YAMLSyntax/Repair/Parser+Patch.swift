import SourceText

extension PendingProperties {
  func moved(_ move: (ByteRange) -> ByteRange) -> PendingProperties {
    PendingProperties(anchor: anchor.map(move), tag: tag.map(move))
  }
}

extension Parser {
  /// Gives all that was read in a patch behind a checkpoint its places in the document.
  mutating func moveBack(_ patch: Patch, from base: Checkpoint, in bytes: Span<UInt8>) {
    for index in base.counts.nodes..<max(tables.nodes.count, base.counts.nodes) {
      let floor = index > 0 ? Int(tables.nodes[index - 1].start) : 0
      tables.nodes[index].moveBack(patch, from: floor, in: bytes)
    }
    let open = Set((frames + [top]).filter { $0.kind != .document }.map(\.node))
    for frame in base.frames + [base.top]
    where frame.kind != .document && !open.contains(frame.node) {
      let start = Int(tables.nodes[Int(frame.node)].start)
      let end = patch.original(end: Int(tables.nodes[Int(frame.node)].end))
      let isClosed = !patch.isInserted(endingAt: Int(tables.nodes[Int(frame.node)].end))
      tables.nodes[Int(frame.node)].end = UInt32(truncatingIfNeeded: end)
      tables.nodes[Int(frame.node)].fit(bytes, to: start..<max(start, end), isClosed: isClosed)
    }
    let place = { (range: ByteRange) -> ByteRange in
      let start = patch.original(range.lowerBound)
      return start..<max(start, patch.original(end: range.upperBound))
    }
    for index in base.counts.comments..<tables.comments.count {
      tables.comments[index] = place(tables.comments[index])
    }
    for index in base.counts.properties..<tables.properties.count {
      tables.properties[index].anchor = tables.properties[index].anchor.map(place)
      tables.properties[index].tag = tables.properties[index].tag.map(place)
    }
    moveBackProlog(patch, from: base)
    pending.outer = pending.outer.moved(place)
    pending.inner = pending.inner.moved(place)
    brackets.pending.outer = brackets.pending.outer.moved(place)
    brackets.pending.inner = brackets.pending.inner.moved(place)
    brackets.start = patch.original(brackets.start)
    cursor.lastEnd = patch.original(end: cursor.lastEnd)
  }
}

extension Parser {
  /// Gives what was read in front of the content its places in the document.
  ///
  /// A marker that the document does not have is dropped.
  private mutating func moveBackProlog(_ patch: Patch, from base: Checkpoint) {
    guard !base.prolog.isRead else { return }
    prolog.directives = prolog.directives.map { directive in
      let start = patch.original(directive.range.lowerBound)
      return YAMLDirective(
        range: start..<max(start, patch.original(end: directive.range.upperBound)),
        name: directive.name,
        parameters: directive.parameters
      )
    }
    prolog.startMarker = prolog.startMarker.flatMap { marker in
      let start = patch.original(marker.lowerBound)
      let end = patch.original(end: marker.upperBound)
      return end - start == marker.count ? start..<end : nil
    }
  }
}

extension Node {
  /// What is mapped back stands no further left than the node before it.
  fileprivate mutating func moveBack(_ patch: Patch, from floor: Int, in bytes: Span<UInt8>) {
    // What is missing stands behind what comes before it.
    let isEmpty = start == end && kind == .scalar
    let last = patch.original(end: Int(end))
    let isClosed = !patch.isInserted(endingAt: Int(end))
    let isOpen = subtreeEnd == 0
    let begin = patch.original(Int(start))
    let first = max(isEmpty ? last : isOpen ? begin : min(begin, last), floor)
    start = UInt32(truncatingIfNeeded: first)
    end = UInt32(truncatingIfNeeded: max(first, last))
    if !isOpen { fit(bytes, to: first..<max(first, last), isClosed: isClosed) }
  }

  /// Takes the style of what stands in the document.
  ///
  /// The document may lack a quote or a bracket that the mended text has.
  fileprivate mutating func fit(_ bytes: Span<UInt8>, to range: ByteRange, isClosed: Bool) {
    let mark: UInt8
    switch (kind, style) {
    case (.scalar, .doubleQuoted): mark = .doubleQuote
    case (.scalar, .singleQuoted): mark = .singleQuote
    case (.mapping, .flow): mark = .closeBrace
    case (.sequence, .flow): mark = .closeBracket
    default: return
    }
    let isClosed = isClosed && range.count > 1 && bytes[range.upperBound - 1] == mark
    if kind == .scalar, range.isEmpty || bytes[range.lowerBound] != mark {
      style = .plain
      flags.remove(.hasEscapes)
    } else if !isClosed {
      flags.insert(.isUnclosed)
    }
  }
}
