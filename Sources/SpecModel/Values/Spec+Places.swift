package import SourceText
import YAMLSyntax

extension Spec {
  /// The text of a range as it is written, invalid UTF-8 replaced by U+FFFD.
  package func source(in range: ByteRange) -> String { tree.string(in: range) }

  /// Whether a range has a line break in it.
  package func hasSeveralLines(_ range: ByteRange) -> Bool {
    tree.bytes[range.clamped(to: 0..<tree.bytes.count)].contains { $0.isBreak }
  }

  /// Where a part of a scalar stands in the text.
  package func range(of part: Range<String.Index>, in word: LocatedText) -> ByteRange {
    let text = word.value
    let source = tree.bytes[word.range.clamped(to: 0..<tree.bytes.count)]
    guard source.elementsEqual(text.utf8) else { return range(of: String(text[part]), in: word) }
    let start =
      word.range.lowerBound + text.utf8.distance(from: text.startIndex, to: part.lowerBound)
    return start..<(start + text[part].utf8.count)
  }

  /// Where a scalar stands with its quotes, which are all there is of an empty one.
  package func quoted(_ word: LocatedText) -> ByteRange {
    let quotes: Set = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let (start, end) = (word.range.lowerBound - 1, word.range.upperBound)
    guard start >= 0, end < tree.bytes.count, quotes.contains(tree.bytes[start]),
      tree.bytes[end] == tree.bytes[start]
    else { return word.range }
    return start..<(end + 1)
  }
}
