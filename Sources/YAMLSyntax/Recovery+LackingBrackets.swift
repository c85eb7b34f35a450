import SourceText

/// Lists of collections in brackets that lack their own.
extension Parser {
  /// Whether brackets begin a line in place of a key, in the column of those that are the value of
  /// the key before, on a line of their own, too: they are rather items of one list.
  mutating func isItemWithoutList(_ bytes: Span<UInt8>) -> Bool {
    guard readsRootFlow, top.kind == .flowMapping, top.state == .key,
      bytes[offset].isOpeningBracket, top.lastItem > 0, Int(top.lastItem) < nodes.count,
      bytes.skippingSpaces(from: lineStart) == offset
    else { return false }
    let value = nodes[Int(top.lastItem)]
    guard value.style == .flow, Int(value.subtreeEnd) == nodes.count else { return false }
    let start = Int(value.start)
    let line = lineStart(bytes, of: start)
    searches += 1
    noteSearch(from: line, isAtNodes: true)
    return bytes[start] == bytes[offset] && bytes.skippingSpaces(from: line) == start
      && start - line == offset - lineStart
  }

  /// Puts a list around the latest value, which is its first item, where brackets do not match by
  /// their order; elsewhere it is but noted.
  mutating func takesAsSecondItem(_ bytes: Span<UInt8>) -> Bool {
    guard matchesByLayout else {
      layout.differences += 1
      return false
    }
    let first = Int(top.lastItem)
    guard nodes[first - 1].kind == .scalar, mayChange(nodesFrom: first) else { return isAbandoned }
    let key = nodes[first - 1]
    guard let colon = implicitColon(bytes, behind: Int(key.end)) else { return false }
    let start = Int(nodes[first].start)
    dropPoints(from: start)
    insertCollection(.sequence, .flow, before: first, at: start)
    layout.note(.flowSequence, -1)
    layout.problems += 1
    report(
      .unclosedFlow,
      at: Int(key.start)..<Int(key.end),
      "the list of this key has no '['; insert it",
      fix: .init(title: "Insert '['", edit: .insert(" [", at: colon + 1))
    )
    top.state = .comma
    push(Frame(.flowSequence, .entry, node: first, column: parentColumn))
    top.lastItem = Int32(truncatingIfNeeded: first + 1)
    let line = lineStart(bytes, of: Int(key.start))
    top.indentation = Int32(truncatingIfNeeded: bytes.skippingSpaces(from: line) - line)
    return false
  }
}
