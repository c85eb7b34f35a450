import SourceText

/// Comments of other languages: `// …`, `/* … */` and `<!-- … -->`.
extension Parser {
  /// What opens a comment in other languages, and what closes it.
  private static var foreignMarks: [(opening: String, closing: String)] {
    [("//", ""), ("/*", "*/"), ("<!--", "-->")]
  }

  /// Skips a line that is a comment in another language, in whatever column, where no text may
  /// begin.
  mutating func skipForeignComment(_ bytes: Span<UInt8>) -> Bool {
    guard bytes[offset] == .slash || bytes[offset] == .less else { return false }
    switch top.state {
    case .key, .entry, .done: break
    case .value, .item: if column > Int(top.entryColumn) { return false }
    case .node, .explicitKey, .afterKey, .comma: return false
    }
    let line = bytes.plainLine(from: offset)
    guard line.end > offset, line.stop >= bytes.count || bytes[line.stop] != .colon else {
      return false
    }
    return skipForeignComment(bytes, offset..<line.end)
  }

  /// Skips a key without colon that is a comment in another language.
  mutating func skipForeignCommentAsKey(_ bytes: Span<UInt8>, _ key: ByteRange) -> Bool {
    guard let last = nodes.last, isAtLineStart, last.style == .plain,
      !last.flags.contains(.hasProperties), Int(last.start) == key.lowerBound,
      skipForeignComment(bytes, key)
    else { return false }
    nodes.removeLast()
    return true
  }

  private mutating func skipForeignComment(_ bytes: Span<UInt8>, _ range: ByteRange) -> Bool {
    guard let (opening, comment) = foreignComment(bytes, range) else { return false }
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "a comment begins with '#'; write it in place of '\(opening)'",
      fix: Fix("Make it a comment", [TextEdit(range, with: comment)])
    )
    offset = range.upperBound
    return true
  }

  /// What opens a comment of another language, and that comment in YAML.
  private func foreignComment(
    _ bytes: Span<UInt8>,
    _ line: ByteRange
  ) -> (opening: String, comment: String)? {
    let text = Self.string(bytes, line)
    for (opening, closing) in Self.foreignMarks where text.hasPrefix(opening) {
      var words = text.dropFirst(opening.count)
      if !closing.isEmpty, words.hasSuffix(closing) { words = words.dropLast(closing.count) }
      while words.first == " " { words.removeFirst() }
      while words.last == " " { words.removeLast() }
      return (opening, words.isEmpty ? "#" : "# " + words)
    }
    return nil
  }

  /// Whether a comment that would be an entry without its mark follows a line.
  func isAboveEntryInComment(_ bytes: Span<UInt8>, _ line: ContentLine) -> Bool {
    let next = bytes.skippingBreak(at: bytes.endOfLine(from: line.start))
    let mark = bytes.skippingBlanks(from: next)
    guard mark < bytes.count, bytes[mark] == .hash else { return false }
    let text = bytes.skippingBlanks(from: mark + 1)
    return text < bytes.count && looksLikeEntry(bytes, at: text)
  }
}
