import LanguageServerProtocol

/// Answers `textDocument/definition`: a name leads to where the file gives it, a word of a
/// guideline to that, a rule id to what is known of the rule.
enum DefinitionHandler: DocumentRequestHandler {
  typealias Request = LSP.Definition

  static func respond(to request: LSP.Definition, about document: DocumentView) -> LSP.Locations {
    document.definitions(
      at: request.position,
      asLinks: document.client.abilities.navigation.hasDefinitionLinks
    )
  }
}
