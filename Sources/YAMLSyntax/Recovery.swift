import SourceText

/// What the parser makes of lines that do not fit.
extension Parser {
  /// Closes the collections that a line at `column` ends, and settles where the line belongs.
  ///
  /// `false` when the line has been skipped.
  mutating func arriveAtLine(_ bytes: Span<UInt8>) -> Bool {
    if followsTab || !corrections.isEmpty || !repeated.isEmpty || Self.isOdd(bytes, at: offset) {
      guard arriveAtOddLine(bytes) else { return false }
    }
    let isDash = Self.isItem(bytes, at: offset)
    log.columns |= RestartLog.bit(ofColumn: column)
    var closed: Frame?
    if !isDash, column < Int(top.entryColumn), let rest = takesRestBetweenColumns(bytes),
      rest != .entry
    {
      return rest == .value
    }
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
        if !isDash, frame.state == .item, takesBelowDash(bytes) { return true }
        completeAwaited(frame.state)
      case .key, .afterKey, .entry:
        if frame.accepts(column: column) {
          if let isTaken = arriveAtEntry(bytes, isDash: isDash, behind: closed) { return isTaken }
        } else if column > Int(frame.column) {
          return takeIndented(bytes, isDash: isDash, behind: closed)
        } else {
          if takesWrongDedent(bytes, frame, isDash: isDash) { return !isAbandoned }
          closed = top
          closeBlock()
        }
      case .comma: return true
      }
    }
  }

  /// Settles a line in the column of the innermost collection; `nil` if it has ended that.
  @inline(__always)
  private mutating func arriveAtEntry(
    _ bytes: Span<UInt8>,
    isDash: Bool,
    behind closed: Frame?
  ) -> Bool? {
    if column != Int(top.entryColumn) {
      top.entryColumn = Int32(truncatingIfNeeded: column)
      turns += 1
    }
    if (top.kind == .blockSequence) == isDash {
      followsWrongIndentation = false
      return true
    }
    if closesForMismatch(isDash: isDash) { return nil }
    if isDash { return wrapsFirstItem(bytes, behind: closed) || takeAsValue(bytes) }
    return takeAsItem(bytes, behind: closed)
  }

  /// Settles a line that stands right of the entries of the innermost collection.
  private mutating func takeIndented(
    _ bytes: Span<UInt8>,
    isDash: Bool,
    behind closed: Frame?
  ) -> Bool {
    if !isDash, wrapsListBelowKey(bytes, behind: closed) { return true }
    if isDash, top.kind != .blockSequence, wrapsFirstItem(bytes, behind: closed) { return true }
    if dropEmptyBrackets(bytes, isDash: isDash) { return true }
    return recoverIndented(bytes, isDash: isDash)
  }

  /// Emits the node that a line too little indented leaves missing.
  private mutating func completeAwaited(_ state: Frame.State) {
    guard state == .explicitKey else { return completeEntry() }
    emitMissing(at: lastEnd)
    top.state = .afterKey
  }

  /// Whether a line ends a list that stands at the column of its mapping, or the reverse.
  private mutating func closesForMismatch(isDash: Bool) -> Bool {
    let below = frames[frames.count - 1]
    let wanted: Frame.Kind = isDash ? .blockSequence : .blockMapping
    guard below.kind == wanted, below.accepts(column: column) else { return false }
    closeBlock()
    return true
  }

  /// Whether what stands at an offset may begin a line that is none of the document's.
  @inline(__always)
  private static func isOdd(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    // Most lines begin with a letter.
    let byte = bytes[offset]
    if byte &- 0x61 < 26 { return false }
    switch byte {
    case .dash: return offset + 1 < bytes.count && bytes[offset + 1] == .dash
    case .colon, .less, .equals, .greater, .bar, .backtick, .at, .percent, .ampersand, .exclamation,
      .question, .closeBracket, .closeBrace,
      .openBracket, .openBrace, .comma, .asterisk, .doubleQuote, .singleQuote:
      return true
    // A comment of another language; the first byte of a no-break space, of a long dash
    // and of a character without width.
    case .slash, 0xC2, 0xE2, 0xEF: return true
    default: return false
    }
  }

  /// Looks at what a line begins with that rarely begins one; `false` when it has been skipped.
  @inline(never)
  private mutating func arriveAtOddLine(_ bytes: Span<UInt8>) -> Bool {
    if !repeated.isEmpty { passRuns(bytes) }
    if followsTab { measureTabs(bytes, isDash: Self.isItem(bytes, at: offset)) }
    skipInvisible(bytes)
    if !measureNoBreakSpaces(bytes) { return false }
    if !corrections.isEmpty {
      correctColumn(bytes)
      guard !bytes.isBreakOrEnd(at: offset), bytes[offset] != .hash else { return false }
    }
    if !repeated.isEmpty { followRun(bytes, isDash: Self.isItem(bytes, at: offset)) }
    if column == 0, skipConflictMarker(bytes) || skipFence(bytes) { return false }
    if skipForeignComment(bytes) || skipDivider(bytes) || skipsMarkOfComment(bytes) { return false }
    if bytes[offset] == .colon {
      // Such a line is measured by the columns of all collections around it.
      log.columns = .max
      if !skipStrayColon(bytes) { return false }
    }
    if strayBracket != nil, skipClosingOfBlock(bytes) { return false }
    if !skipsMarkOfFirstEntry(bytes) { skipMark(bytes) }
    return true
  }

  /// Whether what stands at an offset begins an item, or is taken for what does.
  @inline(__always)
  private static func isItem(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    switch bytes[offset] {
    case .dash: bytes.isWhiteOrEnd(at: offset + 1)
    case .asterisk: isBullet(bytes, at: offset)
    default: false
    }
  }

  private func isSequence(_ frame: Frame) -> Bool { frame.kind == .blockSequence }

  /// Settles a line that is indented more than the entries before it.
  private mutating func recoverIndented(_ bytes: Span<UInt8>, isDash: Bool) -> Bool {
    if !isDash, blamesMovedLines(bytes, from: lineStart, column: column) { return false }
    if dropTextAboveBlock(bytes, isDash: isDash) { return true }
    if isAbandoned { return false }
    // Text that goes on below a value in quotes shows nothing of the key of that value.
    if isDash || !goesOnWithQuotes(bytes),
      blamesLineOfItem(bytes) || blamesEarlierLine(bytes, from: lineStart, column: column)
        || blamesFirstLine(bytes)
    {
      return false
    }
    let isSequence = top.kind == .blockSequence
    if isSequence == isDash, isDash || looksLikeEntry(bytes, at: offset) {
      if !isDash, dropTextAboveBlock(bytes, isDash: false, isSettled: true) { return true }
      if isAbandoned { return false }
      let isAboveItsBlock = !isDash && isAboveItsBlock(bytes)
      reportIndentation(bytes, to: Int(top.column))
      takeAlternativeColumn(isAboveItsBlock ? Int(top.column) : column)
      return true
    }
    if isDash {
      return dropTextAboveBlock(bytes, isDash: true, isSettled: true) || takeAsValue(bytes)
    }
    if isSequence, looksLikeEntry(bytes, at: offset) || isFlowItem(bytes) {
      return takeAsItem(bytes)
    }
    if isMisplacedKey(bytes, endingAt: offset) || isMisplacedParent(bytes) { return false }
    skipBlock(bytes, "this line belongs to nothing before it; indent it like its neighbours")
    return false
  }

  /// Whether a line of text, and no entry, follows a value in quotes.
  private mutating func goesOnWithQuotes(_ bytes: Span<UInt8>) -> Bool {
    guard !looksLikeEntry(bytes, at: offset) else { return false }
    noteNodes(from: nodes.count - 1)
    guard let last = nodes.last, last.style == .doubleQuoted || last.style == .singleQuoted,
      Int(last.end) == lastEnd
    else { return false }
    return startOfLine(bytes, above: lineStart) == lineStart(bytes, of: lastEnd)
  }

  /// Whether a line that is indented less than a collection and more than the one around it goes
  /// on with the inner one.
  private mutating func takesWrongDedent(
    _ bytes: Span<UInt8>,
    _ frame: Frame,
    isDash: Bool
  ) -> Bool {
    let below = frames[frames.count - 1]
    if !isDash, takesItemInPlaceOfDash(bytes, frame, in: below) { return true }
    if isDash, column == Int(below.entryColumn), isItemOfList(bytes, frame, in: below) {
      reportIndentation(bytes, to: Int(frame.column))
      takeAlternativeColumn(column)
      return true
    }
    guard column > Int(below.entryColumn), !below.accepts(column: column) else { return false }
    // Nearer to the entries around it, it is one of those, too far right.
    let distance = column - Int(below.column)
    if below.kind == frame.kind, distance < Int(frame.column) - column {
      return blamesLineAboveOthers(bytes)
    }
    if distance == 1, below.kind != .document, holdsColumn(bytes, Int(frame.column)) {
      return false
    }
    if blamesLineOfItem(bytes) || blamesEarlierLine(bytes, from: lineStart, column: column)
      || blamesFirstLine(bytes) || isDash && blamesKeyOfList(bytes)
    {
      return true
    }
    guard (frame.kind == .blockSequence) == isDash else { return false }
    let isBetweenSteps = (column - Int(frame.column)) % 2 != 0
    reportIndentation(bytes, to: Int(frame.column))
    takeAlternativeColumn(column, isInPlace: !isBetweenSteps || below.kind == .document)
    return true
  }

  /// Takes this line for an entry of the innermost collection, and further ones in another column,
  /// which may be its place, too.
  mutating func takeAlternativeColumn(_ other: Int, isInPlace: Bool = false) {
    if !isInPlace { take(column: Int(top.column)) }
    top.alternative = Int32(truncatingIfNeeded: other)
    top.entryColumn = Int32(truncatingIfNeeded: column)
  }

  /// Takes back what was said of the indentation of a line, which begins with something worse.
  mutating func dropIndentation(before start: Int) {
    guard let last = problems.last, last.code == .indentation else { return }
    if last.range.lowerBound == start || last.range.upperBound == start { problems.removeLast() }
  }

  /// Whether the text at an offset begins like an entry of a block collection: `- `, `? `, `key:`.
  func looksLikeEntry(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    switch bytes[start] {
    case .dash, .question:
      if bytes.isWhiteOrEnd(at: start + 1) { return true }
    case .doubleQuote, .singleQuote: return isKeyInQuotes(bytes, at: start)
    case .hash, .comma, .openBracket, .closeBracket, .openBrace, .closeBrace: return false
    default: break
    }
    let line = bytes.plainLine(from: start)
    return line.end > start && line.stop < bytes.count && bytes[line.stop] == .colon
  }

  /// The end of a quoted scalar that closes on its line.
  func endOfQuoted(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count, !bytes[offset].isBreak {
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == quote
      if bytes[offset] == quote, quote == .doubleQuote || !isPair { return offset + 1 }
      let isEscape = bytes[offset] == (quote == .doubleQuote ? .backslash : quote)
      // An escaped line break ends the line, too.
      offset += isEscape && !bytes.isBreakOrEnd(at: offset + 1) ? 2 : 1
    }
    return nil
  }

  /// The column of the mapping that begins with what ends at `end`, a key whose colon has not been
  /// typed: the next line with text is an entry that could not stand there otherwise.
  func columnOfHalfTypedKey(_ bytes: Span<UInt8>, _ end: Int, _ place: Place) -> Int? {
    var start = bytes.skippingBlanks(from: end)
    if start < bytes.count, bytes[start] == .hash {
      start = bytes.endOfLine(from: start)
    }
    guard start < bytes.count, bytes[start].isBreak else { return nil }
    while start < bytes.count {
      let line = bytes.skippingBreak(at: start)
      let text = bytes.skippingBlanks(from: line)
      guard text < bytes.count else { return nil }
      if bytes[text].isBreak || bytes[text] == .hash {
        start = bytes.endOfLine(from: text)
        continue
      }
      let column = correctedColumn(text - line, ofLineAt: line)
      let isEntry = looksLikeEntry(bytes, at: text) || isColon(bytes, at: text)
      guard isEntry else { return nil }
      if top.kind == .blockSequence, bytes[text] == .dash { return nil }
      let isDash = bytes[text] == .dash && bytes.isWhiteOrEnd(at: text + 1)
      let isAwaited = top.state == .value && isAtLineStart && column > Int(top.entryColumn)
      let isKey = bytes[end - 1] == .colon
      if isAwaited, !isDash,
        column < place.column
          || !isKey && (isBetweenSteps(place.column, column) || isText(bytes, place.start..<end))
      {
        return column
      }
      return column >= place.column ? place.column : nil
    }
    return nil
  }

  /// Whether a column is half a step right of the entry that is being read, and another a whole.
  private func isBetweenSteps(_ column: Int, _ other: Int) -> Bool {
    (column - Int(top.entryColumn)) % 2 != 0 && (other - Int(top.entryColumn)) % 2 == 0
  }

  /// Whether a colon stands alone, which is how an entry without a key begins.
  func isColon(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset < bytes.count && bytes[offset] == .colon && bytes.isWhiteOrEnd(at: offset + 1)
  }

  mutating func reportMissingColon(_ bytes: Span<UInt8>, _ key: ByteRange) {
    // A key that is being typed behind a tab: the tab is the mistake.
    if followsTab, isAtLineStart, isReportedForTabs { return }
    dropIndentation(before: key.lowerBound)
    if Self.string(bytes, key).utf8.contains(.colon) {
      report(
        .missingColon,
        at: key,
        "a key ends with ': '; add a colon, or a space behind the one that is there"
      )
      return
    }
    let start = lineStart(bytes, of: key.lowerBound)
    let isAligned =
      key.lowerBound - start == Int(top.column) || top.kind != .blockMapping
      || bytes.skippingSpaces(from: start) < key.lowerBound
    let line = String(repeating: " ", count: max(Int(top.column), 0)) + Self.string(bytes, key)
    report(
      .missingColon,
      at: key,
      "a key ends with ':'; add it",
      fix: isAligned
        ? Fix("Insert ':'", [.insert(":", at: key.upperBound)])
        : Fix("Insert ':' and align the line", [TextEdit(start..<key.upperBound, with: line + ":")])
    )
  }
}
