import Guidelines
import SpecModel

extension Rule {
  /// A hidden visible label whose text no name repeats.
  static let hiddenLabelNeedsName = Rule(
    id: "hidden-label-needs-name",
    severity: .error,
    summary: "A visible label hidden from the screen reader, and no name in its place",
    rationale: """
      A label that the screen reader does not see names nothing any more. What is left to announce \
      is "button".
      """,
    wcag: .fails("4.1.2"),
    facts: ["name-of-hidden-label"],
    fixes: .safeFix,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            label-hidden: isAccessibilityElement=false
            ^^^^^^^^^^^^ the label is hidden from VoiceOver and nothing else names the stepper; \
        add a 'name'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            label-hidden: isAccessibilityElement=false
            accessibilityLabel: Tickets
        """
    ),
    check: .violation(of: "name-of-hidden-label") { fact, context in
      guard let label = context.spec.label, let hiding = context.naming.labelHiding,
        !context.naming.hasName,
        !context.scope.map.hasText(of: "link label", in: context.vocabulary),
        !isNamed(besides: hiding, by: fact, in: context)
      else { return nil }
      return Violation(
        "the label is hidden from \(context.scope.screenReaderName) and nothing else names the "
          + "\(context.title); add a 'name'",
        at: hiding.key.range,
        isGap: true,
        offers: [
          Offer(
            context.naming.change(giving: label.value, alone: true),
            title: "Add the name '\(label.value)'",
            isSafe: true
          )
        ]
      )
    }
  )
}

/// Whether the label is only out of sight, or an API that the guideline lists gives the name.
private func isNamed(
  besides hiding: SpecEntry,
  by fact: Fact,
  in context: PlatformContext
) -> Bool {
  let stems = fact.details("unless").foldedStems
  let own = hiding.value.word.map { Vocabulary.foldedStem(of: $0.value) }
  return own.map(stems.contains) ?? false
    || context.namedAPIs.contains { stems.contains($0.stem) }
}
