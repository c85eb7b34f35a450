import SourceText

/// Marks between and in entries in brackets that lack, or are those of other languages.
extension Parser {
  /// How many bytes are looked at for one mark.
  private static var farthestMark: Int { 256 }

  /// Takes what follows a key in quotes on its line, and is no key itself, for its value.
  mutating func takesValueWithoutColon(_ bytes: Span<UInt8>) {
    guard top.kind == .flowMapping, top.state == .afterKey, endsJSONLike, lineStart <= lastEnd,
      !takesBracketsBehindUnclosed(bytes),
      let key = nodes.last, key.style == .doubleQuoted || key.style == .singleQuoted,
      Int(key.end) == lastEnd, Int(key.start) >= lineStart, !key.flags.contains(.isUnclosed),
      beginsValue(bytes.extracting(first: min(offset + Self.farthestMark, bytes.count)))
    else { return }
    report(
      .missingColon,
      at: Int(key.start)..<lastEnd,
      "a key ends with ':'; add it",
      fix: Fix("Insert ':'", [.insert(":", at: lastEnd)])
    )
    top.state = .value
  }

  /// Whether a node without a colon behind it stands at `offset`, behind a key in quotes.
  private func beginsValue(_ bytes: Span<UInt8>) -> Bool {
    switch bytes[offset] {
    case .doubleQuote, .singleQuote:
      guard let end = endOfQuoted(bytes, from: offset) else { return false }
      let next = bytes.skippingBlanks(from: end)
      return bytes.isBreakOrEnd(at: next) || bytes[next].endsFlowEntry
    case .openBrace, .openBracket: return true
    default:
      guard offset > lastEnd else { return false }
      let line = bytes.plainFlowLine(from: offset)
      return line.end > offset && line.stop < bytes.count && bytes[line.stop].isEndOfEntryOrLine
        && !isText(bytes, offset..<line.end)
    }
  }

  /// Whether a value is awaited on an earlier line, and this line begins with a key in its place.
  func isKeyInPlaceOfValue(_ bytes: Span<UInt8>) -> Bool {
    top.kind == .flowMapping && top.state == .value && lineStart > lastEnd && !outer.isPresent
      && bytes.skippingBlanks(from: lineStart) == offset
      && bytes[offset].isQuote
      && looksLikeEntry(bytes, at: offset)
  }

  /// Whether the colon at `offset` ends its line, and a key in quotes begins the next.
  func isColonAboveEntry(_ bytes: Span<UInt8>) -> Bool {
    let end = bytes.skippingBlanks(from: offset + 1)
    guard end < bytes.count, bytes[end].isBreak else { return false }
    let next = bytes.skippingBlanks(from: bytes.skippingBreak(at: end))
    return next < bytes.count && bytes[next].isQuote
      && looksLikeEntry(bytes, at: next)
  }

  /// The end of a value in braces that a semicolon separates from a key, whose colon is known.
  func endBeforeSemicolon(_ bytes: Span<UInt8>, _ text: ByteRange) -> Int? {
    var position = text.upperBound
    let limit = max(text.lowerBound, text.upperBound - Self.farthestMark)
    while position > limit, bytes[position - 1] != .semicolon { position -= 1 }
    guard top.kind == .flowMapping, position > max(limit, text.lowerBound + 1) else { return nil }
    let key = bytes.skippingBlanks(from: position)
    let end = bytes.trimmingBlanks(from: text.lowerBound, to: position - 1)
    guard key > position, key < text.upperBound, end > text.lowerBound,
      !isText(bytes, key..<text.upperBound)
    else { return nil }
    return end
  }

  /// Takes a semicolon between two entries in braces for a comma.
  mutating func takesSemicolonAsComma(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset] == .semicolon, top.kind == .flowMapping, top.state == .comma,
      lineStart <= lastEnd, bytes.isWhiteOrEnd(at: offset + 1)
    else { return false }
    let near = bytes.extracting(first: min(offset + Self.farthestMark, bytes.count))
    let line = near.plainFlowLine(from: near.skippingBlanks(from: offset + 1))
    guard line.stop < near.count, near[line.stop] == .colon else { return false }
    let range = offset..<(offset + 1)
    let mapping = Int(top.node)
    skipped.append(range)
    report(
      bytes,
      Repeatable(
        kind: .semicolon,
        code: .unexpectedContent,
        range: range,
        message: "entries in brackets are separated by commas; write ',' in place of ';'",
        edit: TextEdit(range, with: ","),
        titles: ("Write ','", "Write commas in place of the semicolons")
      ),
      continuing: mapping,
      at: mapping
    )
    top.state = .key
    offset += 1
    lastEnd = offset
    return true
  }

  /// Takes text in single quotes that goes on behind an apostrophe, which was taken for their end.
  mutating func takesTextWithApostrophe(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    guard leaf.flags.isDisjoint(with: [.isUnclosed, .isMultiline]), leaf.end < bytes.count,
      leaf.end - leaf.start > 2, bytes[leaf.end].isWordCharacter,
      bytes[leaf.end - 2].isWordCharacter
    else { return false }
    let near = bytes.extracting(first: min(leaf.end + Self.farthestMark, bytes.count))
    let line = near.plainFlowLine(from: leaf.end)
    guard line.stop < near.count || near.count == bytes.count else { return false }
    var text = (leaf.start + 1)..<line.end
    let end = near[line.end - 1] == .singleQuote ? line.end : endOfQuote(near, from: line.end)
    if let end { text = text.lowerBound..<(end - 1) }
    let whole = leaf.start..<(end ?? line.end)
    reportQuoteNeeded(
      bytes,
      whole,
      "an apostrophe ends text in single quotes; write double quotes around it",
      fix: Fix(
        "Write double quotes",
        [TextEdit(whole, with: Self.quoted(Self.string(bytes, text)))]
      )
    )
    skipped.append(whole.lowerBound..<text.lowerBound)
    if end != nil { skipped.append(text.upperBound..<whole.upperBound) }
    emitWithProperties(Leaf(style: .plain, start: text.lowerBound, end: text.upperBound))
    offset = whole.upperBound
    lastEnd = offset
    endsJSONLike = false
    return true
  }

  /// The end of the next single quote of a line, if it closes what stands before it.
  private func endOfQuote(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var quote = start
    while quote < bytes.count, bytes[quote] != .singleQuote {
      if bytes[quote].isBreak { return nil }
      quote += 1
    }
    guard quote < bytes.count, !bytes[quote - 1].isBlank, !bytes[quote - 1].isFlowIndicator else {
      return nil
    }
    let next = bytes.skippingBlanks(from: quote + 1)
    guard next < bytes.count, bytes[next].isEndOfEntryOrLine else { return nil }
    return quote + 1
  }

  /// Whether a closing bracket stands in place of that of the innermost collection: behind it, the
  /// line closes each of the others and no more.
  func lacksOneClosing(_ bytes: Span<UInt8>, behind bracket: Int, base: Int) -> Bool {
    let near = bytes.extracting(first: min(bracket + Self.farthestMark, bytes.count))
    let isWhole = near.count == bytes.count || near.endOfLine(from: bracket) < near.count
    guard isWhole, top.state == .comma, frames.count - base > 1 else { return false }
    var index = frames.count
    var position = bracket + 1
    while let closing = closingTooMany(near, from: position) {
      repeat { index -= 1 } while index > base && frames[index].kind == .flowPair
      guard index > base else { return false }
      let wanted: UInt8 = frames[index].kind == .flowMapping ? .closeBrace : .closeBracket
      guard near[closing] == wanted else { return false }
      position = closing + 1
    }
    return index == base + 1
  }

  /// Whether the first entry in braces, on lines of its own, has a line below its key that is an
  /// entry, too, as in block style.
  func beginsBlockInBraces(_ bytes: Span<UInt8>) -> Bool {
    let key = flowStart + 1
    guard top.kind == .flowMapping, top.state == .value, !isFlowKey,
      Int(top.node) == flowStart, nodes.count == key + 1, lastEnd < lineStart,
      bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: Int(nodes[flowStart].start) + 1))
    else { return false }
    let start = Int(nodes[key].start)
    let column = start - lineStart(bytes, of: start)
    return offset - lineStart > column && beginsEntryInBraces(bytes)
  }

  private func beginsEntryInBraces(_ bytes: Span<UInt8>) -> Bool {
    if bytes[offset].isQuote {
      guard let end = endOfQuoted(bytes, from: offset) else { return false }
      return implicitColon(bytes, behind: end) != nil && !endsLineWithComma(bytes)
    }
    // What has an anchor or a tag may be in quotes, and the name of an anchor may hold colons.
    if bytes[offset].beginsProperty || bytes[offset] == .asterisk { return false }
    let line = bytes.plainFlowLine(from: offset)
    return line.end > offset && line.stop < bytes.count && bytes[line.stop] == .colon
      && !endsLineWithComma(bytes)
  }

  private func endsLineWithComma(_ bytes: Span<UInt8>) -> Bool {
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    return bytes[end - 1] == .comma
  }
}

extension UInt8 {
  /// Whether an entry in brackets ends before this byte, or its line does.
  fileprivate var isEndOfEntryOrLine: Bool { endsFlowEntry || isBreak }
}
