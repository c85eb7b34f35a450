import SourceText

/// A document before and after a fix that writes what the tree had shown, to find out whether the
/// author may as well have meant something else.
///
/// Where a mark is inserted or text is quoted, the tree before it is a guess, and a guess that
/// would be written by itself must be the only one.
struct MendedReading {
  let before: SyntaxTree
  let after: SyntaxTree
  let edit: TextEdit

  /// How many marks of an edit are looked at, each among what is around it; beyond that the edit is
  /// doubtful, because the way to each is as long as the document is deep.
  private static var mostMarks: Int { 100 }

  /// How many bytes an edit writes or spans at most, for the same reason.
  private static var mostBytes: Int { 20_000 }

  var isDoubtful: Bool {
    replaced.count > Self.mostBytes || dividesText || removesDash || changesQuotes
      || movesLinesInDoubt || insertsColonInDoubt
      || insertsDashInDoubt || insertsCommaInDoubt || closesOtherStyle || changesBracketsInDoubt
      || removesWords || quotesInDoubt
  }

  /// What the edit takes away.
  var removed: ArraySlice<UInt8> {
    before.bytes[edit.range.clamped(to: 0..<before.bytes.count)]
  }

  /// Where the replacement stands afterwards.
  var replaced: ByteRange {
    let start = edit.range.lowerBound
    return start..<min(start + edit.replacement.utf8.count, after.bytes.count)
  }

  /// The places of a mark that the edit writes more often than it takes it away.
  private func inserted(_ mark: UInt8) -> [Int] {
    let added = replaced.filter { after.bytes[$0] == mark }
    return added.count > removed.count { $0 == mark } ? added : []
  }

  // MARK: Marks

  /// Whether a colon makes a key without a value of words, which may be a key and its value, or text
  /// that goes on; or stands behind another mark, which may be what was typed in its place.
  private var insertsColonInDoubt: Bool {
    inserted(.colon).contains { colon in
      if colon > 0, after.bytes[colon - 1] == .comma || after.bytes[colon - 1] == .semicolon {
        return true
      }
      guard let entry = after.entries(around: colon).first(where: { $0.colon == colon }) else {
        return false
      }
      // Words behind one another may be a key and its value, or text.
      let offset = edit.range.lowerBound
      let isBetweenWords =
        edit.range.isEmpty && offset > 0 && offset < before.bytes.count
        && before.bytes[offset].isBlank && !before.bytes[offset - 1].isQuote
      return entry.value.isMissing || isBetweenWords
    }
  }

  /// Whether a dash makes an item of what begins with a dash already, or may belong to the item
  /// above it.
  private var insertsDashInDoubt: Bool {
    inserted(.dash).contains(where: isDashInDoubt)
  }

  private func isDashInDoubt(at dash: Int) -> Bool {
    let text = after.skippingBlanks(from: dash + 1)
    guard let list = after.path(to: text).last(where: { $0.kind == .sequence }),
      list.style == .block
    else { return false }
    if text < after.bytes.count, after.bytes[text] == .dash { return true }
    // The mapping of a whole document would become the first item of a list.
    if list.index == after.root?.index { return true }
    var above: YAMLNode?
    for item in list.items {
      guard item.range.upperBound < dash else { break }
      above = item
    }
    guard let above else { return false }
    guard let item = list.items.first(where: { $0.rangeWithProperties.lowerBound == text }),
      item.kind == above.kind, item.style == above.style
    else { return true }
    guard item.kind == .mapping, item.style == .block else { return above.isMissing }
    return item.entries.first { _ in true }.map { above[$0.key.text] == nil } ?? true
  }

  /// Whether a comma makes an entry without a value, or an item without a word: it may be a colon or
  /// a quote that is missing; or stands between words, which may be one text with a colon in it.
  private var insertsCommaInDoubt: Bool {
    let commas = inserted(.comma)
    return commas.count > Self.mostMarks
      || commas.contains { comma in
        guard let collection = after.path(to: comma).last(where: { $0.style == .flow }) else {
          return false
        }
        var nearest: [YAMLNode] = []
        for (entry, range) in collection.parts {
          if range.upperBound <= comma { nearest = [entry] }
          if range.lowerBound > comma {
            nearest.append(entry)
            break
          }
        }
        let isBetweenWords = nearest.first?.style == .plain && !after.endsLine(at: comma + 1)
        return collection.kind == .mapping
          ? isBetweenWords || nearest.contains(where: \.isMissing)
          : nearest.contains { $0.style == .plain && $0.isWordless }
      }
  }

  /// Whether a closing bracket is written although what it closes looks like that of the other.
  private var closesOtherStyle: Bool {
    let braces = removed.count { $0 == .openBrace }
    let isOther = braces != edit.replacement.utf8.count { $0 == .openBrace }
    if isOther, removed.contains(where: \.isOpeningBracket) { return true }
    let closing = replaced.filter { after.bytes[$0].isClosingBracket }
    if closing.count > Self.mostMarks { return true }
    return closing.contains { offset in
      guard
        let collection = after.path(to: offset).last(where: {
          $0.style == .flow && $0.range.upperBound == offset + 1
        })
      else { return false }
      return collection.kind == .mapping
        ? collection.entries.contains { $0.colon == nil }
        : collection.items.contains(where: \.isPair)
    }
  }

  /// Whether a closing bracket is taken away or inserted on a line of which something else is wrong,
  /// too, or of which brackets are left over: it may be the opening one that is missing.
  private var changesBracketsInDoubt: Bool {
    let written = edit.replacement.utf8.filter(\.isClosingBracket)
    let lost = removed.filter(\.isClosingBracket)
    guard written.isEmpty != lost.isEmpty, removed.count + edit.replacement.utf8.count <= 2 else {
      return false
    }
    let line = before.line(at: edit.range.lowerBound)
    let mended = after.bytes[after.line(at: edit.range.lowerBound).clamped(to: after.bytes.indices)]
    return before.problems.count { $0.range.overlaps(line) } > 1
      || !lost.isEmpty && mended.count { $0 == .openBrace } > mended.count { $0 == .closeBrace }
  }

  /// Whether words are taken away.
  private var removesWords: Bool {
    edit.replacement.utf8.allSatisfy(\.isBlankOrBreak)
      && removed.contains { $0 != .dash && $0.isWordCharacter }
  }

  // MARK: Quotes

  /// Whether text gets quotes, or a closing one, that would as well be something else: marks without
  /// a word, a collection in brackets with something around it, entries, or a part of a text with
  /// quotes.
  private var quotesInDoubt: Bool {
    // A space behind a colon makes a value of the marks behind it.
    if !inserted(.space).isEmpty, edit.replacement.utf8.last == .space,
      after.path(to: replaced.upperBound).last?.isWordless == true
    {
      return true
    }
    let path = after.path(to: replaced.lowerBound)
    guard let node = path.last, node.kind == .scalar,
      node.style == .doubleQuoted || node.style == .singleQuoted
    else { return false }
    let quotes = inserted(after.bytes[node.range.lowerBound])
    let text = Array(node.text.utf8)
    let isEscaping = !inserted(.backslash).isEmpty
    guard !quotes.isEmpty || isEscaping else { return false }
    if node.isWordless || text.first?.isQuote == true || text.last?.isQuote == true
      || text.dividesItems
    {
      return true
    }
    if isEscaping { return false }
    if quotes.count == 1 { return startsLine(node) && text.holdsColon }
    let isInBrackets = path.contains { $0.style == .flow }
    return text.last == .colon || text.holdsCollection || isInBrackets && text.holdsEntry
      || text.count { $0 == .doubleQuote } % 2 != 0
  }

  /// Whether nothing but dashes and blanks stands in front of a node on its line.
  private func startsLine(_ node: YAMLNode) -> Bool {
    let line = after.line(at: node.range.lowerBound)
    guard line.lowerBound < node.range.lowerBound else { return true }
    return after.bytes[line.lowerBound..<node.range.lowerBound].allSatisfy {
      $0.isBlank || $0 == .dash
    }
  }
}

extension SyntaxTree {
  /// The entries of the innermost mapping around an offset.
  func entries(around offset: Int) -> YAMLEntries {
    YAMLEntries(mapping: path(to: offset).last { $0.kind == .mapping })
  }

  /// Whether nothing but blanks stands behind an offset on its line.
  fileprivate func endsLine(at offset: Int) -> Bool {
    let next = skippingBlanks(from: offset)
    return next == bytes.count || bytes[next].isBreak
  }

  func skippingBlanks(from offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { !$0.isBlank } ?? bytes.count
  }
}

extension YAMLNode {
  /// The items of a sequence, or the values of a mapping, each with the range of its entry.
  fileprivate var parts: [(node: YAMLNode, range: ByteRange)] {
    kind == .mapping
      ? entries.map { ($0.value, $0.range) } : items.map { ($0, $0.rangeWithProperties) }
  }

  /// Whether a scalar has neither a letter nor a digit, or begins with what ends another.
  fileprivate var isWordless: Bool {
    guard kind == .scalar, !isMissing else { return false }
    let text = text.utf8
    return text.first?.endsFlowEntry == true || !text.contains(where: \.isPartOfWord)
  }

  /// Whether a mapping in brackets is a pair without brackets of its own.
  fileprivate var isPair: Bool {
    kind == .mapping && style == .flow && tree.bytes[range.lowerBound] != .openBrace
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit, or part of a character outside ASCII.
  fileprivate var isPartOfWord: Bool { self != .dash && isWordCharacter || self >= 0x80 }
}

extension [UInt8] {
  /// Whether a colon stands at the end or in front of a blank.
  fileprivate var holdsColon: Bool {
    indices.contains { self[$0] == .colon && ($0 + 1 == count || self[$0 + 1].isBlank) }
  }

  /// Whether a key with a colon stands behind other words, so that a comma may be missing.
  fileprivate var holdsEntry: Bool {
    indices.dropLast().contains { index in
      self[index] == .colon && self[index + 1].isBlank
        && self[..<index].split(whereSeparator: \.isBlank).count > 1
    }
  }

  /// Whether a comma stands between two quotes, so that these may end one text and begin another.
  fileprivate var dividesItems: Bool {
    indices.contains { index in
      self[index] == .comma && self[..<index].last { !$0.isBlank }?.isQuote == true
        && self[(index + 1)...].first { !$0.isBlank }?.isQuote == true
    }
  }

  /// Whether there is a list in front, entries in braces, or a bracket without its partner.
  fileprivate var holdsCollection: Bool {
    var openings: [Int] = []
    for index in indices {
      switch self[index] {
      case .openBracket, .openBrace: openings.append(index)
      case .closeBracket, .closeBrace:
        guard let start = openings.popLast(), self[start].closingBracket == self[index] else {
          return true
        }
        if start == 0, self[start] == .openBracket { return true }
        if Array(self[start..<index]).holdsColon { return true }
      default: break
      }
    }
    return !openings.isEmpty
  }
}
