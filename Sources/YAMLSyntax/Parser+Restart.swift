import SourceText

extension Parser {
  /// How often a line is looked for that could be to blame for another.
  static var mostSearches: Int { 50 }
  /// How many flow collections without end are read a second time.
  static var mostRetries: Int { 8 }
  /// How many bytes a search for such a line passes.
  static var farthestSearch: Int { 1 << 17 }
}

/// Reading that begins at a restart point of an earlier tree, and that ends at one.
extension Parser {
  /// Keeps the state at the line of `offset` if a point is due; whether the state is that of the
  /// earlier tree, so that the rest of the document can be taken from it.
  mutating func passRestartPoint(_ bytes: Span<UInt8>) -> Bool {
    if isAbandoned { return true }
    if !repeated.isEmpty { settleEnded(bytes) }
    if log.isJoined { return true }
    for index in log.tails.indices where rejoins(bytes, tail: index) || isAbandoned { return true }
    for index in log.tails.indices where takesPart(bytes, ofTail: index) { return false }
    if offset >= log.nextPoint, isRestartable(bytes) {
      keepRestartPoint(bytes)
      log.nextPoint = offset + log.spacing
    }
    passTails()
    return false
  }

  /// Sets the next offset that is worth a look.
  mutating func passTails() {
    for index in log.tails.indices where log.tails[index].nextOffset == offset {
      log.tails[index].next += 1
    }
    log.watch = min(log.nextPoint, log.nextOfTails)
  }

  /// Whether what is read of the rest depends on nothing but what a point keeps.
  func isRestartable(_ bytes: Span<UInt8>) -> Bool {
    repeated.isEmpty && conflict == nil && !awaitsStrayBracket
      && !frames.isEmpty && (!top.kind.isFlow || isRestartableFlow)
      && frames.count <= RestartLog.mostFrames && !log.dividedText.contains(lineStart)
      && (corrections.isEmpty || !isBesideCorrection(bytes))
      && !inner.isPresent && !outer.isPresent
      // Looks at the next line with content, which are not noted, pass over a mark of a conflict.
      && !isConflictMarker(bytes, at: lineStart)
      && (problems.last?.range.lowerBound ?? -1) < lineStart
  }

  /// Whether the line of `offset` or the one above it has been put in its place.
  private func isBesideCorrection(_ bytes: Span<UInt8>) -> Bool {
    correction(at: lineStart) != nil
      || startOfLine(bytes, above: lineStart).flatMap { correction(at: $0) } != nil
  }

  private mutating func keepRestartPoint(_ bytes: Span<UInt8>) {
    let start = log.frames.count
    log.frames.append(contentsOf: frames)
    log.frames.append(top)
    log.points.append(
      RestartPoint(
        offset: offset,
        lineStart: lineStart,
        lastEnd: lastEnd,
        counts: RestartPoint.Counts(self),
        frames: start..<log.frames.count,
        followsWrongIndentation: followsWrongIndentation,
        allowsCompact: allowsCompact,
        followsSkipped: followsSkipped(bytes),
        endsJSONLike: top.kind.isFlow && endsJSONLike,
        missingCommas: top.kind.isFlow ? missingCommas : 0,
        columns: log.columns
      )
    )
    log.columns = 0
  }

  /// Whether nothing but white space lies between the latest skipped range and `offset`.
  func followsSkipped(_ bytes: Span<UInt8>) -> Bool {
    guard let last = skipped.last else { return false }
    var end = offset
    while end > last.upperBound, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return end == last.upperBound
  }

  /// Notes that what was read depends on the line of an offset far ahead.
  mutating func noteReach(_ bytes: Span<UInt8>, of far: Int) {
    guard log.reaches.count <= RestartLog.mostReaches else { return }
    let place = min(far, bytes.count)
    // Lines whose breaks are escaped reach as far as the last of them, however many there are.
    if !log.joinedLines.contains(place) {
      log.joinedLines = place..<(bytes.reachOfLine(at: place) - 1)
    }
    log.reaches.append(log.joinedLines.upperBound + 1)
  }

  /// Notes that what is made of this line depends on nodes that are complete, from an index on.
  mutating func noteNodes(from index: Int) {
    guard index < nodes.count else { return }
    searches += 1
    noteSearch(from: Int(nodes[index].start), isAtNodes: true)
  }

  /// Notes that this line changes nodes that are complete, from an index on; `false` if those
  /// cannot be changed, because they were taken from an earlier tree.
  mutating func mayChange(nodesFrom index: Int) -> Bool {
    noteNodes(from: index)
    guard index < min(nodes.count, fixedNodes) else { return true }
    giveUp(returningTo: Int(nodes[index].start))
    return false
  }

  /// Forgets the points between a node that has changed and the current line.
  mutating func dropPoints(from start: Int) {
    while let last = log.points.last, last.offset > start {
      log.frames.removeLast(last.frames.count)
      log.points.removeLast()
      log.columns |= last.columns
    }
  }

  /// Notes that what is made of this line depends on earlier lines, from `start` on.
  mutating func noteSearch(from start: Int, isAtNodes: Bool = false) {
    log.searches.append(LookBack(start: start, isAtNodes: isAtNodes))
  }

  /// Takes over what an earlier tree knew at one of its restart points.
  mutating func resume(at point: RestartPoint, of tree: SyntaxTree, _ record: RestartRecord) {
    let counts = point.counts
    nodes.reserveCapacity(tree.nodes.count + tree.nodes.count / 16 + 1024)
    nodes.append(contentsOf: tree.nodes[..<counts.nodes])
    comments.append(contentsOf: tree.comments[..<counts.comments])
    problems.append(contentsOf: record.problems[..<counts.problems])
    skipped.append(contentsOf: tree.skipped[..<counts.skipped])
    properties.append(contentsOf: tree.properties[..<counts.properties])
    aliases.append(contentsOf: record.aliases[..<counts.aliases])
    blockIndentations.append(contentsOf: tree.blockIndentations[..<counts.blockIndentations])
    directives = tree.directives
    tags = tree.tags
    startMarker = tree.startMarker
    fixedNodes = counts.nodes
    headNodes = counts.nodes
    log.start = point.lineStart
    corrections = record.corrections.filter { $0.lineStart < point.lineStart }
    log.tangles = record.tangles.filter { $0.upperBound < point.lineStart }
    searches = counts.searches
    retries = counts.retries
    turns = counts.turns
    layout = counts.layout
    moved = record.moved.filter { $0.node < counts.nodes }
    // Up to the first line at which they differ, both ways of matching are one.
    matching = counts.layout.differences == 0 ? .byOrder : record.matching
    frames.append(contentsOf: record.frames[point.frames])
    top = frames.popLast() ?? .document
    offset = point.lineStart
    lineStart = point.lineStart
    lastEnd = point.lastEnd
    followsWrongIndentation = point.followsWrongIndentation
    allowsCompact = point.allowsCompact
    resumeFlow(at: point)
    let kept = record.points.firstIndex(notBelow: point.offset, by: \.offset)
    log.points.append(contentsOf: record.points[..<kept])
    log.frames.append(contentsOf: record.frames[..<point.frames.lowerBound])
    log.searches.append(contentsOf: record.searches[..<counts.searches])
    log.reaches.append(contentsOf: record.reaches[..<counts.reaches])
    log.lastLines = record.lastLines
    // How much of it was there before the point is not known.
    log.most = record.most
    log.columns = point.columns
    log.nextPoint = point.offset
    log.watch = point.offset
  }

  /// Whether the parser stands where a point of a tail is, in the same state.
  private mutating func rejoins(_ bytes: Span<UInt8>, tail index: Int) -> Bool {
    var tail = log.tails[index]
    defer { log.tails[index] = tail }
    while let next = tail.nextOffset, next < offset { tail.next += 1 }
    guard tail.nextOffset == offset else { return false }
    if top.kind.isFlow, !settlesMatching(bytes, with: tail) { return false }
    if isRestartable(bytes), followsSkipped(bytes) == tail.point.followsSkipped,
      let common = commonFrames(bytes, with: tail)
    {
      tail.isJoined = true
      tail.taken += tail.record.points.count - tail.next
      tail.commonFrames = common
      return true
    }
    return false
  }

  /// How many of the innermost collections go on in the tail; `nil` if the tail does not fit.
  private func commonFrames(_ bytes: Span<UInt8>, with tail: TreeTail) -> Int? {
    guard standsAlike(tail), isWithinLimits(tail), tail.isIndependent(of: corrections) else {
      return nil
    }
    let point = tail.point
    let mine = frames + [top]
    let others = Array(tail.record.frames[point.frames])
    if top.kind.isFlow, !continuesRootFlow(bytes, with: tail) { return nil }
    if mine.count == others.count, matches(Array(zip(mine, others)), tail) { return mine.count }
    return top.kind.isFlow ? nil : framesLeftOpen(mine, others, tail)
  }

  /// Whether all that is known at the next point of a tail, the collections that are open aside, is
  /// known here, too.
  func standsAlike(_ tail: TreeTail) -> Bool {
    let point = tail.point
    return lineStart == point.lineStart + tail.shift && lastEnd == point.lastEnd + tail.shift
      && followsWrongIndentation == point.followsWrongIndentation
      && allowsCompact == point.allowsCompact
      && tags.prefixes == tail.tree.tags.prefixes
      && !tail.record.isWithinTangle(point.lineStart)
      && corrections.allSatisfy { $0.lineStart < lineStart }
  }

  /// Whether all collections go on in the tail as they are.
  private func matches(_ pairs: [(Frame, Frame)], _ tail: TreeTail) -> Bool {
    guard pairs.allSatisfy({ $0.isAlike($1) }) else { return false }
    guard let first = pairs.firstIndex(where: { !$0.hasColumns(of: $1) }) else { return true }
    // Another column for entries matters only where a line stands in it.
    if pairs.allSatisfy({ $0.column == $1.column }),
      !tail.holdsLines(in: pairs.reduce(0) { $0 | $1.0.otherColumns(than: $1.1) })
    {
      return true
    }
    // Lines that fit their places fit them whatever the column of the first entry was.
    guard tail.isRegular, !followsWrongIndentation,
      pairs[..<first].allSatisfy({ $0.isRegular && $1.isRegular })
    else { return false }
    return !tail.holdsLines(in: pairs[first...].reduce(0) { $0 | $1.0.columnsAside(from: $1.1) })
  }

  /// How many of the innermost collections are the same where the tail ends none of them, so that
  /// it does not matter what they lie in; `nil` if it ends one or they differ.
  private func framesLeftOpen(
    _ mine: [Frame],
    _ others: [Frame],
    _ tail: TreeTail
  ) -> Int? {
    var count = zip(mine.reversed(), others.reversed()).prefix {
      $0.isAlike($1) && $0.hasColumns(of: $1) && $0.kind != .document
    }.count
    guard count > 0, tail.isRegular, !followsWrongIndentation else { return nil }
    while count > 0 {
      let node = tail.tree.nodes[Int(others[others.count - count].node)]
      if Int(node.subtreeEnd) == tail.tree.nodes.count,
        mine.dropLast(count).allSatisfy(\.isSettled),
        others.dropLast(count).allSatisfy(\.isSettled)
      {
        return count
      }
      count -= 1
    }
    return nil
  }

  /// Whether no counter that bounds the parser's attempts decides anything in the tail.
  private func isWithinLimits(_ tail: TreeTail) -> Bool {
    let record = tail.record
    let counts = tail.point.counts
    let most = record.most
    let isWithin = { (mine: Int, count: Int, total: Int, limit: Int) in
      // The tail is the same where it asks nothing, where nothing has kept it from asking, and where
      // it may not ask, neither then nor now.
      mine == count || count < limit && total == count || min(mine, count) >= limit
        || total < limit && mine + total - count < limit
    }
    return isWithin(searches, counts.searches, most.searches, Self.mostSearches)
      && isWithin(retries, counts.retries, most.retries, Self.mostRetries)
      && isWithin(problems.count, counts.problems, most.problems, Self.mostProblems)
      && leavesRoom(for: tail.corrections)
  }
}

extension Frame {
  /// Whether two frames differ in nothing but the index of their nodes and the columns that no
  /// entry needs to stand in.
  func isAlike(_ other: Frame) -> Bool {
    kind == other.kind && state == other.state && entryColumn == other.entryColumn
      && (kind != .blockSequence || max(column, entryColumn) == max(other.column, entryColumn))
  }

  /// Whether there is but one column for entries.
  fileprivate var isRegular: Bool { alternative == -2 && column == entryColumn }

  fileprivate func hasColumns(of other: Frame) -> Bool {
    column == other.column && alternative == other.alternative
  }

  /// Whether the latest entry is complete.
  var isSettled: Bool { state == .key || state == .entry || state == .done }

  /// The bits of the columns for entries in which two frames with the same column differ.
  func otherColumns(than other: Frame) -> UInt64 {
    guard alternative != other.alternative else { return 0 }
    return RestartLog.bit(ofColumn: Int(alternative))
      | RestartLog.bit(ofColumn: Int(other.alternative))
  }

  /// The bits of the columns in which two frames may make different things of a line that fits
  /// its place, where both take entries in that of the latest.
  fileprivate func columnsAside(from other: Frame) -> UInt64 {
    guard !hasColumns(of: other) else { return 0 }
    let columns = [column, alternative, other.column, other.alternative].filter { $0 >= 0 }
    let least = Int(columns.min() ?? 0)
    let end = max(Int(entryColumn), least)
    guard end - least < 64 else { return .max }
    return (least..<end).reduce(0) { $0 | RestartLog.bit(ofColumn: $1) }
  }
}
