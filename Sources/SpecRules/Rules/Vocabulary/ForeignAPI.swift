import Guidelines
import SpecModel

extension Rule {
  /// Reports an API that the framework does not have.
  static let foreignAPI = Rule(
    id: "foreign-api",
    severity: .error,
    summary: "An API that the framework does not have",
    rationale: """
      What the spec asks for cannot be built: the API belongs to another framework, and the \
      developer has to guess which of its own was meant.
      """,
    yieldsTo: ["misspelt-api"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            contentDescription: Tickets
            ^^^^^^^^^^^^^^^^^^ 'contentDescription' belongs to Android Views and Jetpack Compose, \
        not to UIKit; use 'accessibilityLabel'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            accessibilityLabel: Tickets
        """
    ),
    check: .spec { spec, context in
      for mention in spec.mentions where mention.namesAPI {
        context.checkHome(of: mention)
      }
    }
  )
}

extension RuleContext {
  fileprivate mutating func checkHome(of mention: Mention) {
    let name = mention.word.value
    let homes = vocabulary.homes(of: name)
    let frameworks = frameworks(for: mention)
    guard !homes.isEmpty else { return }
    guard Set(homes).isDisjoint(with: frameworks) else {
      checkSpelling(of: mention, among: frameworks)
      return
    }
    var counterparts: [String] = []
    for framework in frameworks {
      for name in vocabulary.counterparts(of: name, in: framework)
      where !counterparts.contains(name) {
        counterparts.append(name)
      }
    }
    let advice = counterparts.isEmpty ? "remove it" : "use \(counterparts.listed)"
    let stem = Vocabulary.stem(of: name)
    report(
      "'\(name)' belongs to \(homes.listed("and")), not to \(frameworks.listed("or")); \(advice)",
      at: mention.word.range,
      quote: quote(for: stem, homes: homes),
      fixes: counterparts.map { respelling(mention, as: $0) }
    )
  }

  /// The sentence about the API, from this component on one of its homes, else from any.
  private func quote(for stem: String, homes: [Framework]) -> Statement? {
    homes.lazy.compactMap { statement(mentioning: stem, platform: $0.platform, framework: $0) }
      .first
  }

  /// Reports the spelling of another framework of the same platform.
  private mutating func checkSpelling(of mention: Mention, among frameworks: [Framework]) {
    let name = mention.word.value
    guard let written = vocabulary.api(named: name), written.name == name else { return }
    guard Set(written.homes).isDisjoint(with: frameworks) else { return }
    let others = vocabulary.apis(named: name).filter { !Set($0.homes).isDisjoint(with: frameworks) }
    guard let other = others.first else { return }
    report(
      "'\(name)' is how \(written.homes.listed("and")) spells it; "
        + "\(frameworks.listed("or")) has '\(other.name)'",
      at: mention.word.range,
      severity: .information,
      quote: quote(for: other.stem, homes: other.homes),
      fixes: [respelling(mention, as: other.name)]
    )
  }
}
