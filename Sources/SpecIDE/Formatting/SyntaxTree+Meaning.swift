import SourceText
import YAMLSyntax

extension SyntaxTree {
  /// Whether another document says the same.
  ///
  /// It has the same nodes of the same styles, quotes aside. Texts, anchors, tags, comments and
  /// mistakes are the same as well.
  func says(_ other: SyntaxTree) -> Bool {
    guard problems.map(\.code) == other.problems.map(\.code),
      directives.map(\.parameters) == other.directives.map(\.parameters),
      hasExplicitStart == other.hasExplicitStart, hasExplicitEnd == other.hasExplicitEnd,
      comments.map(wordsOfComment) == other.comments.map(other.wordsOfComment)
    else { return false }
    guard let root, let otherRoot = other.root else { return self.root == nil && other.root == nil }
    var pending = [(root, otherRoot)]
    while let (node, other) = pending.popLast() {
      guard node.isLike(other) else { return false }
      let pairs = Array(zip(node.children, other.children))
      guard pairs.count == node.children.count, pairs.count == other.children.count else {
        return false
      }
      pending += pairs
    }
    return true
  }

  /// What a comment says, the blanks behind its mark aside.
  private func wordsOfComment(_ range: ByteRange) -> ArraySlice<UInt8> {
    bytes[range].dropFirst().drop(while: \.isBlank)
  }
}

extension YAMLNode {
  /// Keys and values, or items, in order.
  fileprivate var children: [YAMLNode] { entries.flatMap { [$0.key, $0.value] } + items }

  /// Whether a node of a document with the same directives is the same as this one.
  ///
  /// Its children are left aside.
  fileprivate func isLike(_ other: YAMLNode) -> Bool {
    let tag = tag
    return kind == other.kind && (style == other.style || isTextOnLines && other.isTextOnLines)
      && text == other.text && anchor?.name == other.anchor?.name
      // A tag alone says of what type its scalar is.
      && tag?.written == other.tag?.written && (tag != nil || scalarType == other.scalarType)
      && isMissing == other.isMissing && isUnclosed == other.isUnclosed
  }

  /// Whether it is a scalar without a header.
  private var isTextOnLines: Bool { kind == .scalar && style != .literal && style != .folded }
}
