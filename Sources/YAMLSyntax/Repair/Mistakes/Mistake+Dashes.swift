import SourceText

/// Dashes of items that are missing, that lack a space, or that stand where none belong.
extension Mistake {
  static let dash = Mistake(
    code: .missingDash,
    trips: [.column, .colonMissing, .afterRoot, .trailing],
    cost: 12,
    isSafe: standsBetweenItems,
    place: line,
    message: "an item of a list begins with '- '; insert it",
    title: "Insert '- '",
    example: ("- a\nb\n- c\n", "- a\n- b\n- c\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for line in site.lines.prefix(2) {
      let text = line.text.lowerBound
      let next = bytes.contentLines(behind: line.start, upTo: 1) { _ in true }.first
      let above = bytes.contentLine(above: line.start, from: site.window)
      let isBelowItem =
        bytes.isDash(at: bytes.skippingBlanks(from: above))
        && !bytes.isKeyWithDash(Site.Line(bytes, at: above), in: site)
      let isInList =
        isBelowItem
        || next.map { bytes.isDash(at: $0.text.lowerBound) } ?? false
      if !isInList, bytes.isUnfinishedKey(line, above: next?.column, in: site) { continue }
      // An entry above words with dashes is no item of their list.
      if line != site.line, bytes.isWordWithDash(site.line), line.colon(bytes) != nil { continue }
      found.append([.insert("- ", at: text)])
      if line.column > 1 { found.append([TextEdit((text - 2)..<text, with: "- ")]) }
    }
    if bytes[site.line.text.lowerBound] == .dash, let owner = site.owner {
      let block = bytes.contentLines(behind: owner.start) { $0.start < site.line.start }
      found += itemsMade(of: block, in: site.line.column)
    }
    return found
  }

  /// A block as the item of a list in a column.
  private static func itemsMade(of block: [Site.Line], in column: Int) -> [[TextEdit]] {
    guard let first = block.first else { return [] }
    let margin = TextEdit(first.start..<first.text.lowerBound, with: spaces(column) + "- ")
    return [[margin] + shift(Array(block.dropFirst()), by: column + 2 - first.column)]
  }

  static let bullets = Mistake(
    code: .missingDash,
    trips: .lines.union([.properties, .suspect]),
    cost: 0,
    isCertain: true,
    isSafe: always,
    repeats: true,
    message: "an item of a list begins with '- '; write it in place of the bullet",
    title: "Write '- '",
    example: ("a:\n  * b\n  * c\n", "a:\n  - b\n  - c\n")
  ) { bytes, site in
    site.lines.prefix(2).compactMap { line in
      let start = line.text.lowerBound
      guard bytes.endOfBullet(at: start) != nil else { return nil }
      let run =
        [line]
        + bytes.contentLines(behind: line.start) {
          bytes.endOfBullet(at: $0.text.lowerBound) != nil
        }
      // Beside a key without a bullet it is a mark too many.
      let next = bytes.contentLines(behind: line.start, upTo: 1) { $0.column == line.column }.first
      if run.count == 1, let next, !bytes.isDash(at: next.text.lowerBound),
        next.colon(bytes) != nil, !bytes.isBelowItem(line, in: site)
      {
        return nil
      }
      return run.compactMap { line in
        bytes.endOfBullet(at: line.text.lowerBound).map {
          TextEdit(line.text.lowerBound..<$0, with: "-")
        }
      }
    }
  }

  static let dashesOfMaps = Mistake(
    code: .missingDash,
    trips: .lines,
    cost: 5,
    isSafe: always,
    place: line,
    message: "an item of a list begins with '- '; insert it",
    title: "Insert '- '",
    example: ("a:\n  { b: c }\n  { b: d }\n", "a:\n  - { b: c }\n  - { b: d }\n")
  ) { bytes, site in
    guard let line = site.lines.prefix(2).first(where: { bytes.isMapInBraces($0) }) else {
      return []
    }
    var first = line
    var above = line
    repeat {
      first = above
      above = Site.Line(bytes, at: bytes.contentLine(above: first.start, from: site.window))
    } while above.start < first.start && above.column == line.column && bytes.isMapInBraces(above)
    let maps =
      [first]
      + bytes.contentLines(behind: first.start) {
        $0.column == line.column && bytes.isMapInBraces($0)
      }
    guard maps.count > 1, above.start < first.start, above.column <= first.column,
      bytes[above.text.upperBound - 1] == .colon
    else { return [] }
    return [maps.map { .insert("- ", at: $0.text.lowerBound) }]
  }

  static let dashOfItem = Mistake(
    code: .missingDash,
    trips: .lines,
    cost: 7,
    isSafe: always,
    place: line,
    message: "an item of a list begins with '- '; insert it",
    title: "Insert '- '",
    example: ("a:\n  - b: c\n  b: d\n", "a:\n  - b: c\n  - b: d\n")
  ) { bytes, site in
    // Behind a dash alone it is the keys that stand wrong.
    let isBehindDash = site.above.map { $0.text.count == 1 && bytes[$0.text.lowerBound] == .dash }
    guard let colon = site.line.colon(bytes), isBehindDash != true else { return [] }
    let key = site.line.text.lowerBound..<colon
    let isAlike = site.lines.dropFirst().contains { line in
      guard bytes[line.text.lowerBound] == .dash, let end = line.colon(bytes) else { return false }
      return bytes.isSame(bytes.skippingBlanks(from: line.text.lowerBound + 1)..<end, key)
    }
    guard isAlike else { return [] }
    let inner = bytes.contentLines(behind: site.line.start) {
      $0.column >= site.line.column && bytes[$0.text.lowerBound] != .dash
    }
    return [
      [.insert("- ", at: key.lowerBound)],
      [.insert("- ", at: key.lowerBound)] + shift(inner, by: 2),
    ]
  }

  static let keyOfList = Mistake(
    code: .unexpectedContent,
    trips: .lines,
    cost: 18,
    isFixable: false,
    place: line,
    message: "this list belongs to no key; write one above it",
    title: "Insert a key",
    example: ("a: [b]\n\n  - c\n  - d\ne: f\n", "a: [b]\n\n:\n  - c\n  - d\ne: f\n")
  ) { bytes, site in
    guard bytes[site.line.text.lowerBound] == .dash else { return [] }
    return site.columns.filter { $0 <= site.line.column }.suffix(2).reversed().map { column in
      [.insert(spaces(column) + ":\n", at: site.line.start)]
    }
  }

  static let dashSpace = Mistake(
    code: .missingSpace,
    trips: .lines.union([.suspect]),
    cost: 8,
    isSafe: partsFromText,
    repeats: true,
    place: byteBefore,
    message: "a space is missing behind the dash; insert one",
    title: "Insert a space",
    example: ("- a\n-b\n", "- a\n- b\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    for line in site.lines {
      let text = line.text.lowerBound
      guard line.text.count > 1, bytes[text] == .dash, !bytes[text + 1].isBlank else { continue }
      found.append([.insert(" ", at: text + 1)])
      // A phrase that begins with a placeholder needs quotes as well.
      let end = line.text.upperBound
      if bytes[text + 1].isOpeningBracket, bytes[end - 1] != bytes[text + 1].closingBracket,
        line.text.contains(where: { bytes[$0] == bytes[text + 1].closingBracket })
      {
        found.append([.insert(" \"", at: text + 1), .insert("\"", at: end)])
      }
      let inner = bytes.contentLines(behind: line.start) { $0.column == line.column + 1 }
      if !inner.isEmpty { found.append([.insert(" ", at: text + 1)] + shift(inner, by: 1)) }
    }
    return found
  }

  static let dashForKey = Mistake(
    code: .unexpectedContent,
    trips: [.column, .colonMissing],
    cost: 6,
    message: "this dash begins an item where a key belongs; write the key with its ':'",
    title: "Write a key",
    example: ("a: b\n- c\nd: e\n", "a: b\nc:\nd: e\n")
  ) { bytes, site in
    site.lines.prefix(2).compactMap { line in
      let above = bytes.contentLine(above: line.start, from: site.window)
      guard bytes.isWordWithDash(line), !bytes.isDash(at: bytes.skippingBlanks(from: above)) else {
        return nil
      }
      let run =
        [line] + bytes.contentLines(behind: line.start) { bytes.isDash(at: $0.text.lowerBound) }
      guard run.count == 1 || bytes.areKeysWithDashes(run, in: site) else { return nil }
      return run.flatMap { line -> [TextEdit] in
        let (start, end) = (line.text.lowerBound, line.text.upperBound)
        let key = bytes.skippingBlanks(from: start + 1)
        return [.delete(start..<key), .insert(":", at: end)]
      }
    }
  }

  static let strayDash = Mistake(
    code: .unexpectedContent,
    trips: .lines.union([.flowDash]),
    cost: 9,
    repeats: true,
    message: "this dash begins an item where none belongs; remove it",
    title: "Remove the dash",
    example: ("a: b\n- c: d\n", "a: b\nc: d\n")
  ) { bytes, site in
    var places = site.lines.map(\.text.lowerBound)
    places.append(site.fault.offset)
    var found: [[TextEdit]] = []
    if site.fault.kind == .flowDash, let opening = site.brackets {
      let dashes = (opening..<bytes.endOfFlowEntry(from: opening)).filter {
        bytes[$0] == .dash && bytes.isWhiteOrEnd(at: $0 + 1)
      }
      found.append(dashes.map { .delete($0..<bytes.skippingBlanks(from: $0 + 1)) })
    }
    let run = bytes.entriesWithDashes(site)
    if !run.isEmpty {
      found.append(
        run.flatMap { line -> [TextEdit] in
          let (start, end) = (line.text.lowerBound, line.text.upperBound)
          let removal = TextEdit.delete(start..<bytes.skippingBlanks(from: start + 1))
          return bytes.isWordWithDash(line) ? [removal, .insert(":", at: end)] : [removal]
        }
      )
    }
    for place in places where place < bytes.count && bytes[place] == .dash {
      let next = bytes.skippingBlanks(from: place + 1)
      // Without its dash a word would be part of the text above it.
      let line = Site.Line(bytes, at: bytes.lineStart(of: place))
      let isInBrackets = site.brackets.map { $0 < place } ?? false
      if !isInBrackets, next < line.text.upperBound, bytes[next] != .dash,
        line.colon(bytes) == nil
      {
        continue
      }
      found.append([TextEdit(place..<(place + 1), with: " ")])
      if next > place + 1 { found.append([.delete(place..<next)]) }
      found.append([.delete(place..<(place + 1))])
      if next > place + 2 { found.append([.delete(place..<(place + 2))]) }
    }
    // A dash typed into the margin of a key, which begins with no bracket.
    for line in site.lines.prefix(2) where bytes[line.text.lowerBound] == .dash {
      let text = bytes.behindDashes(from: line.text.lowerBound)
      if text < line.text.upperBound, bytes[text].isOpeningBracket { continue }
      for column in site.columns.suffix(3) where column > line.column {
        found.append([TextEdit(line.start..<text, with: spaces(column))])
      }
    }
    return found
  }
}

extension Span<UInt8> {
  /// Whether a dash and a blank stand at an offset.
  fileprivate func isDash(at offset: Int) -> Bool {
    offset + 1 < count && self[offset] == .dash && self[offset + 1].isBlank
  }

  /// Whether a line is a dash and one word.
  fileprivate func isWordWithDash(_ line: Site.Line) -> Bool {
    let (start, end) = (line.text.lowerBound, line.text.upperBound)
    guard isDash(at: start) else { return false }
    let key = skippingBlanks(from: start + 1)
    return key < end && (key..<end).allSatisfy { self[$0].isWordCharacter }
  }

  /// Whether a line is a dash and a word below an entry that has its value.
  ///
  /// Such a word is a key, as no list can begin there.
  fileprivate func isKeyWithDash(_ line: Site.Line, in site: Site) -> Bool {
    let above = Site.Line(self, at: contentLine(above: line.start, from: site.window))
    guard above.start < line.start, !above.text.isEmpty, isWordWithDash(line) else { return false }
    return !isDash(at: above.text.lowerBound) && above.colon(self) != nil
      && self[above.text.upperBound - 1] != .colon
      && Site.columns(self, above: line.start, from: site.window).contains(line.column)
  }

  /// Several lines with dashes, one below the other, that are entries in the column of one above.
  ///
  /// A word alone may be among them, behind the first.
  fileprivate func entriesWithDashes(_ site: Site) -> [Site.Line] {
    guard let above = site.above, above.column == site.line.column, above.colon(self) != nil,
      !isDash(at: above.text.lowerBound), isEntryWithDash(site.line)
    else { return [] }
    let run = contentLines(behind: site.line.start) {
      $0.column == site.line.column && (isEntryWithDash($0) || isWordWithDash($0))
    }
    return run.isEmpty ? [] : [site.line] + run
  }

  private func isEntryWithDash(_ line: Site.Line) -> Bool {
    guard isDash(at: line.text.lowerBound), let colon = line.colon(self) else { return false }
    return colon + 1 < line.text.upperBound
  }

  /// Whether lines with dashes, one below the other, are words in a map.
  ///
  /// The lines around them are entries that have their values, or keys.
  fileprivate func areKeysWithDashes(_ run: [Site.Line], in site: Site) -> Bool {
    let (first, last) = (run[0], run[run.count - 1])
    guard isKeyWithDash(first, in: site),
      run.allSatisfy({ $0.column == first.column && isWordWithDash($0) })
    else { return false }
    let next = contentLines(behind: last.start, upTo: 1) { _ in true }.first
    return next.map {
      $0.column < first.column || $0.column == first.column && $0.colon(self) != nil
    } ?? true
  }

  /// Whether the nearest line above that is not deeper is an item of a list.
  fileprivate func isBelowItem(_ line: Site.Line, in site: Site) -> Bool {
    let owner = site.owner?.start ?? site.window
    var above = line
    repeat {
      let start = contentLine(above: above.start, from: max(owner, site.window))
      guard start < above.start else { return false }
      above = Site.Line(self, at: start)
    } while above.column > line.column
    return isDash(at: above.text.lowerBound)
  }

  /// Whether a line is braces and what stands in them.
  fileprivate func isMapInBraces(_ line: Site.Line) -> Bool {
    line.text.count > 1 && self[line.text.lowerBound] == .openBrace
      && self[line.text.upperBound - 1] == .closeBrace
  }

  /// Where a bullet other than the dash ends that stands at an offset: `*`, `+`, `•`, `–` or `—`.
  func endOfBullet(at offset: Int) -> Int? {
    guard offset + 1 < count else { return nil }
    var end = offset + 1
    if self[offset] == 0xE2, offset + 3 < count, self[offset + 1] == 0x80 {
      guard [0x93, 0x94, 0xA2].contains(self[offset + 2]) else { return nil }
      end = offset + 3
    } else if self[offset] != .asterisk, self[offset] != .plus {
      return nil
    }
    return self[end].isBlank ? end : nil
  }

  /// Whether a line begins with a bullet that YAML takes for text, and the next one with a bullet or
  /// a dash.
  func beginsItemsWithBullets(at start: Int) -> Bool {
    guard self[start] != .asterisk, endOfBullet(at: start) != nil else { return false }
    let line = Site.Line(self, at: lineStart(of: start))
    let next = contentLines(behind: line.start, upTo: 1) { $0.column == line.column }.first
    return next.map {
      isDash(at: $0.text.lowerBound) || endOfBullet(at: $0.text.lowerBound) != nil
    } ?? false
  }

  /// Whether a line begins with a dash that lacks its space, and the next in its column with a dash.
  ///
  /// They are items of a list, which YAML reads as one text. Deeper lines may stand between them. Two
  /// keys may begin with dashes as well, but not the same one twice.
  func beginsItemsWithoutSpaces(at dash: Int) -> Bool {
    guard isDashWithoutSpace(at: dash) else { return false }
    let line = Site.Line(self, at: lineStart(of: dash))
    let next = contentLines(behind: line.start, upTo: 16) { _ in true }.first {
      $0.column <= line.column
    }
    guard let next, next.column == line.column else { return false }
    if isDash(at: next.text.lowerBound) {
      let first = self[dash + 1]
      return first.isOpeningBracket
        ? self[line.text.upperBound - 1] == first.closingBracket : line.colon(self) == nil
    }
    guard isDashWithoutSpace(at: next.text.lowerBound) else { return false }
    guard self[dash + 1].isPartOfWord, let colon = line.colon(self) else { return true }
    return next.colon(self).map { isSame(next.text.lowerBound..<$0, dash..<colon) } ?? false
  }

  /// Whether a dash stands in front of a word, a quote or a bracket, but of no number.
  private func isDashWithoutSpace(at offset: Int) -> Bool {
    offset < count && self[offset] == .dash && beginsText(at: offset + 1)
      && !(0x30...0x39).contains(self[offset + 1])
  }
}
