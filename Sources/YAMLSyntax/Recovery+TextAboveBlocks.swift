import SourceText

/// Text in front of a block: on the line of the key whose value that is, or above all entries.
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
    guard let text = valueAbove(bytes, isDash: isDash) else { return false }
    let range = Int(text.start)..<Int(text.end)
    let isQuote = text.flags.contains(.isUnclosed) && range.count == 1
    guard isQuote || isAboveItsBlock(bytes, text, isDash: isDash, isSettled: isSettled),
      mayChange(nodesFrom: nodes.count - 1)
    else { return false }
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
      fix: Fix(isQuote ? "Remove the quote" : "Remove the text", [.delete(range)])
    )
    top.state = .value
    return true
  }

  /// The value on the line of its key directly above, where a block stands that may be the value;
  /// `nil` if there is something else.
  private mutating func valueAbove(_ bytes: Span<UInt8>, isDash: Bool) -> Node? {
    guard top.kind == .blockMapping, top.state == .key,
      !isDash || frames.last?.kind != .blockSequence,
      nodes.count > Int(top.node) + 2, isDash || looksLikeEntry(bytes, at: offset)
    else { return nil }
    noteNodes(from: nodes.count - 2)
    guard let last = nodes.last, last.kind == .scalar || last.kind == .alias && !isDash,
      Int(last.end) == lastEnd, isValueOfLatestKey(nodes.count - 1),
      last.flags.isDisjoint(with: [.isMissing, .hasProperties, .isMultiline])
    else { return nil }
    let line = lineStart(bytes, of: Int(last.start))
    let key = bytes.skippingSpaces(from: line)
    guard key - line == Int(top.entryColumn), key == Int(nodes[nodes.count - 2].start),
      key < Int(last.start), startOfLine(bytes, above: lineStart) == line
    else { return nil }
    return last
  }

  /// Whether the block below a value, rather than that value, belongs to the key in front of it.
  private mutating func isAboveItsBlock(
    _ bytes: Span<UInt8>,
    _ value: Node,
    isDash: Bool,
    isSettled: Bool
  ) -> Bool {
    if value.flags.contains(.isUnclosed) { return false }
    let start = Int(value.start)
    if bytes[start - 1] == .colon, lineInColumn(bytes) != nil { return true }
    if isDash { return isSettled }
    let key = ContentLine(start: lineStart(bytes, of: start), column: Int(top.entryColumn))
    return isLoneMark(bytes, start..<Int(value.end)) || beginsBlockOfBlocks(bytes, below: key)
      || repeatsKeys(bytes, above: key.start, from: lineStart, column)
      || isSettled && beginsBlockAmongOthers(bytes, below: key)
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
    // Lines two steps further right go on with those above the entry, if they stand there, too.
    if column <= entry.column + 2 { return isAboveBlock(bytes, lineInColumn(bytes)) }
    let above = previousLine(bytes, before: entry.start, below: column + 1)
    searches += 1
    noteSearch(from: above?.start ?? 0)
    guard above?.column != column else { return false }
    return isAboveBlock(bytes, lineInColumn(bytes))
  }

  /// Whether a value is one mark, which is no text and no number.
  private func isLoneMark(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    let first = bytes[range.lowerBound]
    return range.count == 1 && first < 0x80 && !first.isWordCharacter && first != .tilde
  }

  /// How many lines of one column are a block, and not lines that stand too far right.
  private static var fewestLines: Int { 3 }

  /// Whether the line at `lineStart` and further ones in its column are followed by a line in the
  /// column of the entry above, or that entry follows a key with a block of its own.
  private mutating func beginsBlockAmongOthers(
    _ bytes: Span<UInt8>,
    below entry: ContentLine
  ) -> Bool {
    guard isWholeEntry(bytes, entry), !isAboveEntryInComment(bytes, entry) else { return false }
    var line = ContentLine(start: lineStart, column: column)
    for _ in 1..<Self.fewestLines {
      if isAboveLineInColumn(bytes, line) { return false }
      let behind = bytes.skippingBreak(at: bytes.endOfLine(from: line.start))
      guard let next = lookForLine(bytes, from: behind, below: column + 1), next.column == column
      else { return false }
      line = next
    }
    if isAboveLineInColumn(bytes, line) { return false }
    let end = lookForLine(bytes, from: lineStart, below: column)
    if let end, end.column == entry.column { return true }
    let sibling = previousLine(bytes, before: entry.start, below: entry.column + 1)
    searches += 1
    noteSearch(from: sibling?.start ?? 0)
    guard let sibling, sibling.column == entry.column else { return false }
    return isAboveBlock(bytes, sibling)
  }

  /// Whether a line is a key with no value but the line below it, which is not further right.
  private mutating func isAboveLineInColumn(_ bytes: Span<UInt8>, _ key: ContentLine) -> Bool {
    endsWithColon(bytes, key) && lookForLine(bytes, behind: key.start)?.column == key.column
  }

  /// The next line in the column of this one, if none is further left before.
  mutating func lineInColumn(_ bytes: Span<UInt8>) -> ContentLine? {
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let next = lookForLine(bytes, from: behind, below: column + 1)
    return next?.column == column ? next : nil
  }

  /// Whether a line is a key above a line that is further right.
  private mutating func isAboveBlock(_ bytes: Span<UInt8>, _ key: ContentLine?) -> Bool {
    guard let key, endsWithColon(bytes, key) else { return false }
    return (lookForLine(bytes, behind: key.start)?.column ?? 0) > key.column
  }

  /// Puts a collection around the text that a document begins with, where a line follows that
  /// looks like an entry.
  mutating func reopensDocument(_ bytes: Span<UInt8>, isDash: Bool) -> Bool {
    guard let root = nodes.first, root.style != .block, frames.isEmpty,
      looksLikeEntry(bytes, at: offset) || isColon(bytes, at: offset)
    else { return false }
    let range = Int(root.start)..<Int(root.end)
    if root.style == .flow {
      guard mayChange(nodesFrom: 0) else { return true }
      dropPoints(from: range.lowerBound)
    }
    insertCollection(isDash ? .sequence : .mapping, .block, before: 0, at: range.lowerBound)
    if isDash {
      reportStrayText(range)
      push(Frame(.blockSequence, .entry, node: 0, column: column))
    } else {
      emitMissing(at: lastEnd)
      if !root.flags.contains(.isUnclosed) {
        if root.flags.contains(.isMultiline) {
          reportStrayText(range)
        } else {
          reportMissingColon(bytes, range)
        }
      }
      push(Frame(.blockMapping, .key, node: 0, column: column))
    }
    return true
  }

  private mutating func reportStrayText(_ range: ByteRange) {
    report(
      .unexpectedContent,
      at: range,
      "text cannot stand before the entries of a document; remove it or make it a comment"
    )
  }
}
