import SourceText

/// The line in which a range begins, as a terminal shows it, and carets for below it.
struct Excerpt {
  /// The line, zero-based.
  let line: Int
  /// The line's text; tabs are spaces, and what a terminal could take for a command is replaced.
  let text: String
  /// The blanks in front of the carets.
  let padding: String
  /// As many carets as the range is wide, at least one.
  let carets: String
  /// What follows the carets where the range goes on in later lines.
  let continuation: String

  /// How many columns of a line are shown; a longer line shows the part around the range.
  private static let widthLimit = 160

  init(of range: ByteRange, in source: SourceText) {
    line = source.lines.line(at: range.lowerBound)
    let content = source.content(ofLine: line)
    let range = range.clamped(to: 0..<source.bytes.count)
    let start = min(range.lowerBound, content.upperBound)
    let end = max(start, min(range.upperBound, content.upperBound))
    // A line of a megabyte is not read as a whole for the sake of a window.
    let mark = content.lowerBound == 0 ? source.bytes.byteOrderMarkLength : 0
    let first = min(start, max(content.lowerBound + mark, start - 4 * Self.widthLimit))
    let last = min(content.upperBound, end + 4 * Self.widthLimit, start + 8 * Self.widthLimit)
    var before = Display(source.string(in: first..<start), column: 0)
    var marked = Display(source.string(in: start..<min(end, last)), column: before.width)
    var after = Display(
      source.string(in: min(end, last)..<last),
      column: before.width + marked.width
    )
    marked.cut(toLast: false, width: Self.widthLimit - 20)
    let rest = Self.widthLimit - marked.width
    before.cut(toLast: true, width: max(20, rest - 40))
    after.cut(toLast: false, width: max(0, Self.widthLimit - marked.width - before.width))
    text = before.text + marked.text + after.text
    padding = String(repeating: " ", count: before.width)
    carets = String(repeating: "^", count: max(1, marked.width))
    let lastLine = source.lines.line(at: max(range.upperBound - 1, range.lowerBound))
    continuation = lastLine > line ? " … to line \(lastLine + 1)" : ""
  }
}

/// Text as a terminal shows it, with its width in columns.
private struct Display {
  private(set) var cells: [(text: String, width: Int)] = []

  /// - Parameters:
  ///   - text: Any text of one line.
  ///   - column: The column that it begins in, which decides how wide a tab is.
  init(_ text: String, column: Int) {
    var column = column
    for character in text {
      let width = character == "\t" ? 4 - column % 4 : character.columns
      let shown = character == "\t" ? String(repeating: " ", count: width) : shown(character)
      cells.append((shown, width))
      column += width
    }
  }

  var width: Int { cells.reduce(0) { $0 + $1.width } }

  var text: String { cells.reduce(into: "") { $0 += $1.text } }

  /// Replaces what is too much, at the beginning or at the end, by an ellipsis.
  mutating func cut(toLast isLast: Bool, width limit: Int) {
    var rest = width
    guard rest > limit else { return }
    let order = isLast ? Array(cells.indices) : cells.indices.reversed()
    var dropped = 0
    while dropped < order.count, rest > max(0, limit - 1) {
      rest -= cells[order[dropped]].width
      dropped += 1
    }
    if isLast { cells.removeFirst(dropped) } else { cells.removeLast(dropped) }
    cells.insert(("…", 1), at: isLast ? 0 : cells.count)
  }
}

/// A character in one column.
private func shown(_ character: Character) -> String {
  character.isCommand ? "\u{FFFD}" : String(character)
}

extension Character {
  /// How many columns a terminal needs for the character (Unicode Annex 11, emoji included).
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isEmoji =
      first.properties.isEmojiPresentation
      || unicodeScalars.contains { $0.value == 0xFE0F }
    return isEmoji || first.isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is of class W or F in Unicode Annex 11, by block.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
