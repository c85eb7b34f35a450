import SourceText

/// Commas, colons and brackets in flow context.
extension Parser {
  mutating func readComma() {
    completeFlowEntry()
    if top.state == .comma {
      awaitEntry()
    } else {
      report(
        .unexpectedContent,
        at: offset..<(offset + 1),
        "a comma stands between two entries; remove this one",
        fix: Fix("Remove the comma", [.delete(offset..<(offset + 1))])
      )
    }
    offset += 1
    lastEnd = offset
  }

  /// Expects another entry in the innermost brackets.
  mutating func awaitEntry() { top.state = top.kind == .flowMapping ? .key : .entry }

  /// Emits what the current entry lacks; the state is then `comma`, or that of an empty entry.
  mutating func completeFlowEntry() {
    switch top.state {
    case .explicitKey:
      emitMissing(at: lastEnd)
      emitMissing(at: lastEnd)
      top.state = .comma
    case .afterKey, .value:
      emitMissing(at: lastEnd)
      top.state = .comma
    case .key where outer.isPresent:
      emitMissing(at: lastEnd)
      emitMissing(at: lastEnd)
      top.state = .comma
    case .entry where outer.isPresent:
      receiveFlowNode()
      emitMissing(at: lastEnd)
    case .key, .entry, .comma, .node, .done, .item: break
    }
    if top.isCompletePair { close() }
  }

  mutating func readClosing(_ bytes: Span<UInt8>, _ kind: Frame.Kind, base: Int) {
    if opensWithClosing(bytes) || skipsClosingInLine(bytes, kind, base: base) { return }
    completeFlowEntry()
    if skipsEarlyClosing(bytes, kind, base: base) { return }
    if readsRootFlow { noteClosing(bytes) }
    if matchesByLayout, readClosingByLayout(bytes, kind) { return }
    guard top.kind == kind else {
      if !matchesByLayout, matchesOtherwise(bytes) {
        if isAbandoned || readClosingByLayout(bytes, kind) { return }
      }
      recoverClosing(bytes, kind, base: base)
      return
    }
    offset += 1
    lastEnd = offset
    endsJSONLike = true
    close()
  }

  /// Ends an inner collection that lacks its bracket, or skips a bracket that closes nothing.
  private mutating func recoverClosing(
    _ bytes: Span<UInt8>,
    _ kind: Frame.Kind,
    base: Int
  ) {
    // Far enough for what people write, and a bound for what they do not.
    let lowest = max(base + 1, frames.count - 16)
    if frames[lowest...].contains(where: { $0.kind == kind }) {
      reportUnclosed(top)
      endUnclosed()
      return
    }
    if endsLine(bytes, behind: offset + 1) || lacksOneClosing(bytes, behind: offset, base: base) {
      closeWithOther()
      return
    }
    layout.note(kind, -1)
    skipClosing(offset..<(offset + 1))
    offset += 1
  }

  /// Leaves out a bracket that closes nothing.
  mutating func skipClosing(_ range: ByteRange) {
    skip(range, "this bracket closes nothing; remove it", fix: "Remove the bracket")
  }

  /// Takes a bracket that closes nothing for the comma that lacks in its place.
  mutating func skipClosingForComma(_ range: ByteRange) {
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "this bracket closes nothing, and a comma is missing; write ',' in its place",
      fix: Fix("Write ','", [TextEdit(range, with: ",")])
    )
    awaitEntry()
  }

  /// Takes the bracket at `offset`, which is of the other kind, for the closing one.
  mutating func closeWithOther() {
    layout.note(.flowMapping, top.kind == .flowMapping ? 1 : -1)
    layout.note(.flowSequence, top.kind == .flowMapping ? -1 : 1)
    // By order, the first of two brackets with nothing between them is one too many.
    if Int(top.node) != nodes.count - 1 { layout.problems += 1 }
    closeWithWrong("another bracket closes what is open here")
  }

  /// Takes the bracket at `offset` for the one that closes the innermost collection.
  mutating func closeWithWrong(_ fault: String) {
    let range = offset..<(offset + 1)
    let wanted = top.kind == .flowMapping ? "}" : "]"
    let opening = Int(nodes[Int(top.node)].start)
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "\(fault); write '\(wanted)'",
      related: [RelatedRange("the bracket that is open", at: opening..<(opening + 1))],
      fix: Fix("Write '\(wanted)'", [TextEdit(range, with: wanted)])
    )
    offset += 1
    lastEnd = offset
    endsJSONLike = true
    close()
  }

  /// Whether nothing but a comment, a comma or another closing bracket stands on the line.
  mutating func endsLine(_ bytes: Span<UInt8>, behind offset: Int) -> Bool {
    var end = offset
    if closings.contains(offset) {
      end = closings.upperBound
    } else {
      while end < bytes.count, bytes[end].isBlank || bytes[end].closesOrSeparates { end += 1 }
      closings = offset..<end
    }
    if bytes.isBreakOrEnd(at: end) { return true }
    return bytes[end] == .hash && end > offset && bytes[end - 1].isBlank
  }

  /// Ends the innermost collection, completing its entry, without a bracket.
  mutating func endUnclosed() {
    let frame = top
    completeFlowEntry()
    guard frame.kind != .flowPair else { return }
    nodes[Int(frame.node)].flags.insert(.isUnclosed)
    layout.note(frame.kind, 1)
    close()
  }

  /// Reports brackets without end; the fix inserts what lacks where reading stands, or elsewhere.
  mutating func reportUnclosed(_ frame: Frame, _ edit: TextEdit? = nil) {
    let start = Int(nodes[Int(frame.node)].start)
    dropIndentation(before: start)
    let isMapping = frame.kind == .flowMapping
    let closing = isMapping ? "}" : "]"
    report(
      .unclosedFlow,
      at: start..<(start + 1),
      "this '\(isMapping ? "{" : "[")' has no end; close it with '\(closing)'",
      fix: Fix("Insert '\(edit?.replacement ?? closing)'", [edit ?? .insert(closing, at: lastEnd)])
    )
  }

  /// Takes a parenthesis at the end of the last item for the bracket that lacks.
  private mutating func reportParenthesis(_ bytes: Span<UInt8>, _ frame: Frame) -> Bool {
    guard let last = nodes.last, last.style == .plain, last.kind == .scalar,
      Int(last.end) == lastEnd, last.end - last.start > 1,
      bytes[lastEnd - 1] == .closeParenthesis, Int(last.subtreeEnd) == nodes.count
    else { return false }
    for offset in Int(last.start)..<(lastEnd - 1)
    where bytes[offset] == .openParenthesis || bytes[offset].isBreak { return false }
    let opening = Int(nodes[Int(frame.node)].start)
    let wanted = frame.kind == .flowMapping ? "}" : "]"
    let range = (lastEnd - 1)..<lastEnd
    nodes[nodes.count - 1].end -= 1
    skipped.append(range)
    report(
      .unclosedFlow,
      at: opening..<(opening + 1),
      "this bracket has no end but a parenthesis; write '\(wanted)' in its place",
      related: [RelatedRange("the parenthesis", at: range)],
      fix: Fix("Write '\(wanted)'", [TextEdit(range, with: wanted)])
    )
    return true
  }

  /// Ends all collections of a flow that has no end, with one problem.
  mutating func closeUnfinished(_ bytes: Span<UInt8>, to base: Int) {
    matchesOtherwise(bytes)
    if isAbandoned { return }
    // Lines without commas are as good a reason to think of a block as of brackets.
    let start = frames.count > base ? Int(nodes[flowStart].start) : offset
    if !repeated.isEmpty { settleFlow(bytes) }
    problems.removeAll { $0.code == .missingComma && $0.range.lowerBound >= start }
    // A quote without end has been told of, and may have taken the bracket.
    var hasReported =
      nodes[nodes.count - 1].flags.contains(.isUnclosed)
      && problems.contains { $0.range.lowerBound >= start }
    while frames.count > base {
      completeFlowEntry()
      guard frames.count > base else { break }
      let frame = top
      if frame.kind != .flowPair {
        if !hasReported, !reportParenthesis(bytes, frame) { reportUnclosed(frame) }
        hasReported = true
        nodes[Int(frame.node)].flags.insert(.isUnclosed)
        layout.note(frame.kind, 1)
      }
      close()
    }
    if offset < bytes.count { offset = lineStart }
  }

  mutating func readFlowColon(_ bytes: Span<UInt8>) {
    if skipsColonTooMany(bytes) { return }
    let hasMark = skipsBracketBehindColon(bytes)
    if !hasMark, !(top.state == .afterKey || top.state == .comma) || !endsJSONLike {
      checkOpening(bytes, behind: "':'")
    }
    switch (top.kind, top.state) {
    case (.flowMapping, .key) where !outer.isPresent && isColonAboveEntry(bytes):
      skip(
        offset..<(offset + 1),
        "a colon alone belongs to no key; remove it or write a key in front of it",
        fix: "Remove the colon"
      )
    case (_, .explicitKey), (.flowMapping, .key):
      emitMissing(at: outer.isPresent ? lastEnd : offset)
      top.state = .value
    case (_, .afterKey): top.state = .value
    case (.flowSequence, .entry):
      if let start = outer.start, start < lineStart {
        reportKey(start..<lastEnd, isMultiline: true)
      }
      beginPair(bytes, at: outer.start ?? offset, .value)
      emitMissing(at: outer.isPresent ? lastEnd : offset)
    case (.flowSequence, .comma) where !isPair(bytes, Int(top.lastItem)): wrapLastItem(bytes)
    default:
      if top.kind == .flowSequence { noteNodes(from: Int(top.lastItem)) }
      skipFlowText(bytes)
      return
    }
    offset += 1
    lastEnd = offset
    if hasMark { offset += 1 }
  }

  private mutating func beginPair(_ bytes: Span<UInt8>, at start: Int, _ state: Frame.State) {
    receiveFlowNode()
    pushPair(bytes, state, node: open(.mapping, .flow, at: start))
  }

  private mutating func pushPair(_ bytes: Span<UInt8>, _ state: Frame.State, node: Int) {
    push(Frame(.flowPair, state, node: node, column: parentColumn))
    guard readsRootFlow || readsByLayout else { return }
    top.indentation = indentationOfLine(bytes)
  }

  /// Makes the latest item of a sequence the key of a mapping of one entry.
  private mutating func wrapLastItem(_ bytes: Span<UInt8>) {
    let index = Int(top.lastItem)
    let key = startWithProperties(of: index)..<Int(nodes[index].end)
    if readsRootFlow, key.lowerBound < lineStart {
      guard mayChange(nodesFrom: index) else { return }
      dropPoints(from: key.lowerBound)
    }
    if isTooLong(bytes, key) {
      reportKey(key, isMultiline: false)
      top.state = .entry
      return
    }
    if lineStart > key.lowerBound { reportKey(key, isMultiline: true) }
    insertMapping(.flow, before: index, at: key.lowerBound)
    pushPair(bytes, .value, node: index)
  }

  /// Whether a node is a mapping of one entry without braces.
  private func isPair(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let node = nodes[index]
    guard node.kind == .mapping else { return false }
    // A brace may be that of the key, which then begins where the mapping does.
    let hasChildren = Int(node.subtreeEnd) > index + 1
    return bytes[Int(node.start)] != .openBrace
      || hasChildren && nodes[index + 1].start == node.start
  }

  private func startWithProperties(of index: Int) -> Int {
    let start = Int(nodes[index].start)
    guard nodes[index].flags.contains(.hasProperties) else { return start }
    guard let own = properties.last(where: { $0.node == index }) else { return start }
    return min(start, own.anchor?.lowerBound ?? start, own.tag?.lowerBound ?? start)
  }

  /// Skips text that follows a value without a comma and begins with a colon.
  private mutating func skipFlowText(_ bytes: Span<UInt8>) {
    let line = bytes.plainFlowLine(from: offset + 1)
    let range = offset..<max(line.end, offset + 1)
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "nothing but a comma or a bracket may follow a value; quote the value or insert a comma"
    )
    offset = range.upperBound
  }

  /// Reports a bracket directly behind an indicator that needs a space.
  private mutating func checkOpening(_ bytes: Span<UInt8>, behind indicator: String) {
    guard offset + 1 < bytes.count else { return }
    let next = bytes[offset + 1]
    guard next.isOpeningBracket else { return }
    reportMissingSpace(at: offset + 1, behind: indicator)
  }

  mutating func readFlowQuestion(_ bytes: Span<UInt8>) {
    let hasComma = top.state != .comma && top.state != .afterKey
    prepareFlowEntry(bytes)
    if let start = outer.start {
      report(
        .properties,
        at: start..<lastEnd,
        "an anchor or tag cannot stand before '?'; move it behind the '?'"
      )
    } else if top.state == .value || top.state == .explicitKey {
      skipped.append(offset..<(offset + 1))
      report(
        .unexpectedContent,
        at: offset..<(offset + 1),
        "a '?' begins an entry and cannot stand here; quote it"
      )
    } else if hasComma, !bytes.isWhiteOrEnd(at: offset + 1) {
      reportMissingSpace(at: offset + 1, behind: "'?'")
    }
    if top.kind == .flowMapping, top.state == .key {
      top.state = .explicitKey
    } else if top.state == .entry {
      beginPair(bytes, at: offset, .explicitKey)
    }
    offset += 1
    lastEnd = offset
  }

  /// Reports and skips a dash that stands alone where only block context has list items.
  mutating func skipFlowIndicator(_ bytes: Span<UInt8>) {
    let range = offset..<(offset + 1)
    skipped.append(range)
    missingCommas += 1
    let list = Int(top.node)
    report(
      bytes,
      Repeatable(
        kind: .bracketDash,
        code: .unexpectedContent,
        range: range,
        message: "a list in brackets separates its items by commas; remove the '-'",
        edit: .delete(range),
        titles: ("Remove the '-'", "Remove the '-' of all items")
      ),
      continuing: list,
      at: list
    )
    offset += 1
  }

  /// Makes room for another entry where a comma is missing.
  mutating func prepareFlowEntry(_ bytes: Span<UInt8>) {
    let position = offset
    let state = top.state
    guard state == .comma || state == .afterKey else { return }
    completeFlowEntry()
    awaitEntry()
    // The sides of a conflict are not separated.
    if conflict != nil { return }
    missingCommas += 1
    let collection = Int(top.node)
    report(
      bytes,
      Repeatable(
        kind: .missingComma,
        code: .missingComma,
        range: lastEnd..<max(position, lastEnd + 1),
        message: "a comma is missing between two entries; insert one",
        edit: .insert(",", at: lastEnd),
        titles: ("Insert a comma", "Insert the commas")
      ),
      continuing: collection,
      at: collection
    )
  }
}
