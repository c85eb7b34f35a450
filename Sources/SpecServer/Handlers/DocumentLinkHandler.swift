import Guidelines
import LanguageServerProtocol
import SourceText
import SpecIDE

/// Answers `textDocument/documentLink`.
enum DocumentLinkHandler: DocumentRequestHandler {
  typealias Request = LSP.DocumentLinks

  static let errorAfterEdit: LSP.ResponseError? = .edited

  static func respond(
    to request: LSP.DocumentLinks,
    about document: DocumentView
  ) -> [LSP.DocumentLink] {
    document.links.compactMap { link in
      document.target(of: link).map { target in
        LSP.DocumentLink(
          range: document.range(of: link.range),
          target: target,
          tooltip: document.client.abilities.hasLinkTooltips ? link.tooltip : nil
        )
      }
    }
  }
}

extension DocumentView {
  /// The address that a link leads to.
  ///
  /// The link of a guideline leads to the document that its definition opens. A client that cannot
  /// open that gets the public page.
  fileprivate func target(of link: DocumentLink) -> String? {
    switch link.target {
    case .page(let address): address
    case .guideline(let place):
      location(of: place.guideline, at: place.range)?.uri ?? place.guideline.href
    case .statement(let place):
      location(of: place.guideline, at: place.range)
        .map { "\($0.uri)#L\($0.range.start.line + 1)" } ?? place.guideline.href
    }
  }
}

extension DocumentLink {
  fileprivate var tooltip: String? {
    switch target {
    case .page: nil
    case .guideline(let place), .statement(let place):
      "Read the guideline \(place.guideline.title.inOneLine)"
    }
  }
}
