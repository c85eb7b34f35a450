import LanguageServerProtocol
import SpecChecking
import SpecIDE

/// Answers `textDocument/onTypeFormatting`.
enum OnTypeFormattingHandler: DocumentRequestHandler {
  typealias Request = LSP.OnTypeFormatting

  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .contentModified,
    "the document has been edited"
  )

  static func respond(to request: LSP.OnTypeFormatting, about document: DocumentView) -> [LSP
    .TextEdit]
  {
    document.textEdits(
      document.structure.stream.formatting(
        afterTyping: request.character,
        at: document.offset(of: request.position)
      )
    )
  }
}
