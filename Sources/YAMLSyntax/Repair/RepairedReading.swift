package import SourceText

extension YAMLStream {
  /// Reads a text exactly, with repairs where that stops.
  ///
  /// The way in which the program will read; only tests and measurements do by now.
  package init(repairing text: SourceText) {
    var documents: [Document] = []
    var boundaries = DocumentBoundaries(of: text, from: 0)
    while let extent = boundaries.next() {
      let start = extent.range.lowerBound
      let tree = SyntaxTree(
        repairing: text.bytes(of: extent),
        endMarker: extent.endMarker.map { $0 - start }
      )
      documents.append(Document(start: start, tree: tree))
    }
    self.init(text: text, documents: documents, spacing: RestartLog.usualSpacing)
  }
}

extension SyntaxTree {
  /// Reads one document; `endMarker` is where its line `...` begins.
  convenience init(repairing document: [UInt8], endMarker: Int?) {
    let bytes = document.span
    var repairer = Repairer()
    repairer.read(bytes.extracting(first: endMarker ?? bytes.count))
    var parser = Parser(repairer)
    if let endMarker { parser.readEnd(bytes, at: endMarker) }
    parser.findFaults(bytes, in: 0..<bytes.count)
    let mended = repairer.problems.flatMap { $0.fix?.edits.map(\.range) ?? [] }
    parser.log.faults.removeAll { fault in mended.contains { $0.overlaps(fault.range) } }
    parser.reportFaults(bytes)
    parser.resolveAliases(bytes)
    parser.sortTables()
    self.init(document, parser, nodes: parser.nodes)
  }
}

extension Parser {
  /// Takes over what has been read, to tell of characters and of aliases without an anchor.
  fileprivate init(_ repairer: borrowing Repairer) {
    self.init()
    let tables = repairer.parser.tables
    nodes = tables.nodes
    comments = tables.comments.sorted { $0.lowerBound < $1.lowerBound }
    properties = tables.properties
    aliases = tables.aliases
    blockIndentations = tables.blockIndentations
    directives = repairer.parser.prolog.directives
    tags = repairer.parser.prolog.tags
    startMarker = repairer.parser.prolog.startMarker
    problems = repairer.problems
    skipped = repairer.skipped.sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// What shows that a row of the table does what it says.
package struct RepairExample: Sendable, CustomStringConvertible {
  package let code: YAMLProblem.Code
  package let message: String
  package let broken: String
  /// The text that the row makes of it.
  package let mended: String

  package var description: String { "\(code.rawValue): \(message)" }

  package static var all: [RepairExample] {
    Mistake.all.map {
      RepairExample(
        code: $0.code,
        message: $0.message,
        broken: $0.example.broken,
        mended: $0.example.mended
      )
    }
  }
}
