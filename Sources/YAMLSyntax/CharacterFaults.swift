import SourceText

/// Bytes that are no text, or text that YAML does not allow (YAML 1.2.2, section 5.1).
struct CharacterFaults {
  /// Adjacent bytes that are wrong in the same way together, in order.
  private var faults: [CharacterFault] = []

  /// More are not reported, and a file that is no text may be all faults.
  private static let most = 500
  /// How many characters that cannot be printed are reported one by one.
  ///
  /// A file with more of them is no text, and that is one mistake.
  private static let mostUnprintable = 20

  /// Whether there are so many that not all have been found.
  var isMany: Bool { faults.count > Self.most }

  init(in bytes: Span<UInt8>, _ content: DocumentContent) {
    var offset = 0
    var marks = MarkRun()
    while !isMany {
      offset = bytes.skippingPrintable(from: offset)
      guard offset < bytes.count else { return }
      let byte = bytes[offset]
      if byte == .carriageReturn || byte == .tab {
        offset += 1
        continue
      }
      let character = TextCharacter(bytes, at: offset)
      if let kind = character.fault, !isAllowed(kind, bytes, at: offset, content, &marks) {
        keep(CharacterFault(kind: kind, range: offset..<(offset + character.length)))
      }
      offset += character.length
    }
  }

  private mutating func keep(_ fault: CharacterFault) {
    if let last = faults.last, last.range.upperBound == fault.range.lowerBound,
      last.kind == fault.kind
    {
      let range = last.range.lowerBound..<fault.range.upperBound
      faults[faults.count - 1] = CharacterFault(kind: last.kind, range: range)
    } else {
      faults.append(fault)
    }
  }

  private func isAllowed(
    _ kind: TextCharacter.Fault,
    _ bytes: Span<UInt8>,
    at offset: Int,
    _ content: DocumentContent,
    _ marks: inout MarkRun
  ) -> Bool {
    switch kind {
    case .encoding, .control: return false
    case .delete: return content.isQuoted(offset)
    case .noBreakSpace: return !bytes.isMeantAsSpace(at: offset) || content.isText(offset)
    case .mark:
      if offset != marks.end {
        marks.isAllowed = content.isOutside(bytes, mark: offset, &marks.emptyLines)
      }
      marks.end = offset + 3
      return marks.isAllowed || content.isQuoted(offset)
    }
  }

  /// What is known of byte order marks that stand side by side.
  private struct MarkRun {
    var end = -1
    var isAllowed = false
    /// Lines that have been found to hold no content, up to one that does or to the end.
    var emptyLines = 0..<0
  }

  // MARK: Problems

  /// The problems that these faults are, without faults that other fixes mend.
  ///
  /// All bytes in another encoding are one problem, because one change mends them.
  func problems(of bytes: Span<UInt8>, except mended: [ByteRange]) -> [YAMLProblem] {
    let faults = faults.filter { fault in !mended.contains { $0.overlaps(fault.range) } }
    let foreign = faults.filter { $0.kind == .encoding }
    let spaces = faults.filter { $0.kind == .noBreakSpace }
    let unprintable = faults.filter { $0.kind != .encoding && $0.kind != .noBreakSpace }
    let isMany = unprintable.count > Self.mostUnprintable
    let others = foreign.count > 1 ? ", and others below," : ""
    return foreign.prefix(1).map {
      YAMLProblem(
        .invalidCharacter,
        at: $0.range,
        "these bytes\(others) are not UTF-8; save the file as UTF-8"
      )
    }
      + spaces.prefix(1).map {
        YAMLProblem(
          .missingSpace,
          at: $0.range,
          "a no-break space is text to YAML; write a space in its place",
          fix: Fix("Write spaces", spaces.map { TextEdit($0.range, with: $0.spaces) })
        )
      }
      + unprintable.prefix(isMany ? 1 : Self.mostUnprintable).map { fault in
        YAMLProblem(
          .invalidCharacter,
          at: fault.range,
          "\(Self.name(bytes, fault.range)) cannot be printed and may not stand here; "
            + (isMany ? "remove it and all others below" : "remove it or write it as an escape"),
          fix: isMany ? nil : Fix("Remove the character", [.delete(fault.range)])
        )
      }
  }

  /// The name of the first character of a range.
  private static func name(_ bytes: Span<UInt8>, _ range: ByteRange) -> String {
    guard let scalar = bytes.string(range).unicodeScalars.first else { return "a character" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    return switch scalar.value {
    case 0x00: "the null character (\(code))"
    case 0x08: "the backspace (\(code))"
    case 0x0B: "the vertical tab (\(code))"
    case 0x0C: "the form feed (\(code))"
    case 0x1B: "the escape character (\(code))"
    case 0xFEFF: "the byte order mark (\(code))"
    default: "the character \(code)"
    }
  }
}

/// Where the content of a document stands.
struct DocumentContent {
  let nodes: [Node]
  /// The offset of its first byte; `nil` without content.
  let start: Int?
  /// Where the content may end: at the end marker, or with the document.
  let end: Int

  init(_ tables: Parser.Tables, _ prolog: Parser.Prolog, upTo end: Int) {
    nodes = tables.nodes
    self.end = end
    let own = tables.properties.first { $0.node == 0 }
    start = [
      nodes.first.map { Int($0.start) }, prolog.startMarker?.lowerBound, own?.anchor?.lowerBound,
      own?.tag?.lowerBound,
    ].compactMap(\.self).min()
  }

  /// Whether an offset lies in a quoted scalar.
  func isQuoted(_ offset: Int) -> Bool {
    let style = scalar(around: offset)?.style
    return style == .doubleQuoted || style == .singleQuoted
  }

  /// Whether an offset lies in a scalar that may hold anything.
  func isText(_ offset: Int) -> Bool {
    scalar(around: offset).map { $0.style != .plain } == true
  }

  private func scalar(around offset: Int) -> Node? {
    // Nodes are in order of their starts; the last that begins before the offset is innermost.
    let next = nodes.firstIndex(notBelow: offset + 1) { Int($0.start) }
    guard next > 0, nodes[next - 1].kind == .scalar, Int(nodes[next - 1].end) > offset else {
      return nil
    }
    return nodes[next - 1]
  }

  /// Whether a byte order mark begins a line before or behind the content, which is where it may
  /// stand.
  func isOutside(_ document: Span<UInt8>, mark: Int, _ emptyLines: inout ByteRange) -> Bool {
    guard mark == 0 || document[mark - 1].isBreak else { return false }
    if mark < start ?? document.count { return true }
    let body = document.extracting(first: min(end, document.count))
    guard mark < body.count else { return false }
    if !emptyLines.contains(mark) { emptyLines = mark..<body.endOfEmptyLines(from: mark) }
    return emptyLines.upperBound == body.count
  }
}

extension CharacterFault {
  /// As many spaces as there are no-break spaces.
  fileprivate var spaces: String { String(repeating: " ", count: range.count / 2) }
}

extension Span<UInt8> {
  /// Whether a no-break space stands where only a space makes sense.
  ///
  /// It does so in the margin of a line, and behind the colon of a key of one word.
  fileprivate func isMeantAsSpace(at offset: Int) -> Bool {
    // Further right stands no key.
    let floor = Swift.max(offset - 256, 0)
    var start = offset
    while start > floor + 1, self[start - 2] == 0xC2, self[start - 1] == 0xA0 { start -= 2 }
    var line = start
    while line > floor, !self[line - 1].isBreak { line -= 1 }
    guard line == 0 || self[line - 1].isBreak else { return false }
    let text = skippingBlanks(from: line)
    if text >= start { return holdsKey(from: start) }
    let word = endOfKey(from: behindDashes(from: text))
    return word > text && word + 1 == start && self[word] == .colon
  }

  /// Whether the text behind no-break spaces is a key, or an item.
  private func holdsKey(from start: Int) -> Bool {
    var text = start
    while text + 1 < count, self[text].isBlank || self[text] == 0xC2 && self[text + 1] == 0xA0 {
      text += self[text].isBlank ? 1 : 2
    }
    let key = behindDashes(from: text)
    let end = endOfKey(from: key)
    return key > text || end > key && end < count && self[end] == .colon
  }

  /// Where the no-break spaces end that indent a line with a key or an item.
  func endOfNoBreakMargin(from start: Int) -> Int? {
    guard start + 1 < count, self[start + 1] == 0xA0, isMeantAsSpace(at: start) else { return nil }
    var end = start
    while end + 1 < count, self[end] == 0xC2, self[end + 1] == 0xA0 { end += 2 }
    return end
  }

  private func endOfKey(from start: Int) -> Int {
    var end = start
    while end < count, self[end].isWordCharacter || self[end] == .dash { end += 1 }
    return end
  }

  /// The end of the lines from one on that hold nothing but blanks, comments and byte order marks.
  func endOfEmptyLines(from start: Int) -> Int {
    var line = start
    while line < count {
      let text = skippingBlanks(from: endOfByteOrderMark(at: line))
      guard isBreakOrEnd(at: text) || self[text] == .hash else { break }
      line = skippingBreak(at: endOfLine(from: text))
    }
    return line
  }
}
