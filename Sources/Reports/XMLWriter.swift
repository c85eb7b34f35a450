import SourceText

/// Writes XML 1.0, one tag a line.
struct XMLWriter {
  /// The text written so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element whose children `body` writes.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String>,
    _ body: (inout XMLWriter) -> Void
  ) {
    line("<\(Self.tag(name, attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element with text in it, or an empty one.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String>,
    content: String? = nil
  ) {
    let tag = Self.tag(name, attributes)
    line(content.map { "<\(tag)>\(Self.escaped($0))</\(name)>" } ?? "<\(tag)/>")
  }

  private mutating func line(_ markup: String) {
    text += String(repeating: "  ", count: depth) + markup + "\n"
  }

  private static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>) -> String {
    attributes.reduce(name) { "\($0) \($1.key)=\"\(escaped($1.value, inAttribute: true))\"" }
  }

  /// Escapes what XML gives a meaning, and replaces what it cannot express even escaped.
  ///
  /// The latter are control characters other than tab and line breaks, and the two noncharacters
  /// (XML 1.0, section 2.2).
  static func escaped(_ text: String, inAttribute isAttribute: Bool = false) -> String {
    var escaped = ""
    escaped.unicodeScalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isAttribute: escaped += "&quot;"
      // A reader makes blanks of these in attributes, and line feeds of carriage returns.
      case "\t" where isAttribute: escaped += "&#9;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\r": escaped += "&#13;"
      case "\t", "\n": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      // A character that a terminal could take for a command is written as a reference.
      case _ where Character(scalar).isCommand: escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
