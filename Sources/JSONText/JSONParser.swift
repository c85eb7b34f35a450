/// Checks a JSON text (RFC 8259) and lists its values, without recursion.
struct JSONParser {
  /// How many arrays and objects may stand inside each other.
  static let depthLimit = 512

  private(set) var nodes: [JSONNode] = []
  /// The indices of the arrays and objects that are not closed yet.
  private var open: [Int] = []
  private var offset = 0

  private enum Expectation {
    case value
    case firstItem
    case firstKey
    case key
    case separator
  }

  mutating func parse(_ bytes: borrowing Span<UInt8>) throws(JSONError) {
    guard bytes.count <= Int(UInt32.max) else { throw JSONError(reason: .tooLong, offset: 0) }
    nodes.reserveCapacity(32)
    // A byte order mark is not JSON, but some programs write one.
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
    var expectation = Expectation.value
    while true {
      skipWhiteSpace(bytes)
      guard offset < bytes.count else { break }
      expectation = try read(expectation, bytes)
    }
    guard open.isEmpty, expectation == .separator else { throw error(.unexpectedEnd) }
  }

  private mutating func read(
    _ expectation: Expectation,
    _ bytes: borrowing Span<UInt8>
  ) throws(JSONError) -> Expectation {
    let byte = bytes[offset]
    switch (expectation, byte) {
    case (.firstItem, UInt8(ascii: "]")), (.firstKey, UInt8(ascii: "}")):
      return close()
    case (.value, _), (.firstItem, _):
      return try readValue(bytes)
    case (.key, UInt8(ascii: "\"")), (.firstKey, UInt8(ascii: "\"")):
      try readString(bytes)
      skipWhiteSpace(bytes)
      guard offset < bytes.count else { throw error(.unexpectedEnd) }
      guard bytes[offset] == UInt8(ascii: ":") else { throw error(.unexpectedCharacter) }
      offset += 1
      return .value
    case (.key, _), (.firstKey, _):
      throw error(.unexpectedCharacter)
    case (.separator, _):
      return try readSeparator(byte)
    }
  }

  private mutating func readSeparator(_ byte: UInt8) throws(JSONError) -> Expectation {
    guard let container = open.last else { throw error(.unexpectedCharacter) }
    switch (nodes[container].kind, byte) {
    case (.object, UInt8(ascii: ",")):
      offset += 1
      return .key
    case (.array, UInt8(ascii: ",")):
      offset += 1
      return .value
    case (.object, UInt8(ascii: "}")), (.array, UInt8(ascii: "]")):
      return close()
    default:
      throw error(.unexpectedCharacter)
    }
  }

  private mutating func readValue(_ bytes: borrowing Span<UInt8>) throws(JSONError) -> Expectation {
    switch bytes[offset] {
    case UInt8(ascii: "{"): return try enter(.object)
    case UInt8(ascii: "["): return try enter(.array)
    case UInt8(ascii: "\""): try readString(bytes)
    case UInt8(ascii: "t"): try readWord("true", .true, bytes)
    case UInt8(ascii: "f"): try readWord("false", .false, bytes)
    case UInt8(ascii: "n"): try readWord("null", .null, bytes)
    default: try readNumber(bytes)
    }
    return .separator
  }

  private mutating func enter(_ kind: JSONNode.Kind) throws(JSONError) -> Expectation {
    guard open.count < Self.depthLimit else { throw error(.tooDeep) }
    open.append(nodes.count)
    append(kind, offset..<(offset + 1))
    offset += 1
    return kind == .object ? .firstKey : .firstItem
  }

  private mutating func close() -> Expectation {
    offset += 1
    if let container = open.popLast() { nodes[container].close(at: offset, next: nodes.count) }
    return .separator
  }

  private mutating func readWord(
    _ word: StaticString,
    _ kind: JSONNode.Kind,
    _ bytes: borrowing Span<UInt8>
  ) throws(JSONError) {
    let start = offset
    for expected in word.description.utf8 {
      guard offset < bytes.count else { throw error(.unexpectedEnd) }
      guard bytes[offset] == expected else { throw error(.unexpectedCharacter) }
      offset += 1
    }
    append(kind, start..<offset)
  }

  private mutating func readString(_ bytes: borrowing Span<UInt8>) throws(JSONError) {
    offset += 1
    let start = offset
    var hasEscape = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        append(hasEscape ? .escapedString : .string, start..<offset)
        offset += 1
        return
      }
      guard byte >= 0x20 else { throw error(.controlCharacter) }
      offset += 1
      if byte == UInt8(ascii: "\\") {
        hasEscape = true
        try readEscape(bytes)
      }
    }
    throw error(.unexpectedEnd)
  }

  private mutating func readEscape(_ bytes: borrowing Span<UInt8>) throws(JSONError) {
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    switch bytes[offset] {
    case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"),
      UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"):
      offset += 1
    case UInt8(ascii: "u"):
      guard offset + 4 < bytes.count else { throw error(.unexpectedEnd) }
      for digit in (offset + 1)...(offset + 4) where hexadecimalDigit(bytes[digit]) == nil {
        throw error(.invalidEscape)
      }
      offset += 5
    default:
      throw error(.invalidEscape)
    }
  }

  private mutating func readNumber(_ bytes: borrowing Span<UInt8>) throws(JSONError) {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    guard isDigit(bytes[offset]) else {
      throw error(offset == start ? .unexpectedCharacter : .invalidNumber)
    }
    let hasLeadingZero = bytes[offset] == UInt8(ascii: "0")
    let whole = skipDigits(bytes)
    guard !hasLeadingZero || whole == 1 else { throw error(.invalidNumber) }
    var isFraction = false
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      isFraction = true
      offset += 1
      guard skipDigits(bytes) > 0 else { throw error(.invalidNumber) }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      isFraction = true
      offset += 1
      if offset < bytes.count,
        bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-")
      {
        offset += 1
      }
      guard skipDigits(bytes) > 0 else { throw error(.invalidNumber) }
    }
    append(isFraction ? .fraction : .integer, start..<offset)
  }

  private mutating func skipDigits(_ bytes: borrowing Span<UInt8>) -> Int {
    let start = offset
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    return offset - start
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  private mutating func skipWhiteSpace(_ bytes: borrowing Span<UInt8>) {
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset += 1
    }
  }

  private mutating func append(_ kind: JSONNode.Kind, _ range: Range<Int>) {
    nodes.append(JSONNode(kind, range, next: nodes.count + 1))
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason: reason, offset: offset)
  }
}
