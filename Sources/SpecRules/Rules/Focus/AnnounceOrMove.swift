import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An API that moves the focus where it should stay, or stays where it should move.
  static let announceOrMove = Rule(
    id: "announce-or-move",
    severity: .error,
    summary: "An API that does the opposite of what the spec says of the focus",
    rationale: """
      One notification announces and leaves the focus alone, the other takes it away. The wrong one \
      throws people out of what they do, or leaves them behind.
      """,
    facts: ["moving-apis", "announcing-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .screenChanged, focus: stay }
                                           ^^^^^^^^^^^^^^ '.screenChanged' moves the focus, which \
        should stay; use '.announcement'
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
    check: .reportingScope { scope, context in
      let moving = context.facts("moving-apis", in: scope, .platform)
        .filter { !$0.details("instead").isEmpty }
      let announcing = context.facts("announcing-apis", in: scope, .platform)
      for event in scope.focusEvents {
        guard let target = event.target else { continue }
        if target.value.staysPut {
          context.check(event, moves: moving, announces: announcing, on: scope)
        } else if context.fact(event.factName, in: scope)?.values != ["stay"] {
          context.check(event, to: target, moves: moving, announces: announcing, on: scope)
        }
      }
      if let move = scope.map["focus"]?["move"]?.word {
        context.report(move, among: announcing, in: nil, on: scope, isMoving: false)
      }
    }
  )
}

extension RuleContext {
  /// Checks an event that leaves the focus where it is.
  fileprivate func check(
    _ event: FocusEvent,
    moves: [Fact],
    announces: [Fact],
    on scope: Scope
  ) {
    for word in event.apis where word.fact(among: announces) == nil {
      report(word, among: moves, in: event, on: scope, isMoving: true)
    }
  }

  /// Checks an event that moves the focus: what does it must not be the API that merely announces.
  fileprivate func check(
    _ event: FocusEvent,
    to target: Word,
    moves: [Fact],
    announces: [Fact],
    on scope: Scope
  ) {
    let announced = Set(event.value["announce"]?.words.map(\.range) ?? [])
    if event.apis.contains(where: { $0.fact(among: moves) != nil }) { return }
    for word in [target] + event.apis where !announced.contains(word.range) {
      report(word, among: announces, in: event, on: scope, isMoving: false)
    }
  }

  /// Reports a word that names an API of some facts, unless it is foreign.
  fileprivate func report(
    _ word: Word,
    among facts: [Fact],
    in event: FocusEvent?,
    on scope: Scope,
    isMoving: Bool
  ) {
    guard let fact = word.fact(among: facts), !isForeign(word.value, to: scope) else { return }
    guard let instead = fact.detail("instead") else { return }
    let reason =
      isMoving
      ? "moves the focus, which should stay" : "announces and leaves the focus where it is"
    let name = word.value.replacing(fact, by: instead)
    let edits =
      isMoving ? announcing(word, by: fact, in: event) : [spec.replacing(word, with: name)]
    report(
      "'\(word.value)' \(reason); use '\(instead)'",
      at: word.range,
      fact: fact,
      in: scope,
      fixes: edits.isEmpty ? [] : [Fix("Change to '\(name)'", edits, isPreferred: true)]
    )
  }
}
