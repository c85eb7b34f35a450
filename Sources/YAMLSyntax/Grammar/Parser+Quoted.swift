import SourceText

/// Scalars in quotes (YAML 1.2.2, sections 7.3.1 and 7.3.2).
extension Parser {
  /// Reads a scalar in the quotes at `offset`.
  ///
  /// Its lines after the first must be indented above the column of the block around it.
  mutating func readQuoted(_ bytes: Span<UInt8>) -> Leaf {
    let quote = bytes[cursor.offset]
    let style: YAMLNode.Style = quote == .doubleQuote ? .doubleQuoted : .singleQuoted
    var leaf = Leaf(style: style, start: cursor.offset, end: cursor.offset)
    var next = cursor.offset + 1
    while next < bytes.count {
      let byte = bytes[next]
      // Letters lie above the quotes, so most bytes need these two comparisons alone.
      if byte > .singleQuote, byte != .backslash {
        next += 1
      } else if byte == quote {
        guard quote == .singleQuote, next + 1 < bytes.count, bytes[next + 1] == quote else {
          leaf.end = next + 1
          return leaf
        }
        leaf.flags.insert(.hasEscapes)
        next += 2
      } else if byte == .backslash, quote == .doubleQuote {
        leaf.flags.insert(.hasEscapes)
        next = endOfEscape(bytes, at: next)
      } else if byte.isBreak {
        leaf.flags.insert(.isMultiline)
        next = nextLine(bytes, behind: next, opening: leaf.start)
      } else {
        next += 1
      }
      if fault != nil { return leaf }
    }
    leaf.end = bytes.count
    fail(.quoteEnd, at: bytes.count, opening: leaf.start)
    return leaf
  }

  /// Moves to the text of the next line that is not blank.
  private mutating func nextLine(_ bytes: Span<UInt8>, behind lineBreak: Int, opening: Int) -> Int {
    var start = bytes.skippingBreak(at: lineBreak)
    while true {
      let indented = bytes.skippingSpaces(from: start)
      let text = bytes.skippingBlanks(from: indented)
      guard text < bytes.count else { return text }
      if bytes[text].isBreak {
        if text > indented, indented - start <= parentColumn { fail(.tab, at: indented) }
        start = bytes.skippingBreak(at: text)
        continue
      }
      cursor.lineStart = start
      // libyaml, and all that is built on it, takes a line of nothing but a joining backslash.
      let isJoining = bytes[text] == .backslash && bytes.isBreakOrEnd(at: text + 1)
      if indented - start <= parentColumn, !isJoining {
        fail(.quoteLine, at: start, to: text, opening: opening)
      }
      return text
    }
  }

  /// The end of the escape sequence at an offset; a break behind the backslash is left to be read.
  private mutating func endOfEscape(_ bytes: Span<UInt8>, at start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    let letter = bytes[start + 1]
    if letter.isBreak { return start + 1 }
    var end = start + 2
    switch Escape(letter) {
    case .scalar: return end
    case .digits(let count):
      if let spelt = Escape.scalar(in: bytes, from: end, count: count, to: bytes.count) {
        return spelt.end
      }
    case nil:
      // Keep a character of several bytes whole.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    fail(.escape, at: start, to: end)
    return end
  }
}
