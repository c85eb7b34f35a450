package import JSONText

extension LSP {
  /// `textDocument/documentHighlight`; the server advertises `documentHighlightProvider`.
  package struct DocumentHighlights: PositionRequest {
    package static let method = "textDocument/documentHighlight"

    package let uri: String
    package let position: Position

    package init(uri: String, position: Position) {
      self.uri = uri
      self.position = position
    }

    package typealias Answer = [DocumentHighlight]
  }

  /// A place of the name under the cursor.
  package struct DocumentHighlight: JSONWritable, Sendable {
    package let range: Range
    /// Whether the thing gets its name here (`DocumentHighlightKind.Write`).
    package let isDeclaration: Bool

    package init(range: Range, isDeclaration: Bool) {
      self.range = range
      self.isDeclaration = isDeclaration
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("kind", isDeclaration ? 3 : 2)
      }
    }
  }
}
