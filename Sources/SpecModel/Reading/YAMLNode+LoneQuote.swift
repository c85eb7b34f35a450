import SourceText
import YAMLSyntax

extension YAMLNode {
  /// What is wrong with a text that ends with a quote and begins with none; `nil` for any other.
  ///
  /// Behind a digit the quote may be a unit, except behind a count such as "2 of 3". A single quote
  /// may be an apostrophe, as in `guests'` or `loadin'`.
  var problemOfLoneQuote: SpecProblem? {
    let bytes = tree.bytes
    guard kind == .scalar, style == .plain, range.count > 2, range.upperBound <= bytes.count,
      let quote = bytes[range].last, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    let text = bytes[range].dropLast()
    if quote == UInt8(ascii: "'"), text.mayEndWithApostrophe { return nil }
    // What begins like a map or a list has been mended as a text already.
    guard let first = text.first, !"{[".utf8.contains(first),
      let last = text.last, last > 0x20, !(0x30...0x39).contains(last) || text.endsWithCount,
      !text.contains(quote), !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return SpecProblem(
      .unclosedQuote,
      "a quote ends this text that none begins; write one in front of it",
      at: (range.upperBound - 1)..<range.upperBound,
      fix: Fix(
        "Insert the opening quote",
        [.insert(String(UnicodeScalar(quote)), at: range.lowerBound)]
      ),
      isGap: true
    )
  }
}

extension Collection<UInt8>
where Self: BidirectionalCollection, SubSequence: BidirectionalCollection {
  /// Whether a quote behind the bytes may be an apostrophe.
  ///
  /// It may where the text has others, and behind a digit, a plural or a shortened `-ing`.
  fileprivate var mayEndWithApostrophe: Bool {
    guard let last, !contains(UInt8(ascii: "'")), !(0x30...0x39).contains(last) else { return true }
    return last | 0x20 == UInt8(ascii: "s") || suffix(2).map { $0 | 0x20 }.elementsEqual("in".utf8)
  }

  /// Whether the bytes end with a place in a row, such as "2 of 3".
  fileprivate var endsWithCount: Bool {
    let words = suffix(12).split(separator: 0x20)
    guard words.count > 2, words[words.count - 2].elementsEqual("of".utf8) else { return false }
    return [words[words.count - 3], words[words.count - 1]].allSatisfy { word in
      word.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
