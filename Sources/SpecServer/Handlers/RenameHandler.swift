import LanguageServerProtocol
import SourceText
import SpecIDE

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
      return document.edit(try document.structure.renaming(at: offset, to: request.newName))
    } catch {
      throw LSP.ResponseError(.requestFailed, error.message.inOneLine)
    }
  }
}
