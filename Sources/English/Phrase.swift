import SourceText

/// What a screen reader says, with placeholders such as `{label}` for what the spec says elsewhere.
package struct Phrase: Sendable, Equatable {
  package let text: String
  /// The names in braces, in order, whether the format knows them or not.
  package let names: [String]

  package init(_ text: String) {
    self.text = text
    // Most phrases have no placeholder, and bytes are cheaper to look through than characters.
    guard text.hasByte(UInt8(ascii: "{")) else {
      names = []
      return
    }
    var names: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let name = rest[..<close]
      if name.allSatisfy({ $0.isLetter || $0.isNumber || "-_ ".contains($0) }) {
        names.append(String(name))
      }
      rest = rest[rest.index(after: close)...]
    }
    self.names = names
  }

  package func has(_ placeholder: String) -> Bool {
    names.contains(placeholder)
  }

  /// How many bytes the values of all placeholders of a phrase may have together.
  ///
  /// A longer value is cut, and placeholders behind it are left as they are. Without the limit, a
  /// long label and many placeholders would multiply.
  private static let fillingLimit = 1_000

  /// The phrase as it is spoken, placeholders without a value left as they are.
  package func spoken(_ values: [String: String]) -> String {
    names.isEmpty || values.isEmpty ? text : filled(values, upTo: Self.fillingLimit)
  }

  /// The text with others in place of names and their braces, whatever their length.
  package func replacing(_ names: [String: String]) -> String { filled(names, upTo: .max) }

  /// The text with others in place of names, which take a number of bytes at most.
  private func filled(_ values: [String: String], upTo limit: Int) -> String {
    var filled = ""
    var room = limit
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      if let value = values[String(name)], room > 0 {
        let length = value.utf8.count
        filled += rest[..<open] + (length > room ? value.prefix(room) + "…" : value[...])
        room -= length
      } else {
        filled += rest[...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
