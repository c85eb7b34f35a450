import LanguageServerProtocol

/// Answers `textDocument/diagnostic`.
enum DiagnosticHandler: DocumentRequestHandler {
  typealias Request = LSP.DocumentDiagnostic

  /// A client would take an answer without diagnostics for a clean text; this one it takes for
  /// what it is, and asks again.
  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .serverCancelled,
    "the document has been edited",
    retriggersRequest: true
  )

  static let answerWhenNotOpen: LSP.DocumentDiagnostic.Answer? = .full(resultID: "0", [])

  static func respond(
    to request: LSP.DocumentDiagnostic,
    about document: DocumentView
  ) -> LSP.DocumentDiagnostic.Answer {
    if request.previousResultID == document.resultID {
      return .unchanged(resultID: document.resultID)
    }
    return .full(resultID: document.resultID, document.diagnostics)
  }
}
