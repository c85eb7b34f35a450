package import JSONText

extension LSP {
  /// `textDocument/didClose`; the server advertises `textDocumentSync.openClose`.
  package struct DidClose: Notification {
    package static let method = "textDocument/didClose"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }
  }
}
