import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/references`.
enum ReferencesHandler: DocumentRequestHandler {
  typealias Request = LSP.References

  static func respond(to request: LSP.References, about document: DocumentView) -> [LSP.Location] {
    document.references(
      at: request.position,
      includingDeclaration: request.includesDeclaration
    )
  }
}
