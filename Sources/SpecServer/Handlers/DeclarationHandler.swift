import LanguageServerProtocol

/// Answers `textDocument/declaration`, which is the definition: a spec declares nothing apart.
enum DeclarationHandler: DocumentRequestHandler {
  typealias Request = LSP.Declaration

  static func respond(to request: LSP.Declaration, about document: DocumentView) -> LSP.Locations {
    document.definitions(
      at: request.position,
      asLinks: document.client.abilities.navigation.hasDeclarationLinks
    )
  }
}
