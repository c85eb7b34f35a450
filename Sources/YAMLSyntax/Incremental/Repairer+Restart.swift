import SourceText

/// Reading that begins at a point of an earlier tree, and that ends at one.
extension Repairer {
  /// Takes over what an earlier tree knew at one of its points.
  mutating func resume(at index: Int, of record: RestartRecord) {
    let point = record.points[index]
    let counts = point.state.counts
    parser.tables = record.tables.prefix(counts)
    problems = Array(record.problems[..<point.problems])
    skipped = Array(record.skipped[..<point.skipped])
    latest = point.latest.map { trial in
      // Of one that was made again the problem holds the edits of all places.
      let all = record.problems[point.problems].fix?.edits ?? trial.edits
      return Repetition(first: trial, edits: Array(all.prefix(point.edits)))
    }
    attempts = point.attempts
    log.append(record.points[...index], record.searches[..<point.searches])
    log.start = (point.lineStart, counts.nodes)
    parser.restore(point.state)
  }

  /// Whether an earlier tree goes on from the line that reading has led to.
  mutating func rejoins() -> Bool {
    guard let tail = log.tail, tail.nextOffset.map({ $0 <= parser.cursor.lineStart }) == true else {
      return false
    }
    let rest = tail.record.attempts - tail.point.attempts
    let here = point(isSettled: false)
    let mayJoin = attempts + rest < Self.mostAttempts
    return log.tail?.meet(here, parser.tables, mayJoin: mayJoin) == true
  }

  /// Appends everything that the tail holds.
  mutating func append(_ tail: TreeTail) {
    let record = tail.record
    let first = tail.point
    let here = point(isSettled: first.isSettled)
    let move = TailMove(from: first, to: here, shift: tail.shift)
    log.append(
      record.points[tail.next...].map { move.moved($0) },
      record.searches[first.searches...].map {
        Search(looked: $0.looked.shifted(by: tail.shift))
      }
    )
    parser.tables.append(record.tables, move)
    for (mine, other) in zip(parser.frames + [parser.top], first.state.frames + [first.state.top])
    where mine.kind != .document {
      parser.tables.end(Int(mine.node), like: record.tables.nodes[Int(other.node)], move)
    }
    skipped += record.skipped[first.skipped...].map { $0.shifted(by: tail.shift) }
    attempts += record.attempts - first.attempts
    let rest = record.problems[first.problems...].map { $0.shifted(by: tail.shift) }
    problems += rest
    guard let latest else { return }
    // What is reported of the latest repair goes on in the tail.
    let edits = latest.edits + (rest.first?.fix?.edits ?? []).dropFirst(first.edits)
    self.latest = nil
    problems[here.problems] = problem(of: Repetition(first: latest.first, edits: edits))
  }
}

/// How far the rest of a document has moved, in the text and in the tables.
struct TailMove {
  let shift: Int
  /// How many nodes further on the nodes of the tail stand.
  let nodes: Int
  /// The states at its first line, before and now.
  private let old: RestartPoint
  private let new: RestartPoint

  init(from old: RestartPoint, to new: RestartPoint, shift: Int) {
    self.old = old
    self.new = new
    self.shift = shift
    nodes = new.state.counts.nodes - old.state.counts.nodes
  }

  /// The first node of the tail, as it was.
  var first: Int { old.state.counts.nodes }

  /// The counts of the tables before the tail, as they were.
  var counts: Parser.Tables.Counts { old.state.counts }

  /// A point in the tail, as it is behind what has been read.
  func moved(_ point: RestartPoint) -> RestartPoint {
    let isSettledBefore = point.settled < old.lineStart
    // The latest repair before the tail may go on in it.
    let goesOn = old.latest != nil && point.latest != nil && point.problems == old.problems
    return RestartPoint(
      state: moved(point.state),
      isSettled: point.isSettled,
      settled: isSettledBefore ? new.settled : point.settled + shift,
      latest: goesOn ? new.latest : point.latest?.shifted(by: shift),
      edits: goesOn ? point.edits - old.edits + new.edits : point.edits,
      problems: point.problems - old.problems + new.problems,
      skipped: point.skipped - old.skipped + new.skipped,
      searches: point.searches - old.searches + new.searches,
      attempts: point.attempts - old.attempts + new.attempts
    )
  }

  private func moved(_ state: Parser.Checkpoint) -> Parser.Checkpoint {
    var cursor = state.cursor
    cursor.offset += shift
    cursor.lineStart += shift
    cursor.lastEnd += shift
    let frames = state.frames.enumerated().map { moved($0.element, at: $0.offset) }
    let isAround = state.frames.count > 0 && outermostBrackets(of: state) < first
    return Parser.Checkpoint(
      counts: state.counts.moved(from: old.state.counts, to: new.state.counts),
      top: moved(state.top, at: state.frames.count),
      frames: frames,
      cursor: cursor,
      pending: state.pending,
      brackets: isAround ? new.state.brackets : state.brackets.shifted(by: shift),
      prolog: new.state.prolog
    )
  }

  /// The node of the outermost brackets that are open.
  private func outermostBrackets(of state: Parser.Checkpoint) -> Int {
    (state.frames + [state.top]).first { $0.kind.isFlow }.map { Int($0.node) } ?? .max
  }

  /// A collection around a line of the tail, as it is now.
  private func moved(_ frame: Parser.Frame, at level: Int) -> Parser.Frame {
    guard frame.kind != .document else { return frame }
    let frames = new.state.frames
    let isAround = Int(frame.node) < first
    let mine = level < frames.count ? frames[level] : new.state.top
    var moved = Parser.Frame(
      frame.kind,
      frame.state,
      node: isAround ? Int(mine.node) : Int(frame.node) + nodes,
      column: Int(frame.column)
    )
    moved.lastItem =
      Int(frame.lastItem) < first
      ? mine.lastItem : frame.lastItem + Int32(truncatingIfNeeded: nodes)
    return moved
  }
}

extension Parser.OuterBrackets {
  fileprivate func shifted(by distance: Int) -> Self {
    var copy = self
    copy.start += distance
    copy.pending.outer = pending.outer.moved { $0.shifted(by: distance) }
    copy.pending.inner = pending.inner.moved { $0.shifted(by: distance) }
    return copy
  }
}

extension Parser.Tables.Counts {
  /// Counts on from what has been read in place of what had been read before.
  fileprivate func moved(from old: Self, to new: Self) -> Self {
    Self(
      nodes: nodes - old.nodes + new.nodes,
      comments: comments - old.comments + new.comments,
      properties: properties - old.properties + new.properties,
      aliases: aliases - old.aliases + new.aliases,
      blockIndentations: blockIndentations - old.blockIndentations + new.blockIndentations
    )
  }
}

extension Parser.Tables {
  /// What had been read at a point.
  fileprivate func prefix(_ counts: Counts) -> Parser.Tables {
    var copy = Parser.Tables()
    copy.nodes.reserveCapacity(nodes.count + nodes.count / 16 + 1024)
    copy.nodes += nodes[..<counts.nodes]
    copy.comments += comments[..<counts.comments]
    copy.properties += properties[..<counts.properties]
    copy.aliases += aliases[..<counts.aliases]
    copy.blockIndentations += blockIndentations[..<counts.blockIndentations]
    return copy
  }

  /// Appends what stands in the tail of an earlier reading.
  fileprivate mutating func append(_ tail: Parser.Tables, _ move: TailMove) {
    let counts = move.counts
    nodes.append(tail.nodes[counts.nodes...], shiftedBy: move.shift, movedBy: move.nodes)
    comments += tail.comments[counts.comments...].lazy.map { $0.shifted(by: move.shift) }
    properties += tail.properties[counts.properties...].lazy.map {
      NodeProperties(
        node: $0.node + move.nodes,
        anchor: $0.anchor?.shifted(by: move.shift),
        tag: $0.tag?.shifted(by: move.shift)
      )
    }
    aliases += tail.aliases[counts.aliases...].lazy.map { $0 + move.nodes }
    blockIndentations += tail.blockIndentations[counts.blockIndentations...].lazy.map {
      NodeFact(node: $0.node + move.nodes, value: $0.value)
    }
  }

  /// Ends a collection around the tail where that ends it.
  fileprivate mutating func end(_ index: Int, like node: Node, _ move: TailMove) {
    nodes[index].end = UInt32(truncatingIfNeeded: Int(node.end) + move.shift)
    nodes[index].subtreeEnd = UInt32(truncatingIfNeeded: Int(node.subtreeEnd) + move.nodes)
    if node.flags.contains(.isUnclosed) { nodes[index].flags.insert(.isUnclosed) }
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
      related: related.map { RelatedRange($0.message, at: $0.range.shifted(by: distance)) },
      fix: fix?.shifted(by: distance)
    )
  }
}
