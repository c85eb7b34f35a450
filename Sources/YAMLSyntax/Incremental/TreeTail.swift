import SourceText

/// What the document that is to be read has in common with documents before an edit.
struct TreeReuse {
  /// The tree of the document that begins like this one.
  var head: SyntaxTree?
  /// The offset in both up to which the bytes are the same.
  var headEnd = 0
  /// The document that ends like this one.
  var tail: Tail?

  struct Tail {
    let tree: SyntaxTree
    /// The offset in the tree from which on the bytes are the same.
    let start: Int
    /// How far these bytes have moved.
    let shift: Int
  }
}

/// The end of an earlier tree, from which the rest of a document may be taken.
struct TreeTail {
  let tree: SyntaxTree
  let record: RestartRecord
  /// How far the bytes of the tail have moved.
  let shift: Int
  /// The index of the next point at which the tail may begin.
  private(set) var next: Int
  /// For each point the first byte that any search behind it looked at.
  private let floors: [Int]
  /// Where both readings were in the same state, as long as there was nothing but that.
  private var agreement: Agreement?
  /// Whether the tail begins at the next point.
  private(set) var isJoined = false

  /// `nil` where the tree keeps nothing.
  init?(_ tail: TreeReuse.Tail) {
    guard let record = tail.tree.restarts else { return nil }
    tree = tail.tree
    self.record = record
    shift = tail.shift
    let bytes = tree.bytes
    let start = bytes.span.skippingBreak(at: bytes.span.endOfLine(from: tail.start))
    next = record.points.firstIndex(notBelow: start + 1) {
      min($0.state.cursor.lastEnd, $0.lineStart)
    }
    floors = record.floors
  }

  /// Where the next point stands in the document that is being read.
  var nextOffset: Int? {
    next < record.points.count ? record.points[next].lineStart + shift : nil
  }

  var point: RestartPoint { record.points[next] }

  /// Compares the two readings at a line; whether the rest is the same.
  mutating func meet(_ here: RestartPoint, _ tables: Parser.Tables, mayJoin: Bool) -> Bool {
    while let offset = nextOffset, offset < here.lineStart { next += 1 }
    guard nextOffset == here.lineStart else { return false }
    defer { if !isJoined { next += 1 } }
    guard point.isAlike(here, movedBy: shift) else {
      agreement = nil
      return false
    }
    let since = agreement.flatMap { hasSameNodes(behind: $0, here, tables) ? $0.since : nil }
    agreement = Agreement(since: since ?? next, last: next, here: here)
    isJoined = mayJoin && floors[next] >= record.points[since ?? next].lineStart
    return isJoined
  }

  /// Whether the same was made of the lines since the latest point at which the readings agreed.
  private func hasSameNodes(
    behind agreement: Agreement,
    _ here: RestartPoint,
    _ tables: Parser.Tables
  ) -> Bool {
    let last = record.points[agreement.last]
    let old = last.state.counts.nodes..<point.state.counts.nodes
    let new = agreement.here.state.counts.nodes..<here.state.counts.nodes
    return old.count == new.count
      && point.problems - last.problems == here.problems - agreement.here.problems
      && point.skipped - last.skipped == here.skipped - agreement.here.skipped
      && zip(old, new).allSatisfy {
        record.tables.nodes[$0].isAlike(tables.nodes[$1], movedBy: shift)
      }
  }

  private struct Agreement {
    /// The indices of the first and the latest point.
    let since: Int
    let last: Int
    /// The state at the latest in the document that is being read.
    let here: RestartPoint
  }
}

extension RestartPoint {
  /// Whether two readings go on in the same way from here, the first with its bytes moved.
  func isAlike(_ other: RestartPoint, movedBy shift: Int) -> Bool {
    let (mine, others) = (state.cursor, other.state.cursor)
    return mine.lineStart + shift == others.lineStart && mine.lastEnd + shift == others.lastEnd
      && mine.allowsCompact == others.allowsCompact && mine.endsJSONLike == others.endsJSONLike
      && state.isBetweenEntries && other.state.isBetweenEntries
      && state.prolog.isRead && other.state.prolog.isRead
      && state.prolog.tags == other.state.prolog.tags
      && hasSameFrames(as: other) && hasSameRepair(as: other, movedBy: shift)
  }

  private func hasSameFrames(as other: RestartPoint) -> Bool {
    guard state.frames.count == other.state.frames.count, state.top.isAlike(other.state.top),
      zip(state.frames, other.state.frames).allSatisfy({ $0.isAlike($1) })
    else { return false }
    let (mine, others) = (state.brackets, other.state.brackets)
    return !state.top.kind.isFlow
      || mine.isKey == others.isKey && mine.mayOpen == others.mayOpen
        && mine.followsTab == others.followsTab && mine.column == others.column
  }

  /// Whether the same mistake would be reported together with the latest.
  private func hasSameRepair(as other: RestartPoint, movedBy shift: Int) -> Bool {
    guard let latest, let others = other.latest else { return latest == nil && other.latest == nil }
    return latest.mistake.message == others.mistake.message && latest.kind == others.kind
      && latest.price == others.price && settled + shift == other.settled
  }
}

extension Parser.Checkpoint {
  /// Whether all that is known is how the line stands to the collections around.
  fileprivate var isBetweenEntries: Bool {
    !pending.inner.isPresent && !pending.outer.isPresent
      && !(top.kind.isFlow
        && (brackets.pending.inner.isPresent || brackets.pending.outer.isPresent))
  }
}

extension Parser.Frame {
  fileprivate func isAlike(_ other: Self) -> Bool {
    kind == other.kind && state == other.state && column == other.column
  }
}

extension Node {
  /// Whether two nodes that may still be open are the same, the first with its bytes moved.
  fileprivate func isAlike(_ other: Node, movedBy shift: Int) -> Bool {
    Int(start) + shift == Int(other.start) && kind == other.kind && style == other.style
      && (other.subtreeEnd == 0 || Int(end) + shift == Int(other.end))
  }
}
