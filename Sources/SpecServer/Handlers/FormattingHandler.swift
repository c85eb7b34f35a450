import LanguageServerProtocol
import SpecChecking
import SpecIDE
import SpecWorkspace
import YAMLSyntax

/// Answers `textDocument/formatting`.
enum FormattingHandler: DocumentRequestHandler {
  typealias Request = LSP.Formatting

  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .contentModified,
    "the document has been edited"
  )

  static func respond(
    to request: LSP.Formatting,
    in session: inout Session
  ) throws(LSP.ResponseError) -> [LSP.TextEdit] {
    respond(to: request, about: try session.viewToLayOut(of: request.uri))
  }

  static func respond(to request: LSP.Formatting, about document: DocumentView) -> [LSP.TextEdit] {
    document.textEdits(
      document.structure.stream.formatting()
    )
  }
}

extension Session {
  /// An open document that is not too much to be laid out.
  mutating func viewToLayOut(of uri: String) throws(LSP.ResponseError) -> DocumentView {
    guard let document = view(of: uri) else { throw .notOpen }
    guard !document.structure.stream.isTooMuchToLayOut else {
      let problem = FileProblem.tooMuchToLayOut(limit: YAMLStream.mostToLayOut)
      throw LSP.ResponseError(.requestFailed, "the document \(problem.message)")
    }
    return document
  }
}
