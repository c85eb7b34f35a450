package import JSONText

extension LSP {
  /// `textDocument/foldingRange`; the server advertises `foldingRangeProvider`.
  package struct FoldingRanges: DocumentRequest {
    package static let method = "textDocument/foldingRange"

    package let uri: String

    package init?(_ value: JSONValue) {
      guard let uri = value.documentURI else { return nil }
      self.uri = uri
    }

    package typealias Answer = [FoldingRange]
  }

  /// Lines of which an editor may show the first alone.
  package struct FoldingRange: Sendable, Hashable, JSONWritable {
    package let startLine: Int
    /// The last line that is hidden.
    package let endLine: Int
    package let isComment: Bool

    package init(startLine: Int, endLine: Int, isComment: Bool) {
      self.startLine = startLine
      self.endLine = endLine
      self.isComment = isComment
    }

    package func write(to writer: inout JSONWriter) {
      writer.object {
        $0.member("startLine", startLine)
        $0.member("endLine", endLine)
        if isComment { $0.member("kind", "comment") }
      }
    }
  }
}
