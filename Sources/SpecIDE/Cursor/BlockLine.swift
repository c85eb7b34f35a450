import SourceText
import SpecModel

/// A line as block context reads it: blanks, dashes, then a key or something else.
struct BlockLine {
  /// A key and the offset of its colon.
  struct Key {
    let name: String
    let colon: Int
  }

  let number: Int
  let start: Int
  /// Behind the last byte before the line break.
  let end: Int
  /// The columns of the dashes that begin items on this line.
  let dashes: [Int]
  /// Where the first byte behind blanks and dashes stands.
  let content: Int
  /// The key, its name decoded as far as quotes go, and the offset of its colon.
  let key: Key?
  /// Whether nothing but blanks, or a comment, stands on the line.
  let isBlank: Bool

  /// The column of the first dash, or else of the content.
  var firstColumn: Int { dashes.first ?? contentColumn }
  var contentColumn: Int { content - start }

  init(_ bytes: [UInt8], number: Int, start: Int, end: Int) {
    var offset = start
    var dashes: [Int] = []
    while offset < end {
      let byte = bytes[offset]
      let isDash = byte == UInt8(ascii: "-") && (offset + 1 == end || bytes[offset + 1] == 0x20)
      if isDash { dashes.append(offset - start) } else if byte != 0x20 && byte != 0x09 { break }
      offset += 1
    }
    self.number = number
    self.start = start
    self.end = end
    self.dashes = dashes
    content = offset
    isBlank = dashes.isEmpty && (offset == end || bytes[offset] == UInt8(ascii: "#"))
    key = Self.key(bytes, from: offset, to: end)
  }

  private static func key(
    _ bytes: [UInt8],
    from start: Int,
    to end: Int
  ) -> Key? {
    guard start < end else { return nil }
    let quote = bytes[start].asQuote
    var offset = start + (quote == nil ? 0 : 1)
    var isQuoted = quote != nil
    while offset < end {
      let byte = bytes[offset]
      if isQuoted {
        if byte == quote { isQuoted = false }
      } else if byte == UInt8(ascii: ":") && (offset + 1 == end || bytes[offset + 1] <= 0x20) {
        let inner = quote == nil ? start..<offset : (start + 1)..<max(start + 1, offset - 1)
        return Key(
          name: String(decoding: bytes[inner], as: UTF8.self).trimmingBlanks,
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

/// The lines of a document.
struct Lines {
  let bytes: [UInt8]
  private let starts: LineIndex

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = LineIndex(of: bytes)
  }

  var count: Int { starts.count }

  func line(at offset: Int) -> BlockLine {
    self[starts.line(at: offset)]
  }

  subscript(number: Int) -> BlockLine {
    let start = starts.start(of: number)
    var end = number + 1 < starts.count ? starts.start(of: number + 1) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return BlockLine(bytes, number: number, start: start, end: end)
  }

  func string(_ range: ByteRange) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The way from the top of the document to a line that begins at a column.
  func parents(above number: Int, column: Int) -> [PathStep] {
    var steps: [PathStep] = []
    // A key is a parent when it stands left of its entries, or right above the dashes of its list;
    // a dash when it stands left of them.
    var keyLimit = column + (self[number].dashes.isEmpty ? 0 : 1)
    var dashLimit = column
    var above = number - 1
    while above >= 0, keyLimit > 0 {
      let line = self[above]
      above -= 1
      if line.isBlank || line.isMarker(in: bytes) { continue }
      if let key = line.key, line.contentColumn < keyLimit, line.isOpen(in: bytes) {
        steps.append(.key(key.name))
        keyLimit = line.contentColumn
        dashLimit = line.contentColumn
      } else if line.key != nil, line.contentColumn < keyLimit {
        // A sibling of a parent that has a value of its own: nothing deeper belongs to it.
        keyLimit = line.contentColumn + 1
      }
      for dash in line.dashes.reversed() where dash < dashLimit {
        steps.append(.item)
        keyLimit = dash + 1
        dashLimit = dash
      }
    }
    return steps.reversed()
  }

  /// The keys of the map that a line belongs to, that of the line itself left out.
  func siblings(of line: BlockLine, cursorColumn: Int) -> Set<String> {
    let column = line.isBlank ? cursorColumn : line.contentColumn
    var keys: Set<String> = []
    func take(_ other: BlockLine) -> Bool {
      if other.isBlank { return true }
      if other.isMarker(in: bytes) || other.contentColumn < column { return false }
      if other.contentColumn == column, let key = other.key { keys.insert(key.name) }
      // A dash left of the column begins this item, or the next one.
      return other.dashes.allSatisfy { $0 >= column }
    }
    if line.dashes.isEmpty {
      var above = line.number - 1
      while above >= 0, take(self[above]) { above -= 1 }
    }
    var below = line.number + 1
    while below < count, self[below].dashes.allSatisfy({ $0 >= column }), take(self[below]) {
      below += 1
    }
    return keys
  }

  /// Where a scalar that begins at an offset ends on its line.
  func endOfScalar(from start: Int, quote: UInt8?, line: BlockLine) -> Int {
    var offset = start
    while offset < line.end {
      let byte = bytes[offset]
      if let quote {
        if byte == quote { return offset }
      } else if byte == UInt8(ascii: "#"), offset > start, bytes[offset - 1] <= 0x20 {
        break
      }
      offset += 1
    }
    while offset > start, bytes[offset - 1] == 0x20 { offset -= 1 }
    return offset
  }
}

extension BlockLine {
  /// Whether the line is `---` or `...`, which ends every map.
  fileprivate func isMarker(in bytes: [UInt8]) -> Bool {
    guard end - start >= 3 else { return false }
    let mark = bytes[start..<(start + 3)]
    return mark.allSatisfy { $0 == UInt8(ascii: "-") }
      || mark.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Whether the value of the line's key stands on the lines below: none, an anchor or a tag here.
  fileprivate func isOpen(in bytes: [UInt8]) -> Bool {
    guard let key else { return false }
    var offset = key.colon + 1
    while offset < end, bytes[offset] <= 0x20 { offset += 1 }
    guard offset < end else { return true }
    return "#&!|>".utf8.contains(bytes[offset])
  }
}
