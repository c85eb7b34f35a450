import SourceText

/// Commas and spaces that are missing, or that another mark stands in place of.
extension Mistake {
  static let space = Mistake(
    code: .missingSpace,
    trips: [.space],
    cost: 8,
    isSafe: partsFromText,
    repeats: true,
    message: "a space is missing here; insert one",
    title: "Insert a space",
    example: ("{a:[b]}\n", "{a: [b]}\n")
  ) { _, site in [[.insert(" ", at: site.fault.offset)]] }

  static let commentSpace = Mistake(
    code: .missingSpace,
    trips: [.comment],
    cost: 8,
    isSafe: partsComment,
    repeats: true,
    message: "a comment needs a space before its '#'; insert one",
    title: "Insert a space",
    example: ("a: \"b\"#c\n", "a: \"b\" #c\n")
  ) { _, site in [[.insert(" ", at: site.fault.offset)]] }

  static let comma = Mistake(
    code: .missingComma,
    trips: [.separator, .colonInValue],
    cost: 9,
    isSafe: dividesWholeEntries,
    repeats: true,
    place: gap,
    message: "a comma is missing between two entries; insert one",
    title: "Insert a comma",
    example: ("[\"a\" \"b\"]\n", "[\"a\", \"b\"]\n")
  ) { bytes, site in
    let offset = site.fault.offset
    // Braces behind a word on its line belong to a call of Kotlin.
    if site.fault.kind == .separator, bytes.isBodyOfCall(at: offset) { return [] }
    var found: [[TextEdit]] = []
    if site.fault.kind == .separator { found.append([.insert(",", at: site.lastEnd)]) }
    if site.fault.kind == .separator, offset > site.lastEnd, offset < bytes.count {
      found.append([.insert(", ", at: offset)])
    }
    // A key behind the words of the value in front of it.
    if site.fault.kind == .colonInValue, site.brackets != nil {
      let key = bytes.startOfWord(before: site.fault.end)
      let words = bytes.trimmingBlanks(from: offset, to: key)
      if words > offset, !bytes[words - 1].isMark || bytes[words - 1] == .closeParenthesis {
        found.append([.insert(",", at: words)])
      }
    }
    if let commas = bytes.commasBehindKeys(site) { found.append(commas) }
    // A mark of another language between two entries.
    let end = bytes.skippingBlanks(from: offset + 1)
    if offset < bytes.count, bytes[offset].isMark, end > offset + 1 || bytes[offset] == .semicolon {
      found.append([TextEdit(min(site.lastEnd, offset)..<(offset + 1), with: ",")])
    }
    // The end of a line in brackets, where the next one is an entry.
    var line = site.opening ?? offset
    while line < offset {
      let stop = bytes.endOfText(from: line)
      if stop < offset, stop > line, bytes[stop - 1] != .comma, !bytes[stop - 1].isOpeningBracket {
        found.append([.insert(",", at: stop)])
      }
      line = bytes.skippingBreak(at: bytes.endOfLine(from: line))
    }
    return found
  }

  static let doubleComma = Mistake(
    code: .unexpectedContent,
    trips: [.comma],
    cost: 8,
    isSafe: always,
    message: "nothing stands in front of this comma; remove it",
    title: "Remove the comma",
    example: ("[a,, b]\n", "[a, b]\n")
  ) { _, site in [[.delete(site.fault.offset..<(site.fault.offset + 1))]] }

  static let trailingComma = Mistake(
    code: .unexpectedContent,
    trips: [.trailing],
    cost: 7,
    isSafe: always,
    repeats: true,
    message: "a comma ends an entry in brackets only; remove it",
    title: "Remove the comma",
    example: ("a: \"b\",\nc: d\n", "a: \"b\"\nc: d\n")
  ) { bytes, site in
    let offset = site.fault.offset
    guard bytes[offset] == .comma, bytes.endOfText(from: offset) == offset + 1 else { return [] }
    return [[.delete(offset..<(offset + 1))]]
  }

  static let markAtEnd = Mistake(
    code: .unexpectedContent,
    trips: .lines,
    cost: 6,
    isSafe: endsLikeCode,
    message: "this mark ends nothing in YAML; remove it",
    title: "Remove the mark",
    example: ("a: \"b\";\nc: d\n", "a: \"b\"\nc: d\n")
  ) { bytes, site in
    let offset = min(site.fault.offset, bytes.count)
    let end = bytes.endOfText(from: offset)
    if site.fault.kind == .trailing, site.lastEnd > 0, offset < end,
      bytes[site.lastEnd - 1].isQuote || bytes[site.lastEnd - 1].isClosingBracket,
      (offset..<end).allSatisfy({ bytes[$0].endsSentence }),
      bytes[offset] != .comma || end > offset + 1
    {
      return [[.delete(offset..<end)]]
    }
    // A key above its block, as in `a:;`.
    return site.lines.prefix(3).compactMap { line in
      var start = line.text.upperBound
      while start > line.text.lowerBound, bytes[start - 1].endsSentence { start -= 1 }
      guard start < line.text.upperBound, start > line.text.lowerBound + 1,
        bytes[start - 1] == .colon, bytes[start - 2].isPartOfWord, bytes.hasBlock(below: line)
      else { return nil }
      return [.delete(start..<line.text.upperBound)]
    }
  }

  static let marksForCommas = Mistake(
    code: .missingComma,
    trips: [.separator],
    cost: 8,
    message: "entries in brackets are separated by commas, not by other marks; write ','",
    title: "Write ','",
    example: ("[\"a\" + \"b\"]\n", "[\"a\", \"b\"]\n")
  ) { bytes, site in
    guard let opening = site.brackets, bytes[opening] == .openBracket else { return [] }
    var edits: [TextEdit] = []
    var end = opening
    for offset in opening..<bytes.endOfFlowEntry(from: opening) where bytes[offset].isQuote {
      let mark = bytes.skippingBlanks(from: end + 1)
      if end > opening, mark < offset, bytes[mark].isMark, bytes[mark] != .comma,
        bytes.skippingBlanks(from: mark + 1) == offset
      {
        edits.append(TextEdit((end + 1)..<(mark + 1), with: ","))
      }
      end = offset
    }
    return edits.isEmpty ? [] : [edits]
  }

  static let commaForSemicolon = Mistake(
    code: .unexpectedContent,
    trips: [.separator, .colonInValue, .closing, .trailing],
    cost: 10,
    repeats: true,
    message: "entries in brackets are separated by commas; write ','",
    title: "Write ','",
    example: ("{a: b; c: d}\n", "{a: b, c: d}\n")
  ) { bytes, site in
    guard let opening = site.brackets else { return [] }
    let places = (opening..<bytes.endOfText(from: opening)).filter { bytes[$0] == .semicolon }
    return places.isEmpty ? [] : [places.map { TextEdit($0..<($0 + 1), with: ",") }]
  }

  static let mark = Mistake(
    code: .unexpectedContent,
    trips: [
      .comma, .closing, .flowDash, .reserved, .collectionOnLine, .separator, .trailing,
      .properties, .afterRoot, .column, .colonMissing, .blockText, .colonInValue, .space,
    ],
    cost: 13,
    isSafe: standsInFrontOfKey,
    repeats: true,
    message: "this mark belongs to nothing; remove it",
    title: "Remove the mark",
    example: ("a: b\n%c\nd: e\n", "a: b\n c\nd: e\n")
  ) { bytes, site in
    let offset = min(site.fault.offset, bytes.count)
    var places = [offset]
    if site.lastEnd > 0, site.lastEnd <= offset { places.append(site.lastEnd - 1) }
    places += site.lines.prefix(2).map(\.text.lowerBound)
    var found: [[TextEdit]] = []
    for place in places where place < bytes.count && bytes[place].isMark {
      found.append([TextEdit(place..<(place + 1), with: " ")])
      found.append([.delete(place..<(place + 1))])
      let next = bytes.skippingBlanks(from: place + 1)
      if next > place + 1 { found.append([.delete(place..<next)]) }
    }
    return found
  }
}

extension Span<UInt8> {
  /// Where the word in front of an offset begins.
  func startOfWord(before offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1] > .space { start -= 1 }
    return start
  }
}

extension Span<UInt8> {
  /// The commas that are missing in braces behind keys that have no value yet.
  ///
  /// The keys stand above the key of a fault and further down; `nil` where the line above has none.
  func commasBehindKeys(_ site: Site) -> [TextEdit]? {
    let isColon = site.fault.offset < count && self[site.fault.offset] == .colon
    let key = isColon ? site.latest : site.fault.offset
    guard isColon || site.fault.kind == .colonInValue, site.brackets != nil,
      let above = site.above, key == site.line.text.lowerBound
    else { return nil }
    let below = contentLines(behind: above.start) { !self[$0.text.lowerBound].isClosingBracket }
    let keys = zip([above] + below, below).filter { line, next in
      self[line.text.upperBound - 1] == .colon && next.column <= line.column
    }
    guard keys.first?.0 == above else { return nil }
    return keys.map { line, _ in .insert(",", at: line.text.upperBound) }
  }
}

extension UInt8 {
  /// Whether a byte is a mark that ends a clause in a language of people or of machines.
  fileprivate var endsSentence: Bool { self == .comma || self == .semicolon || self == .dot }

  /// Whether a byte is a mark, as opposed to a letter, a digit or white space.
  var isMark: Bool { self > .space && self < 0x7F && !isWordCharacter && self != .dash }
}
