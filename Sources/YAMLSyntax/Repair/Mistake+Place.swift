import SourceText

/// The places that rows report.
extension Mistake {
  /// What the first edit takes away, without the blanks around it, or where it inserts.
  @Sendable static func firstEdit(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    guard let range = edits.first?.range else { return site.line.text }
    let start = min(bytes.skippingBlanks(from: range.lowerBound), range.upperBound)
    let end = bytes.trimmingBlanks(from: start, to: range.upperBound)
    return start < end ? start..<end : range
  }

  /// The last double quote on the line of the first edit.
  @Sendable static func lastQuote(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let start = edits.first?.range.lowerBound ?? site.line.start
    let text = start..<max(bytes.endOfText(from: start), start)
    let quote = text.last { bytes[$0] == .doubleQuote }
    return quote.map { $0..<($0 + 1) } ?? site.line.text
  }

  /// The last character of the line of the fault.
  @Sendable static func lastOfLine(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let end = site.line.text.upperBound
    return max(end - 1, site.line.text.lowerBound)..<end
  }

  /// What stands between the first edit and the last.
  @Sendable static func betweenEdits(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let start = edits.first?.range.lowerBound ?? site.line.start
    return start..<max(start, edits.last?.range.upperBound ?? start)
  }

  /// The margin of the line of the first edit, or its first character where it has none.
  @Sendable static func margin(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let line = Site.Line(bytes, at: bytes.lineStart(of: edits.first?.range.lowerBound ?? 0))
    if line.column > 0 { return line.start..<line.text.lowerBound }
    return line.start..<min(line.start + 1, line.text.upperBound)
  }

  /// The text of a line up to the first edit, without a dash in front of it.
  @Sendable static func textBefore(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let end = edits.first?.range.lowerBound ?? 0
    let start = bytes.behindDashes(from: bytes.skippingBlanks(from: bytes.lineStart(of: end)))
    return min(start, end)..<end
  }

  /// What the first edit takes away, with the blanks around it, or where it inserts.
  @Sendable static func wholeEdit(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    edits.first?.range ?? site.line.text
  }

  /// The byte in front of the first edit.
  @Sendable static func byteBefore(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let end = edits.first?.range.lowerBound ?? site.fault.offset
    return max(end - 1, 0)..<end
  }

  /// The text of the line of the first edit.
  @Sendable static func line(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    Site.Line(bytes, at: bytes.lineStart(of: edits.first?.range.lowerBound ?? 0)).text
  }

  /// What the fault is about.
  @Sendable static func fault(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    site.fault.offset..<site.fault.end
  }

  /// From the quote that is open to the first edit.
  @Sendable static func quotedText(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let end = edits.first?.range.lowerBound ?? 0
    return min(site.quote ?? end, end)..<end
  }

  /// The bracket that is open.
  @Sendable static func openBracket(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let opening = site.fault.opening ?? site.fault.offset
    return opening..<(opening + 1)
  }

  /// The outermost bracket that is open.
  @Sendable static func outermostBracket(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let opening = site.brackets ?? site.fault.offset
    return opening..<(opening + 1)
  }

  /// From the first edit to the next text.
  @Sendable static func gap(
    _ bytes: Span<UInt8>,
    _ site: Site,
    _ edits: [TextEdit]
  ) -> ByteRange {
    let start = edits.first?.range.lowerBound ?? 0
    var end = edits.first?.range.upperBound ?? start
    while end < bytes.count, bytes[end].isBlankOrBreak { end += 1 }
    return start..<end
  }

  // MARK: Other places

  /// How far above a line its neighbour is looked for, in bytes.
  private static let farthestNeighbour = 1 << 12

  /// The nearest line above that the line of the first edit is put in the column of.
  @Sendable static func neighbour(_ bytes: Span<UInt8>, _ edits: [TextEdit]) -> [RelatedRange] {
    guard let edit = edits.first else { return [] }
    let line = Site.Line(bytes, at: bytes.lineStart(of: edit.range.lowerBound))
    let wanted = line.column + edit.replacement.utf8.count - edit.range.count
    let first = max(line.start - farthestNeighbour, 0)
    var other = line
    while true {
      let above = bytes.contentLine(above: other.start, from: first)
      guard above < other.start, other == line || other.column > wanted else { return [] }
      other = Site.Line(bytes, at: above)
      if other.column == wanted {
        let end = other.colon(bytes).map { $0 + 1 } ?? other.text.upperBound
        return [RelatedRange("a neighbour", at: other.text.lowerBound..<end)]
      }
    }
  }

  /// What the second edit takes away.
  @Sendable static func counterpart(_ bytes: Span<UInt8>, _ edits: [TextEdit]) -> [RelatedRange] {
    edits.dropFirst().prefix(1).filter { !$0.range.isEmpty }
      .map { RelatedRange("its counterpart", at: $0.range) }
  }
}
