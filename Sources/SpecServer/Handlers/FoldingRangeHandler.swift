import LanguageServerProtocol
import SpecIDE

/// Answers `textDocument/foldingRange`.
enum FoldingRangeHandler: DocumentRequestHandler {
  typealias Request = LSP.FoldingRanges

  static let errorAfterEdit: LSP.ResponseError? = .edited

  static func respond(
    to request: LSP.FoldingRanges,
    about document: DocumentView
  ) -> [LSP.FoldingRange] {
    document.folds.map {
      LSP.FoldingRange(
        startLine: $0.lines.lowerBound,
        endLine: $0.lines.upperBound,
        isComment: $0.isComment
      )
    }
  }
}
