import English
import SpecModel
import Voices

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
    wcag: .weakens("1.3.1", "4.1.2"),
    facts: ["announced-index"],
    exceptions: [.information: "where the device says it with a setting alone"],
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
    check: .violation(inEachAnnouncement: "announced-index") { announcement, fact, context in
      if announcement.saysIndex { return nil }
      if announcement.spoken.has("index") {
        return announcement.missingCount
      }
      return announcement.telling(
        .index,
        index(of: announcement),
        by: fact,
        insteadOf: announcement.otherIndex,
        because: "the announcement does not say the position"
      )
    }
  )
}

extension SpokenAnnouncement {
  /// The number of a position where it stands alone.
  fileprivate var missingCount: Violation? {
    // What follows may be the count under a name that the format does not have.
    if phrase.value.contains("{index} of ") { return nil }
    let whole = phrase.value.replacing("{index}", with: "{index} of {count}")
    return Violation(
      "'{index}' is the number alone; say '{index} of {count}'",
      at: phrase.range,
      offers: [saying(whole, as: "Change to '{index} of {count}'")]
    )
  }
}

extension SpokenAnnouncement {
  /// The part of the phrase that says a position in another way, or only half of it.
  ///
  /// Examples are "2/4", "page 2", "2" and "%d of %d".
  fileprivate var otherIndex: Range<String.Index>? {
    reading.onlyPart { part in
      let text = phrase.value[reading.parts[part]]
      let standIns = StandIn.all(in: String(text)).filter { $0.meaning == .value }
      let tokens = reading.words(of: part)
      let numbers = tokens.filter { Int($0) != nil }
      let words = tokens.filter { Int($0) == nil }
      return standIns.count == 2
        || (1...2).contains(numbers.count)
          && words.allSatisfy { $0 == "page" || $0 == "slide" }
    }.map { reading.parts[$0] }
  }
}

/// The position that an announcement should say.
private func index(of announcement: SpokenAnnouncement) -> String {
  let context = announcement.context
  if announcement.usesPlaceholders { return "{index} of {count}" }
  if let position = announcement.segmentPosition {
    return "\(position + 1) of \(context.scope.segments.count)"
  }
  guard let pages = context.spec.pageCount else {
    return "{index} of {count}"
  }
  let number = Int(announcement.moment.value.drop { !$0.isNumber })
  let page = number ?? context.spec.currentPage ?? 1
  // A page beyond the last one is another mistake.
  return page > pages ? "{index} of {count}" : "page \(page) of \(pages)"
}
