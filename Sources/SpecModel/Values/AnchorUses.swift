package import SourceText
import YAMLSyntax

/// The anchored nodes of a document that aliases stand for, with the reach of their aliases.
struct AnchorUses: Sendable {
  /// In the order of the text.
  private let nodes: [(range: ByteRange, aliases: ByteRange)]
  /// Where the nodes stand.
  let aliased: Set<ByteRange>

  init(in tree: SyntaxTree) {
    var reaches: [ByteRange: ByteRange] = [:]
    for alias in tree.aliases {
      guard let node = alias.resolved?.range else { continue }
      let start = reaches[node]?.lowerBound ?? alias.range.lowerBound
      reaches[node] = start..<alias.range.upperBound
    }
    aliased = Set(reaches.keys)
    nodes = reaches.map { ($0.key, $0.value) }
      .sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }

  /// Whether a range holds a node that an alias outside of it stands for.
  ///
  /// A node of exactly this range may be left out of that.
  func reachOut(of range: ByteRange, besidesItself: Bool = false) -> Bool {
    let first = nodes.firstIndex(notBelow: range.lowerBound, by: \.range.lowerBound)
    return nodes[first...].prefix { $0.range.lowerBound < range.upperBound }.contains {
      range.contains($0.range) && !range.contains($0.aliases)
        && !(besidesItself && $0.range == range)
    }
  }
}

extension Spec {
  /// Whether a range holds an anchor that is used outside of it, so that it cannot go.
  package func isUsedElsewhere(_ range: ByteRange) -> Bool {
    anchorUses.reachOut(of: range)
  }

  /// Whether other text in place of a range takes an anchor away that is used outside of it.
  ///
  /// The anchor of a node stands in front of its range, and stays.
  package func losesAnchor(replacing range: ByteRange) -> Bool {
    anchorUses.reachOut(of: range, besidesItself: true)
  }

  /// Whether some alias stands for a node.
  func isAliased(_ node: YAMLNode) -> Bool { anchorUses.aliased.contains(node.range) }

  /// Where the nodes stand that aliases stand for.
  package var aliasedNodes: [ByteRange] { Array(anchorUses.aliased) }

  /// The nodes that aliases stand for at different places, such as a label that is the name, too.
  ///
  /// What platforms and the top level have under the same keys is one place. What stands under a
  /// key that the format ignores, such as `x-shared`, is nowhere.
  package func nodesAtSeveralPlaces() -> Set<ByteRange> {
    guard !anchorUses.aliased.isEmpty, let root = tree.root else { return [] }
    var places: [ByteRange: Set<Int>] = [:]
    var pending = [PlacedNode(node: root, place: 0, level: .topics)]
    while let placed = pending.popLast() {
      if let target = placed.node.resolved?.range, anchorUses.aliased.contains(target) {
        places[target, default: []].insert(placed.place)
      }
      pending += placed.children
    }
    return Set(places.filter { $0.value.count > 1 }.keys)
  }
}

/// A node, and the keys that lead to it as one number, those of platforms and of merges aside.
private struct PlacedNode {
  enum Level { case topics, platforms, other }

  let node: YAMLNode
  let place: Int
  let level: Level

  var children: [PlacedNode] {
    let items = node.items.enumerated().map { index, item in
      PlacedNode(node: item, place: place(behind: String(index)), level: .other)
    }
    return items + node.entries.flatMap(children(of:))
  }

  private func children(of entry: YAMLEntry) -> [PlacedNode] {
    let (key, value) = (entry.key.text, entry.value)
    if entry.isMerge {
      let maps = value.items.isEmpty ? [value] : Array(value.items)
      return maps.map { PlacedNode(node: $0, place: place, level: level) }
    }
    switch level {
    case .platforms: return [PlacedNode(node: value, place: place, level: .topics)]
    case .topics where MapShape.spec.ignores(key): return []
    case .topics where key == "platforms":
      return [PlacedNode(node: value, place: place, level: .platforms)]
    case .topics, .other:
      return [PlacedNode(node: value, place: place(behind: key), level: .other)]
    }
  }

  private func place(behind key: String) -> Int {
    var hasher = Hasher()
    hasher.combine(place)
    hasher.combine(key)
    return hasher.finalize()
  }
}
