import SourceText

/// Colons that are missing, that lack their space, or that another mark stands in place of.
extension Mistake {
  static let colon = Mistake(
    code: .missingColon,
    trips: [.colonMissing, .column, .afterRoot, .separator, .colonInValue],
    cost: 10,
    isSafe: endsKey,
    place: textBefore,
    message: "a key ends with ':'; add it",
    title: "Insert ':'",
    example: ("a\nb: c\n", "a:\nb: c\n")
  ) { bytes, site in
    if site.fault.kind == .separator { return [[.insert(":", at: site.lastEnd)]] }
    var found: [[TextEdit]] = []
    for line in site.lines(4) {
      if site.fault.kind != .colonInValue, line.colon(bytes) != nil { continue }
      var start = line.text.lowerBound
      if bytes[start] == .dash, bytes.isWhiteOrEnd(at: start + 1) {
        start = bytes.skippingBlanks(from: start + 1)
      }
      if let key = bytes.wordInBrackets(line), bytes.hasBlock(below: line) {
        found.append([
          .delete(line.text.lowerBound..<key.lowerBound),
          TextEdit(key.upperBound..<line.text.upperBound, with: ":"),
        ])
      } else if site.fault.kind != .colonInValue {
        found.append([.insert(":", at: line.text.upperBound)])
      }
      if let blank = (start..<max(start, line.text.upperBound)).first(where: { bytes[$0].isBlank })
      {
        let edits: [TextEdit] = [.insert(":", at: blank)]
        // Two words without lines below them are a key and its value, as are a word and an anchor.
        let isPair =
          bytes.isWord(start..<blank)
          && (!bytes.hasBlock(below: line) || bytes[bytes.skippingBlanks(from: blank)].isProperty)
        found.insert(edits, at: isPair && !found.isEmpty ? found.count - 1 : found.count)
      }
    }
    // A key that is being typed too far left, above a line that goes on with the block.
    if let above = site.above, site.line.column < above.column, site.line.colon(bytes) == nil,
      !site.line.text.contains(where: { bytes[$0].isBlank }),
      bytes.contentLines(behind: site.line.start, upTo: 1, while: { $0.column == above.column })
        .count == 1
    {
      found.append(
        shift([site.line], by: above.column - site.line.column)
          + [.insert(":", at: site.line.text.upperBound)]
      )
    }
    return found
  }

  static let colonBehindQuotes = Mistake(
    code: .missingColon,
    trips: [.trailing],
    cost: 6,
    isSafe: endsKey,
    place: textBefore,
    message: "a key ends with ':'; add it",
    title: "Insert ':'",
    example: ("a:\n  \"b\" \"c\"\nd: e\n", "a:\n  \"b\": \"c\"\nd: e\n")
  ) { bytes, site in
    let (start, offset) = (site.line.text.lowerBound, min(site.fault.offset, bytes.count))
    guard site.quote == start, site.lastEnd > start + 2, site.lastEnd < offset,
      offset < site.line.text.upperBound,
      bytes[offset].isQuote || bytes[offset].isOpeningBracket
    else { return [] }
    return [[.insert(":", at: site.lastEnd)]]
  }

  static let colonAndQuotes = Mistake(
    code: .missingColon,
    trips: [.trailing, .colonMissing],
    cost: 5,
    place: textBefore,
    message: "a key ends with ':', and text that begins with '{' stands in quotes; add both",
    title: "Insert ':' and quotes",
    example: ("a:\n  'b' {c}, d\ne: f\n", "a:\n  'b': \"{c}, d\"\ne: f\n")
  ) { bytes, site in
    site.lines.prefix(2).compactMap { line -> [TextEdit]? in
      let (start, end) = (line.text.lowerBound, line.text.upperBound)
      guard line.text.count > 3, bytes[start].isQuote,
        let close = (start + 1..<end).first(where: { bytes[$0] == bytes[start] })
      else { return nil }
      let text = bytes.skippingBlanks(from: close + 1)
      guard text > close + 1, text < end, bytes[text] == .openBrace,
        (text..<end).allSatisfy({ bytes[$0] != .colon && !bytes[$0].isQuote })
      else { return nil }
      return [.insert(":", at: close + 1)] + quoting(bytes, text..<end)
    }
  }

  static let colonForMark = Mistake(
    code: .missingColon,
    trips: .lines.union([.separator, .closing, .suspect]),
    cost: 7,
    isSafe: endsKeyInPlaceOfMark,
    message: "a key ends with ':'; write it in place of '{place}'",
    title: "Write ':'",
    example: ("a = b\nc: d\n", "a: b\nc: d\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for line in site.lines(2) {
      let first = line.text.first {
        bytes[$0] == .semicolon || bytes[$0] == .equals || bytes[$0] == .greater
          || bytes.isWideMarkForColon(at: $0)
          || bytes[$0] == .dash && $0 > line.text.lowerBound && $0 + 1 < bytes.count
            && bytes[$0 + 1] == .greater
          || site.brackets == nil && bytes.dividesPair(line, at: $0)
      }
      guard let first else { continue }
      var end = first + 1
      if end < bytes.count, bytes[end] == .greater { end += 1 }
      if bytes.isWideMarkForColon(at: first) { end = first + 3 }
      let start = bytes.trimmingBlanks(from: line.text.lowerBound, to: first)
      let text = end < bytes.count && bytes[end].isBlankOrBreak ? ":" : ": "
      found.append([TextEdit(start..<end, with: text)])
    }
    return found
  }

  static let colonSpace = Mistake(
    code: .missingSpace,
    trips: [
      .colonMissing, .separator, .column, .afterRoot, .trailing, .closing, .colonInValue,
      .collectionOnLine, .suspect,
    ],
    cost: 9,
    isSafe: partsKeyFromValue,
    repeats: true,
    isToldOnEach: true,
    place: byteBefore,
    message: "a colon behind a key has a space behind it; insert one",
    title: "Insert a space",
    example: ("a: b\nc:d\n", "a: b\nc: d\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for line in site.lines(3) {
      found += bytes.closeColons(of: line, upTo: 2).map { colon in
        let isWide = bytes.starts(with: [0xE3, 0x80, 0x80], at: colon + 1)
        return [TextEdit((colon + 1)..<(colon + (isWide ? 4 : 1)), with: " ")]
      }
    }
    return found
  }

  static let strayColon = Mistake(
    code: .unexpectedContent,
    trips: [.suspect],
    cost: 0,
    message: "a colon belongs to a key in front of it; remove it or write the key",
    title: "Remove the colon",
    example: ("a:\n  b: c\n:\n  d: e\n", "a:\n  b: c\n\n  d: e\n")
  ) { bytes, site in
    guard bytes[site.fault.offset] == .colon else { return [] }
    return [[.delete(site.fault.offset..<site.fault.end)]]
  }
}

extension Span<UInt8> {
  /// The only word of a line, in square brackets.
  fileprivate func wordInBrackets(_ line: Site.Line) -> Range<Int>? {
    guard line.text.count > 2, self[line.text.lowerBound] == .openBracket,
      self[line.text.upperBound - 1] == .closeBracket
    else { return nil }
    let start = skippingBlanks(from: line.text.lowerBound + 1)
    let end = trimmingBlanks(from: start, to: line.text.upperBound - 1)
    return start < end && isWord(start..<end) ? start..<end : nil
  }
}

extension Span<UInt8> {
  /// Whether a comma or a full stop stands behind the first word of a line.
  ///
  /// Nothing but one word, a quotation, brackets or the lines below follows it.
  fileprivate func dividesPair(_ line: Site.Line, at mark: Int) -> Bool {
    let start = behindDashes(from: line.text.lowerBound)
    guard self[mark] == .comma || self[mark] == .dot, isWhiteOrEnd(at: mark + 1), mark > start,
      isWord(start..<mark)
    else { return false }
    let end = line.text.upperBound
    let value = min(skippingBlanks(from: mark + 1), end)..<end
    guard let first = value.first else { return hasBlock(below: line) }
    return self[first].isQuote || self[first].isOpeningBracket
      || value.allSatisfy { !self[$0].isBlank }
  }

  /// The first colons of a line that no blank follows, outside of parentheses.
  fileprivate func closeColons(of line: Site.Line, upTo limit: Int) -> [Int] {
    var found: [Int] = []
    var depth = 0
    for offset in line.text {
      switch self[offset] {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case .colon where depth <= 0 && !isWhiteOrEnd(at: offset + 1): found.append(offset)
      default: break
      }
      if found.count == limit { break }
    }
    return found
  }
}

extension UInt8 {
  /// Whether a byte begins an anchor or a tag.
  fileprivate var isProperty: Bool { self == .ampersand || self == .exclamation }
}
