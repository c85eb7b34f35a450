import English
import Guidelines
import SourceText
import SpecModel

extension Part {
  /// The text that the first of some APIs gives, and its entry; `nil` for one that is composed
  /// elsewhere.
  func text(
    ofAny apis: [String],
    _ vocabulary: Vocabulary
  ) -> (entry: SpecEntry, text: LocatedText)? {
    for api in apis {
      guard let entry = value.entry(of: api, in: vocabulary), let word = entry.value.word,
        entry.value.boolean == nil, word.value != "none"
      else { continue }
      let text = label.map { Phrase(word.value).spoken(["label": $0.value]) } ?? word.value
      if Phrase(text).names.isEmpty { return (entry, LocatedText(text, at: word.range)) }
    }
    guard apis.contains(where: { vocabulary.api(named: $0)?.purpose == "name" }) else { return nil }
    return value.entries.firstNonNil { entry in entry.nameInKey(vocabulary).map { (entry, $0) } }
  }
}

extension PlatformContext {
  /// The control, its buttons, its segments and its other parts, as the platform has them.
  func readNamedParts() -> [Part] {
    let parts = (scope.segments.all + spec.parts).filter(\.value.isMap)
    return [Part(scope.map, label: spec.label, vocabulary)] + buttons + parts
  }
}
