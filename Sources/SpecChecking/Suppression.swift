package import SourceText
package import SpecModel
import SpecRules
package import YAMLSyntax

/// A comment `# a11y-spec: allow some-rule, another (reason)`, and what it covers.
///
/// On the line of a key it covers every key that begins on the line, with its value; on a line of its
/// own those of the next line that is no comment; before the first key of a document the whole
/// document.
struct Suppression {
  /// The rule ids it names, each at its place.
  let ids: [LocatedText]
  /// The comment without the line break.
  let comment: ByteRange
  /// What it covers; empty where nothing stands.
  let coverage: ByteRange

  /// The suppressions of a document, in order.
  static func all(in tree: SyntaxTree) -> [Suppression] {
    let comments = tree.comments.filter { list(in: tree.bytes, $0) != nil }
    guard !comments.isEmpty else { return [] }
    let lines = places(of: comments, in: tree.bytes).map { $0..<tree.bytes.endOfLine(at: $0) }
    let search = EntrySearch(within: lines, in: tree)
    return zip(comments, search.found).compactMap { comment, entry in
      Suppression(comment: comment, entry, in: tree)
    }
  }

  private init?(comment: ByteRange, _ entry: ByteRange?, in tree: SyntaxTree) {
    guard let list = Self.list(in: tree.bytes, comment) else { return nil }
    self.comment = comment
    ids = Self.words(in: tree.bytes, list)
    let first = tree.root?.range.lowerBound ?? 0
    coverage = comment.upperBound <= first ? 0..<tree.bytes.count : entry ?? comment
  }

  /// The part of the comment behind `allow`, without a reason in parentheses.
  private static func list(in bytes: [UInt8], _ comment: ByteRange) -> ByteRange? {
    let marker = bytes[comment].drop { " \t#".utf8.contains($0) }
    guard marker.starts(with: "a11y-spec:".utf8) else { return nil }
    let instruction = marker.dropFirst("a11y-spec:".utf8.count).drop { " \t".utf8.contains($0) }
    guard instruction.starts(with: "allow ".utf8) else { return nil }
    return instruction.dropFirst("allow ".utf8.count).prefix { $0 != UInt8(ascii: "(") }.indices
  }

  private static func words(in bytes: [UInt8], _ range: ByteRange) -> [LocatedText] {
    var words: [LocatedText] = []
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound {
      let ends =
        offset == range.upperBound || bytes[offset] == UInt8(ascii: ",") || bytes[offset] <= 0x20
      guard ends else { continue }
      if offset > start {
        let id = String(decoding: bytes[start..<offset], as: UTF8.self).streamSafe
        words.append(LocatedText(id, at: start..<offset))
      }
      start = offset + 1
    }
    return words
  }

  /// Where the entries or items begin that comments, in order, are about.
  private static func places(of comments: [ByteRange], in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    // From the last one up, so that of stacked comments each looks no further than the next one.
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

/// A comment that allows rules, for those who show it.
package struct SuppressionComment: Sendable {
  /// The words that make it one: `a11y-spec: allow`.
  package let marker: ByteRange
  package let ids: [LocatedText]

  /// All such comments that name a rule, in order.
  package static func all(in tree: SyntaxTree) -> [SuppressionComment] {
    Suppression.all(in: tree).compactMap { suppression in
      guard let first = suppression.ids.first?.range.lowerBound else { return nil }
      let isBlank = { (offset: Int) in " \t#".utf8.contains(tree.bytes[offset]) }
      let head = suppression.comment.lowerBound..<first
      guard let start = head.first(where: { !isBlank($0) }),
        let last = head.last(where: { !isBlank($0) })
      else { return nil }
      return SuppressionComment(marker: start..<(last + 1), ids: suppression.ids)
    }
  }

  /// The rule id that an offset touches within such a comment.
  package static func id(at offset: Int, in tree: SyntaxTree) -> LocatedText? {
    ids(in: tree).first { $0.range.touches(offset) }
  }

  /// The rule ids of all such comments, in order.
  package static func ids(in tree: SyntaxTree) -> [LocatedText] {
    Suppression.all(in: tree).flatMap(\.ids)
  }
}
