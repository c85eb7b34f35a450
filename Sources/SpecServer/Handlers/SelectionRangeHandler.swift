import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/selectionRange`.
enum SelectionRangeHandler: DocumentRequestHandler {
  typealias Request = LSP.SelectionRanges

  static func respond(
    to request: LSP.SelectionRanges,
    about document: DocumentView
  ) -> [LSP.SelectionRange] {
    document.selections(at: request.positions).map { steps in
      LSP.SelectionRange(ranges: steps.map { document.range(of: $0) })
    }
  }
}
