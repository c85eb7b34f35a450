import Guidelines
import SpecModel

extension Rule {
  /// Reports a state that is not set with the API that the guideline gives.
  static let disabledAPI = Rule(
    id: "disabled-api",
    severity: .warning,
    summary: "A disabled state without the API that the guideline gives for it",
    rationale: """
      Only the framework's own API tells the screen reader that the control is disabled. A control \
      that merely looks disabled is announced as usable.
      """,
    facts: ["disabled-api", "enabled-api"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            states:
              disabled: { api: isEnabled=true, announce: Dimmed }
                               ^^^^^^^^^^^^^^ UIKit sets the state 'disabled' with \
        'isEnabled=false', not 'isEnabled=true'
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
    check: .scope { scope, context in
      for state in scope.states where state.value.isMap {
        let name = state.word.value.foldedForComparison
        guard name == "disabled" || name == "enabled" else { continue }
        for framework in scope.frameworks.map(\.value) {
          guard
            let fact = context.spec.guideline?.model.fact(
              "\(name)-api",
              platform: framework.platform,
              framework: framework
            )
          else { continue }
          context.check(state, named: name, against: fact, of: framework, in: scope)
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate mutating func check(
    _ state: State,
    named name: String,
    against fact: Fact,
    of framework: Framework,
    in scope: Scope
  ) {
    guard let right = fact.values.first else { return }
    let accepted = (fact.values + fact.details("also")).map(\.withoutBlanksAndQuotes)
    guard !state.apis.isEmpty else {
      // The default needs no API: nothing is said of a state that is merely given a word.
      if name == "enabled" { return }
      let edit = spec.inserting("api", ScalarWriting.scalar(right), into: state.value)
      report(
        "the state '\(name)' names no API; \(framework.title) sets it with '\(right)'",
        at: state.word.range,
        fact: fact,
        in: scope,
        fixes: edit.map { [Fix("Add 'api: \(right)'", [$0], isPreferred: true)] } ?? []
      )
      return
    }
    let isFitting = state.apis.contains { accepted.contains($0.value.withoutBlanksAndQuotes) }
    let isForeign = state.apis.contains { api in
      let homes = spec.library.vocabulary.homes(of: api.value)
      return !homes.isEmpty && !homes.contains(framework)
        || spec.library.vocabulary.misspelling(of: api.value) != nil
    }
    guard !isFitting, !isForeign, let wrong = state.apis.first else { return }
    report(
      "\(framework.title) sets the state '\(name)' with '\(right)', not '\(wrong.value)'",
      at: wrong.range,
      fact: fact,
      in: scope,
      fixes: [
        Fix("Change to '\(right)'", [spec.replacing(wrong, with: right)], isPreferred: true)
      ]
    )
  }
}
