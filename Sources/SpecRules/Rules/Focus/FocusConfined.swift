import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A focus that is not kept in the group, or cannot leave it.
  static let focusConfined = Rule(
    id: "focus-confined",
    severity: .information,
    summary: "A focus that leaves the group on selection, or is trapped in it",
    rationale: """
      Choosing a segment must not throw people out of the group. Walking on must take them to the \
      content that they have chosen.
      """,
    wcag: .fails("2.1.2"),
    facts: ["focus-confined"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            focus: { confined: trap }
                               ^^^^ the focus could not leave the group; use 'group'
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            focus: { confined: group }
        """
    ),
    check: .violation(of: "focus-confined") { fact, context in
      if let violation = openModal(by: fact, in: context) { return violation }
      // Words that the format does not have are left to `wrong-type`.
      guard let entry = context.scope.map["focus"]?.entry("confined"), let word = entry.value.word,
        !fact.accepts(word.value), let right = fact.values.first
      else { return nil }
      let isTrap = word.value.foldedForComparison == "trap"
      guard isTrap || entry.value.isDenial else { return nil }
      let reason =
        isTrap ? "the focus could not leave the group" : "the focus could leave the group"
      return Violation(
        "\(reason); use '\(right)'",
        at: word.range,
        // A sentence that asks for confinement speaks for the trap.
        isQuoted: !isTrap,
        offers: [Offer(.put(right, for: word)), Offer(.drop(entry), isPreferred: false)]
      )
    }
  )
}

/// A focus that the spec does not hold, where the guideline lets it be trapped.
private func openModal(by fact: Fact, in context: PlatformContext) -> Violation? {
  guard let modal = context.scope.map["focus"]?["modal"], modal.boolean == false,
    let word = modal.word, fact.accepts("trap")
  else { return nil }
  return Violation(
    "the focus could leave the \(context.title); write 'modal: true'",
    at: word.range,
    offers: [Offer(.literal("true", for: word))]
  )
}
