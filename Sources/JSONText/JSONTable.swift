/// A JSON text and a flat table of its values in the order of the text.
final class JSONTable: Sendable {
  let bytes: [UInt8]
  let nodes: [JSONNode]

  init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser()
    try parser.parse(bytes.span)
    self.bytes = bytes
    self.nodes = parser.nodes
  }

  private init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// The text `null`.
  static let null = JSONTable(
    bytes: Array("null".utf8),
    nodes: [JSONNode(.null, 0..<4, next: 1)]
  )

  /// The bytes of a node as text: a number, or a string that has no escapes.
  func source(of node: JSONNode) -> String {
    String(decoding: bytes[node.range], as: UTF8.self)
  }

  /// A whole number, or `nil` if it does not fit.
  func integer(at node: JSONNode) -> Int? {
    var digits = node.range
    let isNegative = bytes[digits.lowerBound] == UInt8(ascii: "-")
    if isNegative { digits = (digits.lowerBound + 1)..<digits.upperBound }
    var value = 0
    for byte in bytes[digits] {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte &- UInt8(ascii: "0"))
      let (sum, carry) = product.subtractingReportingOverflow(digit)
      if overflow || carry { return nil }
      value = sum
    }
    // Counted downwards, because the smallest integer has no positive counterpart.
    if isNegative { return value }
    return value == Int.min ? nil : -value
  }

  /// Whether a string is equal to `key`, byte for byte.
  func string(at node: JSONNode, equals key: String) -> Bool {
    guard node.kind == .string else { return unescaped(node).elementsEqual(key.utf8) }
    guard node.range.count == key.utf8.count else { return false }
    var offset = node.range.lowerBound
    for byte in key.utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// The bytes of a string with its escapes decoded; a lone surrogate becomes U+FFFD.
  func unescaped(_ node: JSONNode) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(node.range.count)
    let end = node.range.upperBound
    var run = node.range.lowerBound
    var offset = run
    while offset < end {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      result.append(contentsOf: bytes[run..<offset])
      offset = appendEscape(at: offset, before: end, to: &result)
      run = offset
    }
    result.append(contentsOf: bytes[run..<end])
    return result
  }

  /// Decodes the escape whose backslash is at `offset` and returns the offset behind it.
  private func appendEscape(at offset: Int, before end: Int, to result: inout [UInt8]) -> Int {
    let letter = bytes[offset + 1]
    switch letter {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "u"): return appendUnicodeEscape(at: offset, before: end, to: &result)
    default: result.append(letter)
    }
    return offset + 2
  }

  private func appendUnicodeEscape(
    at offset: Int,
    before end: Int,
    to result: inout [UInt8]
  ) -> Int {
    let first = codeUnit(at: offset + 2)
    var scalar = UInt32(first)
    var next = offset + 6
    if first & 0xFC00 == 0xD800, next + 6 <= end, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "u")
    {
      let second = codeUnit(at: next + 2)
      if second & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(second & 0x3FF)
        next += 6
      }
    }
    result.append(contentsOf: (Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    return next
  }

  private func codeUnit(at offset: Int) -> UInt16 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 4 | UInt16(hexadecimalDigit($1) ?? 0) }
  }
}

/// The value of a hexadecimal digit in ASCII.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// One value of a ``JSONTable``; a member of an object is its key and then its value.
struct JSONNode: Sendable {
  enum Kind: UInt8, Sendable {
    case null, `true`, `false`, integer, fraction, string, escapedString, array, object
  }

  let kind: Kind
  private let start: UInt32
  private var end: UInt32
  /// The index of the first node that is not part of this value.
  private(set) var next: UInt32

  init(_ kind: Kind, _ range: Range<Int>, next: Int) {
    self.kind = kind
    self.start = UInt32(range.lowerBound)
    self.end = UInt32(range.upperBound)
    self.next = UInt32(next)
  }

  /// The bytes of the value; a string has the bytes between its quotes.
  var range: Range<Int> { Int(start)..<Int(end) }

  mutating func close(at end: Int, next: Int) {
    self.end = UInt32(end)
    self.next = UInt32(next)
  }
}
