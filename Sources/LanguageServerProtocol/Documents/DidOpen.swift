package import JSONText

extension LSP {
  /// `textDocument/didOpen`; the server advertises `textDocumentSync.openClose`.
  package struct DidOpen: Notification {
    package static let method = "textDocument/didOpen"

    package let uri: String
    package let languageID: String
    package let version: Int
    /// The text as UTF-8.
    package let text: [UInt8]

    package init?(_ value: JSONValue) {
      guard let document = value["textDocument"], let uri = document["uri"]?.string,
        let text = document["text"]?.utf8
      else { return nil }
      self.uri = uri
      self.text = text
      self.languageID = document.read("languageId") ?? ""
      self.version = document.read("version") ?? 0
    }
  }
}
