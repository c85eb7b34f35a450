import SourceText

/// Keys whose colon is missing, or stands where it should not.
extension Parser {
  /// What stands between a key and its value in place of a colon and a space.
  private struct Separator {
    /// From the end of the key to the value.
    let range: ByteRange
    /// The mark itself.
    let mark: ByteRange
    let isColon: Bool
  }

  /// Takes back that a space is missing behind a colon, directly before a mark that is to be removed.
  mutating func dropMissingSpace(before mark: Int) {
    guard let last = problems.last, last.code == .missingSpace else { return }
    if last.range.upperBound == mark { problems.removeLast() }
  }

  /// Splits a key without colon at what was typed in place of it; `false` if there is nothing.
  mutating func splitKey(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    guard let last = nodes.indices.last, Int(nodes[last].start) == key.lowerBound else {
      return false
    }
    let isPlain = nodes[last].style == .plain
    guard let found = isPlain ? separator(bytes, in: key) : arrow(bytes, behind: key.upperBound)
    else { return false }
    nodes[last].end = UInt32(truncatingIfNeeded: found.range.lowerBound)
    skipped.append(found.range)
    var value = found.range.upperBound
    if found.isColon, Self.isNoBreakSpace(bytes, at: found.mark.upperBound) {
      let spaces = found.mark.upperBound..<found.range.upperBound
      reportNoBreakSpaces(bytes, spaces, replacement: " ")
    } else if found.isColon, skipsMarkBehindColon(bytes, at: found.range.upperBound) {
      value += 1
    } else if found.isColon, skipsMarkBehindColonOfBlock(bytes, value..<key.upperBound) {
      value += 1
    } else if found.isColon, value < bytes.count, bytes[value] == .hash {
      // The comment behind the colon lacks the same space.
    } else if found.isColon {
      report(
        .missingSpace,
        at: found.mark,
        "a colon behind a key has a space behind it; insert one",
        fix: Fix("Insert a space", [TextEdit(found.range, with: ": ")])
      )
    } else {
      report(
        .missingColon,
        at: found.mark,
        "a key ends with ':'; write it in place of '\(Self.string(bytes, found.mark))'",
        fix: Fix(
          "Write ':'",
          [TextEdit(found.range, with: bytes.isBreakOrEnd(at: value) ? ":" : ": ")]
        )
      )
    }
    top.state = .value
    offset = value
    lastEnd = found.mark.upperBound
    allowsCompact = false
    return true
  }

  /// Ends a key in quotes without end before the colon that its line ends with.
  mutating func takesColonOfUnclosed(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    let colon = key.upperBound - 1
    guard key.count > 2, bytes[colon] == .colon, let last = nodes.indices.last,
      nodes[last].kind == .scalar, Int(nodes[last].end) == key.upperBound,
      let told = problems.last, told.code == .unclosedQuote,
      told.range.lowerBound == key.lowerBound
    else { return false }
    nodes[last].end = UInt32(truncatingIfNeeded: colon)
    let quote = bytes[key.lowerBound] == .doubleQuote ? "\"" : "'"
    problems[problems.count - 1] = YAMLProblem(
      told.code,
      at: key.lowerBound..<colon,
      told.message,
      related: told.related,
      fix: Fix("Insert the closing quote", [.insert(quote, at: colon)])
    )
    receiveColon(at: colon)
    return true
  }

  /// Ends the key of this line before the bracket that it holds and that is closed at the end of the
  /// line: what is missing in front of it is a colon or a space.
  mutating func splitsKeyAtBracket(_ bytes: Span<UInt8>) -> Bool {
    guard top.kind == .blockMapping, top.state == .value, let last = nodes.last,
      last.style == .plain, last.kind == .scalar, Int(last.start) >= lineStart
    else { return false }
    let start = Int(last.start)
    var bracket = start
    while bracket < Int(last.end), bytes[bracket] != .openBrace, bytes[bracket] != .openBracket {
      bracket += 1
    }
    guard bracket > start, bracket < Int(last.end) else { return false }
    let end = bytes.trimmingBlanks(from: offset, to: endOfText(bytes, from: offset))
    let closing = bytes[bracket].closingBracket
    let hasColon = bytes[bracket - 1] == .colon
    let keyEnd = bytes.trimmingBlanks(from: start, to: hasColon ? bracket - 1 : bracket)
    guard bytes[end - 1] == closing, keyEnd > start, hasColon || keyEnd < bracket,
      !isText(bytes, start..<keyEnd)
    else { return false }
    nodes[nodes.count - 1].end = UInt32(truncatingIfNeeded: keyEnd)
    if hasColon, skipsMarkBehindColon(bytes, at: bracket) {
      offset = bytes.skippingBlanks(from: bracket + 1)
      return true
    }
    let gap = keyEnd..<bracket
    skipped.append(gap)
    report(
      hasColon ? .missingSpace : .missingColon,
      at: hasColon ? (bracket - 1)..<bracket : start..<keyEnd,
      hasColon
        ? "a colon behind a key has a space behind it; insert one" : "a key ends with ':'; add it",
      fix: Fix(hasColon ? "Insert a space" : "Insert ':'", [TextEdit(gap, with: ": ")])
    )
    offset = bracket
    return true
  }

  /// Ends a key without colon before the bracket at the end of its line that lines below it close.
  mutating func splitsKeyAboveBrackets(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    let bracket = key.upperBound - 1
    guard top.kind == .blockMapping, key.count > 2, bytes[bracket].isOpeningBracket,
      let last = nodes.last, last.style == .plain, Int(last.start) == key.lowerBound,
      bytes.isBreakOrEnd(at: endOfText(bytes, from: bracket)),
      isClosedBelow(bytes, with: bytes[bracket].closingBracket, above: Int(top.entryColumn))
    else { return false }
    let hasColon = bytes[bracket - 1] == .colon
    let end = bytes.trimmingBlanks(from: key.lowerBound, to: hasColon ? bracket - 1 : bracket)
    guard end > key.lowerBound, end < bracket, !isText(bytes, key.lowerBound..<end) else {
      return false
    }
    let gap = end..<bracket
    nodes[nodes.count - 1].end = UInt32(truncatingIfNeeded: end)
    skipped.append(gap)
    report(
      hasColon ? .missingSpace : .missingColon,
      at: hasColon ? (bracket - 1)..<bracket : key.lowerBound..<end,
      hasColon
        ? "a colon behind a key has a space behind it; insert one" : "a key ends with ':'; add it",
      fix: Fix(hasColon ? "Insert a space" : "Insert ':'", [TextEdit(gap, with: ": ")])
    )
    top.state = .value
    offset = bracket
    lastEnd = end
    allowsCompact = false
    return true
  }

  /// The `=>` or `=` behind a key in quotes, as other languages have it.
  private func arrow(_ bytes: Span<UInt8>, behind end: Int) -> Separator? {
    let mark = bytes.skippingBlanks(from: end)
    guard mark < bytes.count, bytes[mark] == .equals else { return nil }
    let length = Self.length(ofSeparator: bytes, at: mark)
    let value = bytes.skippingBlanks(from: mark + length)
    guard length > 0 else { return nil }
    if bytes.isBreakOrEnd(at: value) {
      guard let next = nextLine(bytes, behind: value), next.column > column,
        looksLikeEntry(bytes, at: next.start + next.column)
      else { return nil }
    } else if value == mark + length {
      return nil
    }
    return Separator(range: end..<value, mark: mark..<(mark + length), isColon: false)
  }

  /// Whether a scalar in quotes is a key above what stands in place of its colon.
  func isKeyBeforeArrow(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    // An item may as well be text.
    top.state != .item && leaf.kind == .scalar && leaf.style != .plain
      && leaf.flags.isDisjoint(with: [.isUnclosed, .isMultiline])
      && arrow(bytes, behind: leaf.end) != nil
  }

  /// Makes a comma at the end of a line part of the mistake that the line is written as in another
  /// language.
  mutating func takesCommaBehindArrow(_ bytes: Span<UInt8>, _ comma: ByteRange) -> Bool {
    guard let told = problems.last, told.code == .missingColon,
      told.range.lowerBound >= lineStart, bytes[told.range.lowerBound] == .equals,
      let fix = told.fix
    else { return false }
    problems[problems.count - 1] = YAMLProblem(
      told.code,
      at: told.range,
      told.message,
      related: [RelatedRange("a comma that separates nothing", at: comma)],
      fix: Fix("Write ':' and remove the comma", [Self.joined(bytes, fix.edits + [.delete(comma)])])
    )
    return true
  }

  /// Finds a separator behind the first word of a text.
  private func separator(_ bytes: Span<UInt8>, in key: ByteRange) -> Separator? {
    var end = key.lowerBound
    while end < key.upperBound, Self.length(ofSeparator: bytes, at: end) == 0 {
      if bytes[end].isBlank { break }
      end += 1
    }
    let start = bytes.skippingBlanks(from: end)
    let length = Self.length(ofSeparator: bytes, at: start)
    let isColon = length > 0 && bytes[start] == .colon
    guard end > key.lowerBound, length > 0, bytes[end - 1] != bytes[start],
      start + length <= key.upperBound,
      start == end || !isColon
    else { return nil }
    var value = start + length
    while value < key.upperBound {
      let next = Self.endOfNoBreakSpace(bytes, at: value) ?? bytes.skippingBlanks(from: value)
      guard next > value else { break }
      value = next
    }
    return Separator(
      range: end..<min(value, key.upperBound),
      mark: start..<(start + length),
      isColon: isColon
    )
  }

  /// How many bytes what is taken for a colon has; 0 if there is none.
  private static func length(ofSeparator bytes: Span<UInt8>, at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : .lineFeed
    switch bytes[offset] {
    case .colon:
      let isAddress = next == .slash || next == .colon
      return isAddress || offset > 0 && bytes[offset - 1] == .colon ? 0 : 1
    case .equals: return next == .greater ? 2 : next == .equals ? 0 : 1
    case .dash: return next == .greater ? 2 : 0
    case .semicolon: return 1
    case 0xEF:
      // The full-width colon, U+FF1A.
      return offset + 2 < bytes.count && next == 0xBC && bytes[offset + 2] == 0x9A ? 3 : 0
    default: return 0
    }
  }

  private static func endOfNoBreakSpace(_ bytes: Span<UInt8>, at offset: Int) -> Int? {
    offset + 1 < bytes.count && bytes[offset] == 0xC2 && bytes[offset + 1] == 0xA0
      ? offset + 2 : nil
  }

  /// Takes a key in quotes or an alias and the words behind it, up to the colon, for one key.
  mutating func takesKeyWithText(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    let text = bytes.skippingBlanks(from: key.upperBound)
    guard let last = nodes.indices.last, Int(nodes[last].start) == key.lowerBound,
      nodes[last].style != .plain || nodes[last].kind == .alias,
      !nodes[last].flags.contains(.hasProperties),
      !bytes.isBreakOrEnd(at: text), bytes[text] != .hash
    else { return false }
    let line = bytes.plainLine(from: text)
    guard line.stop < bytes.count, bytes[line.stop] == .colon else { return false }
    if nodes[last].kind == .alias { aliases.removeAll { $0 == last } }
    nodes[last].kind = .scalar
    nodes[last].style = .plain
    nodes[last].flags = []
    nodes[last].end = UInt32(truncatingIfNeeded: line.end)
    while let told = problems.last, told.range.lowerBound >= key.lowerBound {
      problems.removeLast()
    }
    reportQuoteNeeded(
      bytes,
      key.lowerBound..<line.end,
      "a key that begins with '\(Unicode.Scalar(bytes[key.lowerBound]))' and goes on needs quotes; "
        + "quote it"
    )
    receiveColon(at: line.stop)
    return true
  }

  /// Skips a colon that belongs to no key, at the start of a line; `false` if the rest of the line
  /// is to be skipped, too.
  mutating func skipStrayColon(_ bytes: Span<UInt8>) -> Bool {
    guard isColon(bytes, at: offset), !answersExplicitKey() else { return true }
    let range = offset..<(offset + 1)
    let text = bytes.skippingBlanks(from: offset + 1)
    if bytes.isBreakOrEnd(at: text) {
      guard isAmongEntries(bytes) else { return true }
      skip(
        range,
        "a colon alone belongs to no key; remove it or write a key in front of it",
        fix: "Remove the colon"
      )
      offset = text
      return false
    }
    guard let text = entryBehindColon(bytes) else { return true }
    skipped.append(range)
    let wanted = columnOfEntry(bytes, at: text)
    report(
      .unexpectedContent,
      at: range,
      "nothing stands in front of this colon; remove it",
      fix: Fix(
        "Remove the colon",
        [TextEdit(lineStart..<text, with: String(repeating: " ", count: wanted))]
      )
    )
    offset = text
    take(column: wanted)
    return true
  }

  /// Where an entry begins behind a colon that belongs to no key.
  func entryBehindColon(_ bytes: Span<UInt8>) -> Int? {
    guard isColon(bytes, at: offset), !answersExplicitKey() else { return nil }
    let text = bytes.skippingBlanks(from: offset + 1)
    guard !bytes.isBreakOrEnd(at: text), bytes[text] != .question,
      looksLikeEntry(bytes, at: text), !isColonOfName(bytes, at: text)
    else { return nil }
    return text
  }

  /// Whether a colon at `column` goes on with an entry that began with `?`.
  func answersExplicitKey() -> Bool { answersExplicitKey(inColumn: column) }

  /// Whether a collection right of a column waits for the colon of an entry that began with `?`.
  func answersExplicitKey(inColumn column: Int) -> Bool {
    if top.state == .afterKey || top.state == .explicitKey { return true }
    for frame in frames.reversed() where frame.kind != .document {
      if Int(frame.column) < column { return false }
      if frame.state == .afterKey || frame.state == .explicitKey { return true }
    }
    return false
  }

  /// Whether the next line goes on with a collection that a colon alone would end.
  private mutating func isAmongEntries(_ bytes: Span<UInt8>) -> Bool {
    guard let next = columnOfNextLine(bytes), next > column else { return false }
    if Int(top.column) == next { return true }
    for frame in frames.reversed() where frame.kind != .document {
      if Int(frame.column) <= column { return false }
      if Int(frame.column) == next { return true }
    }
    return false
  }

  /// The column that an entry had before a colon, or a colon and a space, came in front of it.
  mutating func columnOfEntry(_ bytes: Span<UInt8>, at text: Int) -> Int {
    let now = text - lineStart
    if let known = correction(at: lineStart) { return known.column }
    let own = now - Self.lengthOfMark(bytes, at: offset)
    // A question mark is typed with a space behind it.
    let possible = bytes[offset] == .question ? [own, own - 1, now] : [own, column, now]
    if top.state == .value, let next = columnBeside(bytes, text), possible.contains(next),
      next > Int(top.entryColumn)
    {
      return next
    }
    let kind: Frame.Kind = isDash(bytes, at: text) ? .blockSequence : .blockMapping
    for frame in [top] + frames.suffix(16).reversed() where frame.kind == kind {
      if possible.contains(Int(frame.column)) { return Int(frame.column) }
    }
    // Any column right of a key is as good for its value.
    let isBelowKey = top.state == .value && column <= Int(top.entryColumn)
    if isBelowKey, own > Int(top.entryColumn) { return own }
    let next = columnOfNextLine(bytes, notAbove: now) ?? column
    return possible.contains(next) ? next : column
  }

  /// The column in which the next line would stand beside the entry at an offset of this one, or in
  /// its item.
  private mutating func columnBeside(_ bytes: Span<UInt8>, _ text: Int) -> Int? {
    let behind = bytes.skippingBreak(at: bytes.endOfLine(from: offset))
    guard let next = lookForLine(bytes, from: behind, below: .max) else { return nil }
    guard isDash(bytes, at: text), !isDash(bytes, at: next.start + next.column) else {
      return next.column
    }
    return next.column - (bytes.skippingBlanks(from: text + 1) - text)
  }
}
