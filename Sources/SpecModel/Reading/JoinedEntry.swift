import Guidelines
import SourceText
import YAMLSyntax

/// An entry in braces without a space behind its colon, as in `{ current:3 }`.
///
/// YAML reads all of it as a key.
struct JoinedEntry {
  let key: LocatedText
  let value: SpecValue
  /// From the key to the end of the value, which may hold commas in quotes.
  let source: ByteRange
  private let separator: ByteRange
  /// Whether nothing else can be meant.
  private let isCertain: Bool
  /// Whether the colon is that of East Asian scripts, which YAML does not know.
  private let isWide: Bool
  /// The commas of those scripts that divide the rest, each with the blanks behind it.
  private let wideCommas: [ByteRange]

  /// How long a text in quotes is looked through, in bytes.
  private static let longestText = 1_000
  private static let colon: [UInt8] = [UInt8(ascii: ":")]
  private static let wideColon: [UInt8] = [0xEF, 0xBC, 0x9A]
  private static let wideComma: [UInt8] = [0xEF, 0xBC, 0x8C]
  /// The spaces that YAML takes for text: the no-break space, and the one as wide as a character.
  private static let otherSpaces: [[UInt8]] = [[0xC2, 0xA0], [0xE3, 0x80, 0x80]]

  /// Divides a key without a value; `nil` where it holds no colon behind a word.
  ///
  /// A key of a namespace, such as `android:text`, is not divided.
  init?(_ entry: YAMLEntry, of map: YAMLNode) {
    let node = entry.key
    let bytes = node.tree.bytes
    guard map.style == .flow, node.kind == .scalar, node.style == .plain, entry.colon == nil,
      entry.value.isMissing, node.rangeWithProperties == node.range,
      node.range.upperBound <= bytes.count, let end = Self.endOfWord(in: bytes[node.range])
    else { return nil }
    isWide = bytes[end] != UInt8(ascii: ":")
    let word = String(decoding: bytes[node.range.lowerBound..<end], as: UTF8.self)
    let rest = Self.text(in: bytes[(end + (isWide ? 3 : 1))..<node.range.upperBound])
    // A platform is the namespace of a name, with the key in front of it or not.
    guard word.split(separator: " ").last.map({ Platform(rawValue: String($0)) == nil }) ?? true,
      let mark = rest.first, mark != UInt8(ascii: "/"),
      mark != UInt8(ascii: ":"), rest.last != UInt8(ascii: ":")
    else { return nil }
    key = LocatedText(word, at: node.range.lowerBound..<end)
    separator = end..<rest.startIndex
    wideCommas = isWide ? Self.commas(in: rest) : []
    let own = rest[..<(wideCommas.first?.lowerBound ?? rest.endIndex)]
    let quoted = Self.quoted(from: rest.startIndex, in: bytes)
    source = node.range.lowerBound..<max(rest.endIndex, quoted?.endIndex ?? 0)
    value = Self.value(of: quoted ?? own, isQuoted: quoted != nil)
    isCertain = quoted != nil || wideCommas.isEmpty && !own.contains(UInt8(ascii: ":"))
  }

  /// Where the first colon of a text on one line stands, if nothing but words is in front of it.
  private static func endOfWord(in text: ArraySlice<UInt8>) -> Int? {
    let end = text.indices.first { index in
      text[index...].starts(with: colon) || text[index...].starts(with: wideColon)
    }
    guard let end, end > text.startIndex, text[text.startIndex].isLetter,
      !text.contains(where: \.isBreak),
      text[..<end].allSatisfy(\.isPartOfPlainKey)
    else { return nil }
    return end
  }

  /// The text behind blanks and the spaces that YAML takes for text.
  private static func text(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop { $0.isBlank }
    while let space = otherSpaces.first(where: rest.starts) { rest = rest.dropFirst(space.count) }
    return rest
  }

  private static func commas(in text: ArraySlice<UInt8>) -> [ByteRange] {
    text.indices.filter { text[$0...].starts(with: wideComma) }.map { start in
      start..<(text[(start + 3)...].firstIndex { !$0.isBlank } ?? text.endIndex)
    }
  }

  /// A text in quotes, whose commas end nothing once the space is there.
  private static func quoted(from start: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") else {
      return nil
    }
    let line = bytes[(start + 1)...].prefix(longestText).prefix { !$0.isBreak }
    return line.firstIndex(of: bytes[start]).map { bytes[start...$0] }
  }

  private static func value(of text: ArraySlice<UInt8>, isQuoted: Bool) -> SpecValue {
    let inner = isQuoted ? text.dropFirst().dropLast() : text
    let type = isQuoted ? ScalarType.string : ScalarType(plain: text)
    let string = String(decoding: inner, as: UTF8.self).streamSafe
    let range = inner.startIndex..<inner.endIndex
    return SpecValue(type == .null ? .null : .scalar(string, type), range: range, node: nil)
  }

  var problem: SpecProblem {
    SpecProblem(
      isWide ? .missingColon : .missingSpace,
      isWide
        ? "a key ends with ':'; write it in place of '：'"
        : SpecProblem.missingSpaceMessage,
      at: isWide ? separator.prefix(3) : separator.prefix(1),
      fix: Fix(
        isWide ? "Write ':'" : "Insert a space",
        [TextEdit(isWide ? separator : separator.dropFirst(), with: isWide ? ": " : " ")]
          + wideCommas.map { TextEdit($0, with: ", ") },
        isSafe: isCertain
      )
    )
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { self >= 0x80 || (0x61...0x7A).contains(self | 0x20) }

  /// Whether it may stand in a key of words without quotes.
  fileprivate var isPartOfPlainKey: Bool {
    isLetter || (0x30...0x39).contains(self) || "-+_ ".utf8.contains(self)
  }
}
