package import JSONText

extension LSP {
  /// `client/registerCapability`, for abilities that a server registers after `initialized`.
  package struct RegisterCapability: Outgoing {
    package static let method = "client/registerCapability"

    package enum Registration: Sendable, Equatable {
      case configurationChanges(section: String)
      case watchedFiles(globs: [String])
      case baselines([FileWatcher])
      /// The documents and models of guidelines below some folders, by their URIs.
      ///
      /// They are anywhere in the workspace where no folder is given.
      case guidelineFiles(in: [String])
      /// What is asked for of such documents when they are open, below some folders by their paths.
      case guidelineDocuments(DocumentMethod, in: [String])
    }

    package let registrations: [Registration]

    package init(_ registrations: [Registration]) {
      self.registrations = registrations
    }

    package func write(to writer: inout JSONWriter) {
      writer.object { $0.member("registrations", registrations) }
    }
  }

  /// One file whose changes are to be reported.
  package struct FileWatcher: Sendable, Equatable, JSONWritable {
    private let folder: String?
    private let name: String

    /// - Parameters:
    ///   - folder: The URI of its folder; `nil` for any folder of the workspace.
    ///   - name: The name of the file.
    package init(folder: String?, name: String) {
      self.folder = folder
      self.name = name
    }

    package func write(to writer: inout JSONWriter) {
      let pattern = RegisterCapability.Registration.escaped(name)
      writer.object {
        $0.key("globPattern")
        guard let folder else { return $0.string("**/\(pattern)") }
        $0.object {
          $0.member("baseUri", folder)
          $0.member("pattern", pattern)
        }
      }
    }
  }

  /// A method that makes the server know an open document, or that it answers for one that is no
  /// spec.
  package enum DocumentMethod: String, Sendable, CaseIterable {
    case didOpen = "textDocument/didOpen"
    case didChange = "textDocument/didChange"
    case didSave = "textDocument/didSave"
    case didClose = "textDocument/didClose"
    case diagnostic = "textDocument/diagnostic"
    case hover = "textDocument/hover"
    case completion = "textDocument/completion"
    case definition = "textDocument/definition"
    case references = "textDocument/references"
    case documentSymbol = "textDocument/documentSymbol"
    case codeAction = "textDocument/codeAction"

    /// Whether the server knows an open document by it, and is of no use without.
    var isNeeded: Bool {
      switch self {
      case .didOpen, .didChange, .didSave, .didClose, .diagnostic: true
      case .hover, .completion, .definition, .references, .documentSymbol, .codeAction: false
      }
    }
  }

  /// `client/unregisterCapability` for what has been registered before.
  package struct UnregisterCapability: Outgoing {
    package static let method = "client/unregisterCapability"

    private let registrations: [RegisterCapability.Registration]

    package init(_ registrations: [RegisterCapability.Registration]) {
      self.registrations = registrations
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        // The protocol has the word misspelt.
        $0.key("unregisterations")
        $0.array {
          for registration in registrations {
            $0.object {
              $0.member("id", registration.id)
              $0.member("method", registration.method)
            }
          }
        }
      }
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
        case .watchedFiles(let globs):
          $0.key("watchers")
          $0.array { for glob in globs { $0.object { $0.member("globPattern", glob) } } }
        case .baselines(let watchers): $0.member("watchers", watchers)
        case .guidelineFiles(let folders):
          $0.key("watchers")
          $0.array { Self.writeWatchers(in: folders, to: &$0) }
        case .guidelineDocuments(let method, let folders):
          Self.writeSelector(in: folders, to: &$0)
          Self.writeOptions(of: method, to: &$0)
        }
      }
    }
  }

  /// The files of guidelines below a folder.
  private static let glob = "**/*.{md,markdown,model.yaml,model.yml}"

  private static func writeWatchers(in folders: [String], to writer: inout JSONWriter) {
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

  private static func writeSelector(in folders: [String], to writer: inout JSONWriter) {
    writer.key("documentSelector")
    writer.array {
      for folder in folders {
        $0.object {
          $0.member("scheme", "file")
          $0.member("pattern", "\(escaped(folder))/\(glob)")
        }
      }
    }
  }

  /// A path as a pattern that means nothing else.
  fileprivate static func escaped(_ path: String) -> String {
    path.reduce(into: "") { $0 += "[]{}*?".contains($1) ? "[\($1)]" : String($1) }
  }

  private static func writeOptions(of method: LSP.DocumentMethod, to writer: inout JSONWriter) {
    switch method {
    case .didOpen, .didClose, .hover, .definition, .references, .documentSymbol: break
    case .didChange: writer.member("syncKind", 2)
    case .didSave: writer.member("includeText", false)
    case .diagnostic:
      writer.member("interFileDependencies", true)
      writer.member("workspaceDiagnostics", false)
    case .completion:
      writer.member("triggerCharacters", LSP.Completion.triggers)
      writer.member("resolveProvider", true)
    case .codeAction:
      writer.member("codeActionKinds", LSP.CodeActionKind.allCases.map(\.rawValue))
    }
  }

  /// The id, which no other registration has.
  var id: String {
    switch self {
    case .configurationChanges, .watchedFiles: method
    case .baselines: "baselines"
    case .guidelineFiles: "guidelines"
    case .guidelineDocuments(let method, _): "guidelines \(method.rawValue)"
    }
  }

  var method: String {
    switch self {
    case .configurationChanges: LSP.DidChangeConfiguration.method
    case .watchedFiles, .baselines, .guidelineFiles: LSP.DidChangeWatchedFiles.method
    case .guidelineDocuments(let method, _): method.rawValue
    }
  }
}
