package import SourceText
package import YAMLSyntax

extension YAMLProblem {
  /// What stands on the other side of a merge conflict, which is no spec together with the first.
  package var otherSide: ByteRange? {
    guard code == .conflictMarker, related.count > 1, let first = related.first,
      let last = related.last
    else { return nil }
    return first.range.upperBound..<max(last.range.lowerBound, first.range.upperBound)
  }
}
