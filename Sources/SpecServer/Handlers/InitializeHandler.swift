import LanguageServerProtocol
import SourceText
import SpecWorkspace

/// Answers `initialize`: agrees with the client on units and on who speaks of diagnostics.
enum InitializeHandler: RequestHandler {
  static func respond(
    to request: LSP.Initialize,
    in session: inout Session
  ) -> LSP.Initialize.Answer {
    session.phase = .running
    session.client = Client(
      abilities: request.capabilities,
      encoding: PositionEncoding(offered: request.capabilities.positionEncodings),
      name: request.clientName
    )
    session.client.open(request.folders)
    session.client.trace = request.trace
    if let options = request.initializationOptions { session.apply(options) }
    session.log.write("client \(request.clientName ?? "without a name")")
    return LSP.Initialize.Answer(
      capabilities: capabilities(for: session.client),
      serverName: LSP.Diagnostic.source,
      serverVersion: session.environment.version
    )
  }

  private static func capabilities(for client: Client) -> LSP.ServerCapabilities {
    LSP.ServerCapabilities(
      positionEncoding: client.encoding.rawValue,
      diagnosticIdentifier: client.abilities.diagnostics.isPull ? LSP.Diagnostic.source : nil,
      hasWorkspaceDiagnostics: client.asksForAllDiagnostics,
      completionTriggers: LSP.Completion.triggers,
      codeActionKinds: LSP.CodeActionKind.allCases,
      preparesRename: client.abilities.navigation.preparesRename,
      semanticTokens: semanticTokens(for: client),
      contentSchemes: client.abilities.workspace.opensTextDocumentContent
        ? [GuidelineURI.scheme] : [],
      hasWorkspaceFolders: client.abilities.workspace.hasFolders,
      fileOperations: (client.abilities.workspace.asksBeforeRenames ? ["willRename"] : [])
        + (client.abilities.workspace.tellsOfRenames ? ["didRename"] : []),
      commands: CopyCommand.allCases.map(\.rawValue)
    )
  }

  private static func semanticTokens(for client: Client) -> LSP.SemanticTokensOptions? {
    let abilities = client.abilities.semanticTokens
    let legend = TokenLegend(for: client)
    guard !legend.types.isEmpty, abilities.hasFull || abilities.hasRange else { return nil }
    return LSP.SemanticTokensOptions(
      types: legend.types,
      modifiers: legend.modifiers,
      hasFull: abilities.hasFull,
      hasDelta: abilities.hasDelta,
      hasRange: abilities.hasRange
    )
  }
}
