package import JSONText

extension LSP {
  /// `textDocument/didSave`; the server advertises `textDocumentSync.save`.
  package struct DidSave: Notification {
    package static let method = "textDocument/didSave"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }
  }
}
