import SourceText

/// Dashes typed at the start of lines that are none of a list.
extension Parser {
  /// Whether the dash of a line has been typed in front of the spaces of one that fits its place
  /// without it; the document is then to be read again.
  mutating func isTypedInFront(_ bytes: Span<UInt8>, ofLineAt start: Int) -> Bool {
    let dash = bytes.skippingSpaces(from: start)
    guard mayReread, searches < Self.mostSearches, isDash(bytes, at: dash),
      correction(at: start) == nil,
      let wanted = columnWithoutDash(bytes, ContentLine(start: start, column: dash - start))
    else { return false }
    abandon(bytes, for: LineCorrection(lineStart: start, column: wanted, hasStrayDash: true))
    return true
  }

  /// The column of what stands behind a dash and several spaces before the dash was typed: alone,
  /// with a space, or in place of one; `nil` if it fits none of the lines above there.
  private mutating func columnWithoutDash(_ bytes: Span<UInt8>, _ line: ContentLine) -> Int? {
    guard let content = columnOfContent(bytes, line), content > line.column + 2 else { return nil }
    let text = line.start + content
    guard !bytes.isBreakOrEnd(at: text), bytes[text] != .hash else { return nil }
    let isItem = isDash(bytes, at: text)
    var wanted: Int?
    var limit = content + 1
    var start = line.start
    while wanted == nil, limit > line.column + 1,
      let above = previousLine(bytes, before: start, below: limit)
    {
      // What leads to the first of these lines is no part of the search, so it is counted once.
      start = above.start
      guard !isWithinScalar(above) else { continue }
      let isDirect = limit > content
      limit = above.column
      wanted = [content - 2, content - 1, content].first { column in
        column > line.column
          && (fits(bytes, column, isItem: isItem, beside: above)
            || isDirect && endsWithColon(bytes, above) && isBelow(bytes, above, column))
      }
    }
    searches += 1
    noteSearch(from: wanted == nil ? 0 : start, isAtNodes: true)
    return wanted
  }

  /// Whether a line of a column is an entry of the same collection as another above it.
  private func fits(
    _ bytes: Span<UInt8>,
    _ column: Int,
    isItem: Bool,
    beside line: ContentLine
  ) -> Bool {
    let isBesideItem = isDash(bytes, at: bytes.skippingSpaces(from: line.start))
    if line.column == column { return isItem == isBesideItem }
    return !isItem && isBesideItem && columnOfContent(bytes, line) == column
  }

  /// Whether a column is one step right of the key that a line ends with.
  private func isBelow(_ bytes: Span<UInt8>, _ key: ContentLine, _ column: Int) -> Bool {
    column == (columnOfContent(bytes, key) ?? key.column) + 2
  }
}
