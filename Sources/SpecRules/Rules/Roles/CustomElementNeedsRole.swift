import Guidelines
import SpecModel

extension Rule {
  /// Reports an element of the team's own that has no role.
  static let customElementNeedsRole = Rule(
    id: "custom-element-needs-role",
    severity: .error,
    summary: "A custom element without a role",
    rationale: """
      Only native elements bring a role along. A custom one without it is read as plain text, and \
      nobody learns that it can be used.
      """,
    facts: ["custom-role"],
    yieldsTo: ["no-native-android-stepper", "misspelt-api"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: compose
            element: PeriodSwitch
                     ^^^^^^^^^^^^ 'PeriodSwitch' is a custom element without a role; add 'role: tab'
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: compose
            element: PeriodSwitch
            role: tab
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("custom-role", in: scope) else { return }
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let buttons = scope.buttons(actions)
      let parts = buttons.flatMap { $0.value["element"]?.words ?? [] }
      let native = context.nativeElements(in: scope)
      guard (scope.elements + parts).contains(where: { !native.contains($0.elementStem) }),
        context.areElementsListed(in: scope), !context.givesRole(scope.map)
      else { return }
      let known = context.elementsWithRole(fact, in: scope)
      // One native element among several gives the role of the whole.
      let bringsRole: (Word) -> Bool = { [vocabulary = context.vocabulary] element in
        known.contains(element.elementStem)
          || vocabulary.bringsRole(element: element.value) == true
      }
      if !scope.elements.contains(where: bringsRole), !parts.contains(where: bringsRole) {
        for element in scope.elements { context.reportMissingRole(of: element, fact, scope) }
      }
      for button in buttons where !context.givesRole(button.value) {
        let elements = button.value["element"]?.words ?? []
        guard !elements.contains(where: bringsRole) else { continue }
        for element in elements { context.reportMissingRole(of: element, fact, scope) }
      }
    }
  )
}

extension RuleContext {
  /// The elements that bring a role along: the native ones, those of another framework or of another
  /// component, which is another fault, and what else of the system has a role.
  fileprivate func elementsWithRole(_ fact: Fact, in scope: Scope) -> Set<String> {
    let all = spec.guideline?.model.facts("elements", platform: nil, framework: nil) ?? []
    let others = fact.details("native").map { Vocabulary.foldedStem(of: $0) }
    let native = scope.possibleFrameworks.flatMap(vocabulary.nativeElements)
    return all.elementStems.union(others)
      .union(native.map { Vocabulary.foldedStem(of: $0.name) })
  }

  fileprivate func reportMissingRole(of element: Word, _ fact: Fact, _ scope: Scope) {
    let roles = roleWords(in: scope)
    guard let platform = scope.platform, let role = roles.first else { return }
    let slip = slip(ofElement: element)
    let advice = slip.map { "did you mean '\($0)'?" } ?? "add 'role: \(role)'"
    report(
      "'\(element.value)' is a custom element without a role; \(advice)",
      at: element.range,
      isGap: slip == nil,
      fact: fact,
      in: scope,
      fixes: slip.map { changes(of: element, to: [$0], meant: slip, in: scope) } ?? []
        + roles.compactMap { word in
          let text = ScalarWriting.scalar(word)
          let edit = spec.inserting("role", text, at: ["platforms", platform.rawValue])
          let isPreferred = slip == nil && word == role
          return edit.map { Fix("Add 'role: \(word)'", [$0], isPreferred: isPreferred) }
        }
    )
  }
}
