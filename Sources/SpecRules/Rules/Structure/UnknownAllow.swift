extension Rule {
  /// A comment that allows a rule which does not exist.
  package static let unknownAllow = Rule(
    id: "unknown-allow",
    severity: .hint,
    summary: "An allow comment that names no rule",
    rationale: "A misspelt id suppresses nothing, and the finding it was meant for stays.",
    wcag: .bestPractice,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets # a11y-spec: allow role-expectd
                                          ^^^^^^^^^^^^ there is no rule 'role-expectd'; \
        did you mean 'role-expected'?
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            role: slider # a11y-spec: allow role-expected
        """
    ),
    check: .comment
  )
}
