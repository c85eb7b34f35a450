import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecWorkspace

/// Answers `workspace/willRenameFiles`: configurations go on naming the guidelines that get another
/// place.
enum WillRenameFilesHandler: RequestHandler {
  static func respond(
    to request: LSP.WillRenameFiles,
    in session: inout Session
  ) -> LSP.WorkspaceEdit? {
    let renames = request.files.compactMap { file -> (old: String, new: String)? in
      guard let old = DocumentPlace.path(ofFileURI: file.oldURI),
        let new = DocumentPlace.path(ofFileURI: file.newURI)
      else { return nil }
      return (old, new)
    }
    let documents = session.configurations.resolver.files.compactMap { file in
      let edits = FilePath.folder(of: file.path).map { folder in
        FormatDocument(configuration: file.text).changingGuidelines {
          renamed($0, in: folder, by: renames)
        }
      }
      return edits.flatMap { session.edit($0, of: file.path, as: file.text) }
    }
    return documents.isEmpty ? nil : LSP.WorkspaceEdit(documents)
  }

  /// A path of a configuration after files were renamed; `nil` where it stays as it is.
  private static func renamed(
    _ path: String,
    in folder: String,
    by renames: [(old: String, new: String)]
  ) -> String? {
    let absolute = FilePath.absolute(path, from: folder)
    for rename in renames {
      let rest = FilePath.relative(absolute, to: rename.old)
      guard absolute == rename.old || rest != nil else { continue }
      let new = rest.map { FilePath.entry($0, in: rename.new) } ?? rename.new
      return FilePath.isAbsolute(path) ? new : FilePath.reference(new, from: folder)
    }
    return nil
  }
}

extension Session {
  /// Edits of a file, open or not.
  fileprivate func edit(_ edits: [TextEdit], of path: String, as text: SourceText)
    -> LSP.WorkspaceEdit.Document?
  {
    guard !edits.isEmpty else { return nil }
    let open = documents.byURI.values.first { $0.place.path == path }
    // An open document that has been edited since has other places.
    if let open, open.text != text { return nil }
    return LSP.WorkspaceEdit.Document(
      uri: open?.uri ?? DocumentPlace.fileURI(path),
      version: client.abilities.workspace.hasDocumentChanges ? open?.version : nil,
      edits: edits.map {
        let ends = [$0.range.lowerBound, $0.range.upperBound].map {
          let place = text.position(at: $0, in: client.encoding)
          return LSP.Position(line: place.line, character: place.column)
        }
        return LSP.TextEdit(
          range: LSP.Range(start: ends[0], end: ends[1]),
          newText: $0.replacement
        )
      }
    )
  }
}
