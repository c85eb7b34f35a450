import Guidelines
import SpecModel

extension Rule {
  /// Something that takes the focus when it appears, though nobody asked for it.
  static let appearingKeepsFocus = Rule(
    id: "appearing-keeps-focus",
    severity: .warning,
    summary: "A message that takes the focus when it appears",
    rationale: """
      A message that takes the focus tears people out of what they do. When it is gone, they have \
      to find their way back.
      """,
    wcag: .fails("3.2.2"),
    facts: ["focus-on-appear"],
    yieldsTo: ["announce-or-move", "unfit-word"],
    examples: Examples(
      failing: """
        component: snackbar
        label: Saved
        platforms:
          ios:
            framework: uikit
            focus:
              on-appear: { announce: true, focus: snackbar }
                                                  ^^^^^^^^ the focus moves when the snackbar appears; \
        use 'stay'
        """,
      passing: """
        component: snackbar
        label: Saved
        platforms:
          ios:
            framework: uikit
            focus:
              on-appear: { announce: .announcement, focus: stay }
        """
    ),
    check: .violation(of: "focus-on-appear") { fact, context in
      let isExcused = fact.details("beside").contains(where: context.spec.root.tells)
      return isExcused
        ? nil
        : context.focus.departure(
          on: "on-appear",
          "the focus moves when the \(context.title) appears",
          fact
        ) { fact.accepts($0) }
    }
  )
}
