extension Rule {
  /// A comment that allows something that nobody does.
  package static let unusedAllow = Rule(
    id: "unused-allow",
    severity: .hint,
    summary: "An allow comment that suppresses nothing",
    rationale: "A comment that is no longer needed hides the next mistake at its place.",
    wcag: .bestPractice,
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets # a11y-spec: allow role-expected
                                          ^^^^^^^^^^^^^ nothing here breaks 'role-expected'; \
        remove it from the comment
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            role: slider # a11y-spec: allow role-expected (brand voice)
        """
    ),
    check: .comment
  )
}
