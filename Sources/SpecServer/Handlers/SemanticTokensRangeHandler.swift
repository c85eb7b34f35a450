import LanguageServerProtocol

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
