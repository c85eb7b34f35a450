package import SourceText

/// What has been written into a text since it was opened or saved.
package struct UnsavedEdits: Sendable, Equatable {
  /// Where text stands that was not there before, in order; no two ranges touch.
  package private(set) var written: [ByteRange] = []
  /// The end of the last edit, where somebody may still be typing; `nil` after a pause.
  package private(set) var caret: Int?
  /// The end of the last edit, also after a pause.
  package private(set) var lastEdit: Int?

  package init() {}

  package var isEmpty: Bool { written.isEmpty && caret == nil }

  /// Records an edit: the range that it replaces, and the length of the new text.
  package mutating func note(_ range: ByteRange, replacedBy length: Int) {
    let distance = length - range.count
    let touched = written.filter { $0.touches(range.lowerBound) || range.touches($0.lowerBound) }
    let start = min(range.lowerBound, touched.first?.lowerBound ?? range.lowerBound)
    let end = max(range.upperBound, touched.last?.upperBound ?? range.upperBound) + distance
    let before = written.filter { $0.upperBound < range.lowerBound }
    let after = written.filter { $0.lowerBound > range.upperBound }
    written = before + (start < end ? [start..<end] : []) + after.map { $0.shifted(by: distance) }
    caret = range.lowerBound + length
    lastEdit = caret
  }

  /// Takes note that nobody has typed for a while.
  package mutating func pause() {
    caret = nil
  }
}
