import English
import Guidelines

/// Lists that lack a mark, or have one too many.
extension WordingReader {
  /// An entry whose list is read as it was meant.
  mutating func mending(_ entry: SpecEntry, of map: MapShape) -> SpecEntry {
    guard let shape = map.description(of: entry.key.value)?.shape, let item = shape.itemShape else {
      return entry
    }
    let kind = item.wordKind
    if let unopened = UnopenedList(entry.value, in: shape) {
      problems.append(unopened.problem)
      let list = SpecValue(.list(unopened.values), range: entry.value.range, node: nil)
      return SpecEntry(key: entry.key, value: list, source: entry.source)
    }
    if !entry.value.isList {
      let mayBeWord = shape.alternative(fitting: entry.value) != nil
      guard let kind,
        let joined = JoinedWords(
          entry.value,
          isItem: false,
          atCommas: mayBeWord,
          { isKnown($0, as: kind) }
        )
      else { return entry }
      problems.append(joined.problemOfList)
      let list = SpecValue(.list(joined.values), range: entry.value.range, node: entry.value.node)
      return SpecEntry(key: entry.key, value: list, source: entry.source)
    }
    var isMended = false
    let items = entry.value.items.flatMap { value -> [SpecValue] in
      guard problems.count < SpecProblem.mostOfDocument else { return [value] }
      if item.itemShape == nil, let nested = NestedItems(value) {
        isMended = true
        problems.append(nested.problem)
        return nested.values
      }
      if let slip = value.entrySlip(in: item) {
        isMended = true
        problems.append(slip.problem)
        return [slip.value]
      }
      guard let kind, let joined = JoinedWords(value, { isKnown($0, as: kind) }) else {
        return [value]
      }
      isMended = true
      problems.append(joined.problemOfItem)
      return joined.values
    }
    guard isMended else { return entry }
    let list = SpecValue(.list(items), range: entry.value.range, node: entry.value.node)
    return SpecEntry(key: entry.key, value: list, source: entry.source)
  }

  /// Whether a word is one of a kind; words of other kinds may be anything.
  private func isKnown(_ word: String, as kind: WordKind) -> Bool {
    switch kind {
    case .action:
      guideline?.model.facts("required-actions").contains { fact in
        let names = fact.values + fact.values.flatMap(fact.details)
        return names.contains { $0.foldedForComparison == word.foldedForComparison }
      } ?? false
    case .framework: vocabulary.term(.framework, word) != nil
    case .state: vocabulary.term(.state, word) != nil
    case .element, .trait, .method, .handler: vocabulary.api(named: word) != nil
    default: false
    }
  }
}
