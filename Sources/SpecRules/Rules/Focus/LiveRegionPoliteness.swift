import English
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
    wcag: .fails("4.1.3"),
    facts: ["live-region"],
    yieldsTo: ["misspelt-api", "foreign-api"],
    judgesTerms: true,
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
    check: .violations(of: "live-region") { fact, context in
      guard context.scope.platform != nil, let right = fact.values.first else { return [] }
      let names = fact.details("api").foldedStems
      return context.namedAPIs.compactMap { api in
        let stem = context.vocabulary.api(named: api.stem)?.stem ?? api.stem
        guard names.contains(stem.foldedForComparison), let setting = api.setting,
          !setting.says(oneOf: fact)
        else { return nil }
        let place = api.mention.value?.word ?? api.word
        return Violation(
          "a live region is \(fact.values.listed), not '\(setting)'; use '\(right)'",
          at: place.range,
          offers: fact.values.map { value in
            let text = place.range == api.word.range ? api.word.value.setting(value) : value
            return Offer(
              .put(text, for: place),
              title: "Change to '\(value)'",
              isPreferred: value == right
            )
          }
        )
      }
    }
  )
}

extension String {
  /// Whether a setting is one of the words of a fact: "View.ACCESSIBILITY_LIVE_REGION_POLITE" says
  /// the same as "polite".
  fileprivate func says(oneOf fact: Fact) -> Bool {
    split { $0 == "_" || $0 == "." }.map { String($0).foldedForComparison }
      .contains(where: fact.accepts)
  }

  /// The name of an API with another value behind it.
  fileprivate func setting(_ value: String) -> String {
    guard let mark = firstIndex(where: { $0 == "=" || $0 == "(" }) else { return self }
    return String(self[...mark]) + value + (self[mark] == "(" ? ")" : "")
  }
}
