package import JSONText

extension LSP {
  /// `textDocument/references`; the server advertises `referencesProvider`.
  package struct References: DocumentRequest {
    package static let method = "textDocument/references"

    package let uri: String
    package let position: Position
    /// Whether the place where the thing gets its name is wanted, too.
    package let includesDeclaration: Bool

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let position: Position = value.read("position") else {
        return nil
      }
      self.uri = uri
      self.position = position
      includesDeclaration = value["context"]?["includeDeclaration"]?.bool ?? true
    }

    package typealias Answer = [Location]
  }
}
