import English
import Guidelines
import SpecModel

extension Rule {
  /// A keyboard on which no key moves the focus to the component.
  static let keyboardFocusKeys = Rule(
    id: "keyboard-focus-keys",
    severity: .warning,
    summary: "No key that moves the focus, or one that activates in its place",
    rationale: """
      Somebody who works with an external keyboard reaches the buttons with Tab or the arrow keys. \
      A key that activates on its way there changes the value unasked.
      """,
    wcag: .fails("2.1.1"),
    facts: ["keys"],
    factFilter: { fact, _ in fact.isAboutFocusKeys || fact.isAboutOtherKeys },
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        keyboard: { space: activate }
        ^^^^^^^^ no key moves the focus to the stepper; add 'tab: focus'
        """,
      passing: """
        component: stepper
        label: Tickets
        keyboard: { arrows: focus, space: activate }
        """
    ),
    check: .scope { context in
      let facts = context.facts("keys", .common)
      // The rule about the space bar looks at the keys that activate.
      let each = facts.filter(\.isAboutOtherKeys)
      let choice = facts.first(where: \.isAboutFocusKeys)
      guard let fact = choice ?? each.first else { return [] }
      // What has to do it where it is given is judged, and not asked for.
      let isAsked = choice != nil || each.contains { $0.detail("need") == "each" }
      if !isAsked, context.scope.givenSection("keyboard") == nil { return [] }
      return context.violations(
        inSection: "keyboard",
        for: fact,
        severity: .warning,
        asked: { platform in
          context.facts("keys", .anywhere).filter { $0.platform == platform && $0.framework == nil }
            .flatMap(\.askedBindings)
        },
        given: { section in
          let focus = choice.map { focusKeys($0, among: facts, in: section) }
          return (focus ?? []) + section.violations(of: each)
        }
      )
    }
  )
}

/// The keys that should move the focus and do something else, or that none moves it.
private func focusKeys(
  _ fact: Fact,
  among facts: [Fact],
  in section: BindingSection
) -> [Violation] {
  guard let effect = fact.detail("effect"), let key = fact.values.first else { return [] }
  let others = Set(facts.compactMap { $0.detail("effect") }).subtracting([effect])
  let given = fact.values.flatMap { section.entries(of: $0) }
  let wrong = given.compactMap { entry -> Violation? in
    guard let word = entry.value.word, !word.value.says(effect: effect),
      others.contains(where: word.value.says(effect:))
    else { return nil }
    return section.wrongEffect(word, of: entry, asked: effect, fact: fact)
  }
  if !wrong.isEmpty || section.mayDo(oneOf: [effect]) { return wrong }
  let place = fact.platform == nil ? section.home : section
  return [
    place.violation(
      "no key moves the focus to the \(section.context.title)",
      missing: RequiredBinding(trigger: key, effect: effect),
      fact: fact
    )
  ]
}

extension Fact {
  /// Whether it names keys of which one has to move the focus.
  fileprivate var isAboutFocusKeys: Bool {
    detail("need") == "one" && detail("effect") == "focus"
  }

  /// Whether it names keys that are needed and do not activate, or that may be given.
  fileprivate var isAboutOtherKeys: Bool {
    detail("need") == "given" || detail("need") == "each" && detail("effect") != "activate"
  }
}
