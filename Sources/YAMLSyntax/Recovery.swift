import SourceText

/// What the parser makes of lines that do not fit.
extension Parser {
  /// Closes the collections that a line at `column` ends, and settles where the line belongs.
  ///
  /// `false` when the line has been skipped.
  mutating func arriveAtLine(_ bytes: Span<UInt8>) -> Bool {
    var isDash = bytes[offset] == .dash && bytes.isWhiteOrEnd(at: offset + 1)
    if followsTab { measureTabs(bytes, isDash: isDash) }
    if !corrections.isEmpty {
      correctColumn(bytes)
      guard offset < bytes.count, !bytes[offset].isBreak else { return false }
      isDash = bytes[offset] == .dash && bytes.isWhiteOrEnd(at: offset + 1)
    }
    if column == 0, skipConflictMarker(bytes) { return false }
    while true {
      let frame = top
      switch frame.state {
      case .node: return true
      case .done:
        if reopensDocument(bytes, isDash: isDash) { return true }
        skipRest(bytes)
        return false
      case .value, .explicitKey, .item:
        if column > Int(frame.entryColumn) { return true }
        if isDash, column == Int(frame.entryColumn), frame.state != .item { return true }
        completeAwaited(frame.state)
      case .key, .afterKey, .entry:
        if frame.accepts(column: column) {
          top.entryColumn = Int32(truncatingIfNeeded: column)
          if (frame.kind == .blockSequence) == isDash {
            followsWrongIndentation = false
            return true
          }
          if closesForMismatch(frame, isDash: isDash) { continue }
          return recoverAtColumn(bytes, isDash: isDash)
        }
        if column > Int(frame.column) { return recoverIndented(bytes, isDash: isDash) }
        if takesWrongDedent(bytes, frame, isDash: isDash) { return !isAbandoned }
        closeBlock()
      case .comma: return true
      }
    }
  }

  /// Emits the node that a line too little indented leaves missing.
  private mutating func completeAwaited(_ state: Frame.State) {
    guard state == .explicitKey else { return completeEntry() }
    emitMissing(at: lastEnd)
    top.state = .afterKey
  }

  /// Whether a line ends a list that stands at the column of its mapping, or the reverse.
  private mutating func closesForMismatch(_ frame: Frame, isDash: Bool) -> Bool {
    let below = frames[frames.count - 1]
    let wanted: Frame.Kind = isDash ? .blockSequence : .blockMapping
    guard below.kind == wanted, below.accepts(column: column) else { return false }
    closeBlock()
    return true
  }

  /// Settles a line in the column of a collection that does not take its kind.
  private mutating func recoverAtColumn(_ bytes: Span<UInt8>, isDash: Bool) -> Bool {
    isDash ? takeAsValue(bytes) : takeAsItem(bytes)
  }

  /// Takes a list where a key is expected as the value of a key that is missing.
  private mutating func takeAsValue(_ bytes: Span<UInt8>) -> Bool {
    if isStrayDash(bytes) { return false }
    completeEntry()
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    report(
      .unexpectedContent,
      at: offset..<end,
      "a list item cannot stand among the keys of a mapping; give the list a key"
    )
    emitMissing(at: offset)
    top.state = .value
    return true
  }

  private mutating func takeAsItem(_ bytes: Span<UInt8>) -> Bool {
    if bytes[offset] == .dash {
      reportMissingSpace(at: offset + 1, behind: "'-'")
      readDash(bytes)
      isAtLineStart = false
      column += 2
      return true
    }
    let end = bytes.trimmingBlanks(from: offset, to: plainLine(bytes, from: offset).stop)
    report(
      .missingDash,
      at: offset..<max(end, offset + 1),
      "an item of a list begins with '- '; insert it or indent the line",
      fix: .init(title: "Insert '- '", edit: .insert("- ", at: offset))
    )
    top.state = .item
    return true
  }

  /// Settles a line that is indented more than the entries before it.
  private mutating func recoverIndented(_ bytes: Span<UInt8>, isDash: Bool) -> Bool {
    if blamesEarlierLine(bytes, from: lineStart, column: column) { return false }
    let isSequence = top.kind == .blockSequence
    if isSequence == isDash, isDash || looksLikeEntry(bytes, at: offset) {
      reportIndentation(bytes, to: Int(top.column))
      takeAlternativeColumn()
      return true
    }
    if isDash { return takeAsValue(bytes) }
    if isSequence, looksLikeEntry(bytes, at: offset) { return takeAsItem(bytes) }
    if isMisplacedKey(bytes, endingAt: offset) { return false }
    skipBlock(bytes, "this line belongs to nothing before it; indent it like its neighbours")
    return false
  }

  /// Whether a line that is indented less than a collection and more than the one around it goes
  /// on with the inner one.
  private mutating func takesWrongDedent(
    _ bytes: Span<UInt8>,
    _ frame: Frame,
    isDash: Bool
  ) -> Bool {
    let below = frames[frames.count - 1]
    guard column > Int(below.entryColumn), !below.accepts(column: column) else { return false }
    // Nearer to the entries around it, it is one of those, too far right.
    let distance = column - Int(below.column)
    if below.kind == frame.kind, distance < Int(frame.column) - column { return false }
    if distance == 1, holdsColumn(bytes, Int(frame.column)) { return false }
    if blamesEarlierLine(bytes, from: lineStart, column: column) { return true }
    guard (frame.kind == .blockSequence) == isDash else { return false }
    reportIndentation(bytes, to: Int(frame.column))
    takeAlternativeColumn()
    return true
  }

  private mutating func takeAlternativeColumn() {
    top.alternative = Int32(truncatingIfNeeded: column)
    top.entryColumn = Int32(truncatingIfNeeded: column)
  }

  mutating func reportIndentation(_ bytes: Span<UInt8>, to wanted: Int) {
    // A tab in the indentation, or the line that leads here, has been reported already.
    guard !followsTab, !followsWrongIndentation else { return }
    followsWrongIndentation = true
    let spaces = String(repeating: " ", count: wanted)
    report(
      .indentation,
      at: lineStart..<max(offset, lineStart + 1),
      "this line is indented by \(column), its neighbours by \(wanted); align it with them",
      fix: .init(title: "Align the line", edit: TextEdit(lineStart..<offset, with: spaces))
    )
  }

  /// Reports a tab that indents a line, and takes it for a step to the next even column.
  private mutating func measureTabs(_ bytes: Span<UInt8>, isDash: Bool) {
    let spaces = bytes.skippingSpaces(from: lineStart) - lineStart
    let frame = top
    if frame.awaitsNode, spaces > Int(frame.entryColumn), !isDash,
      !looksLikeEntry(bytes, at: offset), !isColon(bytes, at: offset)
    {
      return
    }
    column = 0
    for position in lineStart..<offset {
      column = bytes[position] == .tab ? column / 2 * 2 + 2 : column + 1
    }
    column = columnAmongNeighbours(bytes) ?? column
    followsWrongIndentation = true
    let replacement = String(repeating: " ", count: column)
    report(
      .tabIndentation,
      at: lineStart..<offset,
      "a tab does not indent; use spaces",
      fix: .init(
        title: "Replace the tab by spaces",
        edit: TextEdit(lineStart..<offset, with: replacement)
      )
    )
  }

  /// Reports a tab between an indicator and a collection on its line.
  mutating func reportTab(_ bytes: Span<UInt8>, before end: Int) {
    var start = end
    while start > lineStart, bytes[start - 1].isBlank { start -= 1 }
    report(
      .tabIndentation,
      at: start..<end,
      "a tab does not indent; use a space",
      fix: .init(title: "Replace the tab by a space", edit: TextEdit(start..<end, with: " "))
    )
  }

  /// Whether the text at an offset begins like an entry of a block collection: `- `, `? `, `key:`.
  func looksLikeEntry(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    switch bytes[start] {
    case .dash, .question:
      if bytes.isWhiteOrEnd(at: start + 1) { return true }
    case .doubleQuote, .singleQuote:
      guard let end = endOfQuoted(bytes, from: start) else { return false }
      return implicitColon(bytes, behind: end) != nil
    case .hash, .comma, .openBracket, .closeBracket, .openBrace, .closeBrace: return false
    default: break
    }
    let line = plainLine(bytes, from: start)
    return line.end > start && line.stop < bytes.count && bytes[line.stop] == .colon
  }

  /// The end of a quoted scalar that closes on its line.
  private func endOfQuoted(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count, !bytes[offset].isBreak {
      if bytes[offset] == quote { return offset + 1 }
      offset += bytes[offset] == .backslash && quote == .doubleQuote ? 2 : 1
    }
    return nil
  }

  /// Whether what ends at `end` is a key whose colon has not been typed: the next line with text
  /// is an entry that could not stand there otherwise.
  func isHalfTypedKey(_ bytes: Span<UInt8>, _ end: Int, _ place: Place) -> Bool {
    var start = bytes.skippingBlanks(from: end)
    guard start < bytes.count, bytes[start].isBreak else { return false }
    while start < bytes.count {
      let line = bytes.skippingBreak(at: start)
      let text = bytes.skippingBlanks(from: line)
      guard text < bytes.count else { return false }
      if bytes[text].isBreak || bytes[text] == .hash {
        start = bytes.endOfLine(from: text)
        continue
      }
      let column = correctedColumn(text - line, ofLineAt: line)
      let isEntry = looksLikeEntry(bytes, at: text) || isColon(bytes, at: text)
      guard column >= place.column, isEntry else { return false }
      return top.kind != .blockSequence || bytes[text] != .dash
    }
    return false
  }

  /// Whether a colon stands alone, which is how an entry without a key begins.
  func isColon(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == .colon && bytes.isWhiteOrEnd(at: offset + 1)
  }

  mutating func reportMissingColon(_ bytes: Span<UInt8>, _ key: ByteRange) {
    if Self.string(bytes, key).utf8.contains(.colon) {
      report(
        .missingColon,
        at: key,
        "a key ends with ': '; add a colon, or a space behind the one that is there"
      )
      return
    }
    report(
      .missingColon,
      at: key,
      "a key ends with ':'; add it",
      fix: .init(title: "Insert ':'", edit: .insert(":", at: key.upperBound))
    )
  }
}
