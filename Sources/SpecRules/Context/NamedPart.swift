import English
import Guidelines
import SpecModel

/// Something that a screen reader names: the control, one of its buttons, or a segment.
struct NamedPart {
  /// What the spec says of it, of the control on its platform with the topics of the top level.
  let value: SpecValue
  /// The visible text that is its own, where the spec gives one.
  let label: LocatedText?
  let isSegment: Bool
  /// Whether it is one button of several, which says more than the label of the control.
  let isButton: Bool

  init(_ value: SpecValue, label: LocatedText?, isSegment: Bool = false, isButton: Bool = false) {
    self.value = value
    self.label = label
    self.isSegment = isSegment
    self.isButton = isButton
  }

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
    return value.entries.lazy
      .compactMap { entry in entry.nameInKey(vocabulary).map { (entry, $0) } }.first
  }
}

extension PlatformContext {
  /// The control, its buttons and its segments, as the platform has them.
  var namedParts: [NamedPart] {
    let segments = scope.segments.all.filter(\.value.isMap)
    return [NamedPart(scope.map, label: spec.label)]
      + buttons.map { NamedPart($0.value, label: nil, isButton: true) }
      + segments.map { NamedPart($0.value, label: $0.label, isSegment: true) }
  }
}
