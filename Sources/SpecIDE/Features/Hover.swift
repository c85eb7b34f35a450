package import SourceText

/// What to show about the thing under the cursor.
package struct Hover: Sendable, Equatable {
  /// Prose in the style asked for, without a line break at its end.
  package let content: String
  /// The bytes it is about, which editors highlight.
  package let range: ByteRange

  package init(content: String, range: ByteRange) {
    self.content = content
    self.range = range
  }
}

extension Snapshot {
  /// Describes what stands at an offset, or returns `nil` if nothing can be said of it.
  package func hover(at offset: Int, as style: MarkupStyle) -> Hover? { nil }
}
