import SourceText

/// Keys above blocks, where the lines around tell that the lines below are their own.
extension Parser {
  /// How many keys of a block are compared with those of another.
  private static var mostKeys: Int { 32 }

  /// Whether a line is a key in its place with a block of its own, of which a line begins at
  /// `start`, in `column`.
  mutating func holdsOwnBlock(
    _ bytes: Span<UInt8>,
    _ key: ContentLine,
    from start: Int,
    _ column: Int
  ) -> Bool {
    guard isColumnOfEntries(key.column) else { return false }
    if repeatsKeys(bytes, above: key.start, from: start, column) { return true }
    let text = bytes.skippingSpaces(from: key.start)
    guard !isText(bytes, text..<endOfText(bytes, from: text)) else { return false }
    guard let spaces = spacesOfBlankLine(bytes, above: key.start) else {
      return key.column > 0 || endsBehindColon(bytes, text)
    }
    // A line break in the indentation leaves the rest of it behind.
    return spaces == 0
  }

  /// Whether the text at an offset is a word and a colon with one mark behind it.
  private func endsBehindColon(_ bytes: Span<UInt8>, _ text: Int) -> Bool {
    let end = bytes.trimmingBlanks(from: text, to: endOfText(bytes, from: text))
    guard end - 2 > text, bytes[end - 2] == .colon, bytes[end - 1] != .closeParenthesis else {
      return false
    }
    for offset in text..<(end - 2) where !bytes[offset].isWordCharacter { return false }
    return true
  }

  /// Whether a line is an entry in its place above a single line further right, which is then the one
  /// that stands in the wrong column: the value of one of them is text that may go on.
  mutating func isAboveSingleLine(
    _ bytes: Span<UInt8>,
    _ key: ContentLine,
    from start: Int,
    _ column: Int
  ) -> Bool {
    let text = bytes.skippingBlanks(from: start)
    guard isColumnOfFurtherEntries(key.column), isWholeEntry(bytes, key),
      !isDash(bytes, at: text), looksLikeEntry(bytes, at: text),
      nextLine(bytes, behind: key.start)?.start == start,
      holdsText(bytes, ofLineAt: key.start) || holdsText(bytes, ofLineAt: start)
    else { return false }
    return (lookForLine(bytes, behind: start)?.column ?? 0) < column
  }

  /// Whether the value behind the key of a line is text of several words.
  private func holdsText(_ bytes: Span<UInt8>, ofLineAt start: Int) -> Bool {
    guard let key = plainKey(bytes, at: bytes.skippingBlanks(from: start)) else { return false }
    let value = bytes.skippingBlanks(from: bytes.skippingBlanks(from: key.upperBound) + 1)
    return isText(bytes, value..<max(value, endOfText(bytes, from: value)))
  }

  /// Whether a line is an entry with a value, and not what a line break has left of another line.
  func isWholeEntry(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let text = bytes.skippingSpaces(from: line.start)
    guard beginsPlainEntry(bytes, at: text), !endsWithColon(bytes, line),
      spacesOfBlankLine(bytes, above: line.start) ?? 0 == 0,
      columnOfBrokenKey(bytes, line) == nil
    else { return false }
    guard let above = previousLine(bytes, before: line.start, below: .max) else { return true }
    var word = bytes.skippingSpaces(from: above.start)
    while isDash(bytes, at: word) { word = bytes.skippingBlanks(from: word + 1) }
    return word < bytes.count && looksLikeEntry(bytes, at: word)
  }

  /// Whether a key of letters stands at an offset.
  private func beginsPlainEntry(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    if beginsKey(bytes, at: start) { return true }
    guard bytes[start].isWordCharacter, bytes[start] != .dash,
      let key = plainKey(bytes, at: start)
    else { return false }
    for offset in key where bytes[offset].isFlowIndicator { return false }
    return true
  }

  /// The column of a key behind a stray dash, above a block of its own that begins at `start`.
  mutating func columnOfOwnBlock(
    _ bytes: Span<UInt8>,
    _ key: ContentLine,
    from start: Int,
    _ column: Int
  ) -> Int? {
    guard repeatsKeys(bytes, above: key.start, from: start, column) else { return nil }
    let other = previousLine(bytes, before: key.start, below: column)
    searches += 1
    noteSearch(from: other?.start ?? 0)
    guard let other, other.column >= key.column else { return nil }
    return other.column
  }

  /// Whether the entries of an open mapping stand in a column.
  private func isColumnOfEntries(_ column: Int) -> Bool {
    if top.kind == .blockMapping, Int(top.column) == column { return true }
    return frames.suffix(16).contains { $0.kind == .blockMapping && Int($0.column) == column }
  }

  /// Whether the entries of an open mapping, of which there are several, stand in a column.
  private func isColumnOfFurtherEntries(_ column: Int) -> Bool {
    ([top] + frames.suffix(16)).contains {
      $0.kind == .blockMapping && Int($0.column) == column && $0.lastItem > $0.node
    }
  }

  /// Whether something is text of several words, which no key is.
  func isText(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    var end = range.upperBound
    // What was typed in place of a colon, or behind it, is part of no word.
    while end > range.lowerBound, !bytes[end - 1].isWordCharacter { end -= 1 }
    for offset in range.lowerBound..<end where bytes[offset].isBlankOrBreak { return true }
    return false
  }

  /// How many spaces the line above the one at `start` holds; `nil` if it holds something else.
  func spacesOfBlankLine(_ bytes: Span<UInt8>, above start: Int) -> Int? {
    guard start > 0 else { return nil }
    var end = start - 1
    if end > 0, bytes[end] == .lineFeed, bytes[end - 1] == .carriageReturn { end -= 1 }
    let line = lineStart(bytes, of: end)
    return bytes.skippingSpaces(from: line) == end ? end - line : nil
  }

  /// Whether the lines of a column from `start` on have a key that lines of that column, or of
  /// another, above `place` have, too: they are the like of another block.
  mutating func repeatsKeys(
    _ bytes: Span<UInt8>,
    above place: Int,
    in other: Int? = nil,
    from start: Int,
    _ column: Int
  ) -> Bool {
    let known = keys(bytes, above: place, other ?? column)
    guard !known.isEmpty else { return false }
    var line = nextLine(bytes, from: start, below: column + 1)
    var count = 0
    var isRepeated = false
    while let next = line, next.column == column, count < Self.mostKeys,
      next.start - start < Self.farthestRepetition
    {
      if let key = key(bytes, of: next), known.contains(where: { isSame(bytes, $0, key) }) {
        isRepeated = true
        break
      }
      count += 1
      let behind = bytes.skippingBreak(at: bytes.endOfLine(from: next.start))
      line = nextLine(bytes, from: behind, below: column + 1)
    }
    noteReach(bytes, of: line?.start ?? bytes.count)
    return isRepeated
  }

  /// The keys of the lines of a column above a place, up to a line further left.
  private mutating func keys(
    _ bytes: Span<UInt8>,
    above place: Int,
    _ column: Int
  ) -> [ByteRange] {
    var keys: [ByteRange] = []
    var line = previousLine(bytes, before: place, below: column + 1)
    while let next = line, next.column == column, keys.count < Self.mostKeys,
      place - next.start < Self.farthestRepetition
    {
      if let key = key(bytes, of: next) { keys.append(key) }
      line = previousLine(bytes, before: next.start, below: column + 1)
    }
    searches += 1
    noteSearch(from: line?.start ?? 0)
    return keys
  }

  private func key(_ bytes: Span<UInt8>, of line: ContentLine) -> ByteRange? {
    let text = bytes.skippingSpaces(from: line.start)
    return isDash(bytes, at: text) ? nil : plainKey(bytes, at: text)
  }

  /// The text at an offset up to a colon, if it is a key without quotes.
  func plainKey(_ bytes: Span<UInt8>, at start: Int) -> ByteRange? {
    let line = bytes.plainLine(from: start)
    guard line.end > start, line.stop < bytes.count, bytes[line.stop] == .colon else { return nil }
    return start..<line.end
  }

  func isSame(_ bytes: Span<UInt8>, _ range: ByteRange, _ other: ByteRange) -> Bool {
    guard range.count == other.count else { return false }
    for position in range
    where bytes[position] != bytes[position - range.lowerBound + other.lowerBound] {
      return false
    }
    return true
  }

  /// Whether the first line of the innermost block, alone in its column, stands in the wrong one,
  /// as this line and those below it show; the document is then to be read again.
  mutating func blamesFirstLine(_ bytes: Span<UInt8>) -> Bool {
    guard mayReread, searches < Self.mostSearches, let below = frames.last,
      below.kind != .document || column < Int(top.column),
      top.state == .key || top.state == .entry,
      (top.kind == .blockSequence) == isDash(bytes, at: offset)
    else { return false }
    if let first = lineOfKeyAboveItsBlock(bytes, in: below) {
      abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: false))
      return true
    }
    guard let first = lineOfOnlyEntry(bytes), correction(at: first) == nil else { return false }
    let end = lookForLine(bytes, from: lineStart, below: column)
    if let wanted = columnAboveBlock(bytes, first, end, in: below) {
      abandon(bytes, for: LineCorrection(lineStart: first, column: wanted, hasStrayDash: false))
      return true
    }
    guard (end?.column ?? 0) <= max(Int(below.entryColumn), 0),
      isLikeOthers(bytes, above: first), !isLikeFirst(bytes)
    else { return false }
    abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: false))
    return true
  }

  /// The start of the line of the first key of the innermost block, if the keys beside it are meant to
  /// stand below it, as this line shows, a key above a block as well and less indented.
  private mutating func lineOfKeyAboveItsBlock(_ bytes: Span<UInt8>, in below: Frame) -> Int? {
    let key = Int(top.node) + 1
    guard top.kind == .blockMapping, column < Int(top.column), column > Int(below.entryColumn),
      endsWithColon(bytes, ContentLine(start: lineStart, column: column)), key < nodes.count
    else { return nil }
    noteNodes(from: Int(top.node))
    let value = Int(nodes[key].subtreeEnd)
    guard value + 1 < nodes.count, nodes[value].flags.contains(.isMissing) else { return nil }
    let first = lineStart(bytes, of: Int(nodes[key].start))
    let isFirst = bytes.skippingSpaces(from: first) == Int(nodes[key].start)
    return isFirst && correction(at: first) == nil ? first : nil
  }

  /// Whether the only line of the innermost block stands in the wrong column, as this one and another
  /// below it show, where none above stands in theirs; the document is then to be read again.
  mutating func blamesLineAboveOthers(_ bytes: Span<UInt8>) -> Bool {
    guard mayReread, searches < Self.mostSearches, let first = lineOfOnlyEntry(bytes),
      correction(at: first) == nil, startOfLine(bytes, above: lineStart) == first,
      lineInColumn(bytes) != nil
    else { return false }
    let key = startOfLine(bytes, above: first)
    let neighbour = key.flatMap { previousLine(bytes, before: $0, below: column + 1) }
    searches += 1
    noteSearch(from: neighbour?.start ?? 0)
    guard neighbour?.column != column else { return false }
    abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: false))
    return true
  }

  /// Whether the only key of a document stands too far right of its list, which begins on this line;
  /// the document is then to be read again.
  mutating func blamesKeyOfList(_ bytes: Span<UInt8>) -> Bool {
    guard mayReread, frames.count == 1, top.kind == .blockMapping,
      let first = lineOfOnlyEntry(bytes), correction(at: first) == nil,
      nodes.last?.flags.contains(.isMissing) == true,
      endsWithColon(bytes, ContentLine(start: first, column: Int(top.column)))
    else { return false }
    abandon(bytes, for: LineCorrection(lineStart: first, column: column, hasStrayDash: false))
    return true
  }

  /// The column of the first line of the innermost block, a key further right than this line, which
  /// belongs to it; `end` is the line behind the lines that do.
  private func columnAboveBlock(
    _ bytes: Span<UInt8>,
    _ first: Int,
    _ end: ContentLine?,
    in below: Frame
  ) -> Int? {
    guard top.kind == .blockMapping, column < Int(top.column),
      nodes.last?.flags.contains(.isMissing) == true,
      endsWithColon(bytes, ContentLine(start: first, column: Int(top.column)))
    else { return nil }
    let parent = Int(below.entryColumn)
    if let end, end.column > parent {
      return isDash(bytes, at: end.start + end.column) ? nil : end.column
    }
    return column - parent > 2 ? column - 2 : nil
  }

  /// Whether the line at `lineStart`, too far right, is a key above lines that belong to it in its
  /// column.
  mutating func isAboveItsBlock(_ bytes: Span<UInt8>) -> Bool {
    let line = ContentLine(start: lineStart, column: column)
    guard endsWithColon(bytes, line) else { return false }
    let next = lookForLine(bytes, behind: offset)
    guard let next, next.column == column else { return false }
    let text = next.start + next.column
    return looksLikeEntry(bytes, at: text) && !isDash(bytes, at: text)
  }

  /// Whether a line below this one, which is half a step left of the first of its block, stands in
  /// the column of that.
  private mutating func isLikeFirst(_ bytes: Span<UInt8>) -> Bool {
    guard column < Int(top.column), (Int(top.column) - column) % 2 != 0 else { return false }
    var above = ContentLine(start: lineStart, column: column)
    for _ in 0..<Self.mostKeys {
      let behind = bytes.skippingBreak(at: bytes.endOfLine(from: above.start))
      guard let line = lookForLine(bytes, from: behind, below: Int(top.column) + 1),
        line.column >= column
      else { return false }
      if line.column > column, !endsWithColon(bytes, above),
        isDash(bytes, at: line.start + line.column) == (top.kind == .blockSequence)
      {
        return line.column == top.column
      }
      above = line
    }
    return false
  }

  /// Whether another line below this one, or one above a block, stands in its column.
  private mutating func isLikeOthers(_ bytes: Span<UInt8>, above first: Int) -> Bool {
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    if lookForLine(bytes, from: behind, below: column + 1)?.column == column { return true }
    let key = previousLine(bytes, before: first, below: column)
    let neighbour = key.flatMap { previousLine(bytes, before: $0.start, below: column + 1) }
    searches += 1
    noteSearch(from: neighbour?.start ?? 0)
    return neighbour?.column == column
  }

  /// The start of the line of the only entry of the innermost collection, if it is the first thing
  /// there.
  mutating func lineOfOnlyEntry(_ bytes: Span<UInt8>) -> Int? {
    let first = Int(top.node) + 1
    guard first < nodes.count else { return nil }
    let last = top.kind == .blockMapping ? Int(nodes[first].subtreeEnd) : first
    let latest = Int(top.lastItem)
    guard last < nodes.count, Int(nodes[last].subtreeEnd) == nodes.count else {
      // That there are others, the latest of them shows, which begins behind the node before it.
      if last < nodes.count, latest < nodes.count, latest >= Int(nodes[last].subtreeEnd) {
        searches += 1
        noteSearch(from: Int(nodes[latest - 1].end), isAtNodes: true)
      } else {
        noteNodes(from: Int(top.node))
      }
      return nil
    }
    noteNodes(from: Int(top.node))
    let start = Int(nodes[first].start)
    let line = lineStart(bytes, of: start)
    let text = bytes.skippingSpaces(from: line)
    let isFirst = top.kind == .blockMapping ? text == start : isDash(bytes, at: text)
    return isFirst && text - line == Int(top.column) ? line : nil
  }

  /// Whether a bracket without end, at the end of the line of its key, stands above entries of
  /// block style.
  mutating func isBracketAboveBlock(_ bytes: Span<UInt8>, _ bracket: Int, _ place: Place) -> Bool {
    guard !place.mayOpen, top.kind == .blockMapping, top.state == .value,
      retries < Self.mostRetries,
      bytes.isBreakOrEnd(at: endOfText(bytes, from: bracket + 1)),
      bytes.trimmingBlanks(from: bracket, to: endOfText(bytes, from: bracket)) == bracket + 1,
      let next = nextLine(bytes, behind: bracket), next.column > parentColumn,
      isEntryOfBlock(bytes, next)
    else { return false }
    retries += 1
    return true
  }

  /// Whether a line is an entry as in block style, without a comma at its end or in front of another
  /// entry, or a bracket that it opens alone.
  func isEntryOfBlock(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let text = line.start + line.column
    guard looksLikeEntry(bytes, at: text) else { return false }
    let end = bytes.trimmingBlanks(from: text, to: endOfText(bytes, from: text))
    var depth = 0
    var comma: Int?
    for position in text..<end {
      if bytes[position].isOpeningBracket { depth += 1 }
      if bytes[position].isClosingBracket { depth -= 1 }
      if bytes[position] == .comma, depth == 0 { comma = comma ?? position }
    }
    guard bytes[end - 1] != .comma, depth <= 0 else { return false }
    let isQuoted = bytes[end - 1] == .doubleQuote || bytes[end - 1] == .singleQuote
    return isQuoted
      || comma.map { !looksLikeEntry(bytes, at: bytes.skippingSpaces(from: $0 + 1)) } ?? true
  }

  /// Takes a bracket without end out of the way of the block below it.
  mutating func skipBracketAboveBlock(_ bytes: Span<UInt8>) {
    dropMissingSpace(before: offset)
    skip(
      offset..<(offset + 1),
      as: .unclosedFlow,
      "this bracket has no end, and the lines below are no part of it; remove or close it",
      fix: "Remove the bracket"
    )
    offset += 1
    lastEnd = offset
  }
}
