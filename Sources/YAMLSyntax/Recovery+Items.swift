import SourceText

/// Lines that belong to an item of a list, or are one, in the wrong column or without a dash.
extension Parser {
  /// Whether a line begins with a bracket, as the latest item of the list does.
  func isFlowItem(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset].isOpeningBracket else { return false }
    let closing = bytes[offset].closingBracket
    return lastEnd > 0 && bytes[lastEnd - 1] == closing
  }

  /// Whether the dash of this line, in the column of the keys of an item or right of it, begins another
  /// item, with the same key; the document is then to be read again.
  mutating func isItemOfListAround(_ bytes: Span<UInt8>) -> Bool {
    guard top.kind == .blockMapping, column >= Int(top.column), let below = frames.last,
      below.kind == .blockSequence, mayReread, correction(at: lineStart) == nil
    else { return false }
    noteNodes(from: max(Int(below.node) - 1, 0))
    guard isAlike(bytes, Int(top.node)) else { return false }
    let first = lineStart(bytes, of: Int(nodes[Int(top.node)].start))
    if column == Int(top.column), correction(at: first) == nil,
      isInColumnOfItems(bytes, above: first) || isBelowNoKey(below)
        || isFirstOfOthers(bytes, in: below)
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
    let first = lineStart(bytes, of: Int(nodes[item].start))
    if isTypedInFront(bytes, ofLineAt: first) || blamesSecondDash(bytes, ofLineAt: first) {
      return true
    }
    guard !hasKey(bytes, item, offset) else { return false }
    let next = lookForLine(bytes, behind: offset)
    guard let next else { return false }
    let isLast = next.column < column
    let isAboveItem = next.column == column && isDash(bytes, at: next.start + next.column)
    let isKeyOfBlock = endsWithColon(bytes, ContentLine(start: lineStart, column: column))
    if isKeyOfBlock || !isLast && !isAboveItem {
      if blamesDash(bytes, next) { return true }
      guard !isKeyOfBlock, goOnWithItem(bytes, item, from: next) else { return false }
    }
    abandon(
      bytes,
      for: LineCorrection(lineStart: lineStart, column: Int(closed.column), hasStrayDash: false)
    )
    return true
  }

  /// Whether the first item of a list in a list, the only one, begins with a dash too many, as its
  /// further keys and the items around it show; the document is then to be read again.
  private mutating func blamesSecondDash(_ bytes: Span<UInt8>, ofLineAt start: Int) -> Bool {
    guard let below = frames.last, below.kind == .blockSequence, correction(at: start) == nil,
      Int(top.lastItem) == Int(top.node) + 1 || top.lastItem == top.node,
      bytes.skippingSpaces(from: start) - start == Int(below.column)
    else { return false }
    let line = ContentLine(start: start, column: Int(below.column))
    guard holdsTwoDashes(bytes, line), columnOfContent(bytes, line) == column else { return false }
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let next = lookForLine(bytes, from: behind, below: column)
    let isBesideItem = next.map {
      $0.column == Int(below.column) && isDash(bytes, at: $0.start + $0.column)
        && !holdsTwoDashes(bytes, $0)
    }
    let isFirst = Int(below.node) + 1 == Int(top.node)
    if isFirst || isBesideItem == false && next?.column == Int(below.column) {
      guard isBesideItem == true else { return false }
    } else {
      noteNodes(from: Int(below.node))
      guard nodes[Int(below.node) + 1].kind == .mapping else { return false }
    }
    abandon(bytes, for: LineCorrection(lineStart: start, column: line.column, hasStrayDash: true))
    return true
  }

  /// How many keys without their item are looked at.
  private static var mostKeys: Int { 32 }

  /// Whether the lines of this column from one on, up to an item or the end of the list, are keys
  /// that an item lacks.
  private mutating func goOnWithItem(
    _ bytes: Span<UInt8>,
    _ item: Int,
    from first: ContentLine
  ) -> Bool {
    var line: ContentLine? = first
    var count = 0
    while let next = line, next.column >= column, count < Self.mostKeys {
      let text = next.start + next.column
      if next.column == column {
        if isDash(bytes, at: text) { return true }
        guard looksLikeEntry(bytes, at: text), !hasKey(bytes, item, text) else { return false }
        count += 1
      }
      let behind = bytes.skippingBreak(at: bytes.endOfLine(from: text))
      line = lookForLine(bytes, from: behind, below: column + 1)
    }
    return count < Self.mostKeys
  }

  /// Whether the only dash of a list stands in front of a key among those of this line and the next
  /// in its column; the document is then to be read again.
  private mutating func blamesDash(_ bytes: Span<UInt8>, _ next: ContentLine) -> Bool {
    guard next.column >= column, let first = lineOfOnlyEntry(bytes), correction(at: first) == nil,
      !holdsSeveralLines(bytes, above: lineStart, first)
    else { return false }
    guard !isDash(bytes, at: next.start + next.column), !isAboveItem(bytes) else { return false }
    abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: true))
    return true
  }

  /// Whether the item that begins on a line has entries on others above a place.
  private func holdsSeveralLines(_ bytes: Span<UInt8>, above place: Int, _ first: Int) -> Bool {
    let last = previousLine(bytes, before: place, below: .max)
    let item = ContentLine(start: first, column: bytes.skippingSpaces(from: first) - first)
    guard let last, last.start > first, !endsWithColon(bytes, item) else { return false }
    return last.column == columnOfContent(bytes, item)
  }

  /// Whether the line at `lineStart` and those below it in its column, which is that of a dash alone
  /// on the line above, are the keys of that item, which are then taken to be indented.
  mutating func takesBelowDash(_ bytes: Span<UInt8>) -> Bool {
    guard column == Int(top.entryColumn), column == Int(top.column), let below = frames.last,
      !below.accepts(column: column), looksLikeEntry(bytes, at: offset)
    else { return false }
    let latest = Int(top.lastItem)
    if latest > Int(top.node) + 1 {
      searches += 1
      noteSearch(from: Int(nodes[latest - 1].end), isAtNodes: true)
    } else {
      noteNodes(from: Int(top.node))
      guard isAboveItem(bytes) else { return false }
    }
    reportIndentation(bytes, to: column + 2)
    take(column: column + 2)
    return true
  }

  /// Whether the lines of this column are above an item, as opposed to the end of the list.
  private mutating func isAboveItem(_ bytes: Span<UInt8>) -> Bool {
    var line: ContentLine?
    var behind = offset
    for _ in 0..<Self.mostKeys {
      line = lookForLine(
        bytes,
        from: bytes.skippingBreak(at: bytes.endOfLine(from: behind)),
        below: column + 1
      )
      guard let next = line, next.column == column else { return false }
      behind = next.start + next.column
      if isDash(bytes, at: behind) { return true }
    }
    return false
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

  /// Takes a line one column right of the dashes of a list, with a key that the item above has, for
  /// an item whose dash was deleted.
  mutating func takesItemInPlaceOfDash(
    _ bytes: Span<UInt8>,
    _ item: Frame,
    in list: Frame
  ) -> Bool {
    guard item.kind == .blockMapping, list.kind == .blockSequence,
      column == Int(list.column) + 1, column == Int(item.column) - 1, columnShift == 0,
      bytes.skippingSpaces(from: lineStart) == offset, looksLikeEntry(bytes, at: offset)
    else { return false }
    noteNodes(from: Int(item.node))
    guard hasKey(bytes, Int(item.node), offset) else { return false }
    closeBlock()
    let dash = String(repeating: " ", count: Int(top.column)) + "- "
    report(
      .missingDash,
      at: offset..<max(bytes.plainLine(from: offset).end, offset + 1),
      "an item of a list begins with '- '; insert it",
      fix: Fix("Insert '- '", [TextEdit(lineStart..<offset, with: dash)])
    )
    top.state = .item
    top.lastItem = Int32(truncatingIfNeeded: nodes.count)
    take(column: column + 1)
    return true
  }

  /// Whether a mapping has the key that begins at an offset.
  private func hasKey(_ bytes: Span<UInt8>, _ mapping: Int, _ start: Int) -> Bool {
    let key = start..<bytes.plainLine(from: start).end
    // The end of a mapping is known when it closes.
    let isOpen = mapping == Int(top.node)
    let limit = isOpen ? nodes.count : min(Int(nodes[mapping].subtreeEnd), nodes.count)
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

  /// Whether the dash of this line, in the column of the key of a list further right, begins an item
  /// of it that is like the latest.
  mutating func isItemOfList(_ bytes: Span<UInt8>, _ list: Frame, in below: Frame) -> Bool {
    guard list.kind == .blockSequence, below.kind == .blockMapping, below.state == .key,
      Int(list.column) > column, list.lastItem > list.node, Int(list.lastItem) < nodes.count
    else { return false }
    let item = Int(list.lastItem)
    noteNodes(from: item)
    let text = bytes.skippingBlanks(from: offset + 1)
    switch nodes[item].kind {
    case .mapping: return nodes[item].style == .flow || isAlike(bytes, item)
    case .scalar: return !bytes.isBreakOrEnd(at: text) && !looksLikeEntry(bytes, at: text)
    case .sequence, .alias: return false
    }
  }

  /// Takes a line in the column of a list of texts, behind its last item, for an entry of the mapping
  /// around it that stands too far right.
  mutating func takesAsEntryBehindList(_ bytes: Span<UInt8>) -> Bool {
    guard column == Int(top.column), let below = frames.last, below.kind == .blockMapping,
      below.state == .key, Int(below.column) < column, top.lastItem > top.node,
      Int(top.lastItem) < nodes.count, bytes[offset] != .dash, looksLikeEntry(bytes, at: offset)
    else { return false }
    let item = Int(top.lastItem)
    noteNodes(from: item)
    guard nodes[item].kind == .scalar, !nodes[item].flags.contains(.isMissing),
      !isFollowedByItem(bytes)
    else { return false }
    closeBlock()
    reportIndentation(bytes, to: Int(top.column))
    takeAlternativeColumn(column)
    return true
  }

  /// Whether the line above, with the dash of the first item of a list and its first key, stands in
  /// the wrong column: this line, the second key, and the next item differ from it by the same
  /// distance; the document is then to be read again.
  mutating func blamesLineOfItem(_ bytes: Span<UInt8>) -> Bool {
    guard mayReread, searches < Self.mostSearches, top.kind == .blockMapping, top.state == .key,
      let list = frames.last, list.kind == .blockSequence,
      column != Int(top.column), looksLikeEntry(bytes, at: offset)
    else { return false }
    guard top.node == list.node + 1 else {
      // That there is another item, its end shows.
      searches += 1
      noteSearch(from: Int(nodes[Int(top.node) - 1].end), isAtNodes: true)
      return false
    }
    noteNodes(from: Int(list.node))
    let first = lineStart(bytes, of: Int(nodes[Int(top.node)].start))
    let wanted = Int(list.column) + column - Int(top.column)
    guard correction(at: first) == nil, startOfLine(bytes, above: lineStart) == first,
      bytes.skippingSpaces(from: first) - first == Int(list.column),
      wanted >= Int(frames[frames.count - 2].entryColumn),
      let next = lookForLine(bytes, from: lineStart, below: column), next.column == wanted,
      isDash(bytes, at: next.start + next.column)
    else { return false }
    abandon(bytes, for: LineCorrection(lineStart: first, column: wanted, hasStrayDash: false))
    return true
  }

  /// Whether a line with a dash is an item above others.
  mutating func isAmongItems(_ bytes: Span<UInt8>, _ item: ContentLine, above start: Int) -> Bool {
    isFollowedByItem(bytes, item, at: start) && !endsWithColon(bytes, item)
      || isAmongListsOfLists(bytes, item, above: start)
  }

  /// Whether a line with two dashes is above another in its column, to which it is alike.
  mutating func isAmongListsOfLists(
    _ bytes: Span<UInt8>,
    _ item: ContentLine,
    above start: Int
  ) -> Bool {
    guard let content = columnOfContent(bytes, item), holdsTwoDashes(bytes, item) else {
      return false
    }
    let next = lookForLine(bytes, from: start, below: content)
    guard let next, next.column == item.column else { return false }
    return columnOfContent(bytes, next) == content && holdsTwoDashes(bytes, next)
  }

  private func holdsTwoDashes(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let dash = bytes.skippingSpaces(from: line.start)
    return isDash(bytes, at: dash) && isDash(bytes, at: bytes.skippingBlanks(from: dash + 1))
  }
}
