import Guidelines
import SpecModel

extension Rule {
  /// An announcement that does not say the position in the set.
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
    check: .reportingScope { scope, context in
      guard let fact = context.fact("announced-index", in: scope) else { return }
      for announcement in context.announcements(for: fact, in: scope) {
        if context.saysIndex(announcement, in: scope) { continue }
        if announcement.spoken.has("index") {
          context.reportLackOfCount(in: announcement, fact: fact, scope: scope)
          continue
        }
        let index = context.index(of: announcement, in: scope)
        context.report(
          context.lack(
            of: index,
            insteadOf: context.otherIndex(in: announcement, scope: scope),
            in: announcement,
            because: "the announcement does not say the position; add '\(index)'",
            fact: fact,
            scope: scope
          )
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether the words of a phrase, or the name that it stands for, have a position.
  func saysIndex(_ announcement: Announcement, in scope: Scope) -> Bool {
    let phrase = announcement.spoken
    if phrase.has("index"), phrase.has("count") { return true }
    // A placeholder is a number, whatever it will be.
    let numbers = ["index", "count"].filter(phrase.has)
    var tokens = tokens(of: announcement, in: scope)
    if numbers.isEmpty {
      if !spokenWords.indexes(of: announcement, in: tokens).isEmpty { return true }
    } else {
      tokens = tokens.map { token in numbers.contains(where: token.contains) ? "1" : token }
      if SpokenIndex(in: tokens) != nil { return true }
    }
    if SpokenIndex.isCounted(in: tokens) { return true }
    let names = names(of: announcement, in: scope)
    let isNamed = ["label": names.label, "name": names.name].contains { placeholder, word in
      phrase.has(placeholder) && word?.value.foldedTokens.endsWithIndex == true
    }
    return isNamed
      || isForeign(announcement, in: scope) && saysForeignIndex(announcement, in: scope)
  }

  /// Whether an announcement in another language says a position: of two numbers one is, "1 von 3".
  private func saysForeignIndex(_ announcement: Announcement, in scope: Scope) -> Bool {
    !foreignIndexes(of: announcement, in: scope).isEmpty
      || tokens(of: announcement, in: scope).count { Int($0) != nil } > 1
  }

  /// Reports the number of the position where it stands alone.
  fileprivate func reportLackOfCount(
    in announcement: Announcement,
    fact: Fact,
    scope: Scope
  ) {
    let phrase = announcement.phrase
    // What follows may be the count under a name that the format does not have.
    if phrase.value.contains("{index} of ") { return }
    let whole = phrase.value.replacing("{index}", with: "{index} of {count}")
    report(
      "'{index}' is the number alone; say '{index} of {count}'",
      at: phrase.range,
      fact: fact,
      in: scope,
      fixes: [
        Fix(
          "Change to '{index} of {count}'",
          [spec.replacing(phrase, with: whole)],
          isPreferred: true
        )
      ]
    )
  }

  /// The part of an announcement that says a position in another way, or only half of it: "2/4",
  /// "page 2", "2" and "%d of %d".
  fileprivate func otherIndex(
    in announcement: Announcement,
    scope: Scope
  ) -> Range<String.Index>? {
    let text = announcement.phrase.value
    let names = names(of: announcement, in: scope)
    let labels = [names.label, names.name].map { $0?.value.foldedTokens }
    let found = text.phraseParts.filter { part in
      let standIns = StandIn.all(in: String(text[part])).filter { $0.meaning == .value }
      let tokens = String(text[part]).foldedTokens
      if labels.contains(tokens) { return false }
      let numbers = tokens.filter { Int($0) != nil }
      let words = tokens.filter { Int($0) == nil }
      return standIns.count == 2
        || (1...2).contains(numbers.count) && words.allSatisfy { $0 == "page" || $0 == "slide" }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The position that an announcement should say.
  fileprivate func index(of announcement: Announcement, in scope: Scope) -> String {
    if usesPlaceholders(announcement, in: scope) { return "{index} of {count}" }
    if let position = announcement.segmentPosition {
      return "\(position + 1) of \(scope.segments.count)"
    }
    guard let pages = spec.root["pages"]?.integer else {
      return "{index} of {count}"
    }
    let number = Int(announcement.moment.value.drop { !$0.isNumber })
    let page = number ?? spec.root["current-page"]?.integer ?? 1
    // A page beyond the last one is another mistake.
    return page > pages ? "{index} of {count}" : "page \(page) of \(pages)"
  }
}
