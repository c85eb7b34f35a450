import SourceText

extension Parser {
  /// What reading makes of a document: its nodes in preorder, and what few of them have.
  struct Tables: Equatable {
    var nodes: [Node] = []
    var comments: [ByteRange] = []
    var properties: [NodeProperties] = []
    /// The indices of the nodes that are aliases.
    var aliases: [Int] = []
    var blockIndentations: [NodeFact] = []

    /// How many elements there are of each.
    struct Counts: Equatable {
      var nodes = 0
      var comments = 0
      var properties = 0
      var aliases = 0
      var blockIndentations = 0
    }

    var counts: Counts {
      Counts(
        nodes: nodes.count,
        comments: comments.count,
        properties: properties.count,
        aliases: aliases.count,
        blockIndentations: blockIndentations.count
      )
    }

    mutating func truncate(to counts: Counts) {
      nodes.truncate(to: counts.nodes)
      comments.truncate(to: counts.comments)
      properties.truncate(to: counts.properties)
      aliases.truncate(to: counts.aliases)
      blockIndentations.truncate(to: counts.blockIndentations)
    }

    /// Puts a collection in front of the nodes from `index` on, whose end is known when it closes.
    mutating func insert(
      _ kind: YAMLNode.Kind,
      _ style: YAMLNode.Style,
      before index: Int,
      at start: Int
    ) {
      nodes.insert(Node(opening: kind, style, at: start), at: index)
      for moved in (index + 1)..<nodes.count { nodes[moved].subtreeEnd += 1 }
      var position = properties.count
      while position > 0, properties[position - 1].node >= index {
        position -= 1
        properties[position].node += 1
      }
      position = aliases.count
      while position > 0, aliases[position - 1] >= index {
        position -= 1
        aliases[position] += 1
      }
    }
  }
}

extension Node {
  /// A collection that begins at an offset and is still open.
  init(opening kind: YAMLNode.Kind, _ style: YAMLNode.Style, at start: Int) {
    self.init(
      start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: start),
      subtreeEnd: 0,
      kind: kind,
      style: style,
      flags: []
    )
  }
}
