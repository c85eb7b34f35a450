import English
import Guidelines
package import SourceText
package import SpecModel
import SpecRules
package import YAMLSyntax

/// A comment `# a11y-spec: allow some-rule, another (reason)`, as it is written or was meant.
///
/// Prose about the program does not count: `allow`, a slip for it or a rule follows the name.
package struct AllowComment: Sendable {
  /// The comment from its `#` on, without the line break.
  package let range: ByteRange
  /// The word in the place of `a11y-spec`.
  private let name: LocatedText
  /// Where the colon behind the name ends; `nil` without one.
  private let endOfColon: Int?
  /// The word in the place of `allow`.
  package let instruction: LocatedText?
  /// Whether a colon stands behind that as well.
  private let hasSecondColon: Bool
  /// The rule ids behind it; one at most where the comment is not written as it should be.
  package let ids: [LocatedText]
  /// Whether a reason stands in parentheses, or begins to.
  package let hasReason: Bool

  static let name = "a11y-spec"
  static let instruction = "allow"

  /// The comments of a document that allow rules, in order, whether they name some or not.
  package static func all(in tree: SyntaxTree) -> [AllowComment] {
    tree.comments.compactMap { AllowComment($0, in: tree.bytes) }.filter(\.isRight)
  }

  /// Reads a comment; `nil` when its first word is not close to the name of the program.
  package init?(_ comment: ByteRange, in bytes: [UInt8]) {
    var words = CommentWords(comment, in: bytes)
    // Most comments are about something else, which their first bytes tell.
    guard words.mayBegin(with: Self.name), let name = words.next(upTo: ",:("),
      name.value.isNear(Self.name)
    else { return nil }
    self.name = name
    endOfColon = words.skipColon()
    instruction = words.next(upTo: ",:(")
    hasSecondColon = instruction != nil && words.skipColon(behindBlanks: false) != nil
    range = comment
    let isExact =
      name.value == Self.name && endOfColon != nil && instruction?.value == Self.instruction
    var ids: [LocatedText] = []
    while isExact || ids.isEmpty, let id = words.next(upTo: ",(") { ids.append(id) }
    self.ids = ids
    hasReason = words.isAtReason
  }

  /// Whether it is written as it should be, whatever rules it names.
  package var isRight: Bool {
    isAddressed && instruction?.value == Self.instruction && !hasSecondColon
  }

  /// Whether it begins with the name of the program and a colon.
  package var isAddressed: Bool { name.value == Self.name && endOfColon != nil }

  /// The words that make it one: `a11y-spec: allow`.
  package var marker: ByteRange {
    name.range.lowerBound..<(instruction?.range.upperBound ?? name.range.upperBound)
  }

  /// The part that `a11y-spec: allow` belongs in place of; `nil` where it is written so, or is prose.
  var slip: ByteRange? {
    guard !isRight, let instruction else { return nil }
    let start = name.range.lowerBound
    if let endOfColon, instruction.value.isRule { return start..<endOfColon }
    guard
      endOfColon != nil && instruction.value.isNear(Self.instruction)
        || ids.first?.value.isRule == true
    else { return nil }
    return start..<(instruction.range.upperBound + (hasSecondColon ? 1 : 0))
  }

  /// The rule id that an offset touches within a comment of a document.
  package static func id(at offset: Int, in tree: SyntaxTree) -> LocatedText? {
    ids(in: tree).first { $0.range.touches(offset) }
  }

  /// The rule ids of all comments of a document, in order.
  package static func ids(in tree: SyntaxTree) -> [LocatedText] { all(in: tree).flatMap(\.ids) }
}

extension String {
  fileprivate func isNear(_ right: String) -> Bool {
    Spelling.nearest(to: self, among: [right], limit: 1) != nil
  }

  /// Whether it is the id of a rule, which have hyphens, or one with a slip.
  fileprivate var isRule: Bool {
    Rule.named(self) != nil || contains("-") && Rule.nearest(to: self) != nil
  }
}

/// The words of a comment in order.
private struct CommentWords {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

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

  /// Whether a reason begins where the words end.
  var isAtReason: Bool { position < end && bytes[position] == UInt8(ascii: "(") }

  /// Skips a colon, and says where it ends; `nil` where none stands.
  mutating func skipColon(behindBlanks: Bool = true) -> Int? {
    var next = position
    while behindBlanks, next < end, bytes[next] <= 0x20 { next += 1 }
    guard next < end, bytes[next] == UInt8(ascii: ":") else { return nil }
    position = next + 1
    return position
  }

  /// The next word, up to a blank or one of some marks; `nil` at the end and before a reason.
  mutating func next(upTo marks: String) -> LocatedText? {
    while position < end, bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
    let start = position
    while position < end, bytes[position] > 0x20, !marks.utf8.contains(bytes[position]) {
      position += 1
    }
    guard position > start else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self).streamSafe
    return LocatedText(text, at: start..<position)
  }
}
