import SourceText

/// Everything before a document's content, and its end marker (YAML 1.2.2, sections 6.8 and 9.1).
extension ExactParser {
  /// Reads byte order mark, comments and directives, up to the start marker or the content.
  mutating func readProlog(_ bytes: Span<UInt8>) {
    passByteOrderMark(bytes)
    while cursor.offset < bytes.count {
      let text = bytes.skippingBlanks(from: cursor.offset)
      if bytes[cursor.offset] == .percent {
        readDirective(bytes)
        if fault != nil { return }
      } else if bytes.isBreakOrEnd(at: text) {
        cursor.offset = text
      } else if bytes[text] == .hash {
        cursor.offset = bytes.endOfLine(from: text)
        tables.comments.append(text..<cursor.offset)
      } else {
        break
      }
      cursor.offset = bytes.skippingBreak(at: cursor.offset)
      cursor.lineStart = cursor.offset
      let mark = Parser.endOfByteOrderMark(bytes, at: cursor.offset)
      if mark > cursor.offset, !prolog.directives.isEmpty {
        return fail(.directive, at: cursor.offset, to: mark)
      }
      passByteOrderMark(bytes)
    }
    if Parser.isMarker(.dash, bytes, at: cursor.offset) {
      prolog.startMarker = cursor.offset..<(cursor.offset + 3)
      cursor.offset += 3
      cursor.lastEnd = cursor.offset
    } else if let last = prolog.directives.last {
      return fail(.directive, at: cursor.offset, opening: last.range.lowerBound)
    }
    prolog.isRead = true
  }

  /// Reads the line `...` at an offset, behind which a comment may stand.
  mutating func readEnd(_ bytes: Span<UInt8>, at start: Int) {
    let text = bytes.skippingBlanks(from: start + 3)
    guard !bytes.isBreakOrEnd(at: text) else { return }
    let end = bytes.endOfLine(from: text)
    guard bytes[text] == .hash else { return fail(.directive, at: text, to: end) }
    tables.comments.append(text..<end)
  }

  /// Begins a line outside the document's content, where a byte order mark may stand.
  private mutating func passByteOrderMark(_ bytes: Span<UInt8>) {
    cursor.offset = Parser.endOfByteOrderMark(bytes, at: cursor.offset)
    cursor.lineStart = cursor.offset
  }

  /// Whether the line at an offset begins with a byte order mark behind the content.
  func isTrailingMark(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard Parser.endOfByteOrderMark(bytes, at: start) > start else { return false }
    var line = start
    while line < bytes.count {
      let text = bytes.skippingBlanks(from: Parser.endOfByteOrderMark(bytes, at: line))
      guard bytes.isBreakOrEnd(at: text) || bytes[text] == .hash else { return false }
      line = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
    return true
  }

  /// Reads the directive at `offset`, up to the end of its line.
  private mutating func readDirective(_ bytes: Span<UInt8>) {
    let start = cursor.offset
    var words: [Range<Int>] = []
    var end = start + 1
    while true {
      let word = words.isEmpty ? end : bytes.skippingBlanks(from: end)
      if bytes.isBreakOrEnd(at: word) { break }
      if !words.isEmpty, bytes[word] == .hash {
        tables.comments.append(word..<bytes.endOfLine(from: word))
        break
      }
      end = word
      while end < bytes.count, !bytes[end].isBlankOrBreak { end += 1 }
      words.append(word..<end)
    }
    let names = words.map { Parser.string(bytes, $0) }
    let directive = YAMLDirective(
      range: start..<end,
      name: names.first ?? "",
      parameters: Array(names.dropFirst())
    )
    guard isRight(directive) else { return fail(.directive, at: start, to: end) }
    prolog.directives.append(directive)
    cursor.offset = bytes.endOfLine(from: end)
  }

  private mutating func isRight(_ directive: YAMLDirective) -> Bool {
    let parameters = directive.parameters
    switch directive.name {
    case "YAML":
      guard !prolog.hasVersion else { return false }
      prolog.hasVersion = true
      return parameters.count == 1 && Parser.isVersion(parameters[0])
    case "TAG":
      guard parameters.count == 2, Parser.isHandle(parameters[0]), Parser.isPrefix(parameters[1]),
        prolog.tags.prefixes[parameters[0]] == nil
      else { return false }
      prolog.tags.prefixes[parameters[0]] = parameters[1]
      return true
    default: return !directive.name.isEmpty
    }
  }
}
