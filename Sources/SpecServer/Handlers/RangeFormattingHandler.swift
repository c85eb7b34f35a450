import LanguageServerProtocol
import SpecChecking
import SpecIDE

/// Answers `textDocument/rangeFormatting`.
enum RangeFormattingHandler: DocumentRequestHandler {
  typealias Request = LSP.RangeFormatting

  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .contentModified,
    "the document has been edited"
  )

  static func respond(
    to request: LSP.RangeFormatting,
    in session: inout Session
  ) throws(LSP.ResponseError) -> [LSP.TextEdit] {
    respond(to: request, about: try session.viewToLayOut(of: request.uri))
  }

  static func respond(to request: LSP.RangeFormatting, about document: DocumentView) -> [LSP
    .TextEdit]
  {
    document.textEdits(
      document.structure.stream.formatting(in: document.offsets(of: request.range))
    )
  }
}
