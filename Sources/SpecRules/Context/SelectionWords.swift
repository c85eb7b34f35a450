import English
import Guidelines
import SpecModel

/// What a guideline says of the states of segments, for looking up.
struct SelectionWords {
  /// What is said of the state that has to be announced.
  let selected: Fact
  /// The facts by the words that some say in place of theirs, folded.
  let wrong: [String: Fact]
  /// The words and numbers in those.
  let wrongTokens: [String]
  /// The words of the state that has to be announced, folded.
  let right: Set<String>
  /// The words and numbers in those.
  let rightTokens: [String]
  /// The words of the other states, folded.
  let opposites: Set<String>
  private let announcements: [SpokenAnnouncement]
  /// The position of the selected segment; of several, the first one counts.
  private let position: Int?
  /// The positions of all selected segments.
  private let positions: Set<Int>
  private let vocabulary: Vocabulary

  init?(_ facts: [Fact], in context: PlatformContext) {
    guard let selected = facts.first(where: { $0.detail("announcement") != "optional" }) else {
      return nil
    }
    self.selected = selected
    announcements = context.announcements.all
    vocabulary = context.vocabulary
    wrong = facts.reduce(into: [:]) { wrong, fact in
      for word in fact.details("wrong") { wrong[word.foldedForComparison] = fact }
    }
    wrongTokens = wrong.keys.flatMap(\.foldedTokens)
    right = Set(selected.values.map(\.foldedForComparison))
    rightTokens = right.flatMap(\.foldedTokens)
    let others = facts.filter { $0.detail("state") != selected.detail("state") }
    opposites = Set(others.flatMap(\.accepted).map(\.foldedForComparison))
    let segments = context.scope.segments.all
    position = segments.firstIndex(where: \.isSelected)
    positions = Set(segments.indices.filter { segments[$0].isSelected })
  }

  /// Whether an announcement is that of a selected segment: by its state, else by the segment that
  /// is selected, unless another entry is about the segment when selected.
  func isSelected(_ announcement: SpokenAnnouncement) -> Bool {
    if announcement.state != nil { return hasSelectedState(announcement) }
    guard let own = announcement.segmentPosition, own == position else { return false }
    return !announcements.contains { $0.segmentPosition == own && hasSelectedState($0) }
  }

  /// Whether an announcement is that of a segment which the spec does not select.
  func isOfOther(_ announcement: SpokenAnnouncement) -> Bool {
    guard announcement.state == nil, let own = announcement.segmentPosition else { return false }
    return !positions.isEmpty && !positions.contains(own)
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
