import SourceText

/// A document up to some lines behind a fault, with some edits made in it.
///
/// Bytes in front of the edits have the same offsets as in the document. Reading can go on from a
/// checkpoint of the document, and look back as far as it likes.
struct Patch {
  private let document: [UInt8]
  /// Where the content of the document ends.
  private let end: Int
  private(set) var bytes: [UInt8] = []
  /// Whether the document goes on behind it.
  private(set) var isCut = false
  /// Where the text is as it was again, in the document and in the patch.
  private(set) var resumes = (original: 0, patched: 0)
  /// How many bytes at the start are the document's.
  private var common = 0
  private var steps: [Step] = []

  /// A piece of the patch, which stands in the document or was inserted there.
  private struct Step {
    let patched: Int
    let original: Int
    let isInserted: Bool
  }

  /// How far the text behind the last edit and the fault is looked at, in bytes.
  private static let sight = 2048

  init(of document: [UInt8], upTo end: Int) {
    self.document = document
    self.end = end
  }

  /// Makes edits that are in order and do not overlap; what is the same as before is not copied
  /// again.
  mutating func make(_ edits: [TextEdit], behind fault: Int) {
    let limit = limit(behind: max(edits.last?.range.upperBound ?? 0, fault))
    isCut = limit < end
    var next = edits.first?.range.lowerBound ?? limit
    bytes.truncate(to: min(common, next))
    bytes += document[bytes.count..<next]
    common = next
    steps.removeAll(keepingCapacity: true)
    for edit in edits {
      copy(next..<edit.range.lowerBound)
      if !edit.replacement.isEmpty {
        steps.append(
          Step(patched: bytes.count, original: edit.range.lowerBound, isInserted: true)
        )
        bytes.append(contentsOf: edit.replacement.utf8)
      }
      next = edit.range.upperBound
    }
    resumes = (next, bytes.count)
    copy(next..<limit)
  }

  private mutating func copy(_ range: ByteRange) {
    guard !range.isEmpty else { return }
    steps.append(Step(patched: bytes.count, original: range.lowerBound, isInserted: false))
    bytes += document[range]
  }

  /// The end of the last line that is looked at after an offset.
  private func limit(behind offset: Int) -> Int {
    let content = document.span.extracting(first: end)
    return content.skippingBreak(at: content.endOfLine(from: min(offset + Self.sight, end)))
  }

  /// Whether the last edit is made in the margin of its line.
  var movesLine: Bool {
    let line = bytes.span.lineStart(of: resumes.patched)..<resumes.patched
    return line.allSatisfy { bytes[$0].isBlank }
  }

  /// Where a place of the patch stands in the document; inserted bytes stand where they go.
  func original(_ offset: Int) -> Int {
    let next = steps.firstIndex(notBelow: offset + 1, by: \.patched)
    guard next > 0 else { return offset }
    let step = steps[next - 1]
    return step.original + (step.isInserted ? 0 : offset - step.patched)
  }

  /// Whether the byte in front of an offset was inserted.
  func isInserted(endingAt offset: Int) -> Bool {
    let next = steps.firstIndex(notBelow: offset, by: \.patched)
    return next > 0 && steps[next - 1].isInserted
  }

  /// Where the end of something stands in the document.
  func original(end offset: Int) -> Int {
    let next = steps.firstIndex(notBelow: offset, by: \.patched)
    guard next > 0 else { return offset }
    let step = steps[next - 1]
    return step.original + (step.isInserted ? 0 : offset - step.patched)
  }
}
