import SourceText

/// Plain scalars (YAML 1.2.2, section 7.3.3).
extension Parser {
  /// Adds the following lines that belong to a plain scalar in block context.
  @inline(__always)
  mutating func extend(_ leaf: inout Leaf, _ bytes: Span<UInt8>, from stop: Int) {
    var stop = stop
    while stop < bytes.count, bytes[stop].isBreak {
      guard let next = continuation(bytes, behind: stop, above: parentColumn) else { return }
      let line = bytes.plainLine(from: next)
      if line.end == next || line.stop < bytes.count && bytes[line.stop] == .colon { return }
      leaf.end = line.end
      leaf.flags.insert(.isMultiline)
      stop = line.stop
    }
  }

  /// Where the text of the next non-blank line begins, if that line goes on with a scalar.
  ///
  /// The text is indented enough, and is no comment.
  @inline(__always)
  mutating func continuation(_ bytes: Span<UInt8>, behind lineBreak: Int, above parent: Int) -> Int?
  {
    var start = bytes.skippingBreak(at: lineBreak)
    var tab: Int?
    while true {
      let indented = bytes.skippingSpaces(from: start)
      let text = bytes.skippingBlanks(from: indented)
      guard text < bytes.count else { return nil }
      if bytes[text].isBreak {
        if text > indented, indented - start <= parent { tab = indented }
        start = bytes.skippingBreak(at: text)
        continue
      }
      if bytes[text] == 0xEF, isTrailingMark(bytes, at: start) { return nil }
      guard indented - start > parent, bytes[text] != .hash else { return nil }
      // A blank line within a scalar is indented like its text, and a tab does not indent.
      if let tab { fail(.tab, at: tab) }
      return text
    }
  }
}

extension Span<UInt8> {
  /// The start of the line that an offset stands on.
  func lineStart(of offset: Int) -> Int {
    var start = Swift.min(offset, count)
    while start > 0, !self[start - 1].isBreak { start -= 1 }
    return start
  }
}
