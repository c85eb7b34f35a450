import JSONText

/// Whether JSON that is read and written is the same JSON, and any text survives as a string.
enum JSONCheck {
  static func fault(on input: [UInt8]) -> String? {
    if let fault = textFault(String(decoding: input, as: UTF8.self)) { return fault }
    guard let value = try? JSONValue(parsing: input) else { return nil }
    for style in [JSONWriter.Style.compact, .pretty] {
      var writer = JSONWriter(style)
      write(value, to: &writer)
      guard let again = try? JSONValue(parsing: writer.bytes) else {
        return "what is written cannot be read: \(writer.bytes.escaped)"
      }
      if !isEqual(value, again) { return "what is written differs: \(writer.bytes.escaped)" }
    }
    return nil
  }

  private static func textFault(_ text: String) -> String? {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member(text, text)
    }
    guard let value = try? JSONValue(parsing: writer.bytes) else { return "a string is not read" }
    let read = value[text]?.string.map { Array($0.utf8) }
    return read == Array(text.utf8) ? nil : "a string is read as \(read ?? [])"
  }

  /// Recurses, since a value has at most 512 levels.
  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    if let items = value.items {
      writer.array { writer in for item in items { write(item, to: &writer) } }
    } else if let members = value.members {
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          write(member.value, to: &writer)
        }
      }
    } else if let string = value.string {
      writer.string(string)
    } else {
      value.write(to: &writer)
    }
  }

  private static func isEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    if let members = left.members {
      guard let others = right.members, members.count == others.count else { return false }
      return zip(members, others).allSatisfy {
        $0.key.utf8.elementsEqual($1.key.utf8) && isEqual($0.value, $1.value)
      }
    }
    if let items = left.items {
      guard let others = right.items, items.count == others.count else { return false }
      return zip(items, others).allSatisfy(isEqual)
    }
    return left.bool == right.bool && left.isNull == right.isNull && left.int == right.int
      && left.string.map { Array($0.utf8) } == right.string.map { Array($0.utf8) }
      && left.double?.bitPattern == right.double?.bitPattern
  }
}
