import SourceText

/// Values that go on behind what looked like their end.
extension Parser {
  /// Reads what begins like a block scalar and has its text on the line of its key, and none below;
  /// `false` if it is a block scalar after all.
  mutating func readPhraseLikeBlockScalar(_ bytes: Span<UInt8>, behind header: Int) -> Bool {
    let text = bytes.skippingBlanks(from: header)
    guard !bytes.isBreakOrEnd(at: text), bytes[text] != .hash else { return false }
    if let next = columnOfNextLine(bytes), next > parentColumn { return false }
    let mark = Unicode.Scalar(bytes[offset])
    readPhrase(bytes, "text without quotes cannot begin with '\(mark)'; quote it")
    return true
  }

  /// Takes text below the header of a block scalar, in the column of its key, for what the scalar
  /// lacks.
  mutating func takeTextOfKeyColumn(_ bytes: Span<UInt8>, from first: Int) -> ByteRange? {
    var start = first
    while start < bytes.count, bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: start)) {
      start = bytes.skippingBreak(at: bytes.endOfLine(from: start))
    }
    let column = max(parentColumn, 0)
    let text = start + column
    var edits: [TextEdit] = []
    var end = start
    var line = start
    while line < bytes.count {
      let indented = bytes.skippingSpaces(from: line)
      guard indented - line == column || indented - line > column && line > start,
        isTextOfBlock(bytes, at: indented, lineStart: line)
      else { break }
      edits.append(.insert("  ", at: line))
      end = bytes.endOfLine(from: line)
      line = bytes.skippingBreak(at: end)
    }
    guard let last = edits.last else { return nil }
    let firstEnd = bytes.trimmingBlanks(from: text, to: bytes.endOfLine(from: text))
    report(
      .blockScalar,
      at: text..<firstEnd,
      "the text of a block scalar is indented more than its key; indent it",
      fix: Fix("Indent the text", [edits.count > 1 ? Self.joined(bytes, edits) : last])
    )
    return start..<end
  }

  /// Whether a line may be text of a block scalar, as opposed to an entry, a comment or a marker.
  func isTextOfBlock(_ bytes: Span<UInt8>, at text: Int, lineStart: Int) -> Bool {
    guard text < bytes.count, !bytes[text].isBlankOrBreak, bytes[text] != .hash else {
      return false
    }
    let isBracket = bytes[text].isOpeningBracket
    if isBracket, plainKey(bytes, at: text) != nil { return false }
    return !looksLikeEntry(bytes, at: text) && !isColon(bytes, at: text)
      && !isConflictMarker(bytes, at: lineStart)
  }

  /// Reports what stands behind a complete value, and how the whole would be quoted.
  mutating func reportTrailingText(_ bytes: Span<UInt8>, _ range: ByteRange) {
    if range.count == 1, bytes[range.lowerBound] == .comma {
      if takesCommaBehindArrow(bytes, range) { return }
      reportTrailingComma(bytes, range)
      return
    }
    if reportSecondQuote(bytes, range) { return }
    report(
      .unexpectedContent,
      at: range,
      "nothing may follow the value on this line; remove it or quote the whole value",
      fix: quotingFix(bytes, endingAt: range)
    )
  }

  /// Reports that a second quote follows the one that closes a value; `false` if it is something
  /// else.
  private mutating func reportSecondQuote(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    guard range.count == 1, let last = nodes.last, last.end - last.start > 2,
      last.style == .doubleQuoted || last.style == .singleQuoted,
      Int(last.end) == range.lowerBound, bytes[range.lowerBound] == bytes[Int(last.start)]
    else { return false }
    let opening = Int(last.start)
    reportQuoteTooMany(
      range,
      related: [RelatedRange("the quote that opens the value", at: opening..<(opening + 1))]
    )
    return true
  }

  private mutating func reportQuoteTooMany(
    _ range: ByteRange,
    related: [RelatedRange] = []
  ) {
    report(
      .unexpectedContent,
      at: range,
      "this quote is one too many; remove it",
      related: related,
      fix: Fix("Remove the quote", [.delete(range)])
    )
  }

  private mutating func reportTrailingComma(_ bytes: Span<UInt8>, _ range: ByteRange) {
    let mapping = Int(top.node)
    report(
      bytes,
      Repeatable(
        kind: .trailingComma,
        code: .unexpectedContent,
        range: range,
        message: "lines are not separated by commas; remove it",
        edit: .delete(range),
        titles: ("Remove the comma", "Remove the commas at the ends of lines")
      ),
      continuing: mapping,
      at: mapping
    )
  }

  /// The fix that makes one quoted scalar of another and the text behind it.
  private func quotingFix(_ bytes: Span<UInt8>, endingAt text: ByteRange) -> Fix? {
    guard let last = nodes.last, last.style == .doubleQuoted || last.style == .singleQuoted,
      !last.flags.contains(.isUnclosed), !last.flags.contains(.isMultiline)
    else { return nil }
    let whole = Int(last.start)..<text.upperBound
    let quote = bytes[whole.lowerBound]
    guard whole.lowerBound >= lineStart, whole.count > 2 else { return nil }
    var content = whole
    if last.end - last.start == 2 {
      // Quotes that an editor closed at once, in front of the text.
      content = text
      while content.count > 1, bytes[content.upperBound - 1] == quote {
        content = content.lowerBound..<(content.upperBound - 1)
      }
    } else if bytes[whole.upperBound - 1] == quote, !isQuotedWord(bytes, whole) {
      content = (whole.lowerBound + 1)..<(whole.upperBound - 1)
    }
    let quoted = Self.quoted(Self.string(bytes, content))
    return Fix("Quote the whole value", [TextEdit(whole, with: quoted)])
  }

  /// Whether the quotes at both ends of some text are around a word each: `"A" & "B"`.
  private func isQuotedWord(_ bytes: Span<UInt8>, _ text: ByteRange) -> Bool {
    let quote = bytes[text.lowerBound]
    let second = (text.lowerBound + 1..<text.upperBound).first { bytes[$0] == quote }
    guard let second, second + 1 < text.upperBound else { return false }
    return !bytes[second - 1].isBlank && bytes[second + 1].isBlank
  }

  /// Whether a collection on one line is followed by a comma and another one of its kind, up to the
  /// end of the line; `{label}, {value}` is a phrase.
  func beginsListWithoutBrackets(_ bytes: Span<UInt8>, behind end: Int) -> Bool {
    let comma = bytes.skippingBlanks(from: end)
    guard comma < bytes.count, bytes[comma] == .comma else { return false }
    let next = bytes.skippingBlanks(from: comma + 1)
    let stop = bytes.trimmingBlanks(from: end, to: endOfText(bytes, from: end))
    guard next < stop, bytes[offset] == .openBracket || holdsColon(bytes, offset..<end) else {
      return false
    }
    return bytes[next] == bytes[offset] && bytes[stop - 1] == bytes[offset].closingBracket
  }

  static func bracketingFix(_ bytes: Span<UInt8>, _ range: ByteRange) -> Fix {
    Fix("Put brackets around the list", [TextEdit(range, with: "[\(string(bytes, range))]")])
  }

  /// How many bytes of text behind brackets are looked at.
  private static var longestPhrase: Int { 1024 }

  /// Takes a collection in brackets, with text behind it where a comma is expected, for one phrase.
  mutating func takesBracketsAsPhrase(_ bytes: Span<UInt8>) -> Bool {
    guard top.state == .comma, offset > lastEnd, lineStart <= lastEnd, endsJSONLike,
      isText(bytes[offset]) || isMarkBetweenWords(bytes), top.lastItem > top.node
    else { return false }
    let child = Int(top.lastItem)
    guard
      nodes[child].style == .flow || nodes[child].kind == .scalar && top.kind == .flowMapping
    else { return false }
    let start = startWithProperties(below: child)
    // This is asked at each text behind brackets, so that the look ahead is bounded.
    let near = bytes.extracting(first: min(offset + Self.longestPhrase, bytes.count))
    let end = max(endOfBracketedText(near, from: offset), offset + 1)
    guard end < near.count || near.count == bytes.count else { return false }
    // A key behind a value is what follows where a comma is missing.
    guard start >= lineStart, !holdsColon(bytes, offset..<end) else { return false }
    // What stands in front of the brackets is the phrase's from now on.
    let flags = nodes[child].flags.intersection(.hasProperties)
    nodes.removeLast(nodes.count - child)
    while let last = properties.last, last.node > child { properties.removeLast() }
    while let last = aliases.last, last >= child { aliases.removeLast() }
    while let last = skipped.last, last.lowerBound >= start { skipped.removeLast() }
    while let told = problems.last, told.range.lowerBound >= start { problems.removeLast() }
    reportQuoteNeeded(
      bytes,
      start..<end,
      "a value that begins with '\(Unicode.Scalar(bytes[start]))' and goes on needs quotes; quote it"
    )
    emit(Leaf(style: .plain, start: start, end: end, flags: flags))
    offset = end
    endsJSONLike = false
    return true
  }

  /// Where a node begins, or a property of what it holds, which stands in front of a `?`.
  private func startWithProperties(below node: Int) -> Int {
    var start = Int(nodes[node].start)
    for own in properties.reversed() {
      guard own.node > node else { break }
      start = min(start, own.anchor?.lowerBound ?? start, own.tag?.lowerBound ?? start)
    }
    return start
  }

  /// Skips a quote directly behind a value in quotes or brackets, where the entry ends.
  mutating func skipsSecondQuote(_ bytes: Span<UInt8>) -> Bool {
    guard top.state == .comma || top.state == .afterKey, endsJSONLike, offset == lastEnd,
      bytes[offset].isQuote
    else { return false }
    let next = bytes.skippingBlanks(from: offset + 1)
    guard bytes.isBreakOrEnd(at: next) || bytes[next] == .colon || bytes[next].endsFlowEntry else {
      return false
    }
    let range = offset..<(offset + 1)
    skipped.append(range)
    if !reportSecondQuote(bytes, range) { reportQuoteTooMany(range) }
    offset += 1
    return true
  }

  /// Skips a mark such as `&` between two values in quotes, where a comma is expected.
  mutating func skipsMarkBetweenEntries(_ bytes: Span<UInt8>) -> Bool {
    guard top.state == .comma, top.kind == .flowSequence, endsJSONLike, offset > lastEnd,
      lineStart <= lastEnd, isMarkBetweenWords(bytes)
    else { return false }
    let next = bytes.skippingBlanks(from: offset + 1)
    guard bytes[next].isQuote else { return false }
    let range = offset..<(offset + 1)
    skipped.append(range)
    let list = Int(top.node)
    report(
      bytes,
      Repeatable(
        kind: .missingComma,
        code: .missingComma,
        range: range,
        message: "a comma separates two entries; write it in place of "
          + "'\(Unicode.Scalar(bytes[offset]))', or put quotes around the whole",
        edit: TextEdit(lastEnd..<range.upperBound, with: ","),
        titles: ("Write a comma", "Write commas")
      ),
      continuing: list,
      at: list
    )
    missingCommas += 1
    top.state = .entry
    offset = next
    return true
  }

  /// Whether a mark that is no part of plain text there stands between blanks before text.
  private func isMarkBetweenWords(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case .ampersand, .plus, .slash, .bar, .asterisk, .equals, .greater, .less, .semicolon:
      Self.isFollowedByBlankAndText(bytes, at: offset)
    default: false
    }
  }

  /// Takes back that a comma is missing directly before a quote, which begins something worse.
  mutating func dropMissingComma(before start: Int) {
    guard let last = problems.last, last.code == .missingComma else { return }
    if last.range.lowerBound == start { problems.removeLast() }
  }

  /// Whether a byte begins plain text.
  private func isText(_ byte: UInt8) -> Bool {
    switch byte {
    case .doubleQuote, .singleQuote, .asterisk, .ampersand, .exclamation, .question, .dash, .colon:
      false
    default: !byte.isFlowIndicator && !byte.isBlankOrBreak
    }
  }

  func holdsColon(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    for offset in range where isColon(bytes, at: offset) { return true }
    return false
  }
}
