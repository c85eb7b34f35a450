extension YAMLNode {
  /// The entries of a mapping with merge keys (`<<`) applied.
  ///
  /// Own entries come first and win over merged ones, and earlier merged mappings win over later
  /// ones. Every mapping is merged at most once, and none within itself. So neither cycles nor
  /// repeated references multiply the work. An alias is followed to its mapping first.
  public var mergedEntries: [YAMLEntry] { mergedEntries(visitingAtMost: .max).entries }

  /// The entries with merge keys applied, and how many entries of other mappings were looked at.
  ///
  /// No further mapping is begun once that number reaches the limit.
  public func mergedEntries(
    visitingAtMost limit: Int
  ) -> (entries: [YAMLEntry], visited: Int) {
    guard let mapping = resolved, mapping.kind == .mapping else { return ([], 0) }
    guard mapping.entries.contains(where: \.isMerge) else { return (Array(mapping.entries), 0) }
    var looked = 0
    var merged: [YAMLEntry] = []
    var keys: Set<String> = []
    var visited: Set<Int> = []
    // Mappings still to visit, the next one last.
    var pending = [mapping]
    while let next = pending.popLast(), looked < limit || next == mapping {
      guard visited.insert(next.index).inserted else { continue }
      var sources: [YAMLNode] = []
      for entry in next.entries {
        if next != mapping { looked += 1 }
        if entry.isMerge {
          sources += entry.value.mergeSources
        } else if next == mapping || keys.insert(entry.key.text).inserted {
          keys.insert(entry.key.text)
          merged.append(entry)
        }
      }
      pending += sources.reversed()
    }
    return (merged, looked)
  }

  /// The mappings that the value of a merge key names, directly or in a sequence.
  private var mergeSources: [YAMLNode] {
    guard let value = resolved, !isWithinItsTarget else { return [] }
    switch value.kind {
    case .mapping: return [value]
    case .sequence:
      return value.items.filter { !$0.isWithinItsTarget }.compactMap(\.resolved)
        .filter { $0.kind == .mapping }
    case .scalar, .alias: return []
    }
  }
}

extension YAMLEntry {
  /// Whether the key is a plain `<<`, as the merge key type of YAML 1.1 defines it.
  public var isMerge: Bool {
    guard key.kind == .scalar, key.style == .plain else { return false }
    let range = key.range
    let bytes = key.tree.bytes
    return range.count == 2 && bytes[range.lowerBound] == .less
      && bytes[range.lowerBound + 1] == .less
  }
}
