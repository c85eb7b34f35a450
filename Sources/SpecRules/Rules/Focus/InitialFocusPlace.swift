import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A first focus on another place than the guideline proposes.
  static let initialFocusPlace = Rule(
    id: "initial-focus-place",
    severity: .information,
    summary: "A first focus that is on none of the places the guideline names",
    rationale: """
      People expect to begin at the top of a screen or at its first field. Elsewhere they miss what \
      stands before.
      """,
    wcag: .weakens("2.4.3"),
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
    check: .violation(of: "initial-focus") { fact, context in
      guard let place = context.scope.map["focus"]?["initial"]?.word, place.value != "none" else {
        return nil
      }
      // What opened the component lies outside of it.
      let isOutside = place.value.foldedTokens.contains { word in
        !fact.accepts(word) && context.fact("focus-on-close")?.accepts(word) == true
      }
      guard isOutside || !place.value.isOne(of: fact) else { return nil }
      return Violation(
        "the focus would begin at '\(place.value)'; a logical place is \(fact.values.listed)",
        at: place.range,
        offers: fact.values.map {
          Offer(.put($0, for: place), title: "Begin at the \($0)", isPreferred: false)
        }
      )
    }
  )
}

extension String {
  /// Whether a place is one that a fact accepts.
  ///
  /// It may have more words, but may not be another one of its kind, such as "the last heading".
  fileprivate func isOne(of fact: Fact) -> Bool {
    let words = replacing("-", with: " ").foldedTokens
    if fact.accepts(replacing("-", with: " ").placeWords) { return true }
    let isNamed = fact.accepted.contains(where: words.containsWords)
    return isNamed && !words.contains { NumberWord.isAfterFirst($0) || Denial.isDenial($0) }
  }
}
