import SourceText

/// Finds what lies around many offsets of one tree.
///
/// The nodes of a collection are listed when it is first met, so that a long one is not walked
/// through for each offset.
public final class PathReader {
  public let tree: SyntaxTree
  /// Where the nodes directly in a collection stand in the tree, by the collection's own place.
  private var children: [Int: [Int]] = [:]

  public init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// The nodes that touch an offset, as ``SyntaxTree/path(to:)`` has them.
  public func path(to offset: Int) -> [YAMLNode] {
    var path: [YAMLNode] = []
    var next = tree.root
    while let node = next, node.range.touches(offset) {
      path.append(node)
      let children = children(of: node.index)
      next = last(of: children, from: offset).map {
        YAMLNode(tree: tree, index: children[$0])
      }
    }
    return path
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
