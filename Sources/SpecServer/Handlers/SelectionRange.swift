import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/selectionRange`.
enum SelectionRangeHandler: DocumentRequestHandler {
  typealias Request = LSP.SelectionRanges

  static func respond(
    to request: LSP.SelectionRanges,
    about document: DocumentView
  ) -> [LSP.SelectionRange] {
    request.positions.map { position in
      let ranges = document.selections(at: position)
      return LSP.SelectionRange(ranges: ranges.map { document.range(of: $0) })
    }
  }
}
