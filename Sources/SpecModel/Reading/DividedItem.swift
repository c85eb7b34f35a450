import SourceText
import YAMLSyntax

/// Lines that were meant as items of a list, but go on with the text of the item above.
///
/// They begin with a dash, but are indented too far: to YAML all of them are one text.
struct DividedItem {
  /// The item above the first of the lines, then each of them without its dash.
  let texts: [ByteRange]
  /// The lines from their first dash to the end of the last.
  let lines: ByteRange
  private let edits: [TextEdit]

  /// The parts of an item of a block list; `nil` where no line of it begins with a dash.
  init?(_ item: YAMLNode, of list: YAMLNode) {
    guard list.style == .block, item.kind == .scalar, item.style == .plain else { return nil }
    let bytes = item.tree.bytes
    let lineStarts = item.range.filter { $0 > item.range.lowerBound && bytes[$0 - 1] == 0x0A }
    let dashes = lineStarts.compactMap { start -> (line: Int, dash: Int)? in
      let text = bytes[start..<item.range.upperBound].firstIndex { !$0.isBlank }
      guard let text, bytes[text] == UInt8(ascii: "-") else { return nil }
      let behind = text + 1 < bytes.count ? bytes[text + 1] : 0x0A
      return behind <= 0x20 ? (start, text) : nil
    }
    guard let first = dashes.first else { return nil }
    let ends = dashes.map(\.line) + [item.range.upperBound]
    let starts = [item.range.lowerBound] + dashes.map { $0.dash + 1 }
    texts = zip(starts, ends).map { start, end in
      let text = bytes[start..<end]
      let last = text.lastIndex { !$0.isBlankOrBreak } ?? start - 1
      return (text.firstIndex { !$0.isBlankOrBreak } ?? start)..<(last + 1)
    }
    lines = first.dash..<item.range.upperBound
    let lineStart = bytes[..<list.range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indentation = String(repeating: " ", count: list.range.lowerBound - lineStart)
    edits = dashes.map { TextEdit($0.line..<$0.dash, with: indentation) }
  }

  /// The items as they were meant, which stand in no node of their own.
  func values(in tree: SyntaxTree) -> [SpecValue] {
    texts.map { range in
      let words = String(decoding: tree.bytes[range], as: UTF8.self).streamSafe.split(
        whereSeparator: \.isWhitespace
      )
      let text = words.joined(separator: " ")
      return SpecValue(text.isEmpty ? .null : .scalar(text, .string), range: range, node: nil)
    }
  }

  var problem: SpecProblem {
    SpecProblem(
      .wrongType,
      "this line goes on with the text above it; indent it less, as the other items",
      at: lines,
      fix: Fix(edits.count == 1 ? "Indent the line less" : "Indent the lines less", edits),
      hasConsequences: true
    )
  }
}
