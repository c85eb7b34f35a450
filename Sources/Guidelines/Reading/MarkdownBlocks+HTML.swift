import SourceText

extension MarkdownBlocks {
  /// Reads a line that begins with an angle bracket: its text, or nothing where that is hidden.
  mutating func readHTML(_ text: ByteRange, indent: Int, line: Int) {
    if source.bytes[text].starts(with: "<!--".utf8) {
      comment = line
      readHidden(text, until: "-->")
      return
    }
    guard let tag = HTMLTag(at: text.lowerBound, before: text.upperBound, in: source.bytes) else {
      // An address in angle brackets is text, anything else code or a tag that nobody knows.
      if source.bytes[text].starts(with: "<http".utf8) {
        readText(text, indent: indent, line: line)
      } else {
        isHTML = true
        isOpen = false
      }
      return
    }
    switch tag.content {
    case .inline: readText(text, indent: indent, line: line)
    case .hidden:
      isOpen = false
      let isEmpty =
        ["source", "track", "embed"].contains(tag.name)
        || source.bytes[tag.end - 2] == UInt8(ascii: "/")
      if !isEmpty, !tag.isClosing { readHidden(text, until: "</\(tag.name)") }
    case .block: readElements(text, indent: indent, line: line)
    }
  }

  /// Leaves out a line, and the lines behind it if the end is not in it.
  ///
  /// A heading ends everything that nobody closed, except a comment.
  mutating func readHidden(_ text: ByteRange, until end: String) {
    let bytes = Array(source.bytes[text])
    isOpen = false
    let isEnded = bytes.firstOccurrence(of: Array(end.utf8), from: 0) != nil
    if isEnded { comment = nil }
    let isHeading = comment == nil && bytes.starts(with: "#".utf8)
    hiddenEnd = isEnded || isHeading ? nil : end
    if isHeading, !isEnded {
      readText(text, indent: 0, line: source.lines.line(at: text.lowerBound))
    }
  }

  /// Reads the paragraphs, bullets and headings of one line.
  private mutating func readElements(_ text: ByteRange, indent: Int, line: Int) {
    var start = text.lowerBound
    isOpen = false
    while start < text.upperBound {
      var kind = MarkdownBlock.Kind.paragraph
      while let tag = blockTag(at: start, before: text.upperBound) {
        if !tag.isClosing {
          if tag.name == "li" { kind = .item }
          if let level = tag.headingLevel { kind = .heading(level: level) }
        }
        start = tag.end
        while start < text.upperBound, source.bytes[start] <= 0x20 { start += 1 }
      }
      let end = endOfElement(from: start, before: text.upperBound)
      if start < end {
        let range = start..<end
        blocks.append(
          MarkdownBlock(kind: kind, indent: indent, line: line, range: range, lines: [range])
        )
        isOpen = end == text.upperBound && (kind == .item || kind == .paragraph)
      }
      start = max(start + 1, end)
    }
  }

  /// Whether a line ends with the tag that closes a paragraph or a bullet.
  func closesElement(_ text: ByteRange) -> Bool {
    guard source.bytes[text].last == UInt8(ascii: ">"),
      let start = source.bytes[text].lastIndex(of: UInt8(ascii: "<"))
    else { return false }
    return blockTag(at: start, before: text.upperBound)?.isClosing ?? false
  }

  /// Where the text of an element ends: at the next tag of a block, except cells of a row.
  private func endOfElement(from start: Int, before limit: Int) -> Int {
    var end = start
    while end < limit {
      if let tag = blockTag(at: end, before: limit), !["td", "th"].contains(tag.name) { break }
      end += 1
    }
    while end > start, source.bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  private func blockTag(at offset: Int, before limit: Int) -> HTMLTag? {
    guard let tag = HTMLTag(at: offset, before: limit, in: source.bytes), tag.content == .block
    else { return nil }
    return tag
  }
}
