import SourceText

extension MarkdownBlocks {
  /// Reads a line below a heading or between two parts: `===`, `---`; `false` for any other.
  mutating func readUnderline(_ text: ByteRange) -> Bool {
    guard "=-*_".utf8.contains(source.bytes[text.lowerBound]) else { return false }
    let marks = source.bytes[text].filter { $0 > 0x20 }
    guard let mark = marks.first, marks.allSatisfy({ $0 == mark }) else { return false }
    let isLine = marks.count == text.count && marks.count > 1
    if isLine, isOpen, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"),
      let last = blocks.indices.last, blocks[last].kind == .paragraph, blocks[last].lines.count == 1
    {
      blocks[last].kind = .heading(level: mark == UInt8(ascii: "=") ? 1 : 2)
      isOpen = false
      return true
    }
    guard marks.count > 2, mark != UInt8(ascii: "=") else { return false }
    isOpen = false
    return true
  }

  /// Reads a row of a table; `false` for a line that is not one.
  mutating func readRow(_ text: ByteRange, indent: Int, line: Int) -> Bool {
    let bytes = source.bytes[text]
    guard bytes.contains(UInt8(ascii: "|")) else { return false }
    if bytes.allSatisfy({ "|-: \t".utf8.contains($0) }), bytes.contains(UInt8(ascii: "-")) {
      // The line below the names of the columns.
      if isOpen, let last = blocks.indices.last, blocks[last].kind == .paragraph,
        blocks[last].lines.count == 1
      {
        blocks[last].kind = .row
      }
      isTable = true
      isOpen = false
      return true
    }
    guard isTable || bytes.first == UInt8(ascii: "|") else { return false }
    blocks.append(
      MarkdownBlock(kind: .row, indent: indent, line: line, range: text, lines: [text])
    )
    isOpen = false
    return true
  }
}

/// The cells of a row of a table that have words, joined by bars.
func cells(of row: String) -> String {
  var cells: [[UInt8]] = [[]]
  var isEscaped = false
  for byte in row.utf8 {
    if byte == UInt8(ascii: "|"), !isEscaped {
      cells.append([])
    } else {
      if byte == UInt8(ascii: "|") { cells[cells.count - 1].removeLast() }
      cells[cells.count - 1].append(byte)
    }
    isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
  }
  let words = cells.map { cell in
    let end = cell.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    return String(decoding: cell[..<end].drop { $0 <= 0x20 }, as: UTF8.self)
  }
  return words.filter { !$0.isEmpty }.joined(separator: " | ")
}
