import LanguageServerProtocol
import SourceText
import SpecIDE
import SpecWorkspace

/// Answers `textDocument/codeLens`.
enum CodeLensHandler: DocumentRequestHandler {
  typealias Request = LSP.CodeLenses

  static let errorAfterEdit: LSP.ResponseError? = LSP.ResponseError(
    .contentModified,
    "the document has been edited"
  )

  static func respond(to request: LSP.CodeLenses, about document: DocumentView) -> [LSP.CodeLens] {
    guard document.configuration.showsCodeLenses else { return [] }
    return document.snapshot.codeLenses.flatMap { lens in
      let range = document.range(of: lens.range)
      let copies = lens.copies ? CopyCommand.allCases.filter(document.client.copies) : []
      return [LSP.CodeLens(range: range, title: lens.title.inOneLine)]
        + copies.map {
          LSP.CodeLens(
            range: range,
            title: $0.title,
            command: $0.rawValue,
            arguments: [document.uri]
          )
        }
    }
  }
}

/// The commands whose answer is a text that the client copies.
enum CopyCommand: String, CaseIterable {
  case text = "a11y-spec.copyAsText"
  case markdown = "a11y-spec.copyAsMarkdown"

  var title: String {
    switch self {
    case .text: "Copy announcements"
    case .markdown: "Copy as Markdown"
    }
  }

  var form: AnnouncementForm {
    switch self {
    case .text: .text
    case .markdown: .markdown
    }
  }
}

extension Client {
  /// Whether the client copies the answer of a command: others would run it for nothing.
  fileprivate func copies(_ command: CopyCommand) -> Bool {
    abilities.commands.contains(command.rawValue)
  }
}
