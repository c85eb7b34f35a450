import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An API that moves the focus where it should stay, or stays where it should move.
  static let announceOrMove = Rule(
    id: "announce-or-move",
    severity: .error,
    summary: "An API that does the opposite of what the spec says of the focus",
    rationale: """
      One notification announces and leaves the focus alone, the other takes it away. The wrong one \
      throws people out of what they do, or leaves them behind.
      """,
    wcag: .fails("2.4.3", "3.2.2"),
    facts: ["moving-apis", "announcing-apis"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              on-value-change: { announce: .screenChanged, focus: stay }
                                           ^^^^^^^^^^^^^^ '.screenChanged' moves the focus, which \
        should stay; use '.announcement'
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
    check: .scope { context in
      let moving = context.facts("moving-apis", .platform)
        .filter { !$0.details("opposite").isEmpty }
      let announcing = context.facts("announcing-apis", .platform)
      let events = context.scope.focusEvents.flatMap { event -> [Violation] in
        if let effect = event.value["announce"]?.words.first(where: { $0.value == "stay" }) {
          return [effectAsAnnouncement(effect)]
        }
        guard let target = event.target else { return [] }
        if target.value.staysPut {
          return event.apis.filter { $0.fact(among: announcing) == nil }
            .compactMap { needlessMove(by: $0, among: moving, in: event, context) }
        }
        let shouldMove = context.fact(event.factName)?.values != ["stay"]
        if !shouldMove, context.vocabulary.api(named: target.value)?.purpose == "announce" {
          return [announcerAsPlace(target)]
        }
        let moves = event.apis.contains { $0.fact(among: moving) != nil }
        guard shouldMove, !moves else { return [] }
        let announced = Set(event.value["announce"]?.words.map(\.range) ?? [])
        return ([target] + event.apis).filter { !announced.contains($0.range) }
          .compactMap { announcement(by: $0, among: announcing, in: context) }
      }
      let move = context.scope.map["focus"]?["move"]?.word
        .flatMap { announcement(by: $0, among: announcing, in: context) }
      return events + [move].compactMap(\.self)
    }
  )
}

/// What the focus does, where the text or the API stands that is announced.
private func effectAsAnnouncement(_ word: LocatedText) -> Violation {
  Violation(
    "'\(word.value)' says what the focus does, and announces nothing; "
      + "write what is announced, or the API that announces it",
    at: word.range,
    severity: .warning
  )
}

/// An API that announces, where the place of the focus stands.
private func announcerAsPlace(_ word: LocatedText) -> Violation {
  Violation(
    "'\(word.value)' announces, and is no place; use 'stay'",
    at: word.range,
    severity: .warning,
    offers: [Offer(.put("stay", for: word))]
  )
}

/// An API that moves the focus in an event that leaves it where it is.
private func needlessMove(
  by word: LocatedText,
  among facts: [Fact],
  in event: FocusEvent,
  _ context: PlatformContext
) -> Violation? {
  contradiction(by: word, "moves the focus, which should stay", among: facts, in: context) {
    context.focus.announcing(word, by: $0, in: event)
  }
}

/// An API that merely announces where the focus moves.
private func announcement(by word: LocatedText, among facts: [Fact], in context: PlatformContext)
  -> Violation?
{
  let fault = "announces and leaves the focus where it is"
  return contradiction(by: word, fault, among: facts, in: context) {
    let instead = $0.detail("opposite") ?? ""
    return [.put(word.value.replacing($0, by: instead), for: word)]
  }
}

/// A word that names an API of some facts, unless it is foreign.
private func contradiction(
  by word: LocatedText,
  _ fault: String,
  among facts: [Fact],
  in context: PlatformContext,
  changes: (Fact) -> [Change]
) -> Violation? {
  guard let fact = word.fact(among: facts), !context.isForeign(word.value),
    let instead = fact.detail("opposite")
  else { return nil }
  let opposites =
    context.facts("moving-apis", .platform) + context.facts("announcing-apis", .platform)
  let name = word.value.replacing(fact, by: instead)
  let changes = changes(fact)
  return Violation(
    "'\(word.value)' \(fault); use '\(instead)'",
    at: word.range,
    // The sentence that says what to use, not the one about what is wrong here.
    fact: opposites.first { $0.values.contains(instead) } ?? fact,
    severity: fact.ownSeverity,
    isQuoted: opposites.contains { $0.values.contains(instead) },
    offers: [changes.isEmpty ? nil : Offer(changes, title: "Change to '\(name)'")]
  )
}
