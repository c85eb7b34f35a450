import Guidelines
import SpecModel

extension Rule {
  /// An element without the one that it has to stand in.
  static let tabInTabRow = Rule(
    id: "tab-in-tab-row",
    severity: .information,
    summary: "An element without the one that it belongs in, such as a Tab without a TabRow",
    rationale: """
      Some elements only work within another one. A TabRow makes a set of its tabs, with positions \
      that TalkBack announces. A SnackbarHost tells of the message that appears in it.
      """,
    wcag: .weakens("1.3.1"),
    facts: ["element-container"],
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
    check: .violation(ofEach: "element-container", .possible) { fact, context in
      guard let right = fact.values.first,
        let element = context.scope.element(withoutAnyOf: fact),
        !context.scope.elements.contains(where: { element in
          context.elements.slip(of: element).map(fact.accepted.contains) ?? false
        })
      else { return nil }
      return Violation(
        "'\(element.value)' belongs in a '\(right)'; add it to 'element'",
        at: element.range,
        isGap: true,
        offers: [Offer(.add([right], to: ["element"]))]
      )
    }
  )
}
