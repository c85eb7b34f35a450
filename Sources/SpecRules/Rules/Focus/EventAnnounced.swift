import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An event, such as an error, of which the spec says that nobody hears it.
  static let eventAnnounced = Rule(
    id: "event-announced",
    severity: .warning,
    summary: "An error, or something else that appears, of which nobody hears",
    rationale: """
      What appears beside the focus is seen and not heard. Without an announcement an error is \
      found when the form is sent again, and a message is never found.
      """,
    wcag: .fails("4.1.3"),
    facts: ["announced-events"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: text-field
        label: Email
        error: Enter an address with an @
        platforms:
          ios:
            framework: uikit
            element: UITextField
            focus:
              on-error: silent
                        ^^^^^^ the error is not announced; announce it with '.announcement'
        """,
      passing: """
        component: text-field
        label: Email
        error: Enter an address with an @
        platforms:
          ios:
            framework: uikit
            element: UITextField
            focus:
              on-error: { announce: .announcement, focus: stay }
        """
    ),
    check: .violations(ofEach: "announced-events") { fact, context in
      let called = fact.detail("called") ?? "it"
      let silent = fact.values.compactMap { context.scope.focusEvent("on-\($0)") }
        .filter(\.isSaidToBeSilent)
        .compactMap { $0.silence(about: called, in: context) }
      return silent + fact.values.flatMap { violations(of: $0, called, in: context) }
    }
  )
}

/// The announcements of an event that do not say its text.
private func violations(of event: String, _ called: String, in context: PlatformContext)
  -> [Violation]
{
  guard let text = context.spec.root[event]?.firstText, LabelMatch.isComparable(text.value),
    context.scope.foreignLanguage == nil
  else { return [] }
  return context.announcements.all
    .filter { [$0.toldState, $0.foldedMoment].contains(event) && !$0.says(text: text.value) }
    .map { announcement in
      let said = announcement.phrase.value
      let fixed = said.isBlank ? text.value : "\(said), \(text.value)"
      return Violation(
        "the announcement does not say \(called), '\(text.value)'; say it",
        at: announcement.phrase.range,
        related: [.init(called, at: text.range)],
        offers: [
          announcement.saying(fixed, as: "Insert '\(text.value)'", isPreferred: false),
          announcement.saying(text.value, as: "Change to '\(text.value)'", isPreferred: false),
        ]
      )
    }
}

extension SpecValue {
  /// The text of a part of a spec, which is the part itself or stands in it as `text`.
  fileprivate var firstText: LocatedText? { word ?? self["text"]?.word }
}

extension SpokenAnnouncement {
  /// Whether it says a text, or some word of it that is no word of the label.
  fileprivate func says(text: String) -> Bool {
    // What stands for something may be the text.
    if !StandIn.all(in: phrase.value).isEmpty { return true }
    let own = Set(labels.flatMap(\.foldedTokens))
    let rest = text.foldedTokens.filter { !own.contains($0) }.joined(separator: " ")
    return LabelMatch(tokens, label: rest, isSpoken: true).contains
  }
}
