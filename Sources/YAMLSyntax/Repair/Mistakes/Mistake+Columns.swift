import SourceText

/// Lines that stand in another column than they are meant to.
extension Mistake {
  static let tabs = Mistake(
    code: .tabIndentation,
    trips: [.tab, .bracketLine, .quoteLine, .column, .colonMissing],
    cost: 6,
    isSafe: indentsByTabs,
    repeats: true,
    place: wholeEdit,
    message: "a tab does not indent; use spaces",
    title: "Indent by spaces",
    example: ("a:\n\tb: c\n", "a:\n  b: c\n")
  ) { bytes, site in
    if site.fault.kind == .tab, site.fault.offset > site.line.text.lowerBound,
      let tab = site.line.text.first(where: { bytes[$0] == .tab })
    {
      return [[TextEdit(tab..<(tab + 1), with: " ")]]
    }
    let margin = site.line.start..<site.line.text.lowerBound
    guard margin.contains(where: { bytes[$0] == .tab }) else { return [] }
    let run = [site.line] + bytes.contentLines(behind: site.line.start) { bytes.tabs(of: $0) > 0 }
    let first = bytes.tabs(of: site.line)
    var places = site.places
    if let above = site.above, bytes.tabs(of: above) == 0, !places.isEmpty {
      places.insert(above.column + 2, at: 0)
    }
    // Between two lines in one column it stands no further left.
    let next = bytes.contentLines(behind: run[run.count - 1].start, upTo: 1) { _ in true }.first
    if let next, next.column == site.columns.last { places.removeAll { $0 < next.column } }
    return places.map { place in
      run.map { line in
        let column = place + (bytes.tabs(of: line) - first) * 2
        return TextEdit(line.start..<line.text.lowerBound, with: spaces(column))
      }
    }
  }

  static let column = Mistake(
    code: .indentation,
    trips: .lines.union([.bracketLine, .quoteLine]),
    cost: 10,
    isSafe: isOneColumnOff,
    repeats: true,
    place: margin,
    related: neighbour,
    message: "this line is indented by {column}, its neighbours by {wanted}; indent it {direction}",
    title: "Indent the line",
    example: ("a:\n  b: c\n   d: e\n", "a:\n  b: c\n  d: e\n")
  ) { bytes, site in
    var lines = Array(site.lines.prefix(2))
    // A line in the column of one further above leaves the line between them to blame.
    if let above = site.above, above.column < site.line.column,
      Site.columns(bytes, above: above.start, from: site.window).contains(site.line.column)
    {
      lines.swapAt(0, 1)
    }
    // Beside one in an even column, a line in an odd one is to blame.
    if lines.count > 1, lines[0].column == lines[1].column + 1, lines[1].column % 2 == 1 {
      lines.swapAt(0, 1)
    }
    // A key beside lines with slips is in its place.
    if bytes.isKeyBehindText(site) || site.slips != nil { lines.removeAll { $0 == site.line } }
    return shifts(of: lines, bytes, site)
  }

  static let columnAbove = Mistake(
    code: .indentation,
    trips: .lines,
    cost: 12,
    isSafe: isOneColumnOff,
    place: margin,
    related: neighbour,
    message: "this line is indented by {column}, its neighbours by {wanted}; indent it {direction}",
    title: "Indent the line",
    example: ("a:\nb:\n    c: d\n    e: f\n  g: h\n", "a:\n  b:\n    c: d\n    e: f\n  g: h\n")
  ) { bytes, site in
    // The first line of a document is the one that others follow.
    let lines = (Array(site.lines.dropFirst(2).prefix(1)) + [site.owner].compactMap(\.self)).filter
    {
      $0.column > 0 || bytes.contentLine(above: $0.start, from: site.window) < $0.start
    }
    return shifts(of: lines, bytes, site)
  }

  /// Each of some lines moved to the columns that it may be meant to stand in.
  private static func shifts(
    of lines: [Site.Line],
    _ bytes: Span<UInt8>,
    _ site: Site
  ) -> [[TextEdit]] {
    var found: [[TextEdit]] = []
    for line in lines {
      var places = site.places
      let next = bytes.contentLines(behind: line.start, upTo: 1) { _ in true }.map(\.column)
      let around =
        line == site.line
        ? [] : Site.columns(bytes, above: line.start, from: site.window).reversed()
      for column in around + next + [site.line.column, site.above?.column ?? 0]
      where !places.contains(column) {
        places.append(column)
      }
      // A line above one in its own column, and below another or a key, does not stand too far right.
      let above = Site.Line(bytes, at: bytes.contentLine(above: line.start, from: site.window))
      let isBelowKey =
        above.start < line.start && !above.text.isEmpty
        && bytes[above.text.upperBound - 1] == .colon
      let isAligned =
        next.first == line.column
        && (isBelowKey && above.column < line.column
          || Site.columns(bytes, above: line.start, from: site.window).last == line.column)
      let isKey = bytes.isUnfinishedKey(line, above: next.first, in: site)
      for column in places where column != line.column {
        if column < line.column ? isAligned : isKey { continue }
        found.append(shift([line], by: column - line.column))
      }
    }
    return found
  }

  static let columnOfBlock = Mistake(
    code: .indentation,
    trips: .lines.union([.bracketLine, .quoteLine]),
    cost: 12,
    place: margin,
    related: neighbour,
    message: "this line is indented by {column}, its neighbours by {wanted}; indent it {direction}",
    title: "Indent the lines",
    example: ("a: |4\n  b\n  c\nd: e\n", "a: |4\n    b\n    c\nd: e\n")
  ) { bytes, site in
    var found: [[TextEdit]] = []
    if let owner = site.owner {
      let block = bytes.contentLines(behind: owner.start) { $0.start < site.line.start }
      if let first = block.first, first.column != site.line.column {
        found.append(shift(block, by: site.line.column - first.column))
      }
    }
    let above = site.fault.kind == .afterRoot ? bytes.linesFurtherRight(above: site) : []
    if let column = above.map(\.column).min() {
      found.append(shift(above, by: site.line.column - column))
    }
    for line in site.lines.prefix(2) where site.slips == nil || line != site.line {
      let inner = bytes.contentLines(behind: line.start) { $0.column > line.column }
      let all = bytes.contentLines(behind: line.start) { $0.column >= line.column }
      // The keys of an item, up to the dash of the next.
      let keys = bytes.contentLines(behind: line.start) {
        $0.column > line.column
          || $0.column == line.column && bytes[$0.text.lowerBound] != .dash
      }
      let isKey = bytes.isUnfinishedKey(line, above: all.first?.column, in: site)
      for column in site.places where column != line.column && !(isKey && column > line.column) {
        if !inner.isEmpty { found.append(shift([line] + inner, by: column - line.column)) }
        if keys.count > inner.count { found.append(shift([line] + keys, by: column - line.column)) }
        if all.count > keys.count {
          found.append(shift([line] + all, by: column - line.column))
          found.append(shift(bytes.keys(ofItems: [line] + all), by: column - line.column))
        }
      }
    }
    return found
  }

  static let linesInBrackets = Mistake(
    code: .indentation,
    trips: [.bracketLine],
    cost: 7,
    isSafe: followsSeparator,
    place: margin,
    message: "lines in brackets are indented more than the key that they belong to; indent them",
    title: "Indent the lines",
    example: ("a: {\nb: c,\nd: e\n}\n", "a: {\n  b: c,\n  d: e\n}\n")
  ) { bytes, site in
    guard let brackets = site.brackets else { return [] }
    let owner = bytes.columns(of: Site.Line(bytes, at: bytes.lineStart(of: brackets)))[0]
    var isClosed = false
    let others = bytes.contentLines(behind: site.line.start) { line in
      isClosed = bytes[line.text.lowerBound].isClosingBracket && line.column <= owner
      return !isClosed
    }
    let lines = [site.line] + others
    let column = lines.map(\.column).min() ?? 0
    return isClosed && column <= owner ? [shift(lines, by: owner + 2 - column)] : []
  }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// Moves lines by a number of columns, as far as there is room.
  static func shift(_ lines: [Site.Line], by distance: Int) -> [TextEdit] {
    guard distance != 0 else { return [] }
    return lines.map { line in
      distance > 0
        ? .insert(spaces(distance), at: line.start)
        : .delete(line.start..<(line.start + min(-distance, line.column)))
    }
  }
}

extension Span<UInt8> {
  /// Whether a line is one or two words in its neighbours' column, and no value of a key above.
  ///
  /// A text that goes on there would be longer.
  func isUnfinishedKey(_ line: Site.Line, above next: Int?, in site: Site) -> Bool {
    let above = Site.Line(self, at: contentLine(above: line.start, from: site.window))
    guard above.start < line.start, next ?? line.column <= line.column, !above.text.isEmpty,
      columns(of: above).contains(line.column),
      // A key does not stand twice.
      above.colon(self).map({ isSame(above.text.lowerBound..<$0, line.text) }) != true
    else { return false }
    let last = self[above.text.upperBound - 1]
    return last != .colon && last != .comma
      && line.text.count { self[$0].isBlank } <= 1
      && line.text.allSatisfy {
        // A dot behind a blank begins the name of an API.
        self[$0].isWordCharacter || self[$0].isBlank
          || self[$0] == .dot && $0 > line.text.lowerBound && self[$0 - 1].isBlank
      }
  }

  /// The lines that belong to no dash in the column of the first; none where a key has a list.
  ///
  /// The list stands in that column, too. No line stands further left.
  fileprivate func keys(ofItems lines: [Site.Line]) -> [Site.Line] {
    let own = lines.filter { $0.column == lines[0].column }
    let holdsList = zip(own, own.dropFirst()).contains { line, next in
      self[line.text.upperBound - 1] == .colon && self[next.text.lowerBound] == .dash
        && lines.last { $0.start < next.start } == line
    }
    if holdsList { return [] }
    var isItem = false
    return lines.filter { line in
      if line.column == lines[0].column { isItem = self[line.text.lowerBound] == .dash }
      return !isItem
    }
  }

  /// The nearest lines above the line of a fault, as far as they stand further right.
  fileprivate func linesFurtherRight(above site: Site) -> [Site.Line] {
    var lines: [Site.Line] = []
    for _ in 0..<3 {
      let next = lines.last ?? site.line
      let line = Site.Line(self, at: contentLine(above: next.start, from: site.window))
      guard line.start < next.start, line.column > site.line.column else { break }
      lines.append(line)
    }
    return lines.reversed()
  }

  /// How many tabs the margin of a line holds.
  fileprivate func tabs(of line: Site.Line) -> Int {
    var count = 0
    for offset in line.start..<line.text.lowerBound where self[offset] == .tab { count += 1 }
    return count
  }
}
