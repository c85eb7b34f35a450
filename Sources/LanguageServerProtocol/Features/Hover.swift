package import JSONText

extension LSP {
  /// `textDocument/hover`; the server advertises `hoverProvider`.
  package struct Hover: DocumentRequest {
    package static let method = "textDocument/hover"

    package let uri: String
    package let position: Position

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let position: Position = value.read("position") else {
        return nil
      }
      self.uri = uri
      self.position = position
    }

    package typealias Answer = Result?

    package struct Result: JSONWritable, Sendable, Equatable {
      package let contents: MarkupContent
      package let range: Range

      package init(contents: MarkupContent, range: Range) {
        self.contents = contents
        self.range = range
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("contents", contents)
          $0.member("range", range)
        }
      }
    }
  }
}
