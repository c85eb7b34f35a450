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
      /// The documents and models of guidelines below some folders, by their URIs, or anywhere in
      /// the workspace where none is given.
      case guidelineFiles(in: [String])
    }

    package let registrations: [Registration]

    package init(_ registrations: [Registration]) {
      self.registrations = registrations
    }

    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("registrations", registrations) }
    }
  }

  /// `client/unregisterCapability` for what has been registered before.
  package struct UnregisterCapability: Outgoing {
    package static let method = "client/unregisterCapability"

    private let registration: RegisterCapability.Registration

    /// Ends what `RegisterCapability.Registration.guidelineFiles` has begun.
    package static let guidelineFiles = UnregisterCapability(registration: .guidelineFiles(in: []))

    package func write(to writer: inout JSONWriter) {
      writer.object {
        // The protocol has the word misspelt.
        $0.key("unregisterations")
        $0.array {
          $0.object {
            $0.member("id", registration.id)
            $0.member("method", registration.method)
          }
        }
      }
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
      $0.member("id", id)
      $0.member("method", method)
      $0.key("registerOptions")
      $0.object {
        switch self {
        case .configurationChanges(let section): $0.member("section", section)
        case .watchedFiles(let glob):
          $0.key("watchers")
          $0.array { $0.object { $0.member("globPattern", glob) } }
        case .guidelineFiles(let folders):
          $0.key("watchers")
          $0.array { Self.writeGuidelineWatchers(in: folders, to: &$0) }
        }
      }
    }
  }

  private static func writeGuidelineWatchers(in folders: [String], to writer: inout JSONWriter) {
    let glob = "**/*.{md,markdown,model.yaml,model.yml}"
    guard !folders.isEmpty else {
      writer.object { $0.member("globPattern", glob) }
      return
    }
    for folder in folders {
      writer.object {
        $0.key("globPattern")
        $0.object {
          $0.member("baseUri", folder)
          $0.member("pattern", glob)
        }
      }
    }
  }

  /// Tells the registration from the others.
  var id: String {
    switch self {
    case .configurationChanges, .watchedFiles: method
    case .guidelineFiles: "guidelines"
    }
  }

  var method: String {
    switch self {
    case .configurationChanges: LSP.DidChangeConfiguration.method
    case .watchedFiles, .guidelineFiles: LSP.DidChangeWatchedFiles.method
    }
  }
}
