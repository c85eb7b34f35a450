import SourceText

/// Lines whose wrong column shows only in the lines behind them.
///
/// A line that is too far left ends the collection that it belongs to, and what follows it fits
/// nothing. The document is then read once more with that line in its place.
extension Parser {
  /// Whether the line at `lineStart`, which fits nothing at `column`, would fit if an earlier line
  /// stood further right; the document is then to be read again.
  mutating func blamesEarlierLine(_ bytes: Span<UInt8>, from start: Int, column: Int) -> Bool {
    blamesLine(bytes, from: start, column: column)
      || blamesMovedLines(bytes, from: start, column: column)
  }

  /// Whether the line at `lineStart` would fit if the last of those above that are further left stood
  /// further right; the document is then to be read again.
  private mutating func blamesLine(_ bytes: Span<UInt8>, from start: Int, column: Int) -> Bool {
    // Each correction costs another reading and each search may reach far, so both are bounded.
    guard mayReread, searches < Self.mostSearches else { return false }
    searches += 1
    noteSearch(bytes, from: start, column: column)
    guard let suspect = suspect(bytes, from: start, column),
      let correction = correction(bytes, of: suspect, from: start, column)
    else { return false }
    abandon(bytes, for: correction)
    return true
  }

  /// A line that may be to blame for one below it that fits nothing.
  private struct Suspect {
    let line: ContentLine
    /// The nearest line above it that is not right of the one that fits nothing.
    let neighbour: ContentLine
    /// Whether the neighbour is an entry of what the line that fits nothing would go on with.
    let isBeside: Bool
    /// The column of what stands behind its dash.
    let content: Int
    /// Whether there are several spaces between the two.
    let isSpaced: Bool
    /// Whether it begins with a dash that does not belong there.
    let hasStrayDash: Bool
  }

  /// The line that may be to blame for the one from `start` on, in a column.
  private mutating func suspect(
    _ bytes: Span<UInt8>,
    from start: Int,
    _ column: Int
  ) -> Suspect? {
    guard let line = previousLine(bytes, before: start, below: column),
      correction(at: line.start) == nil, !isWithinScalar(line),
      let neighbour = previousLine(bytes, before: line.start, below: column + 1),
      !isWithinScalar(neighbour)
    else { return nil }
    if !isDash(bytes, at: bytes.skippingSpaces(from: line.start)),
      holdsOwnBlock(bytes, line, from: start, column)
        || isAboveSingleLine(bytes, line, from: start, column)
    {
      return nil
    }
    let isBeside = isBeside(bytes, neighbour, from: start, column)
    let isChild = isDirectlyBelow(bytes, line, neighbour) && neighbour.column < column
    let content = columnOfContent(bytes, line) ?? 0
    let isSpaced = content > line.column + 2
    let isAmongEntries =
      isBeside && neighbour.column != line.column || isSpaced && (isBeside || isChild)
    return Suspect(
      line: line,
      neighbour: neighbour,
      isBeside: isBeside,
      content: content,
      isSpaced: isSpaced,
      hasStrayDash: isStrayItem(bytes, line, among: isAmongEntries, from: start, column)
    )
  }

  /// What puts a line in the place that the line from `start` on shows for it; `nil` if it stands
  /// in its place.
  private mutating func correction(
    _ bytes: Span<UInt8>,
    of suspect: Suspect,
    from start: Int,
    _ column: Int
  ) -> LineCorrection? {
    let line = suspect.line
    let isStray = suspect.hasStrayDash
    // An item in its place, with more spaces than its further keys.
    if suspect.isSpaced, !isStray, suspect.isBeside,
      isTyped(inFrontOf: column, line, suspect.content)
    {
      return nil
    }
    let isOpen = endsWithColon(bytes, line)
    // What is commented out below a key may be what the line belongs to.
    let isSibling = suspect.isBeside && !(isOpen && isAboveEntryInComment(bytes, line))
    let half = columnOfBrokenKey(bytes, line)
    // A key above its block looks like the first half of `android:text`.
    let broken = half != column && isDirectlyBelow(bytes, line, suspect.neighbour) ? nil : half
    guard
      isSibling || isChild(bytes, line, of: suspect.neighbour, above: column, isStray: isStray)
        || broken == column
    else { return nil }
    let item = columnOfItem(bytes, line, with: start, column)
    let own = isStray && isOpen ? columnOfOwnBlock(bytes, line, from: start, column) : nil
    let place = isStray && !item.isNested ? column : columnOfValue(bytes, line) ?? item.column
    return LineCorrection(
      lineStart: line.start,
      column: broken ?? own ?? place,
      hasStrayDash: item.isNested || isStray
    )
  }

  /// Whether a line is an entry of the collection that the line from `start` on, in a column, would
  /// go on with, or holds the first one behind its dash.
  private func isBeside(
    _ bytes: Span<UInt8>,
    _ neighbour: ContentLine,
    from start: Int,
    _ column: Int
  ) -> Bool {
    let isAlike =
      isDash(bytes, at: bytes.skippingSpaces(from: neighbour.start))
      == isDash(bytes, at: bytes.skippingBlanks(from: start))
    return neighbour.column == column && isAlike || columnOfEntry(bytes, neighbour) == column
  }

  /// Whether a line is the first one below another that is a key, or a dash alone.
  private func isDirectlyBelow(
    _ bytes: Span<UInt8>,
    _ line: ContentLine,
    _ key: ContentLine
  ) -> Bool {
    (endsWithColon(bytes, key) || isLoneDash(bytes, key)) && isNext(bytes, line, key)
  }

  /// Whether a line holds nothing but a dash.
  private func isLoneDash(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let dash = bytes.skippingSpaces(from: line.start)
    return isDash(bytes, at: dash) && bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: dash + 1))
  }

  /// Whether a line was meant to be the first below the one above it, a key, and to stand in a
  /// column.
  private func isChild(
    _ bytes: Span<UInt8>,
    _ culprit: ContentLine,
    of key: ContentLine,
    above column: Int,
    isStray: Bool
  ) -> Bool {
    guard isDirectlyBelow(bytes, culprit, key),
      endsWithColon(bytes, key) || column == key.column + 2
    else { return false }
    if isStray || isDamaged(bytes[bytes.skippingSpaces(from: culprit.start)]) { return true }
    return culprit.column <= key.column
      && (!endsWithColon(bytes, culprit) || isStep(bytes, key.column, column, behind: culprit))
  }

  /// Notes what the blame for a line depends on: the lines above up to the neighbour of the
  /// culprit, and the lines below up to one further left.
  private mutating func noteSearch(_ bytes: Span<UInt8>, from start: Int, column: Int) {
    let culprit = previousLine(bytes, before: start, below: column)
    let neighbour = culprit.flatMap {
      previousLine(bytes, before: $0.start, below: column + 1)
    }
    noteSearch(from: neighbour?.start ?? 0, isAtNodes: true)
    _ = lookForLine(bytes, from: start, below: column)
  }

  /// Whether the line at `lineStart`, a damaged key above its block, belongs beside the line above
  /// it; the document is then to be read again.
  mutating func isMisplacedParent(_ bytes: Span<UInt8>) -> Bool {
    let line = ContentLine(start: lineStart, column: column)
    guard mayReread, isDamaged(bytes[offset]), correction(at: lineStart) == nil,
      endsWithColon(bytes, line), let next = nextLine(bytes, behind: offset), next.column > column
    else { return false }
    searches += 1
    noteSearch(bytes, from: lineStart, column: next.column)
    guard let neighbour = previousLine(bytes, before: lineStart, below: next.column),
      neighbour.column > column,
      !endsWithColon(bytes, neighbour) || startOfLine(bytes, above: lineStart) != neighbour.start,
      !isDash(bytes, at: bytes.skippingSpaces(from: neighbour.start))
    else { return false }
    abandon(
      bytes,
      for: LineCorrection(lineStart: lineStart, column: neighbour.column, hasStrayDash: false)
    )
    return true
  }

  /// The column of what stands behind the dash of a line; `nil` if it has none.
  func columnOfContent(_ bytes: Span<UInt8>, _ line: ContentLine) -> Int? {
    let text = bytes.skippingSpaces(from: line.start)
    guard isDash(bytes, at: text) else { return nil }
    return line.column + bytes.skippingBlanks(from: text + 1) - text
  }

  /// The column of the entry behind the dash of a line; `nil` if there is none.
  private func columnOfEntry(_ bytes: Span<UInt8>, _ line: ContentLine) -> Int? {
    guard let column = columnOfContent(bytes, line) else { return nil }
    let text = bytes.skippingBlanks(from: bytes.skippingSpaces(from: line.start) + 1)
    return looksLikeEntry(bytes, at: text) ? column : nil
  }

  /// The column of a line above one in `column`; that of its dash, if it begins the item that goes
  /// on there, or of the second of two dashes.
  private func columnOfItem(
    _ bytes: Span<UInt8>,
    _ line: ContentLine,
    with start: Int,
    _ column: Int
  ) -> (column: Int, isNested: Bool) {
    guard let content = columnOfContent(bytes, line), isList(bytes, from: start, below: column),
      !isDash(bytes, at: bytes.skippingSpaces(from: start))
    else { return (column, false) }
    let dash = bytes.skippingSpaces(from: line.start)
    let inner = ContentLine(start: bytes.skippingBlanks(from: dash + 1), column: content)
    if let text = columnOfContent(bytes, inner) {
      return (max(column - (text - content), 0), true)
    }
    return (max(column - (content - line.column), 0), false)
  }

  /// The column of a list that begins on the line of its key and goes on below it.
  func columnOfSequence(_ bytes: Span<UInt8>) -> Int? {
    guard top.kind == .blockMapping, let next = nextLine(bytes, behind: offset),
      next.column >= Int(top.entryColumn), isDash(bytes, at: next.start + next.column)
    else { return nil }
    return next.column
  }

  /// Whether the line at `lineStart` is a key whose value stands at or left of a column.
  func holdsColumn(_ bytes: Span<UInt8>, _ wanted: Int) -> Bool {
    guard let next = nextLine(bytes, behind: offset), next.column > column,
      next.column <= wanted
    else { return false }
    return endsWithColon(bytes, ContentLine(start: lineStart, column: column))
  }

  /// Whether the line at `lineStart` has a value that its key, on the line above, waits for, and
  /// that is not indented; the document is then to be read again.
  mutating func isMisplacedValue(_ bytes: Span<UInt8>, _ value: ByteRange) -> Bool {
    guard mayReread, top.kind == .blockMapping, correction(at: lineStart) == nil,
      lineStart + column == value.lowerBound,
      let key = previousLine(bytes, before: lineStart, below: .max),
      key.column == column, endsWithColon(bytes, key), isValue(bytes, value)
    else { return false }
    abandon(
      bytes,
      for: LineCorrection(lineStart: lineStart, column: column + 2, hasStrayDash: false)
    )
    return true
  }

  /// Whether text is in quotes or brackets, or of several words, as keys rarely are.
  private func isValue(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    switch bytes[range.lowerBound] {
    case .doubleQuote, .singleQuote, .openBracket, .openBrace:
      return bytes.isBreakOrEnd(at: endOfText(bytes, from: range.lowerBound))
    case .asterisk:
      return range.count > 1 && bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: range.upperBound))
    default:
      for offset in range where bytes[offset] == .space { return true }
      return false
    }
  }

  /// Whether a line that begins with a byte is probably not meant to.
  private func isDamaged(_ byte: UInt8) -> Bool {
    switch byte {
    case .doubleQuote, .singleQuote, .openBracket, .openBrace, .colon: true
    default: false
    }
  }

  /// Whether the line at `lineStart`, a key without colon, stands too far left among the lines
  /// around it, which show that what follows is not its value.
  mutating func isMisplacedKey(_ bytes: Span<UInt8>, endingAt end: Int) -> Bool {
    guard let next = nextLine(bytes, behind: end), next.column > column,
      looksLikeEntry(bytes, at: next.start + next.column),
      !endsWithColon(bytes, ContentLine(start: lineStart(bytes, of: end), column: column))
    else { return false }
    return blamesEarlierLine(bytes, from: next.start, column: next.column)
  }

  /// Whether the first line left of a column, from a line on, is an item of a list.
  private func isList(_ bytes: Span<UInt8>, from start: Int, below column: Int) -> Bool {
    guard let line = nextLine(bytes, from: start, below: column) else { return false }
    return isDash(bytes, at: line.start + line.column)
  }

  /// Whether a line with one dash is above another that begins with a dash.
  func isFollowedByItem(
    _ bytes: Span<UInt8>,
    _ item: ContentLine,
    at start: Int
  ) -> Bool {
    let content = bytes.skippingBlanks(from: bytes.skippingSpaces(from: item.start) + 1)
    return isDash(bytes, at: bytes.skippingBlanks(from: start)) && !isDash(bytes, at: content)
  }

  /// Whether a column is half way from another to that of the line behind a key.
  private func isStep(
    _ bytes: Span<UInt8>,
    _ low: Int,
    _ column: Int,
    behind key: ContentLine
  ) -> Bool {
    guard let child = nextLine(bytes, behind: key.start) else { return false }
    return child.column - column == column - low
  }

  /// The column of a value that stands on the line behind its key, too far left.
  private func columnOfValue(_ bytes: Span<UInt8>, _ line: ContentLine) -> Int? {
    guard !looksLikeEntry(bytes, at: bytes.skippingSpaces(from: line.start)),
      let key = previousLine(bytes, before: line.start, below: .max), endsWithColon(bytes, key),
      line.column <= key.column
    else { return nil }
    return key.column + 2
  }

  func isDash(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == .dash && bytes.isWhiteOrEnd(at: offset + 1)
  }

  func correction(at start: Int) -> LineCorrection? {
    corrections.first { $0.lineStart == start }
  }

  /// The column of a line, which an earlier reading may have corrected.
  func correctedColumn(_ column: Int, ofLineAt start: Int) -> Int {
    corrections.isEmpty ? column : correction(at: start)?.column ?? column
  }

  /// Puts a line into the column that was found for it by an earlier reading.
  mutating func correctColumn(_ bytes: Span<UInt8>) {
    guard let index = corrections.firstIndex(where: { $0.lineStart == lineStart }) else { return }
    let correction = corrections[index]
    // What follows depends on all that shows that the line stands in the wrong column.
    searches += 1
    noteSearch(from: correction.extent.lowerBound, isAtNodes: correction.isShownByNodes)
    log.reaches.append(correction.extent.upperBound)
    followsWrongIndentation = false
    if correction.hasStrayDash {
      let range = offset..<(offset + 1)
      skipped.append(range)
      offset = bytes.skippingBlanks(from: offset + 1)
      let isInPlace = offset - lineStart == correction.column
      let isAlone = bytes.isBreakOrEnd(at: offset)
      let spaces = String(repeating: " ", count: isAlone ? 0 : correction.column)
      report(
        .unexpectedContent,
        at: range,
        isDash(bytes, at: offset)
          ? "an item of a list begins with one '-'; remove this one"
          : "a key among keys has no '-'; remove it",
        fix: isInPlace
          ? Fix("Replace the '-' by a space", [TextEdit(range, with: " ")])
          : Fix("Remove the '-'", [TextEdit(lineStart..<offset, with: spaces)])
      )
    } else if correction.column != column {
      if takesRestOfValue(bytes) || takesRestOfText(bytes) || takesRestOfComment(bytes) { return }
      if !beginsWithStrayMark(bytes), !reportBrokenKey(bytes, in: correction.column) {
        reportIndentation(bytes, to: correction.column)
      }
    }
    followsWrongIndentation = false
    take(column: correction.column)
  }

  /// Takes the token at `offset`, and what follows it on its line, to stand elsewhere.
  mutating func take(column wanted: Int) {
    column = wanted
    columnShift = wanted - (offset - lineStart)
  }
}
