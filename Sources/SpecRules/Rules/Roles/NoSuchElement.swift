import Guidelines

extension Rule {
  /// An element that the framework does not have, though people look for it.
  static let noSuchElement = Rule(
    id: "no-such-element",
    severity: .error,
    summary: "An element that the framework does not have",
    rationale: """
      Other platforms have the class that the spec names, and this one does not. Every developer \
      would build something else in its place.
      """,
    wcag: .bestPractice,
    facts: ["missing-elements"],
    factFilter: { fact, _ in !fact.isOfOlderRule },
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms
        platforms:
          ios:
            framework: uikit
            element: UICheckbox
                     ^^^^^^^^^^ UIKit has no native element 'UICheckbox'; use 'UIButton' or \
        'UIControl'
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          ios:
            framework: uikit
            element: UIButton
            role: button
        """
    ),
    check: .missingElements { !$0.isOfOlderRule }
  )
}
