import SourceText

/// A writer of a document's tokens in their places, as edits of the white space between them.
struct LayoutWriter {
  /// How many characters a line with brackets may have before they are written over several lines.
  static let lineWidth = 100

  private let bytes: [UInt8]
  private let tokens: [LayoutToken]
  /// Whether another document follows.
  private let isFollowed: Bool
  private let lines: FlowLines
  /// Where the first line break of the document stands, which may be a megabyte off.
  private let firstBreak: Int?
  /// The lines that are laid out; others only move.
  private let selection: ByteRange
  /// The brackets that are written over several lines, by the index of the token that opens them.
  private var divided: Set<Int> = []
  /// How many characters the line has that is being written.
  private var column = 0
  private(set) var edits: [TextEdit] = []

  init(
    _ tokens: [LayoutToken],
    of bytes: [UInt8],
    in selection: ByteRange,
    isFollowed: Bool
  ) {
    self.tokens = tokens
    self.selection = selection
    self.bytes = bytes
    firstBreak = bytes.firstIndex(where: \.isBreak)
    self.isFollowed = isFollowed
    lines = FlowLines(of: tokens, in: bytes)
  }

  mutating func write() {
    var end = bytes.byteOrderMarkLength
    for index in tokens.indices {
      let token = tokens[index]
      writeGap(end..<token.range.lowerBound, before: index)
      if token.isOpening, token.indentation < Self.lineWidth,
        isSelected(token.range.lowerBound), lines.isTooWide(index, from: column)
      {
        divided.insert(index)
      }
      write(token)
      end = token.range.upperBound
    }
    guard let last = tokens.last, !last.keepsLines else { return }
    let rest = end..<bytes.count
    let count = isFollowed ? min(max(breaks(in: rest), 1), 2) : 1
    writeLines(rest, breaks: count, margin: "")
  }

  private mutating func writeGap(_ gap: ByteRange, before index: Int) {
    let token = tokens[index]
    let count = breaks(in: gap)
    // Not made for each token of a long line, where it may be as long as the line.
    var margin: String { String(repeating: " ", count: token.indentation) }
    guard index > 0 else {
      column = token.indentation
      return writeLines(gap, breaks: 0, margin: margin)
    }
    guard count > 0 || divides(before: index) else {
      let isKept = !isSelected(token.range.lowerBound)
      let space = isKept ? nil : tokens[index - 1].space(before: token) ?? kept(gap)
      column += space?.utf8.count ?? gap.count
      if let space { replace(gap, with: space) }
      return
    }
    column = token.indentation
    if tokens[index - 1].keepsLines, let last = bytes[gap].lastIndex(where: \.isBreak) {
      return replace((last + 1)..<gap.upperBound, with: margin)
    }
    writeLines(gap, breaks: min(max(count, 1), 2), margin: margin)
  }

  /// Writes what stands between two lines: the end of the first, line breaks, and the next margin.
  ///
  /// `count` is how many line breaks there shall be. The margin moves even if it is not selected.
  private mutating func writeLines(_ gap: ByteRange, breaks count: Int, margin: String) {
    let lineBreaks = String(repeating: lineBreak(in: gap), count: count)
    let isSelected = isSelected(gap.lowerBound)
    guard let first = bytes[gap].firstIndex(where: \.isBreak),
      let last = bytes[gap].lastIndex(where: \.isBreak)
    else {
      if isSelected || count == 0 { replace(gap, with: lineBreaks + margin) }
      return
    }
    let start = count == 0 ? gap.lowerBound : first
    if isSelected { replace(gap.lowerBound..<start, with: "") }
    let isCRLF = first < last && bytes[first] == 0x0D && bytes[first + 1] == 0x0A
    let blankLines = (first + (isCRLF ? 2 : 1))..<(last + 1)
    if blankLines.isEmpty ? isSelected : selection.overlaps(blankLines) {
      replace(start..<(last + 1), with: lineBreaks)
    }
    if gap.upperBound < bytes.count || selection.contains(last + 1) {
      replace((last + 1)..<gap.upperBound, with: margin)
    }
  }

  private func isSelected(_ offset: Int) -> Bool { selection.contains(offset) }

  /// Whether a token begins a line because the brackets around it are too wide for one.
  private func divides(before index: Int) -> Bool {
    let (last, token) = (tokens[index - 1], tokens[index])
    guard !last.isOpening || !token.isClosing else { return false }
    let bracket =
      token.isClosing ? token.bracket : last.isOpening || last.isMark(",") ? last.bracket : nil
    return bracket.map(divided.contains) ?? false
  }

  /// The white space in front of a comment or beside unread text; only tabs become spaces.
  private func kept(_ gap: ByteRange) -> String {
    let isWhite = bytes[gap].allSatisfy { $0 == 0x20 }
    return isWhite ? String(repeating: " ", count: gap.count) : " "
  }

  private mutating func write(_ token: LayoutToken) {
    let text = token.replacement.map { Array($0.utf8) } ?? Array(bytes[token.range])
    if let replacement = token.replacement { replace(token.range, with: replacement) }
    guard let lastBreak = text.lastIndex(where: \.isBreak) else {
      column += text.characterCount
      return
    }
    column = text[lastBreak...].characterCount
    indentLines(of: token)
  }

  /// Gives the lines of a token below its first their indentation.
  private mutating func indentLines(of token: LayoutToken) {
    var offset = token.range.lowerBound
    while let end = bytes[offset..<token.range.upperBound].firstIndex(where: \.isBreak) {
      let start = end + 1
      let text = bytes[start..<token.range.upperBound].prefix { $0.isBlank }.endIndex
      offset = start
      let isBlank = text == token.range.upperBound || bytes[text].isBreak
      switch token.lines {
      case .none: continue
      case .indented(let column):
        let margin = isBlank ? "" : String(repeating: " ", count: column)
        replace(start..<text, with: margin)
      case .moved(let old, let new):
        let spaces = bytes[start..<text].prefix { $0 == 0x20 }.count
        guard !isBlank || spaces > old else {
          replace(start..<text, with: "")
          continue
        }
        replace(start..<(start + min(spaces, old)), with: String(repeating: " ", count: new))
      }
    }
  }

  /// How many line breaks stand in a range.
  private func breaks(in range: ByteRange) -> Int {
    var count = 0
    for offset in range where bytes[offset].isBreak {
      let isSecondHalf =
        offset > range.lowerBound && bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
      if !isSecondHalf { count += 1 }
    }
    return count
  }

  /// The line break that a range begins with, or else the first one of the document.
  private func lineBreak(in range: ByteRange) -> String {
    let found = bytes[range].firstIndex(where: \.isBreak) ?? firstBreak
    return found.map { bytes.lineBreak(from: $0) } ?? "\n"
  }

  private mutating func replace(_ range: ByteRange, with text: String) {
    guard !bytes[range].elementsEqual(text.utf8) else { return }
    edits.append(TextEdit(range, with: text))
  }
}

extension Collection<UInt8> {
  /// How many characters the bytes are, a character being what UTF-8 writes at once.
  fileprivate var characterCount: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } }
}
