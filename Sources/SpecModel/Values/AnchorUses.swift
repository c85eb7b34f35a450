package import SourceText
import YAMLSyntax

/// The anchored nodes of a document that aliases stand for, with the reach of their aliases.
struct AnchorUses: Sendable {
  /// In the order of the text.
  private let nodes: [(range: ByteRange, aliases: ByteRange)]

  init(in tree: SyntaxTree) {
    var reaches: [ByteRange: ByteRange] = [:]
    for alias in tree.aliases {
      guard let node = alias.resolved?.range else { continue }
      let start = reaches[node]?.lowerBound ?? alias.range.lowerBound
      reaches[node] = start..<alias.range.upperBound
    }
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
}
