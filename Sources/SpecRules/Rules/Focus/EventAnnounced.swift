import Guidelines
import SpecModel

extension Rule {
  /// An event, such as an error, of which the spec says that nobody hears it.
  static let eventAnnounced = Rule(
    id: "event-announced",
    severity: .warning,
    summary: "An error, or something else that appears, of which nobody hears",
    rationale: """
      What appears beside the focus is seen and not heard. Without an announcement an error is \
      found when the form is sent again, and a message is never found.
      """,
    wcag: .fails("4.1.3"),
    facts: ["announced-events"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: text-field
        label: Email
        error: Enter an address with an @
        platforms:
          ios:
            framework: uikit
            element: UITextField
            focus:
              on-error: silent
                        ^^^^^^ the error is not announced; announce it with '.announcement'
        """,
      passing: """
        component: text-field
        label: Email
        error: Enter an address with an @
        platforms:
          ios:
            framework: uikit
            element: UITextField
            focus:
              on-error: { announce: .announcement, focus: stay }
        """
    ),
    check: .violations(ofEach: "announced-events") { fact, context in
      fact.values.compactMap { context.scope.focusEvent("on-\($0)") }
        .filter(\.isSaidToBeSilent)
        .compactMap { $0.silence(about: fact.detail("called") ?? "it", in: context) }
    }
  )
}
