import LanguageServerProtocol

/// Answers `textDocument/completion`.
enum CompletionHandler: DocumentRequestHandler {
  typealias Request = LSP.Completion

  static func respond(
    to request: LSP.Completion,
    about document: DocumentView
  ) -> LSP.CompletionList {
    let completions = document.completions(at: request.position)
    let defaults = document.completionDefaults(of: completions)
    return LSP.CompletionList(
      defaults: defaults,
      items: completions.map { document.item($0, defaults: defaults) }
    )
  }
}
