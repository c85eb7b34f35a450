import SourceText

/// Reads a document exactly, and finds the cheapest small change of the text where that stops.
///
/// What comes out is the exact tree of the mended text, with the offsets of the broken one.
struct Repairer: ~Copyable {
  let document: [UInt8]
  /// Where the content ends: at the end marker, or with the document.
  let end: Int
  var parser = Parser()
  var problems: [YAMLProblem] = []
  var skipped: [ByteRange] = []
  /// The latest repair; it is told of when no other place of the same mistake follows.
  var latest: Repetition?
  /// Where reading can go back to.
  var log: ReadingLog
  var patch: Patch
  /// How many mistakes have been looked for, apart from mistakes made again.
  var attempts = 0

  /// How many mistakes of a document are looked for; lines with further ones are left out.
  static let mostAttempts = 500
  /// How deep a mistake may stand that counts as one; each further so many levels count as another.
  static let freeDepth = 64
  /// How far apart two places of one mistake may be, in bytes.
  static let farthestRepetition = 1 << 14

  init(_ document: [UInt8], endMarker: Int?, spacing: Int = ReadingLog.usualSpacing) {
    self.document = document
    log = ReadingLog(spacing: spacing)
    end = endMarker ?? document.count
    patch = Patch(of: document, upTo: end)
  }

  /// Reads to the end.
  mutating func read() {
    let storage = document
    let bytes = storage.span.extracting(first: end)
    if log.points.isEmpty { log.keep(point(isSettled: true)) }
    while true {
      switch parser.read(bytes, upTo: log.nextPoint) {
      case .limit:
        pass(bytes)
      case .end:
        parser.closeAll()
        return report()
      case .fault:
        if let fault = parser.fault { repair(bytes, fault) }
      }
    }
  }

  /// Keeps the state at the start of a line.
  private mutating func pass(_ bytes: Span<UInt8>) {
    let start = parser.cursor.lineStart
    if start - log.settled >= Self.farthestRepetition { report() }
    if start >= log.nextPoint, parser.isBetweenEntries, !bytes.isByteOrderMark(at: start) {
      log.keep(point(isSettled: false))
    }
    log.nextPoint = max(log.nextPoint, start + 1)
  }

  /// The state at the start of a line.
  func point(isSettled: Bool) -> ReadingPoint {
    ReadingPoint(
      state: parser.checkpoint(),
      isSettled: isSettled,
      settled: isSettled ? parser.cursor.lineStart : log.settled
    )
  }

  private mutating func repair(_ bytes: Span<UInt8>, _ fault: Parser.Fault) {
    guard attempts < Self.mostAttempts else {
      let settled = log.points.last { $0.isSettled } ?? log.points[0]
      return skipLine(bytes, from: settled.state, fault.offset)
    }
    let site = Site(of: fault, in: bytes, parser)
    // All that is open is kept and looked at for each of them.
    attempts += parser.frames.count / Self.freeDepth
    let surroundings = goBack(bytes, from: site)
    let best = again(bytes, site, surroundings) ?? attempt(bytes, site, surroundings)
    if let best, commit(best, bytes, surroundings.base, site) { return }
    skipLine(bytes, from: surroundings.base, fault.offset)
  }

  /// Goes back to a line in front of all that may be wrong, between two tokens.
  private mutating func goBack(_ bytes: Span<UInt8>, from site: Site) -> Surroundings {
    let target = max(bytes.lineStart(of: site.start), log.settled)
    log.removeLast(behind: target)
    // The bytes in front of the nodes that are looked at do not matter, whatever has been kept.
    let start = max(site.window, site.line.start - Surroundings.sight)
    let first = log.points.last { $0.lineStart <= start } ?? log.points[0]
    parser.restore(log.points[log.points.count - 1].state)
    var base = log.points[log.points.count - 1].state
    while parser.read(bytes, upTo: parser.cursor.lineStart + 1) == .limit,
      parser.cursor.lineStart <= target
    {
      base = parser.checkpoint()
    }
    parser.restore(base)
    return Surroundings(
      of: base,
      since: first.state,
      parser.tables,
      from: start,
      in: bytes
    )
  }

  /// Leaves out the line that cannot be read, or all since the line that reading can go back to.
  private mutating func skipLine(
    _ bytes: Span<UInt8>,
    from base: Parser.Checkpoint,
    _ fault: Int
  ) {
    let line = bytes.lineStart(of: min(fault, bytes.count))
    parser.restore(base)
    if parser.read(bytes, upTo: line) != .limit || parser.cursor.lineStart > line {
      parser.restore(base)
    }
    if parser.top.kind.isFlow { skipped += parser.abandonBrackets() }
    let start = parser.cursor.offset
    let end = bytes.endOfLine(from: min(max(fault, start), bytes.count))
    let next = bytes.skippingBreak(at: end)
    parser.cursor.offset = next
    parser.cursor.lineStart = next
    if start < end { skipped.append(start..<end) }
    // At the end of the document nothing can be in front of its content any more.
    if next >= bytes.count { parser.prolog.isRead = true }
    report()
    if attempts < Self.mostAttempts {
      problems.append(
        YAMLProblem(
          .unexpectedContent,
          at: start..<max(start, end),
          "this line belongs to nothing before it; correct or remove it"
        )
      )
    }
    log.removeLast(behind: start)
    log.keep(point(isSettled: true))
  }
}
