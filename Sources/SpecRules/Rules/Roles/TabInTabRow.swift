import Guidelines
import SpecModel

extension Rule {
  /// Reports an element without the one that it has to stand in.
  static let tabInTabRow = Rule(
    id: "tab-in-tab-row",
    severity: .information,
    summary: "A Tab without a TabRow around it",
    rationale: """
      It is the row that makes a set of its tabs, with positions that TalkBack announces. A tab by \
      itself is one of nothing.
      """,
    facts: ["element-container"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          android:
            framework: compose
            element: Tab
                     ^^^ 'Tab' stands in a 'TabRow'; add it
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week }]
        platforms:
          android:
            framework: compose
            element: [TabRow, Tab]
        """
    ),
    check: .reportingScope { scope, context in
      let frameworks = scope.frameworks.map(\.value)
      for fact in context.commonFacts("element-container", in: scope) {
        // Without a framework, its elements may have any name.
        guard fact.framework.map(frameworks.contains) ?? true else { continue }
        guard let right = fact.values.first, let entry = scope.map.entry("element") else {
          continue
        }
        guard let element = scope.elements.first(where: { fact.isAbout($0.value) }) else {
          continue
        }
        if scope.names(oneOf: fact) { continue }
        let edit = context.spec.adding([right], to: entry)
        context.report(
          "'\(element.value)' stands in a '\(right)'; add it",
          at: element.range,
          isGap: true,
          fact: fact,
          in: scope,
          fixes: edit.map { [Fix("Add '\(right)'", [$0], isPreferred: true)] } ?? []
        )
      }
    }
  )
}
