import English
import Guidelines
import SpecModel

extension Rule {
  /// A name of a container that is usually announced without one.
  static let containerNeedsNoName = Rule(
    id: "container-needs-no-name",
    severity: .hint,
    summary: "A name for a container that usually has none",
    rationale: """
      The container fills the whole screen. Its name would be read before everything on it, page \
      after page.
      """,
    wcag: .bestPractice,
    facts: ["name"],
    factFilter: { fact, _ in fact.values.contains("optional") },
    examples: Examples(
      failing: """
        component: page-control
        variant: container
        platforms:
          android:
            name: Photos
                  ^^^^^^ a container around the whole screen usually has no name; remove it
        """,
      passing: """
        component: page-control
        variant: container
        platforms:
          android:
            framework: views
        """
    ),
    check: .violation(of: "name") { fact, context in
      guard context.scope.platform != nil, fact.values.contains("optional"),
        let entry = context.scope.map.naming(in: context.vocabulary),
        let name = entry.value.word, !name.value.isBlank,
        // What the top level says is needed where another platform shares it.
        context.scope.own.entry(entry.key.value) != nil || context.spec.scopes.count == 1
      else { return nil }
      return Violation(
        "a container around the whole screen usually has no name; remove it",
        at: name.range,
        tags: [.unnecessary],
        offers: [Offer(.drop(entry), title: "Remove the name")]
      )
    }
  )
}
