import Guidelines
import SpecModel

extension Rule {
  /// An announced position that is not the one in the set.
  static let indexMatchesSet = Rule(
    id: "index-matches-set",
    severity: .warning,
    summary: "An announced position that is not the one in the set",
    rationale: """
      "3 of 3" tells a listener that this is the last one. Where that is wrong nobody looks for \
      what comes behind it.
      """,
    facts: ["index-set"],
    readsEnglish: true,
    examples: Examples(
      failing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        announcements:
          Day: "Selected, Day, button, one of three"
                                       ^^^^^^^^^^^^ 'Day' is 'one of two', not 'one of three'
          Week: "Week, button, 2 of 2"
        """,
      passing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        announcements:
          Day: "Selected, Day, button, one of two"
          Week: "Week, button, {index} of {count}"
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("index-set", in: scope) else { return }
      let pages = context.pages(fact)
      for announcement in context.announcements(for: fact, in: scope) {
        guard let place = context.place(of: announcement, fact, pages, in: scope) else { continue }
        if context.isForeign(announcement, in: scope) {
          context.checkForeign(announcement, at: place, fact: fact, scope: scope)
        } else {
          context.check(announcement, at: place, fact: fact, scope: scope)
        }
      }
    }
  )
}

/// The pages of a component that has them.
private struct Pages {
  let key: String
  let count: Int
  let current: Int?
}

/// Where something stands in its set.
private struct SetPlace {
  /// Counted from 1; `nil` when the spec does not say which one is meant.
  let position: Int?
  let count: Int

  init(position: Int?, count: Int) {
    self.position = position.flatMap { (1...max(count, 1)).contains($0) ? $0 : nil }
    self.count = count
  }

  /// What the placeholders stand for.
  var numbers: [String: Int] { ["index": position ?? 1, "count": count] }

  func allows(_ index: SpokenIndex) -> Bool { allows(index.position, of: index.count) }

  func allows(_ spoken: Int, of all: Int) -> Bool {
    all == count && (1...max(count, 1)).contains(spoken) && (position.map { $0 == spoken } ?? true)
  }
}

extension String {
  /// The number that a text in ASCII ends with, from its first digit on; `nil` where something else
  /// stands there.
  fileprivate var plainNumber: Int? {
    guard let start = utf8.firstIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    return Int(self[start...])
  }
}

extension RuleContext {
  /// The pages that the spec counts under the key which a fact names.
  fileprivate func pages(_ fact: Fact) -> Pages? {
    guard let key = fact.values.first, let count = spec.root[key]?.integer, count > 0 else {
      return nil
    }
    return Pages(key: key, count: count, current: spec.root["current-page"]?.integer)
  }

  /// The place of what an announcement is about: by the order of the segments, the number of the
  /// page, or the page that is shown.
  fileprivate func place(
    of announcement: Announcement,
    _ fact: Fact,
    _ pages: Pages?,
    in scope: Scope
  ) -> SetPlace? {
    let moment = announcement.foldedMoment
    if let position = announcement.segmentPosition {
      return SetPlace(position: position + 1, count: scope.segments.count)
    }
    if scope.segments.count > 0 {
      return fact.values.contains(moment)
        ? SetPlace(position: nil, count: scope.segments.count) : nil
    }
    guard let pages else { return nil }
    if moment == pages.key || moment == "slides" {
      return SetPlace(position: nil, count: pages.count)
    }
    let number = moment.isASCII ? moment.plainNumber : Int(moment.drop { !$0.isNumber })
    return SetPlace(position: number ?? pages.current, count: pages.count)
  }

  fileprivate func check(
    _ announcement: Announcement,
    at place: SetPlace,
    fact: Fact,
    scope: Scope
  ) {
    let phrase = announcement.phrase
    // Other numbers of something, such as "4 of 9 reviewed", may stand beside the right position.
    let spokenIndexes = indexes(of: announcement, at: place, in: scope)
    guard let index = spokenIndexes.last, !spokenIndexes.contains(where: place.allows) else {
      return
    }
    let placeholders = Dictionary(uniqueKeysWithValues: place.numbers.map { ("{\($0)}", $1) })
    let written = SpokenIndexPlace.all(in: phrase.value, placeholders: placeholders)
      .last { $0.index == index }
    let right = written.flatMap { correction(of: $0, in: phrase.value, at: place) }
    let noun = fact.values.first ?? "parts"
    let said = written.map { String(phrase.value[$0.whole]) } ?? ""
    report(
      right.map { "\(subject(of: announcement, at: place)) is '\($0)', not '\(said)'" }
        ?? "'\(index.position) of \(index.count)' is none of \(place.count) \(noun)",
      at: written.map { spec.range(of: $0.whole, in: phrase) } ?? phrase.range,
      fact: fact,
      in: scope,
      fixes: fixes(of: phrase, at: written, right: right)
    )
  }

  /// Checks the position in a phrase of another language, where the order of its numbers is open.
  fileprivate func checkForeign(
    _ announcement: Announcement,
    at place: SetPlace,
    fact: Fact,
    scope: Scope
  ) {
    let indexes = foreignIndexes(of: announcement, in: scope)
    guard let last = indexes.last,
      !indexes.contains(where: { place.allows($0.index.position, of: $0.index.count) })
    else { return }
    let phrase = announcement.phrase
    let position = place.position ?? min(last.index.position, max(place.count, 1))
    let right = last.saying(position: position, count: place.count, in: phrase.value)
    report(
      "\(subject(of: announcement, at: place)) is '\(right)', "
        + "not '\(phrase.value[last.whole])'",
      at: spec.range(of: last.whole, in: phrase),
      fact: fact,
      in: scope,
      fixes: replacements(of: last.whole, in: phrase, by: right)
    )
  }

  /// What a position is that of: a segment by its name, a page by its number.
  private func subject(of announcement: Announcement, at place: SetPlace) -> String {
    if announcement.segmentPosition != nil { return "'\(announcement.moment.value)'" }
    return place.position.map { "page \($0)" } ?? "this"
  }

  /// The positions that an announcement may mean, with numbers in place of their placeholders.
  private func indexes(
    of announcement: Announcement,
    at place: SetPlace,
    in scope: Scope
  ) -> [SpokenIndex] {
    let phrase = announcement.spoken
    if phrase.names.isEmpty {
      return spokenWords.indexes(of: announcement, in: tokens(of: announcement, in: scope))
    }
    let spoken = phrase.spoken(place.numbers.mapValues { String($0) })
    return SpokenIndex.all(
      in: tokens(of: Phrase(spoken), names: names(of: announcement, in: scope))
    )
  }

  /// The position as it should be said, in the words in which it is said.
  private func correction(
    of written: SpokenIndexPlace,
    in text: String,
    at place: SetPlace
  ) -> String? {
    let position = place.position ?? written.index.position
    guard (1...max(place.count, 1)).contains(position) else { return nil }
    let between = text[written.position.upperBound..<written.count.lowerBound]
    let own = NumberWord.written(position, like: text[written.position])
    let count = NumberWord.written(place.count, like: text[written.count])
    return "\(own)\(between)\(count)"
  }

  private func fixes(of phrase: Word, at written: SpokenIndexPlace?, right: String?) -> [Fix] {
    guard let written, let right else { return [] }
    var text = phrase.value
    text.replaceSubrange(written.whole, with: right)
    return [Fix("Change to '\(right)'", [spec.replacing(phrase, with: text)], isPreferred: true)]
  }
}
