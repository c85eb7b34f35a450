import SourceText

/// A change, and what reading the text with it costs.
struct Trial {
  let mistake: Mistake
  let kind: Parser.Fault.Kind
  let edits: [TextEdit]
  let price: Int
  /// Where it is reported.
  let place: ByteRange
}

extension Repairer {
  /// How many changes are tried at a fault.
  private static let mostTrials = 64

  /// What mended the latest mistake, if it mends this one for no more; `nil` where it does not.
  ///
  /// So a mistake that is made on every line is looked for once.
  mutating func again(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ surroundings: Surroundings
  ) -> Trial? {
    guard let latest = latest?.first, latest.mistake.repeats, site.fault.kind == latest.kind,
      site.fault.offset - log.settled < Self.farthestRepetition,
      let trial = cheapest(of: [latest.mistake], bytes, site, surroundings),
      trial.price <= latest.price
    else { return nil }
    return trial
  }

  /// What mends a mistake best, of all that is known.
  mutating func attempt(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ surroundings: Surroundings
  ) -> Trial? {
    attempts += 1
    return cheapest(of: Mistake.all, bytes, site, surroundings)
  }

  private mutating func cheapest(
    of mistakes: [Mistake],
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ surroundings: Surroundings
  ) -> Trial? {
    let visible = bytes.extracting(first: site.ceiling)
    let start = max(surroundings.base.lineStart, site.contentStart)
    var best: Trial?
    var count = 0
    for mistake in mistakes where mistake.trips.contains(site.fault.kind) {
      guard mistake.cost < best?.price ?? .max else { continue }
      for edits in mistake.find(visible, site) where count < Self.mostTrials {
        let edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        guard let first = edits.first, first.range.lowerBound >= start, edits.standApart else {
          continue
        }
        count += 1
        patch.make(edits, behind: site.blamed)
        guard let price = price(site, surroundings) else { continue }
        let sum = mistake.isCertain ? 0 : mistake.cost + Evidence.size(of: edits) + price
        guard sum < best?.price ?? .max else { continue }
        best = Trial(
          mistake: mistake,
          kind: site.fault.kind,
          edits: edits,
          price: sum,
          place: mistake.place(visible, site, edits)
        )
      }
    }
    return best
  }

  /// What reading the patch shows against it; `nil` where it does not lead beyond the fault.
  private mutating func price(_ site: Site, _ surroundings: Surroundings) -> Int? {
    parser.restore(surroundings.base)
    let storage = patch.bytes
    let bytes = storage.span
    guard readBehindEdits(bytes) else { return nil }
    let stop = parser.read(bytes, upTo: .max)
    let price = surroundings.price(of: parser.tables, in: bytes)
    guard stop == .fault, let fault = parser.fault else { return price }
    // What is open at the end of the patch may have an end behind it, brackets more likely than text.
    if patch.isCut, fault.offset >= bytes.count {
      guard fault.kind == .quoteEnd, let opening = fault.opening else { return price }
      return price + Evidence.fault(at: opening, behind: patch.resumes.patched, in: bytes)
    }
    guard patch.original(fault.offset) > site.reached || site.isLeft(for: fault, in: patch) else {
      return nil
    }
    return price + Evidence.price(of: fault, behind: patch.resumes.patched, in: bytes)
  }

  /// Reads the patch up to a line where it is the document; `false` where there is none.
  mutating func readBehindEdits(_ bytes: Span<UInt8>) -> Bool {
    switch parser.read(bytes, upTo: patch.resumes.patched) {
    case .limit: true
    case .end: !patch.isCut
    case .fault: false
    }
  }
}

extension Site {
  /// Whether the line of the fault belongs where it stands, but has a fault of its own.
  ///
  /// Brackets may end in front of it, or the lines above move into its column.
  fileprivate func isLeft(for next: Parser.Fault, in patch: borrowing Patch) -> Bool {
    (fault.kind == .bracketLine || fault.kind == .afterRoot && patch.movesLine)
      && (next.kind == .colonMissing || next.kind == .suspect)
      && patch.original(next.offset) == fault.offset
  }
}

extension [TextEdit] {
  /// Whether each edit in order begins where the one before it has ended, or behind that.
  fileprivate var standApart: Bool {
    zip(self, dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }
}
