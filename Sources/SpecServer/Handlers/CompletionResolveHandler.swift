import Guidelines
import LanguageServerProtocol
import SpecChecking
import SpecIDE

/// Answers `completionItem/resolve`.
enum CompletionResolveHandler: RequestHandler {
  static func respond(
    to request: LSP.CompletionResolve,
    in session: inout Session
  ) -> LSP.CompletionResolve.Answer {
    let client = session.client
    let formats = client.abilities.completion.documentationFormats
    let prose = request.data.flatMap { data -> String? in
      let (key, uri) = DocumentView.completionSubject(data)
      let library = session.view(of: uri)?.library ?? .builtIn
      return Snapshot.documentation(for: key, in: library, as: client.style(formats))
    }
    return LSP.CompletionResolve.Answer(
      item: request.item,
      documentation: prose.map { client.content($0, formats) }
    )
  }
}
