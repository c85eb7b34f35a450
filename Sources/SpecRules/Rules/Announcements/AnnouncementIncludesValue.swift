import Guidelines
import SpecModel

extension Rule {
  /// An announcement that does not say the value.
  static let announcementIncludesValue = Rule(
    id: "announcement-includes-value",
    severity: .error,
    summary: "An announcement without the current value",
    rationale: """
      Somebody who lands on the button must hear how many there are before deciding whether to add \
      one more.
      """,
    facts: ["announced-value"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          ios:
            announcements:
              increment: "Tickets, Increment, Button"
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^ the announcement does not say the value; add \
        '{value}' or '3'
        """,
      passing: """
        component: stepper
        label: Tickets
        value: 3
        platforms:
          ios:
            announcements:
              increment: "{label}, {value}, Increment, Button"
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("announced-value", in: scope) else { return }
      guard let value = context.shownValue else { return }
      let verbs = Set(context.facts("purpose-words", in: scope).flatMap(\.verbs))
      for announcement in context.announcements(for: fact, in: scope) {
        let phrase = announcement.spoken
        let words = context.tokens(of: announcement, in: scope)
        if phrase.has("value") || fact.details("words").contains(where: words.containsWords) {
          continue
        }
        let rest = phrase.without([context.spec.label, scope.name]).withoutSteps(verbs)
        if rest.says(value) { continue }
        // At its limit a button is disabled, and the value is another one.
        if context.isDisabled(announcement, in: scope), rest.saysNumber { continue }
        if context.saysDisabled(announcement, in: scope), context.saysLimit(rest) { continue }
        let button = context.buttons(in: scope).first {
          $0.action.value == announcement.foldedMoment
        }
        let name = (button?.name ?? scope.name).map { Phrase($0.value) }
        if phrase.has("name"), let name, name.has("value") || name.says(value) { continue }
        context.reportLack(of: value, in: announcement, fact: fact, scope: scope)
      }
    }
  )
}

extension RuleContext {
  /// Whether a phrase says the smallest or the largest value, or any number where the spec does not
  /// give both.
  fileprivate func saysLimit(_ phrase: Phrase) -> Bool {
    let limits = ["min", "max"].compactMap { spec.root["value"]?[$0]?.word?.value }
    guard limits.count == 2, let value = shownValue else { return phrase.saysNumber }
    return limits.contains { limit in
      phrase.says(ShownValue(current: limit, unit: value.unit, isInEnglish: value.isInEnglish))
    }
  }
}

extension RuleContext {
  /// Reports an announcement without the value, at another number that stands in its place.
  fileprivate func reportLack(
    of value: ShownValue,
    in announcement: Announcement,
    fact: Fact,
    scope: Scope
  ) {
    let phrase = announcement.phrase
    let names = names(of: announcement, in: scope)
    let stale = staleValues(in: phrase.value, besides: [names.label, names.name], scope: scope)
    let single = stale.count == 1 ? stale.first : nil
    let examples = ["{value}", value.current].compactMap(\.self)
    let right = value.current.map { "the value is \($0)" } ?? "use '{value}'"
    report(
      single.map { "the announcement says '\(phrase.value[$0.range])'; \(right)" }
        ?? "the announcement does not say the value; add \(examples.listed)",
      at: single.map { spec.range(of: $0.range, in: phrase) } ?? phrase.range,
      fact: fact,
      in: scope,
      moment: announcement.moment.value,
      // Of several numbers any may be the one, and nobody but the author converts units.
      fixes: stale.count > 1 || phrase.value.hasOtherShare(than: value)
        ? [] : fixes(saying: value, insteadOf: single, in: announcement, for: fact, scope),
      copying: copiedPhrase(changing: announcement, for: fact, in: scope)
    )
  }

  /// Says the value where the guideline does, or in place of what stands for it.
  private func fixes(
    saying value: ShownValue,
    insteadOf stale: StaleValue?,
    in announcement: Announcement,
    for fact: Fact,
    _ scope: Scope
  ) -> [Fix] {
    let text = announcement.phrase.value
    let isPlaceholder = stale?.isStandIn == true || usesPlaceholders(announcement, in: scope)
    let number = isPlaceholder ? "{value}" : value.current ?? "{value}"
    let right = stale.map { number.written(like: text[$0.range]) } ?? number
    let fixed =
      stale.map { text.replacing([($0.range, right)]) }
      ?? layout(of: announcement, in: scope).inserting(right, telling: [.value]).text
    let edits = edits(changing: announcement, to: fixed, for: fact, in: scope)
    let title = stale == nil ? "Insert '\(right)'" : "Change to '\(right)'"
    return edits.isEmpty ? [] : [Fix(title, edits, isPreferred: true)]
  }
}
