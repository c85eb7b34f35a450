import SourceText

/// Keys, values and texts in brackets that a line break divides, so that the rest of them begins a
/// line too far left.
extension Parser {
  /// The colon of a key that ends at an offset, on the next line.
  mutating func dividedColon(_ bytes: Span<UInt8>, behind end: Int) -> Int? {
    let lineBreak = bytes.skippingBlanks(from: end)
    guard lineBreak < bytes.count, bytes[lineBreak].isBreak else { return nil }
    let colon = bytes.skippingBlanks(from: bytes.skippingBreak(at: lineBreak))
    guard colon < bytes.count, isColon(bytes, at: colon) else { return nil }
    // Such a line is measured by the columns of all collections around it.
    log.columns = .max
    return answersExplicitKey(inColumn: 0) ? nil : colon
  }

  /// Whether the first key of a mapping has its colon on the next line, where no entry without a key
  /// could stand.
  mutating func isFirstKeyAboveColon(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    guard leaf.kind == .scalar, leaf.flags.isEmpty,
      let colon = dividedColon(bytes, behind: leaf.end)
    else { return false }
    let column = colon - lineStart(bytes, of: colon)
    let accepts = { (frame: Frame) in
      frame.kind == .blockMapping && frame.accepts(column: column)
    }
    return !accepts(top) && !frames.contains(where: accepts)
  }

  /// Reports the line break between a key and its colon, and goes on behind the colon.
  mutating func receiveDividedColon(_ bytes: Span<UInt8>, _ key: ByteRange, at colon: Int) {
    report(
      .multilineKey,
      at: key,
      "a line break stands between this key and its colon; join the lines",
      fix: Fix("Join the lines", [.delete(key.upperBound..<colon)])
    )
    receiveColon(at: colon)
    lineStart = lineStart(bytes, of: colon)
    columnShift = 0
  }

  /// Takes a line that an earlier reading put into another column for the rest of the text above
  /// it, or for the value of the key above it, and reports how it is indented; `false` if it may be
  /// something else.
  mutating func takesRestOfValue(_ bytes: Span<UInt8>) -> Bool {
    guard isDirectlyBelow(bytes, lastEnd),
      !isDash(bytes, at: offset), !beginsEntry(bytes)
    else { return false }
    let awaitsValue =
      top.state == .value && bytes[lastEnd - 1] == .colon
      || top.state == .item && bytes[lastEnd - 1] == .dash
    guard awaitsValue, isWholeValue(bytes) else { return false }
    let wanted = Int(top.entryColumn) + 2
    reportIndentation(bytes, to: wanted)
    take(column: wanted)
    return true
  }

  /// Puts the rest of an entry that a line break divides within its key or its indentation into the
  /// place of the entry.
  private mutating func takesRestOfEntry(_ bytes: Span<UInt8>) -> Bool {
    let wanted = Int(top.entryColumn)
    guard top.kind == .blockMapping, looksLikeEntry(bytes, at: offset) else { return false }
    if top.state == .key, spacesOfBlankLine(bytes, above: lineStart) == wanted - column {
      reportIndentation(bytes, to: wanted)
    } else if top.state != .value || !reportBrokenKey(bytes, in: wanted) {
      return false
    }
    take(column: wanted)
    return true
  }

  /// Whether the line of `offset` begins with an entry, or with a mark in front of one.
  private func beginsEntry(_ bytes: Span<UInt8>) -> Bool {
    if isColon(bytes, at: offset) || looksLikeEntry(bytes, at: offset) { return true }
    guard !isWholeValue(bytes) else { return false }
    let text = bytes.skippingBlanks(from: offset + 1)
    return text < bytes.count && looksLikeEntry(bytes, at: text)
  }

  /// What has been found of a line that stands in no column of a collection that is open.
  enum Rest { case entry, value, text }

  /// How many collections are looked at to find whether a line stands in the column of one.
  private static var mostFramesOfRest: Int { 32 }

  /// Whether the line of `offset` stands in no column in which entries of a collection are taken.
  private func fitsNoEntry(_ frame: Frame) -> Bool {
    !frame.accepts(column: column) && column != Int(frame.entryColumn)
  }

  /// Takes a line left of all columns that it could stand in for the rest of what the line above it
  /// holds.
  mutating func takesRestBetweenColumns(_ bytes: Span<UInt8>) -> Rest? {
    guard column < Int(top.entryColumn) else { return nil }
    guard fitsNoEntry(top),
      let around = frames.suffix(Self.mostFramesOfRest).last(where: {
        Int($0.column) < column || !fitsNoEntry($0)
      }), fitsNoEntry(around)
    else { return nil }
    // Such a line is measured by the columns of all collections around it, and by what is above it.
    log.columns = .max
    noteNodes(from: nodes.count - 1)
    if takesRestOfValue(bytes) { return .value }
    if takesRestOfEntry(bytes) { return .entry }
    return takesRestOfText(bytes) || takesRestOfComment(bytes) ? .text : nil
  }

  /// Whether what a line begins with has its end there, if it is in quotes or brackets.
  private func isWholeValue(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case .doubleQuote, .singleQuote: endOfQuoted(bytes, from: offset) != nil
    case .openBracket, .openBrace: closingTooMany(bytes, from: offset + 1) != nil
    default: true
    }
  }

  /// Whether the line at `lineStart` follows the one that ends behind an offset.
  private func isDirectlyBelow(_ bytes: Span<UInt8>, _ end: Int) -> Bool {
    let lineBreak = bytes.skippingBlanks(from: end)
    return end > 0 && lineBreak < lineStart && bytes.skippingBreak(at: lineBreak) == lineStart
  }

  /// Goes on with text without quotes whose rest a line holds that an earlier reading put into
  /// another column; `false` if it may be something else.
  mutating func takesRestOfText(_ bytes: Span<UInt8>) -> Bool {
    guard isDirectlyBelow(bytes, lastEnd), let last = nodes.last, last.kind == .scalar,
      last.style == .plain, Int(last.end) == lastEnd, !last.flags.contains(.isMissing),
      top.kind == .blockMapping && top.state == .key && nodes.count > Int(top.node) + 2
        || top.kind == .blockSequence && top.state == .entry,
      !isDash(bytes, at: offset), !beginsEntry(bytes), bytes[offset] != .hash
    else { return false }
    let start = Int(last.start)
    guard
      isText(bytes, offset..<bytes.endOfLine(from: offset)) || isText(bytes, start..<lastEnd)
        || bytes[lastEnd - 1].isPartOfWord && bytes[offset].isPartOfWord,
      mayChange(nodesFrom: nodes.count - 1)
    else { return false }
    dropPoints(from: start)
    reportIndentation(bytes, to: Int(top.entryColumn) + 2)
    let end = bytes.plainLine(from: offset).end
    nodes[nodes.count - 1].end = UInt32(truncatingIfNeeded: end)
    nodes[nodes.count - 1].flags.insert(.isMultiline)
    offset = end
    lastEnd = end
    return true
  }

  /// Skips a line that goes on with the comment above it, or with the text of a block scalar;
  /// `false` if it may be something else.
  mutating func takesRestOfComment(_ bytes: Span<UInt8>) -> Bool {
    let end = bytes.trimmingBlanks(from: offset, to: bytes.endOfLine(from: offset))
    guard !isDash(bytes, at: offset), !beginsEntry(bytes) else { return false }
    if let comment = comments.last, isDirectlyBelow(bytes, comment.upperBound) {
      skipped.append(offset..<end)
      report(
        .unexpectedContent,
        at: offset..<end,
        "this line goes on with the comment above it; write '#' in front of it",
        fix: Fix("Make it a comment", [.insert("# ", at: offset)])
      )
    } else if let last = nodes.last, last.style == .literal || last.style == .folded,
      Int(last.end) >= lineStart - 2,
      isDirectlyBelow(bytes, trimmingBlankLines(bytes, from: Int(last.start), to: Int(last.end)))
    {
      skipped.append(offset..<end)
      report(
        .blockScalar,
        at: offset..<end,
        "the text of a block scalar is indented more than its key; indent it",
        fix: Fix(
          "Indent the text",
          [
            TextEdit(
              lineStart..<offset,
              with: String(repeating: " ", count: max(Int(top.entryColumn), 0) + 2)
            )
          ]
        )
      )
    } else {
      return false
    }
    offset = end
    return true
  }

  /// Whether the next line has been found to hold the rest of a key of this line.
  func isAboveItsRest(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    guard !corrections.isEmpty, bytes.isBreakOrEnd(at: key.upperBound),
      let next = correction(at: bytes.skippingBreak(at: bytes.endOfLine(from: key.upperBound))),
      !next.hasStrayDash, next.column == key.lowerBound - lineStart,
      let rest = plainKey(bytes, at: bytes.skippingSpaces(from: next.lineStart))
    else { return false }
    return isPartOfKey(bytes, rest) && isPartOfKey(bytes, key)
  }

  /// The rest of text in brackets that a line break divides, on a line which is not indented and
  /// closes the brackets; reports that line.
  mutating func dividedText(
    _ bytes: Span<UInt8>,
    behind lineBreak: Int,
    allowsColon: Bool
  ) -> Int? {
    let start = bytes.skippingBreak(at: lineBreak)
    let text = bytes.skippingBlanks(from: start)
    guard Int(nodes[Int(top.node)].start) >= lineStart, text < bytes.count,
      text - start <= max(parentColumn, 0), bytes[text] != .hash, !isDash(bytes, at: text)
    else { return nil }
    let line = bytes.plainFlowLine(from: text)
    guard line.end > text, allowsColon || line.stop >= bytes.count || bytes[line.stop] != .colon,
      let closing = closingTooMany(bytes, from: text),
      bytes[closing] == (top.kind == .flowMapping ? .closeBrace : .closeBracket)
    else { return nil }
    let place = offset
    lineStart = start
    offset = text
    reportFlowLine(bytes, to: max(parentColumn, 0) + 2, isTab: false)
    offset = place
    return text
  }
}

extension UInt8 {
  /// Whether the byte is one of a word, or part of a character outside ASCII.
  fileprivate var isPartOfWord: Bool { isWordCharacter || self >= 0x80 }
}
