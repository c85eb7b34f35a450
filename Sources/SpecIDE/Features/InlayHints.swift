package import SourceText

/// A note that an editor shows between the characters of the text.
package struct InlayHint: Sendable, Equatable {
  /// The offset that the note stands behind.
  package let offset: Int
  package let label: String
  /// What a pointer over the note shows, as Markdown.
  package let tooltip: String?

  package init(offset: Int, label: String, tooltip: String?) {
    self.offset = offset
    self.label = label
    self.tooltip = tooltip
  }
}

extension Snapshot {
  /// The notes of a range of the text, in order.
  package func inlayHints(in range: ByteRange) -> [InlayHint] { [] }
}
