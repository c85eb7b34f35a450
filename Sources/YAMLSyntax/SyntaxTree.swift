public import SourceText

/// One node of the flat tree: 16 bytes, in preorder, all offsets relative to the document.
struct Node: Equatable {
  var start: UInt32
  var end: UInt32
  /// The index behind the last descendant.
  var subtreeEnd: UInt32
  var kind: YAMLNode.Kind
  var style: YAMLNode.Style
  var flags: NodeFlags
}

/// What is worth knowing of a node without a look at its bytes.
struct NodeFlags: OptionSet {
  let rawValue: UInt16

  /// The node has an entry in the table of anchors and tags.
  static let hasProperties = NodeFlags(rawValue: 1)
  /// Nothing stands in the text where a node is expected.
  static let isMissing = NodeFlags(rawValue: 2)
  /// The scalar spans more than one line.
  static let isMultiline = NodeFlags(rawValue: 4)
  /// The quoted scalar holds an escape, or a doubled single quote.
  static let hasEscapes = NodeFlags(rawValue: 8)
  /// The quoted scalar or flow collection lacks its closing mark.
  static let isUnclosed = NodeFlags(rawValue: 16)
  /// The block scalar states its indentation, which has an entry in the table of indentations.
  static let statesIndentation = NodeFlags(rawValue: 32)
}

/// The anchor and the tag of one node, as ranges that include their indicators.
struct NodeProperties: Equatable {
  var node: Int
  var anchor: ByteRange?
  var tag: ByteRange?
}

/// A number that belongs to one node, for facts that few nodes have.
struct NodeFact: Equatable {
  var node: Int
  var value: Int
}

/// A line that begins with `%`, before the document's start marker.
public struct YAMLDirective: Sendable, Equatable {
  public let range: ByteRange
  /// `YAML`, `TAG`, or a name that YAML reserves.
  public let name: String
  /// The words behind the name.
  public let parameters: [String]
}

/// One YAML document: its bytes, its nodes and what is wrong with it.
///
/// A tree depends on its own bytes alone, and all its offsets count from its first byte. So it can
/// be kept while the text around it changes. Its identity is the key of all that is derived from
/// it. Nodes lie flat in preorder: reading, copying and freeing need no recursion.
public final class SyntaxTree: Sendable {
  /// The document's own bytes, markers and directives included.
  public let bytes: [UInt8]
  /// Where comments stand, each from its `#` to the end of its line, in order.
  public let comments: [ByteRange]
  /// What is wrong, in order of position.
  public let problems: [YAMLProblem]
  /// Ranges that belong to no node, because nothing could be made of them; each has a problem.
  public let skipped: [ByteRange]
  public let directives: [YAMLDirective]
  /// Where `---` stands, if the document has it.
  public let startMarker: ByteRange?
  /// Where `...` stands, if the document has it.
  public let endMarker: ByteRange?

  let tags: TagResolution
  let nodes: [Node]
  let properties: [NodeProperties]
  let aliasTargets: [NodeFact]
  let blockIndentations: [NodeFact]

  /// Reads one document, whose markers may stand only at its start and end, as ``YAMLStream``
  /// finds them.
  public convenience init(parsing bytes: [UInt8]) {
    self.init(DocumentReading(bytes, endMarker: nil))
  }

  /// Takes over what has been read.
  init(_ reading: DocumentReading) {
    bytes = reading.document
    comments = reading.tables.comments.trimmed
    problems = reading.problems
    skipped = reading.skipped
    directives = reading.prolog.directives
    tags = reading.prolog.tags
    startMarker = reading.prolog.startMarker
    endMarker = reading.endMarker.map { $0..<($0 + 3) }
    nodes = reading.tables.nodes
    properties = reading.tables.properties
    aliasTargets = reading.aliasTargets
    blockIndentations = reading.tables.blockIndentations
  }

  /// Reads the document again after some edits; `nil` unless one document is left.
  public func applying(_ edits: [TextEdit]) -> SyntaxTree? {
    let documents = YAMLStream(parsing: SourceText(bytes).applying(edits)).documents
    return documents.count == 1 ? documents.first?.tree : nil
  }

  /// How many keys, values, items and collections the document has.
  public var nodeCount: Int { nodes.count }

  /// The document's node, or `nil` when it has no content.
  public var root: YAMLNode? {
    nodes.isEmpty ? nil : YAMLNode(tree: self, index: 0)
  }

  public var hasExplicitStart: Bool { startMarker != nil }
  public var hasExplicitEnd: Bool { endMarker != nil }

  /// The text of a range, invalid UTF-8 replaced by U+FFFD, in the Stream-Safe Text Format.
  public func string(in range: ByteRange) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).streamSafe
  }

  /// The nodes that touch an offset, from the root to the innermost.
  ///
  /// A node touches the offsets within it and the one directly behind it. Where two siblings do,
  /// the later is taken. Empty when the offset lies outside the root.
  public func path(to offset: Int) -> [YAMLNode] {
    var path: [YAMLNode] = []
    var index = 0
    var end = nodes.count
    while index < end {
      guard let found = lastNode(touching: offset, in: index..<end) else { break }
      path.append(YAMLNode(tree: self, index: found))
      index = found + 1
      end = Int(nodes[found].subtreeEnd)
    }
    return path
  }

  /// The scalar that holds the byte at an offset, found without a walk.
  public func scalar(around offset: Int) -> YAMLNode? {
    let found = nodes.firstIndex(notBelow: offset + 1) { Int($0.start) } - 1
    guard found >= 0, nodes[found].kind == .scalar, offset < Int(nodes[found].end) else {
      return nil
    }
    return YAMLNode(tree: self, index: found)
  }

  /// The last of the siblings that begin at the lower bound which touches an offset.
  private func lastNode(touching offset: Int, in siblings: Range<Int>) -> Int? {
    var found: Int?
    var index = siblings.lowerBound
    while index < siblings.upperBound, Int(nodes[index].start) <= offset {
      if offset <= Int(nodes[index].end) { found = index }
      index = Int(nodes[index].subtreeEnd)
    }
    return found
  }

  /// The collection that directly holds a node, or `nil` for the root.
  public func parent(of node: YAMLNode) -> YAMLNode? {
    var parent: Int?
    var index = 0
    while index < node.index {
      let end = Int(nodes[index].subtreeEnd)
      if node.index < end {
        parent = index
        index += 1
      } else {
        index = end
      }
    }
    return parent.map { YAMLNode(tree: self, index: $0) }
  }

  /// How many bytes stand between the start of a line and an offset on it.
  public func column(of offset: Int) -> Int {
    lineStart(of: offset).distance(to: offset)
  }

  /// How many spaces the line of an offset begins with.
  public func indentation(ofLineAt offset: Int) -> Int {
    let start = lineStart(of: offset)
    let bytes = bytes
    return bytes.span.skippingSpaces(from: start) - start
  }

  /// Where a line starts, behind a byte order mark, which takes no column.
  private func lineStart(of offset: Int) -> Int {
    let bytes = bytes
    var start = min(max(offset, 0), bytes.count)
    while start > 0, !bytes[start - 1].isBreak { start -= 1 }
    let text = bytes.span.endOfByteOrderMark(at: start)
    return text <= offset ? text : start
  }
}

extension Array {
  /// A copy without spare capacity, which leaves this buffer to its owner.
  var trimmed: [Element] {
    var copy: [Element] = []
    guard !isEmpty else { return copy }
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }

  /// Removes the elements behind the first ones.
  mutating func truncate(to wanted: Int) {
    if wanted < count { removeLast(count - wanted) }
  }
}
