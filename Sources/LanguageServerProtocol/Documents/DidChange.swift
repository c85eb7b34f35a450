package import JSONText

extension LSP {
  /// `textDocument/didChange`; the server advertises `textDocumentSync.change`.
  package struct DidChange: Notification {
    package static let method = "textDocument/didChange"

    /// A change of the text as the changes before it left it.
    package enum Change: Sendable, Equatable {
      case replace(Range, with: String)
      /// The whole text as UTF-8.
      case full([UInt8])
    }

    package let uri: String
    /// The version after the changes; `nil` if the client does not tell.
    package let version: Int?
    package let changes: [Change]

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI, let changes = value["contentChanges"]?.items else {
        return nil
      }
      self.uri = uri
      self.version = value["textDocument"]?.read("version")
      self.changes = changes.compactMap { Change($0) }
      // The others would be made in another text than the client's.
      if self.changes.count < changes.count { return nil }
    }
  }
}

extension LSP.DidChange.Change: JSONReadable {
  package init?(_ value: JSONValue) {
    if let range = value["range"], !range.isNull {
      guard let range = LSP.Range(range), let text = value["text"]?.string else { return nil }
      self = .replace(range, with: text)
    } else {
      guard let text = value["text"]?.utf8 else { return nil }
      self = .full(text)
    }
  }
}
