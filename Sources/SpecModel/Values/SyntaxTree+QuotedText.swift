import SourceText
import YAMLSyntax

extension SyntaxTree {
  /// The edit of what changes in a text in quotes, so that the rest keeps its escapes; `nil` where
  /// it has none, or goes over lines.
  func edit(of word: LocatedText, to text: String) -> TextEdit? {
    let range = word.range
    guard range.lowerBound > 0, range.upperBound < bytes.count,
      "\"'".utf8.contains(bytes[range.upperBound]),
      bytes[range.upperBound] == bytes[range.lowerBound - 1],
      let units = QuotedUnits(of: bytes[range], quote: bytes[range.upperBound]),
      units.hasEscapes, units.text == Array(word.value.utf8)
    else { return nil }
    let new = Array(text.utf8)
    var start = 0
    let head = units.all.prefix { unit in
      guard new[start...].starts(with: unit.text) else { return false }
      start += unit.text.count
      return true
    }
    var end = new.count
    let tail = units.all.dropFirst(head.count).reversed().prefix { unit in
      guard end - start >= unit.text.count,
        new[start..<end].suffix(unit.text.count) == unit.text[...]
      else { return false }
      end -= unit.text.count
      return true
    }
    let changed = String(decoding: new[start..<end], as: UTF8.self)
    let written = ScalarWriting.inside(changed, quote: bytes[range.upperBound])
    let first = head.last?.range.upperBound ?? range.lowerBound
    let last = tail.last?.range.lowerBound ?? range.upperBound
    return written.map { TextEdit(first..<last, with: $0) }
  }
}

/// The characters of a text in quotes, each with the bytes that it is written with.
private struct QuotedUnits {
  struct Unit {
    let range: ByteRange
    let text: [UInt8]
  }

  private(set) var all: [Unit] = []
  private(set) var hasEscapes = false

  var text: [UInt8] { all.flatMap(\.text) }

  /// `nil` for a text over several lines.
  init?(of bytes: ArraySlice<UInt8>, quote: UInt8) {
    guard !bytes.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    let mark = quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\\")
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let isEscape = bytes[start] == mark
      let length = isEscape ? Self.lengthOfEscape(bytes[start...]) : 1
      var end = min(start + length, bytes.endIndex)
      while end < bytes.endIndex, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let raw = Array(bytes[start..<end])
      all.append(Unit(range: start..<end, text: isEscape ? Self.decoded(raw, quote) : raw))
      hasEscapes = hasEscapes || isEscape
      start = end
    }
  }

  /// How many bytes an escape has, the two halves of a character beyond 16 bits together.
  private static func lengthOfEscape(_ bytes: ArraySlice<UInt8>) -> Int {
    let kind = bytes.dropFirst().first
    let digits = ["x": 2, "u": 4, "U": 8].first { kind == $0.key.utf8.first }?.value ?? 0
    let isFirstHalf =
      digits == 4 && "dD".utf8.contains(bytes.dropFirst(2).first ?? 0)
      && "89abAB".utf8.contains(bytes.dropFirst(3).first ?? 0)
      && bytes.dropFirst(6).starts(with: Array("\\u".utf8))
    return 2 + digits + (isFirstHalf ? 6 : 0)
  }

  private static func decoded(_ escape: [UInt8], _ quote: UInt8) -> [UInt8] {
    let text = SourceText([quote] + escape + [quote])
    return Array((YAMLStream(parsing: text).documents.first?.tree.root?.text ?? "").utf8)
  }
}
