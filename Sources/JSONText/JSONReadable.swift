/// A type that can be read from a JSON value.
package protocol JSONReadable {
  /// Reads the value; `nil` if it is of another type or something required is missing.
  init?(_ value: JSONValue)
}

/// A type that can be written as one JSON value.
package protocol JSONWritable {
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The value as a JSON text in UTF-8.
  package func json(_ style: JSONWriter.Style = .compact) -> [UInt8] {
    var writer = JSONWriter(style)
    write(to: &writer)
    return writer.bytes
  }
}

extension Int: JSONReadable, JSONWritable {
  package init?(_ value: JSONValue) {
    guard let int = value.int else { return nil }
    self = int
  }

  package func write(to writer: inout JSONWriter) {
    writer.number(self)
  }
}

extension Double: JSONReadable, JSONWritable {
  package init?(_ value: JSONValue) {
    guard let double = value.double else { return nil }
    self = double
  }

  package func write(to writer: inout JSONWriter) {
    writer.number(self)
  }
}

extension Bool: JSONReadable, JSONWritable {
  package init?(_ value: JSONValue) {
    guard let bool = value.bool else { return nil }
    self = bool
  }

  package func write(to writer: inout JSONWriter) {
    writer.bool(self)
  }
}

extension String: JSONReadable, JSONWritable {
  package init?(_ value: JSONValue) {
    guard let string = value.string else { return nil }
    self = string
  }

  package func write(to writer: inout JSONWriter) {
    writer.string(self)
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads an array; elements of another type are left out.
  package init?(_ value: JSONValue) {
    guard let items = value.items else { return nil }
    self = items.compactMap { Element($0) }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.array(self)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes `null` for `nil`.
  package func write(to writer: inout JSONWriter) {
    switch self {
    case .some(let value): value.write(to: &writer)
    case .none: writer.null()
    }
  }
}
