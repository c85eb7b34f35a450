import SourceText

/// Brackets that are missing, that do not match, or that stand where none belong.
extension Mistake {
  static let bracketEnd = Mistake(
    code: .unclosedFlow,
    trips: .brackets,
    cost: 10,
    place: openBracket,
    message: "this '{mark}' has no end; close it with '{new}'",
    title: "Insert the closing bracket",
    example: ("a: [b\nc: d\n", "a: [b]\nc: d\n")
  ) { bytes, site in
    guard let opening = site.fault.opening, bytes[opening].isOpeningBracket else { return [] }
    let closing = String(UnicodeScalar(bytes[opening].closingBracket))
    let offset = min(site.fault.offset, bytes.count)
    var ends: [Int] = [site.lastEnd, bytes.trimmingBlanks(from: opening, to: offset)]
    var line = opening
    while line < min(offset + 1, bytes.count), ends.count < 12 {
      let end = bytes.endOfText(from: line)
      ends.append(end > line && bytes[end - 1] == .comma ? end - 1 : end)
      line = bytes.skippingBreak(at: bytes.endOfLine(from: line))
    }
    var places: [Int] = []
    for end in ends where end > opening && !places.contains(end) { places.append(end) }
    // Above another entry what is being typed lacks its comma, too.
    let texts = site.closings.count > 1 ? [closing, site.closings, closing + ","] : [closing]
    let divided = bytes.endsOfMaps(in: max(site.brackets ?? opening, site.window)..<offset)
    return (divided.isEmpty ? [] : [divided.map { .insert("}", at: $0) }])
      + texts.flatMap { text in places.map { [.insert(text, at: $0)] } }
  }

  /// What is being typed: a value in brackets that goes no further than its line.
  static let bracketsOfLine = Mistake(
    code: .unclosedFlow,
    trips: .brackets.union([.quoteEnd, .quoteLine]),
    cost: 3,
    isSafe: closesEntries,
    place: outermostBracket,
    message: "this '{mark}' has no end; close it with '{new}'",
    title: "Insert the closing bracket",
    example: ("a: { b\nc: d\n", "a: { b}\nc: d\n")
  ) { bytes, site in
    guard let opening = site.brackets else { return [] }
    let line = Site.Line(bytes, at: bytes.lineStart(of: opening))
    guard opening >= bytes.behindDashes(from: line.text.lowerBound), opening > 1,
      bytes[opening - 1].isBlankOrBreak,
      bytes[opening - 2] == .dash || !bytes[opening - 2].isWordCharacter
    else { return [] }
    let text = opening..<max(opening, line.text.upperBound)
    let quotes = text.filter { bytes[$0] == .doubleQuote }
    let isQuoted = quotes.count % 2 == 1
    let closings = bytes.closings(in: text)
    // A quote in front of brackets that are closed is what has no end.
    let hides = text[(quotes.last ?? opening)...].contains { bytes[$0].isClosingBracket }
    let comment = text.upperBound..<max(bytes.endOfLine(from: text.upperBound), text.upperBound)
    let isDivided = bytes.contentLines(behind: line.start, upTo: 1) { _ in true }.contains {
      bytes.closes(in: $0.text)
    }
    guard !closings.isEmpty, !(isQuoted && hides), !isDivided, !bytes.closes(in: comment) else {
      return []
    }
    let inner = closings == "}" && !isQuoted ? bytes.endOfInnerMap(in: text) : nil
    let ends: [TextEdit] = [inner, text.upperBound].compactMap(\.self).map {
      .insert((isQuoted ? "\"" : "") + closings, at: $0)
    }
    let round = bytes.loneParenthesis(ending: text).map { TextEdit($0, with: closings) }
    return ([round].compactMap(\.self) + ends).map { [$0] }
  }

  static let bracketMark = Mistake(
    code: .unexpectedContent,
    trips: [.closing],
    cost: 9,
    message: "this bracket does not match the one that is open; write the other one",
    title: "Write the matching bracket",
    example: ("a: [b}\n", "a: [b]\n")
  ) { bytes, site in
    let offset = site.fault.offset
    guard let opening = site.fault.opening, bytes[opening].isOpeningBracket else { return [] }
    let other: UInt8 = bytes[opening] == .openBracket ? .openBrace : .openBracket
    let closed = TextEdit(offset..<(offset + 1), with: string(bytes[opening].closingBracket))
    let opened = TextEdit(opening..<(opening + 1), with: string(other))
    // A bracket at the start of its line stands in the column of the line that opens it.
    let line = Site.Line(bytes, at: bytes.lineStart(of: opening))
    let isOther = offset == site.line.text.lowerBound && line.column != site.line.column
    return isOther ? [[closed]] : [[closed], [opened]]
  }

  static let openingBracket = Mistake(
    code: .unexpectedContent,
    trips: .brackets.union([.trailing, .colonMissing, .column, .afterRoot]),
    cost: 9,
    isSafe: opensBehindColon,
    place: line,
    message: "an opening bracket is missing behind this key; insert it",
    title: "Insert the opening bracket",
    example: (
      "{\n  a:\n    b,\n    c\n  ],\n  d: e\n}\n", "{\n  a: [\n    b,\n    c\n  ],\n  d: e\n}\n"
    )
  ) { bytes, site in
    let keys = site.lines.prefix(2) + [site.unopened].compactMap(\.self)
    return keys.compactMap { key in
      guard let closing = bytes.closingBracket(below: key) else { return nil }
      let end = key.text.upperBound
      let opening = closing == .closeBracket ? "[" : "{"
      switch bytes[end - 1] {
      case .comma, .openBracket, .openBrace, .closeBracket, .closeBrace: return nil
      case .colon: return [.insert(" " + opening, at: end)]
      default: return key.colon(bytes) == nil ? [.insert(": " + opening, at: end)] : nil
      }
    }
  }

  static let openingBrace = Mistake(
    code: .unexpectedContent,
    trips: [.colonInValue],
    cost: 3,
    place: lastOfLine,
    message: "a '}' ends this map, and no '{' begins it; insert it",
    title: "Insert '{'",
    example: ("a: b: c, d: e }\nf: g\n", "a: { b: c, d: e }\nf: g\n")
  ) { bytes, site in
    let text = site.line.text
    guard site.brackets == nil, text.count > 2, bytes[text.upperBound - 1] == .closeBrace,
      bytes.closings(in: text.lowerBound..<(text.upperBound - 1)).isEmpty,
      text.count(where: { bytes[$0] == .doubleQuote }) % 2 == 0, bytes.closes(in: text),
      let colon = site.line.colon(bytes)
    else { return [] }
    let item = bytes.behindDashes(from: text.lowerBound)
    // The map is the item, or else the value of the first key.
    let value = bytes.skippingBlanks(from: colon + 1)
    let start = item > text.lowerBound ? item : value
    let isGlued = bytes[start - 1] == .colon
    return [[.insert(isGlued ? " { " : "{ ", at: start)]]
  }

  static let blockBrackets = Mistake(
    code: .unexpectedContent,
    trips: .brackets,
    cost: 14,
    related: counterpart,
    message: "brackets do not hold a block; remove them",
    title: "Remove the brackets",
    example: ("a: {\n  - b\n  - c\n}\n", "a: \n  - b\n  - c\n\n")
  ) { bytes, site in
    guard let opening = site.brackets else { return [] }
    let start = Site.Line(bytes, at: bytes.lineStart(of: opening))
    var closing: Int?
    let lines = bytes.contentLines(behind: opening) { line in
      if closing != nil { return false }
      if bytes[line.text.lowerBound].isClosingBracket { closing = line.text.lowerBound }
      return true
    }
    let open: TextEdit = .delete(opening..<(opening + 1))
    let dashes = lines.first.map { bytes[$0.text.lowerBound] == .dash } ?? false
    guard let closing else { return dashes || start.text.upperBound == opening + 1 ? [[open]] : [] }
    return [[open, .delete(closing..<(closing + 1))]]
  }

  static let strayBracket = Mistake(
    code: .unexpectedContent,
    trips: .brackets.union([.trailing, .colonMissing, .column, .afterRoot, .comment]),
    cost: 12,
    isSafe: leavesPairs,
    message: "this bracket has no counterpart; remove it",
    title: "Remove the bracket",
    example: ("a: b]\nc: [d]]\n", "a: b]\nc: [d]\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    var places = [site.fault.offset, site.fault.opening ?? -1, site.brackets ?? -1]
    for line in site.lines.prefix(2) { places += line.text }
    for offset in places where offset >= 0 && offset < bytes.count && found.count < 12 {
      guard bytes[offset].isOpeningBracket || bytes[offset].isClosingBracket else { continue }
      let edits: [TextEdit] = [.delete(offset..<(offset + 1))]
      if !found.contains(edits) { found.append(edits) }
    }
    return found
  }

  static func string(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }
}

extension Span<UInt8> {
  /// The closing bracket in the column of a key that the first line behind the deeper ones begins
  /// with.
  fileprivate func closingBracket(below key: Site.Line) -> UInt8? {
    let inner = contentLines(behind: key.start) { $0.column > key.column }
    guard let last = inner.last else { return nil }
    let next = contentLines(behind: last.start, upTo: 1) { $0.column == key.column }.first
    return next.map { self[$0.text.lowerBound] }.flatMap { $0.isClosingBracket ? $0 : nil }
  }

  /// Whether more brackets are closed in a range than are opened there.
  fileprivate func closes(in range: Range<Int>) -> Bool {
    range.count { self[$0].isClosingBracket } > range.count { self[$0].isOpeningBracket }
  }

  /// The `)` at the end of a range that nothing opens there.
  fileprivate func loneParenthesis(ending range: Range<Int>) -> Range<Int>? {
    guard let last = range.last, self[last] == .closeParenthesis,
      range.count(where: { self[$0] == .closeParenthesis })
        > range.count(where: { self[$0] == .openParenthesis })
    else { return nil }
    return last..<range.upperBound
  }

  /// Where the maps of a list in brackets may end that lack their brace.
  ///
  /// Each may end in front of the comma before the next brace.
  fileprivate func endsOfMaps(in range: Range<Int>) -> [Int] {
    var ends: [Int] = []
    var open: [UInt8] = []
    var comma: Int?
    var isQuoted = false
    for offset in range where !self[offset].isBlankOrBreak {
      let byte = self[offset]
      if byte == .doubleQuote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte.isOpeningBracket {
        // As a slice: a copy of the last two would look at all of them.
        let isNext =
          byte == .openBrace
          && open[max(0, open.count - 2)...].elementsEqual([.openBracket, .openBrace])
        if isNext, let comma {
          ends.append(trimmingBlanks(from: range.lowerBound, to: comma))
        } else {
          open.append(byte)
        }
      }
      if byte.isClosingBracket, open.last?.closingBracket == byte { open.removeLast() }
      comma = byte == .comma ? offset : nil
    }
    return ends
  }

  /// Where a map within the outermost braces ends that lacks its brace.
  ///
  /// The map behind it has its first key, too, for maps side by side are alike. In
  /// `{ a: { b: c, d: { b: e } }` it ends behind `c`.
  fileprivate func endOfInnerMap(in range: Range<Int>) -> Int? {
    var depth = 0
    var comma: Int?
    var start: Int?
    var isQuoted = false
    for offset in range {
      let byte = self[offset]
      if byte == .doubleQuote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      switch (byte, depth) {
      case (.comma, 1) where start == nil: return nil
      case (.comma, 2): comma = offset
      case (.openBrace, 1): (start, comma) = (offset + 1, nil)
      case (.openBrace, 2):
        guard let start, let comma, isLike(start, in: offset..<range.upperBound) else { return nil }
        return trimmingBlanks(from: range.lowerBound, to: comma)
      default: break
      }
      if byte.isOpeningBracket { depth += 1 }
      if byte.isClosingBracket { depth -= 1 }
    }
    return nil
  }

  /// Whether the key that begins at an offset, with its colon, stands in a range as well.
  private func isLike(_ start: Int, in range: Range<Int>) -> Bool {
    let line = start..<range.lowerBound
    guard let colon = line.first(where: { self[$0] == .colon }) else { return false }
    let key = line.drop { self[$0].isBlank }.prefix { $0 <= colon }.map { self[$0] }
    return range.contains { place in
      place + key.count <= range.upperBound
        && key.indices.allSatisfy { key[$0] == self[place + $0] }
    }
  }

  /// What closes the brackets that are open at the end of a range, without brackets in double
  /// quotes.
  fileprivate func closings(in range: Range<Int>) -> String {
    var open: [UInt8] = []
    var isQuoted = false
    for offset in range {
      let byte = self[offset]
      if byte == .doubleQuote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte.isOpeningBracket { open.append(byte.closingBracket) }
      if byte.isClosingBracket, open.popLast() != byte { return "" }
    }
    return String(decoding: open.reversed(), as: UTF8.self)
  }
}
