import English
import Guidelines
import SpecModel

extension Rule {
  /// A name that could stand on anything, such as "Click here".
  static let vagueName = Rule(
    id: "vague-name",
    severity: .warning,
    summary: "A name that does not say what it is about, such as “Click here”",
    rationale: """
      People jump from link to link, and hear each without the text around it. Ten links called \
      "Click here" are ten riddles.
      """,
    wcag: .fails("2.4.4"),
    facts: ["vague-names"],
    yieldsTo: ["name-matches-label"],
    readsEnglish: true,
    fixes: .none,
    examples: Examples(
      failing: """
        component: link
        label: Click here
               ^^^^^^^^^^ 'Click here' does not say where the link leads; say it in the name
        platforms: { ios: { framework: swiftui, element: Link } }
        """,
      passing: """
        component: link
        label: Privacy policy
        platforms: { ios: { framework: swiftui, element: Link } }
        """
    ),
    check: .violation(of: "vague-names") { fact, context in
      guard let name = context.scope.name ?? context.spec.label, fact.accepts(name.value) else {
        return nil
      }
      let reason = fact.detail("because") ?? "is no name"
      return Violation("'\(name.value)' \(reason); say it in the name", at: name.range)
    }
  )
}
