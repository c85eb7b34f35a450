import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A value on the line of a key that has deeper lines below it, as in `focus: default` above its
/// keys.
struct ValueAboveKeys {
  let key: ByteRange
  /// The value with the blanks in front of it.
  let value: ByteRange
  /// The blanks in front of the deeper line.
  private let indentation: String
  private let bytes: [UInt8]

  /// At how many of the things that are wrong a value is looked for.
  private static let mostPlaces = 4

  /// The values at the lines of what is wrong with the structure, and right above them.
  static func all(beside structural: [Finding], in tree: SyntaxTree) -> [ValueAboveKeys] {
    let layout = LineLayout(tree.bytes)
    let lines = structural.prefix(mostPlaces).flatMap { finding in
      let line = layout.index(at: finding.range.lowerBound)
      return [line - 1, line]
    }
    return lines.uniqued.compactMap { ValueAboveKeys(at: $0, of: layout, in: tree.bytes) }
  }

  private init?(at index: Int, of layout: LineLayout, in bytes: [UInt8]) {
    guard layout.lines.indices.contains(index), layout.lines.indices.contains(index + 1) else {
      return nil
    }
    let (line, next) = (layout.lines[index], layout.lines[index + 1])
    let start = line.start + line.content
    guard !line.opens, next.column > line.content, next.text.count > 1,
      let colon = bytes[start..<line.text.upperBound].firstIndex(of: UInt8(ascii: ":")),
      colon > start, colon + 1 < line.text.upperBound, bytes[colon + 1].isBlank,
      let first = bytes[(colon + 1)..<line.text.upperBound].firstIndex(where: { !$0.isBlank }),
      !"{[|>&*!#".utf8.contains(bytes[first])
    else { return nil }
    let text = bytes[first..<line.text.upperBound]
    let comment = text.indices.first {
      bytes[$0] == UInt8(ascii: "#") && $0 > first && bytes[$0 - 1].isBlank
    }
    let end = text[..<(comment ?? text.endIndex)].lastIndex { !$0.isBlank } ?? first
    key = start..<colon
    value = (colon + 1)..<(end + 1)
    indentation = String(decoding: bytes[next.start..<next.text.lowerBound], as: UTF8.self)
    self.bytes = bytes
  }

  /// The value as it is written.
  var text: String { String(decoding: bytes[value], as: UTF8.self).trimmingBlanks }

  /// Leaves the lines below as the value of the key.
  var removal: Fix { Fix("Remove '\(text)'", [TextEdit(value, with: "")], isPreferred: true) }

  /// Writes the value below the key, behind a key of its own.
  func naming(_ key: String) -> Fix {
    let line = bytes.lineBreak() + indentation + "\(key): \(text)"
    return Fix("Name it under '\(key)'", [TextEdit(value, with: line)], isPreferred: true)
  }

  /// What is said of it in place of what it led to.
  func finding(_ fix: Fix, under name: String?) -> Finding {
    let key = String(decoding: bytes[self.key], as: UTF8.self)
    let advice = name.map { "write '\($0): \(text)' among them" } ?? "remove '\(text)'"
    return Finding(
      code: SpecProblem.Code.wrongType.rawValue,
      severity: .error,
      message: "'\(key)' has its keys on the lines below; \(advice)",
      range: (value.upperBound - text.utf8.count)..<value.upperBound,
      fixes: [fix]
    )
  }
}
