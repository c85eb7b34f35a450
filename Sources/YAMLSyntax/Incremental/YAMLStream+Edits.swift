public import SourceText

extension YAMLStream {
  /// The stream of the text after one edit, equal to what parsing that text anew would give.
  ///
  /// Only documents whose bytes differ are parsed, and of a large one only what the edit affects;
  /// all others keep their trees.
  public func applying(_ edit: TextEdit) -> YAMLStream {
    let edited = edit.range.clamped(to: text.range)
    let text = text.applying(edit)
    let shift = text.bytes.count - self.text.bytes.count
    let unmarked = UnmarkedLines(of: self, outside: edited, shift: shift)
    // One document back, because what begins a document may be taken back into the one before.
    let first = max(documentIndex(at: edited.lowerBound) - 1, 0)
    var documents = Array(documents[..<first])
    var boundaries = DocumentBoundaries(
      of: text,
      from: self.documents[first].start,
      skipping: unmarked
    )
    while let extent = boundaries.next() {
      if let kept = suffix(from: extent.range.lowerBound - shift, behind: edited) {
        documents += self.documents[kept...].map {
          Document(start: $0.start + shift, tree: $0.tree, startMarker: $0.startMarker)
        }
        break
      }
      documents.append(
        unchanged(extent, before: edited)
          ?? Self.parse(
            text,
            extent,
            spacing,
            reusing: reuse(extent, outside: edited, shift: shift)
          )
      )
    }
    return YAMLStream(text: text, documents: documents, spacing: spacing)
  }

  /// The index of the document that begins at an offset of the text before the edit, if all its
  /// bytes stand behind the edit.
  private func suffix(from start: Int, behind edited: ByteRange) -> Int? {
    guard start >= edited.upperBound, start > edited.lowerBound else { return nil }
    let index = documentIndex(at: start)
    return documents[index].start == start ? index : nil
  }

  /// The document of an extent, if all its bytes stand before the edit.
  private func unchanged(_ extent: DocumentExtent, before edited: ByteRange) -> Document? {
    guard extent.range.upperBound <= edited.lowerBound else { return nil }
    let document = documents[documentIndex(at: extent.range.lowerBound)]
    return document.range == extent.range ? document : nil
  }

  /// What a document that is to be read has in common with those before an edit.
  private func reuse(
    _ extent: DocumentExtent,
    outside edited: ByteRange,
    shift: Int
  ) -> TreeReuse {
    var reuse = TreeReuse()
    let start = extent.range.lowerBound
    let first = documents[documentIndex(at: start)]
    if first.start == start, start <= edited.lowerBound {
      reuse.head = first.tree
      reuse.headEnd = edited.lowerBound - start
    }
    let last = documents[documentIndex(at: edited.upperBound)]
    let marker = last.tree.endMarker.map { $0.lowerBound + last.start + shift }
    if last.range.upperBound + shift == extent.range.upperBound, marker == extent.endMarker {
      reuse.tail = TreeReuse.Tail(
        tree: last.tree,
        start: edited.upperBound - last.start,
        shift: last.start + shift - start
      )
    }
    return reuse
  }
}

/// The lines of an edited text that are known to hold no marker, since they held none before.
struct UnmarkedLines {
  private let stream: YAMLStream
  private let shift: Int
  /// The start of the first line that the edit may have changed.
  private let head: Int
  /// The start in the text before the edit of the first line that it cannot have changed.
  private let tail: Int

  init(of stream: YAMLStream, outside edited: ByteRange, shift: Int) {
    self.stream = stream
    self.shift = shift
    let lines = stream.text.lines
    head = lines.start(of: lines.line(at: max(edited.lowerBound - 1, 0)))
    let bytes = stream.text.bytes
    tail = bytes.span.skippingBreak(at: bytes.span.endOfLine(from: edited.upperBound))
  }

  /// The start of the first line, from one behind the first content of a document on, that may
  /// hold a marker.
  func end(from offset: Int) -> Int {
    guard offset < head || offset >= tail + shift else { return offset }
    let isHead = offset < head
    let old = isHead ? offset : offset - shift
    let document = stream.documents[stream.documentIndex(at: old)]
    guard old > document.startMarker.map({ $0 + document.start }) ?? -1 else { return offset }
    let end =
      document.tree.endMarker.map { $0.lowerBound + document.start } ?? document.range.upperBound
    guard old < end else { return offset }
    return isHead ? min(end, head) : end + shift
  }
}
