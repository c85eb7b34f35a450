import Guidelines
import SpecModel

extension CompletionList {
  /// Proposes the APIs that fit.
  ///
  /// APIs of the state that is described come first, then APIs that the topic speaks of. All others
  /// of the frameworks at hand follow, unless the topic takes no others.
  mutating func proposeAPIs() {
    let keys = Array(cursor.path.names.reversed())
    // A key of the whole spec may be called like a state.
    let isOfState = keys.count > 2 ? keys[2] == "states" : keys.count == 2 && keys[0] == "api"
    let own = isOfState ? values("\(keys[1].lowercased())-api") : []
    addAll(called(own).filter(keepsRole), kind: .api)
    proposeValuesFromElsewhere()
    proposePurpose()
    // Where the guideline says what sets a state, others do beside that alone.
    if !own.isEmpty, listed.isEmpty { return proposeOwnCalls(for: keys[1]) }
    for key in keys { propose(purposesOf: key) }
    guard !keys.contains(where: Self.closedTopics.contains) else { return }
    let naming = library.vocabulary.counterparts.first { $0.purpose == "name" }?.names
    let namers = Set((naming ?? [:]).values.joined())
    addAPIs([.api, .notification]) { api in
      // What a modifier is for stands in its braces.
      let isName = api.name.contains("{") ? namers.contains(api.name) : api.purpose == "name"
      return !isName && api.preferred == nil
    }
  }

  /// Proposes calls of the platform's own elements that set a state, such as
  /// `SegmentedButton(enabled = false)`.
  private mutating func proposeOwnCalls(for state: String) {
    for framework in applicability.frameworks {
      for purpose in Self.purposes[state] ?? [] {
        let row = library.vocabulary.counterparts.first { $0.purpose == purpose }
        let names = row?.names[framework] ?? []
        addAll(called(names).dropLast(names.count), kind: .api)
      }
    }
  }

  /// The APIs that serve what the key is for, such as announcing or a step of a custom action.
  mutating func proposePurpose() {
    let path = cursor.path.last == .item ? cursor.path.dropLast() : cursor.path[...]
    guard case .key(let key) = path.last else { return }
    if path.dropLast().last == .key("custom-actions") {
      for fact in applicability.facts("custom-action-steps") where fact.detail("place") == key {
        addAll(fact.values, kind: .api)
      }
    }
    if key == "focus" {
      let goals = eventGoals.map { $0 == "content" ? "heading" : $0 }
      for goal in goals.isEmpty ? ["stay"] : goals { addPlain(goal) }
      if goals.contains("stay") { return }
    }
    propose(purposesOf: key)
    if key == "announce" { proposeValuesFromElsewhere() }
    if key == "style" { proposeStyles() }
  }

  /// Proposes the styles that the guideline names, or else the styles of the frameworks.
  ///
  /// The short form comes first.
  private mutating func proposeStyles() {
    let own = values("style")
    addAll(own, kind: .api)
    guard own.isEmpty else { return }
    for style in apis([.element]) where style.name.hasSuffix("Style") {
      addAll(style.aliases.filter { $0.hasPrefix(".") } + [style.name], kind: .api)
    }
  }

  /// The APIs for a key or a topic, each with the values that it can be set to.
  private mutating func propose(purposesOf key: String) {
    for framework in applicability.frameworks {
      for purpose in Self.purposes[key] ?? [] {
        let row = library.vocabulary.counterparts.first { $0.purpose == purpose }
        let names = row?.names[framework] ?? []
        addAll(called(names) + names.flatMap { settings(of: $0, in: framework) }, kind: .api)
      }
    }
  }

  /// An API with each of its few values; none for a switch.
  ///
  /// The purpose of a switch tells whether it is on or off.
  private func settings(of name: String, in framework: Framework) -> [String] {
    guard !name.contains("=") else { return [] }
    let values = library.vocabulary.api(named: name)?.takes ?? []
    let sign = framework == .compose ? " = " : "="
    return values.contains("true")
      ? [] : values.filter { fitsLiveRegion($0, of: name) }.map { name + sign + $0 }
  }

  /// The topics in which an API for anything else is a mistake.
  private static let closedTopics: Set = ["custom-actions", "groupings", "icon", "label-hidden"]

  /// What the APIs under a key are for, as the table of counterparts calls it.
  private static let purposes = [
    "announce": ["announce"], "announcements": ["announce"], "custom-actions": ["custom actions"],
    "focus": ["move focus", "make focusable", "focus order"], "groupings": ["group"],
    "icon": ["hide"],
    "label-hidden": ["hide"], "move": ["move focus"], "on-page-change": ["announce"],
    "on-select": ["announce"], "on-value-change": ["announce"], "order": ["focus order"],
    "selected": ["selected"], "disabled": ["disabled"], "enabled": ["enabled"],
    "active": ["enabled"],
  ]

  mutating func addAPIs(
    _ kinds: Set<API.Kind>,
    where isWanted: (API) -> Bool = { _ in true }
  ) {
    for api in apis(kinds) where isWanted(api) {
      addScalar(
        api.name,
        detail: api.homes.map(\.title).joined(separator: ", "),
        kind: .api
      )
    }
  }
}
