import English
import Guidelines
import SpecModel

extension Rule {
  /// The name of a button that does not say the value it changes.
  static let nameReferencesValue = Rule(
    id: "name-references-value",
    severity: .warning,
    summary: "A button whose name does not say the value that it changes",
    rationale: """
      The number stands between the buttons. Who reaches one of them by touch or by swiping hears \
      only its name, and must know from it how many there are.
      """,
    wcag: .bestPractice,
    facts: ["name-references-value"],
    yieldsTo: ["name-matches-label"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          android:
            increment: { name: Adds one ticket }
                               ^^^^^^^^^^^^^^^ the name does not say the value; add '3' or '{value}'
            decrement: { name: Removes one ticket from 3 tickets }
        """,
      passing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          android:
            increment: { name: Adds one ticket to 3 tickets }
            decrement: { name: "Removes one ticket from {value}" }
        """
    ),
    check: .violations(of: "name-references-value") { fact, context in
      guard let value = context.spec.shownValue else { return [] }
      return context.buttons.compactMap { button in
        guard let name = button.name, !name.value.isBlank,
          !button.says(value, by: fact, in: context)
        else { return nil }
        return violation(missing: value, inName: name, in: context)
      }
    }
  )
}

/// A name without the value; the fix says it at the end, or in place of another number.
private func violation(
  missing value: ShownValue,
  inName name: LocatedText,
  in context: PlatformContext
) -> Violation {
  let stale = context.staleValues(in: name.value, besides: [context.spec.label])
  let single = stale.count == 1 ? stale.first : nil
  let fixed = name.value.saying(value, insteadOf: single)
  let values = [value.current, "{value}"].compactMap { number in
    single?.isMeasured == true ? number.map(value.measured) : number
  }
  return Violation(
    single.map { "the name says '\(name.value[$0.range])'; use \(values.listed)" }
      ?? "the name does not say the value; add \(values.listed)",
    at: context.spec.range(of: single?.range, in: name),
    // Any of several numbers may be the one.
    offers: stale.count > 1 ? [] : [.renaming(name, to: fixed)]
  )
}
