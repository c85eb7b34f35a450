public import SourceText

/// A node of a document: a scalar, a mapping, a sequence or an alias.
///
/// A cheap view, a reference to the tree and an index. All offsets count from the start of the
/// document.
public struct YAMLNode: Sendable {
  public enum Kind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
  }

  public enum Style: UInt8, Sendable {
    /// The style of aliases and plain scalars.
    case plain
    case singleQuoted, doubleQuoted
    case literal, folded
    /// The styles of collections.
    case block, flow
  }

  public let tree: SyntaxTree
  /// The position in the tree's arena; a node comes before its descendants.
  public let index: Int

  init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: Node { tree.nodes[index] }

  public var kind: Kind { node.kind }
  public var style: Style { node.style }

  /// The whole token with its quotes, or a collection from its first to its last byte; without
  /// anchor and tag.
  public var range: ByteRange {
    let node = node
    return Int(node.start)..<Int(node.end)
  }

  /// Whether nothing stands in the text where this node is expected; its range is empty.
  public var isMissing: Bool { node.flags.contains(.isMissing) }

  /// Whether a quoted scalar or a flow collection lacks its closing mark.
  public var isUnclosed: Bool { node.flags.contains(.isUnclosed) }

  /// A scalar without its quotes, the lines of a block scalar, an alias without its asterisk.
  public var contentRange: ByteRange {
    let node = node
    let range = Int(node.start)..<Int(node.end)
    switch (node.kind, node.style) {
    case (.alias, _): return min(range.lowerBound + 1, range.upperBound)..<range.upperBound
    case (.scalar, .singleQuoted), (.scalar, .doubleQuoted):
      let end = range.upperBound - (node.flags.contains(.isUnclosed) ? 0 : 1)
      return (range.lowerBound + 1)..<max(range.lowerBound + 1, end)
    case (.scalar, .literal), (.scalar, .folded):
      let storage = tree.bytes
      let bytes = storage.span
      let header = bytes.endOfLine(from: range.lowerBound)
      return min(bytes.skippingBreak(at: header), range.upperBound)..<range.upperBound
    default: return range
    }
  }

  /// The decoded text of a scalar (escapes, folding and chomping applied), or the name of an
  /// alias; empty for collections.
  public var text: String {
    switch kind {
    case .scalar: ScalarText(node, in: tree, index: index).decoded.streamSafe
    case .alias: tree.string(in: contentRange).streamSafe
    case .mapping, .sequence: ""
    }
  }

  /// The anchor on this node, if any.
  public var anchor: YAMLAnchor? {
    guard let range = properties?.anchor else { return nil }
    let name = tree.string(in: (range.lowerBound + 1)..<range.upperBound).streamSafe
    return YAMLAnchor(range: range, name: name)
  }

  /// The tag on this node, if any.
  public var tag: YAMLTag? {
    guard let range = properties?.tag else { return nil }
    return YAMLTag(range: range, in: tree)
  }

  /// The range together with the anchor and the tag before it.
  public var rangeWithProperties: ByteRange {
    guard let properties else { return range }
    let range = range
    let start = [properties.anchor?.lowerBound, properties.tag?.lowerBound].compactMap(\.self).min()
    return min(start ?? range.lowerBound, range.lowerBound)..<range.upperBound
  }

  private var properties: NodeProperties? {
    guard node.flags.contains(.hasProperties) else { return nil }
    let found = tree.properties.firstIndex(notBelow: index, by: \.node)
    guard found < tree.properties.count, tree.properties[found].node == index else { return nil }
    return tree.properties[found]
  }

  /// How many bytes stand before this node on its line.
  public var column: Int { tree.column(of: range.lowerBound) }

  /// How many spaces the line begins with on which this node starts.
  public var indentation: Int { tree.indentation(ofLineAt: range.lowerBound) }

  /// The collection that directly holds this node; walks from the root.
  public var parent: YAMLNode? { tree.parent(of: self) }

  /// The node itself, or what an alias stands for; `nil` where there is no such node.
  ///
  /// An alias stands for the nearest preceding node with its anchor. The result is never an alias,
  /// but it may contain the alias that it was reached by.
  public var resolved: YAMLNode? {
    guard kind == .alias else { return self }
    let found = tree.aliasTargets.firstIndex(notBelow: index, by: \.node)
    guard found < tree.aliasTargets.count, tree.aliasTargets[found].node == index else {
      return nil
    }
    return YAMLNode(tree: tree, index: tree.aliasTargets[found].value)
  }

  /// Whether an alias stands within what it stands for, so that it has no end.
  public var isWithinItsTarget: Bool {
    guard kind == .alias, let target = resolved else { return false }
    return target.childIndices.contains(index)
  }
}

extension YAMLNode: Equatable {
  /// Compares the identity of the tree and the place in it.
  public static func == (left: YAMLNode, right: YAMLNode) -> Bool {
    left.tree === right.tree && left.index == right.index
  }
}

/// A name given to a node by `&name`.
public struct YAMLAnchor: Sendable, Equatable {
  /// From the `&` on.
  public let range: ByteRange
  public let name: String
}

/// A type given to a node by `!`.
public struct YAMLTag: Sendable, Equatable {
  /// From the first `!` on.
  public let range: ByteRange
  private let tree: SyntaxTree

  init(range: ByteRange, in tree: SyntaxTree) {
    self.range = range
    self.tree = tree
  }

  /// The whole tag, its handle replaced by the prefix it stands for; `!` for the bare one.
  ///
  /// It is put together each time, because a prefix may be long and stand for many handles.
  public var resolved: String { tree.tags.resolve(tree.string(in: range)) }

  /// The tag as it stands in the text.
  package var written: ArraySlice<UInt8> { tree.bytes[range] }

  public static func == (left: YAMLTag, right: YAMLTag) -> Bool {
    left.range == right.range && left.resolved == right.resolved
  }
}
