import SourceText

/// Lines of nothing but dashes that are no marker of a document, as `----` or an indented `---`.
extension Parser {
  /// Skips a line of dashes where no text can stand: the marker of a document in another spelling,
  /// or a line drawn between two parts of it.
  mutating func skipDivider(_ bytes: Span<UInt8>) -> Bool {
    guard let line = divider(bytes, at: offset) else { return false }
    switch top.state {
    case .key, .entry, .done: break
    case .value, .item:
      if column > Int(top.entryColumn) {
        guard isAboveKey(bytes, rightOf: Int(top.entryColumn)) else { return false }
      }
    case .node: guard isAboveKey(bytes, rightOf: -1) else { return false }
    case .explicitKey, .afterKey, .comma: return false
    }
    let next = lookForLine(bytes, behind: offset)
    // A tab in front of it is part of what is wrong with the line.
    if isReportedForTabs, problems.last?.range.lowerBound == lineStart { problems.removeLast() }
    skipped.append(line.range)
    if line.count <= Self.mostDashesOfMarker, next?.column ?? 0 == 0 {
      reportMarker(line.range)
    } else {
      report(
        .unexpectedContent,
        at: line.range,
        "a line of dashes stands for nothing here; make it a comment",
        fix: Fix("Make it a comment", [.insert("# ", at: line.range.lowerBound)])
      )
    }
    offset = line.range.upperBound
    return true
  }

  /// How many dashes may be meant as the three of a marker.
  private static var mostDashesOfMarker: Int { 4 }

  /// Reports a marker with the wrong number of dashes, or in the wrong column.
  private mutating func reportMarker(_ range: ByteRange) {
    report(
      .unexpectedContent,
      at: range,
      "a document begins with '---' in the first column; write it so, or remove this line",
      fix: Fix("Write '---'", [TextEdit(lineStart..<range.upperBound, with: "---")])
    )
  }

  /// The dashes of a line that holds nothing else, and how many they are.
  private func divider(_ bytes: Span<UInt8>, at start: Int) -> (range: ByteRange, count: Int)? {
    var end = start
    var count = 0
    while let length = Self.length(ofDash: bytes, at: end) {
      end += length
      count += 1
    }
    guard end - start > 1 else { return nil }
    let text = bytes.skippingBlanks(from: end)
    guard bytes.isBreakOrEnd(at: text) || text > end && bytes[text] == .hash else { return nil }
    return (start..<end, count)
  }

  /// How many bytes a dash has, which may be one of the long ones that word processors write.
  private static func length(ofDash bytes: Span<UInt8>, at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == .dash { return 1 }
    guard bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80,
      bytes[offset + 2] == 0x93 || bytes[offset + 2] == 0x94
    else { return nil }
    return 3
  }

  /// Whether the next line is a key, which cannot go on with text above it, right of a column.
  private mutating func isAboveKey(_ bytes: Span<UInt8>, rightOf column: Int) -> Bool {
    guard let next = lookForLine(bytes, behind: offset), next.column > column else { return false }
    let text = next.start + next.column
    return bytes[text] != .dash && bytes[text] != .question && looksLikeEntry(bytes, at: text)
  }
}
