import Guidelines
import SpecModel

extension Rule {
  /// Reports the older name of an API.
  static let obsoleteAPI = Rule(
    id: "obsolete-api",
    severity: .warning,
    summary: "The older name of an API",
    rationale: """
      The name still compiles in old code, but new code cannot be written from it, and searches \
      for the current name miss it.
      """,
    exceptions: [.information: "for a name that the guideline has another one for"],
    yieldsTo: ["misspelt-api", "foreign-api"],
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            traits: [UIAccessibilityTraitAdjustable]
                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 'UIAccessibilityTraitAdjustable' is obsolete; \
        use '.adjustable'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            traits: [.adjustable]
        """
    ),
    check: .reportingSpec { spec, context in
      for mention in spec.mentions {
        let name = mention.word.value
        let named = context.vocabulary.apis(named: name)
        guard let first = named.first else { continue }
        guard let api = named.obsolete(name) else {
          context.reportPreferred(to: first, mention)
          continue
        }
        guard !Set(api.homes).isDisjoint(with: context.frameworks(for: mention)) else { continue }
        context.report(
          "'\(name)' is obsolete; use \(api.obsolete.listed)",
          at: mention.word.range,
          quote: context.statement(about: [api.name] + api.obsolete),
          tags: [.deprecated],
          fixes: api.obsolete.map { replacement in
            Fix(
              "Change to '\(replacement)'",
              [context.spec.replacing(mention.word, with: replacement)],
              isSafe: api.obsolete.count == 1,
              isPreferred: replacement == api.obsolete.first
            )
          }
        )
      }
    }
  )
}

extension RuleContext {
  /// Reports a name in whose place the guideline has another one, where the focus is moved.
  fileprivate func reportPreferred(to api: API, _ mention: Mention) {
    let name = mention.word.value
    guard let preferred = api.preferred else { return }
    guard !Set(api.homes).isDisjoint(with: frameworks(for: mention)) else { return }
    let staying = spec.scopes.flatMap(\.focusEvents).filter { $0.target?.value.staysPut == true }
    if staying.flatMap(\.apis).contains(where: { $0.range == mention.word.range }) { return }
    // Outside of an event, what moves the focus needs a reason, which only the author knows.
    let isInEvent = mention.place.keys.contains { $0.hasPrefix("on-") }
    report(
      "the guideline has '\(preferred)' in place of '\(name)'",
      at: mention.word.range,
      severity: .information,
      quote: statement(about: [preferred]),
      fixes: isInEvent
        ? [Fix("Change to '\(preferred)'", [spec.replacing(mention.word, with: preferred)])] : []
    )
  }
}

extension [API] {
  /// The obsolete one that a name means, of all that have its stem: that which is written so, blanks
  /// and a word such as "method" behind it included.
  fileprivate func obsolete(_ name: String) -> API? {
    let written = first { api in
      !api.obsolete.isEmpty && (name == api.name || name.hasPrefix(api.name + " "))
    }
    guard let meant = written ?? first, !meant.obsolete.isEmpty else { return nil }
    // Where the current name has the same stem, only the spelling tells the two apart.
    let isSameStem = meant.obsolete.contains { Vocabulary.stem(of: $0) == meant.stem }
    return isSameStem && written == nil ? nil : meant
  }
}
