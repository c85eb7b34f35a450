import SourceText
package import YAMLSyntax

/// Turns the nodes of a document into values.
///
/// Aliases may multiply a small document into a giant one. So the reader has a budget of values
/// that it reads again. A value beyond it reads as null, and one problem reports all of them. An
/// alias reads as null as well where it stands in its own value.
struct ValueReader {
  private(set) var problems: [SpecProblem] = []
  /// Where each problem stands, because an anchored map is read once for each alias.
  private var reported: Set<ReportedPlace> = []
  private var budget: Int
  private let budgetAtStart: Int
  /// How many keys and items are read besides, at each of which every rule looks.
  private var room = Self.mostValues
  private static let mostValues = 20_000
  /// Where the maps with an anchor end, once somebody asks.
  private var anchoredMaps: [String: Int]?
  /// How many aliases and merged maps lead to what is being read.
  private var repetitions = 0
  /// Whether entries are read as their author means them; a problem then tells so.
  private var mendsEntries = false
  /// Where another spec begins in the document.
  private var end = Int.max

  private struct ReportedPlace: Hashable {
    let code: SpecProblem.Code
    let range: ByteRange
  }

  /// - Parameters:
  ///   - tree: The document.
  ///   - limit: How many values are read again at most, besides the limit of a document.
  init(of tree: SyntaxTree, repeating limit: Int) {
    budget = max(0, min(limit, 2_000 + tree.bytes.count / 8, 45_000))
    budgetAtStart = budget
  }

  /// How many values were read again.
  var repetitionCount: Int { budgetAtStart - budget }

  /// Reads the node of a whole spec; what it holds under keys that the format ignores is not read.
  mutating func spec(of node: YAMLNode) -> SpecValue {
    reportAliasWithinItsTarget(in: node.tree)
    guard let target = node.resolved, target.kind == .mapping else { return value(of: node) }
    mendsEntries = true
    if let second = SecondSpec(in: target) {
      end = second.start
      if !target.tree.problems.contains(where: { SecondSpec($0, in: target.tree) != nil }) {
        report(second.problem)
      }
    }
    let entries = entries(of: target, depth: 0) { !MapShape.spec.ignores($0) }
    return SpecValue(.map(entries), range: target.range, node: target)
  }

  /// Reads a node and what it holds.
  mutating func value(of node: YAMLNode, depth: Int = 0) -> SpecValue {
    guard let target = node.resolved, !node.isWithinItsTarget else {
      return SpecValue(.null, range: node.range, node: node)
    }
    let isRepetition = node.kind == .alias
    if isRepetition { repetitions += 1 }
    defer { if isRepetition { repetitions -= 1 } }
    guard repetitions == 0 || spend(target.cost, at: node), depth < SpecValue.depthLimit else {
      return SpecValue(.null, range: target.range, node: target)
    }
    switch target.kind {
    case .mapping:
      return SpecValue(.map(entries(of: target, depth: depth)), range: target.range, node: target)
    case .sequence:
      var items: [SpecValue] = []
      for item in target.items where takesRoom(at: item) {
        items += values(ofItem: item, in: target, depth: depth + 1)
      }
      return SpecValue(.list(items), range: target.range, node: target)
    case .scalar, .alias:
      if mendsEntries, let divided = DividedItem(listIn: target) {
        report(divided.problem)
        let items = divided.values(in: target.tree)
        return SpecValue(.list(items), range: target.range, node: target)
      }
      guard mendsEntries, let end = StrayEnd(of: target) else {
        return SpecValue(scalar(target), range: target.wordRange, node: target)
      }
      report(end.problem)
      let bytes = target.tree.bytes[end.text]
      let text = String(decoding: bytes, as: UTF8.self).streamSafe
      return SpecValue(.scalar(text, ScalarType(plain: bytes)), range: end.text, node: target)
    }
  }

  /// The value of an item, or those of the lines that were meant to be items beside it.
  private mutating func values(ofItem item: YAMLNode, in list: YAMLNode, depth: Int) -> [SpecValue]
  {
    guard let divided = DividedItem(item, of: list) ?? DividedItem(namesIn: item, of: list) else {
      return value(of: item, depth: depth).dividedAtMissingDashes
    }
    report(divided.problem)
    return divided.values(in: item.tree)
  }

  private func scalar(_ node: YAMLNode) -> SpecValue.Content {
    let type = node.scalarType
    guard node.isBlockScalar else { return type == .null ? .null : .scalar(node.text, type) }
    // The line break that ends a block scalar belongs to its notation.
    var text = node.text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return .scalar(String(text), type)
  }

  private mutating func entries(
    of map: YAMLNode,
    depth: Int,
    reading isRead: (String) -> Bool = { _ in true }
  ) -> [SpecEntry] {
    let replaced = reportDuplicates(in: map)
    reportMerges(in: map)
    let merged = map.mergedEntries(visitingAtMost: budget)
    let isRepetition = merged.visited > 0
    if isRepetition {
      _ = spend(merged.visited, at: map)
      repetitions += 1
    } else if budget == 0, map.entries.contains(where: \.isMerge) {
      reportExpansion(at: map)
    }
    defer { if isRepetition { repetitions -= 1 } }
    var read = 0..<0
    return merged.entries.compactMap { entry in
      guard entry.key.range.lowerBound < end, !read.contains(entry.key.range.lowerBound),
        !replaced.contains(entry.key.range.lowerBound), takesRoom(at: entry.key)
      else { return nil }
      if mendsEntries, let joined = JoinedEntry(entry, of: map) {
        report(joined.problem)
        read = joined.source
        return SpecEntry(key: joined.key, value: joined.value, source: joined.source)
      }
      let key = key(entry.key, of: entry, in: map)
      let value =
        isRead(key.value)
        ? value(of: entry.value, depth: depth + 1)
        : SpecValue(.null, range: entry.value.range, node: entry.value)
      return SpecEntry(key: key, value: value, source: entry.range)
    }
  }

  private mutating func key(_ node: YAMLNode, of entry: YAMLEntry, in map: YAMLNode) -> LocatedText
  {
    let target = node.resolved ?? node
    if node.kind == .alias, !spend(target.cost, at: node) { return LocatedText("", at: node.range) }
    guard target.kind == .scalar else {
      report(entry.problemOfPhrase(in: map) ?? .keyOfParts(at: node.range))
      return LocatedText("", at: node.range)
    }
    return LocatedText(target.text, at: node.kind == .alias ? node.range : node.contentRange)
  }

  /// Reports the keys that stand twice.
  ///
  /// - Returns: where those begin that have no value, as the next one of the name is meant.
  private mutating func reportDuplicates(in map: YAMLNode) -> Set<Int> {
    var first: [String: YAMLEntry] = [:]
    var replaced: Set<Int> = []
    for entry in map.entries where entry.key.kind == .scalar {
      let name = entry.key.text
      if name == "<<" || entry.key.range.lowerBound >= end { continue }
      guard let other = first.updateValue(entry, forKey: name),
        problems.count < SpecProblem.mostOfDocument
      else { continue }
      let earlier = other.key.contentRange
      if other.value.kind == .scalar, other.value.scalarType == .null {
        replaced.insert(other.key.range.lowerBound)
      }
      let dash = map.dashInsertion(inFrontOf: entry, repeating: earlier)
      let line = map.tree.line(of: entry.key.contentRange, repeating: earlier)
      report(
        .init(
          .duplicateKey,
          dash == nil
            ? "'\(name)' stands twice in this map; join the two or remove one"
            : "'\(name)' stands twice in this item; begin the next one with '- '",
          at: entry.key.contentRange,
          related: .init("the first '\(name)'", at: earlier),
          fix: dash.map { Fix("Begin an item", [$0]) }
            ?? line.map { Fix("Remove the line", [.delete($0)]) }
        )
      )
    }
    return replaced
  }

  /// Reports what merge keys name that is no map.
  private mutating func reportMerges(in map: YAMLNode) {
    for entry in map.entries where entry.isMerge && problems.count < SpecProblem.mostOfDocument {
      for slip in MergeSlip.all(behind: entry) {
        let maps = anchoredMaps ?? map.tree.endsOfAnchoredMaps
        anchoredMaps = maps
        report(slip.problem(anchored: maps))
      }
    }
  }

  /// Whether a key or an item is still read; the first that is not is reported.
  private mutating func takesRoom(at node: YAMLNode) -> Bool {
    guard repetitions == 0, room > 0 else { return room > 0 }
    room -= 1
    if room == 0 {
      report(
        .init(
          .tooManyValues,
          "a spec is read up to \(Self.mostValues) keys and items, and ends here; divide it",
          at: node.range
        )
      )
    }
    return room > 0
  }

  /// Takes the cost of a node from the budget; whether some of it is left.
  private mutating func spend(_ cost: Int, at node: YAMLNode) -> Bool {
    budget = max(budget - cost, 0)
    if budget == 0 { reportExpansion(at: node) }
    return budget > 0
  }

  private mutating func reportExpansion(at node: YAMLNode) {
    guard !problems.contains(where: { $0.code == .aliasExpansion }) else { return }
    let whole = budgetAtStart == 0 ? "file" : "document"
    report(
      .init(
        .aliasExpansion,
        "the aliases of this \(whole) expand to too much; repeat less",
        at: node.range
      )
    )
  }

  /// Reports the first alias that stands within what it stands for.
  private mutating func reportAliasWithinItsTarget(in tree: SyntaxTree) {
    guard let alias = tree.aliases.first(where: \.isWithinItsTarget) else { return }
    report(
      .init(
        .aliasExpansion,
        "'*\(alias.text)' stands inside '&\(alias.text)' and never ends; remove it",
        at: alias.range
      )
    )
  }

  private mutating func report(_ problem: SpecProblem) {
    let place = ReportedPlace(code: problem.code, range: problem.range)
    if reported.insert(place).inserted { problems.append(problem) }
  }
}

extension SpecValue {
  /// Reads a document of any format; `nil` when it holds nothing but comments.
  package init?(reading tree: SyntaxTree) {
    guard let node = tree.root, !node.isMissing else { return nil }
    var reader = ValueReader(of: tree, repeating: .max)
    self = reader.value(of: node)
  }
}

extension YAMLNode {
  fileprivate var isBlockScalar: Bool {
    kind == .scalar && (style == .literal || style == .folded)
  }

  /// The content of a scalar.
  ///
  /// For a block scalar, it begins with the first word and ends with the last one.
  fileprivate var wordRange: ByteRange {
    let range = contentRange
    guard isBlockScalar else { return range }
    let bytes = tree.bytes[range]
    let start = bytes.firstIndex { !$0.isBlankOrBreak } ?? range.lowerBound
    let end = bytes.lastIndex { !$0.isBlankOrBreak }.map { $0 + 1 } ?? range.upperBound
    return start..<max(start, end)
  }
}

extension YAMLNode {
  /// The cost of reading the node again, in values; a long text costs as much as many values.
  fileprivate var cost: Int { kind == .scalar ? 1 + range.count / 64 : 1 }
}

extension YAMLNode {
  /// The edit that makes an entry the beginning of the next item; `nil` for any other map.
  ///
  /// The entry repeats the first key of this map at the beginning of a line. A dash goes in front
  /// of it.
  func dashInsertion(
    inFrontOf entry: YAMLEntry,
    repeating first: ByteRange
  ) -> TextEdit? {
    guard style == .block, let list = parent, list.kind == .sequence, list.style == .block,
      rangeWithProperties == range, first.lowerBound <= range.lowerBound + 1,
      let dash = tree.dash(inFrontOf: range.lowerBound)
    else { return nil }
    let key = entry.key.rangeWithProperties.lowerBound
    let start = key - tree.column(of: key)
    let place = start + tree.column(of: dash)
    guard tree.bytes[start..<key].allSatisfy({ $0 == 0x20 }), place + 1 < key else { return nil }
    return TextEdit(place..<(place + 1), with: "-")
  }
}

extension SyntaxTree {
  /// How long a line is that is compared with the one above it, in bytes.
  private static let longestLine = 1_000

  /// The line of a key with the break in front of it, if it equals an earlier line.
  ///
  /// An earlier key stands on that one.
  fileprivate func line(of key: ByteRange, repeating earlier: ByteRange) -> ByteRange? {
    guard earlier.lowerBound < key.lowerBound, key.lowerBound <= bytes.count else { return nil }
    let gap = bytes[earlier.lowerBound..<key.lowerBound]
    guard gap.count <= Self.longestLine, gap.contains(where: \.isBreak) else { return nil }
    let first = earlier.lowerBound - column(of: earlier.lowerBound)
    let second = key.lowerBound - column(of: key.lowerBound)
    let above = bytes[first..<second].prefix { !$0.isBreak }
    let line = bytes[second...].prefix { !$0.isBreak }
    guard above.elementsEqual(line), bytes[above.endIndex..<second].allSatisfy(\.isBlankOrBreak)
    else { return nil }
    return above.endIndex..<line.endIndex
  }
}
