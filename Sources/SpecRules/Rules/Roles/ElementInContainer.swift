import Guidelines

extension Rule {
  /// An element without the one that it has to stand in.
  static let elementInContainer = Rule(
    id: "element-in-container",
    severity: .information,
    summary: "An element without the one that it belongs in",
    rationale: """
      Some elements only work within another one. A SnackbarHost tells of the message that appears \
      in it, for example.
      """,
    wcag: .weakens("1.3.1"),
    facts: ["element-container"],
    factFilter: { fact, _ in !fact.isOfOlderRule },
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: snackbar
        label: Message deleted
        platforms:
          android:
            framework: compose
            element: Snackbar
                     ^^^^^^^^ 'Snackbar' belongs in a 'SnackbarHost'; add it to 'element'
        """,
      passing: """
        component: snackbar
        label: Message deleted
        platforms:
          android:
            framework: compose
            element: [SnackbarHost, Snackbar]
        """
    ),
    check: .elementContainers { !$0.isOfOlderRule }
  )
}
