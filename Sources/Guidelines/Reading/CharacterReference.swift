import SourceText

/// A character of HTML that is written by its name or number, such as `&amp;` or `&#8217;`.
struct CharacterReference {
  let character: Unicode.Scalar
  /// The offset behind its semicolon.
  let end: Int

  /// The longest name or number, in bytes.
  private static let lengthLimit = 8

  /// The names that documents use; a no-break space is a blank like any other there.
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "bull": "\u{2022}",
    "middot": "\u{B7}", "times": "\u{D7}", "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}",
    "larr": "\u{2190}", "rarr": "\u{2192}", "le": "\u{2264}", "ge": "\u{2265}",
  ]

  /// The reference at the offset of an ampersand; `nil` for a plain one.
  init?(at start: Int, of bytes: [UInt8]) {
    let rest = bytes[(start + 1)...].prefix(Self.lengthLimit + 1)
    guard let semicolon = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: rest[..<semicolon], as: UTF8.self)
    guard let character = Self.names[name] ?? Self.numbered(name), character.value >= 0x20
    else { return nil }
    self.character = character
    end = semicolon + 1
  }

  /// The character of a number such as `#8217` or `#x2019`.
  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
