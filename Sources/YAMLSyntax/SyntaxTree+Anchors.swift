extension SyntaxTree {
  /// The aliases that have an anchor before them, in the order of the text.
  public var aliases: [YAMLNode] {
    aliasTargets.map { YAMLNode(tree: self, index: $0.node) }
  }

  /// The names of all anchors, in the order of the text.
  public var anchorNames: [String] {
    properties.compactMap(\.anchor).map { string(in: ($0.lowerBound + 1)..<$0.upperBound) }
  }

  /// The nodes with an anchor, in the order of the text.
  public var anchoredNodes: [YAMLNode] {
    properties.filter { $0.anchor != nil }.map { YAMLNode(tree: self, index: $0.node) }
  }

  /// The names of the aliases that have no anchor before them.
  public var danglingAliasNames: [String] {
    var names: [String] = []
    var known = aliasTargets[...]
    for index in nodes.indices where nodes[index].kind == .alias {
      if known.first?.node == index {
        known.removeFirst()
      } else {
        names.append(YAMLNode(tree: self, index: index).text)
      }
    }
    return names
  }
}
