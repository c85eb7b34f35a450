import Guidelines
import SpecModel

extension Rule {
  /// A state that is not set with the API that the guideline gives.
  static let disabledAPI = Rule(
    id: "disabled-api",
    severity: .warning,
    summary: "A disabled state without the API that the guideline gives for it",
    rationale: """
      Only the framework's own API tells the screen reader that the control is disabled. A control \
      that merely looks disabled is announced as usable.
      """,
    wcag: .fails("4.1.2"),
    facts: ["disabled-api", "enabled-api"],
    yieldsTo: ["misspelt-api"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            states:
              disabled: { api: isEnabled=true, announce: Dimmed }
                               ^^^^^^^^^^^^^^ in UIKit 'disabled' is set with \
        'isEnabled=false', not with 'isEnabled=true'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            states:
              disabled: { api: isEnabled=false, announce: Dimmed }
        """
    ),
    check: .stateAPIs(of: ["disabled", "enabled"])
  )
}
