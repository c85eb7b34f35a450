import SourceText

/// When lines may be moved, begun or made items unasked.
extension Mistake {
  /// One line stands one column beside another near it, and no other column takes it.
  static let isOneColumnOff: Condition = { bytes, site, edits in
    guard edits.count == 1, let edit = edits.first, site.brackets == nil,
      site.fault.kind != .quoteLine
    else { return false }
    let distance = edit.replacement.utf8.count - edit.range.count
    let line = Site.Line(bytes, at: bytes.lineStart(of: edit.range.lowerBound))
    let wanted = line.column + distance
    let above = Site.Line(bytes, at: bytes.contentLine(above: line.start, from: site.window))
    guard abs(distance) == 1, above.start < line.start, bytes.beginsEntry(line),
      bytes.indentsBySpaces(line)
    else { return false }
    let next = bytes.contentLines(behind: line.start, upTo: 1) { _ in true }.first?.column
    let columns = Site.columns(bytes, above: line.start, from: site.window)
    let isAlone = !columns.contains(line.column - distance) && next != line.column - distance
    guard columns.contains(wanted) || next == wanted, isAlone || next == wanted else {
      return false
    }
    // A key that waits for its block may be meant a level further in or out.
    let opensAbove = bytes.isOpenKey(above)
    if opensAbove, wanted <= above.column { return false }
    guard bytes.isOpenKey(line) else { return true }
    return next.map { $0 - wanted == 2 || $0 - wanted == 4 } ?? false
  }

  /// Each tab is two columns, as in the spec around it, and no key is left without its block.
  static let indentsByTabs: Condition = { bytes, site, edits in
    guard let last = edits.last else { return false }
    let lines = edits.map { Site.Line(bytes, at: bytes.lineStart(of: $0.range.lowerBound)) }
    let isInText =
      site.fault.kind == .tab && edits.count == 1 && lines[0].text.contains(last.range.lowerBound)
    if isInText { return true }
    let isExact = zip(edits, lines).allSatisfy { edit, line in
      edit.replacement.utf8.count == 2 * edit.range.count
        && (line.start..<line.text.lowerBound).allSatisfy { bytes[$0] == .tab }
    }
    guard isExact, let end = lines.last, let first = lines.first,
      lines.allSatisfy({ bytes.beginsEntry($0) })
    else { return false }
    let above = Site.Line(bytes, at: bytes.contentLine(above: first.start, from: site.window))
    let opensAbove = above.start < first.start && bytes.isOpenKey(above)
    if opensAbove, 2 * first.column != above.column + 2 { return false }
    guard bytes.isOpenKey(end) else { return true }
    let next = bytes.contentLines(behind: end.start, upTo: 1) { _ in true }.first
    return next.map { $0.column == 2 * end.column + 2 } ?? false
  }

  /// The lines in braces follow a line that ends with the brace or a comma.
  static let followsSeparator: Condition = { bytes, site, edits in
    guard let edit = edits.first else { return false }
    let line = bytes.lineStart(of: edit.range.lowerBound)
    let above = Site.Line(bytes, at: bytes.contentLine(above: line, from: site.window))
    guard above.start < line, let last = above.text.last else { return false }
    return bytes[last] == .comma || bytes[last].isOpeningBracket
  }

  /// What begins a line stands some blanks behind a key, or directly behind a closing bracket.
  ///
  /// Behind a key, it gets the column of the lines below. Behind a bracket, it gets the column of
  /// the entry that the bracket closes.
  static let beginsLine: Condition = { bytes, site, edits in
    guard edits.count == 1, let edit = edits.first, edit.range.isEmpty,
      edit.replacement.utf8.first?.isBreak == true
    else { return false }
    let offset = edit.range.lowerBound
    let line = Site.Line(bytes, at: bytes.lineStart(of: offset))
    let end = bytes.trimmingBlanks(from: line.start, to: offset)
    guard end > line.start + 1, bytes.beginsText(at: offset),
      let colon = line.colon(bytes, from: offset), bytes.isWord(offset..<colon)
    else { return false }
    let column = edit.replacement.utf8.count - 1
    if bytes[end - 1].isClosingBracket {
      return end == offset && column == line.column
        && bytes.behindDashes(from: line.text.lowerBound) == line.text.lowerBound
    }
    let next = bytes.contentLines(behind: line.start, upTo: 1) { _ in true }.first?.column
    return bytes[end - 1] == .colon && bytes[end - 2].isPartOfWord && offset - end > 1
      && column == next && column > line.column
  }

  /// The line is a map in braces between items.
  static let standsBetweenItems: Condition = { bytes, site, edits in
    guard edits.count == 1, let edit = edits.first, edit.range.isEmpty else { return false }
    let line = Site.Line(bytes, at: bytes.lineStart(of: edit.range.lowerBound))
    let above = bytes.contentLine(above: line.start, from: site.window)
    let next = bytes.contentLines(behind: line.start, upTo: 1) { _ in true }
    let isBesideItem = ([Site.Line(bytes, at: above)] + next).contains {
      $0.start != line.start && $0.column == line.column && bytes[$0.text.lowerBound] == .dash
    }
    return isBesideItem && line.text.first.map { bytes[$0] == .openBrace } == true
  }
}

extension Span<UInt8> {
  /// Whether a line ends with the colon of its key.
  fileprivate func isOpenKey(_ line: Site.Line) -> Bool {
    line.text.last.map { self[$0] == .colon } ?? false
  }

  /// Whether a line is an entry or an item, as opposed to text that goes on.
  fileprivate func beginsEntry(_ line: Site.Line) -> Bool {
    line.colon(self) != nil || !line.text.isEmpty && self[line.text.lowerBound] == .dash
  }

  fileprivate func indentsBySpaces(_ line: Site.Line) -> Bool {
    (line.start..<line.text.lowerBound).allSatisfy { self[$0] == .space }
  }
}
