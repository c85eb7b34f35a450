import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports an adjustable element that cannot be adjusted.
  static let adjustableNeedsActions = Rule(
    id: "adjustable-needs-actions",
    severity: .error,
    summary: "The trait adjustable without the methods that adjust",
    rationale: """
      The trait makes VoiceOver say "swipe up or down to adjust the value". Without both methods \
      the swipe does nothing.
      """,
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
                     ^^^^^^^^^^^ nothing adjusts the value; implement 'accessibilityDecrement()'
            methods: [accessibilityIncrement()]
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
    check: .reportingScope { scope, context in
      // Without a framework, its APIs may have any form.
      let frameworks = scope.frameworks.map(\.value)
      let facts = context.commonFacts("adjustable", in: scope)
      guard let fact = facts.first(where: { $0.framework.map(frameworks.contains) ?? true }) else {
        return
      }
      guard let trait = context.adjustableTrait(of: fact, in: scope) else { return }
      if context.isNative(in: scope) { return }
      let missing = context.missingMethods(of: fact, in: scope)
      if !missing.isEmpty {
        context.report(
          "nothing adjusts the value; implement \(missing.listed("and"))",
          at: trait.range,
          isGap: true,
          fact: fact,
          in: scope,
          fixes: context.implementations(of: missing, in: scope)
        )
      }
      context.checkRole(beside: trait, adjustable: fact, isComplete: missing.isEmpty, in: scope)
    }
  )
}

extension RuleContext {
  /// Whether the element of a scope is the native one, which needs no methods of the author's.
  fileprivate func isNative(in scope: Scope) -> Bool {
    let native = Set(
      facts("elements", in: scope).flatMap(\.accepted).map {
        Vocabulary.foldedStem(of: $0)
      }
    )
    return !scope.elements.isEmpty
      && scope.elements.allSatisfy {
        native.contains(Vocabulary.foldedStem(of: $0.value))
      }
  }

  fileprivate func implementations(of methods: [String], in scope: Scope) -> [Fix] {
    guard let platform = scope.platform else { return [] }
    let names = methods.map(ScalarWriting.scalar)
    let edit: TextEdit? =
      if let entry = scope.own.entry("methods") {
        if entry.value.isNull {
          spec.filling(entry, with: "[\(names.joined(separator: ", "))]")
        } else {
          spec.adding(methods, to: entry)
        }
      } else {
        spec.inserting(
          "methods",
          "[\(names.joined(separator: ", "))]",
          at: ["platforms", platform.rawValue]
        )
      }
    let title = "Add \(methods.listed("and"))"
    return edit.map { [Fix(title, [$0], isPreferred: true)] } ?? []
  }

  /// Reports a role of the single buttons on an element that is one adjustable whole.
  fileprivate func checkRole(
    beside trait: Word,
    adjustable fact: Fact,
    isComplete: Bool,
    in scope: Scope
  ) {
    guard let role = scope.role, let right = fact.values.first else { return }
    let expected = facts("roles", in: scope).flatMap(\.values)
    guard expected.contains(where: { $0.foldedForComparison == role.value.roleWord }) else {
      return
    }
    // Where the guideline names both, they go together.
    guard !expected.contains(where: { $0.foldedForComparison == right }) else { return }
    report(
      "one adjustable element is announced as '\(right)', not as '\(role.value)'",
      at: role.range,
      fact: self.fact("roles", in: scope),
      in: scope,
      severity: .information,
      related: [.init("the trait is here", at: trait.range)],
      fixes: isComplete
        ? [Fix("Change role to '\(right)'", [spec.replacing(role, with: right)])] : []
    )
  }
}
