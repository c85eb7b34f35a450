import SourceText

/// Text on the line of a key whose value is the block below it.
extension Parser {
  /// Forgets the text behind a key whose value is the block below: a quote just typed, text above
  /// a list, or above keys that the block above has, too.
  ///
  /// `isSettled` tells that the line of the key has been found to stand in its place.
  mutating func dropTextAboveBlock(
    _ bytes: Span<UInt8>,
    isDash: Bool,
    isSettled: Bool = false
  ) -> Bool {
    guard top.kind == .blockMapping, top.state == .key,
      !isDash || frames.last?.kind != .blockSequence,
      nodes.count > Int(top.node) + 2, isDash || looksLikeEntry(bytes, at: offset)
    else { return false }
    noteNodes(from: nodes.count - 2)
    guard let last = nodes.last, last.kind == .scalar || last.kind == .alias && !isDash,
      Int(last.end) == lastEnd, isValueOfLatestKey(nodes.count - 1),
      last.flags.isDisjoint(with: [.isMissing, .hasProperties, .isMultiline])
    else { return false }
    let range = Int(last.start)..<Int(last.end)
    let line = lineStart(bytes, of: range.lowerBound)
    let key = bytes.skippingSpaces(from: line)
    guard key - line == Int(top.entryColumn), key == Int(nodes[nodes.count - 2].start),
      key < range.lowerBound,
      startOfLine(bytes, above: lineStart) == line
    else { return false }
    let isQuote = last.flags.contains(.isUnclosed) && range.count == 1
    if !isQuote {
      guard !last.flags.contains(.isUnclosed),
        bytes[range.lowerBound - 1] == .colon && lineInColumn(bytes) != nil
          || (isDash
            ? isSettled
            : beginsBlockOfBlocks(bytes, below: ContentLine(start: line, column: key - line))
              || repeatsKeys(bytes, above: line, from: lineStart, column))
      else { return false }
    }
    guard mayChange(nodesFrom: nodes.count - 1) else { return false }
    dropPoints(from: range.lowerBound)
    nodes.removeLast()
    if aliases.last == nodes.count { aliases.removeLast() }
    skipped.append(range)
    problems.removeAll { $0.range == range }
    dropMissingSpace(before: range.lowerBound)
    report(
      isQuote ? .unclosedQuote : .unexpectedContent,
      at: range,
      "the lines below cannot belong to a value on the line of its key; "
        + (isQuote ? "remove the quote" : "remove this text"),
      fix: .init(title: isQuote ? "Remove the quote" : "Remove the text", edit: .delete(range))
    )
    top.state = .value
    return true
  }

  /// Whether the line at `lineStart` and the next in its column are keys, each with a block of its
  /// own, below an entry that stands in its place.
  private mutating func beginsBlockOfBlocks(
    _ bytes: Span<UInt8>,
    below entry: ContentLine
  ) -> Bool {
    guard isAboveBlock(bytes, ContentLine(start: lineStart, column: column)),
      isWholeEntry(bytes, entry)
    else { return false }
    guard let next = lineInColumn(bytes) else { return false }
    return isAboveBlock(bytes, next)
  }

  /// The next line in the column of this one, if none is further left before.
  mutating func lineInColumn(_ bytes: Span<UInt8>) -> ContentLine? {
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let next = lookForLine(bytes, from: behind, below: column + 1)
    return next?.column == column ? next : nil
  }

  /// Whether a line is a key above a line that is further right.
  private mutating func isAboveBlock(_ bytes: Span<UInt8>, _ key: ContentLine) -> Bool {
    guard endsWithColon(bytes, key) else { return false }
    return (lookForLine(bytes, behind: key.start)?.column ?? 0) > key.column
  }
}
