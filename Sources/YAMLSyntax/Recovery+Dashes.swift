import SourceText

/// Dashes typed at the start of lines that are none of a list, and those without their space.
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

  /// Whether a dash among keys stands too far left, above lines that are none of its value.
  mutating func isStrayDash(_ bytes: Span<UInt8>) -> Bool {
    if isTypedInFront(bytes, ofLineAt: lineStart) { return true }
    let line = ContentLine(start: lineStart, column: column)
    guard let next = nextLine(bytes, behind: offset), next.column > column,
      !isAmongListsOfLists(bytes, line, above: next.start)
    else { return false }
    return blamesEarlierLine(bytes, from: next.start, column: next.column)
  }

  /// Whether a line begins with a dash that makes an item of what is none, as the line from `start`
  /// on shows, which stands in a column and may stand `among` entries like those above.
  mutating func isStrayItem(
    _ bytes: Span<UInt8>,
    _ culprit: ContentLine,
    among isAmongEntries: Bool,
    from start: Int,
    _ column: Int
  ) -> Bool {
    guard let content = columnOfContent(bytes, culprit) else { return false }
    if !isFollowedByItem(bytes, culprit, at: start),
      !goesOnWithItem(bytes, from: start, below: column, culprit)
    {
      return true
    }
    return isAmongEntries && isTyped(inFrontOf: column, culprit, content)
      && !isAmongItems(bytes, culprit, above: start)
      && !repeatsKeys(bytes, above: culprit.start, from: start, column)
  }

  /// Whether a dash, typed alone, with a space, or in place of one, has left what stands in a column
  /// now where it is.
  func isTyped(inFrontOf column: Int, _ line: ContentLine, _ content: Int) -> Bool {
    column > line.column && (content - 2...content).contains(column)
  }

  /// Whether the first line left of a column, from a line on, is an item of a list or goes on with
  /// the one that begins on the line of a dash.
  private func goesOnWithItem(
    _ bytes: Span<UInt8>,
    from start: Int,
    below column: Int,
    _ item: ContentLine
  ) -> Bool {
    guard let line = nextLine(bytes, from: start, below: column) else { return false }
    return isDash(bytes, at: line.start + line.column)
      || line.column == columnOfContent(bytes, item)
  }

  /// How many lines are looked at to find an item behind one whose dash lacks its space.
  private static var mostLinesOfItems: Int { 32 }

  /// Whether the dash of a line belongs to an item, though no space stands behind it: an item in
  /// its column follows, or the rest of this one, and no key.
  mutating func isItemWithoutSpace(_ bytes: Span<UInt8>, _ place: Place) -> Bool {
    guard place.mayOpen, isAtLineStart, offset == place.start,
      looksLikeEntry(bytes, at: offset)
    else { return false }
    guard holdsValue(bytes, at: offset) else { return false }
    let next = lookForLine(bytes, behind: offset)
    if let next, next.column == column + 2 || next.column == column + 1,
      isKeyBelowText(bytes, at: next.start + next.column)
    {
      return true
    }
    var start = lineStart
    for _ in 0..<Self.mostLinesOfItems {
      let behind = bytes.skippingBreak(at: bytes.endOfLine(from: start))
      guard let other = lookForLine(bytes, from: behind, below: column + 1),
        other.column == column, bytes[other.start + column] == .dash
      else { return false }
      if isDash(bytes, at: other.start + column) { return true }
      guard holdsValue(bytes, at: other.start + column) else { return false }
      start = other.start
    }
    return false
  }

  /// Whether a key has a value on its line that no line below it may be part of.
  private func holdsValue(_ bytes: Span<UInt8>, at key: Int) -> Bool {
    let line = bytes.plainLine(from: key)
    guard line.stop < bytes.count, bytes[line.stop] == .colon else { return false }
    let value = bytes.skippingBlanks(from: line.stop + 1)
    guard value < bytes.count else { return false }
    switch bytes[value] {
    case .doubleQuote, .singleQuote: return endOfQuoted(bytes, from: value) != nil
    default: return bytes[value].isWordCharacter
    }
  }

  /// Goes on behind a dash that lacks its space, or has another dash in its place.
  mutating func takeSpaceBehindDash(_ bytes: Span<UInt8>) {
    if offset < bytes.count, bytes[offset] == .dash,
      Self.isFollowedByBlankAndText(bytes, at: offset)
    {
      skip(
        offset..<(offset + 1),
        "an item of a list begins with one '-'; remove this one",
        fix: "Remove the '-'"
      )
      columnShift -= 1
      offset = bytes.skippingBlanks(from: offset + 1)
    } else if skipsMarkBehindDash(bytes) {
      columnShift -= 1
    } else {
      let others = editsOfItem(bytes)
      if others.isEmpty { columnShift += 1 }
      report(
        .missingSpace,
        at: offset..<(offset + 1),
        "a space is missing behind '-'; insert one",
        fix: Fix("Insert a space", [Self.joined(bytes, [.insert(" ", at: offset)] + others)])
      )
    }
    isAtLineStart = false
    column = offset - lineStart + columnShift
  }

  /// What moves the lines of an item to the right that are aligned with the text directly behind
  /// its dash.
  private mutating func editsOfItem(_ bytes: Span<UInt8>) -> [TextEdit] {
    let column = offset - lineStart
    let next = lookForLine(bytes, behind: offset)
    guard let next, next.column == column, problems.count < Self.mostProblems else { return [] }
    var edits: [TextEdit] = []
    var line = next.start
    let limit = min(bytes.count, lineStart + Self.farthestRepetition)
    while line < limit {
      let text = bytes.skippingSpaces(from: line)
      if !bytes.isBreakOrEnd(at: text) {
        guard text - line >= column else { break }
        edits.append(.insert(" ", at: line))
      }
      line = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
    noteReach(bytes, of: line)
    return edits
  }
}
