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
  func reachOut(of range: ByteRange) -> Bool {
    let first = nodes.firstIndex(notBelow: range.lowerBound, by: \.range.lowerBound)
    return nodes[first...].prefix { $0.range.lowerBound < range.upperBound }
      .contains { range.contains($0.range) && !range.contains($0.aliases) }
  }
}

extension Spec {
  /// Whether a range holds an anchor that is used outside of it, so that it cannot go.
  package func isUsedElsewhere(_ range: ByteRange) -> Bool {
    anchorUses.reachOut(of: range)
  }

  /// Whether some alias stands for a node.
  func isAliased(_ node: YAMLNode) -> Bool { anchorUses.aliased.contains(node.range) }

  /// Where the nodes stand that hold a place and that aliases stand for, the outermost first.
  package func aliasedNodes(around place: ByteRange) -> [ByteRange] {
    if anchorUses.aliased.isEmpty { return [] }
    return tree.path(to: place.lowerBound).map(\.range).filter {
      $0.contains(place) && anchorUses.aliased.contains($0)
    }
  }

  /// The nodes that aliases stand for under different keys, such as a label that is the name, too.
  ///
  /// A key that the format ignores, such as `x-shared`, does not count.
  package func nodesUnderSeveralKeys() -> Set<ByteRange> {
    guard !anchorUses.aliased.isEmpty, let root = tree.root else { return [] }
    var keys: [ByteRange: Set<String>] = [:]
    var pending: [(node: YAMLNode, key: String)] = [(root, "")]
    while let (node, key) = pending.popLast() {
      if let target = node.resolved?.range, anchorUses.aliased.contains(target) {
        keys[target, default: []].insert(key)
      }
      pending += node.items.map { ($0, key) }
      pending += node.entries.map { ($0.value, $0.isMerge ? key : $0.key.text) }
    }
    return Set(keys.filter { $0.value.count { !MapShape.spec.ignores($0) } > 1 }.keys)
  }
}
