import SourceText
import YAMLSyntax

/// Whether a text that is written as a scalar of each style is read as it was.
enum ScalarCheck {
  static func fault(on input: [UInt8]) -> String? {
    let text = String(decoding: input, as: UTF8.self)
    for (name, yaml) in forms(of: text) {
      let tree = YAMLStream(parsing: SourceText("key: " + yaml)).documents[0].tree
      guard tree.problems.isEmpty else { return "\(name) has \(tree.problems)" }
      guard let read = tree.root?["key"]?.text else { return "\(name) is not read" }
      guard Array(read.unicodeScalars) == Array(text.unicodeScalars) else {
        return "\(name) is read as \(read.debugDescription)"
      }
    }
    for (opening, closing) in [("\"", "\""), ("'", "'"), ("|\n ", ""), ("[", "]"), ("", "")] {
      let bytes = Array(opening.utf8) + input + Array(closing.utf8)
      if let fault = StreamCheck.fault(parsing: bytes) { return "in \(opening): \(fault)" }
    }
    return nil
  }

  private static func forms(of text: String) -> [(name: String, yaml: String)] {
    var forms = [("double quoted", doubleQuoted(text))]
    guard text.unicodeScalars.allSatisfy(isPrintable) else { return forms }
    if !text.contains("\n") {
      var doubled = ""
      for scalar in text.unicodeScalars {
        doubled.unicodeScalars.append(scalar)
        if scalar == "'" { doubled.unicodeScalars.append(scalar) }
      }
      forms.append(("single quoted", "'\(doubled)'"))
    }
    // Text without any line that has text is not what a block scalar keeps.
    if text.unicodeScalars.last == "\n", text.unicodeScalars.first != "\n" {
      let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      forms.append(("literal", "|2+\n" + lines.map { "  \($0)\n" }.joined()))
    }
    return forms
  }

  private static func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case _ where isPrintable(scalar): quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return quoted + "\""
  }

  /// Whether a character may stand in a scalar as it is, whichever its style.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x20..<0x7F, 0xA0..<0xFEFF, 0xFF00..<0xFFFE, 0x10000...: true
    default: false
    }
  }
}
