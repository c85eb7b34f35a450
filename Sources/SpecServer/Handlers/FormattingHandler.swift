import LanguageServerProtocol
import SpecChecking
import SpecIDE

/// Answers `textDocument/formatting`.
enum FormattingHandler: DocumentRequestHandler {
  typealias Request = LSP.Formatting

  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .contentModified,
    "the document has been edited"
  )

  static func respond(to request: LSP.Formatting, about document: DocumentView) -> [LSP.TextEdit] {
    document.textEdits(
      document.names.stream.formatting()
    )
  }
}
