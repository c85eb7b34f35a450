import SourceText

/// The start of a line at which reading can begin, go back to, or go on in an earlier tree.
///
/// What is made of the rest of a document is a function of this state and of the bytes from here
/// on, apart from searches that look at what stands in front of it.
struct RestartPoint {
  let state: Parser.Checkpoint
  /// Whether a repair ends here, so that reading never goes back behind it.
  let isSettled: Bool
  /// Where the latest repair ends.
  let settled: Int
  /// The latest repair, as long as the same mistake may follow.
  let latest: Trial?
  /// How many edits mend that mistake so far.
  let edits: Int
  /// How much has been found of each kind.
  let problems: Int
  let skipped: Int
  let searches: Int
  let attempts: Int

  var lineStart: Int { state.lineStart }
}

/// What a tree keeps for the reading of its document after an edit.
struct RestartRecord {
  let points: [RestartPoint]
  let searches: [Search]
  /// Everything in the order in which it was found, without what characters and aliases have wrong.
  let tables: Parser.Tables
  let problems: [YAMLProblem]
  let attempts: Int
  let skipped: [ByteRange]
  let characters: CharacterFaults

  /// The last point that does not depend on any byte from `limit` on.
  func lastPoint(before limit: Int, in bytes: Span<UInt8>) -> Int? {
    let known = searches.firstIndex { $0.looked.upperBound > limit } ?? searches.count
    return points[..<points.firstIndex(notBelow: limit, by: \.lineStart)].lastIndex {
      $0.searches <= known && bytes.reachOfLine(at: $0.lineStart) <= limit
    }
  }

  /// For each point the first byte that any search behind it looked at.
  var floors: [Int] {
    var floors = Array(repeating: Int.max, count: points.count)
    var floor = Int.max
    var search = searches.count
    for index in points.indices.reversed() {
      while search > points[index].searches {
        search -= 1
        floor = min(floor, searches[search].looked.lowerBound)
      }
      floors[index] = floor
    }
    return floors
  }
}

/// What is kept while a document is read.
struct RestartLog {
  /// The least distance of two points.
  var spacing = Self.usualSpacing
  private(set) var points: [RestartPoint] = []
  var searches: [Search] = []
  /// The offset from which on the next point is kept.
  var nextPoint = 0
  /// The first line that was read, as opposed to taken from an earlier tree, and the first node.
  var start = (line: 0, node: 0)
  /// The earlier tree from which the rest of the document may be taken.
  var tail: TreeTail?

  static let usualSpacing = 4096
  /// Points in deeper nesting are not kept, since each keeps all collections around it.
  static let mostFrames = 64

  /// How many bytes behind a document decide whether it ends there: a byte order mark, the marker,
  /// and what stands behind that.
  static let sizeOfMarker = 7

  /// Where the latest repair ends.
  var settled: Int { points.last?.settled ?? 0 }

  /// The next offset at which there is something to do.
  var nextStop: Int { min(nextPoint, tail?.nextOffset ?? .max) }

  /// Keeps a point; the latest place that a repair ended at only as long as it is needed.
  mutating func keep(_ point: RestartPoint) {
    if point.isSettled, points.count > 1, let last = points.last, last.isSettled,
      last.lineStart - points[points.count - 2].lineStart < spacing || last.isDeep
    {
      points.removeLast()
    }
    points.append(point)
    nextPoint = point.lineStart + spacing
  }

  /// Forgets the points behind a line to which reading goes back.
  mutating func removeLast(behind line: Int) {
    while points.count > 1, let last = points.last, last.lineStart > line { points.removeLast() }
    guard let last = points.last, last.lineStart < start.line else { return }
    start = (last.lineStart, last.state.counts.nodes)
  }

  /// Takes over what an earlier reading kept, or what stands behind what was read.
  mutating func append(_ points: some Sequence<RestartPoint>, _ searches: some Sequence<Search>) {
    self.points += points
    self.searches += searches
    nextPoint = (self.points.last?.lineStart ?? 0) + spacing
  }
}

extension RestartPoint {
  fileprivate var isDeep: Bool { state.frames.count > RestartLog.mostFrames }
}

extension Parser {
  /// Whether nothing waits for its node at the start of a line.
  var isBetweenEntries: Bool {
    !pending.inner.isPresent && !pending.outer.isPresent && frames.count <= RestartLog.mostFrames
  }
}

extension Span<UInt8> {
  /// Behind the last byte that is looked at to find out what a line begins with.
  func reachOfLine(at offset: Int) -> Int {
    let end = endOfLine(from: offset)
    // Behind the last line may come more, and a marker, which ends the document only if it is whole.
    return end + (end < count ? 2 : RestartLog.sizeOfMarker)
  }

  func isByteOrderMark(at offset: Int) -> Bool { starts(with: [0xEF, 0xBB, 0xBF], at: offset) }
}
