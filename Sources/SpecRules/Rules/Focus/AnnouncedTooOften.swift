import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An announcement at an event that comes too often for one, such as each key of a text.
  static let announcedTooOften = Rule(
    id: "announced-too-often",
    severity: .information,
    summary: "An announcement at an event that comes too often for one",
    rationale: """
      Each announcement cuts off what is being said. At each key it cuts off the key.
      """,
    wcag: .bestPractice,
    facts: ["unannounced-events"],
    examples: Examples(
      failing: """
        component: text-field
        label: Message
        max-length: 100
        platforms:
          ios:
            framework: uikit
            element: UITextView
            focus:
              on-value-change: { announce: "3 of 100", focus: stay }
                                            ^^^^^^^^ this is announced too often: it talks over the \
        keys; leave it out
        """,
      passing: """
        component: text-field
        label: Message
        max-length: 100
        platforms:
          ios:
            framework: uikit
            element: UITextView
            focus:
              on-value-change: { focus: stay }
        """
    ),
    check: .violations(ofEach: "unannounced-events") { fact, context in
      fact.values.compactMap { event -> Violation? in
        guard let entry = context.scope.focusEvent("on-\(event)"), !entry.isSaidToBeSilent,
          let announced = entry.value.entry("announce"), let word = announced.value.word,
          !word.value.isOff, !word.value.isBlank
        else { return nil }
        let reason = fact.detail("because").map { ": \($0)" } ?? ""
        return Violation(
          "this is announced too often\(reason); leave it out",
          at: word.range,
          offers: [Offer(.drop(announced), title: "Remove 'announce'", isPreferred: false)]
        )
      }
    }
  )
}
