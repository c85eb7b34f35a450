import SourceText

/// Quotes that are missing, or that stand where none belong.
extension Mistake {
  static let quoteEnd = Mistake(
    code: .unclosedQuote,
    trips: [
      .quoteEnd, .quoteLine, .trailing, .colonMissing, .separator, .column, .escape, .closing,
    ],
    cost: 10,
    isSafe: endsQuotedWords,
    place: quotedText,
    message: "this text in quotes has no end; close it with {new}",
    title: "Insert the closing quote",
    example: ("a: \"b\nc: d\n", "a: \"b\"\nc: d\n")
  ) { bytes, site in
    guard let opening = site.quote else { return [] }
    let quote = bytes[opening] == .doubleQuote ? "\"" : "'"
    let end = bytes.endOfText(from: opening)
    var ends = [end]
    for offset in (opening + 1)..<max(end, opening + 1) {
      if bytes[offset] == .colon, bytes.isWhiteOrEnd(at: offset + 1) { ends.append(offset) }
      if bytes[offset].endsFlowEntry {
        ends.append(bytes.trimmingBlanks(from: opening + 1, to: offset))
      }
    }
    var found = ends.prefix(10).map { [TextEdit.insert(quote, at: $0)] }
    // Text that goes on, on lines further right.
    let first = Site.Line(bytes, at: bytes.lineStart(of: opening))
    let further = bytes.contentLines(behind: opening, upTo: 3) { $0.column > first.column }
    found += further.map { [.insert(quote, at: $0.text.upperBound)] }
    // A word at the beginning of a line is a key that is being typed.
    if site.brackets == nil, first.text.lowerBound == opening, end > opening + 1,
      ((opening + 1)..<end).allSatisfy({ bytes[$0].isWordCharacter })
    {
      found.append([.insert(quote + ":", at: end)])
    }
    // Above another entry in brackets a text that is being typed lacks its comma, too.
    if site.brackets != nil, end > opening + 1 { found.append([.insert(quote + ",", at: end)]) }
    return found
  }

  static let doubledQuote = Mistake(
    code: .unexpectedContent,
    trips: [.trailing, .separator, .quoteEnd, .quoteLine, .colonMissing],
    cost: 8,
    isSafe: doublesClosingQuote,
    message: "this quote stands behind the one that closes the text; remove it",
    title: "Remove the quote",
    example: ("a: [\"b\"\", c]\n", "a: [\"b\", c]\n")
  ) { bytes, site in
    guard let opening = site.quote else { return [] }
    let places = (opening + 2)..<max(bytes.endOfText(from: opening), opening + 2)
    return places.filter { bytes[$0] == bytes[opening] && bytes[$0 - 1] == bytes[opening] }
      .prefix(2).map { [.delete($0..<($0 + 1))] }
  }

  static let innerQuotes = Mistake(
    code: .quoteNeeded,
    trips: [.trailing, .separator, .quoteEnd, .quoteLine, .colonMissing, .closing],
    cost: 12,
    isSafe: quotesWordsInText,
    message: "a quote within text in quotes ends it; escape it",
    title: "Escape the quotes",
    example: ("a: \"b \"c\" d\"\n", "a: \"b \\\"c\\\" d\"\n")
  ) { bytes, site in
    guard let opening = site.quote else { return [] }
    let isDouble = bytes[opening] == .doubleQuote
    let places = (opening + 1..<max(bytes.endOfText(from: opening), opening + 1)).filter {
      bytes[$0] == bytes[opening] && !(isDouble && bytes[$0 - 1] == .backslash)
    }
    guard places.count > 1, !bytes.hasQuotedWords(from: opening, places) else { return [] }
    return [
      places.dropLast().map {
        // A backslash in front of an apostrophe is how other languages escape it.
        if !isDouble, bytes[$0 - 1] == .backslash { return TextEdit(($0 - 1)..<$0, with: "'") }
        return .insert(isDouble ? "\\" : "'", at: $0)
      }
    ]
  }

  static let strayQuote = Mistake(
    code: .unexpectedContent,
    trips: [.quoteEnd, .quoteLine, .trailing, .separator, .colonMissing, .closing],
    cost: 12,
    isSafe: followsBracket,
    message: "this quote has no counterpart; remove it",
    title: "Remove the quote",
    example: ("a: b\n\"\nc: d\n", "a: b\n\nc: d\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    // Text that ends in the quote that it begins with holds the ones that are too many.
    if let opening = site.quote, !bytes.isQuoted(opening..<bytes.endOfText(from: opening)),
      !bytes.beginsWithQuotedWords(at: opening)
    {
      found.append([.delete(opening..<(opening + 1))])
    }
    let offset = site.fault.offset
    if offset < bytes.count, bytes[offset].isQuote {
      found.append([.delete(offset..<(offset + 1))])
    }
    return found
  }

  static let valueQuotes = Mistake(
    code: .quoteNeeded,
    trips: [
      .colonInValue, .trailing, .separator, .collectionOnLine, .flowDash,
      .closing, .comma, .bracketEnd, .quoteEnd, .quoteLine, .colonMissing, .escape, .bracketLine,
    ],
    cost: 12,
    isSafe: quotesPhrase,
    place: betweenEdits,
    message: "{meaning} in YAML; put the text in quotes",
    title: "Quote the text",
    example: ("a: b: c\n", "a: \"b: c\"\n"),
    find: values
  )

  static let keyQuotes = Mistake(
    code: .quoteNeeded,
    trips: [
      .colonInValue, .colonMissing, .trailing, .separator, .closing, .bracketEnd, .collectionOnLine,
      .bracketLine, .column,
    ],
    cost: 4,
    isSafe: always,
    place: betweenEdits,
    message: "a key with ': ' in it needs quotes; quote it",
    title: "Quote the key",
    example: ("f(a: .b): c\nd: e\n", "\"f(a: .b)\": c\nd: e\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for line in site.lines.prefix(2) {
      var starts = [bytes.behindDashes(from: line.text.lowerBound)]
      for offset in line.text where bytes[offset] == .openBrace || bytes[offset] == .comma {
        starts.append(bytes.skippingBlanks(from: offset + 1))
      }
      for start in starts.prefix(8) {
        guard let colon = bytes.endOfCodeKey(from: start) else { continue }
        found.append(quoting(bytes, start..<colon))
      }
    }
    return found
  }

  static let markQuotes = Mistake(
    code: .quoteNeeded,
    trips: [.reserved, .properties],
    cost: 9,
    isSafe: quotesMark,
    place: betweenEdits,
    message: "text without quotes cannot begin with '{mark}'; quote it",
    title: "Quote the text",
    example: ("a: @b\n", "a: \"@b\"\n")
  ) { bytes, site in
    // A closing bracket in front of a key is one too many.
    let start = site.line.text.lowerBound
    let isStray = bytes[start].isClosingBracket && site.fault.offset == start
    return isStray && site.line.colon(bytes) != nil ? [] : values(bytes, site)
  }

  /// How many texts of a line may be quoted, the nearest first.
  private static let mostTexts = 12

  /// Puts quotes around what may be one text.
  @Sendable private static func values(_ bytes: Span<UInt8>, _ site: Site) -> [[TextEdit]] {
    texts(bytes, site).filter { !bytes.isLoneClosingQuote(ending: $0) }.map { quoting(bytes, $0) }
  }

  /// What may be one text: what is wrong, an entry in brackets, a value.
  static func texts(_ bytes: Span<UInt8>, _ site: Site) -> [Range<Int>] {
    // An entry below a key is no value of it.
    if bytes.commasBehindKeys(site) != nil { return [] }
    var found: [Range<Int>] = []
    let offset = min(site.fault.offset, bytes.count)
    var lines = [site.line]
    if let opening = site.opening {
      lines.append(Site.Line(bytes, at: bytes.lineStart(of: opening)))
    }
    if site.fault.end > offset { found.append(offset..<min(site.fault.end, bytes.count)) }
    if let brackets = site.brackets {
      if bytes.isBodyOfCall(at: offset) {
        let start = bytes.startOfFlowEntry(before: offset)
        found.append(start..<bytes.endOfFlowEntry(from: start))
      }
      found.append(offset..<bytes.endOfFlowEntry(from: offset))
      for line in lines {
        for inner in line.text.reversed()
        where found.count < mostTexts && inner <= offset && inner > brackets
          && bytes[inner] == .colon
          && bytes.isWhiteOrEnd(at: inner + 1)
        {
          let start = bytes.skippingBlanks(from: inner + 1)
          found.append(start..<bytes.endOfFlowEntry(from: start))
        }
      }
      found.append(site.latest..<bytes.endOfFlowEntry(from: site.latest))
    }
    for line in lines {
      if let colon = line.colon(bytes), !bytes.isCall(line.text.lowerBound..<colon) {
        let value = bytes.skippingBlanks(from: colon + 1)
        found.append(value..<max(value, line.text.upperBound))
      }
      if line.text.count > 2, bytes[line.text.lowerBound] == .dash {
        let value = bytes.skippingBlanks(from: line.text.lowerBound + 1)
        found.append(value..<line.text.upperBound)
      }
    }
    found.append(offset..<bytes.endOfText(from: offset))
    var ranges: [Range<Int>] = []
    for range in found where !range.isEmpty && !ranges.contains(range) { ranges.append(range) }
    // What stands in quotes needs no others for its escapes.
    if site.fault.kind == .escape { ranges.removeAll { bytes.isQuoted($0) } }
    return ranges
  }

  /// Puts quotes around a text, single ones where it holds what double ones would have to escape.
  static func quoting(_ bytes: Span<UInt8>, _ range: ByteRange) -> [TextEdit] {
    let needsSingle = range.contains { bytes[$0] == .doubleQuote || bytes[$0] == .backslash }
    let quote = needsSingle ? "'" : "\""
    let inner = range.filter { needsSingle && bytes[$0] == .singleQuote }
    return [.insert(quote, at: range.lowerBound)] + inner.map { .insert("'", at: $0) }
      + [.insert(quote, at: range.upperBound)]
  }

  static let escape = Mistake(
    code: .invalidEscape,
    trips: [.escape],
    cost: 8,
    isCertain: true,
    isSafe: doublesBackslashes,
    repeats: true,
    place: fault,
    message: "'{place}' is no escape sequence; write '\\\\' for a backslash",
    title: "Double the backslash",
    example: ("a: \"\\d\"\n", "a: \"\\\\d\"\n")
  ) { bytes, site in
    let path = bytes.path(around: site.fault.offset)
    if !path.isEmpty { return [path.map { .insert("\\", at: $0) }] }
    return [
      bytes.wrongEscapes(from: site.fault.offset).map {
        bytes.isMark(behind: $0) ? .delete($0..<($0 + 1)) : .insert("\\", at: $0)
      }
    ]
  }

  static let escapedMark = Mistake(
    code: .invalidEscape,
    trips: [.escape],
    cost: 7,
    isCertain: true,
    repeats: true,
    place: fault,
    message: "'{place}' is no escape sequence; a punctuation mark needs none in double quotes",
    title: "Remove the backslash",
    example: ("a: \"it\\'s\"\n", "a: \"it's\"\n")
  ) { bytes, site in
    let wrong = bytes.wrongEscapes(from: site.fault.offset)
    guard wrong.allSatisfy({ bytes.isMark(behind: $0) }) else { return [] }
    return [wrong.map { .delete($0..<($0 + 1)) }]
  }
}

extension Span<UInt8> {
  /// The backslashes from `start` to the end of the text in quotes that begin no escape sequence.
  ///
  /// No more than a hundred are looked for.
  func wrongEscapes(from start: Int) -> [Int] {
    var wrong: [Int] = []
    var offset = start
    while offset + 1 < count, wrong.count < 100, self[offset] != .doubleQuote {
      let isEscape = self[offset] == .backslash
      if isEscape, !hasEscape(at: offset) { wrong.append(offset) }
      offset += isEscape ? 2 : 1
    }
    return wrong
  }

  /// The single backslashes of a path such as `C:\temp` in double quotes around an offset.
  ///
  /// A backslash that could begin an escape sequence divides folders there, too.
  fileprivate func path(around offset: Int) -> [Int] {
    var start = offset
    while start > 0, self[start - 1] != .doubleQuote, !self[start - 1].isBreak { start -= 1 }
    guard start + 2 < count, self[start] | 0x20 >= UInt8(ascii: "a"),
      self[start] | 0x20 <= UInt8(ascii: "z"), self[start + 1] == .colon,
      self[start + 2] == .backslash
    else { return [] }
    var single: [Int] = []
    while start < count, single.count < 100, self[start] != .doubleQuote, !self[start].isBreak {
      let isPair = start + 1 < count && self[start] == .backslash && self[start + 1] == .backslash
      if self[start] == .backslash, !isPair { single.append(start) }
      start += isPair ? 2 : 1
    }
    return single
  }

  /// Whether several words behind an opening quote stand in quotes of their own, as in `'a', 'b'`.
  ///
  /// `quotes` are the same quotes behind the opening one.
  fileprivate func hasQuotedWords(from opening: Int, _ quotes: [Int]) -> Bool {
    guard quotes.count % 2 == 1 else { return false }
    let all = [opening] + quotes
    return stride(from: 0, to: all.count, by: 2).allSatisfy { index in
      let (start, end) = (all[index], all[index + 1])
      return start + 1 < end && !self[start + 1].isBlank && !self[end - 1].isBlank
        && (index == 0 || !isWord(at: start - 1)) && !(end + 1 < count && isWord(at: end + 1))
    }
  }

  private func isWord(at offset: Int) -> Bool {
    self[offset] >= 0x80 || self[offset].isWordCharacter
  }

  /// Whether a mark stands behind a backslash, and no letter, digit or underscore.
  fileprivate func isMark(behind backslash: Int) -> Bool {
    guard backslash + 1 < count else { return false }
    let next = self[backslash + 1]
    if next < 0x80 { return next == .dash || next > .space && next < 0x7F && !next.isWordCharacter }
    let end = Swift.min(backslash + 5, count)
    let bytes = (backslash + 1..<end).map { self[$0] }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map {
      !$0.properties.isAlphabetic && $0.properties.generalCategory != .decimalNumber
    } ?? false
  }

  private func hasEscape(at offset: Int) -> Bool {
    let letter = self[offset + 1]
    return switch Escape(letter) {
    case .scalar: true
    case .digits(let count):
      Escape.scalar(in: self, from: offset + 2, count: count, to: self.count) != nil
    case nil: letter.isBreak
    }
  }

  /// Whether words in quotes begin a text that goes on behind a blank or a comma, as in
  /// `'Day' is selected`.
  fileprivate func beginsWithQuotedWords(at opening: Int) -> Bool {
    let end = endOfText(from: opening)
    guard
      let closing = (opening + 1..<max(end, opening + 1)).first(where: {
        self[$0] == self[opening]
      })
    else { return false }
    let words = (opening + 1)..<closing
    guard let first = words.first, let last = words.last, closing + 1 < end else { return false }
    return !self[first].isBlank && !self[last].isBlank
      && (self[closing + 1].isBlank || self[closing + 1] == .comma)
  }

  /// Whether a text begins and ends with the same quotes.
  fileprivate func isQuoted(_ range: ByteRange) -> Bool {
    guard range.count > 1, let first = range.first, let last = range.last else { return false }
    return self[first].isQuote && self[first] == self[last]
  }

  /// The colon behind a key that begins at an offset, if brackets in the key hold another.
  fileprivate func endOfCodeKey(from start: Int) -> Int? {
    var depth = 0
    var holdsColon = false
    for offset in start..<endOfText(from: start) {
      let byte = self[offset]
      if byte.isOpeningBracket || byte == .openParenthesis { depth += 1 }
      if byte.isClosingBracket || byte == .closeParenthesis { depth -= 1 }
      if depth < 0 || depth == 0 && byte == .comma { return nil }
      if byte == .colon, isWhiteOrEnd(at: offset + 1) {
        if depth == 0 { return holdsColon && offset > start ? offset : nil }
        holdsColon = true
      }
    }
    return nil
  }

  /// Whether a text opens a parenthesis, as a call of a function does.
  fileprivate func isCall(_ range: ByteRange) -> Bool {
    range.contains { self[$0] == .openParenthesis }
      && !range.contains { self[$0] == .closeParenthesis }
  }
}
