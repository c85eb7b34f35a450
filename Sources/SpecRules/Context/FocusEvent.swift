import SpecModel

/// What a spec says of the focus when something changes: an entry `on-…` of `focus`.
struct FocusEvent {
  let key: LocatedText
  /// A word, or a map with `announce`, `focus`, `api` and API keys.
  let value: SpecValue

  /// The words that name how it is done, API keys included.
  var apis: [LocatedText] {
    let known = ["announce", "focus", "api", "argument", "reason"]
    return ["api", "announce"].flatMap { value[$0]?.words ?? [] }
      + value.entries.map(\.key).filter { !known.contains($0.value) }
  }

  /// Where the focus goes, in the spec's words; `nil` where the spec does not say.
  var target: LocatedText? { value["focus"]?.word }

  /// The name of the fact that says where the focus should go: `focus-on-select`.
  var factName: String { "focus-" + key.value }
}

extension PlatformSpec {
  /// The events of `focus`, in the order of the text.
  var focusEvents: [FocusEvent] {
    (map["focus"]?.entries ?? []).filter {
      $0.key.value.hasPrefix("on-") && $0.key.value != "on-close"
    }
    .map { FocusEvent(key: $0.key, value: $0.value) }
  }

  /// The event of a key such as `on-select`; `nil` where nothing is written behind it.
  func focusEvent(_ key: String) -> FocusEvent? {
    focusEvents.first { $0.key.value == key && !$0.value.isNull }
  }
}
