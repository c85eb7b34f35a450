import SourceText

/// Finds the cheapest small change of the text that lets exact reading go on.
///
/// What comes out is the exact tree of the mended text, with the offsets of the broken one.
struct Repairer: ~Copyable {
  var parser = ExactParser()
  private(set) var problems: [YAMLProblem] = []
  private(set) var skipped: [ByteRange] = []
  /// Places to which reading can go back, in order.
  private var points: [ExactParser.Checkpoint] = []
  /// Reading never goes back behind this offset.
  private var settled = 0
  private var patch = Patch()
  /// The latest repair, of which is told when no other place of the same mistake follows.
  private var latest: Trial?

  /// How many changes are tried at a fault.
  private static let mostTrials = 64
  /// How far in front of a fault a change may stand, in bytes.
  private static let sight = 1 << 16
  /// How far apart two places of one mistake may be, in bytes.
  private static let farthestRepetition = 1 << 14
  /// How many mistakes of a document are mended; of others lines are left out.
  private static let mostProblems = 500
  /// The least distance of two places to which reading can go back.
  private static let spacing = 4096

  init() {}

  /// Reads a document to its end.
  mutating func read(_ bytes: Span<UInt8>) {
    points = [parser.checkpoint()]
    while true {
      switch parser.read(bytes, upTo: (points.last?.lineStart ?? 0) + Self.spacing) {
      case .limit: points.append(parser.checkpoint())
      case .end:
        parser.closeAll()
        return report(bytes)
      case .fault:
        if let fault = parser.fault { repair(bytes, fault) }
      }
    }
  }

  /// A change, and what reading the text with it costs.
  private struct Trial {
    let mistake: Mistake
    let kind: ExactParser.Fault.Kind
    var edits: [TextEdit]
    var price: Int
    /// Where it is told of.
    let place: ByteRange
  }

  private mutating func repair(_ bytes: Span<UInt8>, _ fault: ExactParser.Fault) {
    let site = Site(of: fault, in: bytes, parser)
    goBack(bytes, from: site)
    let base = parser.checkpoint()
    let best =
      problems.count < Self.mostProblems
      ? again(bytes, base, site) ?? cheapest(of: Mistake.all, bytes, base, site) : nil
    if let best, commit(best, bytes, base, fault) { return }
    skipLine(bytes, base, site)
  }

  /// What mends a mistake that was made before as well as it did there, so that one that is made on
  /// every line is looked for once.
  private mutating func again(
    _ bytes: Span<UInt8>,
    _ base: ExactParser.Checkpoint,
    _ site: Site
  ) -> Trial? {
    guard let latest, latest.mistake.repeats, site.fault.kind == latest.kind,
      site.fault.offset - settled < Self.farthestRepetition,
      let trial = cheapest(of: [latest.mistake], bytes, base, site), trial.price <= latest.price
    else { return nil }
    return trial
  }

  private mutating func cheapest(
    of mistakes: [Mistake],
    _ bytes: Span<UInt8>,
    _ base: ExactParser.Checkpoint,
    _ site: Site
  ) -> Trial? {
    var best: Trial?
    var count = 0
    for mistake in mistakes where mistake.trips.contains(site.fault.kind) {
      guard mistake.cost < best?.price ?? .max else { continue }
      for edits in mistake.find(bytes, site) where count < Self.mostTrials {
        let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let first = edits.first, first.range.lowerBound >= base.lineStart else { continue }
        count += 1
        patch.make(edits, in: bytes, behind: site.fault.offset)
        guard let price = price(base, site) else { continue }
        let sum = mistake.isCertain ? 0 : mistake.cost + Evidence.size(of: edits) + price
        guard sum < best?.price ?? .max else { continue }
        best = Trial(
          mistake: mistake,
          kind: site.fault.kind,
          edits: edits,
          price: sum,
          place: mistake.place(bytes, site, edits)
        )
      }
    }
    return best
  }

  /// Goes back to a line in front of all that may be wrong, between two tokens.
  private mutating func goBack(_ bytes: Span<UInt8>, from site: Site) {
    let first = max(site.start, site.fault.offset - Self.sight)
    let target = max(bytes.lineStart(of: first), settled)
    let index = points.lastIndex { $0.lineStart <= target } ?? 0
    points.truncate(to: index + 1)
    parser.restore(points[index])
    if parser.read(bytes, upTo: target) != .limit { parser.restore(points[index]) }
  }

  /// What reading the patch shows against it; `nil` where it does not lead beyond the fault.
  private mutating func price(_ base: ExactParser.Checkpoint, _ site: Site) -> Int? {
    parser.restore(base)
    let storage = patch.bytes
    let bytes = storage.span
    guard readBehindEdits(bytes) else { return nil }
    let stop = parser.read(bytes, upTo: .max)
    let price = Evidence.price(
      of: parser.tables,
      from: base.counts.nodes,
      within: base.frames + [base.top],
      in: bytes
    )
    guard stop == .fault, let fault = parser.fault else { return price }
    // What is open at the end of the patch may have an end behind it.
    if patch.isCut, fault.offset >= bytes.count { return price }
    guard patch.original(fault.offset) > site.reached else { return nil }
    return price + Evidence.fault(at: fault.offset, behind: patch.resumes.patched, in: bytes)
  }

  /// Reads the patch up to a line where it is the document; `false` where there is none.
  private mutating func readBehindEdits(_ bytes: Span<UInt8>) -> Bool {
    switch parser.read(bytes, upTo: patch.resumes.patched) {
    case .limit: true
    case .end: !patch.isCut
    case .fault: false
    }
  }

  /// Reads the winner once more, up to a line behind it.
  private mutating func commit(
    _ trial: Trial,
    _ bytes: Span<UInt8>,
    _ base: ExactParser.Checkpoint,
    _ fault: ExactParser.Fault
  ) -> Bool {
    parser.restore(base)
    patch.make(trial.edits, in: bytes, behind: fault.offset)
    let patched = patch.bytes
    guard readBehindEdits(patched.span) else { return false }
    let isEnd = parser.cursor.offset >= patch.bytes.count && !patch.isCut
    let next = isEnd ? bytes.count : patch.original(parser.cursor.lineStart)
    parser.moveBack(patch, from: base, in: bytes)
    parser.cursor.offset = next
    parser.cursor.lineStart = next
    settle(at: next)
    keep(trial, bytes)
    return true
  }

  /// Tells of a repair, together with the one before it where that is the same mistake once more.
  private mutating func keep(_ trial: Trial, _ bytes: Span<UInt8>) {
    for edit in trial.edits where !edit.range.isEmpty {
      if edit.range.contains(where: { !bytes[$0].isBlankOrBreak }) { skipped.append(edit.range) }
    }
    if trial.mistake.repeats, latest?.mistake.message == trial.mistake.message,
      let end = latest?.edits.last?.range.upperBound,
      let start = trial.edits.first?.range.lowerBound,
      start >= end, start - end < Self.farthestRepetition
    {
      latest?.edits += trial.edits
    } else {
      report(bytes)
      latest = trial
    }
  }

  private mutating func report(_ bytes: Span<UInt8>) {
    guard let trial = latest else { return }
    latest = nil
    let start = min(trial.place.lowerBound, max(bytes.count - 1, 0))
    problems.append(
      YAMLProblem(
        trial.mistake.code,
        at: start..<max(trial.place.upperBound, min(start + 1, bytes.count)),
        trial.mistake.message,
        fix: Fix(trial.mistake.title, trial.edits)
      )
    )
  }

  private mutating func settle(at offset: Int) {
    settled = offset
    points = [parser.checkpoint()]
  }

  /// Leaves out what cannot be read, from the line that reading can go back to.
  private mutating func skipLine(
    _ bytes: Span<UInt8>,
    _ base: ExactParser.Checkpoint,
    _ site: Site
  ) {
    parser.restore(base)
    if parser.top.kind.isFlow { parser.abandonBrackets() }
    let start = base.cursor.offset
    let end = bytes.endOfLine(from: min(max(site.fault.offset, start), bytes.count))
    let next = bytes.skippingBreak(at: end)
    parser.cursor.offset = next
    parser.cursor.lineStart = next
    if start < end { skipped.append(start..<end) }
    // At the end of the document nothing can be in front of its content any more.
    if next >= bytes.count { parser.prolog.isRead = true }
    settle(at: next)
    guard problems.count < Self.mostProblems else { return }
    report(bytes)
    problems.append(
      YAMLProblem(
        .unexpectedContent,
        at: start..<max(start, end),
        "this line belongs to nothing before it; correct or remove it"
      )
    )
  }
}
