import SourceText

/// Lists and what is taken for one of their items.
extension Parser {
  /// Takes a list where a key is expected as the value of a key that is missing.
  mutating func takeAsValue(_ bytes: Span<UInt8>) -> Bool {
    if isStrayDash(bytes) || isItemOfListAround(bytes) { return false }
    completeEntry()
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    report(
      .unexpectedContent,
      at: offset..<end,
      "a list item cannot stand among the keys of a mapping; give the list a key"
    )
    emitMissing(at: offset)
    top.state = .value
    return true
  }

  /// The first word of text on several lines, which is a key without colon, if a list follows it.
  mutating func keyAboveList(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Leaf {
    guard leaf.style == .plain, leaf.flags.contains(.isMultiline) else { return leaf }
    var key = leaf
    key.end = bytes.plainLine(from: leaf.start).end
    key.flags.remove(.isMultiline)
    let next = bytes.skippingBreak(at: bytes.endOfLine(from: leaf.start))
    let isAboveList = isDash(bytes, at: bytes.skippingBlanks(from: next))
    guard isAboveList, !isText(bytes, key.start..<key.end) else { return leaf }
    // The lines of the text are read again, and the line behind them has shown that it is a key, in
    // a column that may turn out to be another.
    log.dividedText = leaf.start..<(nextLine(bytes, behind: leaf.end)?.start ?? bytes.count)
    return key
  }

  /// Takes a line where an item is expected as one that lacks its dash.
  mutating func takeAsItem(_ bytes: Span<UInt8>, behind closed: Frame? = nil) -> Bool {
    if reopensDocumentOfDashes(bytes) || takesAsEntryBehindList(bytes) { return true }
    if isAbandoned || goesOnWithItem(bytes, behind: closed) || blamesLoneDash(bytes) {
      return false
    }
    if bytes[offset] == .dash {
      readDash(bytes)
      takeSpaceBehindDash(bytes)
      return true
    }
    let end = bytes.trimmingBlanks(from: offset, to: bytes.plainLine(from: offset).stop)
    let dash = String(repeating: " ", count: Int(top.column)) + "- "
    let edit =
      column > Int(top.column)
      ? TextEdit(lineStart..<offset, with: dash) : TextEdit.insert("- ", at: offset)
    let others = column == Int(top.column) ? editsOfKeys(bytes) : []
    report(
      .missingDash,
      at: offset..<max(end, offset + 1),
      "an item of a list begins with '- '; insert it or indent the line",
      related: relatedItem(),
      fix: Fix(
        others.isEmpty ? "Insert '- '" : "Insert '- ' and indent the lines below",
        [Self.joined(bytes, [edit] + others)]
      )
    )
    top.state = .item
    if isAboveKeysOfItem(bytes) { take(column: column + 2) }
    return true
  }

  /// What indents the keys of an item that stand below its first, which lacks the dash.
  private mutating func editsOfKeys(_ bytes: Span<UInt8>) -> [TextEdit] {
    guard problems.count < Self.mostProblems, looksLikeEntry(bytes, at: offset) else { return [] }
    var edits: [TextEdit] = []
    var line = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    let limit = min(bytes.count, lineStart + Self.farthestRepetition)
    while line < limit {
      let text = bytes.skippingSpaces(from: line)
      if !bytes.isBreakOrEnd(at: text) {
        guard text - line >= column, text - line > column || !isDash(bytes, at: text) else { break }
        edits.append(.insert("  ", at: line))
      }
      line = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
    noteReach(bytes, of: line)
    return edits
  }

  /// The dash of the first item of the innermost list.
  private mutating func relatedItem() -> [RelatedRange] {
    guard problems.count < Self.mostProblems else { return [] }
    noteNodes(from: Int(top.node))
    let start = Int(nodes[Int(top.node)].start)
    return [RelatedRange("the first item", at: start..<(start + 1))]
  }

  /// Forgets the dashes that a document of keys begins with, as a marker in pieces leaves them.
  private mutating func reopensDocumentOfDashes(_ bytes: Span<UInt8>) -> Bool {
    guard frames.count == 1, nodes.count <= 5, mayChange(nodesFrom: 0),
      looksLikeEntry(bytes, at: offset),
      properties.isEmpty, !isFollowedByItem(bytes)
    else { return false }
    for node in nodes where node.kind != .sequence {
      guard node.kind == .scalar, node.style == .plain else { return false }
      for position in Int(node.start)..<Int(node.end) where bytes[position] != .dash {
        return false
      }
    }
    let range = Int(nodes[0].start)..<lastEnd
    dropPoints(from: range.lowerBound)
    nodes = []
    skipped.append(range)
    while let told = problems.last, told.range.lowerBound >= range.lowerBound {
      problems.removeLast()
    }
    report(
      .unexpectedContent,
      at: range,
      "dashes cannot stand before the keys of a document; remove them or write '---'"
    )
    frames = []
    top = .document
    return true
  }

  /// Puts a mapping around the list that stands below a key, where the line at `lineStart` is an
  /// entry between the two columns: the key of the list itself is missing.
  mutating func wrapsListBelowKey(_ bytes: Span<UInt8>, behind closed: Frame?) -> Bool {
    guard let closed, closed.kind == .blockSequence, top.kind == .blockMapping, top.state == .key,
      Int(closed.column) > column, (column - Int(top.column)) % 2 == 0,
      looksLikeEntry(bytes, at: offset), nodes.count - Int(closed.node) < Self.mostMovedNodes,
      mayChange(nodesFrom: Int(closed.node))
    else { return false }
    let list = Int(closed.node)
    dropPoints(from: Int(nodes[list].start))
    let start = Int(nodes[list].start)
    insertMapping(.block, before: list, at: start)
    insertMissing(before: list + 1, at: start)
    report(
      .indentation,
      at: lineStart..<offset,
      "this line is indented less than the list above it; write the key of that list",
      related: [RelatedRange("the list that has no key", at: start..<(start + 1))]
    )
    push(Frame(.blockMapping, .key, node: list, column: column))
    return true
  }

  /// How many nodes are moved at most to put a collection around them.
  private static var mostMovedNodes: Int { 1 << 16 }

  /// Whether the `*` of a list in Markdown stands at an offset.
  static func isBullet(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == .asterisk && isFollowedByBlankAndText(bytes, at: offset)
  }

  mutating func reportBullet(_ bytes: Span<UInt8>) {
    let range = offset..<(offset + 1)
    skipped.append(range)
    let list = Int(top.node)
    report(
      bytes,
      Repeatable(
        kind: .bullet,
        code: .missingDash,
        range: range,
        message: "an item of a list begins with '- '; write '-' in place of '*'",
        edit: TextEdit(range, with: "-"),
        titles: ("Write '-'", "Write '-' in the whole list")
      ),
      continuing: list,
      at: list
    )
  }

  /// Puts a list around the value of the latest key, where the line at `lineStart` shows that the
  /// value was meant to be its first item.
  ///
  /// `closed` is the collection that this line ended last.
  mutating func wrapsFirstItem(_ bytes: Span<UInt8>, behind closed: Frame?) -> Bool {
    noteNodes(from: firstNodeOfItem(behind: closed))
    guard let first = firstItem(bytes, behind: closed), nodes.count - first < Self.mostMovedNodes
    else { return false }
    if !mayChange(nodesFrom: first) { return false }
    if first == Int(top.node) { close() }
    dropPoints(from: Int(nodes[first].start))
    let start = Int(nodes[first].start)
    let end = nodes[first].kind == .mapping ? Int(nodes[first + 1].end) : Int(nodes[first].end)
    insertCollection(.sequence, .block, before: first, at: start)
    let dash = lineStart(bytes, of: start) + column
    let gap = start - dash
    if gap == 1 { dropIndentation(ofLinesBehind: start, in: column + 2) }
    let edit =
      gap < 1
      ? TextEdit.insert("- ", at: start)
      : TextEdit(dash..<start, with: "-" + String(repeating: " ", count: max(gap - 1, 1)))
    report(
      .missingDash,
      at: start..<max(end, start + 1),
      "the first item of this list has no '-'; insert '- ' in front of it",
      related: [RelatedRange("the next item begins here", at: offset..<(offset + 1))],
      fix: Fix("Insert '- '", [edit])
    )
    push(Frame(.blockSequence, .entry, node: first, column: column))
    return true
  }

  /// Takes back what was said of lines of an item that stand in their column, since its first line
  /// does not.
  private mutating func dropIndentation(ofLinesBehind start: Int, in column: Int) {
    guard let last = problems.last, last.code == .indentation, last.range.lowerBound > start,
      last.range.count == column
    else { return }
    problems.removeLast()
  }

  /// The index of the first node that may be looked at to find the first item of a list.
  private func firstNodeOfItem(behind closed: Frame?) -> Int {
    if column == Int(top.column), top.kind == .blockMapping { return Int(top.node) }
    return closed.map { Int($0.node) } ?? nodes.count - 1
  }

  /// The index of the node that was meant to be the first item of a list.
  private mutating func firstItem(_ bytes: Span<UInt8>, behind closed: Frame?) -> Int? {
    // A dash that lacks its space makes a key of its own.
    if column == Int(top.column), top.kind == .blockMapping, top.state == .key,
      let below = frames.last, below.kind == .blockMapping, Int(top.node) + 1 < nodes.count,
      bytes[Int(nodes[Int(top.node) + 1].start)] == .dash
    {
      return Int(top.node)
    }
    if let closed {
      guard top.state == .key, closed.kind == .blockMapping, Int(closed.column) >= column else {
        return nil
      }
      let node = Int(closed.node)
      return isAlike(bytes, node) || isFollowedByItem(bytes) ? node : nil
    }
    if column == Int(top.column), let below = frames.last, below.kind == .blockMapping {
      return isAlike(bytes, Int(top.node)) ? Int(top.node) : nil
    }
    guard column > Int(top.column), let last = nodes.last, last.kind == .scalar,
      !last.flags.contains(.isMissing), !last.flags.contains(.isUnclosed),
      // Text that was dropped since then stands between the two.
      Int(last.end) == lastEnd, isValueOfLatestKey(nodes.count - 1)
    else { return nil }
    // A value on a line of its own.
    let start = Int(last.start)
    let text = bytes.skippingSpaces(from: lineStart(bytes, of: start))
    return text == start && nodes.count > 2 ? nodes.count - 1 : nil
  }

  /// Whether a node is the value of the latest key, or the latest item, of the innermost collection,
  /// as opposed to something in it.
  func isValueOfLatestKey(_ node: Int) -> Bool {
    let latest = top.lastItem >= 0 ? Int(top.lastItem) : Int(top.node) + 1
    return node == latest || node == latest + 1
  }

  /// Whether the item of this line begins with the first key of a mapping.
  func isAlike(_ bytes: Span<UInt8>, _ mapping: Int) -> Bool {
    guard mapping + 1 < nodes.count, bytes[offset] == .dash else { return false }
    let key = Int(nodes[mapping + 1].start)..<Int(nodes[mapping + 1].end)
    let text = bytes.skippingBlanks(from: offset + 1)
    guard !key.isEmpty, text + key.count < bytes.count, bytes[text + key.count] == .colon else {
      return false
    }
    for position in key where bytes[position] != bytes[text + position - key.lowerBound] {
      return false
    }
    return true
  }

  /// The column of the items below what stands in place of the first of them, without its end.
  mutating func columnOfNextItem(_ bytes: Span<UInt8>, behind end: Int) -> Int? {
    guard top.state == .value else { return nil }
    let next = lookForLine(bytes, behind: end)
    guard let next, next.column > Int(top.entryColumn),
      isDash(bytes, at: next.start + next.column)
    else { return nil }
    return next.column
  }

  /// Reports the first item of a list that lacks its dash.
  mutating func reportMissingDash(_ item: ByteRange) {
    report(
      .missingDash,
      at: item,
      "the first item of this list has no '-'; insert '- ' in front of it",
      fix: Fix("Insert '- '", [.insert("- ", at: item.lowerBound)])
    )
  }

  /// Begins a list with the latest node, which has been read as the value of a key.
  mutating func takeAsFirstItem(_ node: Int, column: Int) {
    let start = Int(nodes[node].start)
    insertCollection(.sequence, .block, before: node, at: start)
    if outer.isPresent {
      nodes[node].flags.insert(.hasProperties)
      attachOuter(to: node)
    }
    push(Frame(.blockSequence, .entry, node: node, column: column))
  }

  /// Takes a bracket in front of lines in block style out of their way.
  mutating func skipBracketOfBlock(_ bytes: Span<UInt8>) {
    let range = offset..<(offset + 1)
    skipped.append(range)
    dropMissingSpace(before: offset)
    let count = problems.count
    report(
      .unexpectedContent,
      at: range,
      "lines in block style have no brackets around them; remove this one",
      fix: Fix("Remove the bracket", [.delete(range)])
    )
    let closing = bytes[offset].closingBracket
    strayBracket =
      problems.count > count
      ? StrayBracket(problem: count, start: offset, closing: closing) : nil
    offset += 1
    lastEnd = offset
  }

  /// A bracket that opens what is no collection in brackets.
  struct StrayBracket {
    /// The index of its problem.
    let problem: Int
    let start: Int
    let closing: UInt8
  }

  /// Whether the line at `lineStart` may hold the other half of a stray bracket.
  var awaitsStrayBracket: Bool {
    strayBracket.map { lineStart - $0.start < Self.farthestRepetition } ?? false
  }

  /// Skips the bracket that closes what a stray one opened, alone on its line.
  mutating func skipClosingOfBlock(_ bytes: Span<UInt8>) -> Bool {
    guard let stray = strayBracket, bytes[offset] == stray.closing, awaitsStrayBracket,
      problems.indices.contains(stray.problem),
      problems[stray.problem].code == .unexpectedContent
    else { return false }
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    guard end == offset + 1 else { return false }
    let told = problems[stray.problem]
    let range = offset..<end
    skipped.append(range)
    problems[stray.problem] = YAMLProblem(
      told.code,
      at: told.range,
      told.message,
      related: [RelatedRange("and this one", at: range)],
      fix: Fix("Remove both brackets", [Self.joined(bytes, [.delete(told.range), .delete(range)])])
    )
    strayBracket = nil
    offset = end
    return true
  }

  /// Forgets the empty brackets behind a key whose value goes on below it in block style.
  mutating func dropEmptyBrackets(_ bytes: Span<UInt8>, isDash: Bool) -> Bool {
    guard top.kind == .blockMapping, let last = nodes.last, last.style == .flow,
      last.kind == .sequence || !isDash, Int(last.subtreeEnd) == nodes.count,
      !last.flags.contains(.hasProperties), !last.flags.contains(.isUnclosed),
      isDash || looksLikeEntry(bytes, at: offset)
    else { return false }
    let range = Int(last.start)..<Int(last.end)
    guard isValueOfEntry(bytes, nodes.count - 1), mayChange(nodesFrom: nodes.count - 1),
      bytes.skippingBlanks(from: range.lowerBound + 1) == range.upperBound - 1
    else { return false }
    dropPoints(from: range.lowerBound)
    nodes.removeLast()
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "the lines below cannot belong to a value in brackets; remove the brackets",
      fix: Fix("Remove the brackets", [.delete(range)])
    )
    top.state = .value
    return true
  }

  /// Whether a node is the value of a key in the column of the innermost mapping, and no part of a
  /// collection that has ended there.
  private mutating func isValueOfEntry(_ bytes: Span<UInt8>, _ node: Int) -> Bool {
    guard node > Int(top.node) + 1 else { return false }
    noteNodes(from: node - 1)
    guard nodes[node - 1].kind == .scalar else { return false }
    let key = Int(nodes[node - 1].start)
    return key - lineStart(bytes, of: key) == Int(top.entryColumn)
  }
}
