import English
import Guidelines
import SourceText
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
    check: .violation(inEachAnnouncement: "index-set") { announcement, fact, context in
      guard let place = place(of: announcement, fact) else { return nil }
      return announcement.isForeign
        ? wrongForeignIndex(in: announcement, at: place)
        : wrongIndex(in: announcement, at: place, noun: fact.values.first)
    }
  )
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

  /// What the place is that of: a segment by its name, a page by its number.
  func subject(of announcement: SpokenAnnouncement) -> String {
    if announcement.segmentPosition != nil { return "'\(announcement.moment.value)'" }
    return position.map { "page \($0)" } ?? "this"
  }

  /// The position as it should be said, in the words in which it is said.
  func correction(of written: SpokenIndexPlace, in text: String) -> String? {
    let position = self.position ?? written.index.position
    guard (1...max(count, 1)).contains(position) else { return nil }
    let between = text[written.position.upperBound..<written.count.lowerBound]
    let own = NumberWord.written(position, like: text[written.position])
    let all = NumberWord.written(count, like: text[written.count])
    return "\(own)\(between)\(all)"
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

/// The place of what an announcement is about: by the order of the segments, the number of the
/// page, or the page that is shown.
private func place(of announcement: SpokenAnnouncement, _ fact: Fact) -> SetPlace? {
  let (spec, segments) = (announcement.spec, announcement.scope.segments)
  let moment = announcement.foldedMoment
  if let position = announcement.segmentPosition {
    return SetPlace(position: position + 1, count: segments.count)
  }
  if segments.count > 0 {
    return fact.values.contains(moment) ? SetPlace(position: nil, count: segments.count) : nil
  }
  guard let key = fact.values.first, let pages = spec.root[key]?.integer, pages > 0 else {
    return nil
  }
  if moment == key || moment == "slides" { return SetPlace(position: nil, count: pages) }
  let number = moment.isASCII ? moment.plainNumber : Int(moment.drop { !$0.isNumber })
  return SetPlace(position: number ?? spec.root["current-page"]?.integer, count: pages)
}

/// A position that is not the one in the set.
private func wrongIndex(
  in announcement: SpokenAnnouncement,
  at place: SetPlace,
  noun: String?
) -> Violation? {
  let phrase = announcement.phrase
  // Other numbers of something, such as "4 of 9 reviewed", may stand beside the right position.
  let spokenIndexes = indexes(of: announcement, at: place)
  guard let index = spokenIndexes.last, !spokenIndexes.contains(where: place.allows) else {
    return nil
  }
  let placeholders = Dictionary(uniqueKeysWithValues: place.numbers.map { ("{\($0)}", $1) })
  let written = SpokenIndexPlace.all(in: phrase.value, placeholders: placeholders)
    .last { $0.index == index }
  let right = written.flatMap { place.correction(of: $0, in: phrase.value) }
  let said = written.map { String(phrase.value[$0.whole]) } ?? ""
  return Violation(
    right.map { "\(place.subject(of: announcement)) is '\($0)', not '\(said)'" }
      ?? "'\(index.position) of \(index.count)' is not one of \(place.count) \(noun ?? "parts")",
    at: announcement.range(of: written?.whole),
    fixes: [right.flatMap { announcement.change(of: written?.whole, to: $0) }]
  )
}

/// A wrong position in a phrase of another language, where the order of its numbers is open.
private func wrongForeignIndex(in announcement: SpokenAnnouncement, at place: SetPlace)
  -> Violation?
{
  let indexes = announcement.foreignIndexes
  guard let last = indexes.last,
    !indexes.contains(where: { place.allows($0.index.position, of: $0.index.count) })
  else {
    return nil
  }
  let phrase = announcement.phrase
  let position = place.position ?? min(last.index.position, max(place.count, 1))
  let right = last.saying(position: position, count: place.count, in: phrase.value)
  return Violation(
    "\(place.subject(of: announcement)) is '\(right)', not '\(phrase.value[last.whole])'",
    at: announcement.range(of: last.whole),
    fixes: [announcement.change(of: last.whole, to: right)]
  )
}

/// The positions that an announcement may mean, with numbers in place of their placeholders.
private func indexes(of announcement: SpokenAnnouncement, at place: SetPlace) -> [SpokenIndex] {
  let phrase = announcement.spoken
  if phrase.names.isEmpty { return announcement.indexes }
  let spoken = phrase.spoken(place.numbers.mapValues { String($0) })
  return SpokenIndex.all(in: announcement.words(of: Phrase(spoken), besides: announcement.names))
}
