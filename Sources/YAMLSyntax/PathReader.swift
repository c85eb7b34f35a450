import SourceText

/// Finds what lies around many offsets of one tree, in one walk where the offsets rise.
///
/// Deep nesting costs its depth once and not for each offset. The nodes of a collection are listed
/// when it is first met. So a long one is not walked through for each offset either.
public final class PathReader {
  public let tree: SyntaxTree
  /// Where the nodes directly in a collection stand in the tree, by the collection's own place.
  private var children: [Int: [Int]] = [:]
  /// The nodes around the last offset, each within the one before, by their place in the tree.
  private var path: [Int] = []
  /// The place in the tree of the first node that begins behind the last offset.
  private var next = 0
  private var lastOffset = 0

  public init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// The nodes that touch an offset, the innermost first.
  ///
  /// ``SyntaxTree/path(to:)`` has the same ones in the opposite order. The walk starts again for an
  /// offset in front of the last one.
  public func nodes(around offset: Int) -> some Sequence<YAMLNode> {
    if offset < lastOffset { (path, next) = ([], 0) }
    lastOffset = offset
    while next < tree.nodes.count, Int(tree.nodes[next].start) <= offset {
      leaveNodes { Int($0.subtreeEnd) <= next }
      path.append(next)
      next += 1
    }
    leaveNodes { Int($0.end) < offset }
    return path.reversed().lazy.map { [tree] in YAMLNode(tree: tree, index: $0) }
  }

  private func leaveNodes(while isPassed: (Node) -> Bool) {
    while let last = path.last, isPassed(tree.nodes[last]) { path.removeLast() }
  }

  /// The last entry of a mapping that touches an offset.
  public func entry(of mapping: YAMLNode, touching offset: Int) -> YAMLEntry? {
    guard mapping.kind == .mapping else { return nil }
    let children = children(of: mapping.index)
    let found = last(of: children, from: offset) ?? -1
    // A property of the next key stands in front of it.
    for key in [found / 2 * 2 + 2, found / 2 * 2] where key + 1 < children.count {
      let entry = YAMLEntry(
        key: YAMLNode(tree: tree, index: children[key]),
        value: YAMLNode(tree: tree, index: children[key + 1])
      )
      if entry.range.touches(offset) { return entry }
    }
    return nil
  }

  private func children(of index: Int) -> [Int] {
    if let known = children[index] { return known }
    var found: [Int] = []
    var next = index + 1
    while next < Int(tree.nodes[index].subtreeEnd) {
      found.append(next)
      next = Int(tree.nodes[next].subtreeEnd)
    }
    children[index] = found
    return found
  }

  /// The place in a list of the last node that begins at an offset or in front of it.
  private func last(of children: [Int], from offset: Int) -> Int? {
    let found = children.firstIndex(notBelow: offset + 1) { Int(tree.nodes[$0].start) } - 1
    return found < 0 ? nil : found
  }
}
