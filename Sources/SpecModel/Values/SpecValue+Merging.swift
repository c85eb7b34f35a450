extension SpecValue {
  /// The map with the entries of `other` laid over it.
  ///
  /// Maps merge key by key, scalars and lists replace, and `none` switches an entry of this map off
  /// that has the same key.
  func overlaid(with other: SpecValue) -> SpecValue {
    guard isMap, other.isMap else { return other }
    // An entry that is switched off leaves a gap, so that the positions of the others stay.
    var merged: [SpecEntry?] = entries
    var positions: [OverlayKey: Int] = [:]
    for (position, entry) in entries.enumerated() where positions[OverlayKey(entry)] == nil {
      positions[OverlayKey(entry)] = position
    }
    for over in other.entries {
      let key = OverlayKey(over)
      guard let position = positions[key], let entry = merged[position] else {
        positions[key] = merged.count
        merged.append(over)
        continue
      }
      if over.value.word?.value == "none" {
        merged[position] = nil
        positions[key] = nil
      } else if !over.value.isNull {
        let value = entry.value.overlaid(with: over.value)
        merged[position] = SpecEntry(key: over.key, value: value, source: over.source)
      }
    }
    return SpecValue(.map(merged.compactMap { $0 }), range: other.range, node: other.node)
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

/// What an entry is replaced by: one with the same key, and as an announcement the same state.
private struct OverlayKey: Hashable {
  let key: String
  let state: String?

  init(_ entry: SpecEntry) {
    key = entry.key.value
    state = entry.value["state"]?.word?.value
  }
}
