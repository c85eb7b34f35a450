import LanguageServerProtocol

/// Answers `textDocument/diagnostic`; for a document that is not open with nothing.
enum DiagnosticHandler: RequestHandler {
  typealias Request = LSP.DocumentDiagnostic

  /// The error that makes the client ask again.
  ///
  /// The client would take an answer without diagnostics for a clean text.
  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .serverCancelled,
    "the document has been edited",
    retriggersRequest: true
  )

  static func respond(
    to request: LSP.DocumentDiagnostic,
    in session: inout Session
  ) -> LSP.DocumentDiagnostic.Answer {
    session.noticeChanges(behind: request.uri)
    guard let document = session.view(of: request.uri) else {
      return .full(resultID: "0", [])
    }
    if request.previousResultID == document.resultID {
      return .unchanged(resultID: document.resultID)
    }
    let others =
      session.client.abilities.diagnostics.hasRelatedDocuments
      ? session.guidelineProblems(of: request.uri) : []
    return .full(
      resultID: document.resultID,
      document.diagnostics,
      related: others.map { .init(uri: $0.uri, diagnostics: $0.diagnostics) }
    )
  }
}
