import Guidelines
import SpecModel
import SpecRules

/// What the guideline speaks against at a place, so that it would be reported there.
extension CompletionList {
  /// Whether an API, perhaps with its setting, does the opposite of what is meant.
  ///
  /// It hides what is there to be used, or moves a focus that is to stay.
  func isOpposed(_ api: String) -> Bool {
    let hides = applicability.facts("hiding-apis").contains { $0.accepts(api) }
    if hides { return !cursor.path.names.contains(where: Self.hiddenPlaces.contains) }
    if setsAnotherState(api) { return true }
    return eventGoals.contains("stay") && movers.contains(api)
  }

  /// Whether a call sets another state than the one at the cursor, for which none is known.
  private func setsAnotherState(_ api: String) -> Bool {
    let names = cursor.path.names
    guard api.contains("("), let topic = names.firstIndex(of: "states"), topic + 1 < names.count,
      case let state = names[topic + 1].lowercased(),
      applicability.facts("\(state)-api").isEmpty
    else { return false }
    let others = applicability.facts("states").compactMap(\.values.first).filter { $0 != state }
    return others.flatMap { applicability.facts("\($0)-api") }.contains { $0.accepts(api) }
  }

  /// Whether the guideline says of a name that it does not do for the component at this place.
  func isUnfit(_ name: String) -> Bool {
    let keys = cursor.path.names.flatMap { [$0, Vocabulary.stem(of: $0)] }
    return unfitWords.fact(against: name, below: keys) != nil
  }

  /// Whether the guideline names no politeness for an API, or this one.
  func fitsLiveRegion(_ value: String, of key: String) -> Bool {
    let stem = Vocabulary.stem(of: key)
    let api = library.vocabulary.api(named: stem)?.stem ?? stem
    let own = applicability.facts("live-region").filter { fact in
      fact.details("api").contains { Vocabulary.stem(of: $0) == api }
    }
    return own.isEmpty || own.contains { $0.accepts(value) }
  }

  /// Where something is that may be hidden.
  private static let hiddenPlaces: Set = ["icon", "label-hidden", "children"]

  /// Where the guideline wants the focus to be after the event at the cursor.
  var eventGoals: [String] {
    guard let event = cursor.path.names.last(where: MapShape.focusEvents.contains) else {
      return []
    }
    return applicability.facts("focus-\(event)").flatMap(\.values)
  }

  /// Whether the guideline wants the event at the cursor to be announced.
  var isEventAnnounced: Bool {
    guard let event = cursor.path.names.last(where: MapShape.focusEvents.contains) else {
      return false
    }
    let name = String(event.dropFirst("on-".count))
    return !applicability.facts("announced-\(name)").isEmpty
      || applicability.facts("announced-events").contains { $0.values.contains(name) }
  }

  /// The APIs that move the focus and do nothing else.
  private var movers: Set<String> {
    let names = { (purpose: String) in
      library.vocabulary.counterparts.filter { $0.purpose == purpose }
        .flatMap { $0.names.values.joined() }
    }
    return Set(names("move focus")).subtracting(names("announce"))
  }

  /// The values that the guideline gives an API which stands as a key in a group.
  func groupSettings(of api: String) -> [String] {
    let names = cursor.path.names
    guard names.contains("groupings") else { return [] }
    let settings = values(names.contains("children") ? "group-children" : "group-head")
    return settings.filter { $0.hasPrefix(api + "=") }.map { String($0.dropFirst(api.count + 1)) }
  }
}
