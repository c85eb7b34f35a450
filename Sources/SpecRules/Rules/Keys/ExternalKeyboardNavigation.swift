import Guidelines
import SpecModel

extension Rule {
  /// A keyboard on which no key changes the page.
  static let externalKeyboardNavigation = Rule(
    id: "external-keyboard-navigation",
    severity: .error,
    summary: "No key that changes the page",
    rationale: """
      A page that only a swipe can turn is the last one for everybody who works with a keyboard or \
      a switch.
      """,
    facts: ["page-keys"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        keyboard: { tab: focus }
        ^^^^^^^^ no key changes the page; add 'arrows: change-page'
        """,
      passing: """
        component: page-control
        name: Photos
        keyboard: { tab: focus, arrows: change-page }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("page-keys", in: scope) else { return }
      guard let effect = fact.values.first, let key = fact.detail("key") else { return }
      let asked = Binding.Asked(trigger: key, effect: effect)
      switch context.section("keyboard", in: scope) {
      case .unreadable: return
      case .absent(let entry):
        context.report(
          context.missingSection(
            "keyboard",
            entry,
            in: scope,
            fact: fact,
            severity: nil
          ) { $0 == nil ? [asked] : [] }
        )
      case .given(let section):
        let changesPage = section.value.entries.contains { entry in
          guard entry.key.value != "reason" else { return false }
          // Lists and maps are wrong-type's, and may mean anything.
          guard let word = entry.value.word?.value else { return !entry.value.isNull }
          return fact.accepted.contains(where: word.says(effect:))
        }
        if changesPage { return }
        context.report(
          context.lack(
            "no key changes the page",
            of: asked,
            in: section,
            fact: fact,
            scope: scope
          )
        )
      }
    }
  )
}
