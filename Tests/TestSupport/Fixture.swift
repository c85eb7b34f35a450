public import SourceText

/// A document with marks: `$0` is a cursor, a line of carets points at the bytes above it and may
/// say something about them.
///
/// The marks are cut out before the document is read, so they stand anywhere without disturbing it.
/// Carets stand where the bytes are after `$0` is cut out.
public struct Fixture: Sendable {
  /// A line of carets.
  public struct Note: Sendable, Hashable, CustomStringConvertible {
    public let range: ByteRange
    public let message: String

    public init(_ range: ByteRange, _ message: String) {
      self.range = range
      self.message = message
    }

    public var description: String { "[\(range.lowerBound)..<\(range.upperBound)] \(message)" }
  }

  /// The document without its marks.
  public let text: String
  /// The offset of `$0`.
  public let cursor: Int?
  public let notes: [Note]

  public init(_ marked: String) {
    var text = ""
    var cursor: Int?
    var notes: [Note] = []
    var line = (start: 0, content: "")
    var isFirst = true
    for marked in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      if let note = Self.note(marked, below: line) {
        notes.append(note)
        continue
      }
      if !isFirst { text += "\n" }
      isFirst = false
      line = (text.utf8.count, String(marked))
      if let mark = line.content.ranges(of: "$0").first {
        cursor =
          line.start
          + line.content.utf8.distance(
            from: line.content.startIndex,
            to: mark.lowerBound
          )
        line.content.removeSubrange(mark)
      }
      text += line.content
    }
    self.text = text
    self.cursor = cursor
    self.notes = notes
  }

  private static func note(
    _ marked: Substring,
    below line: (start: Int, content: String)
  ) -> Note? {
    let carets = marked.drop { $0 == " " }
    guard carets.first == "^" else { return nil }
    let count = carets.prefix { $0 == "^" }.count
    let blanks = marked.count - carets.count
    let from = line.content.dropLast(max(line.content.count - blanks, 0)).utf8.count
    let to = line.content.dropLast(max(line.content.count - blanks - count, 0)).utf8.count
    let message = carets.dropFirst(count).drop { $0 == " " }
    return Note((line.start + from)..<(line.start + max(from, to)), String(message))
  }
}
