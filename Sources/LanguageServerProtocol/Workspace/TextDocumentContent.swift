package import JSONText

extension LSP {
  /// `workspace/textDocumentContent` (3.18): the text of a document that no file holds; the server
  /// advertises the schemes of the URIs.
  package struct TextDocumentContent: Request {
    package static let method = "workspace/textDocumentContent"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value["uri"]?.string else { return nil }
      self.uri = uri
    }

    package struct Answer: JSONWritable, Sendable, Equatable {
      package let text: String

      package init(text: String) {
        self.text = text
      }

      package func write(to writer: inout JSONWriter) {
        writer.object { $0.member("text", text) }
      }
    }
  }
}
