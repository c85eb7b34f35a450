import SourceText

/// Lines of a block scalar that stand too far left.
extension Parser {
  /// How many words a line has at least that is rather text than a key without colon.
  private static var fewestWords: Int { 3 }

  /// Takes the text below a header that states more spaces than it has.
  mutating func takeStatedIndentation(
    _ bytes: Span<UInt8>,
    _ header: BlockScalarHeader,
    _ lines: inout BlockScalarLines,
    from first: Int
  ) {
    guard let stated = header.indentation, lines.contentEnd == nil, lines.next < bytes.count else {
      return
    }
    let above = max(lines.above, 0)
    let text = bytes.skippingSpaces(from: lines.next)
    let spaces = text - lines.next - above
    guard spaces > 0, spaces < stated, isTextOfBlock(bytes, at: text, lineStart: lines.next),
      let digit = (offset..<header.end).last(where: { bytes[$0].isDigit })
    else { return }
    report(
      .blockScalar,
      at: digit..<(digit + 1),
      "the text is indented by \(spaces) more than its key, not by \(stated); write \(spaces)",
      related: [RelatedRange("the text", at: text..<bytes.endOfLine(from: text))],
      fix: Fix("Write \(spaces)", [TextEdit(digit..<(digit + 1), with: "\(spaces)")])
    )
    blockIndentations[blockIndentations.count - 1] = NodeFact(
      node: nodes.count,
      value: above + spaces
    )
    lines = BlockScalarLines(first: first, above: lines.above)
    lines.indentation = above + spaces
    while !lines.read(bytes), !isTrailingMark(bytes, at: lines.next) {}
  }

  /// Takes the lines of text that tabs indent; whether one of them is the first.
  mutating func takeTextBehindTabs(
    _ bytes: Span<UInt8>,
    _ lines: inout BlockScalarLines
  ) -> Bool {
    let isFirst = lines.indentation == nil
    var edits: [TextEdit] = []
    while let (text, spaces) = textBehindTabs(bytes, lines) {
      let wanted = lines.indentation ?? columnOfText(bytes, lines, behind: text, spaces)
      lines.indentation = wanted
      edits.append(
        TextEdit(lines.next..<text, with: String(repeating: " ", count: max(spaces, wanted)))
      )
      lines.take(bytes, to: bytes.endOfLine(from: text))
      while !lines.read(bytes), !isTrailingMark(bytes, at: lines.next) {}
    }
    guard let first = edits.first else { return false }
    report(
      .tabIndentation,
      at: first.range,
      "a tab does not indent; use spaces",
      fix: Fix(
        edits.count > 1
          ? "Replace the tabs of this block by spaces" : "Replace the tab by spaces",
        [Self.joined(bytes, edits)]
      )
    )
    return isFirst
  }

  /// Where the text of the line at which a block scalar ends begins, and how many spaces are among
  /// what stands in front of it, if there are tabs, too, and it belongs to the scalar: for its spaces
  /// alone, or because it is no entry.
  private func textBehindTabs(
    _ bytes: Span<UInt8>,
    _ lines: BlockScalarLines
  ) -> (start: Int, spaces: Int)? {
    let line = lines.next
    guard lines.above >= 0, line < bytes.count else { return nil }
    let text = bytes.skippingBlanks(from: line)
    let first = bytes.skippingSpaces(from: line)
    guard text > first, first - line <= lines.above || lines.indentation == nil,
      !bytes.isBreakOrEnd(at: text), bytes[text] != .hash
    else { return nil }
    var tabs = 0
    for position in line..<text where bytes[position] == .tab { tabs += 1 }
    let spaces = text - line - tabs
    if spaces >= lines.indentation ?? (lines.above + 1) { return (text, spaces) }
    guard isTextOfBlock(bytes, at: text, lineStart: line) else { return nil }
    let isDeeper = spaces + 2 * tabs > lines.above
    return isDeeper || isSentence(bytes, text..<bytes.plainLine(from: text).end)
      ? (text, spaces) : nil
  }

  /// The column of the text of a block scalar whose first line has tabs in front of it.
  private mutating func columnOfText(
    _ bytes: Span<UInt8>,
    _ lines: BlockScalarLines,
    behind text: Int,
    _ spaces: Int
  ) -> Int {
    if spaces > lines.above { return spaces }
    let next = lookForLine(bytes, behind: text)?.column ?? 0
    return next > lines.above ? next : lines.above + 2
  }

  /// Whether the key of this line, the first of its block, stands too far right above its text, as an
  /// entry further left shows; the document is then to be read again.
  mutating func blamesKeyOfText(_ bytes: Span<UInt8>, _ line: Int) -> Bool {
    guard mayReread, top.kind == .blockMapping, top.state == .value, let below = frames.last,
      Int(top.column) == bytes.skippingSpaces(from: lineStart) - lineStart,
      correction(at: lineStart) == nil,
      nodes.count == Int(top.node) + 2, Int(nodes[Int(top.node)].start) >= lineStart,
      let text = lookForLine(bytes, from: line, below: .max), text.column <= Int(top.column),
      text.column > Int(below.entryColumn),
      let next = lookForLine(bytes, from: text.start, below: text.column),
      next.column > Int(below.entryColumn), looksLikeEntry(bytes, at: next.start + next.column),
      !isDash(bytes, at: next.start + next.column)
    else { return false }
    // What is decided here rests on the column of the collection around this one, too.
    log.columns = .max
    abandon(
      bytes,
      for: LineCorrection(lineStart: lineStart, column: next.column, hasStrayDash: false)
    )
    return true
  }

  /// Takes the lines behind a block scalar that are text, too, though not indented enough.
  mutating func takeTextOnTheLeft(_ bytes: Span<UInt8>, _ lines: inout BlockScalarLines) {
    guard let indentation = lines.indentation, let start = lines.contentEnd else { return }
    var edits: [TextEdit] = []
    var first: ByteRange?
    while let text = textOnTheLeft(bytes, lines.next, of: indentation) {
      let spaces = String(repeating: " ", count: indentation)
      edits.append(TextEdit(lines.next..<text.lowerBound, with: spaces))
      first = first ?? text
      lines.take(bytes, to: text.upperBound)
      while !lines.read(bytes), !isTrailingMark(bytes, at: lines.next) {}
    }
    guard let first else { return }
    let text = bytes.skippingSpaces(from: lineStart(bytes, of: start))
    report(
      .blockScalar,
      at: first.lowerBound..<bytes.trimmingBlanks(from: first.lowerBound, to: first.upperBound),
      "this line is indented less than the text before it; indent it alike",
      related: [RelatedRange("the text before it", at: text..<start)],
      fix: Fix(
        edits.count > 1 ? "Indent the lines" : "Indent the line",
        [Self.joined(bytes, edits)]
      )
    )
  }

  /// The text of the line at an offset, if it belongs to the block scalar before it.
  private mutating func textOnTheLeft(
    _ bytes: Span<UInt8>,
    _ line: Int,
    of indentation: Int
  ) -> ByteRange? {
    let text = bytes.skippingSpaces(from: line)
    let column = text - line
    // Behind spaces enough for text, a tab is a part of it.
    let word = column > parentColumn ? bytes.skippingBlanks(from: text) : text
    guard parentColumn >= 0, column < indentation,
      isTextOfBlock(bytes, at: word, lineStart: line),
      column > parentColumn || isTextAmongKeys(bytes, text, in: column, of: indentation)
    else { return nil }
    return text..<bytes.endOfLine(from: text)
  }

  /// Whether a line in the column of keys, or left of it, is none: the text goes on behind it, or it
  /// has several words.
  private mutating func isTextAmongKeys(
    _ bytes: Span<UInt8>,
    _ start: Int,
    in column: Int,
    of indentation: Int
  ) -> Bool {
    guard bytes[start].beginsWord else { return false }
    let next = lookForLine(bytes, behind: start)
    if let next, next.column == indentation,
      isTextOfBlock(bytes, at: next.start + next.column, lineStart: next.start)
    {
      return true
    }
    if column < parentColumn || next?.column ?? 0 > parentColumn { return false }
    return isSentence(bytes, start..<bytes.plainLine(from: start).end)
  }

  /// Whether text has several words, and nothing that may stand for the colon of a key.
  private func isSentence(_ bytes: Span<UInt8>, _ text: ByteRange) -> Bool {
    var words = 1
    for offset in text {
      if bytes[offset] == .colon || bytes[offset] == .equals { return false }
      if bytes[offset].isBlank, !bytes[offset + 1].isBlank { words += 1 }
    }
    return words >= Self.fewestWords
  }
}

extension UInt8 {
  /// Whether words of plain text begin with a byte, as opposed to marks.
  fileprivate var beginsWord: Bool { self >= 0x80 || isWordCharacter && self != .dash }
}
