import SourceText
import SpecModel
import SpecRules
import YAMLSyntax

/// What an ``AllowComment`` covers.
///
/// - A comment on the line of a key covers every key that begins on the line, with its value.
/// - A comment on a line of its own covers the keys of the next line that is no comment.
/// - A comment before the first key of a document covers the document.
struct Suppression {
  /// The rule ids it names, each at its place.
  let ids: [LocatedText]
  /// The comment without the line break.
  let comment: ByteRange
  /// What it covers; empty where nothing stands.
  let coverage: ByteRange

  /// What the comments of a document allow, in order.
  static func all(of comments: [AllowComment], in tree: SyntaxTree) -> [Suppression] {
    guard !comments.isEmpty else { return [] }
    let places = places(of: comments.map(\.range), in: tree.bytes)
    let search = EntrySearch(within: places.map { $0..<tree.bytes.endOfLine(at: $0) }, in: tree)
    return zip(comments, search.found).map { Suppression(of: $0, $1, in: tree) }
  }

  private init(of comment: AllowComment, _ entry: ByteRange?, in tree: SyntaxTree) {
    self.comment = comment.range
    ids = comment.ids
    let first = tree.root?.range.lowerBound ?? 0
    coverage =
      comment.range.upperBound <= first ? 0..<tree.bytes.count : entry ?? comment.range
  }

  /// Where the entries or items begin that comments, in order, are about.
  private static func places(of comments: [ByteRange], in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    // Goes from last to first, so that each stacked comment looks only as far as the next.
    var below: (comment: Int, place: Int)?
    for comment in comments.reversed() {
      let place = place(of: comment, above: below, in: bytes)
      places.append(place)
      below = (comment.lowerBound, place)
    }
    return places.reversed()
  }

  private static func place(
    of comment: ByteRange,
    above below: (comment: Int, place: Int)?,
    in bytes: [UInt8]
  ) -> Int {
    let line = bytes.startOfLine(at: comment.lowerBound)
    var first = bytes.offsetOfText(from: line)
    guard first == comment.lowerBound else { return first }
    // A line of its own: the next line that holds something else.
    first = bytes.offsetOfText(from: comment.upperBound)
    while first < bytes.count, bytes[first] == UInt8(ascii: "#") {
      if let below, below.comment == first { return below.place }
      while first < bytes.count, !bytes[first].isBreak { first += 1 }
      first = bytes.offsetOfText(from: first)
    }
    return first
  }
}

extension [UInt8] {
  /// Where the line ends that an offset stands on, its break not counted.
  fileprivate func endOfLine(at offset: Int) -> Int {
    var end = offset
    while end < count, !self[end].isBreak { end += 1 }
    return end
  }

  fileprivate func startOfLine(at offset: Int) -> Int {
    var start = offset
    while start > 0, !self[start - 1].isBreak { start -= 1 }
    return start
  }

  /// The first byte from an offset on that is no white space; the end where there is none.
  fileprivate func offsetOfText(from offset: Int) -> Int {
    var offset = offset
    while offset < count, self[offset] <= 0x20 { offset += 1 }
    return offset
  }
}
