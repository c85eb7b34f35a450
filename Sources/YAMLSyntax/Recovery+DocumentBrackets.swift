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
    if mark == offset + 1 { return end }
    for position in offset..<mark where !bytes[position].isWordCharacter { return nil }
    return end
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
      let text = readInVain(bytes)
      return text.flags.contains(.isUnclosed)
        || text.end < bytes.count && bytes[text.end].isWordCharacter
    case .openBracket, .openBrace: return lacksEnd(bytes, mark.upperBound)
    case .exclamation, .hash: return false
    default: return true
    }
  }

  /// Whether the document ends with the bracket that closes the one at an offset, and the one in
  /// front of it has no end, since it is of another kind or no bracket is left for it.
  private mutating func lacksEnd(_ bytes: Span<UInt8>, _ inner: Int) -> Bool {
    noteReach(bytes, of: bytes.count)
    var end = bytes.count
    while end > inner, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return bytes[end - 1] == bytes[inner].closingBracket
      && (bytes[inner] != bytes[offset] || leavesBracketOpen(bytes))
  }

  /// Whether one more bracket opens than closes from `offset` to the end, quotes and comments aside;
  /// `false` if a quote goes on over lines.
  private func leavesBracketOpen(_ bytes: Span<UInt8>) -> Bool {
    var depth = 0
    var position = offset
    var previous = UInt8.comma
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case .openBracket, .openBrace: depth += 1
      case .closeBracket, .closeBrace: depth -= 1
      case .hash where position > 0 && bytes[position - 1].isBlankOrBreak:
        position = bytes.endOfLine(from: position)
        continue
      case .doubleQuote, .singleQuote:
        guard previous.isFlowIndicator || previous == .colon else { break }
        guard let end = endOfQuoted(bytes, from: position) else { return false }
        position = end - 1
      default: break
      }
      if !byte.isBlankOrBreak { previous = byte }
      position += 1
    }
    return depth == 1
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
