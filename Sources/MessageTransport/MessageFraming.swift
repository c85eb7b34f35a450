/// Splits a stream of bytes into the messages of the base protocol.
///
/// A message is headers, a blank line, and a body of `Content-Length` bytes.
///
/// Whatever the bytes are, reading goes on at the next header that makes sense. Garbage in front of
/// a header is skipped. A body that runs into the header behind it ends there.
package struct MessageFraming: Sendable {
  /// The longest body that is accepted, in bytes; a longer one is taken for a wrong header.
  package static let lengthLimit = 512 << 20

  /// How many bytes were skipped because they belonged to no message.
  package private(set) var skippedCount = 0

  private var buffer: [UInt8] = []
  /// Where the unread part of the buffer begins.
  private var start = 0
  /// The length of the body that begins at `start`, once its header has been read.
  private var bodyLength: Int?
  /// How far an incomplete body has been searched for a header that does not belong there.
  private var searched = 0

  package init() {}

  /// Adds bytes as they arrived, in pieces of any size.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity < 1 << 20)
      searched = 0
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The body of the next complete message, or `nil` until more bytes arrive.
  package mutating func next() -> [UInt8]? {
    while true {
      guard let length = bodyLength ?? readHeader() else {
        compact()
        return nil
      }
      bodyLength = length
      if let body = readBody(length) { return body }
      if bodyLength != nil { return nil }
    }
  }

  /// Reads up to the end of the next header block and returns the length that it tells.
  private mutating func readHeader() -> Int? {
    var from = start
    while let name = HeaderField.find(in: buffer, from: from) {
      switch HeaderField.read(in: buffer, at: name) {
      case .complete(let length, let end) where length <= Self.lengthLimit:
        skippedCount += HeaderField.isHeaderBlock(buffer, from: start, to: name) ? 0 : name - start
        start = end
        searched = end
        return length
      case .incomplete:
        return nil
      case .complete: from = name + 1
      case .invalid(let next): from = next
      }
    }
    // The beginning of a header name may stand at the end.
    let kept = max(from, buffer.count - HeaderField.name.count + 1)
    if kept - start > 8192 {
      skippedCount += kept - start
      start = kept
    }
    return nil
  }

  /// Takes a body; where it cannot be one, gives up its header and leaves `bodyLength` unset.
  private mutating func readBody(_ length: Int) -> [UInt8]? {
    let end = start + length
    let isSuspicious = buffer.count < end || !Self.endsLikeAnObject(buffer, from: start, to: end)
    // The end of a later message may stand where that of a message ends that was cut.
    if let header = intrudingHeader(), isSuspicious || header < end {
      return takeBody(upTo: header)
    }
    guard buffer.count >= end else { return nil }
    let cut = isSuspicious ? HeaderField.beginning(in: buffer, from: start, to: end) : nil
    return takeBody(upTo: cut ?? end)
  }

  private mutating func takeBody(upTo end: Int) -> [UInt8] {
    let body = Array(buffer[start..<end])
    start = end
    bodyLength = nil
    return body
  }

  /// The place of a header within what should be one body.
  ///
  /// A header ends with a line break, which JSON writes as an escape within strings. So a complete
  /// header line inside a body proves that the length of the body is wrong.
  private mutating func intrudingHeader() -> Int? {
    var from = searched
    while let name = HeaderField.find(in: buffer, from: from) {
      switch HeaderField.read(in: buffer, at: name) {
      case .complete: return name
      case .incomplete:
        searched = name
        return nil
      case .invalid(let next): from = next
      }
    }
    searched = max(searched, buffer.count - HeaderField.name.count + 1)
    return nil
  }

  private static func endsLikeAnObject(
    _ bytes: [UInt8],
    from start: Int,
    to end: Int
  ) -> Bool {
    var last = end - 1
    while last >= start, bytes[last] == 0x20 || (0x09...0x0D).contains(bytes[last]) { last -= 1 }
    return last >= start
      && (bytes[last] == UInt8(ascii: "}") || bytes[last] == UInt8(ascii: "]"))
  }

  /// Frees what has been read, once it is worth a copy.
  private mutating func compact() {
    guard start > 1 << 16, start > buffer.count / 2 else { return }
    buffer.removeSubrange(..<start)
    searched = max(0, searched - start)
    start = 0
  }
}

/// The header `Content-Length` as it stands in a buffer.
private enum HeaderField {
  case complete(length: Int, end: Int)
  case incomplete
  /// None begins here, or up to another offset.
  case invalid(next: Int)

  /// The most bytes of a block of headers, and of a sensible one.
  private static let blockLimit = 8192
  private static let usualBlock = 512

  static let name = Array("content-length".utf8)

  /// Finds the next place where the name of the header stands, in any case.
  static func find(in bytes: [UInt8], from start: Int) -> Int? {
    let bytes = bytes.span
    let name = name.span
    var offset = start
    while offset + name.count <= bytes.count {
      var matched = 0
      while matched < name.count, bytes[offset + matched] | 0x20 == name[matched] | 0x20 {
        matched += 1
      }
      if matched == name.count { return offset }
      offset += 1
    }
    return nil
  }

  /// The place within a body at whose end the beginning of the header stands.
  static func beginning(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    for offset in max(start, end - name.count - 16)..<end {
      let tail = bytes[offset..<end].prefix(name.count)
      guard zip(tail, name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { continue }
      if tail.count < name.count { return offset }
      if case .invalid = read(in: Array(bytes[offset..<end]), at: 0) { continue }
      return offset
    }
    return nil
  }

  /// Reads the header that begins at an offset, and what follows it up to the blank line.
  static func read(in bytes: [UInt8], at start: Int) -> HeaderField {
    var offset = start + name.count
    skipBlanks(bytes, &offset)
    guard offset < bytes.count else { return .incomplete }
    guard bytes[offset] == UInt8(ascii: ":") else { return .invalid(next: start + 1) }
    offset += 1
    skipBlanks(bytes, &offset)
    var length = 0
    let digits = offset
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "0") < 10, offset - digits < 12 {
      length = length * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
      offset += 1
    }
    skipBlanks(bytes, &offset)
    guard offset < bytes.count else { return .incomplete }
    guard offset > digits, bytes[offset] == 0x0D || bytes[offset] == 0x0A else {
      return .invalid(next: start + 1)
    }
    return end(of: bytes, from: offset, length)
  }

  /// Looks for the blank line that ends the header block, from the line break of one header on.
  private static func end(
    of bytes: [UInt8],
    from start: Int,
    _ length: Int
  ) -> HeaderField {
    var offset = start
    while offset < bytes.count, offset - start < blockLimit {
      if bytes[offset] == 0x0D { offset += 1 }
      guard offset < bytes.count else { break }
      guard bytes[offset] == 0x0A else { return .invalid(next: start) }
      offset += 1
      guard offset < bytes.count else { break }
      if bytes[offset] == 0x0A { return .complete(length: length, end: offset + 1) }
      if bytes[offset] == 0x0D {
        guard offset + 1 < bytes.count else { break }
        if bytes[offset + 1] == 0x0A { return .complete(length: length, end: offset + 2) }
      }
      if bytes[offset] == UInt8(ascii: "{") { return .complete(length: length, end: offset) }
      while offset < bytes.count, offset - start < blockLimit, bytes[offset] != 0x0A,
        bytes[offset] != 0x0D
      { offset += 1 }
    }
    if offset - start < blockLimit { return .incomplete }
    // No block ends up to here, so that one can only begin shortly before.
    return .invalid(next: start + blockLimit - usualBlock)
  }

  /// Whether the bytes in front of the header are other headers, each on a line of its own.
  static func isHeaderBlock(
    _ bytes: [UInt8],
    from start: Int,
    to end: Int
  ) -> Bool {
    guard end > start else { return true }
    var hasColon = false
    for offset in start..<end {
      if bytes[offset] == UInt8(ascii: "{") { return false }
      if bytes[offset] == UInt8(ascii: ":") { hasColon = true }
    }
    return hasColon && bytes[end - 1] == 0x0A
  }

  /// How many blanks may stand together in a header; with more it is not a header.
  private static let mostBlanks = 32

  private static func skipBlanks(_ bytes: [UInt8], _ offset: inout Int) {
    let end = min(bytes.count, offset + mostBlanks)
    while offset < end, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }
}

extension MessageFraming {
  /// A body with its header in front, as it goes over the wire.
  package static func frame(_ body: [UInt8]) -> [UInt8] {
    var frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
    frame.reserveCapacity(frame.count + body.count)
    frame.append(contentsOf: body)
    return frame
  }
}
