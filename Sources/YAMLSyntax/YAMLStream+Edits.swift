public import SourceText

extension YAMLStream {
  /// The stream of the text after one edit, equal to a full parse of that text.
  ///
  /// Only documents whose bytes differ are parsed; all others keep their trees.
  public func applying(_ edit: TextEdit) -> YAMLStream {
    let edited = edit.range.clamped(to: text.range)
    let text = text.applying(edit)
    let shift = text.bytes.count - self.text.bytes.count
    // One document back, because what begins a document may be taken back into the one before.
    let first = max(documentIndex(at: edited.lowerBound) - 1, 0)
    var documents = Array(documents[..<first])
    var boundaries = DocumentBoundaries(of: text, from: self.documents[first].start)
    while let extent = boundaries.next() {
      if let kept = suffix(from: extent.range.lowerBound - shift, behind: edited) {
        documents += self.documents[kept...].map {
          Document(start: $0.start + shift, tree: $0.tree)
        }
        break
      }
      documents.append(
        unchanged(extent, before: edited) ?? documents.last?.repeated(in: text, extent)
          ?? Self.parse(text, extent)
      )
    }
    return YAMLStream(text: text, documents: documents)
  }

  /// The index of the document that begins at an offset behind the edit; `nil` where none does.
  ///
  /// The offset counts in the text before the edit.
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
}
