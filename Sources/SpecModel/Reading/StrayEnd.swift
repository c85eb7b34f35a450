import SourceText
import YAMLSyntax

/// What stands behind a text without quotes and is no part of it, though YAML takes it for one.
///
/// Examples are the comma of `label: Day,` and the comment of `role: button // as in Figma`.
struct StrayEnd {
  /// The text without it.
  let text: ByteRange
  let problem: SpecProblem

  /// The end of a text on one line; `nil` where all of it belongs to the text.
  init?(of node: YAMLNode) {
    let (range, bytes) = (node.range, node.tree.bytes)
    guard node.kind == .scalar, node.style == .plain, range.count > 1,
      range.upperBound <= bytes.count,
      let found = bytes[range].foreignComment ?? bytes[range].strayMark ?? bytes[range].loneQuote,
      !bytes[range].contains(where: \.isBreak)
    else { return nil }
    self = found
  }

  fileprivate init(behind text: ArraySlice<UInt8>, _ problem: SpecProblem) {
    self.text = text.startIndex..<((text.lastIndex { $0 > 0x20 } ?? text.startIndex) + 1)
    self.problem = problem
  }
}

extension SpecValue {
  /// Whether something behind the text is no part of it.
  var hasStrayEnd: Bool {
    node.map { $0.style == .plain && range.upperBound < $0.range.upperBound } ?? false
  }
}

extension ArraySlice<UInt8> {
  /// A comment of another language, which begins between two blanks.
  fileprivate var foreignComment: StrayEnd? {
    let slash = UInt8(ascii: "/")
    let start = indices.dropFirst(2).first { index in
      self[index] == slash && self[index - 1] == 0x20 && index + 2 < endIndex
        && (self[index + 1] == slash || self[index + 1] == UInt8(ascii: "*"))
        && self[index + 2] == 0x20
    }
    guard let start else { return nil }
    let mark = start..<(start + 2)
    return StrayEnd(
      behind: self[..<start],
      SpecProblem(
        .unexpectedContent,
        "a comment begins with '#'; write it in place of '\(String(decoding: self[mark], as: UTF8.self))'",
        at: mark,
        fix: Fix("Write '#'", [TextEdit(mark, with: "#")])
      )
    )
  }

  /// A mark of flow style, or a semicolon, that nothing in the text opens.
  ///
  /// A brace behind one word, as in `label}`, may end a placeholder.
  fileprivate var strayMark: StrayEnd? {
    guard last != UInt8(ascii: "}") || contains(0x20) else { return nil }
    return SpecProblem(strayMarkOf: self).map { StrayEnd(behind: self[..<$0.range.lowerBound], $0) }
  }

  /// A quote that ends a text and begins none.
  ///
  /// Behind a digit the quote may be a unit, except behind a count such as "2 of 3". A single quote
  /// may be an apostrophe, as in `guests'` or `loadin'`.
  fileprivate var loneQuote: StrayEnd? {
    guard let quote = last, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let text = dropLast()
    if quote == UInt8(ascii: "'"), text.mayEndWithApostrophe { return nil }
    // What begins like a map or a list has been mended as a text already.
    guard let first = text.first, !"{[".utf8.contains(first), text.count > 1,
      let last = text.last, last > 0x20, !(0x30...0x39).contains(last) || text.endsWithCount,
      !text.contains(quote), !text.contains(UInt8(ascii: "\\"))
    else { return nil }
    return StrayEnd(
      behind: text,
      SpecProblem(
        .unclosedQuote,
        "a quote ends this text that none begins; write one in front of it",
        at: (endIndex - 1)..<endIndex,
        fix: Fix(
          "Insert the opening quote",
          [.insert(String(UnicodeScalar(quote)), at: startIndex)]
        ),
        isGap: true
      )
    )
  }
}

extension SpecProblem {
  /// What is wrong with a text that ends with a mark of flow style, or a semicolon.
  ///
  /// A bracket behind several entries is another problem: it ends a list that nothing begins. So is
  /// a mark that something in the text opens. Then, and without a mark, it is `nil`.
  init?(strayMarkOf text: ArraySlice<UInt8>) {
    guard let last = text.lastIndex(where: { !",;}]".utf8.contains($0) }) else { return nil }
    let (start, marks) = (last + 1, text[(last + 1)...])
    guard !marks.isEmpty, !text.contains(where: "{[".utf8.contains),
      !marks.contains(where: "}]".utf8.contains)
        || !text[..<start].contains(where: ",:".utf8.contains)
    else { return nil }
    let name = String(decoding: marks, as: UTF8.self)
    let blanks = text[..<start].reversed().prefix { $0 == 0x20 }.count
    self.init(
      .wrongType,
      "'\(name)' is part of the text in YAML; remove it",
      at: start..<text.endIndex,
      fix: Fix("Remove '\(name)'", [.delete((start - blanks)..<text.endIndex)]),
      hasConsequences: true
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
