package import JSONText

extension LSP {
  /// `initialize`; the first request, which tells what the client can do.
  package struct Initialize: Request {
    package static let method = "initialize"

    /// The process that started the server, to be watched; `nil` if there is none.
    package let processID: Int?
    /// The folders that are open; none for single files.
    package let folders: [WorkspaceFolder]
    package let clientName: String?
    package let capabilities: ClientCapabilities
    /// The settings that the client passes on; whatever it likes.
    package let initializationOptions: JSONValue?
    package let trace: TraceValue

    package init?(_ value: JSONValue) {
      guard value.isObject else { return nil }
      let folders: [WorkspaceFolder] = value.read("workspaceFolders") ?? []
      let root = value["rootUri"]?.string.map { WorkspaceFolder(uri: $0) }
      self.processID = value["processId"]?.int
      self.folders = folders.isEmpty ? [root].compactMap(\.self) : folders
      self.clientName = value["clientInfo"]?["name"]?.string
      self.capabilities = ClientCapabilities(value["capabilities"])
      self.initializationOptions = value["initializationOptions"]
      self.trace = value.read("trace") ?? .off
    }

    package struct Answer: JSONWritable, Sendable {
      package let capabilities: ServerCapabilities
      package let serverName: String
      package let serverVersion: String

      package init(capabilities: ServerCapabilities, serverName: String, serverVersion: String) {
        self.capabilities = capabilities
        self.serverName = serverName
        self.serverVersion = serverVersion
      }

      package func write(to writer: inout JSONWriter) {
        writer.object {
          $0.member("capabilities", capabilities)
          $0.key("serverInfo")
          $0.object {
            $0.member("name", serverName)
            $0.member("version", serverVersion)
          }
        }
      }
    }
  }

  /// `initialized`; the client has read the answer, requests of the server may follow.
  package struct Initialized: Notification {
    package static let method = "initialized"

    package init?(_ value: JSONValue) {}
  }
}
