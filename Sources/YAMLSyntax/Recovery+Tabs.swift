import SourceText

/// Tabs where only spaces indent (YAML 1.2.2, section 6.1).
extension Parser {
  /// Reports a tab that indents a line, and takes it for the spaces that the lines around it show.
  mutating func measureTabs(_ bytes: Span<UInt8>, isDash: Bool) {
    let spaces = bytes.skippingSpaces(from: lineStart) - lineStart
    let frame = top
    if frame.awaitsNode, spaces > Int(frame.entryColumn), !isDash,
      !looksLikeEntry(bytes, at: offset) || isColonOfName(bytes, at: offset),
      !isColon(bytes, at: offset)
    {
      return
    }
    take(column: columnWithoutTabs(bytes, isDash: isDash))
    followsWrongIndentation = true
    let replacement = String(repeating: " ", count: column)
    let list = listOfTabs
    report(
      bytes,
      Repeatable(
        kind: list == nil ? .tabIndentation : .tabBehindDash,
        code: .tabIndentation,
        range: lineStart..<offset,
        message: "a tab does not indent; use spaces",
        edit: TextEdit(lineStart..<offset, with: replacement),
        titles: ("Replace the tab by spaces", "Replace the tabs of this block by spaces")
      ),
      continuing: list ?? lineAboveWithTabs(bytes),
      at: list ?? lineStart
    )
  }

  /// The list around this line that was reported for a tab behind one of its dashes.
  private var listOfTabs: Int? {
    let latest = repeated.first { $0.kind == .tabBehindDash }?.place
    guard let latest, let below = frames.last else { return nil }
    return Int(top.node) == latest || Int(below.node) == latest ? latest : nil
  }

  /// Whether a problem tells of the tabs of this line.
  var isReportedForTabs: Bool {
    repeated.contains { $0.kind == .tabIndentation && $0.place == lineStart }
  }

  /// How wide tabs are shown, the most likely first.
  private static var tabWidths: [Int] { [2, 4, 8] }

  /// The column that the line with tabs at `lineStart` was meant to have.
  private mutating func columnWithoutTabs(_ bytes: Span<UInt8>, isDash: Bool) -> Int {
    let next = lookForLine(bytes, behind: offset)
    if let column = columnBesideTab(bytes, next, isDash: isDash) { return column }
    let shown = Self.tabWidths.map { columnShown(bytes, tabWidth: $0) }
    if top.state == .value, let column = columnBelowTabs(bytes) { return column }
    if let column = columnBehindSpaces(bytes, next, shown, isDash: isDash) { return column }
    if let next, let column = columnAmongSpaces(bytes, next, shown[0]) { return column }
    if bytes[lineStart] != .tab { return shown[0] }
    if hasIndentationOfLineAbove(bytes, isDash: isDash) {
      return isDash ? columnOfList(among: shown) ?? shown[0] : Int(top.entryColumn)
    }
    if top.state == .node, looksLikeEntry(bytes, at: offset) {
      return columnOfFirstEntry(bytes, next)
    }
    if top.state == .value || top.state == .item {
      return columnOfChild(bytes, next, shown, isDash: isDash)
    }
    if isDash { return columnOfList(among: shown) ?? shown[0] }
    let line = ContentLine(start: lineStart, column: shown[0])
    if let next, next.column == Int(top.column), top.kind == .blockMapping,
      looksLikeEntry(bytes, at: offset), !endsWithColon(bytes, line)
    {
      return next.column
    }
    if let below = frames.last, below.kind == .blockSequence, top.kind == .blockMapping,
      Int(below.column) == shown[0], shown.contains(Int(top.column)),
      looksLikeEntry(bytes, at: offset)
    {
      return Int(top.column)
    }
    if let next, next.column <= shown[0], endsWithColon(bytes, line),
      let column = columnOfMapping(leftOf: next.column)
    {
      return column
    }
    guard looksLikeEntry(bytes, at: offset) else { return shown[0] }
    return columnOfMapping(among: shown) ?? columnOfMapping(leftOf: shown[0]) ?? shown[0]
  }

  /// The column of a line that fits its place but for one tab among its spaces.
  private func columnBesideTab(
    _ bytes: Span<UInt8>,
    _ next: ContentLine?,
    isDash: Bool
  ) -> Int? {
    let count = offset - lineStart - 1
    var tabs = 0
    for position in lineStart..<offset where bytes[position] == .tab { tabs += 1 }
    guard count > 0, tabs == 1 else { return nil }
    switch top.state {
    case .key where !isDash, .entry where isDash: return count == Int(top.column) ? count : nil
    case .value, .item:
      guard count > Int(top.entryColumn), let next else { return nil }
      let isItem = isDash && next.column == count + 2
      return next.column == count || isItem ? count : nil
    default: return nil
    }
  }

  /// The column of a line that begins with spaces and then tabs alone, which show that it is deeper
  /// than what stands behind the spaces alone.
  private mutating func columnBehindSpaces(
    _ bytes: Span<UInt8>,
    _ next: ContentLine?,
    _ shown: [Int],
    isDash: Bool
  ) -> Int? {
    let spaces = bytes.skippingSpaces(from: lineStart) - lineStart
    guard spaces > 0 else { return nil }
    for position in (lineStart + spaces)..<offset where bytes[position] != .tab { return nil }
    if hasIndentationOfLineAbove(bytes, isDash: isDash) {
      return isDash ? columnOfList(among: shown) : Int(top.entryColumn)
    }
    if top.state == .value || top.state == .item {
      guard spaces == Int(top.entryColumn) else { return nil }
      return columnOfChild(bytes, next, shown, isDash: isDash)
    }
    guard (top.kind == .blockSequence) == isDash else { return nil }
    let isItem = frames.last?.kind == .blockSequence && frames.last?.column == Int32(spaces)
    return spaces == Int(top.column) || isItem && !isDash ? Int(top.column) : nil
  }

  /// The column of the first line of what the innermost collection waits for.
  private func columnOfChild(
    _ bytes: Span<UInt8>,
    _ next: ContentLine?,
    _ shown: [Int],
    isDash: Bool
  ) -> Int {
    let children = shown.filter { $0 > Int(top.entryColumn) }
    guard let next, next.column > Int(top.entryColumn) else { return children.first ?? shown[0] }
    let line = ContentLine(start: lineStart, column: shown[0])
    if isDash, !self.isDash(bytes, at: next.start + next.column) {
      // The line below goes on with the item.
      let column = next.column - (bytes.skippingBlanks(from: offset + 1) - offset)
      if column >= max(Int(top.entryColumn), 0) { return column }
    }
    if endsWithColon(bytes, line), let column = children.last(where: { $0 < next.column }) {
      return column
    }
    if children.contains(next.column) || children.isEmpty || looksLikeEntry(bytes, at: offset) {
      return next.column
    }
    return children.first ?? shown[0]
  }

  /// The column of a line below a key that begins with the same tabs, by the spaces behind them.
  private func columnBelowTabs(_ bytes: Span<UInt8>) -> Int? {
    let above = lineAboveWithTabs(bytes)
    guard above >= 0, above == lineStart(bytes, of: lineStart - 1) else { return nil }
    let depth = (offset - lineStart) - (bytes.skippingBlanks(from: above) - above)
    guard depth > 0 else { return nil }
    for position in lineStart..<offset {
      let isBehind = position >= offset - depth
      let expected = isBehind ? .space : bytes[above + position - lineStart]
      guard bytes[position] == expected else { return nil }
    }
    return max(Int(top.entryColumn), 0) + depth
  }

  /// The column of the first entry of a document, which the line below shows.
  private func columnOfFirstEntry(_ bytes: Span<UInt8>, _ next: ContentLine?) -> Int {
    let line = ContentLine(start: lineStart, column: 0)
    guard let next, !endsWithColon(bytes, line),
      looksLikeEntry(bytes, at: next.start + next.column)
    else { return 0 }
    return next.column
  }

  /// The first of several columns in which the entries of a mapping stand.
  private func columnOfMapping(among columns: [Int]) -> Int? {
    let mappings = ([top] + frames.suffix(16)).filter { $0.kind == .blockMapping }
    return columns.first { column in mappings.contains { Int($0.column) == column } }
  }

  /// The column of the innermost mapping whose entries stand left of a column.
  private func columnOfMapping(leftOf column: Int) -> Int? {
    ([top] + frames.suffix(16).reversed())
      .first { $0.kind == .blockMapping && Int($0.column) < column }
      .map { Int($0.column) }
  }

  /// The column in which the text of this line is shown.
  private func columnShown(_ bytes: Span<UInt8>, tabWidth width: Int) -> Int {
    var column = 0
    for position in lineStart..<offset {
      column = bytes[position] == .tab ? (column / width + 1) * width : column + 1
    }
    return column
  }

  /// The column of a line that has spaces, too, in its indentation: that without its tabs, or with
  /// them, as the next line shows.
  private func columnAmongSpaces(
    _ bytes: Span<UInt8>,
    _ next: ContentLine,
    _ shown: Int
  ) -> Int? {
    var spaces = 0
    for position in lineStart..<offset where bytes[position] == .space { spaces += 1 }
    guard spaces > 0 else { return nil }
    if next.column == spaces { return spaces }
    let line = ContentLine(start: lineStart, column: column)
    guard spaces < next.column, endsWithColon(bytes, line) else { return nil }
    guard let below = frames.last, below.kind == .blockMapping else { return spaces }
    let step = Int(top.column) - Int(below.column)
    return next.column - shown == step && next.column - spaces != step ? shown : spaces
  }

  /// The column of the innermost list that stands in one of several columns, or of the innermost.
  private func columnOfList(among columns: [Int]) -> Int? {
    let lists = ([top] + frames.suffix(16).reversed()).filter { $0.kind == .blockSequence }
    return (lists.first { columns.contains(Int($0.column)) } ?? lists.first).map { Int($0.column) }
  }

  /// Whether the line above begins with the same tabs and spaces, and with a dash if this one does.
  private func hasIndentationOfLineAbove(_ bytes: Span<UInt8>, isDash: Bool) -> Bool {
    let above = lineAboveWithTabs(bytes)
    guard above >= 0 else { return false }
    let text = bytes.skippingBlanks(from: above)
    guard text - above == offset - lineStart, self.isDash(bytes, at: text) == isDash else {
      return false
    }
    for position in above..<text
    where bytes[position] != bytes[lineStart + position - above] { return false }
    return isDash || top.kind == .blockMapping
  }

  /// The latest line above this one that was reported for its tabs, if nothing but blank lines,
  /// comments and other lines with tabs lie in between; else -1.
  func lineAboveWithTabs(_ bytes: Span<UInt8>) -> Int {
    guard let latest = repeated.first(where: { $0.kind == .tabIndentation })?.place else {
      return -1
    }
    var end = lineStart
    while end > 0 {
      let start = lineStart(bytes, of: end - 1)
      if start <= latest { return latest }
      let text = bytes.skippingBlanks(from: start)
      let isBlank = bytes.isBreakOrEnd(at: text) || bytes[text] == .hash
      guard isBlank || bytes.skippingSpaces(from: start) < text else { return -1 }
      end = start
    }
    return -1
  }

  /// Reports a tab between an indicator and a collection on its line.
  mutating func reportTab(_ bytes: Span<UInt8>, before end: Int) {
    var start = end
    while start > lineStart, bytes[start - 1].isBlank { start -= 1 }
    let collection = Int(top.node)
    report(
      bytes,
      Repeatable(
        kind: .tabBehindDash,
        code: .tabIndentation,
        range: start..<end,
        message: "a tab does not indent; use a space",
        edit: TextEdit(start..<end, with: " "),
        titles: ("Replace the tab by a space", "Replace the tabs by spaces")
      ),
      continuing: collection,
      at: collection
    )
  }
}
