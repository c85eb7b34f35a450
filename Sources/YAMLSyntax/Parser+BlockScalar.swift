import SourceText

/// Literal and folded scalars (YAML 1.2.2, section 8.1).
extension Parser {
  /// Reads a block scalar in node position.
  mutating func readBlockScalar(_ bytes: Span<UInt8>) {
    let start = offset
    let header = BlockScalarHeader(bytes, at: start)
    if readPhraseLikeBlockScalar(bytes, behind: header.end) { return }
    var leaf = Leaf(
      style: bytes[start] == .bar ? .literal : .folded,
      start: start,
      end: header.end
    )
    let above = columnAboveLines
    let first = readHeaderEnd(bytes, header, &leaf)
    var lines = BlockScalarLines(first: first, above: above)
    if let stated = header.indentation {
      lines.indentation = max(above, 0) + stated
      leaf.flags.insert(.statesIndentation)
      blockIndentations.append(NodeFact(node: nodes.count, value: max(above, 0) + stated))
    }
    while !lines.read(bytes), !isTrailingMark(bytes, at: lines.next) {}
    takeStatedIndentation(bytes, header, &lines, from: first)
    if takeTextBehindTabs(bytes, &lines), !leaf.flags.contains(.statesIndentation) {
      leaf.flags.insert(.statesIndentation)
      blockIndentations.append(NodeFact(node: nodes.count, value: lines.indentation ?? 0))
    }
    takeTextOnTheLeft(bytes, &lines)
    if lines.contentEnd == nil, blamesKeyOfText(bytes, lines.next) { return }
    if let end = lines.contentEnd {
      leaf.end = end
      leaf.flags.insert(.isMultiline)
    }
    var next = lines.next
    if lines.contentEnd == nil, let text = takeTextOfKeyColumn(bytes, from: first) {
      leaf.end = text.upperBound
      leaf.flags.formUnion([.isMultiline, .statesIndentation])
      blockIndentations.append(NodeFact(node: nodes.count, value: max(above, 0)))
      next = bytes.skippingBreak(at: text.upperBound)
    }
    if let wide = lines.wideBlankLine { reportWideBlankLine(wide) }
    receiveNode()
    emitWithProperties(leaf)
    offset = next
    lineStart = next
    isAtLineStart = true
    lastEnd = leaf.end
    reportTabLine(bytes)
  }

  private mutating func reportWideBlankLine(_ range: ByteRange) {
    report(
      .blockScalar,
      at: range,
      "a blank line before the text has more spaces than the text; remove the spaces",
      fix: Fix("Remove the spaces", [.delete(range)])
    )
  }

  /// Reads the comment or the stray text behind the header; returns where the lines begin.
  private mutating func readHeaderEnd(
    _ bytes: Span<UInt8>,
    _ header: BlockScalarHeader,
    _ leaf: inout Leaf
  ) -> Int {
    let text = bytes.skippingBlanks(from: header.end)
    var end = text
    if text < bytes.count, bytes[text] == .hash {
      end = readComment(bytes, at: text)
    } else if !bytes.isBreakOrEnd(at: text) {
      end = bytes.endOfLine(from: text)
      let range = text..<bytes.trimmingBlanks(from: text, to: end)
      if text > header.end { leaf.end = range.upperBound } else { skipped.append(range) }
      report(
        .blockScalar,
        at: range,
        "the text of a block scalar begins on the next line; move it there",
        fix: text > header.end ? fixOfText(bytes, header, range) : nil
      )
    }
    return bytes.skippingBreak(at: end)
  }

  /// The fix that puts text behind a header on the next line.
  private mutating func fixOfText(
    _ bytes: Span<UInt8>,
    _ header: BlockScalarHeader,
    _ text: ByteRange
  ) -> Fix {
    let next = lookForLine(bytes, behind: text.lowerBound)?.column ?? parentColumn + 2
    let column = header.indentation.map { max(columnAboveLines, 0) + $0 } ?? next
    let end = bytes.endOfLine(from: text.lowerBound)
    let lineBreak =
      end < bytes.count ? Self.string(bytes, end..<bytes.skippingBreak(at: end)) : "\n"
    return Fix(
      "Move the text to the next line",
      [
        TextEdit(
          header.end..<text.lowerBound,
          with: lineBreak + String(repeating: " ", count: column)
        )
      ]
    )
  }

  /// Reports a line of tabs behind a block scalar, which is neither text nor a blank line.
  ///
  /// It ends everything that is open, so that nothing is wrong with it where nothing follows.
  private mutating func reportTabLine(_ bytes: Span<UInt8>) {
    let indented = bytes.skippingSpaces(from: offset)
    guard indented < bytes.count, bytes[indented] == .tab else { return }
    let text = bytes.skippingBlanks(from: indented)
    guard bytes.isBreakOrEnd(at: text) || bytes[text] == .hash else { return }
    guard !holdsNoContent(bytes, from: offset) else { return }
    report(
      .tabIndentation,
      at: indented..<text,
      "a tab does not indent; remove it",
      fix: Fix("Remove the tab", [.delete(indented..<text)])
    )
  }
}

/// Finds the lines that belong to a block scalar.
struct BlockScalarLines {
  /// The column that the text must exceed.
  let above: Int
  /// The column of the text, once known.
  var indentation: Int?
  /// The end of the last line with text, without its line break.
  private(set) var contentEnd: Int?
  /// The start of the first line that no longer belongs to the scalar.
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

  /// Takes a line that is not indented enough.
  mutating func take(_ bytes: Span<UInt8>, to end: Int) {
    contentEnd = end
    next = bytes.skippingBreak(at: end)
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
