import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/references`.
enum ReferencesHandler: DocumentRequestHandler {
  typealias Request = LSP.References

  static func respond(to request: LSP.References, about document: DocumentView) -> [LSP.Location] {
    document.occurrences(at: request.position)
      .filter { request.includesDeclaration || !$0.isDeclaration }
      .map { LSP.Location(uri: document.uri, range: document.range(of: $0.range)) }
  }
}
