package import JSONText

extension LSP {
  /// `workspace/configuration`, asked of clients that have `workspace.configuration`.
  package struct ConfigurationRequest: Outgoing {
    package static let method = "workspace/configuration"

    package let section: String

    package init(section: String) {
      self.section = section
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.key("items")
        $0.array { $0.object { $0.member("section", section) } }
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

  /// `workspace/didChangeWatchedFiles`; the client was asked to watch configuration files.
  package struct DidChangeWatchedFiles: Notification {
    package static let method = "workspace/didChangeWatchedFiles"

    package init?(_ value: JSONValue) {}
  }

  /// `client/registerCapability` for what can only be asked for after `initialized`.
  package struct RegisterCapability: Outgoing {
    package static let method = "client/registerCapability"

    package enum Registration: Sendable, Equatable {
      case configurationChanges(section: String)
      case watchedFiles(glob: String)
    }

    package let registrations: [Registration]

    package init(_ registrations: [Registration]) {
      self.registrations = registrations
    }

    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("registrations", registrations) }
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

  /// `workspace/inlayHint/refresh`: the client is to ask for inlay hints again.
  package struct InlayHintRefresh: Outgoing {
    package static let method = "workspace/inlayHint/refresh"

    package init() {}

    package func write(to writer: inout JSONWriter) {
      writer.null()
    }
  }
}

extension LSP.RegisterCapability.Registration: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("id", method)
      $0.member("method", method)
      $0.key("registerOptions")
      $0.object {
        switch self {
        case .configurationChanges(let section): $0.member("section", section)
        case .watchedFiles(let glob):
          $0.key("watchers")
          $0.array { $0.object { $0.member("globPattern", glob) } }
        }
      }
    }
  }

  private var method: String {
    switch self {
    case .configurationChanges: LSP.DidChangeConfiguration.method
    case .watchedFiles: LSP.DidChangeWatchedFiles.method
    }
  }
}
