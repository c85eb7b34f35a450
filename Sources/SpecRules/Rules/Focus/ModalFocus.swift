import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A modal that does not keep the focus, or does not give it back.
  static let modalFocus = Rule(
    id: "modal-focus",
    severity: .warning,
    summary: "A modal that does not hold the focus, or does not return it",
    rationale: """
      Behind an open dialog the screen is still there for VoiceOver unless it is told otherwise. \
      After closing, people want to go on where they were.
      """,
    facts: ["modal", "focus-on-close"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            focus: { modal: true }
                     ^^^^^ the focus can leave the modal; add 'accessibilityViewIsModal'
          android:
            framework: views
            focus: { modal: true, on-close: first heading }
                                            ^^^^^^^^^^^^^ the focus should return to what opened the \
        modal; use 'trigger'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            accessibilityViewIsModal: true
            focus: { modal: true }
          android:
            framework: views
            focus: { modal: true, on-close: trigger }
        """
    ),
    check: .reportingScope { scope, context in
      guard let focus = scope.map["focus"] else { return }
      let isModal = focus["modal"]?.boolean
      if isModal == true, let key = focus.entry("modal")?.key {
        for fact in context.facts("modal", in: scope, .declared) {
          context.checkModal(key, against: fact, on: scope)
        }
      }
      guard isModal != false, let place = focus["on-close"]?.word, place.value != "none",
        let fact = context.fact("focus-on-close", in: scope), let right = fact.values.first
      else { return }
      let words = place.value.foldedTokens
      if words.contains(where: fact.accepts) { return }
      context.report(
        "the focus should return to what opened the modal; use '\(right)'",
        at: place.range,
        fact: fact,
        in: scope,
        fixes: [
          Fix(
            "Return to the \(right)",
            [context.spec.replacing(place, with: right)],
            isPreferred: true
          )
        ]
      )
    }
  )
}

extension RuleContext {
  fileprivate func checkModal(_ key: Word, against fact: Fact, on scope: Scope) {
    guard let right = fact.values.first, let platform = scope.platform else { return }
    let stems = Set(fact.accepted.map { Vocabulary.foldedStem(of: $0) })
    if namedAPIs(on: scope).contains(where: { stems.contains($0.stem) && !$0.isOff }) { return }
    func names(_ entry: SpecEntry) -> Bool {
      stems.contains(Vocabulary.foldedStem(of: entry.key.value))
    }
    // As a key of the topic it is out of place, which is another fault.
    if scope.map["focus"]?.entries.contains(where: names) == true { return }
    let given = scope.own.entries.first(where: names)
    let edit =
      given.map { entry in
        entry.value.word.map { TextEdit($0.range, with: "true") }
          ?? spec.filling(entry, with: "true")
      } ?? spec.inserting(right, "true", at: ["platforms", platform.rawValue])
    report(
      "the focus can leave the modal; add '\(right)'",
      at: key.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Add '\(right): true'", [$0], isPreferred: true)] } ?? []
    )
  }
}
