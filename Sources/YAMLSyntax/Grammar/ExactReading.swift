/// A document as the exact grammar reads it.
package struct ExactReading {
  /// What kept it from being read to its end, and at which offset.
  package private(set) var fault: (kind: String, offset: Int)?
  private var tables = ExactParser.Tables()
  private var prolog = ExactParser.Prolog()

  /// Reads one document up to its first fault; `endMarker` is where its line `...` begins.
  ///
  /// At each line start between two tokens that is a multiple of some bytes behind the one before,
  /// it first reads on to the end, and then goes back and reads on: a checkpoint is all that the
  /// rest depends on.
  package init(of document: [UInt8], endMarker: Int? = nil, returningEvery step: Int? = nil) {
    let bytes = document.span.extracting(first: endMarker ?? document.count)
    var parser = ExactParser()
    var limit = step ?? .max
    while parser.read(bytes, upTo: limit) == .limit {
      let point = parser.checkpoint()
      _ = parser.read(bytes, upTo: .max)
      parser.restore(point)
      limit = point.lineStart + max(step ?? 1, 1)
    }
    if parser.fault == nil {
      parser.closeAll()
      if let endMarker { parser.readEnd(document.span, at: endMarker) }
    }
    fault = parser.fault.map { ("\($0.kind)", $0.offset) }
    tables = parser.tables
    tables.properties.sort { $0.node < $1.node }
    prolog = parser.prolog
  }

  /// Whether a tree holds the same nodes, comments and directives, each at the same place.
  package func isSame(as tree: SyntaxTree) -> Bool {
    tables.nodes == tree.nodes && tables.properties == tree.properties
      && tables.comments == tree.comments && prolog.directives == tree.directives
      && tables.blockIndentations == tree.blockIndentations
      && prolog.startMarker == tree.startMarker
  }

  package func isSame(as other: ExactReading) -> Bool {
    fault?.kind == other.fault?.kind && fault?.offset == other.fault?.offset
      && (fault != nil || tables == other.tables && prolog == other.prolog)
  }
}
