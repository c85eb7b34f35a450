import Guidelines
import SpecModel

extension Rule {
  /// Reports an announcement that does not say the position in the set.
  static let announcementIncludesIndex = Rule(
    id: "announcement-includes-index",
    severity: .error,
    summary: "An announcement without the position in the set",
    rationale: """
      People who see the control know how many choices there are and where they stand. "2 of 4" \
      says the same to those who listen.
      """,
    facts: ["announced-index"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            announcements:
              Day: "Period, Selected, Day, button, 1 of 2"
              Week: "Week, button"
                     ^^^^^^^^^^^^ the announcement does not say the position; add '2 of 2'
        """,
      passing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            announcements:
              Day: "Period, Selected, Day, button, one of two"
              Week: "{label}, button, {index} of {count}"
        """
    ),
    check: .scope { scope, context in
      guard let fact = context.fact("announced-index", in: scope) else { return }
      for announcement in context.announcements(for: fact, in: scope) {
        let phrase = Phrase(announcement.phrase.value)
        if phrase.has("index") || context.saysIndex(announcement, in: scope) { continue }
        let index = context.index(of: announcement, in: scope)
        context.reportLack(
          of: index,
          in: announcement,
          because: "the announcement does not say the position; add '\(index)'",
          fact: fact,
          scope: scope
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether the words of a phrase, or the name that it stands for, have a position.
  fileprivate func saysIndex(_ announcement: Announcement, in scope: Scope) -> Bool {
    if SpokenIndex(in: tokens(of: announcement, in: scope)) != nil { return true }
    let phrase = Phrase(announcement.phrase.value)
    let segment = segment(of: announcement, in: scope)
    let names = [
      "label": segment?.label ?? spec.label, "name": segment?.name ?? scope.name,
    ]
    return names.contains { placeholder, word in
      phrase.has(placeholder) && word.map { SpokenIndex(in: $0.value.foldedTokens) } ?? nil != nil
    }
  }

  /// The position that an announcement should say.
  fileprivate func index(of announcement: Announcement, in scope: Scope) -> String {
    if let position = scope.segments.position(of: announcement.moment.value) {
      return "\(position + 1) of \(scope.segments.count)"
    }
    guard let pages = spec.root["pages"]?.number.map({ Int($0) }) else {
      return "{index} of {count}"
    }
    let number = Int(announcement.moment.value.drop { !$0.isNumber })
    let page = number ?? spec.root["current-page"]?.number.map { Int($0) } ?? 1
    return "page \(page) of \(pages)"
  }
}
