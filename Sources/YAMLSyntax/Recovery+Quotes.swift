import SourceText

/// Where text in quotes that have no end was meant to end on its line.
extension Parser {
  /// How many bytes of a line are looked at, since there may be many quotes on one.
  private static var farthestEnd: Int { 256 }

  /// The end of text in brackets: before the comma or the closing bracket behind which the rest of
  /// the line reads as what it would be without the text.
  func endOfTextInBrackets(_ bytes: Span<UInt8>, _ leaf: Leaf, before limit: Int = .max) -> Int? {
    guard top.kind.isFlow else { return nil }
    let near = bytes.extracting(first: min(leaf.start + Self.farthestEnd, bytes.count))
    let isKey = top.state == .afterKey
    var depth = 0
    var position = leaf.start + 1
    while position < min(near.count, limit), !near[position].isBreak {
      switch near[position] {
      case .closeBrace where depth > 0, .closeBracket where depth > 0: depth -= 1
      case .closeBrace where closesTop(near, at: position),
        .closeBracket where closesTop(near, at: position),
        .comma where depth == 0 && beginsNextEntry(near, behind: position),
        .colon where isKey && isColonBeforeValue(near, at: position, of: leaf),
        .openBrace where isKey && isBracketOfKey(bytes, at: position, behind: leaf.start),
        .openBracket where isKey && isBracketOfKey(bytes, at: position, behind: leaf.start):
        return max(near.trimmingBlanks(from: leaf.start, to: position), leaf.start + 1)
      case .openBrace, .openBracket: depth += 1
      default: break
      }
      position += 1
    }
    return nil
  }

  private func isColonBeforeValue(_ bytes: Span<UInt8>, at colon: Int, of leaf: Leaf) -> Bool {
    colon > leaf.start + 1
      && (bytes.isWhiteOrEnd(at: colon + 1) || bytes[colon + 1] == bytes[leaf.start])
  }

  /// Whether a bracket behind a key ends its line, above lines further right.
  private func isBracketOfKey(_ bytes: Span<UInt8>, at bracket: Int, behind key: Int) -> Bool {
    guard bracket > key + 1, bytes[bracket - 1].isBlank,
      bytes.isBreakOrEnd(at: bytes.skippingBlanks(from: bracket + 1)),
      let next = nextLine(bytes, behind: bracket)
    else { return false }
    let line = lineStart(bytes, of: key)
    return next.column > bytes.skippingSpaces(from: line) - line
  }

  /// Takes brackets behind a key that lacks its closing quote and its colon for its value.
  mutating func takesBracketsBehindUnclosed(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset].isOpeningBracket, let key = nodes.last, key.flags.contains(.isUnclosed),
      Int(key.end) == lastEnd, let told = problems.last, told.code == .unclosedQuote,
      told.range == Int(key.start)..<lastEnd,
      isBracketOfKey(bytes, at: offset, behind: Int(key.start))
    else { return false }
    let quote = bytes[Int(key.start)] == .doubleQuote ? "\"" : "'"
    problems[problems.count - 1] = YAMLProblem(
      told.code,
      at: told.range,
      "this key has neither its closing quote nor a colon; write '\(quote):' behind it",
      fix: Fix("Insert the closing quote and ':'", [.insert(quote + ":", at: lastEnd)])
    )
    top.state = .value
    return true
  }

  /// Whether a bracket closes the innermost collection, and nothing but the next entry follows.
  private func closesTop(_ bytes: Span<UInt8>, at bracket: Int) -> Bool {
    let wanted: UInt8 = top.kind == .flowMapping ? .closeBrace : .closeBracket
    guard bytes[bracket] == wanted else { return false }
    let next = bytes.skippingBlanks(from: bracket + 1)
    return bytes.isBreakOrEnd(at: next) || bytes[next].endsFlowEntry || bytes[next] == .hash
  }

  /// Whether another entry of the innermost collection begins behind a comma, or none does on its
  /// line.
  private func beginsNextEntry(_ bytes: Span<UInt8>, behind comma: Int) -> Bool {
    let text = bytes.skippingBlanks(from: comma + 1)
    if text >= bytes.count { return false }
    switch bytes[text] {
    case .doubleQuote, .singleQuote, .lineFeed, .carriageReturn: return true
    case .hash: return text > comma + 1
    default: break
    }
    guard top.kind == .flowSequence else {
      let line = bytes.plainFlowLine(from: text)
      return line.end > text && line.stop < bytes.count && bytes[line.stop] == .colon
        && !isText(bytes, text..<line.end)
    }
    return holdsWords(bytes, from: text, to: comma)
  }

  /// Whether single words with commas between them end with the bracket of the innermost list,
  /// which began on the same line.
  private func holdsWords(_ bytes: Span<UInt8>, from start: Int, to comma: Int) -> Bool {
    for position in Int(nodes[Int(top.node)].start)..<comma where bytes[position].isBreak {
      return false
    }
    var start = start
    while start < bytes.count {
      let line = bytes.plainFlowLine(from: start)
      guard line.end > start, line.stop < bytes.count, !isText(bytes, start..<line.end) else {
        return false
      }
      if bytes[line.stop] != .comma { return bytes[line.stop] == .closeBracket }
      start = bytes.skippingBlanks(from: line.stop + 1)
    }
    return false
  }

  /// The end of text whose closing quote was meant to open other text: it stands where that begins,
  /// directly in front of a word.
  mutating func endBeforeOtherQuote(
    _ bytes: Span<UInt8>,
    _ leaf: Leaf,
    _ lines: QuotedLines
  ) -> Int? {
    let quote = leaf.end - 1
    guard leaf.end < bytes.count, !bytes[leaf.end].isBlank else { return nil }
    var before = quote
    while before > leaf.start + 1, bytes[before - 1].isBlank { before -= 1 }
    guard before > leaf.start + 1 else { return nil }
    let last = bytes[before - 1]
    if top.kind.isFlow {
      switch last {
      case .comma, .colon, .openBracket, .openBrace, .lineFeed, .carriageReturn: break
      default: return nil
      }
      return endOfTextInBrackets(bytes, leaf, before: quote)
        ?? lines.firstBreak.map { trimmingBlankLines(bytes, from: leaf.start, to: $0) }
    }
    guard lines.firstBreak == nil else { return nil }
    return last == .colon && before < quote && isKeyAtLineStart(bytes, leaf) ? before - 1 : nil
  }

  /// Whether text at the start of a line is a key, as the entries around it show.
  private mutating func isKeyAtLineStart(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    guard isAtLineStart, leaf.start == lineStart + column else { return false }
    if top.kind == .blockMapping, top.state == .key { return true }
    guard let next = lookForLine(bytes, behind: leaf.end), next.column == column else {
      return false
    }
    let text = next.start + next.column
    return looksLikeEntry(bytes, at: text) && !isDash(bytes, at: text)
  }

  /// Whether a line that is not indented closes text in quotes that began on the line above it, and
  /// then the brackets that began there, too.
  func closesTextAndBrackets(_ bytes: Span<UInt8>, at text: Int, _ lines: QuotedLines) -> Bool {
    guard top.kind.isFlow, Int(nodes[Int(top.node)].start) >= lines.lineStart,
      let lineBreak = lines.firstBreak, bytes.skippingBreak(at: lineBreak) == lineStart
    else { return false }
    let quote = bytes[offset]
    var end = text
    while end < bytes.count, bytes[end] != quote {
      if bytes[end].isBreak { return false }
      end += bytes[end] == .backslash && quote == .doubleQuote && end + 1 < bytes.count ? 2 : 1
    }
    let next = bytes.skippingBlanks(from: end + 1)
    guard end > text, next < bytes.count, bytes[next].endsFlowEntry else { return false }
    return closingTooMany(bytes, from: next).map {
      bytes[$0] == (top.kind == .flowMapping ? .closeBrace : .closeBracket)
    } ?? false
  }

  /// Whether a line inside text in quotes closes brackets, and holds nothing else.
  func closesBrackets(_ bytes: Span<UInt8>, at text: Int) -> Bool {
    guard top.kind.isFlow, bytes[text].isClosingBracket else {
      return false
    }
    var next = text
    while next < bytes.count, bytes[next].isBlank || bytes[next].endsFlowEntry { next += 1 }
    return bytes.isBreakOrEnd(at: next) || bytes[next] == .hash
      || bytes[next].isOpeningBracket
  }
}
