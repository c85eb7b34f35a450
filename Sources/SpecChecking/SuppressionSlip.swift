import English
import Guidelines
import SourceText
import SpecRules
import YAMLSyntax

/// A comment that was meant to allow something and does not, because it is not written as one.
///
/// Prose about the program is not a slip: what follows the name has to be close to `allow`, or a
/// rule.
struct SuppressionSlip {
  /// The whole comment, from its `#` on.
  let comment: ByteRange
  /// The part that ``Self/right`` belongs in place of; `allow` where only the rules are missing.
  let range: ByteRange
  /// Whether it is written as it should be, but names no rule.
  let isEmpty: Bool

  /// How the part in front of the rules is written.
  static let right = "\(name): \(instruction)"

  private static let name = "a11y-spec"
  private static let instruction = "allow"

  /// The slips of a document, in order.
  static func all(in tree: SyntaxTree) -> [SuppressionSlip] {
    tree.comments.compactMap { SuppressionSlip($0, in: tree.bytes) }
  }

  private init?(_ comment: ByteRange, in bytes: [UInt8]) {
    var words = CommentWords(comment, in: bytes)
    // Most comments are about something else, which their first bytes tell.
    guard words.mayBegin(with: Self.name), let name = words.next(),
      Self.isNear(name.text, to: Self.name)
    else { return nil }
    let hasColon = words.skipColon()
    guard let first = words.next() else { return nil }
    let second = words.next()
    self.comment = comment
    let isExact = name.text == Self.name && hasColon && first.text == Self.instruction
    let isListed = isExact && !words.hasColonBehindFirst
    isEmpty = isListed && second == nil
    if isEmpty {
      range = first.range
    } else if isListed {
      return nil
    } else if first.isRule, hasColon {
      range = name.range.lowerBound..<words.endOfColon
    } else if hasColon && Self.isNear(first.text, to: Self.instruction) || second?.isRule == true {
      range = name.range.lowerBound..<words.endOfFirst
    } else {
      return nil
    }
  }

  private static func isNear(_ word: String, to right: String) -> Bool {
    Spelling.nearest(to: word, among: [right], limit: 1) != nil
  }
}

/// The words of a comment in order.
private struct CommentWords {
  struct Piece {
    let text: String
    let range: ByteRange

    /// Whether it is the id of a rule, which have hyphens, or one with a slip.
    var isRule: Bool {
      if Rule.named(text) != nil { return true }
      return text.contains("-") && Rule.nearest(to: text) != nil
    }
  }

  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private var count = 0
  /// Where the colon behind the first word ends, or else the word.
  private(set) var endOfColon = 0
  /// Where the second word ends, with a colon behind it.
  private(set) var endOfFirst = 0
  private(set) var hasColonBehindFirst = false

  init(_ comment: ByteRange, in bytes: [UInt8]) {
    self.bytes = bytes
    position = comment.lowerBound
    end = comment.upperBound
    while position < end, bytes[position] == UInt8(ascii: "#") || bytes[position] <= 0x20 {
      position += 1
    }
  }

  /// Whether the first word has the first letter of a name, in any case, and about its length.
  func mayBegin(with name: String) -> Bool {
    guard position < end, let first = name.utf8.first, bytes[position] | 0x20 == first else {
      return false
    }
    let length = bytes[position..<end].prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") }.count
    return abs(length - name.utf8.count) <= 1
  }

  /// Skips a colon, which may stand behind blanks.
  mutating func skipColon() -> Bool {
    var next = position
    while next < end, bytes[next] <= 0x20 { next += 1 }
    guard next < end, bytes[next] == UInt8(ascii: ":") else {
      endOfColon = position
      return false
    }
    position = next + 1
    endOfColon = position
    return true
  }

  /// The next word, up to a blank, a comma or a colon; `nil` at the end and before a reason.
  mutating func next() -> Piece? {
    while position < end, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
    let start = position
    while position < end, bytes[position] > 0x20, !",:(".utf8.contains(bytes[position]) {
      position += 1
    }
    guard position > start else { return nil }
    let piece = Piece(
      text: String(decoding: bytes[start..<position], as: UTF8.self).streamSafe,
      range: start..<position
    )
    count += 1
    if count == 2 {
      hasColonBehindFirst = position < end && bytes[position] == UInt8(ascii: ":")
      if hasColonBehindFirst { position += 1 }
      endOfFirst = position
    }
    return piece
  }
}
