/// Foreign texts, made harmless for the place that shows them: file names, lines of specs,
/// sentences.
extension StringProtocol {
  /// The text in one line, without anything that a terminal could take for a command.
  ///
  /// These characters, and marks that turn the direction of text around, are written as in a
  /// double-quoted text of YAML.
  package var inOneLine: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return String(self) }
    return reduce(into: "") { $0 += $1.isCommand ? $1.escapes : String($1) }
  }

  /// The text like ``inOneLine``, on as many lines as it has, and with its tabs.
  package var inItsLines: String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 > 0x7E }) else {
      return String(self)
    }
    return reduce(into: "") { text, character in
      switch character {
      case "\n", "\t": text.append(character)
      case "\r\n": text.append("\n")
      default: text += character.isCommand ? character.escapes : String(character)
      }
    }
  }
}

extension Character {
  /// Whether a terminal could take the character for a command.
  package var isCommand: Bool {
    unicodeScalars.contains(where: \.isCommand)
  }

  fileprivate var escapes: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\u{1B}": text += "\\e"
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let width = scalar.value < 0x100 ? 2 : 4
        text += width == 2 ? "\\x" : "\\u"
        text += String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal could take the scalar for a command.
  fileprivate var isCommand: Bool {
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // Marks that turn the direction of text around can hide what a line says.
    case .format:
      return (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        || [0x061C, 0x200E, 0x200F].contains(value)
    default: return false
    }
  }
}

/// How a character is written so that no runner of a build takes it for a part of a command.
///
/// Readers of the output still take it for what it is.
package struct CharacterMask: Sendable {
  fileprivate let hash: [UInt8]
  /// `nil` where the output is made of commands.
  fileprivate let colon: [UInt8]?

  /// For people: with a character of no width behind it.
  package static let text = CharacterMask(hash: "#\u{200B}", colon: ":\u{200B}")
  /// For commands of GitHub Actions, which are what they are.
  package static let commands = CharacterMask(hash: "#\u{200B}", colon: nil)
  package static let json = CharacterMask(hash: "\\u0023", colon: ":")
  package static let xml = CharacterMask(hash: "&#35;", colon: "&#58;")

  private init(hash: String, colon: String?) {
    self.hash = Array(hash.utf8)
    self.colon = colon.map { Array($0.utf8) }
  }
}

extension [UInt8] {
  /// The output without workflow commands, which may switch off a build or set its variables.
  ///
  /// GitHub Actions takes lines that begin with `::`. GitHub Actions, Azure Pipelines and TeamCity
  /// take `##[…`, `##vso[…` and their like anywhere in a line.
  package func withoutWorkflowCommands(_ mask: CharacterMask) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var isLineStart = true
    for (offset, byte) in enumerated() {
      if byte == UInt8(ascii: "#"), offset > 0, self[offset - 1] == byte, isTag(from: offset + 1) {
        output += mask.hash
      } else if isLineStart, byte == UInt8(ascii: ":"), let colon = mask.colon,
        offset + 1 < count, self[offset + 1] == byte
      {
        output += colon
      } else {
        output.append(byte)
      }
      isLineStart = byte.isBreak || isLineStart && isBlank(at: offset)
    }
    return output
  }

  /// Whether the name of a command and a bracket follow, or a bracket alone.
  private func isTag(from start: Int) -> Bool {
    let name = self[start...].prefix(64).prefix {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == UInt8(ascii: "-")
    }
    return name.endIndex < count && self[name.endIndex] == UInt8(ascii: "[")
  }

  /// Whether a byte is a blank or part of one, as runners skip them in front of a command.
  private func isBlank(at offset: Int) -> Bool {
    let byte = self[offset]
    if byte < 0x80 { return byte <= 0x20 }
    let start = byte >= 0xC0 ? offset : (self[..<offset].lastIndex { $0 >= 0xC0 } ?? offset)
    let character = String(decoding: self[start...].prefix(3), as: UTF8.self).unicodeScalars.first
    return character?.properties.isWhitespace ?? false
  }
}
