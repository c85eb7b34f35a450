import SourceText
import YAMLSyntax

/// A piece of a document that formatting moves as a whole: a scalar, a mark, a comment.
struct LayoutToken {
  enum Kind: Equatable {
    /// A scalar or an alias, or its anchor or tag.
    case scalar, alias, property
    /// One of `{ } [ ] , : ? -`.
    case mark(UInt8)
    case comment
    /// `---`, `...`, or a directive.
    case marker
    /// Bytes that the parser could make nothing of.
    case skipped
  }

  /// What happens to the lines of a token below its first.
  enum Lines: Equatable {
    case none
    /// Their indentation means nothing, and becomes a column's.
    case indented(Int)
    /// Their indentation is part of their text, and changes as much as the first line's.
    case moved(from: Int, to: Int)
  }

  let kind: Kind
  /// Where it stands, without the line breaks behind a block scalar.
  let range: ByteRange
  /// The column in which it stands where it begins a line.
  var indentation: Int
  var lines = Lines.none
  /// What is written in its place.
  ///
  /// A scalar loses quotes that it does not need. A comment gets other blanks behind its mark.
  var replacement: String?
  /// Whether the blank lines behind it are part of it (`|+`).
  var keepsLines = false
  /// The index of the token that opens the brackets it closes or divides; its own if it opens them.
  var bracket: Int?

  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: mark)) }

  /// Whether it opens a flow collection.
  var isOpening: Bool { isMark("{") || isMark("[") }

  /// Whether it closes a flow collection.
  var isClosing: Bool { isMark("}") || isMark("]") }
}

extension LayoutToken {
  /// What stands between two tokens of one line; `nil` where it stays as it is.
  func space(before next: LayoutToken) -> String? {
    if kind == .skipped || next.kind == .skipped || next.kind == .comment { return nil }
    if isOpening, next.isClosing { return "" }
    if isMark("[") || next.isMark("]") { return "" }
    if isMark("{") || isMark(",") { return " " }
    if next.isMark(",") { return kind == .property ? " " : "" }
    // Behind an alias or a tag the colon would belong to its name.
    if next.isMark(":") { return kind == .scalar || isClosing ? "" : " " }
    return " "
  }
}
