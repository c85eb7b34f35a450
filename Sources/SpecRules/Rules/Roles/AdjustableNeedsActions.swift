import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An adjustable element that cannot be adjusted.
  static let adjustableNeedsActions = Rule(
    id: "adjustable-needs-actions",
    severity: .error,
    summary: "The trait adjustable without the methods that adjust",
    rationale: """
      The trait makes VoiceOver say "swipe up or down to adjust the value". Without both methods \
      the swipe does nothing.
      """,
    wcag: .fails("4.1.2"),
    facts: ["adjustable"],
    exceptions: [.information: "for the role of a button beside the trait"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            element: TicketStepper
            traits: [.adjustable]
            methods: [accessibilityIncrement()]
                      ^^^^^^^^^^^^^^^^^^^^^^^^ 'accessibilityDecrement()' is missing beside \
        'accessibilityIncrement()'; implement both
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            element: TicketStepper
            traits: [.adjustable]
            methods: [accessibilityIncrement(), accessibilityDecrement()]
        """
    ),
    check: .violations(of: "adjustable", .possible) { fact, context in
      guard let trait = context.adjustable.trait(of: fact),
        !context.elements.areNative
      else { return [] }
      let missing = context.adjustable.missingMethods(of: fact)
      let names = missing.listed("and")
      let areNone = context.scope.map["methods"]?.isNull ?? true
      let other = missing.isEmpty ? nil : context.adjustable.listedMethod(of: fact)
      let gap = Violation(
        other.map { "\(names) is missing beside '\($0.value)'; implement both" }
          ?? "nothing adjusts the value; implement \(names)",
        at: other?.range ?? trait.range,
        isGap: true,
        isQuoted: fact.quotes.contains { quote in
          missing.contains { quote.contains(Vocabulary.stem(of: $0)) }
        },
        offers: [
          Offer(
            areNone ? .set(["methods"], missing.bracketed) : .add(missing, to: ["methods"]),
            title: "Add \(names)"
          )
        ]
      )
      let role = roleOfButtons(
        beside: trait,
        adjustable: fact,
        isComplete: missing.isEmpty,
        in: context
      )
      return [missing.isEmpty ? nil : gap, role].compactMap(\.self)
    }
  )
}

/// A role of the single buttons on an element that is one adjustable whole.
private func roleOfButtons(
  beside trait: LocatedText,
  adjustable fact: Fact,
  isComplete: Bool,
  in context: PlatformContext
) -> Violation? {
  guard let role = context.scope.role, let right = fact.values.first else { return nil }
  let expected = context.facts("roles").flatMap(\.values).map(\.foldedForComparison)
  // Where the guideline names both, they go together.
  guard expected.contains(role.value.roleWord), !expected.contains(right) else { return nil }
  return Violation(
    "one adjustable element is announced as '\(right)', not as '\(role.value)'",
    at: role.range,
    fact: context.fact("roles"),
    severity: .information,
    isQuoted: false,
    related: [.init("the trait is here", at: trait.range)],
    offers: isComplete
      ? [Offer(.put(right, for: role), title: "Change role to '\(right)'", isPreferred: false)] : []
  )
}
