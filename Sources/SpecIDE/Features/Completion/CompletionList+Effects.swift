import English
import Guidelines
import SourceText
import SpecModel

/// What keys, gestures and handlers do.
extension CompletionList {
  /// The handlers of the guideline that the framework has, then what does as well.
  ///
  /// Without a word of the guideline it is whatever is called like a handler.
  mutating func proposeHandlers() {
    let handlers = Set(values("handlers"))
    let unwanted = Set(values("unwanted-handlers"))
    addAPIs([.api], where: { handlers.contains($0.name) })
    let others = applicability.facts("handlers")
      .flatMap { $0.details("also") + $0.details("listeners") }.map { Vocabulary.stem(of: $0) }
    addAPIs([.api]) { api in
      guard handlers.isEmpty else { return others.contains(Vocabulary.stem(of: api.name)) }
      let name = api.name.split(separator: ".").last ?? ""
      let isEvent = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
      return isEvent && !name.hasSuffix("Label") && !unwanted.contains(api.name)
    }
  }

  /// The effect that the guideline gives to the key or gesture first.
  mutating func proposeEffects() {
    if case .key(let name) = cursor.path.last {
      let vocabulary = library.vocabulary
      let term = vocabulary.term(.key, name) ?? vocabulary.term(.gesture, name)
      let trigger = (term?.word ?? name).foldedForComparison
      let isMeant = { (words: [String]) in words.contains { $0.foldedForComparison == trigger } }
      guard !isMeant(values("inactive-keys")) else {
        addScalar("none")
        return
      }
      for fact in applicability.facts("page-keys")
      where fact.detail("key")?.foldedForComparison == trigger && !isDone(by: fact) {
        return addAll(fact.values)
      }
      let facts = (applicability.facts("keys") + applicability.facts("gestures"))
        .filter { isMeant($0.values) }
      for effect in facts.compactMap({ $0.detail("effect") }) { addScalar(effect) }
      // What the guideline asks for may do nothing else.
      if facts.contains(where: { $0.detail("need") != nil }) { return }
    }
    let name = cursor.path.names.last ?? ""
    addAll(terms(.effect).filter { !isUnfit("\(name)=\($0)") })
  }

  /// Whether another entry of the map at the cursor has one of the effects that a fact accepts.
  private func isDone(by fact: Fact) -> Bool {
    let map = cursor.path.names.dropLast().reduce(spec?.root) { $0?[$1] }
    return (map?.entries ?? []).contains { entry in
      !entry.value.range.touches(cursor.word.lowerBound)
        && entry.value.word.map { fact.accepts($0.value) } ?? false
    }
  }
}
