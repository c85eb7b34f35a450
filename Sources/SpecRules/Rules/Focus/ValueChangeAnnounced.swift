import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A change of value that nobody hears.
  static let valueChangeAnnounced = Rule(
    id: "value-change-announced",
    severity: .error,
    summary: "A change of value that is not announced",
    rationale: """
      Whoever presses a button without seeing the number has to hear the new one, or else press \
      and search in turns.
      """,
    wcag: .fails("4.1.2", "4.1.3"),
    facts: ["announced-value-change"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: silent
                               ^^^^^^ the new value is not announced; announce it with \
        '.announcement'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .announcement, focus: stay }
        """
    ),
    check: .violation(of: "announced-value-change") { _, context in
      let phrase = context.phraseOfNewValue
      if let phrase, phrase.value != "none" { return nil }
      if context.announcesItsChanges { return nil }
      if let event = context.scope.focusEvent("on-value-change") {
        return event.silence(about: "the new value", in: context)
      }
      return phrase.map { phrase in
        Violation(
          "the new value is not announced; give a phrase for it",
          at: phrase.range,
          offers: [Offer(.put("{value}", for: phrase), title: "Say '{value}'", isPreferred: false)]
        )
      }
    }
  )
}
