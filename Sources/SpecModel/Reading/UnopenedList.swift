import SourceText
import YAMLSyntax

/// Words of a list whose opening bracket is missing, as in `element: UIStepper, UIButton]`.
///
/// To YAML they are one text.
struct UnopenedList {
  private let words: [LocatedText]
  private let node: YAMLNode

  /// How long a text is that is divided, in bytes.
  private static let longestText = 400

  /// Divides a text on one line that ends with a closing bracket, and has no opening one.
  ///
  /// Where a word alone may stand, a bracket behind one word is one too many.
  init?(_ value: SpecValue, in shape: Shape) {
    guard value.word != nil, let node = value.node, node.kind == .scalar, node.style == .plain,
      node.rangeWithProperties == node.range, node.range.upperBound <= node.tree.bytes.count,
      node.range.count <= Self.longestText, shape.itemShape?.takesWords == true
    else { return nil }
    let text = node.tree.bytes[node.range]
    guard text.last == UInt8(ascii: "]"), !text.contains(UInt8(ascii: "[")),
      !text.contains(where: { $0.isBreak || $0 == UInt8(ascii: ":") })
    else { return nil }
    let words = text.dropLast().split(separator: UInt8(ascii: ",")).map { part in
      let start = part.firstIndex { !$0.isBlank } ?? part.endIndex
      let end = part.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
      return LocatedText(String(decoding: part[start..<end], as: UTF8.self), at: start..<end)
    }
    guard !words.isEmpty, words.allSatisfy({ !$0.value.isEmpty }),
      words.count > 1 || shape.alternatives.allSatisfy({ $0.itemShape != nil })
    else { return nil }
    self.words = words
    self.node = node
  }

  var values: [SpecValue] {
    words.map { SpecValue(.scalar($0.value, .string), range: $0.range, node: nil) }
  }

  var problem: SpecProblem {
    let end = node.range.upperBound
    return SpecProblem(
      .wrongType,
      "a ']' ends this list, and no '[' begins it; insert it",
      at: (end - 1)..<end,
      fix: Fix("Insert '['", [.insert("[", at: node.range.lowerBound)]),
      hasConsequences: true
    )
  }
}

extension Shape {
  /// Whether words that stand for themselves may stand here, as opposed to maps alone.
  var takesWords: Bool {
    alternatives.contains { shape in
      switch shape {
      case .word, .text, .api, .apiOrText: true
      default: false
      }
    }
  }
}
