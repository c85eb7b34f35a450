import SourceText

/// One block of a Markdown document: the subset that guidelines use.
struct MarkdownBlock: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case heading(level: Int)
    /// A bullet.
    case item
    /// An item of a numbered list.
    case numbered
    case paragraph
    /// A row of a table.
    case row
    /// A fenced code block.
    case code
  }

  var kind: Kind

  /// The zero-based column of the bullet or of the first letter; a tab reaches to the next
  /// multiple of four.
  var indent: Int

  /// The zero-based line on which it begins.
  var line: Int

  /// The bytes from the first to the last letter, without bullet, number signs or fences.
  var range: ByteRange

  /// The part of each of its lines that belongs to it.
  var lines: [ByteRange]

  /// What a code block says its language is; empty when it says nothing.
  var language = ""
}

/// Splits a Markdown document into blocks, in one pass over its lines.
struct MarkdownBlocks {
  let source: SourceText
  var blocks: [MarkdownBlock] = []
  private(set) var problems: [ReadingProblem] = []
  /// Whether the next line may continue the last block.
  var isOpen = false
  /// Whether lines are left out up to the next blank one.
  var isHTML = false
  /// The text that ends what is left out: `-->` or the tag of a video.
  var hiddenEnd: String?
  var comment: Int?
  var isTable = false
  private var fence: Fence?

  private struct Fence {
    let mark: UInt8
    let indent: Int
    let line: Int
    let language: String
    var lines: [ByteRange] = []
  }

  /// Reads the lines of a document from one of them on.
  init(of source: SourceText, fromLine first: Int) {
    self.source = source
    for line in first..<max(first, source.lines.count) { read(line) }
    if let fence {
      let opening = source.content(ofLine: fence.line)
      problems.append(
        ReadingProblem(.structure, in: .document, "a code block is never closed", at: opening)
      )
      close(fence)
    }
    if let comment {
      let range = source.content(ofLine: comment)
      let message = "a comment is never closed; what follows it is left out"
      problems.append(ReadingProblem(.structure, in: .document, message, at: range))
    }
  }

  private mutating func read(_ line: Int) {
    let content = source.content(ofLine: line)
    let (indent, text) = trimmed(content)
    if fence != nil {
      readCode(content, text)
    } else if let end = hiddenEnd {
      readHidden(text, until: end)
    } else if text.isEmpty {
      isOpen = false
      isHTML = false
      isTable = false
    } else if let mark = fenceMark(of: text) {
      let language = source.string(in: (text.lowerBound + 3)..<text.upperBound).streamSafe
      fence = Fence(mark: mark, indent: indent, line: line, language: language)
      isOpen = false
    } else if isHTML {
      isOpen = false
    } else if byte(at: text.lowerBound) == UInt8(ascii: "<") {
      readHTML(text, indent: indent, line: line)
    } else {
      readText(text, indent: indent, line: line)
    }
  }

  mutating func readText(_ content: ByteRange, indent: Int, line: Int) {
    let text = withoutQuoteMarks(content)
    if text.isEmpty {
      isOpen = false
      return
    }
    if readUnderline(text) || readRow(text, indent: indent, line: line) { return }
    let mark = BlockMark(at: text.lowerBound, before: text.upperBound, in: source.bytes)
    // A bold line of its own is a heading in all but name, even directly below a bullet.
    if mark == nil, isOpen, !beginsAnew(text), let last = blocks.indices.last {
      blocks[last].lines.append(text)
      blocks[last].range = blocks[last].range.lowerBound..<text.upperBound
      isOpen = !closesElement(text)
      return
    }
    var start = text.lowerBound + (mark?.length ?? 0)
    while start < text.upperBound, source.bytes[start] <= 0x20 { start += 1 }
    var end = text.upperBound
    let kind = mark?.kind ?? .paragraph
    if case .heading = kind { end = withoutClosingSigns(start..<end) }
    let range = start..<max(start, end)
    blocks.append(
      MarkdownBlock(kind: kind, indent: indent, line: line, range: range, lines: [range])
    )
    if case .heading = kind { isOpen = false } else { isOpen = true }
  }

  private mutating func readCode(_ content: ByteRange, _ text: ByteRange) {
    guard let fence else { return }
    let isFence = text.count >= 3 && source.bytes[text].allSatisfy { $0 == fence.mark }
    if isFence {
      close(fence)
      self.fence = nil
    } else {
      var start = content.lowerBound
      let limit = min(content.upperBound, start + fence.indent)
      while start < limit, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
      self.fence?.lines.append(start..<content.upperBound)
    }
  }

  private mutating func close(_ fence: Fence) {
    guard let first = fence.lines.first, let last = fence.lines.last else { return }
    blocks.append(
      MarkdownBlock(
        kind: .code,
        indent: fence.indent,
        line: fence.line + 1,
        range: first.lowerBound..<last.upperBound,
        lines: fence.lines,
        language: fence.language
      )
    )
  }

  /// The column of the first letter of a line, and the line without white space at its ends.
  private func trimmed(_ content: ByteRange) -> (indent: Int, text: ByteRange) {
    let hasByteOrderMark = content.lowerBound == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var start = content.lowerBound + (hasByteOrderMark ? 3 : 0)
    var column = 0
    while start < content.upperBound, source.bytes[start] <= 0x20 {
      column = source.bytes[start] == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
      start += 1
    }
    var end = content.upperBound
    while end > start, source.bytes[end - 1] <= 0x20 { end -= 1 }
    return (column, start..<end)
  }

  /// Whether a line without a mark begins a block of its own.
  private func beginsAnew(_ text: ByteRange) -> Bool {
    if isBold(text) { return true }
    let first = byte(at: text.lowerBound)
    guard first == UInt8(ascii: "*") || first == UInt8(ascii: "_") else { return false }
    return FrameworkLead(source.string(in: text).streamSafe) != nil
  }

  /// Whether the whole of a line is set in bold.
  private func isBold(_ text: ByteRange) -> Bool {
    let stars = Array("**".utf8)
    let bytes = source.bytes[text]
    guard bytes.count > 4, bytes.starts(with: stars), bytes.suffix(2).elementsEqual(stars) else {
      return false
    }
    return !bytes.dropFirst(2).dropLast(2).contains(UInt8(ascii: "*"))
  }

  /// A line without the signs in front that make it part of a block quotation.
  private func withoutQuoteMarks(_ line: ByteRange) -> ByteRange {
    var start = line.lowerBound
    while start < line.upperBound, source.bytes[start] == UInt8(ascii: ">") {
      start += 1
      while start < line.upperBound, source.bytes[start] <= 0x20 { start += 1 }
    }
    return start..<line.upperBound
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < source.bytes.count ? source.bytes[offset] : nil
  }

  private func fenceMark(of text: ByteRange) -> UInt8? {
    guard text.count >= 3 else { return nil }
    let mark = source.bytes[text.lowerBound]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    return source.bytes[text.lowerBound..<(text.lowerBound + 3)].allSatisfy { $0 == mark }
      ? mark : nil
  }

  private func withoutClosingSigns(_ range: ByteRange) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    while end > range.lowerBound, source.bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}

/// What a line begins with: number signs, a bullet or a number.
private struct BlockMark {
  let kind: MarkdownBlock.Kind
  /// How many bytes it takes.
  let length: Int

  init?(at start: Int, before end: Int, in bytes: [UInt8]) {
    let text = bytes[start..<end]
    let signs = text.prefix { $0 == UInt8(ascii: "#") }.count
    let digits = text.prefix { (0x30...0x39).contains($0) }.count
    if signs > 0 {
      guard signs <= 6, Self.isBlank(start + signs, before: end, in: bytes) else { return nil }
      (kind, length) = (.heading(level: signs), signs)
    } else if digits > 0 {
      guard digits < 10, start + digits < end else { return nil }
      guard [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[start + digits]) else {
        return nil
      }
      guard Self.isBlank(start + digits + 1, before: end, in: bytes) else { return nil }
      (kind, length) = (.numbered, digits + 1)
    } else {
      let bullet = text.starts(with: "•".utf8) ? 3 : "-*+".utf8.contains(bytes[start]) ? 1 : 0
      guard bullet > 0, Self.isBlank(start + bullet, before: end, in: bytes) else { return nil }
      (kind, length) = (.item, bullet)
    }
  }

  private static func isBlank(_ offset: Int, before end: Int, in bytes: [UInt8]) -> Bool {
    offset >= end || bytes[offset].isBlankOrBreak
  }
}
