import LanguageServerProtocol
import SpecIDE

/// Answers `inlayHint/resolve` with the tooltip.
///
/// A hint that an edit has moved since finds no tooltip; the client asks for new hints anyway.
enum InlayHintResolveHandler: RequestHandler {
  static func respond(
    to request: LSP.InlayHintResolve,
    in session: inout Session
  ) -> LSP.InlayHintResolve.Answer {
    let place = request.data
    let hints = place.flatMap { place in
      session.view(of: place.uri)?.inlayHints(in: place.offset..<place.offset)
    }
    let hint = hints?.first { $0.offset == place?.offset }
    return LSP.InlayHintResolve.Answer(
      hint: request.hint,
      tooltip: hint?.tooltip.map { LSP.MarkupContent($0, .markdown) }
    )
  }
}
