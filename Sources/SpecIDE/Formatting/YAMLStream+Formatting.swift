package import SourceText
package import YAMLSyntax

extension YAMLStream {
  /// How many keys and values a text has at most that is laid out.
  package static let mostToLayOut = 1_000_000

  /// Whether the text has more in it than is laid out.
  package var isTooMuchToLayOut: Bool {
    documents.reduce(0) { $0 + $1.tree.nodeCount } > Self.mostToLayOut
  }

  /// The edits that lay out the text, or the lines that a range touches, as specs are laid out.
  ///
  /// Other lines move only as far as they have to. No value changes: a document that would read
  /// otherwise afterwards stays as it is. So do the entries of a broken document that have a
  /// mistake.
  package func formatting(in range: ByteRange? = nil) -> [TextEdit] {
    formatting(in: range) { $0 }
  }

  /// The edits that lay out a range; a filter drops or changes some.
  func formatting(in range: ByteRange?, taking taken: (TextEdit) -> TextEdit?) -> [TextEdit] {
    guard !isTooMuchToLayOut else { return [] }
    let selection = range.map(text.lines(touchedBy:)) ?? 0..<Int.max
    return documents.enumerated().flatMap { index, document -> [TextEdit] in
      let tree = document.tree
      guard selection.overlaps(document.start..<(document.start + max(tree.bytes.count, 1))) else {
        return []
      }
      let own = selection.clamped(to: document.start..<Int.max).shifted(by: -document.start)
      let edits = tree.layoutEdits(isFollowed: index + 1 < documents.count, in: own)
        .compactMap { taken($0.shifted(by: document.start)) }
      return tree.saysTheSame(after: edits.map { $0.shifted(by: -document.start) }) ? edits : []
    }
  }
}

extension SourceText {
  /// The lines that a range touches; the last line of the text has no end.
  ///
  /// A range of lines ends in front of the next line.
  fileprivate func lines(touchedBy range: ByteRange) -> ByteRange {
    let first = lines.line(at: range.lowerBound)
    let last = max(first, lines.line(at: max(range.upperBound - 1, range.lowerBound)))
    let isEnd = last + 1 >= lines.count
    return lines.start(of: first)..<(isEnd ? Int.max : lines.start(of: last + 1))
  }
}

extension SyntaxTree {
  /// The edits that lay out a selection of lines, without entries that have a mistake in them.
  fileprivate func layoutEdits(isFollowed: Bool, in selection: ByteRange) -> [TextEdit] {
    let tokens = LayoutReader.tokens(of: self, in: selection)
    // What a mistake in the first line is read as may have the byte order mark in it.
    let ends = [bytes.byteOrderMarkLength] + tokens.map(\.range.upperBound)
    guard zip(ends, tokens).allSatisfy({ $0 <= $1.range.lowerBound }) else { return [] }
    var writer = LayoutWriter(tokens, of: bytes, in: selection, isFollowed: isFollowed)
    writer.write()
    var spans = soundSpans[...]
    return writer.edits.filter { edit in
      while let span = spans.first, span.upperBound < edit.range.upperBound { spans.removeFirst() }
      return spans.first.map { $0.lowerBound <= edit.range.lowerBound } ?? false
    }
  }

  /// The parts of the document that may be laid out, in order.
  ///
  /// They are everything, or the entries of the root without a mistake.
  private var soundSpans: [ByteRange] {
    let mistakes = problems.map(\.range) + skipped
    guard !mistakes.isEmpty else { return [0..<bytes.count] }
    guard let root, root.kind == .mapping, root.style == .block else { return [] }
    // A mistake may be empty; one between two entries counts for both.
    let broken = RangeIndex(mistakes.map { max($0.lowerBound - 1, 0)..<($0.upperBound + 1) })
    let starts = root.entries.map { startOfLine(of: $0.range.lowerBound) }
    let spans = zip(starts, starts.dropFirst() + [bytes.count]).map { $0..<max($0, $1) }
    return spans.filter { !broken.hasRange(overlapping: $0) }
  }

  private func startOfLine(of offset: Int) -> Int {
    (bytes[..<offset].lastIndex(where: \.isBreak) ?? -1) + 1
  }

  fileprivate func saysTheSame(after edits: [TextEdit]) -> Bool {
    guard !edits.isEmpty else { return true }
    return applying(edits).map(says) ?? false
  }
}
