import Guidelines
import SourceText
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

extension PlatformContext {
  /// Whether the control itself announces what changes in it, whatever an event says.
  var announcesItsChanges: Bool {
    namedAPIs.contains { api in
      guard api.mention.isKey, !api.mention.place.keys.contains("focus") else { return false }
      return vocabulary.api(named: api.stem)?.purpose == "announce" && !api.isOff
    }
  }

  /// The API that announces in every framework that a place holds for; `nil` where there is none.
  func announcer(at range: ByteRange) -> String? {
    guard scope.platform != nil, isOwn(range) else { return nil }
    let frameworks = scope.possibleFrameworks
    let names = frameworks.flatMap { vocabulary.names(for: "announce", in: $0) }
    return names.first { Set(frameworks).isSubset(of: vocabulary.frameworks(declaring: $0)) }
  }

  /// What the spec says of a new value, `none` included.
  var phraseOfNewValue: LocatedText? {
    let moment = scope.map["announcements"]?["value-change"]
    return moment?.word ?? moment?["text"]?.word
  }
}

extension String? {
  /// What stands behind `announce` for an API; `true` leaves open what announces.
  var asAnnouncer: String { map(ScalarWriting.scalar) ?? "true" }
}
