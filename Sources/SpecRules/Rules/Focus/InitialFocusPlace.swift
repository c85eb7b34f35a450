import Guidelines
import SpecModel

extension Rule {
  /// Reports a first focus on another place than the guideline proposes.
  static let initialFocusPlace = Rule(
    id: "initial-focus-place",
    severity: .information,
    summary: "A first focus that is on none of the places the guideline names",
    rationale: """
      People expect to begin at the top of a screen or at its first field. Elsewhere they miss what \
      stands before.
      """,
    facts: ["initial-focus"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        focus: { initial: the third photo }
                          ^^^^^^^^^^^^^^^ the focus would begin at 'the third photo'; a logical place is \
        'back button', 'screen title', 'first text field' or 'first heading'
        platforms: { ios: { framework: uikit } }
        """,
      passing: """
        component: page-control
        name: Photos
        focus: { initial: first heading }
        platforms: { ios: { framework: uikit } }
        """
    ),
    check: .scope { scope, context in
      guard let fact = context.fact("initial-focus", in: scope) else { return }
      guard let place = scope.map["focus"]?["initial"]?.word, place.value != "none" else { return }
      let text = place.value.replacing("-", with: " ")
      if fact.accepts(text.placeWords) || fact.accepted.contains(where: text.containsWords) {
        return
      }
      context.report(
        "the focus would begin at '\(place.value)'; a logical place is \(fact.values.listed)",
        at: place.range,
        fact: fact,
        in: scope,
        fixes: fact.values.map {
          Fix("Begin at the \($0)", [context.spec.replacing(place, with: $0)])
        }
      )
    }
  )
}
