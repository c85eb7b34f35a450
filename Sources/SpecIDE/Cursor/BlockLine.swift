import SourceText
import SpecModel

/// A line as block context reads it: blanks, dashes, a question mark, then a key or something else.
struct BlockLine {
  /// A key and the offset of its colon.
  struct Key {
    let name: String
    let colon: Int
  }

  let start: Int
  /// Behind the last byte before the line break.
  let end: Int
  /// The columns of the dashes that begin items on this line.
  let dashes: [Int]
  /// Whether a question mark stands in front of the key, whose colon has a line of its own.
  let isExplicitKey: Bool
  /// Where the first byte behind blanks, dashes and the question mark stands.
  let content: Int
  /// The key, its name decoded as far as quotes go, and the offset of its colon.
  let key: Key?
  /// Whether nothing but blanks, or a comment, stands on the line.
  let isBlank: Bool

  var contentColumn: Int { content - start }

  /// Reads the line that an offset stands on.
  init(at offset: Int, in bytes: [UInt8]) {
    var start = min(max(offset, 0), bytes.count)
    var end = start
    while start > 0, !bytes[start - 1].isBreak { start -= 1 }
    // A byte order mark takes no column.
    if start + 3 <= end, bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    while end < bytes.count, !bytes[end].isBreak { end += 1 }
    self.init(bytes, start: start, end: end)
  }

  private init(_ bytes: [UInt8], start: Int, end: Int) {
    var offset = start
    var dashes: [Int] = []
    while offset < end {
      let byte = bytes[offset]
      let isDash = byte == UInt8(ascii: "-") && (offset + 1 == end || bytes[offset + 1] == 0x20)
      if isDash { dashes.append(offset - start) } else if !byte.isBlank { break }
      offset += 1
    }
    isExplicitKey =
      offset < end && bytes[offset] == UInt8(ascii: "?")
      && (offset + 1 == end || bytes[offset + 1] == 0x20)
    if isExplicitKey { offset += 1 }
    while offset < end, isExplicitKey, bytes[offset] == 0x20 { offset += 1 }
    self.start = start
    self.end = end
    self.dashes = dashes
    content = offset
    isBlank = dashes.isEmpty && (offset == end || bytes[offset] == UInt8(ascii: "#"))
    key = Self.key(bytes, from: offset, to: end)
  }

  /// How long a key may be, in bytes: 1,024 characters (YAML 1.2.2, section 7.4).
  private static let longestKey = 4_096

  private static func key(
    _ bytes: [UInt8],
    from start: Int,
    to endOfLine: Int
  ) -> Key? {
    let end = min(endOfLine, start + longestKey)
    guard start < end, bytes[start] != UInt8(ascii: "#") else { return nil }
    let quote = bytes[start].asQuote
    var offset = start + (quote == nil ? 0 : 1)
    var isQuoted = quote != nil
    while offset < end {
      let byte = bytes[offset]
      if isQuoted {
        if byte == quote { isQuoted = false }
      } else if byte == UInt8(ascii: ":"), offset + 1 == endOfLine || bytes[offset + 1] <= 0x20 {
        let inner = quote == nil ? start..<offset : (start + 1)..<max(start + 1, offset - 1)
        return Key(
          name: String(decoding: bytes[inner], as: UTF8.self).streamSafe.trimmingBlanks,
          colon: offset
        )
      } else if byte == UInt8(ascii: "#") && offset > start && bytes[offset - 1] == 0x20 {
        return nil
      } else if offset == start, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        return nil
      }
      offset += 1
    }
    return nil
  }
}

extension BlockLine {
  /// A scalar on this line: what a cursor may replace, its quote, and whether that is closed.
  ///
  /// The quote is there only if the cursor stands behind it.
  func scalar(
    from start: Int,
    at offset: Int,
    in bytes: [UInt8]
  ) -> (word: ByteRange, quote: UInt8?, isClosed: Bool) {
    let quote = start < end ? bytes[start].asQuote : nil
    if let quote, offset <= start {
      let close = bytes[(start + 1)..<end].firstIndex(of: quote)
      return (offset..<(close.map { $0 + 1 } ?? end), nil, false)
    }
    let from = min(start + (quote == nil ? 0 : 1), max(offset, start))
    let end = endOfScalar(bytes, from: from, quote: quote)
    let isClosed = quote != nil && end < self.end && bytes[end] == quote
    return (from..<max(from, end, offset), offset > start ? quote : nil, isClosed)
  }

  /// Where the value of a key begins in front of a cursor, behind its blanks, its anchor and its tag.
  func startOfValue(behind key: Key, upTo offset: Int, in bytes: [UInt8]) -> Int {
    let limit = min(offset, end)
    var start = key.colon + 1
    while true {
      while start < limit, bytes[start].isBlank { start += 1 }
      guard start < limit, "&!".utf8.contains(bytes[start]),
        let end = bytes[start..<limit].firstIndex(where: \.isBlank)
      else { return start }
      start = end
    }
  }

  /// Where a scalar that begins at an offset ends on this line.
  private func endOfScalar(_ bytes: [UInt8], from start: Int, quote: UInt8?) -> Int {
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if let quote {
        if byte == quote { return offset }
      } else if byte == UInt8(ascii: "#"), offset > 0, bytes[offset - 1] <= 0x20 {
        break
      }
      offset += 1
    }
    while offset > start, bytes[offset - 1].isBlank { offset -= 1 }
    return offset
  }

  /// Where what is written on the line ends, its comment left out.
  func endOfContent(_ bytes: [UInt8]) -> Int {
    isBlank ? start : endOfScalar(bytes, from: content, quote: nil)
  }

  /// The column at which the next line begins that is neither blank nor a comment.
  func columnOfNext(in bytes: [UInt8]) -> Int? {
    Self.next(behind: end, in: bytes).map { $0.content - $0.start }
  }

  /// Whether the next line that is neither blank nor a comment begins an item.
  func isAboveDash(in bytes: [UInt8]) -> Bool {
    guard let next = Self.next(behind: end, in: bytes) else { return false }
    return BlockLine(at: next.content, in: bytes).dashes.first == next.content - next.start
  }

  /// The lines directly below that are indented deeper than a column.
  func linesBelow(deeperThan column: Int, in bytes: [UInt8]) -> ByteRange {
    var last = end
    while let next = Self.next(behind: last, in: bytes), next.content - next.start > column {
      last = bytes[next.content...].firstIndex(where: \.isBreak) ?? bytes.count
    }
    return end..<last
  }

  /// Where the next line begins that is neither blank nor a comment, and where its content does.
  private static func next(
    behind end: Int,
    in bytes: [UInt8]
  ) -> (start: Int, content: Int)? {
    var next = end
    while next < bytes.count {
      var content = next
      while content < bytes.count, bytes[content].isBreak { content += 1 }
      let start = content
      while content < bytes.count, bytes[content].isBlank { content += 1 }
      guard content < bytes.count else { return nil }
      let isSkipped = bytes[content].isBreak || bytes[content] == UInt8(ascii: "#")
      if !isSkipped { return (start, content) }
      next = bytes[content...].firstIndex(where: \.isBreak) ?? bytes.count
    }
    return nil
  }

  /// Whether it ends a document or begins one.
  func isMarker(in bytes: [UInt8]) -> Bool {
    ["---", "..."].contains { bytes[start..<end].starts(with: $0.utf8) }
  }
}

extension UInt8 {

  var asQuote: UInt8? { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") ? self : nil }

}
