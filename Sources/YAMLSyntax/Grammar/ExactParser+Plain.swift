import SourceText

/// Plain scalars (YAML 1.2.2, section 7.3.3).
extension ExactParser {
  /// The part of one line that a plain scalar may take.
  struct PlainLine {
    /// Behind the last byte that is not blank.
    var end: Int
    /// The colon, comment, flow indicator, line break or end that stopped it.
    var stop: Int
  }

  /// Reads a plain scalar's part of one line in block context.
  @inline(__always)
  func plainLine(_ bytes: Span<UInt8>, from start: Int) -> PlainLine {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      // Letters lie above the colon, so most bytes need this comparison alone.
      if byte > .colon {
        offset += 1
        continue
      }
      if byte == .colon {
        if bytes.isWhiteOrEnd(at: offset + 1) { break }
      } else if byte == .hash {
        if offset > start, bytes[offset - 1].isBlank { break }
      } else if byte.isBreak {
        break
      }
      offset += 1
    }
    return PlainLine(end: bytes.trimmingBlanks(from: start, to: offset), stop: offset)
  }

  /// Reads a plain scalar's part of one line in flow context.
  func plainFlowLine(_ bytes: Span<UInt8>, from start: Int) -> PlainLine {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == .colon {
        if bytes.isWhiteOrEnd(at: offset + 1) || bytes[offset + 1].isFlowIndicator { break }
      } else if byte == .hash {
        if offset > start, bytes[offset - 1].isBlank { break }
      } else if byte.isBreak || byte.isFlowIndicator {
        break
      }
      offset += 1
    }
    return PlainLine(end: bytes.trimmingBlanks(from: start, to: offset), stop: offset)
  }

  /// Adds the following lines that belong to a plain scalar in block context.
  @inline(__always)
  mutating func extend(_ leaf: inout Leaf, _ bytes: Span<UInt8>, from stop: Int) {
    var stop = stop
    while stop < bytes.count, bytes[stop].isBreak {
      guard let next = continuation(bytes, behind: stop, above: parentColumn) else { return }
      let line = plainLine(bytes, from: next)
      if line.end == next || line.stop < bytes.count && bytes[line.stop] == .colon { return }
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

  /// The start of the line that an offset stands on.
  func lineStart(_ bytes: Span<UInt8>, of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isBreak { start -= 1 }
    return start
  }
}
