import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/prepareRename`.
enum PrepareRenameHandler: DocumentRequestHandler {
  typealias Request = LSP.PrepareRename

  static func respond(
    to request: LSP.PrepareRename,
    about document: DocumentView
  ) -> LSP.PrepareRename.Place? {
    document.names.renamable(at: document.offset(of: request.position)).map {
      LSP.PrepareRename.Place(range: document.range(of: $0.range), placeholder: $0.word)
    }
  }
}

/// Answers `textDocument/rename`; a name that cannot be given is an error, which editors show.
enum RenameHandler: RequestHandler {
  typealias Request = LSP.Rename

  static func respond(
    to request: LSP.Rename,
    in session: inout Session
  ) throws(LSP.ResponseError) -> LSP.WorkspaceEdit {
    guard let document = session.view(of: request.uri) else { throw .notOpen }
    do {
      let offset = document.offset(of: request.position)
      return document.edit(try document.names.renaming(at: offset, to: request.newName))
    } catch {
      throw LSP.ResponseError(.requestFailed, error.message)
    }
  }
}
