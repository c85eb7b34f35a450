/// Several lines that stand too far left, or one with a block of its own, which the lines behind them
/// show: those go on with the block that they interrupt.
extension Parser {
  /// How many lines are taken to be moved at most.
  private static var mostMoved: Int { 4 }

  /// Whether the line at `start`, which fits nothing in `column`, would fit if the lines above it
  /// that are further left stood there, too; the document is then to be read again.
  mutating func blamesMovedLines(_ bytes: Span<UInt8>, from start: Int, column: Int) -> Bool {
    guard mayReread, searches < Self.mostSearches, isKey(bytes, at: start) else { return false }
    var moved: [ContentLine] = []
    var above = previousLine(bytes, before: start, below: column)
    while let line = above, isKey(bytes, at: line.start), moved.count <= Self.mostMoved {
      if let last = moved.last,
        line.column != last.column || isParent(bytes, line, of: last)
      {
        break
      }
      moved.append(line)
      above = previousLine(bytes, before: line.start, below: column + 1)
    }
    searches += 1
    noteSearch(from: above?.start ?? 0, isAtNodes: true)
    guard let above, let first = moved.last, moved.count <= Self.mostMoved,
      correction(at: first.start) == nil, !isWithinScalar(first), !isWithinScalar(above),
      above.column == column && isKey(bytes, at: above.start)
        && columnOfBrokenKey(bytes, first) == nil
        || isParent(bytes, above, of: first) && column == above.column + 2
    else { return false }
    let isInRun = correction(at: above.start)?.column == column && isNext(bytes, first, above)
    guard isInRun || showsMove(bytes, of: moved, from: start, column) else { return false }
    abandon(bytes, for: LineCorrection(lineStart: first.start, column: column, hasStrayDash: false))
    return true
  }

  /// Whether a line begins with a key, and not with a dash.
  private func isKey(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    let text = bytes.skippingBlanks(from: start)
    return text < bytes.count && bytes[text] != .dash && looksLikeEntry(bytes, at: text)
  }

  /// Whether a key without a value stands directly above a line that is no further right.
  private func isParent(_ bytes: Span<UInt8>, _ key: ContentLine, of line: ContentLine) -> Bool {
    key.column >= line.column && endsWithColon(bytes, key) && isNext(bytes, line, key)
  }

  /// Whether a line is the first with content below another.
  func isNext(_ bytes: Span<UInt8>, _ line: ContentLine, _ above: ContentLine) -> Bool {
    nextLine(bytes, behind: above.start)?.start == line.start
  }

  /// Whether more lines stand in a column than have been moved, or those hold a block further right.
  private mutating func showsMove(
    _ bytes: Span<UInt8>,
    of moved: [ContentLine],
    from start: Int,
    _ column: Int
  ) -> Bool {
    guard let last = moved.first, !repeatsKeys(bytes, above: last.start, from: start, column) else {
      return false
    }
    for line in moved {
      guard let child = deeperBlock(bytes, of: line, than: column) else { continue }
      // Two lines of a block like the one above may stand too far right, as well.
      let isLike = repeatsKeys(
        bytes,
        above: last.start,
        in: column,
        from: child.start,
        child.column
      )
      return !isLike
    }
    guard moved.count > 1 else { return false }
    var count = 0
    var next: ContentLine? = ContentLine(start: start, column: column)
    while let line = next, line.column == column, count <= moved.count {
      count += 1
      let behind = bytes.skippingBreak(at: bytes.endOfLine(from: line.start))
      next = lookForLine(bytes, from: behind, below: column + 1)
    }
    return count > moved.count
  }

  /// The first of two lines in a column further right than another that belong to a key.
  private mutating func deeperBlock(
    _ bytes: Span<UInt8>,
    of key: ContentLine,
    than column: Int
  ) -> ContentLine? {
    guard endsWithColon(bytes, key), let child = lookForLine(bytes, behind: key.start),
      child.column > column, !isAboveEntryInComment(bytes, key)
    else { return nil }
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: child.start))
    let next = lookForLine(bytes, from: behind, below: child.column + 1)
    return next?.column == child.column ? child : nil
  }
}
