package import JSONText

extension LSP {
  /// `textDocument/definition`; the server advertises `definitionProvider`.
  package struct Definition: DocumentRequest {
    package static let method = "textDocument/definition"

    package let uri: String
    package let position: Position

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let position: Position = value.read("position") else {
        return nil
      }
      self.uri = uri
      self.position = position
    }

    package typealias Answer = Location?
  }
}
