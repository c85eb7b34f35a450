import SourceText

extension SyntaxTree {
  /// The first alias that has no end, or makes the document far too large; `nil` where none does.
  ///
  /// The size is that of the document with each alias written out.
  public var excessiveAlias: YAMLNode? {
    let limit = 100_000 + 2 * bytes.count
    // How much all aliases up to each one stand for, in bytes.
    var sums = [0]
    sums.reserveCapacity(aliasTargets.count + 1)
    for alias in aliasTargets {
      let target = nodes[alias.value]
      let end = Int(target.subtreeEnd)
      let within =
        aliasTargets.firstIndex(
          notBelow: alias.value,
          by: \.node
        )..<aliasTargets.firstIndex(notBelow: end, by: \.node)
      let isEndless = alias.node < end
      let inner = isEndless ? 0 : sums[within.upperBound] - sums[within.lowerBound]
      let sum = sums[sums.count - 1] + Int(target.end - target.start) + inner
      if isEndless || sum > limit { return YAMLNode(tree: self, index: alias.node) }
      sums.append(sum)
    }
    return nil
  }
}
