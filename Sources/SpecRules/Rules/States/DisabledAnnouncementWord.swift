import Guidelines
import SpecModel

extension Rule {
  /// Reports a state that is announced with another word than the platform's.
  static let disabledAnnouncementWord = Rule(
    id: "disabled-announcement-word",
    severity: .error,
    summary: "A disabled state that is announced with another word than the platform's",
    rationale: """
      VoiceOver says "dimmed", TalkBack says "disabled". Whoever uses one of them all day does not \
      recognise the other word as a state.
      """,
    facts: ["states"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            states:
              disabled: { api: isEnabled=false, announce: disabled }
                                                          ^^^^^^^^ VoiceOver says 'Dimmed' for the \
        state 'disabled', not 'disabled'; use 'Dimmed'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            states:
              disabled: { api: isEnabled=false, announce: Dimmed }
        """
    ),
    check: .scope { scope, context in
      guard let platform = scope.platform else { return }
      for fact in context.facts("states", in: scope) where fact.values.contains("disabled") {
        let words = fact.details("announced")
        guard let right = words.first else { continue }
        for state in scope.states where fact.names(state.word.value) {
          guard let announce = state.announce else { continue }
          let isRight = words.contains {
            $0.foldedForComparison == announce.value.foldedForComparison
          }
          if isRight || Phrase(announce.value).has("state") { continue }
          context.report(
            "\(platform.screenReader) says '\(right)' for the state '\(state.word.value)', "
              + "not '\(announce.value)'; use '\(right)'",
            at: announce.range,
            fact: fact,
            in: scope,
            fixes: [
              Fix(
                "Change to '\(right)'",
                [context.spec.replacing(announce, with: right)],
                isSafe: true,
                isPreferred: true
              )
            ]
          )
        }
      }
    }
  )
}

extension Fact {
  /// Whether a state of a spec is the one that the fact is about.
  fileprivate func names(_ state: String) -> Bool {
    let folded = state.foldedForComparison
    return (values + details("also")).contains { $0.foldedForComparison == folded }
  }
}
