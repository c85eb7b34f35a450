/// The start of a line at which reading has been, and to which it can go back.
struct ReadingPoint {
  let state: Parser.Checkpoint
  /// Whether a repair ends here, so that reading never goes back behind it.
  let isSettled: Bool
  /// Where the latest repair ends.
  let settled: Int

  var lineStart: Int { state.lineStart }
}

/// The points that are kept while a document is read.
struct ReadingLog {
  private(set) var points: [ReadingPoint] = []
  /// The offset from which on the next point is kept.
  var nextPoint = 0

  /// The least distance of two points, in bytes.
  private let spacing: Int
  static let usualSpacing = 4096
  /// Points in deeper nesting are not kept, since each keeps all collections around it.
  static let mostFrames = 64

  init(spacing: Int) {
    self.spacing = spacing
  }

  /// Where the latest repair ends.
  var settled: Int { points.last?.settled ?? 0 }

  /// Keeps a point.
  ///
  /// The latest place that a repair ended at goes as soon as it is not needed.
  mutating func keep(_ point: ReadingPoint) {
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
  }
}

extension ReadingPoint {
  fileprivate var isDeep: Bool { state.frames.count > ReadingLog.mostFrames }
}

extension Parser {
  /// Whether nothing waits for its node at the start of a line.
  var isBetweenEntries: Bool {
    !pending.inner.isPresent && !pending.outer.isPresent && frames.count <= ReadingLog.mostFrames
  }
}

extension Span<UInt8> {
  func isByteOrderMark(at offset: Int) -> Bool { starts(with: [0xEF, 0xBB, 0xBF], at: offset) }
}
