import SourceText

/// Scalars in quotes (YAML 1.2.2, sections 7.3.1 and 7.3.2).
extension Parser {
  /// Reads a scalar in double quotes; its lines after the first must be indented above `parent`.
  mutating func readDoubleQuoted(_ bytes: Span<UInt8>, above parent: Int) -> Leaf {
    var leaf = Leaf(style: .doubleQuoted, start: offset, end: offset)
    var next = offset + 1
    var lines = QuotedLines()
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
    var next = offset + 1
    var lines = QuotedLines()
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
        guard let line = nextLine(bytes, behind: next, above: parent, &lines) else { break }
        next = line
      } else {
        next += 1
      }
    }
    return unclosed(bytes, leaf, lines)
  }

  /// Ends a scalar at its closing quote.
  ///
  /// If lines that look like entries lie in between and text follows, the quote was not meant to
  /// close this scalar but to open another.
  private mutating func closed(
    _ bytes: Span<UInt8>,
    _ leaf: Leaf,
    _ lines: QuotedLines
  ) -> Leaf {
    if lines.endBeforeEntry != nil, !endsValue(bytes, at: leaf.end) {
      return unclosed(bytes, leaf, lines)
    }
    keep(lines.problem)
    return leaf
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

  /// What has been seen of the lines of a quoted scalar.
  struct QuotedLines {
    /// The end of the last line before one that looks like an entry.
    var endBeforeEntry: Int?
    /// How many lines look like entries.
    var entries = 0
    /// The end of the last line before one that must be a comment, if there is no end.
    var endBeforeComment: Int?
    /// What is wrong with the first line that is not indented enough; told if the scalar ends.
    var problem: YAMLProblem?
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
    if looksLikeEntry(bytes, at: text) {
      if lines.endBeforeEntry == nil { lines.endBeforeEntry = lineBreak }
      return isIndented ? text : nil
    }
    if !isIndented, lines.problem == nil {
      lines.problem = YAMLProblem(
        text > line.start + line.spaces ? .tabIndentation : .indentation,
        at: line.start..<max(text, line.start + 1),
        "the lines of a quoted scalar are indented more than its key; indent this line"
      )
    }
    return text
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

  /// Ends a scalar without closing quote before the first line that looks like an entry.
  private mutating func unclosed(
    _ bytes: Span<UInt8>,
    _ leaf: Leaf,
    _ lines: QuotedLines
  ) -> Leaf {
    noteReach(bytes, of: max(lineStart, leaf.end))
    var leaf = leaf
    let end = lines.endBeforeComment ?? lines.endBeforeEntry ?? bytes.count
    leaf.end = max(trimmingBlankLines(bytes, from: leaf.start, to: end), leaf.start + 1)
    leaf.flags.insert(.isUnclosed)
    if bytes.endOfLine(from: leaf.start) >= leaf.end { leaf.flags.remove(.isMultiline) }
    lineStart = lineStart(bytes, of: leaf.end)
    // What was said of the lines behind the cut will be said when they are read for themselves.
    while let last = problems.last, last.range.lowerBound >= leaf.end { problems.removeLast() }
    dropIndentation(before: leaf.start)
    dropMissingComma(before: leaf.start)
    let quote = leaf.style == .doubleQuoted ? "\"" : "'"
    report(
      .unclosedQuote,
      at: leaf.start..<leaf.end,
      "this text in quotes has no end; close it with \(quote)",
      fix: .init(title: "Insert the closing quote", edit: .insert(quote, at: leaf.end))
    )
    return leaf
  }

  private func trimmingBlankLines(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
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
      fix: .init(title: "Double the backslash", edit: .insert("\\", at: start))
    )
    return end
  }
}
