import SourceText
import YAMLSyntax

/// A line that was to be a key and its value, where YAML reads a text.
///
/// An example is `framework:uikit`, or `framework = uikit`.
struct KeySlip {
  let problem: SpecProblem
  /// Whether it is a word alone, which is a key only beside other slips.
  private let isWord: Bool

  /// How many lines of a text are looked at.
  private static let mostLines = 100
  /// What is written in place of a colon, behind a blank or in front of one.
  private static let marks: Set<String> = ["=", "==", "=>", "->", ":=", "-", ";", "：", "→"]
  private static let wideMarks = ["：", "→"].map { Array($0.utf8) }

  /// The slips of a text in place of a map, if each of its lines is one.
  static func all(in node: YAMLNode, _ map: MapShape) -> [KeySlip] {
    let bytes = node.tree.bytes
    let lines = bytes[node.range].split(maxSplits: mostLines) { $0.isBreak }
      .map { line in line.drop { $0.isBlank } }.filter { !$0.isEmpty }
    let slips = lines.compactMap { KeySlip($0, map, isAlone: lines.count == 1) }
    let areAll = slips.count == lines.count && slips.count < mostLines
    return areAll && slips.contains { !$0.isWord } ? slips : []
  }

  /// Reads the text of a line.
  ///
  /// A word that is alone in its map may be a value as well.
  private init?(_ line: ArraySlice<UInt8>, _ map: MapShape, isAlone: Bool) {
    let end = Self.endOfKey(of: line)
    let name = String(decoding: line[..<end], as: UTF8.self)
    let isKnown = map.description(of: name) != nil
    let mark = line[end...].firstIndex { !$0.isBlank } ?? line.endIndex
    isWord = mark == line.endIndex && !isKnown
    if mark == line.endIndex {
      guard end > line.startIndex, !isAlone else { return nil }
      problem = Self.withoutColon(name, end)
      return
    }
    let stop = Self.endOfMark(in: line[mark...])
    let text = String(decoding: line[mark..<stop], as: UTF8.self)
    let isApart = stop == line.endIndex || line[stop].isBlank
    let isGlued = mark == end
    // In front of a mark between blanks a word is a key, whatever the map has.
    let isKey = isKnown || map.openKeys != nil || isApart && !isGlued && text != "-" && text != ":"
    // Within brackets, as in `Switch(checked = true)`, the mark belongs to an argument.
    let isInCall = name.contains("(") && !name.contains(")")
    guard end > line.startIndex, isKey, !isInCall else { return nil }
    switch text {
    case ":" where isGlued && stop < line.endIndex: problem = Self.withoutSpace(end)
    // "-3" is a number.
    case "-" where !isApart && !isGlued && isKnown && (0x30...0x39).contains(line[stop]):
      problem = Self.withoutColon(name, end)
    case "-" where !isApart || isGlued || isAlone && !isKnown: return nil
    // A glued '=' may belong to the name of an API.
    case "=" where isGlued && !isKnown && (isAlone || name.looksLikeAPI): return nil
    case "" where isKnown && !isGlued: problem = Self.withoutColon(name, end)
    case ";" where !isKnown: return nil
    case _ where Self.marks.contains(text):
      problem = SpecProblem(
        .missingColon,
        "a key ends with ':'; write it in place of '\(text)'",
        at: mark..<stop,
        fix: Fix("Write ':'", [TextEdit(end..<stop, with: isApart ? ":" : ": ")]),
        isGap: true
      )
    default: return nil
    }
  }

  /// Where the first word of a line ends, which may hold dashes.
  private static func endOfKey(of line: ArraySlice<UInt8>) -> Int {
    let end = line.indices.first { index in
      line[index].isBlank || ":=>;".utf8.contains(line[index])
        || wideMarks.contains(where: line[index...].starts)
    }
    guard let end, line[end] == UInt8(ascii: ">"), end > line.startIndex,
      line[end - 1] == UInt8(ascii: "-")
    else { return end ?? line.endIndex }
    return end - 1
  }

  /// Where the mark ends that a text begins with.
  private static func endOfMark(in text: ArraySlice<UInt8>) -> Int {
    if let mark = wideMarks.first(where: text.starts) { return text.startIndex + mark.count }
    return text.firstIndex { !"=->:;".utf8.contains($0) } ?? text.endIndex
  }

  private static func withoutSpace(_ colon: Int) -> SpecProblem {
    SpecProblem(
      .missingSpace,
      SpecProblem.missingSpaceMessage,
      at: colon..<(colon + 1),
      fix: Fix("Insert a space", [.insert(" ", at: colon + 1)]),
      isGap: true
    )
  }

  /// What is wrong with a key that has no colon behind it, or another mark in its place.
  static func withoutColon(_ key: String, upTo mark: ByteRange, in bytes: [UInt8]) -> SpecProblem {
    guard !mark.isEmpty else { return withoutColon(key, mark.lowerBound) }
    return SpecProblem(
      .missingColon,
      "a key ends with ':'; write it in place of '\(String(decoding: bytes[mark], as: UTF8.self))'",
      at: mark,
      fix: Fix("Write ':'", [TextEdit(mark, with: ":")]),
      isGap: true
    )
  }

  /// What is wrong with a key that has no colon behind it.
  private static func withoutColon(_ key: String, _ end: Int) -> SpecProblem {
    SpecProblem(
      .wrongType,
      SpecProblem.missingColonMessage(of: key),
      at: (end - key.utf8.count)..<end,
      fix: Fix("Insert ':'", [.insert(":", at: end)]),
      isGap: true
    )
  }
}

extension SpecValue {
  /// What is wrong with the lines of a text in place of a map, if all of them are slips.
  ///
  /// The text begins its line, or stands behind the dash of an item.
  func slips(in shape: Shape) -> [SpecProblem] {
    guard let map = shape.mapShape, let node, node.kind == .scalar, node.style == .plain,
      node.range.upperBound <= node.tree.bytes.count
    else { return [] }
    let before = node.tree.bytes[..<node.range.lowerBound].last {
      $0 != 0x20 && $0 != UInt8(ascii: "-")
    }
    guard before?.isBreak ?? true else { return [] }
    return KeySlip.all(in: node, map).map(\.problem)
  }
}

extension SpecValue {
  /// The map of one entry that the author means by a text such as `- label:Day`, and its problem.
  ///
  /// It is `nil` for any other value.
  func entrySlip(in shape: Shape) -> (problem: SpecProblem, value: SpecValue)? {
    let slips = slips(in: shape)
    guard slips.count == 1, let edit = slips[0].fix?.edits.first, let node,
      edit.range.upperBound < node.range.upperBound
    else { return nil }
    let bytes = node.tree.bytes
    let name = bytes[node.range.lowerBound..<edit.range.lowerBound].prefix {
      $0 > 0x20 && $0 != UInt8(ascii: ":")
    }
    let text = bytes[edit.range.upperBound..<node.range.upperBound].drop { $0 == 0x20 }
    guard !name.isEmpty, !text.isEmpty, !text.contains(where: \.isBreak) else { return nil }
    let word = String(decoding: text, as: UTF8.self).streamSafe
    let range = text.startIndex..<text.endIndex
    let value = SpecValue(.scalar(word, ScalarType(plain: text)), range: range, node: nil)
    let key = LocatedText(
      String(decoding: name, as: UTF8.self),
      at: name.startIndex..<name.endIndex
    )
    let entry = SpecEntry(key: key, value: value, source: node.range)
    return (slips[0], SpecValue(.map([entry]), range: node.range, node: nil))
  }
}
