import SourceText
import YAMLSyntax

/// How a collection is written; additions to it follow that.
///
/// It has quotes only where YAML needs them, or around every key and text, as in JSON.
struct CollectionStyle {
  /// The quotes that keys stand in without need; `nil` for plain ones.
  private var keys: ScalarWriting.Quotes?
  /// The quotes that texts stand in without need; `nil` for plain ones.
  private var texts: ScalarWriting.Quotes?
  /// Whether nothing stands between a brace and what it holds.
  private var isTight = false
  /// Whether nothing stands behind a colon or a comma either.
  private var isDense = false

  /// How many entries or items are looked at; there may be thousands.
  private static let sample = 8

  static let json = CollectionStyle(keys: .double, texts: .double)

  private init(keys: ScalarWriting.Quotes, texts: ScalarWriting.Quotes) {
    self.keys = keys
    self.texts = texts
  }

  /// Takes the manner of the first entries or items of a collection.
  ///
  /// A collection that does not show any, such as an empty one, has the manner of the one around
  /// it.
  init(of collection: YAMLNode?) {
    guard let collection else { return }
    let first = collection.items.first { _ in true }
    // What stands in a list shows how the next item is written.
    var next = first?.kind == .mapping ? first : collection
    isTight = next?.isTight ?? false
    isDense = isTight && next?.isDense ?? false
    while let node = next, !take(from: node) { next = node.parent }
  }

  /// Takes over the quotes of a node, and returns whether its words tell them.
  private mutating func take(from node: YAMLNode) -> Bool {
    let entries = Array(node.entries.prefix(Self.sample))
    let words = entries.isEmpty ? Array(node.items.prefix(Self.sample)) : entries.map(\.key)
    guard let quotes = words.needlessQuotes else { return false }
    keys = quotes.first
    // Texts among plain keys are quoted one by one, as each needs it.
    if keys != nil { texts = entries.map(\.value).needlessQuotes.map(\.first) ?? keys }
    return true
  }

  /// What stands between two parts.
  var comma: String { isDense ? "," : ", " }

  /// What stands between a key and its value.
  var colon: String { isDense && keys != nil ? ":" : ": " }

  /// A key and its value, given as YAML on one line, as they are written there.
  func entry(_ key: String, _ value: String) -> String {
    scalar(key, in: keys) + colon + self.value(value)
  }

  /// A text as it is written there.
  func text(_ text: String) -> String { scalar(text, in: texts) }

  private func scalar(_ text: String, in quotes: ScalarWriting.Quotes?) -> String {
    quotes.map { ScalarWriting.quoted(text, in: $0) } ?? ScalarWriting.scalar(text)
  }

  /// A value that is given as YAML on one line, as it is written there.
  func value(_ yaml: String) -> String {
    guard keys != nil || texts != nil || isTight else { return yaml }
    let text = SourceText(yaml)
    guard let root = YAMLStream(parsing: text).documents.first?.tree.root else { return yaml }
    var edits: [TextEdit] = []
    var pending = [(node: root, quotes: texts)]
    while let (node, quotes) = pending.popLast() {
      if isTight { edits += node.blanksInside.map(TextEdit.delete) }
      if isDense, keys != nil { edits += node.blanksBetween.map(TextEdit.delete) }
      switch node.kind {
      case .scalar: edits += edit(of: node, quotes)
      case .sequence: pending += node.items.map { ($0, texts) }
      case .mapping: pending += node.entries.flatMap { [($0.key, keys), ($0.value, texts)] }
      case .alias: break
      }
    }
    let edited = text.applying(edits)
    return edited.string(in: edited.range)
  }

  private func edit(of scalar: YAMLNode, _ quotes: ScalarWriting.Quotes?) -> [TextEdit] {
    guard let quotes, scalar.style == .plain, scalar.scalarType == .string else { return [] }
    return [TextEdit(scalar.range, with: ScalarWriting.quoted(scalar.text, in: quotes))]
  }
}

extension ScalarWriting {
  /// A value that is given as YAML on one line, in the manner of JSON.
  package static func json(_ yaml: String) -> String { CollectionStyle.json.value(yaml) }
}

extension Spec {
  /// How the map around an entry is written.
  ///
  /// It is `nil` for an entry with a plain key, which shows the manner of YAML.
  func style(around entry: SpecEntry) -> CollectionStyle? {
    let key = entry.key.range.lowerBound
    guard key > 0, key <= tree.bytes.count, tree.bytes[key - 1].isQuote else { return nil }
    return CollectionStyle(of: tree.map(around: key))
  }

  /// How a collection is written that holds a plain word; `nil` for one behind a plain key.
  func style(around word: ByteRange) -> CollectionStyle? {
    var mark = word.lowerBound
    while mark > 0, tree.bytes[mark - 1].isBlankOrBreak { mark -= 1 }
    guard mark > 1, tree.bytes[mark - 1] == UInt8(ascii: ":"), tree.bytes[mark - 2].isQuote else {
      return nil
    }
    return CollectionStyle(of: tree.map(around: word.lowerBound))
  }
}

extension SyntaxTree {
  /// The innermost map that holds an offset.
  fileprivate func map(around offset: Int) -> YAMLNode? {
    path(to: offset).last { $0.kind == .mapping }
  }
}

extension [YAMLNode] {
  /// The length in bytes up to which the quotes of a text are looked at.
  private static var longestWord: Int { 1_000 }

  /// The quotes around the texts that need none.
  ///
  /// The list is empty where one of the texts has no quotes; `nil` where there is no such text.
  fileprivate var needlessQuotes: [ScalarWriting.Quotes]? {
    let words = filter {
      $0.kind == .scalar && !$0.isMissing && $0.range.count <= Self.longestWord
        && $0.scalarType == .string && ScalarWriting.isSafePlain($0.text)
    }
    guard !words.isEmpty else { return nil }
    let quotes = words.compactMap(\.quotes)
    return quotes.count == words.count ? quotes : []
  }
}

extension YAMLNode {
  fileprivate var quotes: ScalarWriting.Quotes? {
    switch style {
    case .doubleQuoted: .double
    case .singleQuoted: .single
    default: nil
    }
  }

  var isTight: Bool {
    guard style == .flow, range.count > 2 else { return false }
    return !tree.bytes[range.lowerBound + 1].isBlankOrBreak
  }

  fileprivate var isDense: Bool {
    let firstItems = Array(items.prefix(2))
    if let first = firstItems.first, let second = firstItems.last, first != second {
      return first.range.upperBound + 1 == second.rangeWithProperties.lowerBound
    }
    guard let entry = entries.first(where: { _ in true }), let colon = entry.colon else {
      return false
    }
    return colon + 1 == entry.value.range.lowerBound
  }

  /// The blanks behind the colons and the commas.
  fileprivate var blanksBetween: [ByteRange] {
    let commas = (entries.map(\.range) + items.map(\.range)).dropFirst().map(\.lowerBound)
    let colons = entries.filter { $0.colon != nil }.map(\.value.range.lowerBound)
    return (commas + colons).compactMap { end in
      var start = end
      while start > 0, tree.bytes[start - 1].isBlankOrBreak { start -= 1 }
      return start < end ? start..<end : nil
    }
  }

  /// The blanks behind the opening and before the closing brace.
  fileprivate var blanksInside: [ByteRange] {
    guard style == .flow, range.count > 2 else { return [] }
    let inside = tree.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
    let head = inside.prefix(while: \.isBlankOrBreak)
    let tail = inside[head.endIndex...].reversed().prefix(while: \.isBlankOrBreak)
    return [head.startIndex..<head.endIndex, (inside.endIndex - tail.count)..<inside.endIndex]
      .filter { !$0.isEmpty }
  }
}

extension UInt8 {
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }

}
