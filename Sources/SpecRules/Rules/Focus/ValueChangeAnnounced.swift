import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A change of value that nobody hears.
  static let valueChangeAnnounced = Rule(
    id: "value-change-announced",
    severity: .error,
    summary: "A change of value that is not announced",
    rationale: """
      Whoever presses a button without seeing the number has to hear the new one, or else press \
      and search in turns.
      """,
    wcag: .fails("4.1.2", "4.1.3"),
    facts: ["announced-value-change"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: silent
                               ^^^^^^ the new value is not announced; announce it with \
        '.announcement'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .announcement, focus: stay }
        """
    ),
    check: .violation(of: "announced-value-change") { _, context in
      let phrase = context.phraseOfNewValue
      if let phrase, phrase.value != "none" { return nil }
      if context.announcesItsChanges { return nil }
      if let event = context.scope.focusEvent("on-value-change") {
        return silence(in: event, context)
      }
      return phrase.map { phrase in
        Violation(
          "the new value is not announced; give a phrase for it",
          at: phrase.range,
          offers: [Offer(.put("{value}", for: phrase), title: "Say '{value}'", isPreferred: false)]
        )
      }
    }
  )
}

/// An event that nobody hears of, at the word that says so, or at its key.
private func silence(in event: FocusEvent, _ context: PlatformContext) -> Violation? {
  let name = context.announcer(at: event.key.range)
  let written = name.asAnnouncer
  let shown = "'announce: \(name ?? "true")'"
  let (set, add) = ("Set \(shown)", "Add \(shown)")
  let path = ["focus", event.key.value]
  let change = Change.set(path + ["announce"], written)
  let fault: (range: ByteRange, offer: Offer)?
  if let word = event.value.word {
    let change = Change.set(path, "{ announce: \(written), focus: stay }")
    let isSilent = word.value.foldedForComparison == "silent"
    fault = isSilent ? (word.range, Offer(change, title: set)) : nil
  } else if let word = event.value["announce"]?.word {
    let range = word.value.isBlank ? context.spec.quoted(word) : word.range
    fault = Denial.isOfSpeech(word.value) ? (range, Offer(change, title: set)) : nil
  } else {
    fault = event.saysHowItIsAnnounced ? nil : (event.key.range, Offer(change, title: add))
  }
  return fault.map { range, offer in
    Violation(
      "the new value is not announced; "
        + (name.map { "announce it with '\($0)'" } ?? "announce it"),
      at: range,
      isGap: true,
      offers: [offer]
    )
  }
}

extension FocusEvent {
  /// Whether the event names something that announces, or may.
  ///
  /// It is an entry that is not written yet, an API, a text, or the reason why there is none.
  fileprivate var saysHowItIsAnnounced: Bool {
    value.entries.contains { entry in
      switch entry.key.value {
      case "focus": false
      case "announce", "api", "argument", "reason": true
      default: !(entry.value.word.map { Denial.isOfSpeech($0.value) } ?? false)
      }
    }
  }
}
