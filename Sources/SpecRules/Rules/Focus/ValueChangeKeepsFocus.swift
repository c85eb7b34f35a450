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
      guard let culprit = context.movingWord(in: event, on: scope) else { return }
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

extension RuleContext {
  /// The word that makes an event move the focus.
  fileprivate func movingWord(in event: SpecValue, on scope: Scope) -> Word? {
    // Other words than those of the format are wrong-type's.
    if let word = event.word { return word.value.foldedForComparison == "content" ? word : nil }
    if let focus = event["focus"]?.word {
      let isStill = ["stay", "none"].contains(focus.value.foldedForComparison)
      let isAPI = focus.value.looksLikeAPI || focus.value.contains("_")
      if !isStill, !(isAPI && isForeign(focus.value, to: scope)) { return focus }
    }
    let apis = (event["api"]?.words ?? []) + (event["announce"]?.words ?? [])
    return (apis + event.entries.map(\.key)).first {
      vocabulary.movesFocus($0.value) && !isForeign($0.value, to: scope)
    }
  }

  private func isForeign(_ name: String, to scope: Scope) -> Bool {
    let homes = vocabulary.homes(of: name)
    return !homes.isEmpty && Set(homes).isDisjoint(with: scope.possibleFrameworks)
  }
}

extension Vocabulary {
  /// Whether a name serves to move the focus, and not to announce as well.
  fileprivate func movesFocus(_ name: String) -> Bool {
    let call = APICall(name)
    let moving = stems(for: "move focus").subtracting(stems(for: "announce"))
    if moving.contains(call.stem) { return true }
    return call.arguments.contains { argument in
      moving.contains { argument.hasSuffix("." + $0) }
    }
  }

  private func stems(for purpose: String) -> Set<String> {
    let row = counterparts.first { $0.purpose == purpose }
    return Set((row?.names.values.flatMap { $0 } ?? []).map { Vocabulary.stem(of: $0) })
  }
}
