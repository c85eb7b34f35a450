import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// What one platform of a spec tells and the other one leaves out.
  static let toldOnOnePlatform = Rule(
    id: "told-on-one-platform",
    severity: .information,
    summary: "A state, an announcement, an action or a name that one platform tells alone",
    rationale: """
      The same component tells the same on each platform, unless somebody decided otherwise. What \
      stands on one platform alone has mostly been forgotten on the other one.
      """,
    wcag: .weakens("4.1.2"),
    examples: Examples(
      failing: """
        component: button
        label: Save
        platforms:
          ios:
            framework: uikit
            states:
              disabled: { api: isEnabled=false, announce: Dimmed }
          android:
          ^^^^^^^ only iOS tells the state 'disabled'; tell it on Android, or give a 'reason'
            framework: views
            role: button
        """,
      passing: """
        component: button
        label: Save
        platforms:
          ios:
            framework: uikit
            states:
              disabled: { api: isEnabled=false, announce: Dimmed }
          android:
            framework: views
            states:
              disabled: { api: "android:enabled=false", announce: disabled }
        """
    ),
    check: .scope { context in
      guard context.platforms.count == 2, context.spec.guideline != nil,
        let platform = context.scope.platform,
        let other = context.platforms.first(where: { $0 !== context }),
        let teller = other.scope.platform
      else { return [] }
      let comparison = PlatformComparison(own: context, other: other)
      let untold =
        comparison.states + comparison.moments + comparison.actions + comparison.names
      let places = untold.map(\.place).uniqued
      return places.map { place in
        let untold = untold.filter { $0.place == place }
        let remedy = untold.contains(where: \.takesReason) ? ", or give a 'reason'" : ""
        let pronoun = untold.count == 1 ? "it" : "them"
        return Violation(
          "only \(teller.title) tells \(untold.map(\.subject).inSentence("and")); "
            + "tell \(pronoun) on \(platform.title)\(remedy)",
          at: place,
          isGap: true,
          related: untold.map { .init("what \(teller.title) tells", at: $0.source) },
          offers: untold.count == 1 ? [untold[0].offer] : []
        )
      }
    }
  )
}
