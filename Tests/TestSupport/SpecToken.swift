import SourceText
import SpecModel
import YAMLSyntax

/// A key, a word or a phrase of a spec of which the format or the guideline says something.
struct SpecToken {
  let kind: OfferSweep.Kind
  let word: String
  /// What goes when it is deleted: of a key its value as well.
  let removed: ByteRange
  let range: ByteRange

  /// The first letters as somebody types them, in the quotes that the word has.
  func typed(_ count: Int, in bytes: [UInt8]) -> String {
    guard count > 0 else { return "" }
    let source = String(decoding: bytes[range], as: UTF8.self)
    let text = source.hasPrefix(">") || source.hasPrefix("|") ? word : source
    return String(text.prefix(text.first?.isLetter == true ? count : count + 1))
  }

  /// The words below a node of a shape.
  static func all(
    in node: YAMLNode,
    _ shape: Shape,
    _ path: [PathStep],
    from start: Int,
    _ bytes: [UInt8]
  ) -> [SpecToken] {
    var tokens: [SpecToken] = []
    for entry in node.entries where !entry.isMerge {
      let step = PathStep.key(entry.key.text)
      guard let child = shape.child(step) else { continue }
      tokens.append(SpecToken(of: entry, from: start, bytes))
      tokens += all(in: entry.value, child, path + [step], from: start, bytes)
    }
    for item in node.items {
      guard let child = shape.child(.item) else { continue }
      tokens += all(in: item, child, path + [.item], from: start, bytes)
    }
    if let token = SpecToken(of: node, shape, path, from: start) { tokens.append(token) }
    return tokens
  }

  private init(of entry: YAMLNode.Entry, from start: Int, _ bytes: [UInt8]) {
    kind = .key
    word = entry.key.text
    range = entry.key.range.shifted(by: start)
    let value = entry.value.rangeWithProperties
    var end = max(entry.key.range.upperBound + 1, value.upperBound) + start
    while end < bytes.count, bytes[end] == 0x20 { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") { end += 1 }
    removed = range.lowerBound..<min(end, bytes.count)
  }

  private init?(of node: YAMLNode, _ shape: Shape, _ path: [PathStep], from start: Int) {
    guard node.kind == .scalar, !node.isMissing, !node.text.isEmpty,
      node.text.first?.isNumber != true
    else { return nil }
    let isText = shape.alternatives.contains { if case .text = $0 { true } else { false } }
    let isWord = shape.alternatives.contains { alternative in
      switch alternative {
      case .boolean, .choice, .word, .api, .apiOrText: true
      case .constant(let word): word == node.text
      default: false
      }
    }
    let isAnnounced = path.contains(.key("announcements")) && path.last != .key("state")
    guard isWord || isText && isAnnounced else { return nil }
    kind = isText && isAnnounced ? .phrase : .word
    word = node.text
    range = node.range.shifted(by: start)
    // The line break that ends a block of text stays.
    let breaks = node.tree.bytes[node.range].reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    removed = range.lowerBound..<(range.upperBound - breaks)
  }
}
