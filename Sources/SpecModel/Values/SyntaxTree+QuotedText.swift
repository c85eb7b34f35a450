import SourceText
import YAMLSyntax

extension SyntaxTree {
  /// The edit of the part that changes in a text in quotes, so that the rest keeps its escapes.
  ///
  /// It is `nil` where the text has no escapes, or goes over several lines.
  func edit(of word: LocatedText, to text: String) -> TextEdit? {
    let range = word.range
    guard range.lowerBound > 0, range.upperBound < bytes.count,
      "\"'".utf8.contains(bytes[range.upperBound]),
      bytes[range.upperBound] == bytes[range.lowerBound - 1]
    else { return nil }
    let (old, new) = (Array(word.value.utf8), Array(text.utf8))
    let head = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let quote = bytes[range.upperBound]
    var units = QuotedUnits(of: bytes[range], quote: quote)
    guard units.hasEscapes else { return nil }
    // What changes begins and ends between two characters as they are written.
    var (first, last) = (units.place, units.place)
    repeat {
      if units.place.decoded <= head { first = units.place }
      if last.decoded < old.count - tail { last = units.place }
    } while units.advance()
    guard units.isAtEnd, units.place.decoded == old.count else { return nil }
    let changed = String(
      decoding: new[first.decoded..<(new.count - (old.count - last.decoded))],
      as: UTF8.self
    )
    let written = ScalarWriting.inside(changed, quote: quote)
    return written.map { TextEdit(first.offset..<last.offset, with: $0) }
  }
}

/// The characters of a text in quotes, one after the other as they are written.
private struct QuotedUnits {
  /// A place between two characters.
  struct Place {
    /// Where it is in the document.
    var offset: Int
    /// How many bytes of the text that is meant stand before it.
    var decoded = 0
  }

  private(set) var place: Place

  private let bytes: ArraySlice<UInt8>
  private let quote: UInt8
  /// What an escape begins with.
  private let mark: UInt8

  init(of bytes: ArraySlice<UInt8>, quote: UInt8) {
    self.bytes = bytes
    self.quote = quote
    mark = quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\\")
    place = Place(offset: bytes.startIndex)
  }

  var hasEscapes: Bool { bytes.contains(mark) }
  var isAtEnd: Bool { place.offset == bytes.endIndex }

  /// Goes behind the next character; `false` at the end, and at the end of a line.
  mutating func advance() -> Bool {
    let start = place.offset
    guard start < bytes.endIndex, !bytes[start].isBreak else { return false }
    let isEscape = bytes[start] == mark
    let length = isEscape ? lengthOfEscape(bytes[start...]) : 1
    var end = min(start + length, bytes.endIndex)
    while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
    place.offset = end
    place.decoded += isEscape ? decodedLength(of: bytes[start..<end]) : end - start
    return true
  }

  /// How many bytes an escape has, the two halves of a character beyond 16 bits together.
  private func lengthOfEscape(_ bytes: ArraySlice<UInt8>) -> Int {
    let kind = bytes.dropFirst().first
    let digits = ["x": 2, "u": 4, "U": 8].first { kind == $0.key.utf8.first }?.value ?? 0
    let isFirstHalf =
      digits == 4 && "dD".utf8.contains(bytes.dropFirst(2).first ?? 0)
      && "89abAB".utf8.contains(bytes.dropFirst(3).first ?? 0)
      && bytes.dropFirst(6).starts(with: "\\u".utf8)
    return 2 + digits + (isFirstHalf ? 6 : 0)
  }

  /// The length in bytes of the character that an escape stands for.
  private func decodedLength(of escape: ArraySlice<UInt8>) -> Int {
    guard quote != UInt8(ascii: "'"), let kind = escape.dropFirst().first else { return 1 }
    switch kind {
    case UInt8(ascii: "_"), UInt8(ascii: "N"): return 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return 3
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      if escape.count > 10 { return 4 }
      let digits = String(decoding: escape.dropFirst(2), as: UTF8.self)
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      return UTF8.width(scalar)
    default: return 1
    }
  }
}
