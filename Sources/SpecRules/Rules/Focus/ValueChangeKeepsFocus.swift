import English
import Guidelines
import SpecModel

extension Rule {
  /// A change of value that moves the screen reader's focus away.
  static let valueChangeKeepsFocus = Rule(
    id: "value-change-keeps-focus",
    severity: .error,
    summary: "A change of value that moves the focus away from the button",
    rationale: """
      Somebody who raises a number from 1 to 5 presses the same button four times. If the focus \
      leaves it, every step begins with a search.
      """,
    wcag: .fails("3.2.2"),
    facts: ["focus-on-value-change"],
    yieldsTo: ["announce-or-move"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .announcement, focus: value }
                                                                 ^^^^^ the focus moves away when \
        the value changes; use 'stay'
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
    check: .violation(of: "focus-on-value-change") { fact, context in
      let words = wordsForButtons(fact, in: context)
      return context.focus.departure(
        on: "on-value-change",
        "the focus moves away when the value changes",
        fact
      ) { fact.accepts($0) || $0.isPlace(of: words) }
    }
  )
}

/// The words in which a spec may call the button that has the focus.
///
/// They are the words of the guideline, the label, the name and the component.
private func wordsForButtons(_ fact: Fact, in context: PlatformContext) -> Set<String> {
  let names = [context.spec.label, context.scope.name].compactMap { $0?.value.foldedTokens }
    .joined()
  return fact.wordsOfPlaces.union(names).union(context.title.foldedTokens)
}
