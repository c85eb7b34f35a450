package import JSONText

extension LSP {
  /// What the server does, as the answer to `initialize` says.
  package struct ServerCapabilities: Sendable, JSONWritable {
    package let positionEncoding: String
    /// The name under which pull diagnostics are offered; `nil` where they are pushed.
    package let diagnosticIdentifier: String?
    /// Whether the client asks for the diagnostics of all files.
    package let hasWorkspaceDiagnostics: Bool
    package let completionTriggers: [String]
    package let codeActionKinds: [CodeActionKind]
    /// Whether the client asks what would be renamed before it asks for the new name.
    package let preparesRename: Bool
    /// `nil` for a client that knows no tokens.
    package let semanticTokens: SemanticTokensOptions?
    /// The schemes of the documents whose text the server has; empty where the client asks for
    /// none.
    package let contentSchemes: [String]
    /// Whether the client is to tell which folders it opens and closes.
    package let hasWorkspaceFolders: Bool
    /// The members of `workspace.fileOperations` that the client asks about or reports.
    package let fileOperations: [String]
    package let commands: [String]

    package init(
      positionEncoding: String,
      diagnosticIdentifier: String?,
      hasWorkspaceDiagnostics: Bool,
      completionTriggers: [String],
      codeActionKinds: [CodeActionKind],
      preparesRename: Bool,
      semanticTokens: SemanticTokensOptions?,
      contentSchemes: [String],
      hasWorkspaceFolders: Bool,
      fileOperations: [String],
      commands: [String]
    ) {
      self.positionEncoding = positionEncoding
      self.diagnosticIdentifier = diagnosticIdentifier
      self.hasWorkspaceDiagnostics = hasWorkspaceDiagnostics
      self.completionTriggers = completionTriggers
      self.codeActionKinds = codeActionKinds
      self.preparesRename = preparesRename
      self.semanticTokens = semanticTokens
      self.contentSchemes = contentSchemes
      self.hasWorkspaceFolders = hasWorkspaceFolders
      self.fileOperations = fileOperations
      self.commands = commands
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("positionEncoding", positionEncoding)
        $0.key("textDocumentSync")
        $0.object {
          $0.member("openClose", true)
          $0.member("change", 2)
          $0.member("willSave", true)
          $0.member("save", true)
        }
        $0.member("hoverProvider", true)
        $0.key("completionProvider")
        $0.object {
          $0.member("triggerCharacters", completionTriggers)
          $0.member("resolveProvider", true)
        }
        $0.key("codeActionProvider")
        $0.object { $0.member("codeActionKinds", codeActionKinds.map(\.rawValue)) }
        $0.member("definitionProvider", true)
        $0.member("declarationProvider", true)
        $0.member("referencesProvider", true)
        $0.member("documentHighlightProvider", true)
        $0.key("renameProvider")
        if preparesRename {
          $0.object { $0.member("prepareProvider", true) }
        } else {
          $0.bool(true)
        }
        $0.member("documentFormattingProvider", true)
        $0.member("documentRangeFormattingProvider", true)
        $0.key("documentOnTypeFormattingProvider")
        $0.object {
          $0.member("firstTriggerCharacter", OnTypeFormatting.triggers[0])
          $0.member("moreTriggerCharacter", Array(OnTypeFormatting.triggers.dropFirst()))
        }
        $0.member("documentSymbolProvider", true)
        $0.member("workspaceSymbolProvider", true)
        $0.key("codeLensProvider")
        $0.object { $0.member("resolveProvider", false) }
        $0.key("executeCommandProvider")
        $0.object { $0.member("commands", commands) }
        $0.key("documentLinkProvider")
        $0.object { $0.member("resolveProvider", false) }
        $0.member(optional: "semanticTokensProvider", semanticTokens)
        $0.member("foldingRangeProvider", true)
        $0.member("selectionRangeProvider", true)
        $0.key("inlayHintProvider")
        $0.object { $0.member("resolveProvider", true) }
        if let diagnosticIdentifier { writeDiagnostics(diagnosticIdentifier, to: &$0) }
        let workspace = contentSchemes + fileOperations
        if !workspace.isEmpty || hasWorkspaceFolders { writeWorkspace(to: &$0) }
      }
    }

    private func writeWorkspace(to writer: inout JSONWriter) {
      writer.key("workspace")
      writer.object {
        if hasWorkspaceFolders {
          $0.key("workspaceFolders")
          $0.object {
            $0.member("supported", true)
            $0.member("changeNotifications", true)
          }
        }
        if !fileOperations.isEmpty {
          $0.key("fileOperations")
          $0.object { for name in fileOperations { Self.writeFileOperation(name, to: &$0) } }
        }
        guard !contentSchemes.isEmpty else { return }
        $0.key("textDocumentContent")
        $0.object { $0.member("schemes", contentSchemes) }
      }
    }

    /// Files and folders of any name: a guideline may stand anywhere.
    private static func writeFileOperation(_ name: String, to writer: inout JSONWriter) {
      writer.key(name)
      writer.object {
        $0.key("filters")
        $0.array {
          $0.object {
            $0.member("scheme", "file")
            $0.key("pattern")
            $0.object { $0.member("glob", "**/*") }
          }
        }
      }
    }

    private func writeDiagnostics(_ identifier: String, to writer: inout JSONWriter) {
      writer.key("diagnosticProvider")
      writer.object {
        $0.member("identifier", identifier)
        $0.member("interFileDependencies", true)
        $0.member("workspaceDiagnostics", hasWorkspaceDiagnostics)
      }
    }
  }
}
