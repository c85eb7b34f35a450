import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

/// Builds the outline of one spec from its tree, in offsets of its document.
///
/// What aliases lead to stands where it is written.
struct OutlineReader {
  /// The longest detail, in characters.
  private static let detailLimit = 60
  /// The keys whose values describe the spec itself, as its own symbol does.
  private static let silentKeys: Set = [
    "spec", "component", "title", "purpose", "links", "language", "framework", "reason",
  ]
  private static let topics = Set(MapShape.topicKeys.map(\.name))

  /// How many symbols an outline has at most: nobody looks through more.
  static let symbolLimit = 10_000

  private let spec: Spec
  private var rest = Self.symbolLimit

  init(_ spec: Spec) {
    self.spec = spec
  }

  /// As many of some entries or items as the outline may still have.
  private mutating func taken<Part>(_ parts: some Sequence<Part>) -> [Part] {
    let taken = Array(parts.prefix(rest))
    rest -= taken.count
    return taken
  }

  /// Reads the outline; `nil` for a document without a node.
  mutating func readSymbol() -> Symbol? {
    guard let root = spec.tree.root else { return nil }
    let title = spec.root["title"]?.word?.value
    let component = spec.guideline?.title ?? spec.component?.value
    let selection = spec.component?.range ?? spec.anchorRange
    let range = root.range
    return Symbol(
      name: [title, component].compactMap(\.self).first { !$0.isEmpty } ?? "spec",
      detail: title == nil ? nil : component,
      kind: .spec,
      range: min(
        range.lowerBound,
        selection.lowerBound
      )..<max(
        range.upperBound,
        selection.upperBound
      ),
      selectionRange: selection,
      children: taken(root.entries).flatMap { topSymbols(of: $0) }
    )
  }

  private mutating func topSymbols(of entry: YAMLEntry) -> [Symbol] {
    guard entry.key.text == "platforms", entry.value.kind == .mapping else {
      return symbol(of: entry).map { [$0] } ?? []
    }
    return taken(entry.value.entries).map { platform in
      Self.make(
        platform,
        .platform,
        name: Platform(named: platform.key.text)?.title,
        detail: detail(ofPlatform: platform.key.text),
        children: taken(platform.value.entries).compactMap { symbol(of: $0) }
      )
    }
  }

  /// The frameworks and the role, wherever they are said.
  private func detail(ofPlatform name: String) -> String? {
    guard let scope = spec.scopes.first(where: { $0.platform?.rawValue == name }) else {
      return nil
    }
    let words = scope.frameworks.filter { $0.value != .unlisted }.map(\.value.title).joined(
      separator: ", "
    )
    return [words, scope.role?.value ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The symbol of a key of a spec or platform; `nil` for a key that says nothing by itself.
  private mutating func symbol(of entry: YAMLEntry) -> Symbol? {
    let key = entry.key.text
    let value = entry.value
    if Self.silentKeys.contains(key) { return nil }
    switch (key, value.kind) {
    case (_, .sequence) where Self.part(key) != nil:
      let takesWords = Self.part(key)?.takesWords ?? false
      let items = taken(value.items).filter { $0.kind == .mapping || takesWords }.map(part)
      return Self.make(entry, .topic, detail: String(items.count), children: items)
    case (_, .mapping) where Self.part(key)?.takesWords == true:
      return Self.make(entry, .part, detail: (value["name"] ?? value["label"])?.text)
    case ("announcements", .mapping):
      return Self.make(entry, .topic, children: taken(value.entries).map { named($0, .moment) })
    case ("announcements", .sequence):
      return Self.make(entry, .topic, children: taken(value.items).compactMap(listedMoment))
    case ("states", .mapping):
      return Self.make(entry, .topic, children: taken(value.entries).map { named($0, .state) })
    case (_, .mapping) where !Self.topics.contains(key) && value["name"] != nil:
      return Self.make(entry, .part, detail: value["name"]?.text)
    case (_, .mapping), (_, .sequence):
      return Self.make(entry, .topic, detail: Self.summary(of: value))
    case (_, .scalar) where value.isMissing: return Self.make(entry, .topic)
    case (_, .scalar) where Self.topics.contains(key) || MapShape.spec.has(key):
      return Self.make(entry, .field, detail: value.text)
    case (_, .alias): return Self.make(entry, .topic, detail: "*" + value.text)
    case (_, .scalar): return nil
    }
  }

  /// A moment or a state, with the phrase or the word that is announced.
  private func named(_ entry: YAMLEntry, _ kind: Symbol.Kind) -> Symbol {
    let value = entry.value
    let text =
      value.kind == .scalar
      ? value.text : (value["announce"] ?? value["text"] ?? value["api"])?.text
    return Self.make(entry, kind, detail: text)
  }

  private func listedMoment(_ item: YAMLNode) -> Symbol? {
    guard item.kind == .mapping, let moment = item["for"] else { return nil }
    return Self.make(item, moment, .moment, detail: item["text"]?.text)
  }

  /// Whether parts stand under a key of specs, and whether words may stand for them.
  private static func part(_ key: String) -> (map: MapShape, takesWords: Bool)? {
    guard let description = MapShape.spec.description(of: key), description.isComponentKey else {
      return nil
    }
    let shape = description.shape.itemShape ?? description.shape
    guard let map = shape.mapShape, map.has("name") else { return nil }
    return (map, shape.alternatives.contains { if case .text = $0 { true } else { false } })
  }

  /// A part of a list, such as a segment or a button.
  private func part(_ item: YAMLNode) -> Symbol {
    if item.kind == .scalar { return Self.make(item, item, .part, detail: nil) }
    let states = [KeyMeaning.selected, .disabled].map(\.key).filter { item[$0]?.text == "true" }
    let name = item["label"] == nil ? nil : item["name"]?.text
    let detail = (states + [name ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    return Self.make(item, item["label"] ?? item["name"] ?? item, .part, detail: detail)
  }

  /// The keys of a map, or the words of a list.
  static func summary(of node: YAMLNode) -> String {
    var words: [String] = []
    var length = 0
    let nodes = node.entries.lazy.map(\.key)
    for word in Array(nodes.prefix(8)) + Array(node.items.prefix(8)) where word.kind == .scalar {
      words.append(word.text)
      length += word.text.utf8.count
      if length > Self.detailLimit { break }
    }
    return words.filter { $0 != "reason" }.joined(separator: ", ")
  }

  static func make(
    _ entry: YAMLEntry,
    _ kind: Symbol.Kind,
    name: String? = nil,
    detail: String? = nil,
    children: [Symbol] = []
  ) -> Symbol {
    let key = entry.key.range
    return Symbol(
      name: name ?? short(entry.key.text) ?? "?",
      detail: short(detail),
      kind: kind,
      range: min(
        key.lowerBound,
        entry.range.lowerBound
      )..<max(
        key.upperBound,
        entry.range.upperBound
      ),
      selectionRange: key,
      children: children
    )
  }

  /// An item of a list, with the node that names it, and the name where that is not its text.
  static func make(
    _ item: YAMLNode,
    _ node: YAMLNode,
    named name: String? = nil,
    _ kind: Symbol.Kind,
    detail: String?
  ) -> Symbol {
    Symbol(
      name: short(name ?? node.text) ?? "item",
      detail: short(detail),
      kind: kind,
      range: item.range,
      selectionRange: node.range.clamped(to: item.range),
      children: []
    )
  }

  /// A text on one line, clipped; `nil` for an empty one.
  private static func short(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    guard text.utf8.count > detailLimit || text.utf8.contains(where: { $0 < 0x20 }) else {
      return text
    }
    // What stands behind the limit is not looked at: it may be a megabyte.
    let words = text.prefix(detailLimit + 1).split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    return text.count > detailLimit ? line.clipped(to: detailLimit) : line
  }
}

extension MapShape {
  fileprivate func has(_ key: String) -> Bool { description(of: key) != nil }
}
