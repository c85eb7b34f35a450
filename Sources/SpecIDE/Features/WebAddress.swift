import SourceText
import YAMLSyntax

/// The address of a web page (`http:` or `https:`) that stands in a document.
struct WebAddress {
  let range: ByteRange
  /// The address as a browser takes it.
  let address: String

  /// Every address of a document: in its texts, in its comments, and behind aliases of a text that
  /// is one.
  static func all(in tree: SyntaxTree) -> [WebAddress] {
    let marks = tree.bytes.offsets(of: Array("://".utf8))
    var found: [WebAddress] = []
    for mark in marks where found.last.map({ $0.range.upperBound <= mark }) ?? true {
      if let address = WebAddress(around: mark, in: tree) { found.append(address) }
    }
    guard !found.isEmpty else { return [] }
    let aliases = tree.aliases.compactMap { alias -> WebAddress? in
      guard let target = alias.resolved else { return nil }
      return WebAddress(whole: target).map { WebAddress(range: alias.range, address: $0.address) }
    }
    return found + aliases
  }

  private init(range: ByteRange, address: String) {
    self.range = range
    self.address = address
  }

  /// A text that is an address and nothing else.
  private init?(whole node: YAMLNode) {
    guard node.kind == .scalar, node.range.count <= Self.lengthLimit else { return nil }
    let text = node.text
    guard let scheme = Self.schemes.first(where: { text.lowercased().hasPrefix($0) }),
      text.utf8.count > scheme.utf8.count, !text.utf8.contains(where: { $0 <= 0x20 })
    else { return nil }
    self.init(range: node.contentRange, address: text.percentEncoded)
  }

  /// The address whose `://` stands at an offset.
  private init?(around mark: Int, in tree: SyntaxTree) {
    let text = Self.text(around: mark, in: tree)
    if let node = tree.scalar(around: mark), let whole = WebAddress(whole: node) {
      self = whole
      return
    }
    let scheme = tree.bytes[text.lowerBound..<mark].suffix(5).map { $0 | 0x20 }
    let start =
      scheme == Array("https".utf8)
      ? mark - 5
      : scheme.suffix(4) == Array("http".utf8)[...]
        ? mark - 4 : nil
    guard let start else { return nil }
    if start > text.lowerBound, tree.bytes[start - 1].isLetterOrDigit { return nil }
    let end = tree.bytes[..<min(text.upperBound, start + Self.lengthLimit)].endOfAddress(from: mark)
    guard end > mark + 3 else { return nil }
    self.init(range: start..<end, address: tree.string(in: start..<end).percentEncoded)
  }

  /// The comment or the text that an offset stands in; a broken line where it is neither.
  private static func text(around offset: Int, in tree: SyntaxTree) -> ByteRange {
    let comment = tree.comments.firstIndex(notBelow: offset, by: \.upperBound)
    if comment < tree.comments.count, tree.comments[comment].contains(offset) {
      return tree.comments[comment]
    }
    return tree.scalar(around: offset)?.contentRange ?? 0..<tree.bytes.count
  }

  private static let schemes = ["https://", "http://"]
  /// The longest address, in bytes, that browsers take.
  private static let lengthLimit = 2_000
}

extension ArraySlice<UInt8> {
  /// Where an address that goes on from an offset ends.
  ///
  /// It ends in front of a blank, a mark that no address has, or what ends the sentence around it.
  fileprivate func endOfAddress(from start: Int) -> Int {
    var end = start
    while end < endIndex, self[end] > 0x20, !"\"<>`|\\^{}[]".utf8.contains(self[end]) { end += 1 }
    var unopened =
      self[start..<end].count { $0 == UInt8(ascii: ")") }
      - self[start..<end].count { $0 == UInt8(ascii: "(") }
    while end > start, let last = self[..<end].last {
      let closes = last == UInt8(ascii: ")") && unopened > 0
      guard closes || ".,;:!?'*".utf8.contains(last) else { break }
      if closes { unopened -= 1 }
      end -= 1
    }
    return end
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

extension String {
  /// The text with escapes for the bytes that a URI may not hold.
  fileprivate var percentEncoded: String {
    Array(utf8).percentEncoded { $0 > 0x20 && $0 < 0x7F && !"\"<>`|\\^{}".utf8.contains($0) }
  }
}
