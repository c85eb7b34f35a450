import SourceText

/// Lines that belong to an item of a list, or are one, in the wrong column or without a dash.
extension Parser {
  /// Whether a line begins with a bracket, as the latest item of the list does.
  func isFlowItem(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset] == .openBrace || bytes[offset] == .openBracket else { return false }
    let closing = bytes[offset].closingBracket
    return lastEnd > 0 && bytes[lastEnd - 1] == closing
  }

  /// Whether the dash of this line, in the column of the keys of an item, begins another item, with
  /// the same key; the document is then to be read again.
  mutating func isItemOfListAround(_ bytes: Span<UInt8>) -> Bool {
    guard top.kind == .blockMapping, column == Int(top.column), let below = frames.last,
      below.kind == .blockSequence, mayReread, correction(at: lineStart) == nil
    else { return false }
    noteNodes(from: max(Int(below.node) - 1, 0))
    guard isAlike(bytes, Int(top.node)) else { return false }
    let first = lineStart(bytes, of: Int(nodes[Int(top.node)].start))
    if isInColumnOfItems(bytes, above: first) || isBelowNoKey(below)
      || isFirstOfOthers(bytes, in: below), correction(at: first) == nil
    {
      abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: false))
    } else {
      abandon(
        bytes,
        for: LineCorrection(lineStart: lineStart, column: Int(below.column), hasStrayDash: false)
      )
    }
    return true
  }

  /// Whether the dash of this line stands in the column of those above the one at `first`, which is
  /// then the only one in another.
  private mutating func isInColumnOfItems(_ bytes: Span<UInt8>, above first: Int) -> Bool {
    let other = previousLine(bytes, before: first, below: column + 1)
    searches += 1
    noteSearch(from: other?.start ?? 0)
    guard let other, other.column == column else { return false }
    return isDash(bytes, at: bytes.skippingSpaces(from: other.start))
  }

  /// Whether the line at `lineStart` and the next item stand in another column than the only item
  /// of a list above them, and nothing below in that column.
  private mutating func isFirstOfOthers(_ bytes: Span<UInt8>, in list: Frame) -> Bool {
    guard top.node == list.node + 1, isFollowedByItem(bytes) else { return false }
    let start = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let end = lookForLine(bytes, from: start, below: column)
    return end.map { !isDash(bytes, at: $0.start + $0.column) } ?? true
  }

  /// Whether a list has been taken for the value of a key that is missing.
  private func isBelowNoKey(_ list: Frame) -> Bool {
    list.node > 1 && nodes[Int(list.node) - 1].flags.contains(.isMissing)
  }

  /// Whether the line at `lineStart`, in the column of the dashes of a list, is a key of the item
  /// above, which lacks it; the document is then to be read again.
  ///
  /// If no item follows, the dash above may be what does not belong there.
  mutating func goesOnWithItem(_ bytes: Span<UInt8>, behind closed: Frame?) -> Bool {
    guard let closed, closed.kind == .blockMapping, top.kind == .blockSequence,
      column == Int(top.column), bytes[offset] != .dash, mayReread,
      searches < Self.mostSearches, correction(at: lineStart) == nil,
      looksLikeEntry(bytes, at: offset)
    else { return false }
    let item = Int(closed.node)
    noteNodes(from: item)
    if isTypedInFront(bytes, ofLineAt: lineStart(bytes, of: Int(nodes[item].start))) { return true }
    guard !hasKey(bytes, item) else { return false }
    let next = lookForLine(bytes, behind: offset)
    guard let next else { return false }
    let isLast = next.column < column
    let isAboveItem = next.column == column && isDash(bytes, at: next.start + next.column)
    guard isLast || isAboveItem,
      !endsWithColon(bytes, ContentLine(start: lineStart, column: column))
    else { return blamesDash(bytes, next) }
    abandon(
      bytes,
      for: LineCorrection(lineStart: lineStart, column: Int(closed.column), hasStrayDash: false)
    )
    return true
  }

  /// Whether the only dash of a list stands in front of a key among those of this line and the next
  /// in its column; the document is then to be read again.
  private mutating func blamesDash(_ bytes: Span<UInt8>, _ next: ContentLine) -> Bool {
    guard next.column >= column, let first = lineOfOnlyEntry(bytes), correction(at: first) == nil
    else { return false }
    let end = lookForLine(bytes, from: next.start, below: column + 1)
    if let end, isDash(bytes, at: end.start + end.column) { return false }
    abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: true))
    return true
  }

  /// Whether the only dash of a list stands alone above keys in its column; the document is then to
  /// be read again.
  mutating func blamesLoneDash(_ bytes: Span<UInt8>) -> Bool {
    guard mayReread, searches < Self.mostSearches, bytes[offset] != .dash,
      column == Int(top.column), looksLikeEntry(bytes, at: offset),
      lineOfOnlyEntry(bytes) != nil, nodes[Int(top.node) + 1].flags.contains(.isMissing),
      let next = lookForLine(bytes, behind: offset)
    else { return false }
    return blamesDash(bytes, next)
  }

  /// Whether a mapping has the key of the line at `lineStart`.
  private func hasKey(_ bytes: Span<UInt8>, _ mapping: Int) -> Bool {
    let key = offset..<plainLine(bytes, from: offset).end
    let limit = Int(nodes[mapping].subtreeEnd)
    var index = mapping + 1
    var count = 0
    while index < limit, count < 64 {
      let node = nodes[index]
      if isSame(bytes, key, Int(node.start)..<Int(node.end)) { return true }
      index = Int(node.subtreeEnd)
      guard index < limit else { return false }
      index = Int(nodes[index].subtreeEnd)
      count += 1
    }
    return false
  }

  /// Whether the line at `lineStart`, an item without its dash, goes on below as if it had one.
  mutating func isAboveKeysOfItem(_ bytes: Span<UInt8>) -> Bool {
    let next = lookForLine(bytes, behind: offset)
    guard let next, next.column == column + 2, looksLikeEntry(bytes, at: offset) else {
      return false
    }
    return !isDash(bytes, at: next.start + next.column)
      && !endsWithColon(bytes, ContentLine(start: lineStart, column: column))
  }

  /// Whether a line with a dash is an item above others.
  func isAmongItems(_ bytes: Span<UInt8>, _ item: ContentLine, above start: Int) -> Bool {
    isFollowedByItem(bytes, item, at: start) && !endsWithColon(bytes, item)
      || isAmongListsOfLists(bytes, item, above: start)
  }

  /// Whether a line with two dashes is above another in its column, to which it is alike.
  func isAmongListsOfLists(
    _ bytes: Span<UInt8>,
    _ item: ContentLine,
    above start: Int
  ) -> Bool {
    guard let content = columnOfContent(bytes, item), holdsTwoDashes(bytes, item),
      let next = nextLine(bytes, from: start, below: content), next.column == item.column
    else { return false }
    return columnOfContent(bytes, next) == content && holdsTwoDashes(bytes, next)
  }

  private func holdsTwoDashes(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let dash = bytes.skippingSpaces(from: line.start)
    return isDash(bytes, at: dash) && isDash(bytes, at: bytes.skippingBlanks(from: dash + 1))
  }
}
