import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Pages that change by themselves.
  static let noAutoAdvance = Rule(
    id: "no-auto-advance",
    severity: .error,
    summary: "Pages that change by themselves",
    rationale: """
      A page that changes while the screen reader is still reading it takes the text away from the \
      person who listens.
      """,
    wcag: .fails("2.2.2"),
    facts: ["auto-advance"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        auto-advance: 5s
                      ^^ pages must not change by themselves; write 'auto-advance: false'
        """,
      passing: """
        component: page-control
        name: Photos
        auto-advance: false
        """
    ),
    check: .violation(inSpec: "auto-advance") { fact, context in
      // Words that the format does not have are left to `wrong-type`.
      guard let value = context.spec.value(.autoAdvance), let word = value.word,
        value.boolean == true || word.value.isDurationAboveZero
      else { return nil }
      let right = fact.values.first ?? "false"
      return Violation(
        "pages must not change by themselves; write 'auto-advance: \(right)'",
        at: word.range,
        offers: [
          Offer(
            .give([Leaf(KeyMeaning.autoAdvance.path, right)], in: context.spec.root),
            title: "Change to '\(right)'"
          )
        ]
      )
    }
  )
}
