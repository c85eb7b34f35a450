import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/selectionRange`.
enum SelectionRangeHandler: DocumentRequestHandler {
  typealias Request = LSP.SelectionRanges

  /// How many ranges are given for all positions together.
  ///
  /// A position beyond that gets only the innermost one.
  private static let rangeLimit = 100_000

  static func respond(
    to request: LSP.SelectionRanges,
    about document: DocumentView
  ) -> [LSP.SelectionRange] {
    var rest = rangeLimit
    return document.selections(at: request.positions).map { steps in
      let ranges = steps.prefix(max(rest, 1))
      rest -= ranges.count
      return LSP.SelectionRange(ranges: ranges.map { document.range(of: $0) })
    }
  }
}
