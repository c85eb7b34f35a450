import SourceText
import YAMLSyntax

/// Words of a list without the commas or dashes between them, as in `[decrement increment]`.
///
/// To YAML they are one text. They may stand where the list would, too.
struct JoinedWords {
  let words: [LocatedText]
  private let node: YAMLNode

  /// How long a text is that is divided, in bytes.
  private static let longestText = 200
  private static let conjunctions: Set<String> = ["and", "or", "&", "+", "|"]

  /// Divides a text that is no word that is known; `nil` where its parts are not all known.
  ///
  /// Commas divide them where one word could stand in place of the list.
  init?(
    _ value: SpecValue,
    isItem: Bool = true,
    atCommas: Bool = false,
    _ isKnown: (String) -> Bool
  ) {
    guard let text = value.word?.value, let node = value.node, node.kind == .scalar,
      node.style == .plain, node.rangeWithProperties == node.range,
      node.range.count <= Self.longestText, text.contains(where: { " ;/,".contains($0) }),
      !isKnown(text)
    else { return nil }
    let bytes = node.tree.bytes
    guard node.range.upperBound <= bytes.count,
      !isItem || node.parent?.style == .flow || !bytes[node.range].contains(where: \.isBreak)
    else { return nil }
    let marks = Array((atCommas ? ";/," : ";/").utf8)
    let parts = bytes[node.range].split { $0 <= 0x20 || marks.contains($0) }
    let words = parts.map { part in
      LocatedText(String(decoding: part, as: UTF8.self), at: part.startIndex..<part.endIndex)
    }.filter { !Self.conjunctions.contains($0.value) }
    guard words.count > 1, words.allSatisfy({ isKnown($0.value) }) else { return nil }
    self.words = words
    self.node = node
  }

  var values: [SpecValue] {
    words.map { SpecValue(.scalar($0.value, .string), range: $0.range, node: nil) }
  }

  private var names: [String] { words.map { ScalarWriting.scalar($0.value) } }

  /// What is wrong where they are an item of a list.
  var problemOfItem: SpecProblem {
    let isFlow = node.parent?.style == .flow
    let dash = node.tree.dash(inFrontOf: node.range.lowerBound)
    let line = dash.map { node.tree.bytes.lineBreak() + node.tree.margin(of: $0) + "- " }
    let edit = TextEdit(node.range, with: names.joined(separator: isFlow ? ", " : line ?? ", "))
    let pair = "'\(words[0].value)' and '\(words[1].value)'"
    return SpecProblem(
      .missingComma,
      isFlow
        ? "a comma is missing between \(pair); insert it"
        : "\(pair) stand in one item; give each a dash of its own",
      at: node.range,
      fix: isFlow || line != nil ? Fix(isFlow ? "Insert a comma" : "Begin an item", [edit]) : nil,
      hasConsequences: true
    )
  }

  /// The problem of such words in place of a list.
  var problemOfList: SpecProblem {
    let list = "[\(names.joined(separator: ", "))]"
    return SpecProblem(
      .missingComma,
      "several words are a list; write '\(list)'",
      at: node.range,
      fix: Fix("Make it a list", [TextEdit(node.range, with: list)]),
      hasConsequences: true
    )
  }
}

extension SyntaxTree {
  /// The blanks in front of an offset on its line.
  func margin(of offset: Int) -> String {
    String(repeating: " ", count: column(of: offset))
  }
}
