import SourceText

/// Keys in quotes with their colon in front of the closing one.
extension Parser {
  /// Whether a scalar in quotes is a key whose colon stands in front of the closing quote, as what
  /// follows on its line shows.
  func holdsItsColon(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    let text = bytes.skippingBlanks(from: leaf.end)
    return top.state != .item && leaf.kind == .scalar && leaf.style != .plain
      && leaf.flags.isDisjoint(with: [.isUnclosed, .isMultiline])
      && leaf.end - leaf.start > 3 && bytes[leaf.end - 2] == .colon
      && isPartOfKey(bytes, (leaf.start + 1)..<(leaf.end - 2))
      && text > leaf.end && !bytes.isBreakOrEnd(at: text) && bytes[text] != .hash
  }

  /// Ends a key in quotes before the colon that stands in front of its closing quote.
  mutating func takesColonInQuotes(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    guard let last = nodes.indices.last, Int(nodes[last].start) == key.lowerBound,
      holdsItsColon(
        bytes,
        Leaf(style: nodes[last].style, start: key.lowerBound, end: key.upperBound)
      )
    else { return false }
    let colon = key.upperBound - 2
    nodes[last].end = UInt32(truncatingIfNeeded: colon)
    nodes[last].flags.insert(.isUnclosed)
    let marks = colon..<key.upperBound
    skipped.append(marks)
    report(
      .missingColon,
      at: marks,
      "the colon of a key stands behind its closing quote; move it there",
      fix: Fix(
        "Move the colon",
        [TextEdit(marks, with: Self.string(bytes, (colon + 1)..<key.upperBound) + ":")]
      )
    )
    top.state = .value
    offset = key.upperBound
    lastEnd = offset
    allowsCompact = false
    return true
  }
}
