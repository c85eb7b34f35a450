import SourceText

/// One value of a JSON text, read in place.
///
/// The text is checked as a whole when it is parsed; strings and numbers are decoded when asked
/// for. A value is a view of the flat table of its text, so that freeing it never recurses.
/// What is absent and what has another type both read as `nil`.
package struct JSONValue: Sendable {
  let text: JSONTable
  let index: Int

  /// Parses a JSON text in UTF-8.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    self.init(text: try JSONTable(parsing: bytes), index: 0)
  }

  init(text: JSONTable, index: Int) {
    self.text = text
    self.index = index
  }

  /// The value `null`.
  package static let null = JSONValue(text: .null, index: 0)

  private var node: JSONNode { text.nodes[index] }

  package var isNull: Bool { node.kind == .null }

  package var isObject: Bool { node.kind == .object }

  package var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// A number that is whole and fits, however it is written: `3`, `3.0` and `3e0` are the same.
  package var int: Int? {
    switch node.kind {
    case .integer: text.integer(at: node) ?? double.flatMap { Int(exactly: $0) }
    case .fraction: double.flatMap { Int(exactly: $0) }
    default: nil
    }
  }

  package var double: Double? {
    switch node.kind {
    case .integer, .fraction: Double(text.source(of: node))
    default: nil
    }
  }

  /// The text of a string; of a long one in the Stream-Safe Text Format.
  ///
  /// No name or path is longer, and texts of documents are read as ``utf8``.
  package var string: String? {
    let string: String
    switch node.kind {
    case .string: string = text.source(of: node)
    case .escapedString: string = String(decoding: text.unescaped(node), as: UTF8.self)
    default: return nil
    }
    return string.safeIfLong
  }

  /// The UTF-8 bytes of a string, which for a long text is cheaper than the string itself.
  package var utf8: [UInt8]? {
    switch node.kind {
    case .string: Array(text.bytes[node.range])
    case .escapedString: text.unescaped(node)
    default: nil
    }
  }

  /// The elements of an array.
  package var items: [JSONValue]? {
    guard node.kind == .array else { return nil }
    var items: [JSONValue] = []
    var next = index + 1
    while next < Int(node.next) {
      items.append(JSONValue(text: text, index: next))
      next = Int(text.nodes[next].next)
    }
    return items
  }

  /// The members of an object in the order of the text, duplicates included.
  package var members: [(key: String, value: JSONValue)]? {
    guard node.kind == .object else { return nil }
    var members: [(key: String, value: JSONValue)] = []
    var next = index + 1
    while next < Int(node.next) {
      let key = JSONValue(text: text, index: next).string ?? ""
      members.append((key, JSONValue(text: text, index: next + 1)))
      next = Int(text.nodes[next + 1].next)
    }
    return members
  }

  /// The member of that name; the last where there are several.
  package subscript(key: String) -> JSONValue? {
    guard node.kind == .object else { return nil }
    var found: JSONValue?
    var next = index + 1
    while next < Int(node.next) {
      if text.string(at: text.nodes[next], equals: key) {
        found = JSONValue(text: text, index: next + 1)
      }
      next = Int(text.nodes[next + 1].next)
    }
    return found
  }

  /// Reads the member of that name as a type; `nil` if it is absent or of another type.
  package func read<Value: JSONReadable>(_ key: String, as type: Value.Type = Value.self) -> Value?
  {
    self[key].flatMap { Value($0) }
  }
}

extension JSONValue: JSONReadable {
  package init?(_ value: JSONValue) {
    self = value
  }
}

extension JSONValue: JSONWritable {
  /// Writes the value as it stood in its text.
  package func write(to writer: inout JSONWriter) {
    let isQuoted = node.kind == .string || node.kind == .escapedString
    let range = isQuoted ? (node.range.lowerBound - 1)..<(node.range.upperBound + 1) : node.range
    writer.write(verbatim: text.bytes[range])
  }
}
