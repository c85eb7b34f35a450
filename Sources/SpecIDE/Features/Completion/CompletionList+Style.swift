import SourceText
import SpecModel
import YAMLSyntax

extension CompletionList {
  /// How the blocks of the document are indented.
  ///
  /// In a document that has only begun, the line at the cursor may be the first to show it.
  var style: BlockStyle {
    let tree = root?.node?.tree
    return BlockStyle(of: tree, otherwise: cursor.isInFlow ? nil : tree.flatMap(stepAtCursor))
  }

  /// How many lines above the cursor are looked at.
  private static let mostLines = 64

  /// By how much the line at the cursor stands right of the nearest key further left.
  private func stepAtCursor(in tree: SyntaxTree) -> Int? {
    let line = BlockLine(at: cursor.word.lowerBound, in: tree.bytes)
    let column =
      line.isBlank
      ? cursor.word.lowerBound - line.start : line.dashes.first ?? line.contentColumn
    var start = line.start
    for _ in 0..<Self.mostLines where start > 0 {
      let above = BlockLine(at: start - 1, in: tree.bytes)
      if !above.isBlank, above.contentColumn < column {
        let isBare = above.key.map { key in
          tree.bytes[(key.colon + 1)..<above.end].allSatisfy(\.isBlank)
        }
        return above.dashes.isEmpty && isBare == true ? column - above.contentColumn : nil
      }
      start = above.start
    }
    return nil
  }
}
