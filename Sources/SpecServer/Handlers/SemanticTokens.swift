import LanguageServerProtocol

/// Answers `textDocument/semanticTokens/full`, after an edit as well: Neovim writes each error about
/// tokens into its log.
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

/// Answers `textDocument/semanticTokens/full/delta`.
enum SemanticTokensDeltaHandler: RequestHandler {
  typealias Request = LSP.SemanticTokensDelta

  static func respond(
    to request: LSP.SemanticTokensDelta,
    in session: inout Session
  ) throws(LSP.ResponseError) -> LSP.SemanticTokensDelta.Answer {
    guard let document = session.view(of: request.uri) else { throw .notOpen }
    let tokens = document.semanticTokens
    let old = session.documents.keep(tokens, of: request.uri)
    guard let old, let resultID = tokens.resultID, old.resultID == request.previousResultID else {
      return .full(tokens)
    }
    return .delta(resultID: resultID, tokens.edits(from: old.data))
  }
}

/// Answers `textDocument/semanticTokens/range`.
enum SemanticTokensRangeHandler: DocumentRequestHandler {
  typealias Request = LSP.SemanticTokensRange

  static func respond(
    to request: LSP.SemanticTokensRange,
    about document: DocumentView
  ) -> LSP.SemanticTokens {
    LSP.SemanticTokens(
      resultID: nil,
      data: document.tokenData(in: document.offsets(of: request.range))
    )
  }
}
