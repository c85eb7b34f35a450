import SourceText

/// Lines that are joined, that belong to no spec, or whose text belongs to nothing.
extension Mistake {
  static let lineBreak = Mistake(
    code: .collectionOnLine,
    trips: [.collectionOnLine, .colonInValue, .trailing, .afterRoot],
    cost: 12,
    isSafe: beginsLine,
    message: "this begins on a line of its own; move it there",
    title: "Begin a new line",
    example: ("a: - b\nc: d\n", "a: \n- b\nc: d\n")
  ) { bytes, site in
    var starts = [min(site.fault.offset, bytes.count)]
    let end = bytes.endOfText(from: starts[0])
    // Two entries on a line may as well be one text.
    for offset in starts[0]..<end
    where site.fault.kind != .colonInValue && bytes[offset].isBlank && offset + 1 < end
      && !bytes[offset + 1].isBlank
    {
      starts.append(offset + 1)
    }
    let next = bytes.contentLines(behind: site.line.start, upTo: 1) { _ in true }
    var columns: [Int] = []
    for column in next.map(\.column) + site.columns.suffix(2) + [(site.columns.last ?? 0) + 2]
    where !columns.contains(column) {
      columns.append(column)
    }
    // Further left, the text would take in a key below it that lacks its colon.
    if let line = next.first, line.column == site.line.column, line.colon(bytes) == nil,
      bytes[line.text.lowerBound] != .dash
    {
      columns.removeAll { $0 < line.column }
    }
    return starts.prefix(4).flatMap { start in
      columns.map { [.insert("\n" + spaces($0), at: start)] }
    }
  }

  static let joinedEntries = Mistake(
    code: .collectionOnLine,
    trips: [.colonInValue, .trailing],
    cost: 8,
    message: "this entry begins on a line of its own; move it there",
    title: "Begin a new line",
    example: ("a: b  c: d\n", "a: b\nc: d\n")
  ) { bytes, site in
    guard site.brackets == nil, let column = bytes.columns(of: site.line).first else { return [] }
    let text = site.line.text
    return text.dropFirst(2).filter { offset in
      !bytes[offset].isBlank && bytes[offset - 1].isBlank && bytes[offset - 2].isBlank
    }
    .prefix(2).map { offset in
      let end = bytes.trimmingBlanks(from: text.lowerBound, to: offset)
      return [TextEdit(end..<offset, with: "\n" + spaces(column))]
    }
  }

  static let blockOnLine = Mistake(
    code: .collectionOnLine,
    trips: [.colonInValue],
    cost: 9,
    isSafe: beginsLine,
    message: "a block begins on a line of its own; move it there",
    title: "Begin a new line",
    example: ("a: b:\n    c: d\n", "a: \n  b:\n    c: d\n")
  ) { bytes, site in
    let line = site.line
    guard site.brackets == nil, line.text.count > 1, bytes[line.text.upperBound - 1] == .colon
    else {
      return []
    }
    return [[.insert("\n" + spaces(line.column + 2), at: site.fault.offset)]]
  }

  static let emptyValue = Mistake(
    code: .unexpectedContent,
    trips: .lines,
    cost: 8,
    message: "nothing stands between these two, and the value follows below; remove them",
    title: "Remove the empty value",
    example: ("a: {}\n  b: c\n", "a: \n  b: c\n")
  ) { bytes, site in
    site.lines.dropFirst().compactMap { line in
      let end = line.text.upperBound
      guard line.start < site.line.start, line.text.count > 3 else { return nil }
      let isEmpty =
        bytes[end - 2] == .openBrace && bytes[end - 1] == .closeBrace
        || bytes[end - 2] == .openBracket && bytes[end - 1] == .closeBracket
        || bytes[end - 2].isQuote && bytes[end - 1] == bytes[end - 2]
      return isEmpty ? [.delete((end - 2)..<end)] : nil
    }
  }

  static let dividedKey = Mistake(
    code: .multilineKey,
    trips: .lines.union([.collectionOnLine]),
    cost: 12,
    place: textBefore,
    message: "a line break divides this key from the text above it; join the two or add a ':'",
    title: "Insert ':', and indent the line",
    example: ("a:\n  b: c\n  d\ne: f\n  g: h\n", "a:\n  b: c\n  d:\n  e: f\n  g: h\n")
  ) { bytes, site in
    let next = bytes.contentLines(behind: site.line.start, upTo: 1) { _ in true }
    return (next + site.lines).compactMap { line in
      let above = Site.Line(bytes, at: bytes.contentLine(above: line.start, from: site.window))
      guard above.start < line.start, above.colon(bytes) == nil else { return nil }
      let column = bytes.columns(of: above).first ?? above.column
      return [.insert(":", at: above.text.upperBound)]
        + (column == line.column ? [] : shift([line], by: column - line.column))
    }
  }

  static let comment = Mistake(
    code: .unexpectedContent,
    trips: .lines.union([.reserved, .directive, .properties, .bracketLine]),
    cost: 8,
    message: "this line goes on with a comment; begin it with '#'",
    title: "Insert '# '",
    example: ("# a b c d\ne f g h i\nd: e\n", "# a b c d\n# e f g h i\nd: e\n")
  ) { bytes, site in
    site.lines.prefix(2).filter { line in
      guard line.start > 0, !line.text.isEmpty, line.colon(bytes) == nil else { return false }
      let above = bytes.lineStart(of: line.start - 1)
      let hash = bytes.skippingBlanks(from: above)
      guard bytes[hash] == .hash else { return false }
      // An item goes with its key.
      if bytes[line.text.lowerBound] == .dash {
        return bytes[bytes.endOfLine(from: above) - 1] == .colon
      }
      // In the column of a key few words are a key and its value, such as `role button`.
      let fewest = line.column == 0 ? 2 : line.column == hash - above ? 3 : 0
      return line.text.count { bytes[$0] == .space } >= fewest
        || bytes[line.text.upperBound - 1] == .dot
    }
    .map { [.insert("# ", at: $0.text.lowerBound)] }
  }

  static let strayHash = Mistake(
    code: .unexpectedContent,
    trips: [
      .quoteEnd, .quoteLine, .bracketEnd, .bracketLine, .closing, .separator, .colonMissing,
      .colonInValue, .comma, .trailing, .column, .comment,
    ],
    cost: 9,
    message: "this '#' begins a comment that hides what follows; remove it",
    title: "Remove the '#'",
    example: ("a: [b, #c, d]\ne: f\n", "a: [b, c, d]\ne: f\n")
  ) { bytes, site in
    var lines = site.lines.prefix(2).map(\.start)
    if let brackets = site.brackets { lines.append(bytes.lineStart(of: brackets)) }
    return lines.flatMap { start in
      (start..<bytes.endOfLine(from: start)).filter { bytes.isGluedHash(at: $0) }
        .map { [.delete($0..<($0 + 1))] }
    }
  }

  static let hiddenKey = Mistake(
    code: .indentation,
    trips: .lines,
    cost: 9,
    message:
      "this '#' hides the key of the lines below; remove it, or indent them like its neighbours",
    title: "Remove the '#'",
    example: ("a:\n#  b:\n    c: d\n  e: f\n", "a:\n  b:\n    c: d\n  e: f\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    var start = bytes.skippingBreak(at: bytes.endOfLine(from: site.owner?.start ?? site.start))
    while start < site.line.start, found.count < 8 {
      let end = bytes.endOfLine(from: start)
      let hash = bytes.skippingBlanks(from: start)
      let last = bytes.trimmingBlanks(from: hash, to: end)
      if last > hash + 1, bytes[hash] == .hash, bytes[last - 1] == .colon {
        found.append([.delete(hash..<(hash + 1))])
        found.append([TextEdit(hash..<(hash + 1), with: " ")])
      }
      start = bytes.skippingBreak(at: end)
    }
    return found
  }

  static let divider = Mistake(
    code: .unexpectedContent,
    trips: .lines.union([.reserved, .properties]),
    cost: 0,
    message: "this line of marks is not YAML; remove it",
    title: "Remove the line",
    example: ("a: b\n=====\nc: d\n", "a: b\n\nc: d\n")
  ) { bytes, site in
    let isComment = bytes.blockComment(around: site) != nil
    return site.lines.prefix(isComment ? 0 : 3).filter { line in
      line.text.count > 1 && bytes[line.text.lowerBound] != .less
        && line.text.allSatisfy { !bytes[$0].isWordCharacter || bytes[$0] == .dash }
    }
    .map { [.delete($0.text)] }
  }

  static let invisible = Mistake(
    code: .invalidCharacter,
    trips: .lines.union([.bracketLine, .quoteLine, .collectionOnLine, .colonInValue, .suspect]),
    cost: 0,
    isCertain: true,
    isSafe: standsOutsideText,
    repeats: true,
    message: "a character that cannot be seen stands here; write a space or nothing",
    title: "Write spaces",
    example: ("a:\n\u{200B}  b: c\n  d: e\n", "a:\n  b: c\n  d: e\n")
  ) { bytes, site in
    site.lines.prefix(2).compactMap { line in
      let edits = bytes.invisible(in: line.text)
      return edits.isEmpty ? nil : edits
    }
  }

  /// What the markers of a merge conflict behind the first one mean.
  @Sendable private static func conflictSides(
    _ bytes: Span<UInt8>,
    _ edits: [TextEdit]
  ) -> [RelatedRange] {
    edits.dropFirst().map { edit in
      let isEnd = bytes[edit.range.lowerBound] == .greater
      return RelatedRange(
        isEnd ? "the conflict ends here" : "the other side begins here",
        at: edit.range
      )
    }
  }

  static let conflictMarkers = Mistake(
    code: .conflictMarker,
    trips: Set(Parser.Fault.Kind.allCases),
    cost: 0,
    isCertain: true,
    isFixable: false,
    related: conflictSides,
    message: "this line marks a merge conflict; choose one side and remove all its marks",
    title: "Remove the markers",
    example: ("<<<<<<< a\nb: c\n=======\n>>>>>>> d\n", "\nb: c\n\n\n")
  ) { bytes, site in
    var markers: [TextEdit] = []
    // A line of equals signs alone may be a divider.
    var isConflict = false
    var line = site.lines.map(\.start).min() ?? site.line.start
    while line < bytes.count {
      if markers.isEmpty, line > site.line.start { break }
      let end = bytes.endOfLine(from: line)
      if let mark = bytes.conflictMark(at: line) {
        markers.append(.delete(line..<end))
        if mark == .less || mark == .greater { isConflict = true }
        if mark == .greater { break }
      }
      line = bytes.skippingBreak(at: end)
    }
    return isConflict ? [markers] : []
  }

  static let fences = Mistake(
    code: .unexpectedContent,
    trips: [.reserved],
    cost: 0,
    isCertain: true,
    repeats: true,
    related: counterpart,
    message: "this fence is of another language; remove it",
    title: "Remove the fences",
    example: ("```yaml\na: b\n```\n", "\na: b\n\n")
  ) { bytes, site in
    let text = site.line.text
    guard text.count > 2, text.prefix(3).allSatisfy({ bytes[$0] == .backtick }) else { return [] }
    return [[.delete(text)]]
  }

  static let text = Mistake(
    code: .unexpectedContent,
    trips: Set(Parser.Fault.Kind.allCases),
    cost: 28,
    message: "this text belongs to nothing; correct or remove it",
    title: "Remove the text",
    example: ("a: \"b\"\n  c d\ne: f\n", "a: \"b\"\n  \ne: f\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for start in [
      min(site.fault.offset, bytes.count), site.line.text.lowerBound, site.opening ?? 0,
    ] {
      let end = bytes.endOfText(from: start)
      if end > start { found.append([.delete(start..<end)]) }
    }
    return found
  }
}

extension Span<UInt8> {
  /// The mark that the line at an offset repeats as a marker of a merge conflict.
  func conflictMark(at line: Int) -> UInt8? {
    guard line + 7 <= count else { return nil }
    let mark = self[line]
    guard mark == .less || mark == .equals || mark == .greater || mark == .bar else { return nil }
    for offset in line..<(line + 7) where self[offset] != mark { return nil }
    return isWhiteOrEnd(at: line + 7) ? mark : nil
  }
}

extension Span<UInt8> {
  func starts(with text: [UInt8], at offset: Int) -> Bool {
    guard offset + text.count <= count else { return false }
    for index in text.indices where self[offset + index] != text[index] { return false }
    return true
  }
}

extension Span<UInt8> {
  /// What takes out the characters that cannot be seen: no-break spaces become spaces, others nothing.
  fileprivate func invisible(in range: ByteRange) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if starts(with: [0xC2, 0xA0], at: offset) {
        edits.append(TextEdit(offset..<(offset + 2), with: " "))
        offset += 2
      } else if starts(with: [0xE2, 0x80, 0x8B], at: offset)
        || offset > 0 && starts(with: [0xEF, 0xBB, 0xBF], at: offset)
      {
        edits.append(.delete(offset..<(offset + 3)))
        offset += 3
      } else {
        if self[offset] == 0x0B || self[offset] == 0x0C {
          edits.append(.delete(offset..<(offset + 1)))
        }
        offset += 1
      }
    }
    return edits
  }
}

extension Span<UInt8> {
  /// Whether a `#` stands at an offset, and not between blanks, as it mostly does in a comment.
  fileprivate func isGluedHash(at offset: Int) -> Bool {
    guard self[offset] == .hash, offset > 0 else { return false }
    return !self[offset - 1].isBlankOrBreak || !isWhiteOrEnd(at: offset + 1)
  }
}
