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
    check: .reportingScope { scope, context in
      guard let fact = context.facts("text-resize", in: scope, .common).first else { return }
      guard let least = fact.count else { return }
      let asked = Binding.Asked(trigger: "text-resize", effect: "\(least)%")
      switch context.section("settings", in: scope) {
      case .unreadable: return
      case .absent(let entry):
        context.report(
          context.missingSection(
            "settings",
            entry,
            in: scope,
            fact: fact,
            severity: .warning
          ) { $0 == fact.platform ? [asked] : [] }
        )
      case .given(let section):
        context.checkTextResize(of: section, asked: asked, fact: fact, scope: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate func checkTextResize(
    of section: SpecEntry,
    asked: Binding.Asked,
    fact: Fact,
    scope: Scope
  ) {
    guard let entry = section.value.entry(asked.trigger), !entry.value.isNull else {
      let null = section.value.entry(asked.trigger)
      let own = scope.own[section.key.value]?.entry(asked.trigger)?.value.word
      let home = fact.platform == nil && own == nil ? home(of: section, in: scope) : section
      let edit =
        null.map { spec.filling($0, with: asked.effect) }
        ?? own.map { spec.replacing($0, with: asked.effect) }
        ?? spec.inserting(asked.trigger, asked.effect, into: home.value)
      report(
        "the spec does not say how far text can be enlarged; add '\(asked.written)'",
        at: null?.key.range ?? home.key.range,
        isGap: true,
        fact: fact,
        in: scope,
        severity: .warning,
        fixes: edit.map { [Fix("Add '\(asked.written)'", [$0], isPreferred: true)] } ?? []
      )
      return
    }
    guard let word = entry.value.word, let limit = word.value.textScale, limit < fact.number ?? 0
    else {
      return
    }
    let isFixed = limit == 0
    report(
      isFixed
        ? "text cannot be enlarged; allow '\(asked.effect)'"
        : "text can be enlarged to '\(word.value)' only; allow '\(asked.effect)'",
      at: word.range,
      fact: fact,
      in: scope,
      fixes: [
        Fix(
          "Change to '\(asked.effect)'",
          [spec.replacing(word, with: asked.effect)],
          isPreferred: true
        )
      ]
    )
  }
}

extension String {
  /// The percentage that a text names, 0 for `fixed`; other words are wrong-type's.
  fileprivate var textScale: Double? {
    if foldedForComparison == "fixed" { return 0 }
    return hasSuffix("%") ? Double(dropLast().trimmingBlanks) : nil
  }
}
