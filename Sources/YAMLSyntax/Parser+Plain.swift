import SourceText

/// Plain scalars (YAML 1.2.2, section 7.3.3).
extension Parser {
  /// Reads a plain scalar in node position: a key, a value, or the phrase that needs quotes.
  mutating func readPlainNode(_ bytes: Span<UInt8>, _ place: Place) {
    let start = offset
    let line = bytes.plainLine(from: start)
    var leaf = Leaf(style: .plain, start: start, end: line.end)
    if line.stop < bytes.count, bytes[line.stop] == .colon {
      if !place.mayOpen, top.kind != .document {
        if splitsKeyAtBracket(bytes) {
          readFlowNode(bytes, Place(start: offset, column: offset - lineStart, mayOpen: false))
          return
        }
        if dividesJoinedEntries(bytes, line) { return }
        if let column = columnOfMapping(bytes, behind: line.stop) {
          reportJoinedChild(bytes, place)
          finish(bytes, leaf, Place(start: start, column: column, mayOpen: true))
          return
        }
        readPhrase(bytes, "a value with ': ' in it needs quotes; quote it")
        return
      }
      if let end = endOfBlockCall(bytes, from: start, at: line.stop) {
        leaf.end = end
        reportQuoteNeeded(
          bytes,
          start..<end,
          "a value with ': ' in it needs quotes; quote it"
        )
      }
    } else if !place.mayOpen || !beginsKey(bytes, at: start) {
      // A line that stands too far right hardly goes on left of the text that was moved with it.
      extend(&leaf, bytes, from: line.stop, above: parentColumn - min(columnShift, 0))
    }
    finish(bytes, leaf, place)
  }

  /// Reads a key; it ends before a colon, a comment or at the end of its line.
  mutating func readPlainKey(_ bytes: Span<UInt8>) -> Leaf {
    let start = offset
    var end = bytes.plainLine(from: start).end
    if end == start { end = bytes.trimmingBlanks(from: start, to: bytes.endOfLine(from: start)) }
    let leaf = Leaf(style: .plain, start: start, end: end)
    let isIndicator =
      (bytes[start] == .dash || bytes[start] == .question) && bytes.isWhiteOrEnd(at: start + 1)
    if isIndicator || Self.isReserved(bytes[start]), implicitColon(bytes, behind: end) != nil {
      reportReserved(bytes, leaf)
    }
    return leaf
  }

  /// Adds the following lines that belong to a plain scalar in block context.
  @inline(__always)
  private mutating func extend(
    _ leaf: inout Leaf,
    _ bytes: Span<UInt8>,
    from stop: Int,
    above parent: Int
  ) {
    var stop = stop
    while stop < bytes.count, bytes[stop].isBreak {
      guard let next = continuation(bytes, behind: stop, above: parent) else { return }
      let line = bytes.plainLine(from: next)
      if line.end == next || line.stop < bytes.count && bytes[line.stop] == .colon { return }
      keep(tabInBlankLine(bytes, behind: stop, above: parent))
      leaf.end = line.end
      leaf.flags.insert(.isMultiline)
      stop = line.stop
    }
  }

  /// The first text of the next line that is not blank, if it is indented enough to go on with a
  /// scalar and no comment.
  @inline(__always)
  mutating func continuation(_ bytes: Span<UInt8>, behind lineBreak: Int, above parent: Int) -> Int?
  {
    var start = bytes.skippingBreak(at: lineBreak)
    while true {
      let indented = bytes.skippingSpaces(from: start)
      let text = bytes.skippingBlanks(from: indented)
      guard text < bytes.count else { return nil }
      if bytes[text].isBreak {
        start = bytes.skippingBreak(at: text)
        continue
      }
      if bytes[text] == 0xEF, isTrailingMark(bytes, at: start) { return nil }
      return indented - start > parent && bytes[text] != .hash ? text : nil
    }
  }

  /// What is wrong with a blank line inside a scalar: a tab where only spaces indent.
  func tabInBlankLine(
    _ bytes: Span<UInt8>,
    behind lineBreak: Int,
    above parent: Int
  ) -> YAMLProblem? {
    var start = bytes.skippingBreak(at: lineBreak)
    while true {
      let indented = bytes.skippingSpaces(from: start)
      let text = bytes.skippingBlanks(from: indented)
      guard text < bytes.count, bytes[text].isBreak else { return nil }
      if text > indented, indented - start <= parent {
        return YAMLProblem(
          .tabIndentation,
          at: indented..<text,
          "a tab does not indent; remove it",
          fix: Fix("Remove the tab", [.delete(indented..<text)])
        )
      }
      start = bytes.skippingBreak(at: text)
    }
  }
}
