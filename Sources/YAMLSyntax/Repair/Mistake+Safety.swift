import SourceText

/// When the fix of a row may be made unasked: where the lines around it leave nothing else to mean.
extension Mistake {
  typealias Condition = @Sendable (Span<UInt8>, Site, [TextEdit]) -> Bool

  static let never: Condition = { _, _, _ in false }

  static let always: Condition = { _, _, _ in true }

  /// Where all edits meet a condition.
  private static func each(
    _ isSafe: @escaping @Sendable (Span<UInt8>, Site, TextEdit) -> Bool
  ) -> Condition {
    { bytes, site, edits in edits.allSatisfy { isSafe(bytes, site, $0) } }
  }

  // MARK: Spaces

  /// A space goes in front of a word, a quote or a bracket.
  static let partsFromText: Condition = { bytes, site, edits in
    edits.allSatisfy { bytes.beginsText(at: $0.range.upperBound) }
  }

  /// The value behind the colon is one word, or has marks of its own, and holds no other colon.
  static let partsKeyFromValue = each { bytes, site, edit in
    let start = edit.range.upperBound
    let end = bytes.endOfText(from: start)
    guard bytes.beginsText(at: start), end > start else { return false }
    if bytes[start].isQuote || bytes[start].isOpeningBracket { return true }
    let value = start..<(site.brackets == nil ? end : bytes.endOfFlowEntry(from: start))
    return value.allSatisfy { bytes[$0] != .colon && !bytes[$0].isBlank }
  }

  /// The comment holds neither an entry nor the end of a text.
  static let partsComment = each { bytes, site, edit in
    let comment = edit.range.upperBound..<bytes.endOfLine(from: edit.range.upperBound)
    return comment.allSatisfy { !bytes[$0].isQuote && bytes[$0] != .colon }
  }

  /// What cannot be seen stands in front of the text of its line, or behind the colon of its key.
  static let standsOutsideText = each { bytes, site, edit in
    let start = edit.range.lowerBound
    let line = bytes.lineStart(of: start)
    return start > 0 && bytes[start - 1] == .colon
      || (line..<start).allSatisfy { bytes[$0].isBlank }
  }

  // MARK: Separators

  /// A comma goes between values with marks of their own, or behind a line that is an entry.
  static let dividesWholeEntries = each { bytes, site, edit in
    let offset = edit.range.lowerBound
    guard edit.range.isEmpty, edit.replacement == ",", offset > 0 else { return false }
    let last = bytes[offset - 1]
    let isMarked = last.isQuote || last.isClosingBracket
    let next = bytes.skippingBlanks(from: offset)
    guard !bytes.isBreakOrEnd(at: next), bytes[next] != .hash else {
      return (isMarked || last.isPartOfWord) && !bytes.isWrapped(beforeBreakAt: next)
    }
    return isMarked && next > offset && bytes.beginsText(at: next)
  }

  /// A word alone on its line begins the block below it, or a value stands behind a key in quotes.
  static let endsKey: Condition = { bytes, site, edits in
    guard edits.count == 1, let offset = edits.first?.range.lowerBound, offset > 0 else {
      return false
    }
    let line = Site.Line(bytes, at: bytes.lineStart(of: offset))
    let next = bytes.skippingBlanks(from: offset)
    if bytes[offset - 1].isQuote {
      return next > offset && next < bytes.count
        && (bytes[next].isQuote || bytes[next].isOpeningBracket)
    }
    let start = bytes.behindDashes(from: line.text.lowerBound)
    guard offset == line.text.upperBound, start < offset, bytes.isWord(start..<offset),
      bytes.hasBlock(below: line)
    else { return false }
    // Below a value it may go on with that.
    let above = Site.Line(bytes, at: bytes.contentLine(above: line.start, from: site.window))
    return above.start == line.start || above.column >= line.column
      || bytes[above.text.upperBound - 1] == .colon
  }

  /// Another mark stands behind one word, or a text in quotes, that begins its line.
  static let endsKeyInPlaceOfMark = each { bytes, site, edit in
    let line = Site.Line(bytes, at: bytes.lineStart(of: edit.range.lowerBound))
    let start = bytes.behindDashes(from: line.text.lowerBound)
    let mark = bytes[edit.range.lowerBound]
    return start < edit.range.lowerBound && mark != .comma && mark != .dot
      && bytes.isWordOrQuoted(start..<edit.range.lowerBound)
  }

  /// A separator stands in front of a key, or of what closes a bracket, with nothing before it.
  static let standsInFrontOfKey = each { bytes, site, edit in
    let mark = edit.range.lowerBound
    let line = Site.Line(bytes, at: bytes.lineStart(of: mark))
    guard mark == line.text.lowerBound, bytes[mark].isSeparator,
      edit.range.dropFirst().allSatisfy({ bytes[$0].isBlank })
    else { return false }
    let start = bytes.skippingBlanks(from: mark + 1)
    if start < bytes.count, bytes[start].isClosingBracket { return true }
    let colon = line.colon(bytes, from: min(start, line.text.upperBound))
    return colon.map { $0 > start && bytes.isWord(start..<$0) } ?? false
  }

  /// The mark that is removed ends lines of code, such as `;`, and is no full stop.
  static let endsLikeCode = each { bytes, site, edit in
    edit.range.allSatisfy { bytes[$0] != .dot }
  }

  /// Nothing but marks goes, which stand in front of a text.
  static let removesMarks = each { bytes, site, edit in
    let start = edit.range.lowerBound
    let isInFront =
      start == 0 || bytes[start - 1].isBlankOrBreak || bytes[start - 1].isFlowIndicator
    return isInFront && edit.range.allSatisfy { !bytes[$0].isPartOfWord }
  }
}

extension UInt8 {
  /// Whether a byte is a letter or a digit, or part of a character outside ASCII.
  var isPartOfWord: Bool { self != .dash && isWordCharacter || self >= 0x80 }

  /// Whether a byte is a mark that people put between things, and that begins none.
  fileprivate var isSeparator: Bool {
    switch self {
    case .comma, .semicolon, .bar, .equals, .greater, .openParenthesis, .closeParenthesis: true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// Whether a word, text in quotes or a bracket begins at an offset.
  func beginsText(at offset: Int) -> Bool {
    offset < count
      && (self[offset].isPartOfWord || self[offset].isQuote || self[offset].isOpeningBracket)
  }

  /// Whether a range is one word, which may hold dashes.
  func isWord(_ range: Range<Int>) -> Bool {
    guard let last = range.last, self[last].isPartOfWord else { return false }
    return range.allSatisfy { self[$0].isPartOfWord || self[$0] == .dash }
  }

  /// Whether a range is one word, or text in quotes without other quotes in it.
  fileprivate func isWordOrQuoted(_ range: Range<Int>) -> Bool {
    guard let first = range.first, let last = range.last, self[first].isQuote else {
      return isWord(range)
    }
    return range.count > 2 && self[last] == self[first]
      && range.dropFirst().dropLast().allSatisfy { !self[$0].isQuote }
  }

  /// Whether the next line stands further right.
  func hasBlock(below line: Site.Line) -> Bool {
    !contentLines(behind: line.start, upTo: 1) { $0.column > line.column }.isEmpty
  }

  /// Whether the text of a line seems to go on behind a line break, whose next line is no entry.
  fileprivate func isWrapped(beforeBreakAt offset: Int) -> Bool {
    let line = Site.Line(self, at: lineStart(of: offset))
    guard let next = contentLines(behind: line.start, upTo: 1, while: { _ in true }).first else {
      return true
    }
    let first = self[next.text.lowerBound]
    return next.column > line.column
      || !first.isQuote && !first.isOpeningBracket && next.colon(self) == nil
  }
}
