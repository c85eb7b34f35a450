/// The code units in which a column is counted.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A line and a column, both zero-based, the column in some ``PositionEncoding``.
public struct LineColumn: Sendable, Hashable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: LineColumn, right: LineColumn) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceText {
  /// The bytes of a line without its line break; an empty range where there is no such line.
  public func content(ofLine line: Int) -> ByteRange {
    guard line >= 0, line < lines.count else { return bytes.count..<bytes.count }
    let start = lines.start(of: line)
    var end = line + 1 < lines.count ? lines.start(of: line + 1) : bytes.count
    if end > start, line + 1 < lines.count {
      end -= 1
      if bytes[end] == 0x0A, end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return start..<end
  }

  /// The offset of a position.
  ///
  /// A column past the end of its line means the end of that line, as the protocol says. A column
  /// inside a character means the start of the character. A line past the end means the end of the
  /// text, a negative number the start.
  public func offset(at position: LineColumn, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let line = content(ofLine: position.line)
    return offset(
      ofColumn: position.column,
      from: line.lowerBound,
      at: 0,
      before: line.upperBound,
      in: encoding
    )
  }

  /// The offset of a column, counted from a place on its line whose column is known.
  func offset(
    ofColumn wanted: Int,
    from start: Int,
    at first: Int,
    before end: Int,
    in encoding: PositionEncoding
  ) -> Int {
    let last = start + min(max(end - start, 0), max(wanted, first) - first)
    var offset = bytes.span.skippingASCIIBlocks(from: start, to: last)
    var column = first + offset - start
    while offset < end {
      let character = character(at: offset, before: end)
      column += character.width(in: encoding)
      if column > wanted { break }
      offset += character.length
    }
    return offset
  }

  /// The position of an offset.
  ///
  /// An offset inside a line break means the end of its line. An offset outside the text means its
  /// start or end.
  public func position(at offset: Int, in encoding: PositionEncoding) -> LineColumn {
    let line = lines.line(at: offset)
    let content = content(ofLine: line)
    let end = min(max(offset, 0), content.upperBound)
    let column = column(of: end, from: content.lowerBound, at: 0, in: encoding)
    return LineColumn(line: line, column: column)
  }

  /// The position of an offset in a file, whose byte order mark is no character to people and tools.
  public func positionInFile(at offset: Int, in encoding: PositionEncoding) -> LineColumn {
    let position = position(at: offset, in: encoding)
    guard position.line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return position }
    let mark = encoding == .utf8 ? 3 : 1
    return LineColumn(line: 0, column: max(position.column - mark, 0))
  }

  /// The column of an offset, counted from a place on its line whose column is known.
  func column(
    of end: Int,
    from start: Int,
    at first: Int,
    in encoding: PositionEncoding
  ) -> Int {
    if encoding == .utf8 { return first + end - start }
    var next = bytes.span.skippingASCIIBlocks(from: start, to: end)
    var column = first + next - start
    while next < end {
      let character = character(at: next, before: bytes.count)
      if next + character.length > end { break }
      column += character.width(in: encoding)
      next += character.length
    }
    return column
  }

  /// The offset of the first byte of a range that is not ASCII, or its end.
  func endOfASCII(from start: Int, to end: Int) -> Int {
    let bytes = bytes.span
    var next = bytes.skippingASCIIBlocks(from: start, to: end)
    while next < end, bytes[next] < 0x80 { next += 1 }
    return next
  }

  /// The start of the character at an offset; bytes that are no UTF-8 have none.
  func startOfCharacter(at offset: Int) -> Int {
    for start in stride(from: offset, to: max(offset - 4, -1), by: -1)
    where start < bytes.count && bytes[start] & 0xC0 != 0x80 {
      let character = character(at: start, before: bytes.count)
      return start + character.length > offset ? start : offset
    }
    return offset
  }

  private func character(at offset: Int, before end: Int) -> EncodedCharacter {
    let lead = bytes[offset]
    guard lead >= 0x80 else { return EncodedCharacter(length: 1, scalarIsSupplementary: false) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    guard lead < 0xF5, offset + length <= end else { return .invalid }
    for follower in bytes[(offset + 1)..<(offset + length)] where follower & 0xC0 != 0x80 {
      return .invalid
    }
    return EncodedCharacter(length: length, scalarIsSupplementary: length == 4)
  }
}

extension Span<UInt8> {
  /// The end of the blocks of 64 bytes from an offset on that hold nothing but ASCII.
  ///
  /// A line of a megabyte may hold a hundred thousand places that are asked for.
  fileprivate func skippingASCIIBlocks(from start: Int, to end: Int) -> Int {
    var start = start
    while start + 64 <= end {
      let block = extracting(start..<(start + 64))
      var bits: UInt8 = 0
      for index in block.indices { bits |= block[index] }
      guard bits < 0x80 else { break }
      start += 64
    }
    return start
  }
}

/// One Unicode scalar as it stands in UTF-8, or one byte that belongs to none.
private struct EncodedCharacter {
  let length: Int
  let scalarIsSupplementary: Bool

  static let invalid = EncodedCharacter(length: 1, scalarIsSupplementary: false)

  func width(in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: scalarIsSupplementary ? 2 : 1
    case .utf32: 1
    }
  }
}
