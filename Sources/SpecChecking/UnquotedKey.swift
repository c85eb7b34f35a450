import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A key with code in it that YAML divides at a colon inside brackets or quotes, such as
/// `accessibilityElement(children: .combine): true`.
struct UnquotedKey {
  /// The key as it was meant, up to the colon behind it.
  let range: ByteRange
  private let text: String

  /// How far the colon behind a key is looked for, in bytes; no key is longer (YAML 1.2.2, 8.2.2).
  private static let lengthLimit = 1024

  /// Looks around a problem of the rest of the key, which stands where a value would.
  init?(_ problem: YAMLProblem, in tree: SyntaxTree) {
    guard problem.code == .quoteNeeded || problem.code == .collectionOnLine else { return nil }
    let offset = problem.range.lowerBound
    for node in tree.path(to: offset) {
      guard let key = node.key(at: offset), key.style == .plain else { continue }
      let start = key.range.lowerBound
      // What begins with the problem is divided only where a colon stands in it.
      guard start < offset || Self.holdsColon(problem.range, in: tree.bytes) else { continue }
      let isInFlow = node.style == .flow
      guard let end = Self.end(of: start, in: tree.bytes, isInFlow: isInFlow), end > offset else {
        continue
      }
      range = start..<end
      text = tree.string(in: range)
      return
    }
    return nil
  }

  var fix: Fix {
    Fix(
      "Quote the key",
      [TextEdit(range, with: ScalarWriting.scalar(text))],
      isSafe: true,
      isPreferred: true
    )
  }

  /// Whether a colon with a space behind it stands in a range.
  private static func holdsColon(_ range: ByteRange, in bytes: [UInt8]) -> Bool {
    range.dropLast().contains { bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == 0x20 }
  }

  /// The colon behind a key, on its line.
  ///
  /// Brackets and quotes do not hide it. In flow context a comma ends the entry before it.
  private static func end(of start: Int, in bytes: [UInt8], isInFlow: Bool) -> Int? {
    var closing: [UInt8] = []
    var isQuoted = false
    var index = start
    while index < min(bytes.count, start + lengthLimit) {
      switch bytes[index] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): closing.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard closing.popLast() == bytes[index] else { return nil }
      case UInt8(ascii: ",") where closing.isEmpty && isInFlow: return nil
      case UInt8(ascii: ":") where closing.isEmpty:
        if index + 1 == bytes.count || bytes[index + 1] <= 0x20 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
