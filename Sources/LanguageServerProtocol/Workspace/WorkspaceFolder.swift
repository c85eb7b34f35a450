package import JSONText

extension LSP {
  /// A folder that the client has open.
  package struct WorkspaceFolder: JSONReadable, Sendable, Equatable {
    package let uri: String

    package init(uri: String) {
      self.uri = uri
    }

    package init?(_ value: JSONValue) {
      guard let uri = value["uri"]?.string else { return nil }
      self.uri = uri
    }
  }

  /// `workspace/didChangeWorkspaceFolders`.
  package struct DidChangeWorkspaceFolders: Notification {
    package static let method = "workspace/didChangeWorkspaceFolders"

    package let added: [WorkspaceFolder]
    package let removed: [WorkspaceFolder]

    package init?(_ value: JSONValue) {
      guard let event = value["event"] else { return nil }
      added = event.read("added") ?? []
      removed = event.read("removed") ?? []
    }
  }
}
