import SourceText

/// Commas and brackets in front of what a line begins with.
extension Parser {
  /// Skips a mark that was typed into the indentation of an entry.
  mutating func skipMark(_ bytes: Span<UInt8>) {
    guard isMark(bytes) else { return }
    let length = Self.lengthOfMark(bytes, at: offset)
    if bytes[offset].isQuote,
      !Self.isFollowedByBlankAndText(bytes, at: offset + length - 1)
    {
      return
    }
    // Such a line is measured by the columns of all collections around it.
    log.columns = .max
    guard let text = textBehindMark(bytes) else { return }
    let column = columnOfEntry(bytes, at: text)
    skip(bytes, offset..<(offset + length), inFrontOf: text, column: column)
  }

  /// Skips a mark in the indentation of an entry, which is then taken to stand in a column.
  mutating func skip(
    _ bytes: Span<UInt8>,
    _ mark: ByteRange,
    inFrontOf text: Int,
    column wanted: Int
  ) {
    skipped.append(mark)
    report(
      .unexpectedContent,
      at: mark,
      "this '\(Self.string(bytes, mark))' stands in front of an entry; remove it",
      fix: Fix(
        "Remove the mark",
        [TextEdit(lineStart..<text, with: String(repeating: " ", count: wanted))]
      )
    )
    offset = text
    take(column: wanted)
  }

  /// Where an entry begins behind a mark that was typed into its indentation.
  private mutating func textBehindMark(_ bytes: Span<UInt8>) -> Int? {
    let length = Self.lengthOfMark(bytes, at: offset)
    let text = bytes.skippingBlanks(from: offset + length)
    guard !bytes.isBreakOrEnd(at: text), bytes[text] != .question,
      looksLikeEntry(bytes, at: text)
    else { return nil }
    if length > 1 { return text }
    if bytes[offset] == .question {
      return top.state == .value || mayBeginKey(bytes, text) ? nil : text
    }
    if bytes[offset] == .asterisk, text > offset + 1 {
      return isInIndentation(bytes, text) ? text : nil
    }
    if bytes[offset].isQuote { return isQuoteOfEntry(bytes, text) ? text : nil }
    return mayOpen(bytes, text) || isAlias(bytes) ? nil : text
  }

  /// Whether the `*` at `offset`, in front of blanks, begins no item: one begins behind it, or a key
  /// of an open mapping, and no open list has items in its column.
  private func isInIndentation(_ bytes: Span<UInt8>, _ text: Int) -> Bool {
    if isDash(bytes, at: text) { return true }
    let near = [top] + frames.suffix(16)
    let possible = [text - lineStart, text - lineStart - 1]
    return !near.contains { $0.kind == .blockSequence && $0.accepts(column: column) }
      && near.contains { $0.kind == .blockMapping && possible.contains(Int($0.column)) }
  }

  /// Whether a `?` in front of an entry begins a key: no line that goes on with an open block of such
  /// entries stands between the two.
  private mutating func mayBeginKey(_ bytes: Span<UInt8>, _ text: Int) -> Bool {
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    let kind: Frame.Kind = isDash(bytes, at: text) ? .blockSequence : .blockMapping
    guard let next = lookForLine(bytes, from: behind, below: text - lineStart),
      next.column > offset - lineStart, text - lineStart - next.column <= 2,
      ([top] + frames.suffix(16)).contains(where: {
        $0.kind == kind && Int($0.column) == next.column
      })
    else { return true }
    return false
  }

  /// How many bytes a mark has: two quotes, as many editors type them, are one.
  static func lengthOfMark(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    guard bytes[offset].isQuote, offset + 2 < bytes.count, bytes[offset + 1] == bytes[offset],
      bytes[offset + 2].isBlank
    else { return 1 }
    return 2
  }

  /// Whether a quote in front of an entry, with a blank behind it, begins no text: that would end
  /// within the entry, or not on the line of a key.
  private mutating func isQuoteOfEntry(_ bytes: Span<UInt8>, _ text: Int) -> Bool {
    guard bytes[offset + 1].isBlank else { return false }
    guard let end = endOfQuoted(bytes, from: offset) else {
      return top.state == (isDash(bytes, at: text) ? .entry : .key) || isQuoteWithoutEnd(bytes)
    }
    return end < bytes.count && !bytes[end].isBlankOrBreak && bytes[end] != .colon
  }

  /// Whether the line of `offset` begins with a mark that is told of by itself.
  mutating func beginsWithStrayMark(_ bytes: Span<UInt8>) -> Bool {
    if bytes[offset] == .colon { return entryBehindColon(bytes) != nil }
    return isMark(bytes) && textBehindMark(bytes) != nil
  }

  private func isMark(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case .doubleQuote, .singleQuote, .openBracket, .openBrace, .closeBracket, .closeBrace, .comma,
      .asterisk:
      return true
    case .question: return Self.isFollowedByBlankAndText(bytes, at: offset)
    // What begins no text either, unless its line breaks off, and may be part of a name.
    case .bar, .greater, .percent, .at, .backtick:
      return Self.isFollowedByBlankAndText(bytes, at: offset)
        || isDash(bytes, at: offset + 1) && Self.isFollowedByBlankAndText(bytes, at: offset + 1)
        || isInLastSpace(bytes)
    case .ampersand: return Self.isFollowedByBlankAndText(bytes, at: offset) || isNameOfKey(bytes)
    case .exclamation:
      let text = bytes.skippingBlanks(from: offset + 1)
      return text > offset + 1 && isDash(bytes, at: text) || isNameOfKey(bytes)
    default: return false
    }
  }

  /// Whether the mark at `offset` stands in place of the last space in front of an entry, which is
  /// one of an open mapping or above another in its column.
  private func isInLastSpace(_ bytes: Span<UInt8>) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1].isWordCharacter,
      // That of a header is no dash of an item.
      !bytes.isBreakOrEnd(at: offset + 2), looksLikeEntry(bytes, at: offset + 1)
    else { return false }
    let near = [top] + frames.suffix(16)
    if near.contains(where: { $0.kind == .blockMapping && $0.accepts(column: column) }) {
      return false
    }
    if top.state == .value, let next = nextLine(bytes, behind: offset) {
      return next.column == column + 1 && looksLikeEntry(bytes, at: next.start + next.column)
    }
    return near.contains { $0.kind == .blockMapping && Int($0.column) == column + 1 }
  }

  /// Whether the mark at `offset`, in place of a space, makes a name of a key and its colon, where no
  /// value is awaited that might have such an anchor or tag.
  private func isNameOfKey(_ bytes: Span<UInt8>) -> Bool {
    !top.awaitsNode && bytes[endOfProperty(bytes, at: offset, isFlow: false) - 1] == .colon
      && isInLastSpace(bytes)
  }

  /// Skips the `&` or `!` in front of a key at `offset` that makes its name and colon those of an
  /// anchor or a tag, if no other key follows on the line.
  mutating func skipsMarkOfKey(_ bytes: Span<UInt8>) {
    guard isNameWithColon(bytes) else { return }
    skip(
      offset..<(offset + 1),
      "this '\(Unicode.Scalar(bytes[offset]))' stands in front of an entry; remove it",
      fix: "Remove the mark"
    )
    let column = column
    offset += 1
    take(column: column)
  }

  /// Whether the name behind the `&` or `!` at `offset` ends with a colon, and no key follows.
  func isNameWithColon(_ bytes: Span<UInt8>) -> Bool {
    let end = endOfProperty(bytes, at: offset, isFlow: false)
    return end - offset > 2 && bytes[end - 1] == .colon && bytes[offset + 1].isWordCharacter
      && !isKey(bytes, from: bytes.skippingBlanks(from: end))
  }

  /// Whether what begins at an offset is a key, on one line.
  private func isKey(_ bytes: Span<UInt8>, from text: Int) -> Bool {
    if bytes.isBreakOrEnd(at: text) || bytes[text] == .hash { return false }
    switch bytes[text] {
    case .openBracket, .openBrace: return holdsColon(bytes, text..<bytes.endOfLine(from: text))
    case .ampersand, .exclamation, .asterisk, .question, .colon: return true
    default: return looksLikeEntry(bytes, at: text)
    }
  }

  /// Whether the `*` of an alias stands at `offset`, as opposed to one in front of a key: no alias
  /// has a colon at its end and text behind it, or lines that belong to it.
  mutating func isAlias(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset] == .asterisk else { return false }
    let line = bytes.plainLine(from: offset + 1)
    guard bytes[offset + 1].isWordCharacter, line.stop == line.end else { return true }
    let value = bytes.skippingBlanks(from: line.stop + 1)
    guard bytes.isBreakOrEnd(at: value) || bytes[value] == .hash else {
      return isColon(bytes, at: value)
    }
    guard let next = lookForLine(bytes, behind: offset), next.column > column else { return true }
    // A line of spaces, tabs and a comment belongs to nothing.
    let text = bytes.skippingBlanks(from: next.start)
    return bytes.isBreakOrEnd(at: text) || bytes[text] == .hash
  }

  /// How many lines are looked at to find the end of a quote.
  private static var mostLinesOfQuote: Int { 16 }

  /// Whether a quote in front of an entry that a key waits for closes nothing: neither the next line,
  /// which is an entry, too, nor any other of the block has another one.
  private mutating func isQuoteWithoutEnd(_ bytes: Span<UInt8>) -> Bool {
    guard top.state == .value else { return false }
    var position = bytes.endOfLine(from: offset)
    for number in 0..<Self.mostLinesOfQuote {
      let start = bytes.skippingBreak(at: position)
      let line = lookForLine(bytes, from: start, below: .max)
      guard let line, line.column > Int(top.entryColumn) else { return number > 0 }
      let text = line.start + line.column
      if number == 0, !looksLikeEntry(bytes, at: text) { return false }
      position = bytes.endOfLine(from: text)
      for other in start..<position where bytes[other] == bytes[offset] { return false }
    }
    return false
  }

  /// Whether a bracket in front of what stands at an offset may open a collection: no list that
  /// goes on there, or one that the line closes.
  private mutating func mayOpen(_ bytes: Span<UInt8>, _ text: Int) -> Bool {
    guard bytes[offset].isOpeningBracket else { return false }
    guard isDash(bytes, at: text), closingTooMany(bytes, from: text) == nil else {
      return top.state != .key || isDash(bytes, at: text) || mayCloseBelow(bytes, text)
    }
    let possible = [text - lineStart - 1, column, text - lineStart]
    if top.state == .value, let next = lookForLine(bytes, behind: offset) {
      let other = next.start + next.column
      if isDash(bytes, at: other), possible.contains(next.column) { return false }
      if possible.contains(next.column - 2), looksLikeEntry(bytes, at: other) { return false }
    }
    return !([top] + frames.suffix(16)).contains {
      $0.kind == .blockSequence && possible.contains(Int($0.column))
    }
  }

  /// Whether a bracket in front of a key may be closed on its line or go on below it.
  private func mayCloseBelow(_ bytes: Span<UInt8>, _ text: Int) -> Bool {
    if !bytes[offset + 1].isBlank || closingTooMany(bytes, from: text) != nil { return true }
    let end = bytes.trimmingBlanks(from: text, to: endOfText(bytes, from: text))
    return bytes[end - 1] == .comma
  }

  /// The first bracket of a line, from an offset on, that closes none of it.
  func closingTooMany(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var depth = 0
    var position = start
    let end = endOfText(bytes, from: start)
    while position < end {
      switch bytes[position] {
      case .doubleQuote, .singleQuote:
        // Within words stand apostrophes.
        if position == start || !bytes[position - 1].isWordCharacter,
          let behind = endOfQuoted(bytes, from: position)
        {
          position = behind
          continue
        }
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        if depth == 0 { return position }
        depth -= 1
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The end of text with balanced brackets; what closes none of them nearby ends there.
  func endOfNearBrackets(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let near = bytes.extracting(first: min(start + Self.farthestBracket, bytes.count))
    let end = endOfBracketedText(near, from: start)
    guard end == near.count, closesItsBrackets(near, start..<end) else { return end }
    return endOfBracketedText(bytes, from: start)
  }

  /// How far away the bracket may be that closes one within text.
  private static var farthestBracket: Int { 1024 }

  /// Whether each bracket in a range has its other half there.
  func closesItsBrackets(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    var open: [UInt8] = []
    for offset in range {
      switch bytes[offset] {
      case .openBrace, .openBracket: open.append(bytes[offset].closingBracket)
      case .closeBrace, .closeBracket: if open.popLast() != bytes[offset] { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  /// Skips a mark of an entry (`-`, `*`, `?`, `:`), alone behind a key, if the value of the key is
  /// the block below it.
  mutating func skipsMarkAboveBlock(_ bytes: Span<UInt8>, _ place: Place) -> Bool {
    guard !place.mayOpen, place.start == offset, top.kind == .blockMapping, top.state == .value
    else { return false }
    let end = offset + 1
    guard bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: end)),
      let next = nextLine(bytes, behind: offset), next.column > parentColumn,
      looksLikeEntry(bytes, at: next.start + next.column)
    else { return false }
    dropMissingSpace(before: offset)
    skip(
      offset..<end,
      "the value of this key is the block below it; remove '\(Unicode.Scalar(bytes[offset]))'",
      fix: "Remove the text"
    )
    offset = end
    lastEnd = end
    return true
  }

  /// Whether text with brackets would take the last one of the line, on which the collection around
  /// it begins and was to end.
  func takesClosingBracket(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    Int(nodes[Int(top.node)].start) >= lineStart
      && bytes.trimmingBlanks(from: end, to: endOfText(bytes, from: end)) == end
  }

  /// The end of text in flow context that goes on behind brackets which have no end.
  func endOfTextWithBrackets(_ bytes: Span<UInt8>, from bracket: Int) -> Int {
    var end = bracket
    var stop = bracket
    while stop < bytes.count, bytes[stop].isOpeningBracket {
      end = stop + 1
      let line = bytes.plainFlowLine(from: end)
      end = max(line.end, end)
      stop = line.stop
    }
    return end
  }

  /// Skips the `*` in front of a key that other keys in its column follow, and no item.
  mutating func skipBulletOfKey(_ bytes: Span<UInt8>) -> Int? {
    let text = bytes.skippingBlanks(from: offset + 1)
    guard looksLikeEntry(bytes, at: text), !Self.isBullet(bytes, at: text) else { return nil }
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    guard let next = lookForLine(bytes, from: behind, below: column + 1), next.column == column
    else { return nil }
    let other = next.start + next.column
    guard bytes[other] != .asterisk, bytes[other] != .dash, looksLikeEntry(bytes, at: other) else {
      return nil
    }
    let range = offset..<(offset + 1)
    let column = column
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "this '*' stands in front of an entry; remove it",
      fix: Fix("Remove the mark", [.delete(offset..<text)])
    )
    offset = text
    take(column: column)
    return text
  }
}
