import LanguageServerProtocol

/// Answers `textDocument/definition`.
///
/// - A name leads to the place where the file gives it.
/// - A word of a guideline leads to the guideline.
/// - A sentence of a guideline leads to the facts of the model that quote it.
/// - A rule id leads to what is known of the rule.
enum DefinitionHandler: DocumentRequestHandler {
  typealias Request = LSP.Definition

  static func respond(to request: LSP.Definition, about document: DocumentView) -> LSP.Locations {
    document.definitions(
      at: request.position,
      asLinks: document.client.abilities.navigation.hasDefinitionLinks
    )
  }
}
