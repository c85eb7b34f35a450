import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An announced position, or the number on a mark, that is not the one in the set.
  static let indexMatchesSet = Rule(
    id: "index-matches-set",
    severity: .warning,
    summary: "An announced position, or number of a badge, that is not the one in the set",
    rationale: """
      "3 of 3" tells a listener that this is the last one. Where that is wrong nobody looks for \
      what comes behind it.
      """,
    wcag: .fails("1.3.1", "4.1.2"),
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
      guard let place = announcement.place else {
        return announcement.isForeign ? nil : markInFront(in: announcement)
      }
      return announcement.isForeign
        ? wrongForeignIndex(in: announcement, at: place)
        : wrongIndex(in: announcement, at: place, noun: fact.values.first)
          ?? wrongCount(in: announcement, at: place) ?? wrongMark(in: announcement)
          ?? untoldMark(in: announcement) ?? markInFront(in: announcement)
    }
  )
}

/// The number on the mark of another segment, or another number than on its own: "Inbox, 5 unread".
///
/// What is counted where no segment has a mark may be anything.
private func wrongMark(in announcement: SpokenAnnouncement) -> Violation? {
  guard let segment = announcement.segment, case let text = announcement.phrase.value,
    let name = segment.calledNames.first
  else { return nil }
  let others = announcement.context.scope.segments.all.filter { $0 !== segment }
    .compactMap(\.numberOnMark)
  let own = segment.numberOnMark
  guard own != nil || !others.isEmpty else { return nil }
  let label = name.value.foldedTokens
  for part in announcement.reading.parts.prefix(PhraseReading.mostParts) {
    var tokens = String(text[part]).foldedTokens
    // What follows is of the list: "in list, 3 items".
    if tokens.contains("list") { return nil }
    if tokens.starts(with: label) { tokens.removeFirst(label.count) }
    guard (2...4).contains(tokens.count), let number = Int(tokens[0]),
      SpokenIndex(in: tokens) == nil, number != own, own != nil || others.contains(number)
    else { continue }
    return Violation(
      own.map { "the badge of '\(name.value)' is \($0), not \(number)" }
        ?? "'\(name.value)' has no badge; leave '\(text[part])' out",
      at: announcement.range(of: part),
      offers: [own == nil ? announcement.leavingOut(part) : nil]
    )
  }
  return nil
}

/// The mark of a segment of which its phrase says nothing: `badge: 2` with "Orders, tab".
private func untoldMark(in announcement: SpokenAnnouncement) -> Violation? {
  guard let segment = announcement.segment, let number = segment.numberOnMark,
    let name = segment.calledNames.first, let mark = segment.value[KeyMeaning.mark.key]?.word,
    case let text = announcement.phrase.value, !Phrase(text).has(KeyMeaning.mark.key),
    !announcement.isForeign,
    !announcement.reading.parts.prefix(PhraseReading.mostParts).contains(where: { part in
      let tokens = String(text[part]).foldedTokens
      return tokens.contains(String(number)) && SpokenIndex(in: tokens) == nil
    })
  else { return nil }
  let place = announcement.namePlaces.first
  return Violation(
    "nobody hears the badge of '\(name.value)', \(mark.value); say it behind the name",
    at: announcement.phrase.range,
    offers: [place.flatMap { announcement.saying("\(text[$0]), \(mark.value)", at: $0) }]
  )
}

/// What a mark counts in front of the name that it belongs to: "3 new, Inbox, tab".
private func markInFront(in announcement: SpokenAnnouncement) -> Violation? {
  let (reading, text) = (announcement.reading, announcement.phrase.value)
  let isName = { (index: Int) in
    reading.named.contains(index) || ["{label}", "{name}"].contains(text[reading.parts[index]])
  }
  let indices = reading.parts.indices.prefix(PhraseReading.mostParts)
  guard let name = indices.first(where: isName) else { return nil }
  let place = reading.parts[..<name].first { part in
    let tokens = String(text[part]).foldedTokens
    return (2...4).contains(tokens.count) && Int(tokens[0]) != nil
      && SpokenIndex(in: tokens) == nil
  }
  return place.map { place in
    let called = String(text[reading.parts[name]])
    return Violation(
      "say the name first, and '\(text[place])' behind it",
      at: announcement.range(of: place),
      offers: [
        announcement.saying(
          text.replacing([(place, called), (reading.parts[name], String(text[place]))]),
          as: "Put '\(text[place])' behind the name"
        )
      ]
    )
  }
}

/// A number of items that is not that of the set: "in list, 4 items".
private func wrongCount(in announcement: SpokenAnnouncement, at place: SetPlace) -> Violation? {
  let text = announcement.phrase.value
  var isOfList = false
  for part in announcement.reading.parts {
    let tokens = String(text[part]).foldedTokens
    isOfList = isOfList || tokens.contains("list")
    guard isOfList, let noun = tokens.last, ["item", "items"].contains(noun),
      let number = tokens.dropLast().last, let count = Int(number), count != place.count
    else { continue }
    let range = text.firstPlace(of: [number, noun], besides: [text.startIndex..<part.lowerBound])
    return Violation(
      "the list has \(place.count) items, not \(count)",
      at: announcement.range(of: range),
      offers: [announcement.saying("\(place.count) items", at: range)]
    )
  }
  return nil
}

/// A position that is not the one in the set.
private func wrongIndex(
  in announcement: SpokenAnnouncement,
  at place: SetPlace,
  noun: String?
) -> Violation? {
  let phrase = announcement.phrase
  // Other numbers of something, such as "4 of 9 reviewed", may stand beside the right position.
  let spokenIndexes = announcement.indexes
  guard let index = spokenIndexes.last, !spokenIndexes.contains(where: place.allows) else {
    return nil
  }
  let written = announcement.writtenIndexes(at: place).last { $0.index == index }
  guard written.map({ !announcement.isCount($0, beside: place) }) ?? true else { return nil }
  let right = written.flatMap { place.correction(of: $0, in: phrase.value) }
  let said = written.map { String(phrase.value[$0.whole]) } ?? ""
  return Violation(
    right.map { "\(place.subject(of: announcement)) is '\($0)', not '\(said)'" }
      ?? "'\(index.position) of \(index.count)' is not one of \(place.count) \(noun ?? "parts")",
    at: announcement.range(of: written?.whole),
    offers: [right.flatMap { announcement.saying($0, at: written?.whole) }]
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
    offers: [announcement.saying(right, at: last.whole)]
  )
}

extension Part {
  /// The number that its mark begins with: 3 of `badge: 3 unread`.
  fileprivate var numberOnMark: Int? {
    value[KeyMeaning.mark.key]?.word?.value.foldedTokens.first.flatMap { Int($0) }
  }
}
