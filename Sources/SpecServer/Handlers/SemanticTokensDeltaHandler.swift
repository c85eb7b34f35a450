import LanguageServerProtocol

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
