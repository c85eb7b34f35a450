package import JSONText

extension LSP {
  /// `workspace/configuration`, asked of clients that have `workspace.configuration`.
  package struct ConfigurationRequest: Outgoing {
    package static let method = "workspace/configuration"

    package let section: String
    /// The folders that it is also asked for, by their URIs.
    package let folders: [String]

    package init(section: String, folders: [String] = []) {
      self.section = section
      self.folders = folders
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.key("items")
        $0.array {
          $0.object { $0.member("section", section) }
          for folder in folders {
            $0.object {
              $0.member("scopeUri", folder)
              $0.member("section", section)
            }
          }
        }
      }
    }
  }

  /// `workspace/didChangeConfiguration`; some clients send the settings, some only say so.
  package struct DidChangeConfiguration: Notification {
    package static let method = "workspace/didChangeConfiguration"

    package let settings: JSONValue?

    package init?(_ value: JSONValue) {
      self.settings = value["settings"]
    }
  }

  /// `workspace/didChangeWatchedFiles`; the client was asked to watch configuration files, and
  /// specs where it asks for the diagnostics of all.
  package struct DidChangeWatchedFiles: Notification {
    package static let method = "workspace/didChangeWatchedFiles"

    /// The URIs of what has changed.
    package let uris: [String]

    package init?(_ value: JSONValue) {
      uris = (value["changes"]?.items ?? []).compactMap { $0["uri"]?.string }
    }
  }

  /// `workspace/diagnostic/refresh`: the client is to ask for diagnostics again.
  package struct DiagnosticRefresh: Outgoing {
    package static let method = "workspace/diagnostic/refresh"

    package init() {}

    package func write(to writer: inout JSONWriter) {
      writer.null()
    }
  }

  /// `workspace/codeLens/refresh`: the client is to ask for code lenses again.
  package struct CodeLensRefresh: Outgoing {
    package static let method = "workspace/codeLens/refresh"

    package init() {}

    package func write(to writer: inout JSONWriter) {
      writer.null()
    }
  }

  /// `workspace/inlayHint/refresh`: the client is to ask for inlay hints again.
  package struct InlayHintRefresh: Outgoing {
    package static let method = "workspace/inlayHint/refresh"

    package init() {}

    package func write(to writer: inout JSONWriter) {
      writer.null()
    }
  }
}
