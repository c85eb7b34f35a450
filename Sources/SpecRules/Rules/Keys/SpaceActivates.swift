import Guidelines
import SpecModel

extension Rule {
  /// A space bar that does not activate.
  static let spaceActivates = Rule(
    id: "space-activates",
    severity: .error,
    summary: "A space bar that does not activate",
    rationale: """
      The space bar is the one key that activates a button on both platforms. Without it the \
      keyboard leads to the button and ends there.
      """,
    wcag: .fails("2.1.1"),
    facts: ["keys"],
    factFilter: { fact, model in
      fact.detail("need") == "each" && fact.detail("effect") == "activate"
        && !fact.isExclusive(in: model)
    },
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        keyboard: { tab: focus, space: focus }
                                       ^^^^^ the space bar must activate the button; write \
        'space: activate'
        """,
      passing: """
        component: stepper
        label: Tickets
        keyboard: { tab: focus, space: activate }
        """
    ),
    check: .scope { context in
      guard let section = context.section("keyboard") else { return [] }
      let facts = context.facts("keys", .common)
      let exclusive = context.exclusiveKeys(among: facts)
      let shared = facts.filter {
        $0.detail("need") == "each" && $0.detail("effect") == "activate" && !exclusive.contains($0)
      }
      return section.violations(of: shared)
    }
  )
}
