import SourceText

/// Reading the end of a document again, with one more line put in its place.
///
/// What is read again begins at the key of the first level that stands before that line, so that
/// the cost is that of the text around a mistake, whatever the size of the document.
extension Parser {
  /// How many bytes of a document may be read or searched again.
  static var rereadableBytes: Int { 1 << 22 }

  /// Whether the number and the cost of earlier readings leave room for another.
  var mayReread: Bool { corrections.count < 64 && rereadable > 0 }

  /// Gives up the current reading for one with another correction.
  mutating func abandon(_ bytes: Span<UInt8>, for correction: LineCorrection) {
    corrections.append(correction)
    isAbandoned = true
    reached = lineStart
    offset = bytes.count
  }

  /// Goes back to the place from which the latest correction matters.
  mutating func resume(_ bytes: Span<UInt8>) {
    guard let correction = corrections.last, let entry = entry(bytes, above: correction) else {
      rereadable -= reached
      reset()
      readPrefix(bytes)
      return
    }
    rereadable -= max(reached - entry.lineStart, 0)
    isAbandoned = false
    settleRepeated(bytes, before: entry.lineStart)
    goBack(to: entry)
  }

  /// An entry of the document's mapping.
  private struct RootEntry {
    /// The index of its key's node, and of the value before it.
    let key: Int
    let valueBefore: Int
    let lineStart: Int
    /// Whether an entry above it stands in the mapping's other column.
    let followsAlternative: Bool
  }

  /// The last entry of the document's mapping on whose reading a correction has no influence.
  private func entry(_ bytes: Span<UInt8>, above correction: LineCorrection) -> RootEntry? {
    guard !frames.isEmpty else { return nil }
    let root = frames.count > 1 ? frames[1] : top
    // What is above a line may have been read with a look at it.
    guard root.kind == .blockMapping, root.node == 0,
      let limit = startOfLine(bytes, above: correction.lineStart)
    else { return nil }
    var found: RootEntry?
    var followsAlternative = false
    var valueBefore: Int?
    var key = 1
    while key < nodes.count {
      let start = Int(nodes[key].start)
      let line = lineStart(bytes, of: start)
      guard line <= limit else { break }
      // A list below '?' may stand in the column of the mapping; the entry begins above it.
      let beginsEntry = nodes[key].style != .block
      if start - line == Int(root.column), beginsEntry, let valueBefore {
        found = RootEntry(
          key: key,
          valueBefore: valueBefore,
          lineStart: line,
          followsAlternative: followsAlternative
        )
      } else if start - line == Int(root.alternative) {
        followsAlternative = true
      }
      let value = Int(nodes[key].subtreeEnd)
      guard value > key, value < nodes.count else { break }
      valueBefore = value
      guard nodes[value].subtreeEnd > value else { break }
      key = Int(nodes[value].subtreeEnd)
    }
    return found
  }

  /// Forgets everything from an entry of the document's mapping on.
  private mutating func goBack(to entry: RootEntry) {
    let line = entry.lineStart
    lastEnd = Int(nodes[entry.valueBefore].end)
    nodes.removeLast(nodes.count - entry.key)
    properties.removeAll { $0.node >= entry.key }
    aliases.removeAll { $0 >= entry.key }
    blockIndentations.removeAll { $0.node >= entry.key }
    comments.removeAll { $0.lowerBound >= line }
    skipped.removeAll { $0.lowerBound >= line }
    problems.removeAll { $0.range.lowerBound >= line }
    conflict = nil
    strayBracket = nil
    if frames.count > 1 { top = frames[1] }
    frames.removeLast(frames.count - 1)
    top.state = .key
    top.entryColumn = top.column
    if !entry.followsAlternative { top.alternative = -2 }
    offset = line
    lineStart = line
    columnShift = 0
    allowsCompact = false
    followsWrongIndentation = false
    outer = PendingProperties()
    inner = PendingProperties()
  }
}
