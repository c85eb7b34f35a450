import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A value that changes on a device that says nothing then.
  static let valueChangeSilent = Rule(
    id: "value-change-silent",
    severity: .warning,
    summary: "A change of value of which the device says nothing by itself",
    rationale: """
      A number beside the buttons is a text like any other: when it changes, TalkBack is silent, \
      unless the text is a live region or the button has the value in its state description.
      """,
    wcag: .fails("4.1.3"),
    facts: ["announced-value-change"],
    exceptions: [.information: "where the spec has no phrase for it"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: compose
            element: IconButton
            announcements:
              increment: "Tickets, 3, Increment, double tap to activate"
              decrement: "Tickets, 3, Decrement, double tap to activate"
              value-change: "{value}"
                             ^^^^^^^ TalkBack says nothing when this value changes; \
        say under 'focus' what announces it, such as 'liveRegion'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: compose
            element: IconButton
            focus:
              on-value-change: { announce: liveRegion, focus: stay }
            announcements:
              increment: "Tickets, 3, Increment, double tap to activate"
              decrement: "Tickets, 3, Decrement, double tap to activate"
              value-change: "{value}"
        """
    ),
    check: .violation(of: "announced-value-change") { _, context in
      // What an event says of it is another rule's.
      guard context.scope.focusEvent(eventKey) == nil, let element = context.firstElement,
        isSilent(in: context), !namesAnnouncer(in: context)
      else { return nil }
      let phrase = context.phraseOfNewValue
      guard phrase?.value != "none" else { return nil }
      return violation(at: phrase?.range ?? element.range, isSaid: phrase != nil, context)
    }
  )
}

private let eventKey = "on-value-change"

/// Whether the spec names what announces, or a state that is said when it changes.
///
/// Any form will do, such as `"semantics { liveRegion = … }": true`.
private func namesAnnouncer(in context: PlatformContext) -> Bool {
  let purposes = ["announce", "state text"]
  let named = context.namedAPIs.filter { api in
    context.vocabulary.api(named: api.stem)?.purpose.map(purposes.contains) == true
  }
  if named.contains(where: { !$0.isOff }) { return true }
  let rows = context.vocabulary.counterparts.filter { purposes.contains($0.purpose) }
  let names = context.scope.possibleFrameworks.flatMap { framework in
    rows.flatMap { $0.names[framework] ?? [] }
  }
  let words = Set(context.spec.text.identifiers).subtracting(named.flatMap(\.stem.identifiers))
  return names.contains { words.contains($0.identifiers.last ?? "") }
}

/// Whether it is known that the device says nothing after each action, whatever the framework and
/// the element.
private func isSilent(in context: PlatformContext) -> Bool {
  guard let platform = context.scope.platform else { return false }
  let moments = context.moments.filter { !$0.isAssumed }
  let voice = context.spec.voice(of: platform)
  let changes = moments.filter { $0.key == "value-change" }.flatMap { $0.speeches(by: voice) }
  guard !changes.isEmpty, changes.allSatisfy(\.isNothing) else { return false }
  // What the value is may not be said, and yet be part of a name.
  if moments.contains(where: { $0.elements.contains(where: \.namesValue) }) { return false }
  return moments.filter { $0.trigger == nil }.flatMap { $0.speeches(by: voice) }
    .allSatisfy(\.isKnown)
}

private func violation(
  at range: ByteRange,
  isSaid: Bool,
  _ context: PlatformContext
) -> Violation {
  let name = context.announcer(at: range)
  let example = name.map { ", such as '\($0)'" } ?? ""
  return Violation(
    "\(context.scope.screenReaderName) says nothing when this value changes; "
      + "say under 'focus' what announces it\(example)",
    at: range,
    isGap: !isSaid,
    severity: isSaid ? nil : .information,
    offers: [
      Offer(
        .set(["focus", eventKey], "{ announce: \(name.asAnnouncer), focus: stay }"),
        title: "Add '\(eventKey)'"
      )
    ]
  )
}

extension SpokenElement {
  fileprivate var namesValue: Bool { texts[.name]?.contains("{value}") ?? false }
}
