import Guidelines
import SpecModel

extension Rule {
  /// A state that is set with another API than the guideline's.
  static let stateAPI = Rule(
    id: "state-api",
    severity: .warning,
    summary: "A state that is set with another API than the guideline's",
    rationale: """
      Screen readers know a state by the API that sets it. Another one sets another state, or only \
      changes what is seen.
      """,
    wcag: .fails("4.1.2"),
    facts: ["checked-api", "unchecked-api", "mixed-api", "on-api", "off-api"],
    relatedFacts: ["states"],
    yieldsTo: ["unfit-word", "misspelt-api"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            states:
              checked: { api: setSelected(true), announce: checked }
                              ^^^^^^^^^^^^^^^^^ in Android Views 'checked' is set with \
        'android:checked=true', not with 'setSelected(true)'
        """,
      passing: """
        component: checkbox
        label: Accept the terms
        platforms:
          android:
            framework: views
            states:
              checked: { api: "android:checked=true", announce: checked }
        """
    ),
    check: .wrongStateAPIs(besides: ["disabled", "enabled", "selected"])
  )
}
