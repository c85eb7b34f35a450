import SourceText

extension SyntaxTree {
  /// How many bytes are read to find out which fixes of a document are safe.
  private static var mostBytesOfFixes: Int { 1 << 20 }

  /// Whether a fix of one of the problems writes what this tree shows: the edited document has the
  /// same nodes, and a problem less.
  ///
  /// The document is read anew for this; where it is too long for its number of problems, none of
  /// its fixes is taken for safe.
  public func isSafe(_ fix: YAMLProblem.Fix) -> Bool {
    guard bytes.count * problems.count <= Self.mostBytesOfFixes else { return false }
    let documents = YAMLStream(parsing: SourceText(bytes).applying(fix.edit)).documents
    guard documents.count == 1, let tree = documents.first?.tree else { return false }
    return tree.problems.count < problems.count && holdsSameNodes(as: tree)
  }

  private func holdsSameNodes(as other: SyntaxTree) -> Bool {
    guard nodes.count == other.nodes.count else { return false }
    return nodes.indices.allSatisfy {
      nodes[$0].subtreeEnd == other.nodes[$0].subtreeEnd
        && YAMLNode(tree: self, index: $0).isAlike(YAMLNode(tree: other, index: $0))
    }
  }
}

extension YAMLNode {
  /// Whether two nodes, apart from what they hold, say the same.
  fileprivate func isAlike(_ other: YAMLNode) -> Bool {
    guard kind == other.kind, isMissing == other.isMissing, anchor?.name == other.anchor?.name,
      tag?.resolved == other.tag?.resolved
    else { return false }
    return kind == .mapping || kind == .sequence || text == other.text
  }
}
