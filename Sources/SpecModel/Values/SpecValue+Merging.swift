extension SpecValue {
  /// The map with the entries of `other` laid over it.
  ///
  /// Maps merge key by key, scalars and lists replace, and `none` switches an entry of this map off
  /// that has the same key.
  func overlaid(with other: SpecValue) -> SpecValue {
    guard isMap, other.isMap else { return other }
    var entries = entries
    for over in other.entries {
      guard let index = entries.firstIndex(where: { $0.isReplaced(by: over) }) else {
        entries.append(over)
        continue
      }
      if over.value.word?.value == "none" {
        entries.remove(at: index)
      } else if !over.value.isNull {
        let merged = entries[index].value.overlaid(with: over.value)
        entries[index] = SpecEntry(key: over.key, value: merged, source: over.source)
      }
    }
    return SpecValue(.map(entries), range: other.range, node: other.node)
  }

  /// A list of words as a map with null values, which is what a list of states means; a list of
  /// maps with `for` and `text` as a map from moment to phrase, or to the map of the list where it
  /// names a state.
  var asMap: SpecValue {
    guard isList else { return self }
    let entries = items.compactMap { item -> SpecEntry? in
      if let word = item.word {
        return SpecEntry(key: word, value: SpecValue(.null, range: word.range, node: nil))
      }
      guard let moment = item["for"]?.word, let text = item["text"] else { return nil }
      return SpecEntry(key: moment, value: item["state"]?.word == nil ? text : item)
    }
    return SpecValue(.map(entries), range: range, node: node)
  }
}

extension SpecEntry {
  /// Whether another entry has the same key, and as an announcement the same state.
  fileprivate func isReplaced(by other: SpecEntry) -> Bool {
    guard key.value == other.key.value else { return false }
    return value["state"]?.word?.value == other.value["state"]?.word?.value
  }
}
