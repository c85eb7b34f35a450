import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// A map without its braces on the line of its key, as in `value: current: 3, max: 5`.
///
/// YAML takes it for a text that needs quotes. It may stand in parentheses.
struct UnbracedMap {
  let range: ByteRange
  /// What puts it in braces.
  let fix: Fix

  static let message = "the entries of a map on one line stand in braces; put them in"

  /// Looks at a value that needs quotes, which begins with a key that the value may have.
  init?(_ problem: YAMLProblem, in tree: SyntaxTree) {
    range = problem.range
    let (start, end) = (range.lowerBound, range.upperBound)
    guard problem.code == .quoteNeeded, range.count > 2,
      let map = Shape.spec.descendant(tree.pathOfEntry(at: start))?.mapShape
    else { return nil }
    let isInParentheses =
      tree.bytes[start] == UInt8(ascii: "(") && tree.bytes[end - 1] == UInt8(ascii: ")")
    let text = tree.bytes[isInParentheses ? (start + 1)..<(end - 1) : range].drop { $0 == 0x20 }
    let key = text.prefix { $0 != UInt8(ascii: ":") }
    guard key.endIndex < text.endIndex, text.allSatisfy({ !$0.isBreak }),
      key.allSatisfy({ byte in byte > 0x7F || !"{}[]()\"'".utf8.contains(byte) }),
      map.mayHold(String(decoding: key, as: UTF8.self))
    else { return nil }
    fix = Fix(
      "Put it in braces",
      isInParentheses
        ? [TextEdit(start..<(start + 1), with: "{"), TextEdit((end - 1)..<end, with: "}")]
        : [.insert("{ ", at: start), .insert(" }", at: end)],
      isPreferred: true
    )
  }
}
