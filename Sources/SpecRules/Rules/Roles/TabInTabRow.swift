import Guidelines

extension Rule {
  /// A tab without the row that makes a set of them.
  static let tabInTabRow = Rule(
    id: "tab-in-tab-row",
    severity: .information,
    summary: "A Tab without a TabRow",
    rationale: """
      A TabRow makes a set of its tabs, with positions that TalkBack announces. Without one they \
      are buttons in no order.
      """,
    wcag: .weakens("1.3.1"),
    facts: ["element-container"],
    factFilter: { fact, _ in fact.isOfOlderRule },
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          android:
            framework: compose
            element: Tab
                     ^^^ 'Tab' belongs in a 'PrimaryTabRow'; add it to 'element'
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          android:
            framework: compose
            element: [PrimaryTabRow, Tab]
        """
    ),
    check: .elementContainers(where: \.isOfOlderRule)
  )
}
