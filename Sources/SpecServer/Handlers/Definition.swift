import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/definition`: what defines a word of a spec is the guideline.
enum DefinitionHandler: DocumentRequestHandler {
  typealias Request = LSP.Definition

  static func respond(to request: LSP.Definition, about document: DocumentView) -> LSP.Location? {
    document.guidelinePlace(at: request.position).flatMap {
      document.location(of: $0.guideline, at: $0.range)
    }
  }
}
