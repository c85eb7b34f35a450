import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Two states that exclude each other and are heard alike.
  static let statesAlike = Rule(
    id: "states-alike",
    severity: .warning,
    summary: "Two states that are heard alike, though only one of them holds at a time",
    rationale: """
      Who listens knows a state from its opposite by one word. Where both have the same word, \
      nobody hears that anything has changed.
      """,
    wcag: .fails("4.1.2"),
    facts: ["needed-states"],
    factFilter: { fact, _ in fact.details("named").isEmpty },
    yieldsTo: ["state-word"],
    fixes: .none,
    examples: Examples(
      failing: """
        component: switch
        label: Appearance
        platforms:
          android:
            framework: views
            android:textOn: Dark
            android:textOff: Dark
                             ^^^^ 'Dark' is heard for 'on' as well; give 'off' another word
            states:
              on: { api: "android:checked=true" }
              off: { api: "android:checked=false" }
        """,
      passing: """
        component: switch
        label: Appearance
        platforms:
          android:
            framework: views
            android:textOn: Dark
            android:textOff: Light
            states:
              on: { api: "android:checked=true" }
              off: { api: "android:checked=false" }
        """
    ),
    check: .violations(ofEach: "needed-states") { fact, context in
      guard context.scope.foreignLanguage == nil else { return [] }
      var known: [String: HeardState] = [:]
      return heardStates(among: fact.values, in: context).compactMap { heard in
        let text = heard.text.value.foldedForComparison
        guard let other = known[text] else {
          known[text] = heard
          return nil
        }
        guard other.state != heard.state else { return nil }
        return Violation(
          "'\(heard.text.value)' is heard for '\(other.state)' as well; give '\(heard.state)' "
            + "another word",
          at: heard.text.range,
          related: [.init("what is heard for '\(other.state)'", at: other.text.range)]
        )
      }
    }
  )
}

/// What people hear of a state.
private struct HeardState {
  /// What facts call it.
  let state: String
  let text: LocatedText
}

/// What is heard of some states, in the order of the spec.
///
/// A text that the code gives is heard in place of the word of the screen reader.
private func heardStates(among names: [String], in context: PlatformContext) -> [HeardState] {
  let texts = context.namedAPIs.compactMap { StateText(of: $0, context.vocabulary) }
  let states = context.allStates.compactMap { state -> HeardState? in
    let name = context.spec.stateName(state.word.value)
    guard names.contains(name) else { return nil }
    let code = context.texts(of: state).first.map { LocatedText($0.text, at: $0.word.range) }
    let isTold = texts.contains { $0.purpose == "\(name) text" }
    return (code ?? (isTold ? nil : state.announce)).map { HeardState(state: name, text: $0) }
  }
  let told = texts.compactMap { text -> HeardState? in
    let state = names.first { text.purpose == "\($0) text" }
    return state.map { HeardState(state: $0, text: LocatedText(text.text, at: text.word.range)) }
  }
  return (states + told).filter { LabelMatch.isComparable($0.text.value) && !$0.text.value.isOff }
    .sorted { $0.text.range.lowerBound < $1.text.range.lowerBound }
}
