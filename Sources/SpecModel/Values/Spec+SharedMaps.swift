import YAMLSyntax

extension Spec {
  /// The map that a section is an alias of, or that it merges.
  ///
  /// It comes with the key that it stands under. It is the section itself where nothing else uses
  /// the map.
  package func sharedMap(_ section: SpecEntry) -> SpecEntry {
    guard !tree.aliases.isEmpty, var node = section.value.node else { return section }
    for _ in 0..<SharedMap.depthLimit {
      guard let merged = node.firstMergedMap else { break }
      node = merged
    }
    let uses = tree.aliases.count { $0.resolved == node }
    guard uses > 0, let entry = node.parent?.entries.first(where: { $0.value == node }) else {
      return section
    }
    // An anchor that stands for itself, such as one under an ignored key, is no use.
    let isSection = entry.key.text == section.key.value
    guard uses > 1 || isSection, entry.key.kind == .scalar else { return section }
    return SpecEntry(
      key: LocatedText(entry.key.text, at: entry.key.contentRange),
      value: SpecValue(section.value.content, range: node.range, node: node),
      source: entry.range
    )
  }
}

private enum SharedMap {
  /// How many merge keys are followed.
  static let depthLimit = 8
}

extension YAMLNode {
  /// The map that the node merges first.
  fileprivate var firstMergedMap: YAMLNode? {
    let merge = entries.first { $0.key.kind == .scalar && $0.key.text == "<<" }?.value.resolved
    guard let merge else { return nil }
    let map = merge.kind == .sequence ? merge.items.first { _ in true }?.resolved : merge
    return map?.kind == .mapping ? map : nil
  }
}
