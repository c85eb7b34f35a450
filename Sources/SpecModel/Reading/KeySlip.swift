import SourceText
import YAMLSyntax

/// A line that was to be a key and its value, where YAML reads a text.
///
/// An example is `framework:uikit`, or `framework = uikit`.
struct KeySlip {
  let problem: SpecProblem

  /// How many lines of a text are looked at.
  private static let mostLines = 100

  /// The slips of a text in place of a map, if each of its lines is one.
  static func all(in node: YAMLNode, _ map: MapShape) -> [KeySlip] {
    let bytes = node.tree.bytes
    let lines = bytes[node.range].split(maxSplits: mostLines) { $0.isBreak }
      .map { line in line.drop { $0.isBlank } }.filter { !$0.isEmpty }
    let slips = lines.compactMap { KeySlip($0, map, isAlone: lines.count == 1) }
    return slips.count == lines.count && slips.count < mostLines ? slips : []
  }

  /// Reads the text of a line.
  ///
  /// A word that is alone in its map may be a value as well.
  private init?(_ line: ArraySlice<UInt8>, _ map: MapShape, isAlone: Bool) {
    let key = line.prefix { !$0.isBlank && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "=") }
    let name = String(decoding: key, as: UTF8.self)
    let isKnown = map.description(of: name) != nil
    guard !key.isEmpty, isKnown || map.openKeys != nil else { return nil }
    let end = key.endIndex
    let mark = line[end...].firstIndex { !$0.isBlank } ?? line.endIndex
    guard mark < line.endIndex else {
      guard isKnown, !isAlone else { return nil }
      problem = Self.withoutColon(name, end)
      return
    }
    switch line[mark] {
    case UInt8(ascii: ":") where mark == end && mark + 1 < line.endIndex:
      problem = SpecProblem(
        .missingSpace,
        SpecProblem.missingSpaceMessage,
        at: end..<(end + 1),
        fix: Fix("Insert a space", [.insert(" ", at: end + 1)]),
        isGap: true
      )
    case UInt8(ascii: "=") where isKnown || mark > end:
      let isApart = mark + 1 == line.endIndex || line[mark + 1].isBlank
      problem = SpecProblem(
        .missingColon,
        "a key ends with ':'; write it in place of '='",
        at: mark..<(mark + 1),
        fix: Fix("Write ':'", [TextEdit(end..<(mark + 1), with: isApart ? ":" : ": ")]),
        isGap: true
      )
    default: return nil
    }
  }

  /// What is wrong with a key of the format that is alone on its line.
  private static func withoutColon(_ key: String, _ end: Int) -> SpecProblem {
    SpecProblem(
      .wrongType,
      "'\(key)' is a key here, which ends with ':'; add it",
      at: (end - key.utf8.count)..<end,
      fix: Fix("Insert ':'", [.insert(":", at: end)]),
      isGap: true
    )
  }
}

extension SpecValue {
  /// What is wrong with the lines of a text in place of a map, if all of them are slips.
  func slips(in shape: Shape) -> [SpecProblem] {
    guard let map = shape.mapShape, let node, node.kind == .scalar, node.style == .plain,
      node.range.upperBound <= node.tree.bytes.count,
      node.tree.bytes[..<node.range.lowerBound].last(where: { $0 != 0x20 })?.isBreak ?? true
    else { return [] }
    return KeySlip.all(in: node, map).map(\.problem)
  }
}
