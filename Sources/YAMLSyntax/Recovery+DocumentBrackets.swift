import SourceText

/// Marks in front of the bracket that a document begins with, as JSON does, or behind its last one.
extension Parser {
  /// How many bytes in front of a bracket are taken for a mark.
  private static var longestMark: Int { 8 }
  /// How many bytes behind the last bracket of a document are taken for a mark.
  private static var longestTrailingMark: Int { 4 }
  /// How many lines are looked at that hold nothing but opening brackets.
  private static var mostBracketLines: Int { 4 }

  /// Skips a mark typed in front of the bracket that a document begins with, above its entries;
  /// `false` if the document may begin with it.
  mutating func skipsMarkOfDocument(_ bytes: Span<UInt8>) -> Bool {
    guard nodes.isEmpty, isAtLineStart, !outer.isPresent,
      let bracket = bracketBehindMark(bytes), beginsEntries(bytes, behind: bracket),
      isStray(bytes, offset..<bracket)
    else { return false }
    let range = offset..<bytes.trimmingBlanks(from: offset, to: bracket)
    if bytes[bracket] == bytes[offset] {
      layout.note(bytes[bracket] == .openBrace ? .flowMapping : .flowSequence, 1)
      layout.problems += 1
    }
    skip(
      range,
      "this '\(Self.string(bytes, range))' stands in front of the bracket of the document; remove it",
      fix: "Remove the mark"
    )
    offset = bracket
    return true
  }

  /// The bracket that ends a line behind one mark or word.
  private func bracketBehindMark(_ bytes: Span<UInt8>) -> Int? {
    var end = offset + (bytes[offset].isOpeningBracket ? 1 : 0)
    let limit = min(offset + Self.longestMark, bytes.count)
    while end < limit, !bytes[end].isBlankOrBreak, !bytes[end].isOpeningBracket { end += 1 }
    let mark = end
    // A blank behind these makes a collection of them.
    switch bytes[offset] {
    case .dash, .question, .colon, .exclamation: break
    default: end = bytes.skippingBlanks(from: end)
    }
    guard mark > offset, end < bytes.count, bytes[end].isOpeningBracket else { return nil }
    guard bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: end + 1)) else { return nil }
    if mark == offset + 1 || isEmptyText(bytes, offset..<mark) { return end }
    for position in offset..<mark where !bytes[position].isWordCharacter { return nil }
    return end
  }

  /// Whether a range holds nothing but the two quotes of a text.
  private func isEmptyText(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    range.count == 2 && bytes[range.lowerBound].isQuote
      && bytes[range.lowerBound] == bytes[range.lowerBound + 1]
  }

  /// Whether a `%` at `offset` stands in front of the bracket of the document, and begins no
  /// directive.
  mutating func isMarkOfDocument(_ bytes: Span<UInt8>) -> Bool {
    guard directives.isEmpty, offset + 1 < bytes.count, bytes[offset + 1].isOpeningBracket else {
      return false
    }
    return bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: offset + 2))
      && beginsEntries(bytes, behind: offset + 1)
  }

  /// Whether the first line below a bracket that holds more than brackets is an entry, and goes on
  /// as one in brackets does.
  private mutating func beginsEntries(_ bytes: Span<UInt8>, behind bracket: Int) -> Bool {
    var position = bracket
    for _ in 0..<Self.mostBracketLines {
      guard let line = lookForLine(bytes, behind: position), line.column > column else {
        return false
      }
      let first = line.start + line.column
      position = first
      while position < bytes.count, bytes[position].isOpeningBracket {
        position = bytes.skippingBlanks(from: position + 1)
      }
      guard bytes.isBreakOrEnd(at: position) else {
        return isKeyBelowText(bytes, at: position) && !isDash(bytes, at: position)
          && (position > first || isInBrackets(bytes, at: position))
      }
    }
    return false
  }

  /// Whether an entry has its key in quotes, or a comma or an opening bracket at its end.
  private func isInBrackets(_ bytes: Span<UInt8>, at entry: Int) -> Bool {
    if bytes[entry].isQuote { return true }
    let end = bytes.trimmingBlanks(from: entry, to: endOfText(bytes, from: entry))
    return bytes[end - 1] == .comma || bytes[end - 1].isOpeningBracket
  }

  /// Whether what stands in front of a bracket, above an entry, cannot belong to the document.
  private mutating func isStray(_ bytes: Span<UInt8>, _ mark: ByteRange) -> Bool {
    let first = bytes[mark.lowerBound]
    switch first {
    case .doubleQuote, .singleQuote:
      if bytes[mark.lowerBound + 1] == first { return true }
      let text = readInVain(bytes)
      return text.flags.contains(.isUnclosed)
        || text.end < bytes.count && bytes[text.end].isWordCharacter
    case .openBracket, .openBrace: return lacksEnd(bytes, mark.upperBound)
    case .exclamation, .hash: return false
    default: return true
    }
  }

  /// Whether the document ends with the bracket that closes the one at an offset, and the one in
  /// front of it has no end, since it is of another kind or brackets do not match by their order.
  private mutating func lacksEnd(_ bytes: Span<UInt8>, _ inner: Int) -> Bool {
    guard bytes[inner] != bytes[offset] || matching == .byLayout,
      let last = lookForLastLine(bytes, before: bytes.count)
    else { return false }
    let end = trimmingBlankLines(bytes, from: last.start, to: bytes.count)
    guard end > inner, bytes[end - 1] == bytes[inner].closingBracket else { return false }
    return bytes[inner] != bytes[offset] || last.start + last.column == end - 1
  }

  /// Whether nothing follows the last bracket of a document but, on its line, a mark that is no
  /// other one of the same kind.
  func endsDocument(_ bytes: Span<UInt8>, behind bracket: Int) -> Bool {
    let next = bracket + 1
    if bytes.holdsNoContent(from: next) { return true }
    let text = bytes.skippingBlanks(from: next)
    guard text < bytes.count, bytes[text] != bytes[bracket], bytes[text] != .colon else {
      return false
    }
    let near = bytes.extracting(first: min(text + Self.longestTrailingMark, bytes.count))
    let end = near.endOfLine(from: text)
    return end > text && bytes.isBreakOrEnd(at: end) && bytes.holdsNoContent(from: end)
  }
}
