import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/prepareRename`.
enum PrepareRenameHandler: DocumentRequestHandler {
  typealias Request = LSP.PrepareRename

  static func respond(
    to request: LSP.PrepareRename,
    about document: DocumentView
  ) -> LSP.PrepareRename.Place? {
    document.structure.renamable(at: document.offset(of: request.position)).map {
      LSP.PrepareRename.Place(range: document.range(of: $0.range), placeholder: $0.word)
    }
  }
}
