import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/hover`.
enum HoverHandler: DocumentRequestHandler {
  typealias Request = LSP.Hover

  static func respond(to request: LSP.Hover, about document: DocumentView) -> LSP.Hover.Result? {
    let style = document.client.style(document.client.abilities.hoverFormats)
    guard let hover = document.hover(at: request.position, as: style) else { return nil }
    return LSP.Hover.Result(
      contents: LSP.MarkupContent(hover.content, style),
      range: document.range(of: hover.range)
    )
  }
}
