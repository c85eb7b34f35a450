import SourceText

/// The part of one line that a plain scalar may take.
struct PlainLine {
  /// Behind the last byte that is not blank.
  var end: Int
  /// The colon, comment, flow indicator, line break or end that stopped it.
  var stop: Int
}

/// Plain scalars on one line (YAML 1.2.2, section 7.3.3).
extension Span<UInt8> {
  /// Reads a plain scalar's part of one line in block context.
  @inline(__always)
  func plainLine(from start: Int) -> PlainLine {
    var offset = start
    while offset < count {
      let byte = self[offset]
      // Letters lie above the colon, so most bytes need this comparison alone.
      if byte > .colon {
        offset += 1
        continue
      }
      if byte == .colon {
        if isWhiteOrEnd(at: offset + 1) { break }
      } else if byte == .hash {
        if offset > start, self[offset - 1].isBlank { break }
      } else if byte.isBreak {
        break
      }
      offset += 1
    }
    return PlainLine(end: trimmingBlanks(from: start, to: offset), stop: offset)
  }

  /// Reads a plain scalar's part of one line in flow context.
  func plainFlowLine(from start: Int) -> PlainLine {
    var offset = start
    while offset < count {
      let byte = self[offset]
      if byte == .colon {
        if isWhiteOrEnd(at: offset + 1) || self[offset + 1].isFlowIndicator { break }
      } else if byte == .hash {
        if offset > start, self[offset - 1].isBlank { break }
      } else if byte.isBreak || byte.isFlowIndicator {
        break
      }
      offset += 1
    }
    return PlainLine(end: trimmingBlanks(from: start, to: offset), stop: offset)
  }
}
