import SourceText

/// The end of an earlier tree, which may be the end of the document that is being read.
struct TreeTail {
  let tree: SyntaxTree
  let record: RestartRecord
  /// How far the bytes of the tail have moved.
  let shift: Int
  let rest: TreeReuse.Rest
  /// The first offset in the tree from which on whole lines are as they were.
  let start: Int
  /// The index of the first point at which the tail may begin.
  private let first: Int
  /// The index of the next point at which the tail may begin.
  var next: Int
  /// How many points have been taken over, some of them perhaps in vain.
  var taken = 0
  /// Whether the tail begins at that point.
  var isJoined = false
  /// How many of the innermost collections that are open there are those that have been read.
  var commonFrames = 0

  init(
    of tree: SyntaxTree,
    _ record: RestartRecord,
    behind edited: Int,
    shift: Int,
    rest: TreeReuse.Rest
  ) {
    self.tree = tree
    self.record = record
    self.shift = shift
    self.rest = rest
    let bytes = tree.bytes
    start = bytes.span.skippingBreak(at: bytes.span.endOfLine(from: edited))
    first = record.points.firstIndex(notBelow: start + 1) { min($0.lastEnd, $0.lineStart) }
    next = first
  }

  /// Begins to look for a point anew.
  mutating func rewind() { next = first }

  /// The columns in which the lines of the tail stand, or stood before they were put in their
  /// places, a bit each.
  var columns: UInt64 {
    let inVain = corrections.reduce(record.columns) { $0 | $1.columns }
    return record.points[(next + 1)...].reduce(inVain) { $0 | $1.columns }
  }

  /// Whether a line of the tail stands, or stood, in one of the columns that bits stand for.
  func holdsLines(in bits: UInt64) -> Bool { bits != 0 && columns & bits != 0 }

  /// Whether no line of the tail fits anything but the place it stands in.
  var isRegular: Bool {
    let counts = point.counts
    return counts.problems == record.problems.count && counts.skipped == tree.skipped.count
      && counts.searches == record.searches.count && counts.turns == record.turns
      && corrections.isEmpty && columns != .max
  }

  /// The corrections of lines in the tail, as they stood.
  var corrections: ArraySlice<LineCorrection> {
    record.corrections[
      record.corrections.firstIndex(notBelow: point.lineStart, by: \.lineStart)...
    ]
  }

  /// Where the next point stands in the document that is being read.
  var nextOffset: Int? {
    next < record.points.count ? record.points[next].offset + shift : nil
  }

  var point: RestartPoint { record.points[next] }

  /// Whether nothing in the tail depends on what stands before its first line, or on lines that
  /// were put in other places than by `others`, the corrections of what has been read.
  func isIndependent(of others: [LineCorrection]) -> Bool {
    let mine = others.map { $0.shifted(by: -shift) }.filter { $0.lineStart >= start }
    let old = record.corrections.filter {
      $0.lineStart >= start && $0.lineStart < point.lineStart
    }
    let differing =
      mine.filter { one in !old.contains { $0.isAlike(one) } }
      + old.filter { one in !mine.contains { $0.isAlike(one) } }
    let first = differing.reduce(start) { max($0, $1.lineStart + 1) }
    return record.searches[point.counts.searches...].allSatisfy {
      $0.start >= ($0.isAtNodes ? max(first, point.lineStart) : first)
    } && corrections.allSatisfy { $0.extent.lowerBound >= max(first, point.lineStart) }
  }
}

extension Parser {
  /// Appends everything that the tail holds from its next point on.
  mutating func append(_ tail: TreeTail) {
    let record = tail.record
    let counts = tail.point.counts
    let moved = nodes.count - counts.nodes
    let before = problems.count
    let brackets = bracketsMoved(in: tail)
    append(tail, upTo: nil)
    endFrames(tail, movedBy: moved)
    log.columns = record.columns
    noteMoved(brackets)
    endMarker = tail.tree.endMarker?.shifted(by: tail.shift)
    let most = record.most
    log.most = RestartLog.Most(
      searches: max(log.most.searches, searches + most.searches - record.searches.count),
      retries: max(log.most.retries, retries + most.retries - record.retries),
      problems: max(log.most.problems, before + most.problems - counts.problems)
    )
    rereadable = tail.corrections.reduce(rereadable) { $0 - $1.cost }
    corrections += tail.corrections.lazy.map { $0.shifted(by: tail.shift) }
    log.tangles += record.tangles.lazy.filter { $0.lowerBound >= tail.point.lineStart }
      .map { $0.shifted(by: tail.shift) }
  }

  /// Appends what the tail holds from its next point to another, or to its end.
  mutating func append(_ tail: TreeTail, upTo last: Int?) {
    let tree = tail.tree
    let record = tail.record
    let shift = tail.shift
    let counts = tail.point.counts
    let end = last.map { record.points[$0].counts } ?? RestartPoint.Counts(behind: tree, record)
    let moved = nodes.count - counts.nodes
    appendPoints(tail, movedBy: moved, upTo: last)
    nodes.append(tree.nodes[counts.nodes..<end.nodes], shiftedBy: shift, movedBy: moved)
    comments += tree.comments[counts.comments..<end.comments].lazy.map { $0.shifted(by: shift) }
    skipped += tree.skipped[counts.skipped..<end.skipped].lazy.map { $0.shifted(by: shift) }
    problems += record.problems[counts.problems..<end.problems].lazy.map { $0.shifted(by: shift) }
    properties += tree.properties[counts.properties..<end.properties].lazy.map {
      NodeProperties(
        node: $0.node + moved,
        anchor: $0.anchor?.shifted(by: shift),
        tag: $0.tag?.shifted(by: shift)
      )
    }
    aliases += record.aliases[counts.aliases..<end.aliases].lazy.map { $0 + moved }
    blockIndentations +=
      tree.blockIndentations[counts.blockIndentations..<end.blockIndentations].lazy.map {
        NodeFact(node: $0.node + moved, value: $0.value)
      }
    searches += end.searches - counts.searches
    retries += end.retries - counts.retries
    turns += end.turns - counts.turns
    layout = layout + end.layout - counts.layout
  }

  /// Ends the collections that have been read where the tail ends them; all others end with the
  /// outermost of these, since nothing follows it.
  private mutating func endFrames(_ tail: TreeTail, movedBy moved: Int) {
    endCommonFrames(tail, movedBy: moved)
    let stack = frames + [top]
    let outer = stack.count - tail.commonFrames
    guard outer > 0 else { return }
    let last = nodes[Int(stack[outer].node)]
    for frame in stack[1..<outer] {
      nodes[Int(frame.node)].end = last.end
      nodes[Int(frame.node)].subtreeEnd = last.subtreeEnd
    }
  }

  /// Ends the innermost collections where the tail ends them.
  mutating func endCommonFrames(_ tail: TreeTail, movedBy moved: Int) {
    let others = tail.record.frames[tail.point.frames].suffix(tail.commonFrames)
    for (mine, other) in zip((frames + [top]).suffix(tail.commonFrames), others)
    where mine.kind != .document {
      let node = tail.tree.nodes[Int(other.node)]
      nodes[Int(mine.node)].end = node.end.moved(by: tail.shift)
      nodes[Int(mine.node)].subtreeEnd = node.subtreeEnd.moved(by: moved)
      if node.flags.contains(.isUnclosed) { nodes[Int(mine.node)].flags.insert(.isUnclosed) }
    }
  }

  /// Appends the restart points of the tail, as they are behind what has been read.
  private mutating func appendPoints(_ tail: TreeTail, movedBy moved: Int, upTo last: Int?) {
    let record = tail.record
    let first = tail.point
    let mine = RestartPoint.Counts(self)
    let stack = StackAtTail(frames + [top], tail, movedBy: moved)
    for old in record.points[tail.next...(last ?? record.points.count - 1)] {
      var point = old
      if point.offset == first.offset { point.columns = log.columns }
      point.offset += tail.shift
      point.lineStart += tail.shift
      point.lastEnd += tail.shift
      point.counts.move(from: first.counts, to: mine)
      if top.kind.isFlow { point.missingCommas += missingCommas - first.missingCommas }
      let start = log.frames.count
      stack.append(record.frames[old.frames], to: &log.frames)
      point.frames = start..<log.frames.count
      log.points.append(point)
    }
    appendLooks(tail, upTo: last)
  }

  /// Appends the looks at other lines that were made from those of the tail.
  private mutating func appendLooks(_ tail: TreeTail, upTo last: Int?) {
    let record = tail.record
    let counts = tail.point.counts
    let end =
      last.map { record.points[$0].counts } ?? RestartPoint.Counts(behind: tail.tree, record)
    log.reaches += record.reaches[counts.reaches..<end.reaches].lazy.map { $0 + tail.shift }
    log.searches += record.searches[counts.searches..<end.searches].lazy.map {
      LookBack(start: $0.start + tail.shift, isAtNodes: $0.isAtNodes)
    }
  }
}

/// The collections around the first line of a tail, as they are and as they were.
private struct StackAtTail {
  private let mine: [Frame]
  private let others: [Frame]
  /// How many of the outermost collections are not those around the tail, here and there.
  private let outer: (mine: Int, others: Int)
  /// How many nodes came before the tail.
  private let nodes: Int
  /// How far the nodes of the tail have moved.
  private let distance: Int

  init(_ frames: [Frame], _ tail: TreeTail, movedBy distance: Int) {
    mine = frames
    others = Array(tail.record.frames[tail.point.frames])
    outer = (mine.count - tail.commonFrames, others.count - tail.commonFrames)
    nodes = tail.point.counts.nodes
    self.distance = distance
  }

  /// Appends the stack of a point in the tail, as it is behind what has been read.
  func append(_ stack: ArraySlice<Frame>, to frames: inout [Frame]) {
    frames.append(contentsOf: mine[..<outer.mine])
    for (level, frame) in stack.dropFirst(outer.others).enumerated() {
      let isAround = frame.kind == .document || Int(frame.node) < nodes
      frames.append(isAround ? renewed(frame, at: level) : moved(frame))
    }
  }

  /// A collection that begins in the tail.
  private func moved(_ frame: Frame) -> Frame {
    var frame = frame.with(node: Int(frame.node) + distance, column: frame.column)
    frame.lastItem = frame.lastItem.item(movedBy: distance)
    return frame
  }

  /// A collection around the tail, with what is known of it here.
  private func renewed(_ frame: Frame, at level: Int) -> Frame {
    let mine = mine[outer.mine + level]
    var frame = frame.with(node: Int(mine.node), column: mine.column)
    frame.lastItem =
      Int(frame.lastItem) < nodes ? mine.lastItem : frame.lastItem.item(movedBy: distance)
    if frame.alternative == others[outer.others + level].alternative {
      frame.alternative = mine.alternative
    }
    frame.indentation = mine.indentation
    return frame
  }
}

extension RestartPoint.Counts {
  init(_ parser: borrowing Parser) {
    self.init(
      nodes: parser.nodes.count,
      comments: parser.comments.count,
      problems: parser.problems.count,
      skipped: parser.skipped.count,
      properties: parser.properties.count,
      aliases: parser.aliases.count,
      blockIndentations: parser.blockIndentations.count,
      searches: parser.searches,
      retries: parser.retries,
      reaches: parser.log.reaches.count,
      turns: parser.turns,
      layout: parser.layout
    )
  }

  /// The counts behind the last line of a tree.
  fileprivate init(behind tree: SyntaxTree, _ record: RestartRecord) {
    self.init(
      nodes: tree.nodes.count,
      comments: tree.comments.count,
      problems: record.problems.count,
      skipped: tree.skipped.count,
      properties: tree.properties.count,
      aliases: record.aliases.count,
      blockIndentations: tree.blockIndentations.count,
      searches: record.searches.count,
      retries: record.retries,
      reaches: record.reaches.count,
      turns: record.turns,
      layout: record.layout
    )
  }

  /// Counts on from what has been read in place of what had been read before.
  fileprivate mutating func move(from old: Self, to new: Self) {
    nodes += new.nodes - old.nodes
    comments += new.comments - old.comments
    problems += new.problems - old.problems
    skipped += new.skipped - old.skipped
    properties += new.properties - old.properties
    aliases += new.aliases - old.aliases
    blockIndentations += new.blockIndentations - old.blockIndentations
    searches += new.searches - old.searches
    retries += new.retries - old.retries
    reaches += new.reaches - old.reaches
    turns += new.turns - old.turns
    layout = layout + new.layout - old.layout
  }
}

extension Frame {
  fileprivate func with(node: Int, column: Int32) -> Frame {
    var frame = Frame(kind, state, node: node, column: Int(column))
    frame.entryColumn = entryColumn
    frame.alternative = alternative
    frame.lastItem = lastItem
    frame.indentation = indentation
    return frame
  }
}

extension Int32 {
  /// The index of an item, if there is one, moved in the arena.
  fileprivate func item(movedBy distance: Int) -> Int32 {
    self < 0 ? self : self &+ Int32(truncatingIfNeeded: distance)
  }
}

extension UInt32 {
  /// The number moved by a distance, which must lead to one that is not negative.
  fileprivate func moved(by distance: Int) -> UInt32 {
    self &+ UInt32(truncatingIfNeeded: distance)
  }
}

extension [Node] {
  /// Appends nodes of an earlier arena, moved in the text and in the arena.
  fileprivate mutating func append(
    _ tail: ArraySlice<Node>,
    shiftedBy shift: Int,
    movedBy distance: Int
  ) {
    let first = count
    append(contentsOf: tail)
    guard shift != 0 || distance != 0 else { return }
    let bytes = UInt32(truncatingIfNeeded: shift)
    let places = UInt32(truncatingIfNeeded: distance)
    var span = mutableSpan
    for index in first..<span.count {
      span[index].start &+= bytes
      span[index].end &+= bytes
      span[index].subtreeEnd &+= places
    }
  }
}

extension YAMLProblem {
  /// The problem at a place that has moved by a number of bytes.
  fileprivate func shifted(by distance: Int) -> YAMLProblem {
    YAMLProblem(
      code,
      at: range.shifted(by: distance),
      message,
      related: related.map {
        RelatedRange($0.message, at: $0.range.shifted(by: distance))
      },
      fix: fix?.shifted(by: distance)
    )
  }
}
