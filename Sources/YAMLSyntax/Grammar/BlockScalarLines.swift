import SourceText

/// Finds the lines that belong to a block scalar (YAML 1.2.2, section 8.1).
struct BlockScalarLines {
  /// The column that the text must exceed.
  let above: Int
  /// The column of the text, once known.
  var indentation: Int?
  /// The end of the last line with text, without its line break.
  private(set) var contentEnd: Int?
  /// The start of the first line behind the scalar.
  private(set) var next: Int
  /// The spaces of a leading blank line that is wider than the text's indentation.
  private(set) var wideBlankLine: ByteRange?
  /// The latest line at which reading has stopped, because it may begin with a byte order mark.
  private var mark: Int?
  private var widest: ByteRange?

  init(first: Int, above: Int) {
    self.above = above
    next = first
  }

  /// Reads on to the end of the scalar; `false` at a line that may begin with a byte order mark.
  mutating func read(_ bytes: Span<UInt8>) -> Bool {
    while next < bytes.count {
      let text = bytes.skippingSpaces(from: next)
      let column = text - next
      if bytes.isBreakOrEnd(at: text) {
        keepBlankLine(text, column)
      } else if bytes[text] == 0xEF, column == 0, above < 0, mark != next {
        mark = next
        return false
      } else {
        if indentation == nil { settle(column) }
        guard let indentation, column >= indentation else { return true }
        contentEnd = bytes.endOfLine(from: text)
      }
      next = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
    return true
  }

  /// A line of spaces is text where it is wider than the indentation.
  private mutating func keepBlankLine(_ end: Int, _ column: Int) {
    if let indentation {
      if column > indentation { contentEnd = end }
    } else if column > widest?.count ?? 0 {
      widest = next..<end
    }
  }

  /// Takes the column of the first line with text as the indentation.
  private mutating func settle(_ column: Int) {
    if column > above {
      indentation = column
      if let widest, widest.count > column { wideBlankLine = widest }
    }
  }
}
