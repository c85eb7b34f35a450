import SourceText

/// Decodes a literal or folded block scalar (YAML 1.2.2, section 8.1).
struct BlockScalarText {
  let tree: SyntaxTree
  let index: Int
  let node: Node

  var decoded: String {
    let storage = tree.bytes
    let bytes = storage.span
    let start = Int(node.start)
    let header = BlockScalarHeader(bytes, at: start)
    let end = Int(node.end)
    let content = bytes.skippingBreak(at: bytes.endOfLine(from: start))
    let first = textOnHeader(bytes, behind: header.end)
    guard content <= end else {
      guard let first else { return trailing(bytes, from: end, header.chomping, isEmpty: true) }
      return tree.string(in: first) + (header.chomping == .strip ? "" : "\n")
    }
    let indentation = indentation(bytes, from: content, to: end)
    var text: [UInt8] = []
    text.reserveCapacity(end - content)
    if node.style == .literal {
      appendLiteral(bytes, content..<end, indentation, to: &text)
    } else {
      appendFolded(bytes, content..<end, indentation, to: &text)
    }
    if let first { prepend(bytes, first, to: &text) }
    return String(decoding: text, as: UTF8.self)
      + trailing(bytes, from: end, header.chomping, isEmpty: content >= end)
  }

  /// Text that stands on the line of the header, where it was meant to be the first line.
  private func textOnHeader(_ bytes: Span<UInt8>, behind header: Int) -> Range<Int>? {
    let text = bytes.skippingBlanks(from: header)
    guard text > header, !bytes.isBreakOrEnd(at: text), bytes[text] != .hash else { return nil }
    return text..<bytes.trimmingBlanks(from: text, to: bytes.endOfLine(from: text))
  }

  private func prepend(_ bytes: Span<UInt8>, _ first: Range<Int>, to text: inout [UInt8]) {
    var line: [UInt8] = []
    for offset in first { line.append(bytes[offset]) }
    if let next = text.first, node.style == .literal || next != .lineFeed {
      line.append(node.style == .literal || next.isBlank ? .lineFeed : .space)
    }
    text.insert(contentsOf: line, at: 0)
  }

  /// How many spaces each line loses.
  private func indentation(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    if node.flags.contains(.statesIndentation) {
      let found = tree.blockIndentations.firstIndex(notBelow: index, by: \.node)
      if found < tree.blockIndentations.count { return tree.blockIndentations[found].value }
    }
    var offset = start
    while offset < end {
      let text = bytes.skippingSpaces(from: offset)
      if !bytes.isBreakOrEnd(at: text) { return text - offset }
      offset = bytes.skippingBreak(at: text)
    }
    return 0
  }

  /// The line breaks behind the last line with content, as the chomping indicator wants them.
  private func trailing(
    _ bytes: Span<UInt8>,
    from end: Int,
    _ chomping: BlockScalarHeader.Chomping,
    isEmpty: Bool
  ) -> String {
    switch chomping {
    case .strip: return ""
    case .clip: return isEmpty ? "" : "\n"
    case .keep: return String(repeating: "\n", count: breaks(bytes, from: end, isEmpty: isEmpty))
    }
  }

  /// How many lines end behind the text; the end of the document ends a line, too.
  private func breaks(_ bytes: Span<UInt8>, from end: Int, isEmpty: Bool) -> Int {
    var count = 0
    // A scalar without content ends at its header, whose line break is not content.
    var offset = isEmpty ? bytes.skippingBreak(at: bytes.endOfLine(from: end)) : end
    while true {
      let text = bytes.skippingSpaces(from: offset)
      if text < bytes.count, bytes[text].isBreak {
        count += 1
        offset = bytes.skippingBreak(at: text)
        continue
      }
      let endsLine = text == bytes.count && (text > offset || (offset == end && !isEmpty))
      return count + (endsLine ? 1 : 0)
    }
  }

  private func appendLiteral(
    _ bytes: Span<UInt8>,
    _ content: Range<Int>,
    _ indentation: Int,
    to text: inout [UInt8]
  ) {
    var lines = BlockLines(content, indentation)
    var isFirst = true
    while let line = lines.next(bytes) {
      if !isFirst { text.append(.lineFeed) }
      isFirst = false
      for offset in line { text.append(bytes[offset]) }
    }
  }

  /// Joins adjacent lines of text with a space; lines that begin with a blank keep their breaks.
  private func appendFolded(
    _ bytes: Span<UInt8>,
    _ content: Range<Int>,
    _ indentation: Int,
    to text: inout [UInt8]
  ) {
    var lines = BlockLines(content, indentation)
    var breaks = 0
    var isFirst = true
    var followsIndented = false
    while let line = lines.next(bytes) {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isIndented = bytes[line.lowerBound].isBlank
      if !isFirst, isIndented || followsIndented {
        breaks += 1
      } else if !isFirst, breaks == 0 {
        text.append(.space)
      }
      for _ in 0..<breaks { text.append(.lineFeed) }
      for offset in line { text.append(bytes[offset]) }
      breaks = 0
      isFirst = false
      followsIndented = isIndented
    }
  }
}

/// The lines of a block scalar without their indentation and line breaks.
private struct BlockLines {
  private var offset: Int
  private let end: Int
  private let indentation: Int

  init(_ content: Range<Int>, _ indentation: Int) {
    offset = content.lowerBound
    end = content.upperBound
    self.indentation = indentation
  }

  mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard offset < end else { return nil }
    var start = offset
    while start < end, start - offset < indentation, bytes[start] == .space { start += 1 }
    let lineEnd = bytes.endOfLine(from: start)
    offset = bytes.skippingBreak(at: lineEnd)
    return start..<min(lineEnd, end)
  }
}

/// The indicators behind `|` or `>`.
struct BlockScalarHeader {
  enum Chomping {
    case clip, strip, keep
  }

  private(set) var chomping = Chomping.clip
  /// The number that states the indentation, relative to the parent's.
  private(set) var indentation: Int?
  /// The offset behind the last indicator.
  private(set) var end: Int

  /// Reads at most one indicator of each sort behind the byte at `start`.
  init(_ bytes: Span<UInt8>, at start: Int) {
    end = start + 1
    var hasChomping = false
    while end < bytes.count {
      let byte = bytes[end]
      if !hasChomping, byte == .plus || byte == .dash {
        chomping = byte == .plus ? .keep : .strip
        hasChomping = true
      } else if indentation == nil, byte.isDigit, byte != .zero {
        indentation = Int(byte & 0x0F)
      } else {
        break
      }
      end += 1
    }
  }
}
