import English
import Guidelines
import SpecModel

extension RuleContext {
  /// The segment of a list that is selected.
  ///
  /// It is the first of several whose phrase says so on any platform, or else the first.
  func shownSegment(among list: SegmentList) -> Part? {
    let selected = list.all.indices.filter { list.all[$0].isSelected }
    guard selected.count > 1 else { return selected.first.map { list.all[$0] } }
    let spoken = platforms.flatMap(\.announcements.all).filter(\.saysSelected)
    let positions = Set(spoken.compactMap(\.segmentPosition))
    return (selected.first(where: positions.contains) ?? selected.first).map { list.all[$0] }
  }
}

extension SpokenAnnouncement {
  /// Whether it says of a segment that it is selected.
  fileprivate var saysSelected: Bool {
    context.facts("selection-words", .common).contains { fact in
      fact.detail("state") == "selected" && fact.accepted.contains(where: words.says)
    }
  }
}

/// What a guideline says of the states of segments, for looking up.
struct SelectionWords {
  /// What is said of the state that has to be announced.
  let selected: Fact
  /// The facts by the words that some say in place of theirs.
  let wrong: [[String]: Fact]
  /// The words of the state that has to be announced.
  let right: Set<[String]>
  /// The words of the other states.
  let opposites: Set<[String]>
  private let announcements: [SpokenAnnouncement]
  /// The position of the segment that is shown, and the positions of all that are selected.
  private let position: Int?
  private let selectedPositions: Set<Int>
  private let vocabulary: Vocabulary

  init?(_ facts: [Fact], in context: PlatformContext) {
    guard let selected = facts.first(where: { $0.detail("announcement") != "optional" }) else {
      return nil
    }
    self.selected = selected
    announcements = context.announcements.all
    vocabulary = context.vocabulary
    wrong = facts.reduce(into: [:]) { wrong, fact in
      for word in fact.details("wrong") { wrong[word.foldedTokens] = fact }
    }
    right = Set(selected.values.map(\.foldedTokens))
    let others = facts.filter { $0.detail("state") != selected.detail("state") }
    opposites = Set(others.flatMap(\.accepted).map(\.foldedTokens))
    let segments = context.scope.segments.all
    selectedPositions = Set(segments.indices.filter { segments[$0].isSelected })
    let shown = context.shownSegment(among: context.scope.segments)
    position = segments.firstIndex { $0 === shown }
  }

  /// Whether an announcement is for a selected segment.
  ///
  /// Its state tells. Without a state it is for the segment that is selected. Another entry for
  /// that segment in the selected state goes before it.
  func isSelected(_ announcement: SpokenAnnouncement) -> Bool {
    if announcement.state != nil { return hasSelectedState(announcement) }
    guard let own = announcement.segmentPosition, own == position else { return false }
    return !announcements.contains { $0.segmentPosition == own && hasSelectedState($0) }
  }

  /// Whether an announcement is that of a segment which the spec does not select.
  func isOfOther(_ announcement: SpokenAnnouncement) -> Bool {
    guard announcement.state == nil, let own = announcement.segmentPosition else { return false }
    return position != nil && !selectedPositions.contains(own)
  }

  /// Whether an announcement is that of a segment beside the one that the spec selects and lets
  /// speak as well.
  func isBesideSelected(_ announcement: SpokenAnnouncement) -> Bool {
    isOfOther(announcement)
      && announcements.contains { $0.segmentPosition == position }
      && !announcements.contains(where: hasSelectedState)
  }

  private func hasSelectedState(_ announcement: SpokenAnnouncement) -> Bool {
    guard let state = announcement.state else { return false }
    return vocabulary.term(.state, state.value)?.word == selected.detail("state")
  }
}
