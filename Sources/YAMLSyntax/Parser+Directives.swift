import SourceText

/// Everything before and behind a document's content (YAML 1.2.2, sections 6.8 and 9.1).
extension Parser {
  /// Reads byte order mark, comments and directives, up to the start marker or the content.
  mutating func readPrefix(_ bytes: Span<UInt8>) {
    skipByteOrderMark(bytes)
    while offset < bytes.count {
      let text = bytes.skippingBlanks(from: offset)
      if bytes[offset] == .percent {
        if isMarkOfDocument(bytes) { break }
        readDirective(bytes)
      } else if bytes.isBreakOrEnd(at: text) {
        offset = text
      } else if bytes[text] == .hash {
        offset = readComment(bytes, at: text)
      } else {
        break
      }
      offset = bytes.skippingBreak(at: offset)
      if !directives.isEmpty { reportByteOrderMark(bytes) }
      skipByteOrderMark(bytes)
    }
    if Self.isMarker(.dash, bytes, at: offset) {
      startMarker = offset..<(offset + 3)
      offset += 3
      lastEnd = offset
    } else if let last = directives.last {
      report(
        .directive,
        at: last.range,
        "directives need the line '---' behind them; insert it",
        fix: Fix("Insert '---'", [.insert("---\n", at: offset)])
      )
    }
  }

  /// Reports a byte order mark behind a directive, which would stand before all of them.
  private mutating func reportByteOrderMark(_ bytes: Span<UInt8>) {
    let range = offset..<Self.endOfByteOrderMark(bytes, at: offset)
    guard !range.isEmpty else { return }
    skip(
      range,
      as: .invalidCharacter,
      "a byte order mark cannot stand behind a directive; remove it",
      fix: "Remove the byte order mark"
    )
  }

  /// Reads the line `...` at an offset.
  mutating func readEnd(_ bytes: Span<UInt8>, at start: Int) {
    endMarker = start..<(start + 3)
    let text = bytes.skippingBlanks(from: start + 3)
    guard !bytes.isBreakOrEnd(at: text) else { return }
    if bytes[text] == .hash {
      lineStart = start
      _ = readComment(bytes, at: text)
      return
    }
    let range = text..<bytes.trimmingBlanks(from: text, to: bytes.endOfLine(from: text))
    skipped.append(range)
    report(
      .unexpectedContent,
      at: range,
      "nothing but a comment may follow '...'; move this text to the next line"
    )
  }

  /// Whether the line at an offset begins with a byte order mark behind the content.
  mutating func isTrailingMark(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    Self.endOfByteOrderMark(bytes, at: start) > start && holdsNoContent(bytes, from: start)
  }

  /// Begins a line outside the document's content, where a byte order mark may stand.
  mutating func skipByteOrderMark(_ bytes: Span<UInt8>) {
    offset = Self.endOfByteOrderMark(bytes, at: offset)
    lineStart = offset
  }

  /// The offset behind the byte order marks at `offset`, of which there should be one at most.
  static func endOfByteOrderMark(_ bytes: Span<UInt8>, at offset: Int) -> Int {
    var end = offset
    while end + 3 <= bytes.count, bytes[end] == 0xEF, bytes[end + 1] == 0xBB, bytes[end + 2] == 0xBF
    {
      end += 3
    }
    return end
  }

  /// Whether nothing but white space, comments and byte order marks stand from the start of a line
  /// on.
  mutating func holdsNoContent(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard !emptyLines.contains(start) else { return emptyLines.upperBound == bytes.count }
    var line = start
    while line < bytes.count {
      let text = bytes.skippingBlanks(from: Self.endOfByteOrderMark(bytes, at: line))
      guard bytes.isBreakOrEnd(at: text) || bytes[text] == .hash else { break }
      line = bytes.skippingBreak(at: bytes.endOfLine(from: text))
    }
    emptyLines = start..<line
    noteReach(bytes, of: line)
    return line == bytes.count
  }

  /// Whether three times `character` and then white space or the end stand at an offset.
  static func isMarker(_ character: UInt8, _ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + 3 <= bytes.count && bytes[offset] == character && bytes[offset + 1] == character
      && bytes[offset + 2] == character && bytes.isWhiteOrEnd(at: offset + 3)
  }

  /// Reads the directive at `offset`, up to the end of its line.
  private mutating func readDirective(_ bytes: Span<UInt8>) {
    let start = offset
    var words: [Range<Int>] = []
    var end = start + 1
    while true {
      let word = words.isEmpty ? end : bytes.skippingBlanks(from: end)
      if bytes.isBreakOrEnd(at: word) { break }
      if !words.isEmpty, bytes[word] == .hash {
        offset = readComment(bytes, at: word)
        break
      }
      end = word
      while end < bytes.count, !bytes[end].isBlankOrBreak { end += 1 }
      words.append(word..<end)
      offset = end
    }
    offset = bytes.endOfLine(from: offset)
    let names = words.map { Self.string(bytes, $0) }
    let directive = YAMLDirective(
      range: start..<end,
      name: names.first ?? "",
      parameters: Array(names.dropFirst())
    )
    check(directive)
    directives.append(directive)
  }

  private mutating func check(_ directive: YAMLDirective) {
    switch directive.name {
    case "YAML":
      defer { hasVersion = true }
      if hasVersion {
        reportRepeated(directive) { $0.name == "YAML" }
      } else if directive.parameters.count != 1 || !Self.isVersion(directive.parameters[0]) {
        report(
          .directive,
          at: directive.range,
          "'%YAML' has one version, of YAML 1; write '%YAML 1.2'"
        )
      }
    case "TAG":
      let handle = directive.parameters.first
      if directive.parameters.count != 2 || !Self.isHandle(handle ?? "") {
        report(
          .directive,
          at: directive.range,
          "'%TAG' has a handle and a prefix; write '%TAG !name! prefix'"
        )
      } else if !Self.isPrefix(directive.parameters[1]) {
        report(
          .directive,
          at: directive.range,
          "the prefix of a '%TAG' line is a URI or begins with '!'; correct it"
        )
      } else if tags.prefixes[directive.parameters[0]] != nil {
        reportRepeated(directive) {
          $0.name == "TAG" && $0.parameters.first == directive.parameters.first
        }
      } else {
        tags.prefixes[directive.parameters[0]] = directive.parameters[1]
      }
    case "":
      report(.directive, at: directive.range, "a directive has a name directly behind '%'; add it")
    default: break
    }
  }

  private mutating func reportRepeated(
    _ directive: YAMLDirective,
    where isSame: (YAMLDirective) -> Bool
  ) {
    // The first is looked for only as long as the problem is kept.
    guard problems.count < Self.mostProblems else { return }
    guard let earlier = directives.first(where: isSame) else { return }
    report(
      .directive,
      at: directive.range,
      "a document has this directive already; remove one",
      related: [RelatedRange("the first one", at: earlier.range)]
    )
  }

  static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == "1"
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }

  static func isPrefix(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, first == .exclamation || !first.isFlowIndicator else {
      return false
    }
    return bytes.span.firstOutsideURI(in: bytes.indices) == nil
  }

  static func isHandle(_ text: String) -> Bool {
    guard text.hasPrefix("!") else { return false }
    if text == "!" || text == "!!" { return true }
    return text.hasSuffix("!") && text.utf8.dropFirst().dropLast().allSatisfy(\.isWordCharacter)
  }
}
