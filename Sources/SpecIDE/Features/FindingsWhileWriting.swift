package import SourceText
package import SpecChecking
package import SpecRules
import YAMLSyntax

/// The findings of a text that its author sees while writing it.
///
/// A saved text has all of its findings as they are. While a text is being written, a gap in what
/// is new is only a hint: it may be next. The word that is being typed has no finding, and brings
/// none elsewhere.
package struct FindingsWhileWriting: Sendable {
  /// The findings of each part of the text, with the offset that theirs count from.
  package let byPart: [(start: Int, findings: [Finding])]
  /// Whether a finding is not shown because its word is being typed.
  package private(set) var isWithholding = false
  /// Whether a finding is not shown, or as less than it is.
  package private(set) var isMild = false

  /// Chooses what is shown, where a word is being typed or none is.
  package init(
    _ parts: [(start: Int, findings: [Finding])],
    after edits: UnsavedEdits,
    word: ByteRange?
  ) {
    guard !edits.isEmpty else {
      byPart = parts
      return
    }
    let written = RangeIndex(edits.written)
    var (isWithholding, isMild) = (false, false)
    byPart = parts.map { start, findings in
      let shown = findings.compactMap { finding -> Finding? in
        let range = finding.range.shifted(by: start)
        if let word, range.touches(word.lowerBound) || word.touches(range.lowerBound) {
          isWithholding = true
          return nil
        }
        guard finding.isGap, finding.severity > .hint, written.hasRange(overlapping: range) else {
          return finding
        }
        isMild = true
        return finding.with(severity: .hint)
      }
      return (start, shown)
    }
    self.isWithholding = isWithholding
    self.isMild = isMild || isWithholding
  }

  /// Compares with the findings that show once nobody types any more.
  fileprivate mutating func compare(with later: FindingsWhileWriting) {
    isWithholding = byPart.map(\.findings) != later.byPart.map(\.findings)
    isMild = later.isMild || isWithholding
  }
}

extension Snapshot {
  /// Whether more than a hint reports something that is missing.
  package var hasGaps: Bool {
    documents.contains { $0.document.findings.contains { $0.isGap && $0.severity > .hint } }
  }

  /// What is to be reported while the text is being written.
  package func findings(after edits: UnsavedEdits) -> FindingsWhileWriting {
    guard let caret = edits.caret else {
      return FindingsWhileWriting(findingsByDocument, after: edits, word: nil)
    }
    guard let other = withoutUnfinishedKey(at: caret) else {
      let word = word(endingAt: caret, in: self)
      return FindingsWhileWriting(findingsByDocument, after: edits, word: word)
    }
    let word = word(endingAt: caret, in: other)
    var shown = FindingsWhileWriting(other.findingsByDocument, after: edits, word: word)
    var pause = edits
    pause.pause()
    shown.compare(with: FindingsWhileWriting(findingsByDocument, after: pause, word: nil))
    return shown
  }

  /// The word at which somebody types.
  ///
  /// It is what stands between blanks in front of the caret, with the whole of a scalar there.
  private func word(endingAt caret: Int, in reading: Snapshot) -> ByteRange {
    let bytes = text.bytes
    var end = caret
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    var word = end..<caret
    while word.lowerBound > 0, bytes[word.lowerBound - 1] > 0x20 {
      word = (word.lowerBound - 1)..<word.upperBound
    }
    while word.upperBound < bytes.count, bytes[word.upperBound] > 0x20 {
      word = word.lowerBound..<(word.upperBound + 1)
    }
    var last = end
    while last > 0, bytes[last - 1] <= 0x20 { last -= 1 }
    // A block of text goes on below its last character.
    guard
      let scalar = reading.scalar(at: end, isBlock: false)
        ?? reading.scalar(at: last, isBlock: true)
    else { return word }
    return min(word.lowerBound, scalar.lowerBound)..<max(word.upperBound, scalar.upperBound)
  }

  /// The scalar at an offset, or the one that is a block of text.
  private func scalar(at offset: Int, isBlock: Bool) -> ByteRange? {
    let (start, document) = document(at: offset)
    guard let node = document.tree.path(to: offset - start).last, node.kind == .scalar,
      !isBlock || node.style == .folded || node.style == .literal
    else { return nil }
    return node.range.shifted(by: start)
  }
}
