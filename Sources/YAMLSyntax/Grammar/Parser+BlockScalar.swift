import SourceText

/// Literal and folded scalars (YAML 1.2.2, section 8.1).
extension Parser {
  /// Reads a block scalar in node position.
  mutating func readBlockScalar(_ bytes: Span<UInt8>) {
    let start = cursor.offset
    let header = BlockScalarHeader(bytes, at: start)
    var leaf = Leaf(
      style: bytes[start] == .bar ? .literal : .folded,
      start: start,
      end: header.end
    )
    guard let first = endOfHeader(bytes, header) else { return }
    var lines = BlockScalarLines(first: first, above: parentColumn)
    if let stated = header.indentation {
      let indentation = max(parentColumn, 0) + stated
      lines.indentation = indentation
      leaf.flags.insert(.statesIndentation)
      tables.blockIndentations.append(NodeFact(node: tables.nodes.count, value: indentation))
    }
    while !lines.read(bytes), !isTrailingMark(bytes, at: lines.next) {}
    if let wide = lines.wideBlankLine {
      return fail(.blockText, at: wide.lowerBound, to: wide.upperBound, opening: start)
    }
    if let end = lines.contentEnd {
      leaf.end = end
      leaf.flags.insert(.isMultiline)
    }
    receiveNode()
    emitWithProperties(leaf)
    cursor.offset = lines.next
    cursor.lineStart = lines.next
    failAtTabs(bytes)
  }

  /// Where the lines begin, behind a comment; `nil` where other text follows the header.
  private mutating func endOfHeader(_ bytes: Span<UInt8>, _ header: BlockScalarHeader) -> Int? {
    let text = bytes.skippingBlanks(from: header.end)
    if bytes.isBreakOrEnd(at: text) { return bytes.skippingBreak(at: text) }
    let end = bytes.endOfLine(from: text)
    guard bytes[text] == .hash, text > header.end else {
      fail(
        .blockText,
        at: text,
        to: bytes.trimmingBlanks(from: text, to: end),
        opening: cursor.offset
      )
      return nil
    }
    tables.comments.append(text..<end)
    return bytes.skippingBreak(at: end)
  }

  /// Stops at a line of tabs behind a block scalar, which is neither text nor a blank line.
  ///
  /// It ends everything that is open, so that nothing is wrong with it where nothing follows.
  private mutating func failAtTabs(_ bytes: Span<UInt8>) {
    let indented = bytes.skippingSpaces(from: cursor.offset)
    guard indented < bytes.count, bytes[indented] == .tab else { return }
    let text = bytes.skippingBlanks(from: indented)
    guard bytes.isBreakOrEnd(at: text) || bytes[text] == .hash,
      bytes.endOfEmptyLines(from: cursor.offset) < bytes.count
    else { return }
    fail(.tab, at: indented, to: text)
  }
}
