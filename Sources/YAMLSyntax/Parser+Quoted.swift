import SourceText

/// Scalars in quotes (YAML 1.2.2, sections 7.3.1 and 7.3.2).
extension Parser {
  /// Reads a scalar in double quotes; its lines after the first must be indented above `parent`.
  mutating func readDoubleQuoted(_ bytes: Span<UInt8>, above parent: Int) -> Leaf {
    var leaf = Leaf(style: .doubleQuoted, start: offset, end: offset)
    if let end = endOnLine(bytes, .doubleQuote) {
      leaf.end = end
      return leaf
    }
    var next = offset + 1
    var lines = QuotedLines(lineStart: lineStart)
    while next < bytes.count {
      let byte = bytes[next]
      if byte == .doubleQuote {
        leaf.end = next + 1
        return closed(bytes, leaf, lines)
      }
      if byte == .backslash {
        leaf.flags.insert(.hasEscapes)
        next = checkEscape(bytes, at: next)
      } else if byte.isBreak {
        leaf.flags.insert(.isMultiline)
        lines.firstBreak = lines.firstBreak ?? next
        guard let line = nextLine(bytes, behind: next, above: parent, &lines) else { break }
        next = line
      } else {
        next += 1
      }
    }
    return unclosed(bytes, leaf, lines)
  }

  /// Reads a scalar in single quotes; its lines after the first must be indented above `parent`.
  mutating func readSingleQuoted(_ bytes: Span<UInt8>, above parent: Int) -> Leaf {
    var leaf = Leaf(style: .singleQuoted, start: offset, end: offset)
    if let end = endOnLine(bytes, .singleQuote) {
      leaf.end = end
      return leaf
    }
    var next = offset + 1
    var lines = QuotedLines(lineStart: lineStart)
    while next < bytes.count {
      let byte = bytes[next]
      if byte == .singleQuote {
        guard next + 1 < bytes.count, bytes[next + 1] == .singleQuote else {
          leaf.end = next + 1
          return closed(bytes, leaf, lines)
        }
        leaf.flags.insert(.hasEscapes)
        next += 2
      } else if byte.isBreak {
        leaf.flags.insert(.isMultiline)
        lines.firstBreak = lines.firstBreak ?? next
        guard let line = nextLine(bytes, behind: next, above: parent, &lines) else { break }
        next = line
      } else {
        next += 1
      }
    }
    return unclosed(bytes, leaf, lines)
  }

  /// The end of a scalar that ends like most: on its line, without escapes, in front of nothing that
  /// could be a part of it.
  @inline(__always)
  private func endOnLine(_ bytes: Span<UInt8>, _ quote: UInt8) -> Int? {
    var next = offset + 1
    while next < bytes.count {
      let byte = bytes[next]
      // Letters lie above the quotes, so most bytes need these two comparisons alone.
      if byte <= .singleQuote || byte == .backslash {
        if byte == quote { break }
        if byte == .backslash || byte.isBreak { return nil }
      }
      next += 1
    }
    return next < bytes.count && endsValue(bytes, at: next + 1) ? next + 1 : nil
  }

  /// Ends a scalar at its closing quote.
  ///
  /// If text follows it, and lines that look like entries lie in between or it stands where text
  /// begins, the quote was not meant to close this scalar but to open another.
  private mutating func closed(
    _ bytes: Span<UInt8>,
    _ leaf: Leaf,
    _ lines: QuotedLines
  ) -> Leaf {
    if !endsValue(bytes, at: leaf.end) {
      if lines.endBeforeEntry != nil { return unclosed(bytes, leaf, lines) }
      if let end = endBeforeOtherQuote(bytes, leaf, lines) {
        return unclosed(bytes, leaf, lines, at: end)
      }
    }
    if let problem = lines.problem { keep(problem, bytes, lines, of: leaf) }
    return leaf
  }

  /// Keeps what is wrong with the lines of a scalar, and how it is mended.
  private mutating func keep(
    _ problem: YAMLProblem,
    _ bytes: Span<UInt8>,
    _ lines: QuotedLines,
    of leaf: Leaf
  ) {
    guard lines.edits.first?.range.lowerBound == problem.range.lowerBound else {
      keep(problem)
      return
    }
    keep(
      YAMLProblem(
        problem.code,
        at: problem.range,
        problem.message,
        related: [
          RelatedRange("the quote that opens the text", at: leaf.start..<(leaf.start + 1))
        ],
        fix: Fix(
          lines.edits.count > 1 ? "Indent the lines" : "Indent the line",
          [Self.joined(bytes, lines.edits)]
        )
      )
    )
  }

  /// Whether what stands at an offset may follow a value on its line.
  private func endsValue(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let next = bytes.skippingBlanks(from: offset)
    guard next < bytes.count else { return true }
    let byte = bytes[next]
    if byte.isBreak || byte == .hash || byte == .colon { return true }
    return top.kind.isFlow && byte.isFlowIndicator
  }

  /// How many lines that look like entries a quoted scalar holds at most.
  private static var mostEntriesInQuotes: Int { 1000 }

  /// How many lines of a scalar one fix indents.
  private static var mostLines: Int { 4096 }

  /// What has been seen of the lines of a quoted scalar.
  struct QuotedLines {
    /// The line that it begins on.
    let lineStart: Int
    /// The end of that line, if there is another.
    var firstBreak: Int?
    /// The end of the last line before one that looks like an entry.
    var endBeforeEntry: Int?
    /// How many lines look like entries.
    var entries = 0
    /// The end of the last line before one that must be a comment, if there is no end.
    var endBeforeComment: Int?
    /// What is wrong with the first line that is not indented enough; told if the scalar ends.
    var problem: YAMLProblem?
    /// What indents the lines that are not indented enough.
    var edits: [TextEdit] = []
  }

  /// Moves to the text of the next line that is not blank; `nil` where the scalar must end.
  private mutating func nextLine(
    _ bytes: Span<UInt8>,
    behind lineBreak: Int,
    above parent: Int,
    _ lines: inout QuotedLines
  ) -> Int? {
    let line = TextLine(bytes, behind: lineBreak)
    let text = line.text
    lineStart = line.start
    if lines.problem == nil {
      lines.problem = tabInBlankLine(bytes, behind: lineBreak, above: parent)
    }
    guard text < bytes.count else { return text }
    let isIndented = line.spaces > parent
    if isIndented, lines.endBeforeEntry != nil {
      if looksLikeEntry(bytes, at: text) { lines.entries += 1 }
      return lines.entries < Self.mostEntriesInQuotes ? text : nil
    }
    if bytes[text] == .hash, !isIndented, lines.endBeforeEntry == nil {
      // A comment ends nothing by itself, but no text without end reaches beyond it.
      lines.endBeforeComment = lines.endBeforeComment ?? lineBreak
    }
    if isIndented || !closesTextAndBrackets(bytes, at: text, lines),
      looksLikeEntry(bytes, at: text) || closesBrackets(bytes, at: text)
    {
      if lines.endBeforeEntry == nil { lines.endBeforeEntry = lineBreak }
      return isIndented ? text : nil
    }
    if !isIndented { Self.note(line, above: parent, in: &lines) }
    return text
  }

  /// Notes a line that is not indented enough, and what indents it.
  private static func note(_ line: TextLine, above parent: Int, in lines: inout QuotedLines) {
    let spaces = String(repeating: " ", count: max(parent, 0) + 2)
    if lines.edits.count < mostLines {
      lines.edits.append(TextEdit(line.start..<line.text, with: spaces))
    }
    guard lines.problem == nil else { return }
    let isTab = line.text > line.start + line.spaces
    lines.problem = YAMLProblem(
      isTab ? .tabIndentation : .indentation,
      at: line.start..<max(line.text, line.start + 1),
      isTab
        ? "a tab does not indent; indent this line by spaces"
        : "the lines of a quoted scalar are indented more than its key; indent this line"
    )
  }

  /// The first line behind a line break that is not blank.
  private struct TextLine {
    private(set) var start: Int
    /// How many spaces it begins with.
    private(set) var spaces: Int
    /// The offset of its first byte that is no blank.
    private(set) var text: Int

    init(_ bytes: Span<UInt8>, behind lineBreak: Int) {
      text = lineBreak
      repeat {
        start = bytes.skippingBreak(at: text)
        let indented = bytes.skippingSpaces(from: start)
        spaces = indented - start
        text = bytes.skippingBlanks(from: indented)
      } while text < bytes.count && bytes[text].isBreak
    }
  }

  /// Ends a scalar without closing quote on its line, or before the first one that looks like an
  /// entry.
  private mutating func unclosed(
    _ bytes: Span<UInt8>,
    _ leaf: Leaf,
    _ lines: QuotedLines,
    at known: Int? = nil
  ) -> Leaf {
    noteReach(bytes, of: max(lineStart, leaf.end))
    var leaf = leaf
    leaf.flags.insert(.isUnclosed)
    if let end = known ?? endOfTextInBrackets(bytes, leaf) {
      leaf.end = end
      leaf.flags.remove(.isMultiline)
      lineStart = lines.lineStart
    } else {
      setEndOfUnclosed(bytes, &leaf, lines)
    }
    // What was said of the lines behind the cut will be said when they are read for themselves.
    while let last = problems.last, last.range.lowerBound >= leaf.end { problems.removeLast() }
    dropIndentation(before: leaf.start)
    dropMissingComma(before: leaf.start)
    if endsWithDoubledQuote(bytes, leaf) {
      // The first of the two closes it, and the other is told of as what follows the value.
      leaf.end -= 1
      leaf.flags.remove(.isUnclosed)
      return leaf
    }
    reportUnclosed(bytes, leaf)
    return leaf
  }

  private mutating func setEndOfUnclosed(
    _ bytes: Span<UInt8>,
    _ leaf: inout Leaf,
    _ lines: QuotedLines
  ) {
    let end = lines.endBeforeComment ?? lines.endBeforeEntry ?? bytes.count
    leaf.end = max(trimmingBlankLines(bytes, from: leaf.start, to: end), leaf.start + 1)
    if bytes.endOfLine(from: leaf.start) >= leaf.end {
      leaf.flags.remove(.isMultiline)
      if let end = endOfKey(bytes, leaf, lines) { leaf.end = end }
    }
    lineStart = lineStart(bytes, of: leaf.end)
  }

  /// Whether a scalar on one line ends with two single quotes, which only end no scalar together.
  private func endsWithDoubledQuote(_ bytes: Span<UInt8>, _ leaf: Leaf) -> Bool {
    leaf.style == .singleQuoted && !leaf.flags.contains(.isMultiline) && !top.kind.isFlow
      && leaf.end - leaf.start > 3 && bytes[leaf.end - 1] == .singleQuote
      && bytes[leaf.end - 2] == .singleQuote
  }

  private mutating func reportUnclosed(_ bytes: Span<UInt8>, _ leaf: Leaf) {
    let range = leaf.start..<leaf.end
    let quote = leaf.style == .doubleQuoted ? "\"" : "'"
    if let other = Self.typographicQuote(bytes, endingAt: leaf.end), other.lowerBound > leaf.start {
      let written = Self.string(bytes, other)
      report(
        .unclosedQuote,
        at: range,
        "'\(written)' closes no text in quotes; write \(quote) in its place",
        fix: Fix("Write \(quote)", [TextEdit(other, with: quote)])
      )
      return
    }
    report(
      .unclosedQuote,
      at: range,
      "this text in quotes has no end; close it with \(quote)",
      fix: Fix("Insert the closing quote", [.insert(quote, at: leaf.end)])
    )
  }

  /// The quotation mark of U+2018 to U+201F that ends at an offset.
  private static func typographicQuote(_ bytes: Span<UInt8>, endingAt end: Int) -> ByteRange? {
    guard end >= 3, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, 0x98...0x9F ~= bytes[end - 1]
    else { return nil }
    return (end - 3)..<end
  }

  /// The end of the key that begins with a quote and goes on to a colon on its line.
  private func endOfKey(_ bytes: Span<UInt8>, _ leaf: Leaf, _ lines: QuotedLines) -> Int? {
    let text = bytes.skippingBlanks(from: leaf.start + 1)
    guard isAtLineStart, !top.kind.isFlow, !isDash(bytes, at: text) else { return nil }
    if top.state != .key {
      guard let lineBreak = lines.endBeforeEntry,
        TextLine(bytes, behind: lineBreak).spaces >= column
      else { return nil }
    }
    let line = bytes.plainLine(from: leaf.start + 1)
    guard line.end > leaf.start + 1, line.stop < leaf.end, bytes[line.stop] == .colon else {
      return nil
    }
    return line.end
  }

  func trimmingBlankLines(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, bytes[end - 1].isBlankOrBreak { end -= 1 }
    return end
  }

  /// The start of the line that an offset stands on.
  func lineStart(_ bytes: Span<UInt8>, of offset: Int) -> Int {
    var start = offset
    while start > 0, !bytes[start - 1].isBreak { start -= 1 }
    return start
  }

  /// Checks the escape sequence at an offset; returns the offset behind what is certain of it.
  private mutating func checkEscape(_ bytes: Span<UInt8>, at start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    let letter = bytes[start + 1]
    if letter.isBreak { return start + 1 }
    var end = start + 2
    switch Escape(letter) {
    case .scalar: return end
    case .digits(let count):
      if let spelt = Escape.scalar(in: bytes, from: end, count: count, to: bytes.count) {
        return spelt.end
      }
    case nil:
      // Keep a character of several bytes whole.
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    let range = start..<end
    report(
      .invalidEscape,
      at: range,
      "'\(Self.string(bytes, range))' is no escape sequence; write '\\\\' for a backslash",
      fix: Fix("Double the backslash", [.insert("\\", at: start)])
    )
    return end
  }
}
