import LanguageServerProtocol

/// Answers `textDocument/semanticTokens/full`, after an edit as well: Neovim writes each error
/// about tokens into its log.
enum SemanticTokensFullHandler: RequestHandler {
  typealias Request = LSP.SemanticTokensFull

  static func respond(
    to request: LSP.SemanticTokensFull,
    in session: inout Session
  ) throws(LSP.ResponseError) -> LSP.SemanticTokens {
    guard let document = session.view(of: request.uri) else { throw .notOpen }
    let tokens = document.semanticTokens
    _ = session.documents.keep(tokens, of: request.uri)
    return tokens
  }
}
