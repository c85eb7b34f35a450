/// The replacement of one range of a text.
public struct TextEdit: Sendable, Hashable {
  /// The bytes to replace; empty for an insertion.
  public let range: ByteRange
  /// What stands there afterwards.
  public let replacement: String

  /// Replaces the bytes of `range` by `replacement`.
  public init(_ range: ByteRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Inserts text in front of the byte at `offset`.
  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(offset..<offset, with: text)
  }

  /// Removes the bytes of `range`.
  public static func delete(_ range: ByteRange) -> TextEdit {
    TextEdit(range, with: "")
  }

  /// The edit moved by a number of bytes.
  public func shifted(by distance: Int) -> TextEdit {
    TextEdit(range.shifted(by: distance), with: replacement)
  }
}

extension SourceText {
  /// The text after several edits whose ranges refer to this text and do not overlap.
  ///
  /// Edits that overlap an earlier one of the list, in order of position, are left out.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var edited: [UInt8] = []
    var end = 0
    for edit in ordered.map(\.element) {
      let range = edit.range.clamped(to: self.range)
      guard range.lowerBound >= end else { continue }
      edited.append(contentsOf: bytes[end..<range.lowerBound])
      edited.append(contentsOf: edit.replacement.utf8)
      end = range.upperBound
    }
    edited.append(contentsOf: bytes[end...])
    return SourceText(edited)
  }
}
