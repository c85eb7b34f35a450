import SourceText

/// Everything before a document's content, and its end marker (YAML 1.2.2, sections 6.8 and 9.1).
extension Parser {
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
      let mark = bytes.endOfByteOrderMark(at: cursor.offset)
      if mark > cursor.offset, !prolog.directives.isEmpty {
        return fail(.directive, at: cursor.offset, to: mark)
      }
      passByteOrderMark(bytes)
    }
    if bytes.isMarker(.dash, at: cursor.offset) {
      prolog.startMarker = cursor.offset..<(cursor.offset + 3)
      cursor.offset += 3
      cursor.lastEnd = cursor.offset
    } else if let last = prolog.directives.last {
      return fail(.directive, at: cursor.offset, opening: last.range.lowerBound)
    }
    prolog.isRead = true
  }

  /// Begins a line outside the document's content, where a byte order mark may stand.
  private mutating func passByteOrderMark(_ bytes: Span<UInt8>) {
    cursor.offset = bytes.endOfByteOrderMark(at: cursor.offset)
    cursor.lineStart = cursor.offset
  }

  /// Whether the line at an offset begins with a byte order mark behind the content.
  func isTrailingMark(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard bytes.endOfByteOrderMark(at: start) > start else { return false }
    return bytes.endOfEmptyLines(from: start) == bytes.count
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
    let names = words.map { bytes.string($0) }
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
      return parameters.count == 1 && Self.isVersion(parameters[0])
    case "TAG":
      guard parameters.count == 2, Self.isHandle(parameters[0]), Self.isPrefix(parameters[1]),
        prolog.tags.prefixes[parameters[0]] == nil
      else { return false }
      prolog.tags.prefixes[parameters[0]] = parameters[1]
      return true
    default: return !directive.name.isEmpty
    }
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == "1"
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }

  /// How many bytes a prefix has at most, which each use of its handle repeats.
  ///
  /// YAML has no limit; this one is that of keys on one line (section 7.4.2).
  private static let longestPrefix = 1_024

  private static func isPrefix(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count <= longestPrefix, let first = bytes.first,
      first == .exclamation || !first.isFlowIndicator
    else {
      return false
    }
    return bytes.span.firstOutsideURI(in: bytes.indices) == nil
  }

  private static func isHandle(_ text: String) -> Bool {
    guard text.hasPrefix("!") else { return false }
    if text == "!" || text == "!!" { return true }
    return text.hasSuffix("!") && text.utf8.dropFirst().dropLast().allSatisfy(\.isWordCharacter)
  }
}

extension Span<UInt8> {
  /// The offset behind the byte order marks at `offset`; there should be one at most.
  func endOfByteOrderMark(at offset: Int) -> Int {
    var end = offset
    while end + 3 <= count, self[end] == 0xEF, self[end + 1] == 0xBB, self[end + 2] == 0xBF {
      end += 3
    }
    return end
  }

  /// Whether three times `character` and then white space or the end stand at an offset.
  func isMarker(_ character: UInt8, at offset: Int) -> Bool {
    offset + 3 <= count && self[offset] == character && self[offset + 1] == character
      && self[offset + 2] == character && isWhiteOrEnd(at: offset + 3)
  }

  /// The text of a range, invalid UTF-8 replaced by U+FFFD.
  func string(_ range: ByteRange) -> String {
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    for offset in range { copy.append(self[offset]) }
    return String(decoding: copy, as: UTF8.self)
  }
}
