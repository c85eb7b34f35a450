import English
import Guidelines
import SpecModel

extension Rule {
  /// Text that cannot grow as far as the guideline asks.
  static let textResize = Rule(
    id: "text-resize",
    severity: .error,
    summary: "Text that cannot be enlarged to 200%",
    rationale: """
      Many people with low vision use no screen reader but large text. Where it stays small or is \
      cut off, they read nothing at all.
      """,
    wcag: .fails("1.4.4"),
    facts: ["text-resize"],
    exceptions: [.warning: "where the spec does not say it"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        settings: { text-resize: 150% }
                                 ^^^^ text can be enlarged to '150%' only; allow '200%'
        """,
      passing: """
        component: stepper
        label: Tickets
        settings: { text-resize: 200% }
        """
    ),
    check: .violations(of: "text-resize", .common) { fact, context in
      let isGiven = context.scope.map["settings"]?.entry("text-resize") != nil
      guard let least = fact.count, isGiven || fact.detail("need") != "given" else { return [] }
      let asked = RequiredBinding(trigger: "text-resize", effect: "\(least)%")
      return context.violations(
        inSection: "settings",
        for: fact,
        severity: .warning,
        asked: { $0 == fact.platform ? [asked] : [] },
        given: { section in
          guard let entry = section.entry.value.entry(asked.trigger), !entry.value.isNull else {
            return [violation(missing: asked, in: section, fact: fact)]
          }
          guard let word = entry.value.word, let limit = word.value.textScale,
            limit < fact.number ?? 0
          else { return [] }
          return [
            Violation(
              limit == 0
                ? "text cannot be enlarged; allow '\(asked.effect)'"
                : "text can be enlarged to '\(word.value)' only; allow '\(asked.effect)'",
              at: word.range,
              offers: [Offer(.put(asked.effect, for: word))]
            )
          ]
        }
      )
    }
  )
}

/// A section that does not say how far text can be enlarged.
private func violation(
  missing asked: RequiredBinding,
  in section: BindingSection,
  fact: Fact
) -> Violation {
  let context = section.context
  let null = section.entry.value.entry(asked.trigger)
  let own = context.scope.own[section.entry.key.value]?.entry(asked.trigger)?.value.word
  let home = fact.platform == nil && own == nil ? section.home.entry : section.entry
  let change: Change =
    fact.platform == nil && own == nil
    ? .give([Leaf([asked.trigger], asked.effect)], in: (null == nil ? home : section.entry).value)
    : .set([section.entry.key.value, asked.trigger], asked.effect)
  return Violation(
    "the spec does not say how far text can be enlarged; add '\(asked.written)'",
    at: null?.key.range ?? home.key.range,
    isGap: true,
    severity: .warning,
    offers: [Offer(change, title: "Add '\(asked.written)'")]
  )
}

extension String {
  /// The percentage that a text names, 0 for `fixed`; other words are wrong-type's.
  fileprivate var textScale: Double? {
    if foldedForComparison == "fixed" { return 0 }
    return percentage
  }
}
