import SourceText

/// Keys that a line break divides, so that the end of the key begins a line too far left.
extension Parser {
  /// The column of the first half of a key whose second half a line begins with, further left than
  /// the first; `nil` if the lines do not look like that.
  func columnOfBrokenKey(_ bytes: Span<UInt8>, _ line: ContentLine) -> Int? {
    guard let above = previousLine(bytes, before: line.start, below: .max),
      bytes.skippingBreak(at: bytes.endOfLine(from: above.start)) == line.start,
      !isWithinScalar(above)
    else { return nil }
    let dash = bytes.skippingSpaces(from: above.start)
    let isItem = isDash(bytes, at: dash)
    let word = isItem ? bytes.skippingBlanks(from: dash + 1) : dash
    let end = bytes.trimmingBlanks(from: word, to: bytes.endOfLine(from: word))
    let column = above.column + word - dash
    let rest = bytes.skippingSpaces(from: line.start)
    guard column > line.column, isPartOfKey(bytes, word..<end),
      let key = plainKey(bytes, at: rest), isPartOfKey(bytes, key)
    else { return nil }
    return column
  }

  /// Whether a range is one word, such as `android` and `android:focusable`.
  func isPartOfKey(
    _ bytes: Span<UInt8>,
    _ range: ByteRange,
    allowsBlanks: Bool = false
  ) -> Bool {
    guard let first = range.first, bytes[first].isWordCharacter else { return false }
    for offset in range {
      let byte = bytes[offset]
      if byte.isBlank && !allowsBlanks || byte.isFlowIndicator || byte == .doubleQuote {
        return false
      }
    }
    return true
  }

  /// Reports the line break within a key, in place of the colon that its first half lacks, where
  /// the line of `offset`, which has been put into a column, holds the second half.
  mutating func reportBrokenKey(_ bytes: Span<UInt8>, in wanted: Int) -> Bool {
    guard let told = problems.last, told.code == .missingColon,
      let key = plainKey(bytes, at: offset),
      isPartOfKey(bytes, told.range), isPartOfKey(bytes, key, allowsBlanks: true),
      told.range.lowerBound - lineStart(bytes, of: told.range.lowerBound) == wanted,
      bytes.skippingBreak(at: bytes.endOfLine(from: told.range.upperBound)) == lineStart
    else { return false }
    dropPoints(from: told.range.lowerBound)
    problems.removeLast()
    report(
      .multilineKey,
      at: told.range.lowerBound..<key.upperBound,
      "a line break divides this key; join the lines",
      fix: Fix("Join the lines", [.delete(told.range.upperBound..<key.lowerBound)])
    )
    return true
  }
}
