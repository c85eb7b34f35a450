import Guidelines
import SpecModel

extension Rule {
  /// A selected state that is not set with the API that the guideline gives.
  static let selectedStateAPI = Rule(
    id: "selected-state-api",
    severity: .warning,
    summary: "A selected state without the API that the guideline gives for it",
    rationale: """
      A colour shows which part is selected, and only the framework's API says it. Without the \
      API every part sounds alike.
      """,
    wcag: .fails("4.1.2"),
    facts: ["selected-api"],
    yieldsTo: ["unfit-word", "misspelt-api"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: compose
            states:
              selected: { announce: Selected }
              ^^^^^^^^ the state 'selected' has no API; set it with 'Tab(selected = <condition \
        logic>)' in Jetpack Compose
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: compose
            states:
              selected: { api: Tab(selected = index == 0), announce: Selected }
        """
    ),
    check: .stateAPIs(of: ["selected"])
  )
}
