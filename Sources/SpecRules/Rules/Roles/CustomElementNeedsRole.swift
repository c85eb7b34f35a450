import Guidelines
import SpecModel

extension Rule {
  /// An element of the team's own that has no role.
  static let customElementNeedsRole = Rule(
    id: "custom-element-needs-role",
    severity: .error,
    summary: "A custom element without a role",
    rationale: """
      Only native elements bring a role along. A custom one without it is read as plain text, and \
      nobody learns that it can be used.
      """,
    wcag: .fails("4.1.2"),
    facts: ["custom-role"],
    yieldsTo: ["no-native-android-stepper", "no-such-element", "unfit-word", "misspelt-api"],
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
    check: .violations(of: "custom-role") { fact, context in
      let buttons = context.buttons
      let elements = context.scope.elements + buttons.flatMap(\.elements)
      let native = context.elements.native
      guard elements.contains(where: { mayLackRole($0, besides: native, in: context) }),
        context.elements.areListed, !context.hasRole,
        !isGivenRole(by: fact, in: context)
      else { return [] }
      let known = elementsWithRole(fact, in: context)
      let bringsRole: (LocatedText) -> Bool = { [vocabulary = context.vocabulary] element in
        known.contains(element.elementStem)
          || vocabulary.bringsRole(element: element.value) == true
      }
      // One native element among several gives the role of the whole.
      let whole = elements.contains(where: bringsRole) ? [] : context.scope.elements
      let parts = buttons.filter {
        !$0.value.givesRole(in: context.vocabulary) && !$0.elements.contains(where: bringsRole)
      }
      return (whole + parts.flatMap(\.elements)).compactMap {
        elementWithoutRole($0, in: context)
      }
    }
  )
}

/// Whether an element is not native, or is a plain one such as a row.
private func mayLackRole(
  _ element: LocatedText,
  besides native: Set<String>,
  in context: PlatformContext
) -> Bool {
  !native.contains(element.elementStem)
    || context.vocabulary.bringsRole(element: element.value) == false
}

/// Whether an API or a trait gives the role, such as `Modifier.toggleable` below a state.
///
/// The trait may stand behind its API, as in `accessibilityTraits: .link`.
private func isGivenRole(by fact: Fact, in context: PlatformContext) -> Bool {
  let traits = fact.details("given-by").foldedStems
  return context.namedAPIs.contains { api in
    api.givesRole(in: context.vocabulary) || traits.contains(api.stem)
  }
    || !traits.isEmpty
      && context.mentions.contains { mention in
        mention.kind == .api && mention.isKey
          && (mention.value?.words ?? []).contains {
            traits.contains(Vocabulary.foldedStem(of: $0.value))
          }
      }
}

/// The elements that bring a role along.
///
/// They are the native elements but for plain ones such as a row, and whatever else of the system
/// has a role. Elements of another framework or component have one too, and are another fault.
private func elementsWithRole(_ fact: Fact, in context: PlatformContext) -> Set<String> {
  let native = context.scope.possibleFrameworks.flatMap(context.vocabulary.nativeElements).map(
    \.name
  )
  let listed = context.facts("elements", .anywhere).flatMap(\.accepted)
  let own = listed.filter { context.vocabulary.bringsRole(element: $0) != false }
  return Set((own + fact.details("native") + native).foldedStems)
}

/// An element that needs a role, unless nobody knows which.
private func elementWithoutRole(_ element: LocatedText, in context: PlatformContext) -> Violation? {
  guard context.scope.platform != nil, let role = context.roleWords.first else { return nil }
  let slip = context.elements.slip(of: element)
  let advice = slip.map { "did you mean '\($0)'?" } ?? "add 'role: \(role)'"
  return Violation(
    "'\(element.value)' is a custom element without a role; \(advice)",
    at: element.range,
    isGap: slip == nil,
    offers: slip.map { context.elements.changes(of: element, to: [$0], meant: slip) }
      ?? context.roleAdditions(isFirstPreferred: true)
  )
}
