import LanguageServerProtocol
import SourceText
import SpecChecking
import SpecIDE
import SpecWorkspace

/// Answers `textDocument/inlayHint`.
enum InlayHintHandler: DocumentRequestHandler {
  typealias Request = LSP.InlayHints

  static let errorAfterEdit: LSP.ResponseError? = .edited

  static func respond(
    to request: LSP.InlayHints,
    about document: DocumentView
  ) -> [LSP.InlayHint] {
    let isResolved = document.client.resolvesTooltips
    return document.inlayHints(in: document.offsets(of: request.range)).map { hint in
      LSP.InlayHint(
        position: document.position(at: hint.offset),
        label: hint.label.inOneLine,
        tooltip: isResolved ? nil : hint.tooltip.map { LSP.MarkupContent($0, .markdown) },
        data: isResolved ? LSP.InlayHint.Data(uri: document.uri, offset: hint.offset) : nil
      )
    }
  }
}

extension Client {
  /// Whether tooltips may wait until somebody looks at them.
  fileprivate var resolvesTooltips: Bool {
    abilities.resolvableInlayHintProperties.contains("tooltip")
  }
}

extension DocumentView {
  func inlayHints(in range: ByteRange) -> [InlayHint] {
    snapshot.inlayHints(
      in: range.clamped(to: snapshot.text.range),
      of: Set(configuration.inlayHints.compactMap(InlayHint.Kind.init)),
      lastEdit: lastEdit
    )
  }
}
