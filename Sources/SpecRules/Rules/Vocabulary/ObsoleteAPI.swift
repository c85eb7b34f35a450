import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// The older name of an API.
  static let obsoleteAPI = Rule(
    id: "obsolete-api",
    severity: .warning,
    summary: "The older name of an API",
    rationale: """
      The name still compiles in old code, but new code cannot be written from it, and searches \
      for the current name miss it.
      """,
    wcag: .bestPractice,
    exceptions: [.information: "for a name that the guideline has another one for"],
    yieldsTo: ["misspelt-api", "foreign-api"],
    judgesTerms: true,
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
    check: .spec { context in
      context.mentions.compactMap { mention in
        let named = context.vocabulary.apis(named: mention.word.value)
        return named.obsolete(mention.word.value)
          .map { obsoleteName(mention, of: $0) }
          ?? named.first.flatMap { lesserName(mention, of: $0) }
      }
    }
  )
}

/// The older name of an API; `nil` where the frameworks of the place do not have it at all.
private func obsoleteName(_ mention: Mention, of api: API) -> Violation? {
  guard isAtHome(api, at: mention), !isCurrentInObjectiveC(mention) else { return nil }
  let spec = mention.spec
  let name = mention.word.value
  let replacements = api.replacements(for: name)
  let isSpacing = api.obsolete.contains { $0 == name.filter { !$0.isWhitespace } }
  return Violation(
    isSpacing
      ? "write \(api.obsolete.listed) without the blank"
      : "'\(name)' is obsolete; use \(replacements.listed)",
    at: mention.word.range,
    // A sentence with the older name would speak for it.
    quote: spec.guideline?.statement(about: api.obsolete).flatMap {
      $0.text.contains(api.name) ? nil : $0
    },
    tags: [.deprecated],
    offers: replacements.map {
      Offer(
        .put($0, for: mention.word),
        isSafe: replacements.count == 1,
        isPreferred: $0 == replacements.first
      )
    }
  )
}

/// A name in whose place the guideline has another one, where the focus is moved.
private func lesserName(_ mention: Mention, of api: API) -> Violation? {
  // A name that differs in its capitals is another one.
  let stems = ([api.name] + api.aliases).map { Vocabulary.stem(of: $0) }
  guard let preferred = api.preferred, isAtHome(api, at: mention),
    stems.contains(Vocabulary.stem(of: mention.word.value))
  else { return nil }
  let spec = mention.spec
  // A guideline that names it uses both.
  if spec.guideline?.statement(about: [mention.word.value]) != nil { return nil }
  let staying = spec.scopes.flatMap(\.focusEvents).filter {
    $0.target?.value.staysPut == true
  }
  if staying.flatMap(\.apis).contains(where: { $0.range == mention.word.range }) { return nil }
  // Outside of an event, what moves the focus needs a reason, which only the author knows.
  let isInEvent = mention.place.keys.contains { $0.hasPrefix("on-") }
  return Violation(
    "the guideline uses '\(preferred)' for this, not '\(mention.word.value)'",
    at: mention.word.range,
    severity: .information,
    quote: spec.guideline?.statement(about: [preferred]),
    offers: [isInEvent ? Offer(.put(preferred, for: mention.word), isPreferred: false) : nil]
  )
}

/// Whether the platform is specified in Objective-C, which still has the name.
private func isCurrentInObjectiveC(_ mention: Mention) -> Bool {
  mention.context.cache.isInObjectiveC(on: mention.place.platform)
    && PlatformNames.builtIn.isOfObjectiveC(mention.word.value)
}

private func isAtHome(_ api: API, at mention: Mention) -> Bool {
  !Set(api.homes).isDisjoint(with: mention.frameworks)
}

extension API {
  /// What takes the place of its obsolete name, the one that the name has in it first.
  fileprivate func replacements(for name: String) -> [String] {
    let folded = name.lowercased()
    let own = obsolete.filter { folded.contains(Vocabulary.stem(of: $0).lowercased()) }
    return (own + obsolete).uniqued
  }
}

extension [API] {
  /// The obsolete API that a name means, among all that have its stem.
  ///
  /// It is the one that is written so. Blanks and a word such as "method" may stand behind the
  /// name.
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
