import SpecModel
import Guidelines

extension Rule {
  /// Reports a name that the guidelines print wrong.
  static let misspeltAPI = Rule(
    id: "misspelt-api",
    severity: .warning,
    summary: "A name spelt in a way that does not compile",
    rationale: """
      The guidelines themselves contain these misprints. A spec that copies one sends every reader \
      looking for an API that does not exist.
      """,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            focus: { api: Type_View_Focused, reason: The dialog opens above the stepper }
                          ^^^^^^^^^^^^^^^^^ 'Type_View_Focused' is a misprint; write \
        'TYPE_VIEW_FOCUSED'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            focus: { api: TYPE_VIEW_FOCUSED, reason: The dialog opens above the stepper }
        """
    ),
    check: .spec { spec, context in
      for mention in spec.mentions {
        let name = mention.word.value
        guard let right = context.vocabulary.misspelling(of: name), right != name else { continue }
        context.report(
          "'\(name)' is a misprint; write '\(right)'",
          at: mention.word.range,
          quote: context.statement(mentioning: name),
          fixes: [
            Fix(
              "Change to '\(right)'",
              [spec.replacing(mention.word, with: right)],
              isSafe: true,
              isPreferred: true
            )
          ]
        )
      }
    }
  )
}
