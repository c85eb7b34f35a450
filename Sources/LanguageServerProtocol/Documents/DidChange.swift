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
    /// Whether one of the changes could not be read, so that the text may be another one than the
    /// client's.
    package let isIncomplete: Bool

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      let changes = value["contentChanges"]?.items
      self.uri = uri
      self.version = value["textDocument"]?.read("version")
      let read = (changes ?? []).compactMap { Change($0) }
      self.changes = read
      // What is no list of changes is one that cannot be read.
      isIncomplete = changes.map { read.count < $0.count } ?? true
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
