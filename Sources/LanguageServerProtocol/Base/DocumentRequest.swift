import JSONText

extension LSP {
  /// A request about one open document.
  package protocol DocumentRequest: Request {
    /// The URI of the document, spelt as the client spells it.
    var uri: String { get }
  }
}

extension JSONValue {
  /// The URI in the member `textDocument`.
  package var documentURI: String? {
    self["textDocument"]?["uri"]?.string
  }
}
