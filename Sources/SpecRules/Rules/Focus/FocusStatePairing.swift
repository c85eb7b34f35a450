import Guidelines
import SpecModel

extension Rule {
  /// One half of SwiftUI's pair for the focus without the other.
  static let focusStatePairing = Rule(
    id: "focus-state-pairing",
    severity: .warning,
    summary: "@FocusState without focused(_:), or the other way round",
    rationale: """
      The wrapper holds which view has the focus, the modifier binds a view to it. Each does \
      nothing without the other.
      """,
    wcag: .weakens("2.4.3"),
    facts: ["focus-state"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: swiftui
            focus: { api: "focused(_:)", reason: The keyboard opens with the value }
                           ^^^^^^^^^^^ 'focused(_:)' needs '@FocusState'; add it
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: swiftui
            focus: { api: ["@FocusState", "focused(_:)"], reason: The keyboard opens with the value }
        """
    ),
    check: .violation(of: "focus-state", .declared) { fact, context in
      guard let wrapper = fact.values.first, let modifier = fact.detail("partners") else {
        return nil
      }
      let wrappers = fact.acceptedIdentifiers
      let modifiers = Set(fact.details("partners").map { Vocabulary.stem(of: $0).lowercased() })
      let apis = context.namedAPIs
      // `@FocusState.Binding` is a wrapper as well, `focusedValue` no modifier of the pair.
      let isWrapper: (NamedAPI) -> Bool = { $0.stem.identifiers.contains(where: wrappers.contains) }
      let isModifier: (NamedAPI) -> Bool = { modifiers.contains($0.stem) }
      return switch (apis.first(where: isWrapper), apis.first(where: isModifier)) {
      case (let found?, nil): violation(missing: modifier, beside: found, in: context)
      case (nil, let found?): violation(missing: wrapper, beside: found, in: context)
      default: nil
      }
    }
  )
}

/// An API without the one that it needs beside it.
private func violation(missing partner: String, beside api: NamedAPI, in context: RuleContext)
  -> Violation
{
  let place = api.mention.place
  let path = place.platform == nil ? place.keys : Array(place.keys.dropFirst(2))
  // Beside a key the partner becomes one as well.
  let change: Change =
    api.mention.isKey ? .set(path + [partner], "true") : .add([partner], to: path)
  return Violation(
    "'\(api.word.value)' needs '\(partner)'; add it",
    at: api.word.range,
    isGap: true,
    offers: place.isInSegment ? [] : [Offer(change, title: "Add '\(partner)'")]
  )
}
