extension SyntaxTree {
  /// The aliases that have an anchor before them, in the order of the text.
  public var aliases: [YAMLNode] {
    aliasTargets.map { YAMLNode(tree: self, index: $0.node) }
  }

  /// The names of all anchors, in the order of the text.
  public var anchorNames: [String] {
    properties.compactMap(\.anchor).map { string(in: ($0.lowerBound + 1)..<$0.upperBound) }
  }
}
