package import SourceText
package import YAMLSyntax

/// A node of a spec with aliases followed and merge keys applied, which remembers where it stood.
///
/// A value deeper than ``depthLimit`` reads as null: the format ends long before. So nothing above
/// the parser need fear a deep document.
package struct SpecValue: Sendable {
  package enum Content: Sendable {
    /// Nothing is written, or `null`.
    case null
    case scalar(String, ScalarType)
    case map([SpecEntry])
    case list([SpecValue])
  }

  /// How deep a value is read.
  static let depthLimit = 24

  package let content: Content
  /// Offsets from the start of the document, of a scalar without its quotes.
  package let range: ByteRange
  /// The node in the tree, `nil` for values that two maps were merged into.
  package let node: YAMLNode?

  package init(_ content: Content, range: ByteRange, node: YAMLNode?) {
    self.content = content
    self.range = range
    self.node = node
  }
}

/// A key of a map and its value.
///
/// It is an object, because maps are searched for their keys all the time.
package final class SpecEntry: Sendable {
  package let key: LocatedText
  package let value: SpecValue
  /// The range with quotes, anchors and tags; `nil` for a value that replaces a list.
  let source: ByteRange?

  package init(key: LocatedText, value: SpecValue, source: ByteRange? = nil) {
    self.key = key
    self.value = value
    self.source = source
  }

  /// From the first byte of the key to the last one of the value, an alias not followed.
  package var range: ByteRange {
    if let source { return source }
    let end = value.node?.range.upperBound ?? value.range.upperBound
    return key.range.lowerBound..<max(key.range.upperBound, end)
  }
}

extension SpecValue {
  /// The entries of a map; none for anything else.
  package var entries: [SpecEntry] {
    guard case .map(let entries) = content else { return [] }
    return entries
  }

  /// The items of a list; none for anything else.
  package var items: [SpecValue] {
    guard case .list(let items) = content else { return [] }
    return items
  }

  /// The scalar and its place; `nil` for maps, lists and null.
  package var word: LocatedText? {
    guard case .scalar(let text, _) = content else { return nil }
    return LocatedText(text, at: range)
  }

  /// The words of a scalar or of a list of scalars.
  package var words: [LocatedText] {
    if let word { return [word] }
    return items.compactMap(\.word)
  }

  /// All keys and scalars in it, however deep, in no particular order.
  package var allWords: [LocatedText] {
    var words: [LocatedText] = []
    var rest = [self]
    while let value = rest.popLast() {
      if let word = value.word { words.append(word) }
      rest += value.items
      for entry in value.entries {
        words.append(entry.key)
        rest.append(entry.value)
      }
    }
    return words
  }

  package var isNull: Bool {
    guard case .null = content else { return false }
    return true
  }

  package var isMap: Bool {
    guard case .map = content else { return false }
    return true
  }

  package var isList: Bool {
    guard case .list = content else { return false }
    return true
  }

  /// Whether it is a map or a list that holds nothing.
  package var isEmptyCollection: Bool {
    isMap && entries.isEmpty || isList && items.isEmpty
  }

  /// A scalar as it may be written elsewhere; `nil` for maps, lists and null.
  ///
  /// A text has the quotes that it needs; a number or a boolean has none.
  package var written: String? {
    guard case .scalar(let text, let type) = content else { return nil }
    return type == .string ? ScalarWriting.scalar(text) : text
  }

  /// The number that a scalar writes, also in quotes.
  package var number: Double? {
    guard case .scalar(let text, _) = content else { return nil }
    return Double(text)
  }

  /// The number that a scalar writes if it is a whole one that fits.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// `true` or `false` as YAML's core schema reads them.
  package var boolean: Bool? {
    guard case .scalar(let text, .bool) = content else { return nil }
    return text.lowercased() == "true"
  }

  /// The first entry of a key.
  package func entry(_ key: String) -> SpecEntry? {
    entries.first { $0.key.value == key }
  }

  package subscript(key: String) -> SpecValue? {
    entry(key)?.value
  }
}
