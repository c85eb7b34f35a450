import English
import Guidelines
import SourceText
import SpecModel

/// Where something stands in its set.
struct SetPlace {
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
    let segments = announcement.scope.segments.all
    let index = position.map { $0 - 1 }
    let part = index.flatMap { segments.indices.contains($0) ? segments[$0] : nil }
    if let label = part?.label { return "'\(label.value)'" }
    return position.map { "page \($0)" } ?? "this"
  }

  /// The position as it should be said, in the words in which it is said.
  func correction(of written: SpokenIndexPlace, in text: String) -> String? {
    let position = self.position ?? written.index.position
    guard (1...max(count, 1)).contains(position) else { return nil }
    return written.saying(position, of: count, in: text)
  }
}

extension SpokenAnnouncement {
  /// The place of what the announcement is about.
  ///
  /// It follows from the order of the segments, the number of the page, or the page that is shown.
  func readPlace() -> SetPlace? {
    let segments = scope.segments
    guard let fact = context.facts("index-set", .anywhere).first else { return nil }
    if let position = segmentPosition {
      return SetPlace(position: position + 1, count: segments.count)
    }
    if segments.count > 0 {
      let isOfSet = source.isOfEvent || fact.values.contains(foldedMoment)
      if isOfSet { return SetPlace(position: nil, count: segments.count) }
      return toldState == nil ? nil : SetPlace(position: tellingPosition, count: segments.count)
    }
    guard let key = fact.values.first, let pages = spec.root[key]?.integer, pages > 0 else {
      return nil
    }
    if source.isOfEvent || foldedMoment == key || foldedMoment == FormatMoment.slides {
      return SetPlace(position: nil, count: pages)
    }
    let number =
      foldedMoment.isASCII
      ? foldedMoment.plainNumber : Int(foldedMoment.drop { !$0.isNumber })
    return SetPlace(position: number ?? spec.currentPage, count: pages)
  }
}

/// How many segments are looked through for each phrase at most.
private let mostSegments = 100

extension SpokenAnnouncement {
  /// The position, counted from 1, of the only segment that it may be about.
  ///
  /// It is the one whose label the phrase has; for `{label}` it is the one in the state of the
  /// phrase.
  private var tellingPosition: Int? {
    let segments = scope.segments.all
    guard segments.count <= mostSegments else { return nil }
    let words = tokens
    let isOpen = ["label", "name"].contains(where: spoken.has)
    let meant = segments.indices.filter { index in
      let names = [segments[index].labelTokens, segments[index].nameTokens].compactMap(\.self)
      return isOpen
        ? segments[index].state == toldState : names.contains { words.contains(words: $0) }
    }
    return meant.count == 1 ? meant[0] + 1 : nil
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
