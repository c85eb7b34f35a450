import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/completion`.
enum CompletionHandler: DocumentRequestHandler {
  typealias Request = LSP.Completion

  static func respond(
    to request: LSP.Completion,
    about document: DocumentView
  ) -> LSP.CompletionList {
    let all = document.completions(at: request.position)
    let isUnasked = [":", " "].contains(request.trigger)
    let completions = isUnasked ? all.unasked : all
    let defaults = document.completionDefaults(of: completions)
    return LSP.CompletionList(
      defaults: defaults,
      items: completions.map { document.item($0, defaults: defaults) }
    )
  }
}
