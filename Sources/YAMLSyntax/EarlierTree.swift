import SourceText

/// The tree that a document had before edits which changed how its rest is read: as soon as they
/// are taken back, or mended, the rest can be taken from it.
struct EarlierTree {
  let tree: SyntaxTree
  /// The bytes of the tree that are not the same any more.
  private(set) var changed: ByteRange
  /// How many more bytes stand in their place now.
  private(set) var growth: Int

  /// `range` and `growth` are those of one edit of the tree's bytes.
  init?(_ tree: SyntaxTree, before range: ByteRange, growth: Int) {
    guard tree.restarts != nil else { return nil }
    self.tree = tree
    changed = range
    self.growth = growth
  }

  /// Takes note of another edit, of the bytes as they are now.
  mutating func note(_ range: ByteRange, growth added: Int) {
    let end = max(changed.upperBound, range.upperBound - growth)
    changed = min(changed.lowerBound, range.lowerBound)..<end
    growth += added
  }

  /// How many restart points there are, which tells how much of the document it has understood.
  private static func weight(of tree: SyntaxTree) -> Int { tree.restarts?.points.count ?? 0 }

  /// What to keep of a document that an edit has changed, of which `range` was replaced.
  static func next(
    behind document: YAMLStream.Document,
    _ range: ByteRange,
    growth: Int,
    joining joined: TreeReuse.Rest?
  ) -> EarlierTree? {
    var earlier = document.earlier
    earlier?.note(range, growth: growth)
    switch joined {
    case .latest: return earlier
    case .earlier: return nil
    case nil:
      if let earlier, weight(of: earlier.tree) > weight(of: document.tree) { return earlier }
      return EarlierTree(document.tree, before: range, growth: growth)
    }
  }
}
