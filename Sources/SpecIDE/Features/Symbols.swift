package import SourceText
import SpecModel
import YAMLSyntax

/// An entry in the outline of a file.
package struct Symbol: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A whole spec.
    case spec
    /// A platform or a segment: a part with parts of its own.
    case part
    /// A key whose value has entries.
    case group
    /// A key with a plain value.
    case field
  }

  package let name: String
  /// The value in short, such as "button".
  package let detail: String?
  package let kind: Kind
  /// The whole entry, key and value.
  package let range: ByteRange
  /// The key, inside `range`.
  package let selectionRange: ByteRange
  package let children: [Symbol]

  package init(
    name: String,
    detail: String?,
    kind: Kind,
    range: ByteRange,
    selectionRange: ByteRange,
    children: [Symbol]
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}

extension Snapshot {
  /// The outline of the file: its specs, and under each the keys as they stand.
  package var symbols: [Symbol] {
    documents.compactMap { start, document in
      document.spec.flatMap { SymbolReader(start: start, spec: $0).symbol }
    }
  }
}

/// Builds the outline of one spec.
private struct SymbolReader {
  /// How deep the outline goes, which bounds the recursion.
  private static let depthLimit = 12

  let start: Int
  let spec: Spec

  var symbol: Symbol? {
    guard let root = spec.tree.root else { return nil }
    let title = spec.root["title"]?.word?.value
    let component = spec.component?.value
    let selection = spec.component?.range ?? spec.anchorRange
    return Symbol(
      name: title ?? component ?? "spec",
      detail: title == nil ? nil : component,
      kind: .spec,
      range: root.range.union(selection).shifted(by: start),
      selectionRange: selection.shifted(by: start),
      children: children(of: root, depth: 0)
    )
  }

  private func children(of node: YAMLNode, depth: Int) -> [Symbol] {
    guard depth < Self.depthLimit else { return [] }
    switch node.kind {
    case .mapping:
      return node.entries.map { symbol(of: $0, depth: depth) }
    case .sequence:
      return node.items.compactMap { item in
        guard item.kind == .mapping else { return nil }
        let name = item["label"] ?? item["name"] ?? item["for"]
        return Symbol(
          name: name?.text ?? "item",
          detail: nil,
          kind: .part,
          range: item.range.shifted(by: start),
          selectionRange: (name?.range ?? item.range).shifted(by: start),
          children: children(of: item, depth: depth + 1)
        )
      }
    case .scalar, .alias: return []
    }
  }

  private func symbol(of entry: YAMLEntry, depth: Int) -> Symbol {
    let isScalar = entry.value.kind == .scalar
    let text =
      isScalar ? entry.value.text : entry.value.kind == .alias ? "*" + entry.value.text : ""
    let key = entry.key.range
    return Symbol(
      name: entry.key.text.isEmpty ? "?" : entry.key.text,
      detail: text.isEmpty ? nil : String(text.prefix(60)),
      kind: isScalar ? .field : depth == 1 ? .part : .group,
      range: key.union(entry.range).shifted(by: start),
      selectionRange: key.shifted(by: start),
      children: children(of: entry.value, depth: depth + 1)
    )
  }
}

extension ByteRange {
  /// The smallest range that holds both.
  fileprivate func union(_ other: ByteRange) -> ByteRange {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
