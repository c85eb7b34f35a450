import SourceText
import SpecModel
import YAMLSyntax

extension FormatDocument {
  /// The outline of the document: its keys, and below each its entries or items.
  package var symbols: [Symbol] {
    documents.flatMap { start, tree in
      (tree.root?.entries.map { Self.symbol(of: $0) } ?? []).map { $0.shifted(by: start) }
    }
  }

  private static func symbol(of entry: YAMLEntry) -> Symbol {
    let value = entry.value
    switch value.kind {
    case .mapping:
      return OutlineReader.make(entry, .topic, children: value.entries.map { field($0) })
    case .sequence:
      let maps = value.items.filter { $0.kind == .mapping }
      guard !maps.isEmpty else { return field(entry) }
      return OutlineReader.make(entry, .topic, detail: String(maps.count), children: maps.map(item))
    case .scalar, .alias: return field(entry)
    }
  }

  /// A key with its words, or the keys of its map.
  private static func field(_ entry: YAMLEntry) -> Symbol {
    OutlineReader.make(entry, .field, detail: words(of: entry.value))
  }

  /// An item of a list; its first entry tells it from the others.
  ///
  /// The entry says where a fact holds, or has the files of an override.
  private static func item(_ map: YAMLNode) -> Symbol {
    let entries = Array(map.entries.prefix(2))
    let name = entries.first.map { words(of: $0.value) }
    let detail = entries.dropFirst().first.map { words(of: $0.value) }
    return OutlineReader.make(map, entries.first?.value ?? map, named: name, .part, detail: detail)
  }

  private static func words(of node: YAMLNode) -> String {
    switch node.kind {
    case .scalar: node.text
    case .alias: "*" + node.text
    case .mapping, .sequence: OutlineReader.summary(of: node)
    }
  }
}
