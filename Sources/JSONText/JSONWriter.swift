/// Writes a JSON text in UTF-8, member after member, without building a tree.
///
/// Keys stand in the order in which they are written. Strings are escaped as RFC 8259 demands and
/// no further, so that the text stays readable.
package struct JSONWriter {
  package enum Style: Sendable {
    /// No white space, for the wire.
    case compact
    /// One member a line, indented by two spaces.
    case pretty
  }

  /// The text written so far.
  package private(set) var bytes: [UInt8] = []
  private let style: Style
  private var depth = 0
  private var needsComma = false
  private var isAfterKey = false

  package init(_ style: Style = .compact, capacity: Int = 256) {
    self.style = style
    bytes.reserveCapacity(capacity)
  }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "{"))
    body(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin(UInt8(ascii: "["))
    body(&self)
    end(UInt8(ascii: "]"))
  }

  /// Writes an array of values.
  package mutating func array<Value: JSONWritable>(_ values: [Value]) {
    begin(UInt8(ascii: "["))
    for value in values { value.write(to: &self) }
    end(UInt8(ascii: "]"))
  }

  /// Writes the key of the member whose value is written next.
  package mutating func key(_ key: String) {
    separate()
    quote(key)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  package mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    number(value)
  }

  package mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  package mutating func member<Value: JSONWritable>(_ key: String, _ value: Value) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a member unless its value is `nil`.
  package mutating func member<Value: JSONWritable>(optional key: String, _ value: Value?) {
    if let value { member(key, value) }
  }

  /// Writes a member unless its array is empty.
  package mutating func member<Value: JSONWritable>(unlessEmpty key: String, _ values: [Value]) {
    guard !values.isEmpty else { return }
    self.key(key)
    array(values)
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  package mutating func number(_ value: Int) {
    separate()
    append(decimal: value)
    needsComma = true
  }

  /// Writes a number; what JSON cannot express (infinity, not a number) becomes `null`.
  package mutating func number(_ value: Double) {
    write(verbatim: Array((value.isFinite ? value.description : "null").utf8)[...])
  }

  package mutating func bool(_ value: Bool) {
    separate()
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
    needsComma = true
  }

  package mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
    needsComma = true
  }

  /// Writes bytes that are a JSON value already.
  package mutating func write(verbatim value: ArraySlice<UInt8>) {
    separate()
    bytes.append(contentsOf: value)
    needsComma = true
  }

  /// Writes a template of four numbers; compact in every style.
  package mutating func write(
    _ template: JSONTemplate,
    _ first: Int,
    _ second: Int,
    _ third: Int,
    _ fourth: Int
  ) {
    separate()
    bytes.append(contentsOf: template.pieces[0])
    append(decimal: first)
    bytes.append(contentsOf: template.pieces[1])
    append(decimal: second)
    bytes.append(contentsOf: template.pieces[2])
    append(decimal: third)
    bytes.append(contentsOf: template.pieces[3])
    append(decimal: fourth)
    bytes.append(contentsOf: template.pieces[4])
    needsComma = true
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if needsComma { breakLine() }
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      needsComma = false
      return
    }
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(decimal value: Int) {
    guard value >= 0 else {
      bytes.append(contentsOf: value.description.utf8)
      return
    }
    var divisor = 1
    while value / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value / divisor % 10))
      divisor /= 10
    }
  }

  /// Appends a string in quotes: it is copied as a whole, then searched for characters to escape.
  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: value.utf8)
    if let first = Self.firstEscape(in: bytes.span, from: start) { escape(from: first) }
    if style == .pretty { escapeCommands(from: start) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escapeCommands(from start: Int) {
    guard bytes[start...].contains(where: { $0 >= 0x7F }) else { return }
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        bytes.append(contentsOf: ("\\u" + zeros + digits).utf8)
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  private static func firstEscape(in bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      if mustEscape(bytes[offset]) { return offset }
      offset += 1
    }
    return nil
  }

  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(from start: Int) {
    let tail = Array(bytes[start...])
    bytes.removeSubrange(start...)
    var run = 0
    while let next = Self.firstEscape(in: tail.span, from: run) {
      bytes.append(contentsOf: tail[run..<next])
      appendEscape(of: tail[next])
      run = next + 1
    }
    bytes.append(contentsOf: tail[run...])
  }

  private mutating func appendEscape(of byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case ..<0x20:
      bytes.append(contentsOf: (byte < 0x10 ? "u000" : "u00").utf8)
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }
}
