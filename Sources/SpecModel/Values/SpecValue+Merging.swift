extension SpecValue {
  /// The map with the entries of `other` laid over it.
  ///
  /// Maps merge key by key, and scalars and lists replace. `none` removes the entry of this map
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

  /// The map that a list stands for, or the value itself.
  ///
  /// A list of words, such as states, is a map with null values. A list of maps with `for` and
  /// `text` is a map from moment to phrase. An item that names a `state` is the value in place of
  /// the phrase.
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
