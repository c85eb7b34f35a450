import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/documentHighlight`.
enum DocumentHighlightHandler: DocumentRequestHandler {
  typealias Request = LSP.DocumentHighlights

  static func respond(
    to request: LSP.DocumentHighlights,
    about document: DocumentView
  ) -> [LSP.DocumentHighlight] {
    document.occurrences(at: request.position).map {
      LSP.DocumentHighlight(
        range: document.range(of: $0.range),
        isDeclaration: $0.isDeclaration
      )
    }
  }
}
