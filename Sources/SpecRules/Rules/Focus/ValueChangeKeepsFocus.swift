import Guidelines
import SpecModel

extension Rule {
  /// Reports a change of value that moves the screen reader's focus away.
  static let valueChangeKeepsFocus = Rule(
    id: "value-change-keeps-focus",
    severity: .error,
    summary: "A change of value that moves the focus away from the button",
    rationale: """
      Somebody who raises a number from 1 to 5 presses the same button four times. If the focus \
      leaves it, every step begins with a search.
      """,
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
                                                                 ^^^^^ the focus leaves the button \
        when the value changes; use 'stay'
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
    check: .scope { scope, context in
      guard let fact = context.fact("focus-on-value-change", in: scope) else { return }
      guard let event = scope.map["focus"]?["on-value-change"] else { return }
      guard let culprit = event.movingWord(in: context.spec.library.vocabulary) else { return }
      let right = fact.values.first ?? "stay"
      context.report(
        "the focus leaves the button when the value changes; use '\(right)'",
        at: culprit.range,
        fact: fact,
        in: scope,
        fixes: [
          Fix(
            "Keep the focus with '\(right)'",
            [context.spec.replacing(culprit, with: right)],
            isPreferred: true
          )
        ]
      )
    }
  )
}

extension SpecValue {
  /// The word that makes an event move the focus.
  fileprivate func movingWord(in vocabulary: Vocabulary) -> Word? {
    if let word { return ["stay", "silent"].contains(word.value.lowercased()) ? nil : word }
    if let focus = self["focus"]?.word, focus.value.lowercased() != "stay" { return focus }
    let apis = (self["api"]?.words ?? []) + (self["announce"]?.words ?? [])
    return apis.first { vocabulary.movesFocus($0.value) }
  }
}

extension Vocabulary {
  /// Whether a name serves to move the focus, and not to announce as well.
  fileprivate func movesFocus(_ name: String) -> Bool {
    let stem = Vocabulary.stem(of: name)
    return stems(for: "move focus").contains(stem) && !stems(for: "announce").contains(stem)
  }

  private func stems(for purpose: String) -> Set<String> {
    let row = counterparts.first { $0.purpose == purpose }
    return Set((row?.names.values.flatMap { $0 } ?? []).map { Vocabulary.stem(of: $0) })
  }
}
