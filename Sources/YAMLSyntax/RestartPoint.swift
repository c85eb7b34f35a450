import SourceText

/// A line of a document at which the parser can begin, and what it knows there.
///
/// The parser keeps one every few thousand bytes. What it makes of the rest of a document is a
/// function of this state and of the bytes from here on, apart from far searches.
struct RestartPoint {
  /// The offset of the first token of the line.
  var offset: Int
  var lineStart: Int
  var lastEnd: Int
  /// How much has been read of each kind.
  var counts: Counts
  /// The state of the stack, in the frames of the record; the document first, innermost last.
  var frames: Range<Int>
  var followsWrongIndentation: Bool
  var allowsCompact: Bool
  /// Whether nothing but white space lies between the latest skipped range and the line.
  var followsSkipped: Bool
  /// Whether the latest node of a flow collection ended with a quote or a bracket.
  var endsJSONLike: Bool
  /// How many commas have been missing in the brackets around the line.
  var missingCommas: Int
  /// The columns of the lines since the point before, a bit each.
  var columns: UInt64

  /// How many elements the tables of a document have.
  struct Counts {
    var nodes = 0
    var comments = 0
    var problems = 0
    var skipped = 0
    var properties = 0
    var aliases = 0
    var blockIndentations = 0
    var searches = 0
    var retries = 0
    var reaches = 0
    var turns = 0
    var layout = LayoutFacts()
  }
}

/// A look at what stands before a line, to find out which of the two is wrong.
struct LookBack {
  /// The first byte of what was looked at.
  var start: Int
  /// Whether it was what has been made of the bytes, as opposed to the bytes alone.
  var isAtNodes: Bool
}

/// What a tree keeps for the reading of its document after an edit.
struct RestartRecord {
  let points: [RestartPoint]
  /// The stacks of the points, one behind the other.
  let frames: [Frame]
  /// The looks at earlier lines, in the order of the lines from which they were made.
  let searches: [LookBack]
  /// For each look at lines far ahead, the end of it.
  let reaches: [Int]
  /// How many bytes at its end have shown what the document begins with.
  let lastLines: Int
  /// The problems in the order in which they were found, without those of characters and aliases.
  let problems: [YAMLProblem]
  let faults: [CharacterFault]
  /// All aliases, those without an anchor included.
  let aliases: [Int]
  /// How many flow collections have been read a second time.
  let retries: Int
  /// How many entries stand in another column than the one before.
  let turns: Int
  /// How the brackets around the document were matched.
  let matching: Parser.BracketMatching
  let layout: LayoutFacts
  let moved: [MovedBracket]
  /// The lines that were put in their places, in order.
  let corrections: [LineCorrection]
  /// Where reading can begin and end only before and behind the whole, because a line was put in
  /// its place after one behind it: from the first of such lines to the last.
  let tangles: [ByteRange]
  /// The columns of the lines behind the last point, a bit each.
  let columns: UInt64
  /// The most there has been of what is limited, in all readings of the document.
  let most: RestartLog.Most

  /// `nil` where the reading of one line may depend on the whole document, or too much is wrong.
  init?(_ parser: borrowing Parser) {
    let log = parser.log
    guard !log.points.isEmpty, parser.mayReread, parser.rereadsLittle,
      log.problems.count < Parser.mostProblems, log.faults.count <= Parser.mostProblems,
      log.reaches.count <= RestartLog.mostReaches
    else { return nil }
    points = log.points.trimmed
    frames = log.frames.trimmed
    searches = log.searches
    reaches = log.reaches
    lastLines = log.lastLines
    problems = log.problems
    faults = log.faults
    aliases = parser.aliases
    retries = parser.retries
    turns = parser.turns
    matching = parser.matching
    layout = parser.layout
    moved = parser.moved
    corrections = parser.corrections
    tangles = log.tangles
    columns = log.columns
    most = log.most.including(parser, problems: problems.count)
  }

  /// The last point that does not depend on any byte from `limit` on.
  func lastPoint(before limit: Int, in bytes: Span<UInt8>) -> RestartPoint? {
    // Points behind a look at the bytes from `limit` on depend on them.
    let count = reaches.firstIndex { $0 > limit } ?? reaches.count
    var index = points.firstIndex(notBelow: limit, by: \.offset)
    index = min(index, points.firstIndex(notBelow: count + 1, by: \.counts.reaches))
    while index > 0 {
      index -= 1
      let point = points[index]
      if bytes.reachOfLine(at: point.offset) <= limit, !isWithinTangle(point.lineStart),
        corrections.allSatisfy({
          $0.lineStart >= point.lineStart || $0.extent.upperBound <= limit
        })
      {
        return point
      }
    }
    return nil
  }

  /// Whether a line lies behind one that was put in its place after a line that is not above it.
  func isWithinTangle(_ lineStart: Int) -> Bool {
    tangles.contains { $0.lowerBound < lineStart && lineStart <= $0.upperBound }
  }
}

/// What the parser keeps while it reads, to make a record of.
struct RestartLog {
  /// The least distance of two points.
  var spacing = Self.usualSpacing
  /// The offset from which on a line is worth a look; everything before it costs one comparison.
  var watch = Int.max
  /// The offset from which on the next point is kept.
  var nextPoint = Int.max
  var points: [RestartPoint] = []
  var frames: [Frame] = []
  var searches: [LookBack] = []
  var reaches: [Int] = []
  /// How many bytes at the end of the document have been looked at from its start.
  var lastLines = 0
  /// The latest text that the line behind it has divided, none of whose lines is a place to begin.
  var dividedText = 0..<0
  /// From the latest place that was looked at to the line break that its line reaches to.
  var joinedLines = 0..<0
  /// The problems that reading has found, before those of characters and aliases.
  var problems: [YAMLProblem] = []
  var faults: [CharacterFault] = []
  /// The columns of the lines since the latest point, a bit each.
  var columns = 0 as UInt64
  /// The first byte that was read, as opposed to taken from an earlier tree.
  var start = 0
  /// From each line that was put in its place after one behind it to the last of those.
  var tangles: [ByteRange] = []
  /// The lines that have been read in vain and are to be read again.
  var unsettled = 0..<0
  /// The most there has been of what is limited.
  var most = Most()
  /// The trees that the rest of the document may be taken from.
  var tails: [TreeTail] = []
  /// The one in which what is left to read has been found.
  var joined: TreeTail? { tails.first(where: \.isJoined) }
  var isJoined: Bool { tails.contains(where: \.isJoined) }
  /// The next offset at which one of these may begin.
  var nextOfTails: Int { tails.lazy.compactMap(\.nextOffset).min() ?? .max }

  /// The highest that limited counts have been, readings that were given up included.
  struct Most {
    var searches = 0
    var retries = 0
    var problems = 0

    /// The same with the counts of a reading.
    func including(_ parser: borrowing Parser, problems count: Int) -> Most {
      Most(
        searches: max(searches, parser.searches),
        retries: max(retries, parser.retries),
        problems: max(problems, count)
      )
    }
  }

  /// The bit that stands for a column, and for those that differ by a multiple of 64.
  @inline(__always)
  static func bit(ofColumn column: Int) -> UInt64 {
    column < 0 ? 0 : 1 &<< UInt64(truncatingIfNeeded: column)
  }

  static var usualSpacing: Int { 4096 }
  /// Points in deeper nesting are not kept, since each keeps the whole stack.
  static var mostFrames: Int { 64 }
  /// What makes the parser look far ahead more often is no text, and is read again as a whole.
  static var mostReaches: Int { 4096 }

  mutating func reset(for count: Int) {
    joinedLines = 0..<0
    dividedText = 0..<0
    points.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    if !searches.isEmpty { searches = [] }
    if !faults.isEmpty { faults = [] }
    if !reaches.isEmpty { reaches = [] }
    lastLines = 0
    columns = 0
    start = 0
    unsettled = 0..<0
    for index in tails.indices { tails[index].rewind() }
    nextPoint = count < 2 * spacing ? .max : spacing
    watch = min(nextPoint, nextOfTails)
  }
}

extension Span<UInt8> {
  /// Behind the last byte that is looked at to find out what a line begins with.
  ///
  /// That is its line break, which may be a pair; an escape at its end hides it.
  func reachOfLine(at offset: Int) -> Int {
    var end = endOfLine(from: offset)
    while end < count, end > 0, self[end - 1] == .backslash {
      end = endOfLine(from: skippingBreak(at: end))
    }
    // Behind the last line may stand a marker, which ends the document only if it is whole.
    return end + (end < count ? 2 : 4)
  }
}
