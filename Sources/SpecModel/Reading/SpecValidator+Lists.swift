import Guidelines
import SourceText
import YAMLSyntax

/// Lists of maps in place of one map, as `- space: activate` below `keyboard`.
extension SpecValidator {
  /// How many items of such a list are looked at.
  private static var mostItems: Int { 100 }

  /// Whether the items of a list are entries that a map takes, each key once.
  ///
  /// Announcements may stand in a list, which has a form of its own.
  func areEntries(_ list: SpecValue, of map: MapShape) -> Bool {
    guard list.isList, !list.items.isEmpty, list.items.count <= Self.mostItems,
      map != .announcements
    else { return false }
    var keys: Set<String> = []
    return list.items.allSatisfy { item in
      !item.entries.isEmpty
        && item.entries.allSatisfy { holds($0, map) && keys.insert($0.key.value).inserted }
    }
  }

  /// Takes the dashes from a list whose items are entries of a map.
  func joining(_ list: SpecValue, into map: MapShape) -> Fix? {
    guard let node = list.node, areEntries(list, of: map) else { return nil }
    guard node.style == .block else { return bracing(list, node) }
    var widths: Set<Int> = []
    var edits: [TextEdit] = []
    for item in list.items {
      guard let inner = item.node, inner.style == .block, node.range.contains(inner.range),
        inner.rangeWithProperties == inner.range,
        let dash = node.tree.dash(inFrontOf: inner.range.lowerBound)
      else { return nil }
      widths.insert(inner.range.lowerBound - dash)
      edits.append(TextEdit(dash..<(dash + 1), with: " "))
    }
    return widths.count == 1 ? Fix("Remove the dash\(edits.count == 1 ? "" : "es")", edits) : nil
  }

  /// Makes a map of a list in brackets whose items are entries without braces of their own.
  private func bracing(_ list: SpecValue, _ node: YAMLNode) -> Fix? {
    let (start, end) = (node.range.lowerBound, node.range.upperBound)
    let bytes = node.tree.bytes
    guard end <= bytes.count, bytes[end - 1] == UInt8(ascii: "]"),
      list.items.allSatisfy({ item in bytes[item.range.lowerBound] != UInt8(ascii: "{") })
    else { return nil }
    return Fix(
      "Make it a map",
      [TextEdit(start..<(start + 1), with: "{"), TextEdit((end - 1)..<end, with: "}")]
    )
  }
}

extension SpecValidator {
  /// Makes one problem of those of the items where all are words in place of maps, as in
  /// `segments: [Day, Week]`.
  mutating func joinProblems(ofWordsIn list: SpecValue, since known: Int) {
    let joined = problems[known...]
    guard list.items.count > 1, joined.count == list.items.count,
      list.items.allSatisfy({ $0.word != nil }),
      let first = joined.first, let title = first.fix?.title,
      joined.allSatisfy({ $0.code == .wrongType && $0.fix?.title == title })
    else { return }
    let edits = joined.flatMap { $0.fix?.edits ?? [] }
    // What an alias stands for is written elsewhere.
    guard let start = edits.first?.range.lowerBound, let end = edits.last?.range.upperBound,
      list.range.contains(start), end <= list.range.upperBound, start < end,
      zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound })
    else { return }
    let problem = SpecProblem(
      first.code,
      first.message,
      at: start..<end,
      fix: Fix(title, edits),
      isGap: first.isGap
    )
    problems.replaceSubrange(known..., with: [problem])
  }

  /// Takes the dashes from keys of a map whose own entries stand in their column, as in
  /// `- ios:` above `  framework: uikit`.
  func unlisting(_ list: SpecValue, _ map: MapShape) -> Fix? {
    guard let node = list.node, node.style == .block, list.isList, !list.items.isEmpty,
      list.items.count <= Self.mostItems
    else { return nil }
    let edits = list.items.compactMap { item -> TextEdit? in
      guard let first = item.entries.first, first.value.isNull, item.entries.count > 1,
        let own = Shape.map(map).descendant([.key(first.key.value)])?.mapShape,
        map.description(of: first.key.value) != nil || Platform(rawValue: first.key.value) != nil,
        item.entries.dropFirst().allSatisfy({ own.description(of: $0.key.value) != nil }),
        let inner = item.node, inner.style == .block,
        let dash = node.tree.dash(inFrontOf: inner.range.lowerBound)
      else { return nil }
      return .delete(dash..<inner.range.lowerBound)
    }
    return edits.count == list.items.count
      ? Fix("Remove the dash\(edits.count == 1 ? "" : "es")", edits) : nil
  }
}

extension SyntaxTree {
  /// The only dash in front of an offset on its line.
  func dash(inFrontOf offset: Int) -> Int? {
    var dash = offset - 1
    while dash >= 0, bytes[dash] == 0x20 { dash -= 1 }
    guard dash >= 0, bytes[dash] == UInt8(ascii: "-") else { return nil }
    let margin = bytes[..<dash].reversed().prefix { !$0.isBreak }
    return margin.allSatisfy { $0 == 0x20 } ? dash : nil
  }
}

extension SpecValue {
  /// What is wrong with the only item of a list whose dash lacks its space; `nil` for any other value.
  func dashWithoutSpace(in shape: Shape) -> SpecProblem? {
    guard shape.itemShape != nil, let node, node.kind == .scalar, node.style == .plain,
      node.range.upperBound <= node.tree.bytes.count, node.range.count > 1
    else { return nil }
    let (start, bytes) = (node.range.lowerBound, node.tree.bytes)
    let next = bytes[start + 1]
    guard bytes[start] == UInt8(ascii: "-"), next > 0x20, next != UInt8(ascii: "-"),
      !(0x30...0x39).contains(next), bytes[..<start].last(where: { $0 != 0x20 })?.isBreak ?? true
    else { return nil }
    return SpecProblem(
      .missingSpace,
      "a space is missing behind the dash; insert one",
      at: start..<(start + 1),
      fix: Fix("Insert a space", [.insert(" ", at: start + 1)], isSafe: true)
    )
  }
}
