package import SourceText
package import YAMLSyntax

extension YAMLStream {
  /// The edits that lay out the text, or the top-level entries that a range touches, as specs are
  /// laid out.
  ///
  /// They change no value: where a document would read otherwise afterwards it stays as it is, and
  /// of a broken one the entries with a mistake in them do.
  package func formatting(in range: ByteRange? = nil) -> [TextEdit] {
    formatting(in: range) { $0 }
  }

  /// The edits of those that lay out a range which a filter takes, or makes of them.
  func formatting(in range: ByteRange?, taking taken: (TextEdit) -> TextEdit?) -> [TextEdit] {
    documents.enumerated().flatMap { index, document -> [TextEdit] in
      let tree = document.tree
      let own = range?.shifted(by: -document.start)
      if let own, !own.meets(0..<tree.bytes.count) { return [] }
      let edits = tree.layoutEdits(isFollowed: index + 1 < documents.count, in: own)
        .compactMap { taken($0.shifted(by: document.start)) }
      return tree.saysTheSame(after: edits.map { $0.shifted(by: -document.start) }) ? edits : []
    }
  }
}

extension SyntaxTree {
  /// The edits that lay out the document, or the top-level entries that a range touches, but for
  /// entries with a mistake in them.
  fileprivate func layoutEdits(isFollowed: Bool, in range: ByteRange?) -> [TextEdit] {
    var writer = LayoutWriter(LayoutReader.tokens(of: self), of: bytes, isFollowed: isFollowed)
    writer.write()
    var spans = layoutSpans(in: range)[...]
    return writer.edits.filter { edit in
      while let span = spans.first, span.upperBound < edit.range.upperBound { spans.removeFirst() }
      return spans.first.map { $0.lowerBound <= edit.range.lowerBound } ?? false
    }
  }

  /// The parts of the document that are laid out, in order: everything, or whole entries of the
  /// root.
  private func layoutSpans(in range: ByteRange?) -> [ByteRange] {
    let isWhole = range.map { $0.lowerBound <= 0 && bytes.count <= $0.upperBound } ?? true
    let mistakes = problems.map(\.range) + skipped
    if isWhole, mistakes.isEmpty { return [0..<bytes.count] }
    guard let root, root.kind == .mapping, root.style == .block else {
      return mistakes.isEmpty ? [0..<bytes.count] : []
    }
    // A mistake may be a place without bytes, and at the edge of an entry it belongs to both.
    let broken = RangeIndex(mistakes.map { max($0.lowerBound - 1, 0)..<($0.upperBound + 1) })
    let starts = root.entries.map { startOfLine(of: $0.range.lowerBound) }
    let spans = zip(starts, starts.dropFirst() + [bytes.count]).map { $0..<max($0, $1) }
    // A range of nothing is a cursor, which stands in the entry that the next byte belongs to.
    let wanted = range.map { range in
      let start = min(max(range.lowerBound, 0), bytes.count - 1)
      return start..<max(range.upperBound, start + 1)
    }
    return spans.filter { span in
      (wanted.map(span.overlaps) ?? true) && !broken.hasRange(overlapping: span)
    }
  }

  private func startOfLine(of offset: Int) -> Int {
    (bytes[..<offset].lastIndex(where: \.isLineBreak) ?? -1) + 1
  }

  fileprivate func saysTheSame(after edits: [TextEdit]) -> Bool {
    guard !edits.isEmpty else { return true }
    return applying(edits).map(says) ?? false
  }
}
