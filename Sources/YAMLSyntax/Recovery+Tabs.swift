import SourceText

/// Tabs where only spaces indent (YAML 1.2.2, section 6.1).
extension Parser {
  /// Reports a tab that indents a line, and takes it for a step to the next even column.
  mutating func measureTabs(_ bytes: Span<UInt8>, isDash: Bool) {
    let spaces = bytes.skippingSpaces(from: lineStart) - lineStart
    let frame = top
    if frame.awaitsNode, spaces > Int(frame.entryColumn), !isDash,
      !looksLikeEntry(bytes, at: offset), !isColon(bytes, at: offset)
    {
      return
    }
    column = 0
    for position in lineStart..<offset {
      column = bytes[position] == .tab ? column / 2 * 2 + 2 : column + 1
    }
    take(column: columnAmongNeighbours(bytes) ?? column)
    followsWrongIndentation = true
    let replacement = String(repeating: " ", count: column)
    report(
      bytes,
      Repeatable(
        kind: .tabIndentation,
        code: .tabIndentation,
        range: lineStart..<offset,
        message: "a tab does not indent; use spaces",
        edit: TextEdit(lineStart..<offset, with: replacement),
        titles: ("Replace the tab by spaces", "Replace the tabs of this block by spaces")
      ),
      continuing: lineAboveWithTabs(bytes),
      at: lineStart
    )
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
        titles: ("Replace the tab by a space", "Replace the tabs behind the dashes by spaces")
      ),
      continuing: collection,
      at: collection
    )
  }
}
