import SourceText
import YAMLSyntax

/// Lines that were meant as items of a list, but go on with the text of the item above.
///
/// They begin with a dash, but are indented too far, or are one word without a dash. To YAML all of
/// them are one text.
struct DividedItem {
  /// The item above the first of the lines, then each of them without its dash.
  let texts: [ByteRange]
  let problem: SpecProblem

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
    let indentation = item.tree.margin(of: list.range.lowerBound)
    let edits = dashes.map { TextEdit($0.line..<$0.dash, with: indentation) }
    problem = SpecProblem(
      .wrongType,
      "this line goes on with the text above it; indent it less, as the other items",
      at: first.dash..<item.range.upperBound,
      fix: Fix(edits.count == 1 ? "Indent the line less" : "Indent the lines less", edits),
      hasConsequences: true
    )
  }

  /// The names on the lines of an item, as in `- OK` above `Cancel`; `nil` for any other text.
  init?(namesIn item: YAMLNode, of list: YAMLNode) {
    guard list.style == .block, item.kind == .scalar, item.style == .plain else { return nil }
    let bytes = item.tree.bytes
    let lineStarts = item.range.dropFirst().filter { bytes[$0 - 1] == 0x0A }
    let starts = [item.range.lowerBound] + lineStarts
    texts = zip(starts, lineStarts + [item.range.upperBound]).compactMap { bytes[$0..<$1].asName }
    guard !lineStarts.isEmpty, texts.count == starts.count, lineStarts.count <= Self.mostNames
    else { return nil }
    let indentation = item.tree.margin(of: list.range.lowerBound)
    problem = SpecProblem(
      .missingDash,
      "this line goes on with the text above it; begin it with '- '",
      at: texts[1].lowerBound..<item.range.upperBound,
      fix: Fix(
        "Insert '- '",
        zip(lineStarts, texts.dropFirst()).map {
          TextEdit($0..<$1.lowerBound, with: indentation + "- ")
        }
      ),
      hasConsequences: true
    )
  }

  /// The items of a list whose first one lacks its dash, as in `OK` above `- Cancel`.
  ///
  /// It is `nil` for a text that begins on the line of its key, or whose lines begin otherwise.
  init?(listIn value: YAMLNode) {
    let (range, bytes) = (value.range, value.tree.bytes)
    // Most texts stand on one line, which may be long: it is looked at for other texts alone.
    guard value.kind == .scalar, value.style == .plain, range.upperBound <= bytes.count,
      bytes[range].contains(where: \.isBreak)
    else { return nil }
    let start = (bytes[..<range.lowerBound].lastIndex { $0.isBreak } ?? -1) + 1
    let lines = bytes[range].split { $0.isBreak }
    let dashes = lines.dropFirst().compactMap { line -> Int? in
      let text = line.drop { $0.isBlank }
      return text.starts(with: "- ".utf8) ? text.startIndex : nil
    }
    guard lines.count > 1, dashes.count == lines.count - 1,
      bytes[start..<range.lowerBound].allSatisfy({ $0 == 0x20 }), let name = lines[0].asName
    else { return nil }
    texts = [name] + zip(dashes, lines.dropFirst()).map { ($0 + 2)..<$1.endIndex }
    let insertion = value.tree.margin(of: dashes[0]) + "- "
    problem = SpecProblem(
      .missingDash,
      "an item of a list begins with '- '; insert it",
      at: name,
      fix: Fix("Insert '- '", [TextEdit(start..<name.lowerBound, with: insertion)]),
      hasConsequences: true
    )
  }

  /// How many lines without dashes are taken for items at most.
  private static let mostNames = 20

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
}

extension ArraySlice<UInt8> {
  /// Where the one word of a line stands; `nil` where there is more than letters.
  fileprivate var asName: ByteRange? {
    let words = split { $0 <= 0x20 }
    guard words.count == 1, words[0].allSatisfy({ (0x61...0x7A).contains($0 | 0x20) }) else {
      return nil
    }
    return words[0].startIndex..<words[0].endIndex
  }
}
