import SourceText

/// Reading the end of a document again, with one more line put in its place.
///
/// What is read again begins at the last restart point on which that line has no influence, so that
/// the cost is that of the text around a mistake, whatever the size of the document.
extension Parser {
  /// How many bytes of a document may be read again.
  static var rereadableBytes: Int { 1 << 22 }
  /// How many lines of a document are put in their places.
  static var mostCorrections: Int { 64 }

  /// Whether the number and the cost of earlier readings leave room for another.
  var mayReread: Bool { corrections.count < Self.mostCorrections && rereadable > 0 }

  /// Whether so little has been read again that the limit has no say, wherever reading began.
  var rereadsLittle: Bool { rereadable > Self.rereadableBytes / 2 }

  /// Whether there is room for corrections that were made in the rest of the document.
  func leavesRoom(for others: ArraySlice<LineCorrection>) -> Bool {
    others.isEmpty
      || corrections.count + others.count < Self.mostCorrections
        && others.reduce(rereadable, { $0 - $1.cost }) > 0
  }

  /// Gives up the current reading for one with another correction.
  mutating func abandon(_ bytes: Span<UInt8>, for correction: LineCorrection) {
    defer { offset = bytes.count }
    guard !isAbandoned else { return }
    let above = startOfLine(bytes, above: correction.lineStart)
    var correction = correction
    // What was looked for in vain may be found where other lines stand before.
    let known = log.lastPoint(notBehind: above ?? -1)?.counts.searches ?? 0
    let looks = log.searches[known...]
    let first = min(looks.lazy.map(\.start).min() ?? .max, above ?? 0)
    let last = max(log.reaches.max() ?? 0, bytes.reachOfLine(at: offset))
    correction.extent = first..<max(first, last)
    correction.isShownByNodes = looks.contains(where: \.isAtNodes)
    let behind = corrections.firstIndex(notBelow: correction.lineStart, by: \.lineStart)
    for other in corrections[behind...] { correction.extent.formUnion(with: other.extent) }
    correction.cost = max(lineStart - correction.lineStart, 0)
    correction.columns = log.columns(from: correction.lineStart)
    if let farthest = corrections[behind...].last {
      log.tangles.append(correction.lineStart..<farthest.lineStart)
    }
    corrections.insert(correction, at: behind)
    rereadable -= correction.cost
    giveUp(returningTo: above ?? -1)
  }

  /// Gives up the current reading for one that begins at an offset or before it.
  mutating func giveUp(returningTo place: Int) {
    log.most = log.most.including(self, problems: problems.count)
    returning = isAbandoned ? min(returning, place) : place
    isAbandoned = true
    reached = lineStart
    log.unsettled = min(place, reached)..<(reached + 1)
    log.watch = 0
  }

  /// Reads the document again from its start.
  mutating func restart(_ bytes: Span<UInt8>) {
    rereadable -= reached
    reset()
    retries = 0
    searches = 0
    turns = 0
    fixedNodes = 0
    headNodes = 0
    log.reset(for: bytes.count)
    readPrefix(bytes)
  }

  /// Goes back to the last restart point from which the reading that was given up has to be made
  /// again; `false` if there is none.
  mutating func resume(_ bytes: Span<UInt8>) -> Bool {
    guard let point = log.lastPoint(notBehind: returning) else { return false }
    let distance = returning - point.lineStart
    if distance > Self.farthestSearch { rereadable -= distance }
    isAbandoned = false
    goBack(to: point)
    return true
  }

  /// Forgets everything that has been read behind a restart point.
  private mutating func goBack(to point: RestartPoint) {
    let counts = point.counts
    nodes.truncate(to: counts.nodes)
    comments.truncate(to: counts.comments)
    problems.truncate(to: counts.problems)
    skipped.truncate(to: counts.skipped)
    properties.truncate(to: counts.properties)
    aliases.truncate(to: counts.aliases)
    blockIndentations.truncate(to: counts.blockIndentations)
    searches = counts.searches
    retries = counts.retries
    turns = counts.turns
    layout = counts.layout
    moved.removeAll { $0.node >= counts.nodes }
    fixedNodes = min(fixedNodes, counts.nodes)
    headNodes = min(headNodes, counts.nodes)
    let stack = log.frames[point.frames]
    log.goBack(to: point)
    stand(at: point, stack)
  }

  /// Goes on at a restart point, with the collections that are open there.
  mutating func stand(at point: RestartPoint, _ stack: ArraySlice<Frame>) {
    frames = Array(stack)
    top = frames.popLast() ?? .document
    forgetLine()
    offset = point.lineStart
    lineStart = point.lineStart
    lastEnd = point.lastEnd
    followsWrongIndentation = point.followsWrongIndentation
    allowsCompact = point.allowsCompact
    resumeFlow(at: point)
  }

  /// Forgets what is known of the line that was read last and of what is open there.
  private mutating func forgetLine() {
    emptyLines = 0..<0
    closings = 0..<0
    columnShift = 0
    isFlowKey = false
    holdsBlockLines = false
    readsRootFlow = false
    readsByLayout = false
    layoutBase = 0
    repeated = []
    conflict = nil
    strayBracket = nil
    outer = PendingProperties()
    inner = PendingProperties()
  }
}

extension ByteRange {
  /// Extends the range to hold another.
  fileprivate mutating func formUnion(with other: ByteRange) {
    self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension RestartLog {
  /// The last point at or before an offset.
  fileprivate func lastPoint(notBehind place: Int) -> RestartPoint? {
    let end = points.firstIndex(notBelow: place + 1, by: \.offset)
    return end > 0 ? points[end - 1] : nil
  }

  /// The columns of the lines that were read from an offset on, and of some before it, a bit each.
  fileprivate func columns(from place: Int) -> UInt64 {
    points[points.firstIndex(notBelow: place + 1, by: \.offset)...]
      .reduce(columns) { $0 | $1.columns }
  }

  /// Forgets everything from a point on, which is to be passed again.
  fileprivate mutating func goBack(to point: RestartPoint) {
    let index = points.firstIndex(notBelow: point.offset, by: \.offset)
    points.truncate(to: index)
    frames.truncate(to: point.frames.lowerBound)
    searches.truncate(to: point.counts.searches)
    reaches.truncate(to: point.counts.reaches)
    joinedLines = 0..<0
    dividedText = 0..<0
    columns = point.columns
    start = min(start, point.lineStart)
    for index in tails.indices { tails[index].rewind() }
    nextPoint = point.offset
    watch = point.offset
  }
}
