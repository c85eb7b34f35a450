package import JSONText

extension LSP {
  /// What the client can do, as far as the server asks; what is absent it cannot.
  package struct ClientCapabilities: Sendable {
    /// The encodings of columns that the client offers, its favourite first.
    package let positionEncodings: [String]
    package let workspace: Workspace
    package let hoverFormats: [String]
    package let completion: Completion
    package let diagnostics: Diagnostics
    package let codeAction: CodeAction
    package let navigation: Navigation
    package let semanticTokens: SemanticTokens
    /// Whether links may have a tooltip.
    package let hasLinkTooltips: Bool
    package let hasHierarchicalSymbols: Bool
    /// The methods that the server can register later, each for some documents.
    ///
    /// There are none where the client cannot register synchronization and diagnostics.
    package let documentMethods: [DocumentMethod]
    /// Whether the server may report progress of work that has no token of a request.
    package let createsProgress: Bool
    /// The kinds of symbols that the client shows of a workspace, besides the kinds that all
    /// clients do.
    package let workspaceSymbolKinds: Set<Int>
    /// The kinds of symbols that the client shows in an outline, besides the kinds that all clients
    /// do.
    package let documentSymbolKinds: Set<Int>
    /// The properties of an inlay hint that may be left to `inlayHint/resolve`.
    package let resolvableInlayHintProperties: [String]
    /// The commands of its own that the client lets items bring: `experimental.commands.commands`,
    /// as rust-analyzer has it.
    package let commands: [String]

    package init(_ value: JSONValue?) {
      let document = value?["textDocument"]
      positionEncodings = value?["general"]?.read("positionEncodings") ?? []
      workspace = Workspace(value?["workspace"])
      hoverFormats = document?["hover"]?.read("contentFormat") ?? []
      completion = Completion(document?["completion"])
      diagnostics = Diagnostics(document)
      codeAction = CodeAction(document?["codeAction"])
      navigation = Navigation(document)
      semanticTokens = SemanticTokens(document?["semanticTokens"])
      hasLinkTooltips = (document?["documentLink"]).flag("tooltipSupport")
      documentSymbolKinds = Set(
        document?["documentSymbol"]?["symbolKind"]?.read("valueSet", as: [Int].self) ?? []
      )
      createsProgress = (value?["window"]).flag("workDoneProgress")
      workspaceSymbolKinds = Set(
        value?["workspace"]?["symbol"]?["symbolKind"]?.read("valueSet", as: [Int].self) ?? []
      )
      hasHierarchicalSymbols =
        (document?["documentSymbol"]).flag("hierarchicalDocumentSymbolSupport")
      documentMethods = Self.documentMethods(document)
      resolvableInlayHintProperties =
        document?["inlayHint"]?["resolveSupport"]?.read("properties") ?? []
      commands = value?["experimental"]?["commands"]?.read("commands") ?? []
    }
  }
}

extension LSP.ClientCapabilities {
  private static func documentMethods(_ document: JSONValue?) -> [LSP.DocumentMethod] {
    guard (document?["synchronization"]).flag("dynamicRegistration"),
      (document?["diagnostic"]).flag("dynamicRegistration")
    else { return [] }
    return LSP.DocumentMethod.allCases.filter { method in
      let name = method.rawValue.split(separator: "/").last.map(String.init) ?? ""
      return method.isNeeded || (document?[name]).flag("dynamicRegistration")
    }
  }
}

extension LSP.ClientCapabilities {
  /// The members of `workspace`.
  package struct Workspace: Sendable {
    package let hasConfiguration: Bool
    /// Whether the client has several folders, which come and go.
    package let hasFolders: Bool
    package let hasDocumentChanges: Bool
    package let registersConfigurationChanges: Bool
    package let registersWatchedFiles: Bool
    /// Whether files outside of the workspace can be watched.
    package let hasRelativePatterns: Bool
    package let refreshesDiagnostics: Bool
    package let refreshesInlayHints: Bool
    package let refreshesSemanticTokens: Bool
    package let refreshesCodeLenses: Bool
    /// Whether the client asks for the diagnostics of all files.
    package let pullsDiagnostics: Bool
    /// Whether the client asks what is to be edited before files are renamed.
    package let asksBeforeRenames: Bool
    package let tellsOfRenames: Bool
    /// Whether the client opens documents whose text the server has (3.18).
    package let opensTextDocumentContent: Bool

    init(_ value: JSONValue?) {
      hasConfiguration = value.flag("configuration")
      hasFolders = value.flag("workspaceFolders")
      hasDocumentChanges = (value?["workspaceEdit"]).flag("documentChanges")
      registersConfigurationChanges =
        (value?["didChangeConfiguration"]).flag("dynamicRegistration")
      registersWatchedFiles = (value?["didChangeWatchedFiles"]).flag("dynamicRegistration")
      hasRelativePatterns = (value?["didChangeWatchedFiles"]).flag("relativePatternSupport")
      refreshesDiagnostics =
        (value?["diagnostics"]).flag("refreshSupport")
        || (value?["diagnostic"]).flag("refreshSupport")
      refreshesInlayHints = (value?["inlayHint"]).flag("refreshSupport")
      refreshesSemanticTokens = (value?["semanticTokens"]).flag("refreshSupport")
      refreshesCodeLenses = (value?["codeLens"]).flag("refreshSupport")
      // VS Code's library spells the member in the singular, the protocol in the plural.
      pullsDiagnostics =
        (value?["diagnostics"] ?? value?["diagnostic"])?.isObject ?? false
      asksBeforeRenames = (value?["fileOperations"]).flag("willRename")
      tellsOfRenames = (value?["fileOperations"]).flag("didRename")
      opensTextDocumentContent = value?["textDocumentContent"]?.isObject ?? false
    }
  }

  /// The members of `textDocument.completion`.
  package struct Completion: Sendable {
    package let hasSnippets: Bool
    package let hasInsertReplace: Bool
    package let hasLabelDetails: Bool
    package let hasAsIsIndentation: Bool
    package let documentationFormats: [String]
    package let resolvableProperties: [String]
    /// The members of `itemDefaults` that the client understands.
    package let itemDefaults: [String]

    init(_ value: JSONValue?) {
      let item = value?["completionItem"]
      hasSnippets = item.flag("snippetSupport")
      hasInsertReplace = item.flag("insertReplaceSupport")
      hasLabelDetails = item.flag("labelDetailsSupport")
      let modes: [Int] = item?["insertTextModeSupport"]?.read("valueSet") ?? []
      hasAsIsIndentation = modes.contains(1)
      documentationFormats = item?.read("documentationFormat") ?? []
      resolvableProperties = item?["resolveSupport"]?.read("properties") ?? []
      itemDefaults = value?["completionList"]?.read("itemDefaults") ?? []
    }
  }

  /// What a client shows of diagnostics, and how it gets them.
  package struct Diagnostics: Sendable {
    /// Whether the client asks for diagnostics; otherwise they are pushed.
    package let isPull: Bool
    package let hasRelatedInformation: Bool
    package let hasCodeDescription: Bool
    package let hasData: Bool
    package let hasVersion: Bool
    /// Whether an answer about one document may report others.
    package let hasRelatedDocuments: Bool
    package let tags: [Int]

    init(_ document: JSONValue?) {
      let push = document?["publishDiagnostics"]
      let pull = document?["diagnostic"]
      isPull = pull?.isObject ?? false
      // The capabilities of pull diagnostics grew these members in 3.18; before, the client's
      // word about pushed ones holds for both.
      hasRelatedInformation = push.flag("relatedInformation") || pull.flag("relatedInformation")
      hasCodeDescription =
        push.flag("codeDescriptionSupport") || pull.flag("codeDescriptionSupport")
      hasData = push.flag("dataSupport") || pull.flag("dataSupport")
      hasVersion = push.flag("versionSupport")
      hasRelatedDocuments = pull.flag("relatedDocumentSupport")
      tags =
        push?["tagSupport"]?.read("valueSet") ?? pull?["tagSupport"]?.read("valueSet") ?? []
    }
  }

  /// What of `textDocument` is about going to places and renaming what stands there.
  package struct Navigation: Sendable {
    /// Whether a definition may say which range led to it.
    package let hasDefinitionLinks: Bool
    package let hasDeclarationLinks: Bool
    package let preparesRename: Bool

    init(_ document: JSONValue?) {
      hasDefinitionLinks = (document?["definition"]).flag("linkSupport")
      hasDeclarationLinks = (document?["declaration"]).flag("linkSupport")
      preparesRename = (document?["rename"]).flag("prepareSupport")
    }
  }

  /// The members of `textDocument.semanticTokens`.
  package struct SemanticTokens: Sendable {
    package let types: [String]
    package let modifiers: [String]
    package let hasFull: Bool
    package let hasDelta: Bool
    package let hasRange: Bool

    init(_ value: JSONValue?) {
      let requests = value?["requests"]
      types = value?.read("tokenTypes") ?? []
      modifiers = value?.read("tokenModifiers") ?? []
      hasDelta = (requests?["full"]).flag("delta")
      hasFull = requests.flag("full") || requests?["full"]?.isObject ?? false
      hasRange = requests.flag("range") || requests?["range"]?.isObject ?? false
    }
  }

  /// The members of `textDocument.codeAction`.
  package struct CodeAction: Sendable {
    /// Whether the client takes code actions; otherwise it only knows commands.
    package let hasLiterals: Bool
    package let hasIsPreferred: Bool

    init(_ value: JSONValue?) {
      hasLiterals = value?["codeActionLiteralSupport"]?.isObject ?? false
      hasIsPreferred = value.flag("isPreferredSupport")
    }
  }
}

extension JSONValue? {
  /// Whether the member is there and true.
  fileprivate func flag(_ key: String) -> Bool {
    self?[key]?.bool ?? false
  }
}
