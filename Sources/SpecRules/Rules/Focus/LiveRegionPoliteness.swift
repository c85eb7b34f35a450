import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A live region that is set to something else than how urgent it is.
  static let liveRegionPoliteness = Rule(
    id: "live-region-politeness",
    severity: .warning,
    summary: "A live region that is neither polite nor assertive",
    rationale: """
      The value decides whether TalkBack waits or interrupts. With another one the region is \
      silent.
      """,
    facts: ["live-region"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            focus:
              on-page-change: { accessibilityLiveRegion: none, focus: stay }
                                                         ^^^^ a live region is 'polite' or \
        'assertive', not 'none'; use 'polite'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            focus:
              on-page-change: { accessibilityLiveRegion: polite, focus: stay }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.facts("live-region", in: scope).first, scope.platform != nil else {
        return
      }
      let names = Set(fact.details("api").map { Vocabulary.foldedStem(of: $0) })
      for api in context.namedAPIs(on: scope) {
        let stem = context.vocabulary.api(named: api.stem)?.stem ?? api.stem
        guard names.contains(stem.foldedForComparison) else { continue }
        context.check(api, against: fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(_ api: NamedAPI, against fact: Fact, in scope: Scope) {
    guard let setting = api.setting, let right = fact.values.first else { return }
    // "View.ACCESSIBILITY_LIVE_REGION_POLITE" says the same.
    let words = setting.split { $0 == "_" || $0 == "." }.map { String($0).foldedForComparison }
    guard !words.contains(where: fact.accepts) else { return }
    let place = api.mention.value?.word ?? api.word
    report(
      "a live region is \(fact.values.listed), not '\(setting)'; use '\(right)'",
      at: place.range,
      fact: fact,
      in: scope,
      fixes: fact.values.map { value in
        let text = place.range == api.word.range ? api.word.value.setting(value) : value
        return Fix(
          "Change to '\(value)'",
          [spec.replacing(place, with: text)],
          isPreferred: value == right
        )
      }
    )
  }
}

extension String {
  /// The name of an API with another value behind it.
  fileprivate func setting(_ value: String) -> String {
    guard let mark = firstIndex(where: { $0 == "=" || $0 == "(" }) else { return self }
    return String(self[...mark]) + value + (self[mark] == "(" ? ")" : "")
  }
}
