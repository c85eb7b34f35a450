import SourceText

/// Characters that nobody sees, in front of what they are taken for a part of.
extension Parser {
  /// Skips characters without width in the indentation of an entry.
  ///
  /// A byte order mark is told of with all other characters that may not stand in a document.
  mutating func skipInvisible(_ bytes: Span<UInt8>) {
    let marks = Self.endOfInvisible(bytes, from: offset)
    guard marks > offset, marks < bytes.count, bytes[marks] == .space else { return }
    let text = bytes.skippingSpaces(from: marks)
    guard !bytes.isBreakOrEnd(at: text), looksLikeEntry(bytes, at: text) else { return }
    let range = offset..<marks
    let column = text - lineStart - range.count
    skipped.append(range)
    if bytes[offset] == 0xE2 {
      report(
        .invalidCharacter,
        at: range,
        "a character that nobody sees stands in the indentation; remove it",
        fix: Fix("Remove the character", [.delete(range)])
      )
    }
    offset = text
    // As behind a tab, the column is a guess, and no second mistake.
    followsTab = true
    take(column: column)
  }

  /// The end of zero-width spaces and joiners, word joiners and byte order marks.
  private static func endOfInvisible(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end + 2 < bytes.count {
      let isSpace = bytes[end] == 0xE2 && bytes[end + 1] == 0x80 && 0x8B...0x8D ~= bytes[end + 2]
      let isJoiner = bytes[end] == 0xE2 && bytes[end + 1] == 0x81 && bytes[end + 2] == 0xA0
      let isMark = bytes[end] == 0xEF && bytes[end + 1] == 0xBB && bytes[end + 2] == 0xBF
      guard isSpace || isJoiner || isMark else { break }
      end += 3
    }
    return end
  }

  /// Skips control characters in front of a value, which are told of with all others.
  mutating func skipsControls(_ bytes: Span<UInt8>) -> Bool {
    guard !isAtLineStart, bytes[offset] < .space else { return false }
    let start = offset
    while offset < bytes.count, bytes[offset] < .space, !bytes[offset].isBlankOrBreak {
      offset += 1
    }
    skipped.append(start..<offset)
    return true
  }
}
