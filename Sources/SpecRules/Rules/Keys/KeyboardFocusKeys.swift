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
    facts: ["keys"],
    concerns: { fact, _ in fact.isAboutFocusKeys || fact.isAboutOtherKeys },
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
    check: .reportingScope { scope, context in
      let facts = context.facts("keys", in: scope, .common)
      // Those that activate are the space bar's.
      let each = facts.filter(\.isAboutOtherKeys)
      let choice = facts.first(where: \.isAboutFocusKeys)
      guard let fact = choice ?? each.first else { return }
      switch context.section("keyboard", in: scope) {
      case .unreadable: return
      case .absent(let entry):
        let model = context.spec.guideline?.model
        context.report(
          context.missingSection(
            "keyboard",
            entry,
            in: scope,
            fact: fact,
            severity: .warning
          ) { platform in
            (model?.facts("keys", platform: platform, framework: nil) ?? [])
              .filter { $0.platform == platform && $0.framework == nil }.flatMap(\.askedBindings)
          }
        )
      case .given(let section):
        if let choice {
          context.checkFocusKeys(choice, among: facts, in: section, scope: scope)
        }
        context.report(context.violations(of: each, kind: .key, in: section, scope: scope))
      }
    }
  )
}

extension RuleContext {
  fileprivate func checkFocusKeys(
    _ fact: Fact,
    among facts: [Fact],
    in section: SpecEntry,
    scope: Scope
  ) {
    guard let effect = fact.detail("effect"), let key = fact.values.first else { return }
    let others = Set(facts.compactMap { $0.detail("effect") }).subtracting([effect])
    let given = fact.values.flatMap { entries(in: section.value, of: $0, kind: .key) }
    var hasWrong = false
    for entry in given {
      guard let word = entry.value.word, !word.value.says(effect: effect) else { continue }
      guard others.contains(where: word.value.says(effect:)) else { continue }
      hasWrong = true
      report(wrongEffect(word, of: entry, asked: effect, fact: fact))
    }
    let hasFocus = section.value.entries.contains { entry in
      // Lists and maps are wrong-type's, and may mean anything.
      guard entry.key.value != "reason" else { return false }
      return entry.value.word?.value.says(effect: effect) ?? !entry.value.isNull
    }
    if hasWrong || hasFocus { return }
    let asked = Binding.Asked(trigger: key, effect: effect)
    let home = fact.platform == nil ? home(of: section, in: scope) : section
    report(
      lack(
        "no key moves the focus to the \(title)",
        of: asked,
        in: home,
        fact: fact,
        scope: scope
      )
    )
  }
}

extension Fact {
  /// Whether it names keys of which one has to move the focus.
  fileprivate var isAboutFocusKeys: Bool {
    detail("need") == "one" && detail("effect") == "focus"
  }

  /// Whether it names keys that are needed and do not activate.
  fileprivate var isAboutOtherKeys: Bool {
    detail("need") == "each" && detail("effect") != "activate"
  }
}
