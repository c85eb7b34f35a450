import SourceText

/// Brackets around a whole document, as in JSON, that do not match: the columns of the lines tell
/// where each was meant to end, as they tell a reader.
extension Parser {
  /// How the brackets around a document are matched.
  enum BracketMatching {
    /// By the order in which they stand.
    case byOrder
    /// By the columns of the lines that they stand on, since by order they do not match.
    case byLayout
  }

  /// Whether the brackets, which do not match by order, are matched by the layout of the document
  /// from here on; where that makes a difference above, the document is to be read again.
  @discardableResult
  mutating func matchesOtherwise(_ bytes: Span<UInt8>, fromStart: Bool = false) -> Bool {
    // Where the first of two brackets has its end, the second is not one too many.
    guard mayMatchByLayout(bytes), !fromStart || nodes[0].secondBracket(bytes) == nil else {
      return false
    }
    matching = .byLayout
    knowsMismatch = true
    guard fromStart || layout.differences > 0 || !moved.isEmpty else { return true }
    let last = log.points.last {
      $0.counts.layout.differences == 0 && knowsDifferences(behindNodes: $0.counts.nodes)
    }
    giveUp(returningTo: last?.offset ?? -1)
    reached = 0
    offset = bytes.count
    return true
  }

  /// Whether brackets are matched by layout as soon as they do not match by order.
  private func mayMatchByLayout(_ bytes: Span<UInt8>) -> Bool {
    readsRootFlow && !isFlowKey && matching == .byOrder && isDocumentInBrackets(bytes)
      && isLaidOut(bytes)
  }

  /// Whether columns tell where the brackets that are being read end.
  var matchesByLayout: Bool { matching == .byLayout && readsRootFlow || readsByLayout }

  /// Whether the innermost brackets are the outermost of those that are being read.
  private var isInOutermost: Bool { frames.count == layoutBase + 1 }

  /// Looks at the column of a line in the brackets around a document.
  mutating func passLayoutLine(_ bytes: Span<UInt8>) {
    let isClosing = bytes[offset].isClosingBracket
    let column = indentationOfLine(bytes)
    guard !isInOutermost, column < top.indentation || column == top.indentation && !isClosing
    else { return }
    layout.differences += 1
    if matchesByLayout { endByLayout(bytes, column, isClosing: isClosing) }
  }

  /// Ends the collections that the line of `offset` shows to have no end: it stands no further right
  /// than the line that they begin on.
  private mutating func endByLayout(_ bytes: Span<UInt8>, _ column: Int32, isClosing: Bool) {
    var hasReported = false
    while !isInOutermost, column < top.indentation || column == top.indentation && !isClosing {
      if top.kind != .flowPair, !hasReported {
        hasReported = true
        reportUnclosed(bytes, top, isClosing: isClosing)
      }
      endUnclosed()
      // The comma that lacks would have stood behind the bracket that lacks.
      if !isClosing, bytes[offset] != .comma, bytes[offset] != .colon {
        completeFlowEntry()
        if top.state == .comma { awaitEntry() }
      }
    }
  }

  /// Notes a closing bracket that does not stand where the line of the opening one begins.
  mutating func noteClosing(_ bytes: Span<UInt8>) {
    guard !isInOutermost, Int(nodes[Int(top.node)].start) < lineStart,
      offset - lineStart != top.indentation || bytes.skippingSpaces(from: lineStart) != offset
    else { return }
    layout.differences += 1
  }

  /// The column of the line of `offset`, which a bracket may have been typed in front of.
  mutating func indentationOfLine(_ bytes: Span<UInt8>) -> Int32 {
    if layoutLine.start != lineStart {
      let column = Self.columnOfLayout(bytes, ofLineFrom: lineStart)
      layoutLine = LayoutLine(start: lineStart, column: Int32(truncatingIfNeeded: column))
    }
    return layoutLine.column
  }

  /// A line of which the column is known that tells of the brackets on it.
  struct LayoutLine {
    var start = -1
    var column = 0 as Int32
  }

  private static func columnOfLayout(_ bytes: Span<UInt8>, ofLineFrom line: Int) -> Int {
    let first = bytes.skippingSpaces(from: line)
    guard first < bytes.count else { return first - line }
    guard bytes[first].isOpeningBracket || bytes[first].isClosingBracket else {
      return first - line
    }
    let text = bytes.skippingBlanks(from: first + 1)
    let blanks = text - first - 1
    guard blanks > 0, !bytes.isBreakOrEnd(at: text), bytes[text] != .hash else {
      return first - line
    }
    // Nobody indents by an odd number, but a bracket moves what it was typed in front of.
    if (text - line) % 2 != 0 { return text - line - 1 }
    return blanks == 1 ? first - line : text - line
  }

  /// Reports brackets without end, whose closing one belongs in front of the comma there may be.
  private mutating func reportUnclosed(
    _ bytes: Span<UInt8>,
    _ frame: Frame,
    isClosing: Bool
  ) {
    let hasComma = bytes[lastEnd - 1] == .comma && frame.awaitsEntry
    let lacksComma = !hasComma && !isClosing && bytes[offset] != .comma
    let closing = (frame.kind == .flowMapping ? "}" : "]") + (lacksComma ? "," : "")
    layout.problems += 1
    reportUnclosed(frame, .insert(closing, at: hasComma ? lastEnd - 1 : lastEnd))
  }

  /// Reads a closing bracket as the columns tell; `false` where its order does.
  mutating func readClosingByLayout(_ bytes: Span<UInt8>, _ kind: Frame.Kind) -> Bool {
    let start = Int(nodes[Int(top.node)].start)
    let range = offset..<(offset + 1)
    guard start < lineStart else {
      let first = frames.firstIndex {
        $0.kind.isFlow && Int(nodes[Int($0.node)].start) >= lineStart
      }
      guard top.kind != kind,
        !frames[(first ?? frames.count)...].contains(where: { $0.kind == kind })
      else { return false }
      if endsLine(bytes, behind: range.upperBound) {
        closeWithOther()
      } else {
        skipStray(bytes, range, kind)
      }
      return true
    }
    let indentation = Int(top.indentation)
    let isFirst = bytes.skippingSpaces(from: lineStart) == offset
    if isFirst, offset - lineStart == indentation, !isInOutermost || readsByLayout {
      guard top.kind != kind else { return false }
      if let around = frames.last, !isInOutermost, around.kind == kind,
        around.indentation == top.indentation
      {
        // Two brackets opened there, and the outer one is closed.
        reportUnclosed(bytes, top, isClosing: true)
        endUnclosed()
        return true
      }
      closeWithOther()
      return true
    }
    guard
      top.kind != kind || isInOutermost && !readsByLayout && isFollowedByContent(bytes)
        || !(isInOutermost && !readsByLayout) && goesOnBehindBracket(bytes, indentation)
    else { return false }
    skipStray(bytes, range, kind)
    return true
  }

  /// Whether anything but comments stands behind the bracket at `offset`.
  private mutating func isFollowedByContent(_ bytes: Span<UInt8>) -> Bool {
    noteReach(bytes, of: bytes.count)
    return !endsDocument(bytes, behind: offset)
  }

  /// Whether what follows the bracket at `offset` is more of the innermost collection, which began
  /// on a line that is indented by a column, or its closing bracket in that column.
  private mutating func goesOnBehindBracket(_ bytes: Span<UInt8>, _ indentation: Int) -> Bool {
    let text = bytes.skippingBlanks(from: offset + 1)
    if !bytes.isBreakOrEnd(at: text), bytes[text] != .hash, !bytes[text].endsFlowEntry {
      return true
    }
    guard let line = lookForLine(bytes, behind: offset), line.column >= indentation else {
      return false
    }
    let first = bytes[line.start + line.column]
    // Brackets are no keys, but items of a list.
    if top.kind == .flowMapping, first.isOpeningBracket { return false }
    return line.column > indentation || first == top.closingBracket
  }

  /// Skips a bracket that closes nothing; it takes the place of a comma where one lacks.
  private mutating func skipStray(_ bytes: Span<UInt8>, _ range: ByteRange, _ kind: Frame.Kind) {
    layout.note(kind, -1)
    layout.problems += 1
    offset = range.upperBound
    guard top.state == .comma, isAboveEntry(bytes) else {
      skipClosing(range)
      return
    }
    skipClosingForComma(range)
  }

  /// Whether `offset` is at the end of its line, and the next one begins with neither a comma nor a
  /// closing bracket.
  private mutating func isAboveEntry(_ bytes: Span<UInt8>) -> Bool {
    let end = bytes.skippingBlanks(from: offset)
    guard end < bytes.count, bytes[end].isBreak, let line = lookForLine(bytes, behind: end) else {
      return false
    }
    return !bytes[line.start + line.column].endsFlowEntry
  }

  /// Whether the tail may be joined as far as the matching of brackets is concerned, which is set
  /// right where the tail shows that they do not match by order.
  mutating func settlesMatching(_ bytes: Span<UInt8>, with tail: TreeTail) -> Bool {
    let rest = tail.record.layout - tail.point.counts.layout
    let hasMoved = !bracketsMoved(in: tail).isEmpty
    if hasMoved, tail.record.matching == .byLayout { return false }
    let isAlike = rest.differences == 0 && !hasMoved
    guard matching == .byOrder else { return tail.record.matching == .byLayout || isAlike }
    // Brackets that do not match were read by order there because the document was not laid out.
    if tail.record.matching == .byOrder, rest.mismatches > 0, mayMatchByLayout(bytes) {
      return false
    }
    guard tail.endsWithBrackets, tail.hasOnlyBracketProblems else {
      return tail.record.matching == .byOrder || isAlike
    }
    var unpaired = rest.unpaired
    for frame in frames + [top] { unpaired.add(frame.kind, 1) }
    for frame in tail.record.frames[tail.point.frames] { unpaired.add(frame.kind, -1) }
    if unpaired != UnpairedBrackets() {
      return matchesOtherwise(bytes) && !isAbandoned
        && (tail.record.matching == .byLayout || isAlike)
    }
    return tail.record.matching == .byOrder || isAlike
  }

  /// Whether it is not certain that brackets which have been matched by layout do not match by
  /// order: read from its start, the document may be understood otherwise.
  var mayMatchByOrder: Bool {
    matching == .byLayout && !knowsMismatch
      && (layout.unpaired == UnpairedBrackets() || problems.count != layout.problems)
  }

  /// Whether the first line in the brackets around a document is indented.
  private func isLaidOut(_ bytes: Span<UInt8>) -> Bool {
    if lacksOpening(bytes) { return true }
    guard let first = nextLine(bytes, behind: Int(nodes[flowStart].start)) else { return false }
    let start = lineStart(bytes, of: Int(nodes[flowStart].start))
    return Self.columnOfLayout(bytes, ofLineFrom: first.start)
      > Self.columnOfLayout(bytes, ofLineFrom: start)
  }

  /// Whether the document stands in brackets that begin on a line of their own, as in JSON.
  func isDocumentInBrackets(_ bytes: Span<UInt8>) -> Bool {
    guard flowStart == 0 else { return false }
    if lacksOpening(bytes) { return true }
    let end = nodes[0].secondBracket(bytes) ?? Int(nodes[0].start)
    return bytes.isBreakOrEnd(at: end + 1)
  }
}

extension Frame {
  /// Whether a comma, or the bracket that begins the collection, has been read last.
  fileprivate var awaitsEntry: Bool { state == .key || state == .entry }
}

/// What the columns of the lines in brackets around a document show.
struct LayoutFacts {
  /// How many lines and brackets may be matched in another way by layout than by order.
  var differences = 0
  var unpaired = UnpairedBrackets()
  /// How often brackets did not match in the way in which they were read.
  var mismatches = 0
  /// How many problems are about brackets that lack their other half.
  var problems = 0

  /// Notes that brackets of a kind lack their end, or their beginning where the count is negative.
  mutating func note(_ kind: Frame.Kind, _ count: Int) {
    differences += 1
    mismatches += 1
    unpaired.add(kind, count)
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      differences: left.differences + right.differences,
      unpaired: left.unpaired + right.unpaired,
      mismatches: left.mismatches + right.mismatches,
      problems: left.problems + right.problems
    )
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      differences: left.differences - right.differences,
      unpaired: left.unpaired - right.unpaired,
      mismatches: left.mismatches - right.mismatches,
      problems: left.problems - right.problems
    )
  }
}

/// How many more brackets open than close, of each kind.
struct UnpairedBrackets: Equatable {
  var mappings = 0
  var sequences = 0

  mutating func add(_ kind: Frame.Kind, _ count: Int) {
    switch kind {
    case .flowMapping: mappings += count
    case .flowSequence: sequences += count
    case .document, .blockMapping, .blockSequence, .flowPair: break
    }
  }

  static func + (left: Self, right: Self) -> Self {
    Self(
      mappings: left.mappings + right.mappings,
      sequences: left.sequences + right.sequences
    )
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      mappings: left.mappings - right.mappings,
      sequences: left.sequences - right.sequences
    )
  }
}
