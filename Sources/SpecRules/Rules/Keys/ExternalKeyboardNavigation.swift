import Guidelines
import SpecModel

extension Rule {
  /// A keyboard on which no key changes the page.
  static let externalKeyboardNavigation = Rule(
    id: "external-keyboard-navigation",
    severity: .error,
    summary: "No key that changes the page",
    rationale: """
      A page that only a swipe can turn is the last one for everybody who works with a keyboard or \
      a switch.
      """,
    wcag: .fails("2.1.1"),
    facts: ["page-keys"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        keyboard: { tab: focus }
        ^^^^^^^^ no key changes the page; add 'arrows: change-page'
        """,
      passing: """
        component: page-control
        name: Photos
        keyboard: { tab: focus, arrows: change-page }
        """
    ),
    check: .violations(of: "page-keys") { fact, context in
      guard let effect = fact.values.first, let key = fact.detail("key") else { return [] }
      let asked = RequiredBinding(trigger: key, effect: effect)
      return context.violations(
        inSection: "keyboard",
        for: fact,
        asked: { $0 == nil ? [asked] : [] },
        given: { section in
          section.mayDo(oneOf: fact.accepted)
            ? [] : [section.violation("no key changes the page", missing: asked, fact: fact)]
        }
      )
    }
  )
}
