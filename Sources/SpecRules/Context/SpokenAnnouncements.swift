import English
import Guidelines
import SourceText
import SpecModel

/// All that is announced on a platform.
final class SpokenAnnouncements: PlatformPart {
  unowned let context: PlatformContext
  /// The announcements in the order of the text.
  let all: [SpokenAnnouncement]
  /// The announcements that rules look at, each with whether it is of a control.
  private lazy var moments = readMoments()
  /// How the first two that have a part spell it, by the part, folded.
  private(set) lazy var spellings = readSpellings()
  /// The words of the label and of the name of the control, folded.
  private(set) lazy var nameTokens = (
    label: spec.label?.value.foldedTokens, name: scope.name?.value.foldedTokens
  )
  /// The words of the group's label, folded.
  private(set) lazy var groupTokens = spec.groupLabel?.value.foldedTokens

  /// What parts of phrases may say: words of the guideline, the role, and what states are called.
  private(set) lazy var expected = readExpected()
  /// The words of the app's texts, which are no slips of the hand for others.
  private(set) lazy var otherTexts = readOtherTexts()

  init(on context: PlatformContext) {
    self.context = context
    all = context.scope.announcements.map { SpokenAnnouncement($0, on: context) }
  }

  /// The announcements that a fact is about.
  ///
  /// A fact may list them under `moments`. There `segments` means every segment, and `pages` means
  /// every numbered page. Without a list it is about all announcements of a control. Events such as
  /// `value-change` and the `group` announce none.
  ///
  /// What stands under `exempt` is left out, and so is a moment that the component does not have.
  /// An empty phrase is another fault where the guideline has a sentence about empty texts.
  func about(_ fact: Fact) -> [SpokenAnnouncement] {
    let only = Moments(fact.details("moments"))
    let exempt = Moments(fact.details("exempt"))
    return moments.filter { announcement, isOfControl in
      if exempt.include(announcement) { return false }
      return only.isEmpty ? isOfControl : only.include(announcement)
    }.map(\.announcement)
  }

  /// The announcements that rules look at.
  ///
  /// Each tells whether it is the announcement of a control. This counts where a fact does not say
  /// which announcement it is about.
  private func readMoments() -> [(announcement: SpokenAnnouncement, isOfControl: Bool)] {
    let known = Moments(context.facts("moments", .anywhere).flatMap(\.values))
    let areSegmentsListed = scope.segments.count > 0 || !known.haveSegments
    let areEmptyReported = context.fact("empty-text") != nil
    let areDotsSkipped = spec.value(.dotFocus)?.boolean == false
    return all.compactMap { announcement in
      if areEmptyReported, announcement.phrase.value.isBlank { return nil }
      if areDotsSkipped, announcement.foldedMoment == FormatMoment.dots { return nil }
      let isUnknown = areSegmentsListed && !known.isEmpty && !known.include(announcement)
      let isOfGroup = announcement.foldedMoment == "group" && announcement.segmentPosition == nil
      let isOfOther = isOfGroup || announcement.source.isOfEvent
      return (announcement, !isUnknown && !isOfOther)
    }
  }

  private func readExpected() -> ExpectedTexts {
    let own = [scope.role].compactMap(\.self) + context.allStates.compactMap(\.announce)
    return own.reduce(into: context.lexicon.expected) { $0.add($1.value) }
  }

  /// What a phrase may call the group and, where it is about none of them, the first segments.
  func names(withSegments hasSegments: Bool) -> [String] {
    let segments = hasSegments ? scope.segments.all.prefix(Self.mostSegments).map(\.label) : []
    return ([spec.groupLabel] + segments).compactMap { $0?.value }
  }

  /// How many segments are compared with a phrase that is about none.
  private static let mostSegments = 20

  private func readOtherTexts() -> Set<[String]> {
    let named = scope.segments.all + context.buttons
    let texts =
      [spec.label, spec.groupLabel, scope.name, spec.currentValue?.word]
      + named.flatMap { [$0.label, $0.name] }
    return Set(texts.compactMap { $0?.value.foldedTokens })
  }

  private func readSpellings() -> [String: [(announcement: SpokenAnnouncement, part: String)]] {
    all.reduce(into: [:]) { spellings, announcement in
      for part in announcement.phrase.value.spokenParts() {
        let known = spellings[part.foldedForComparison, default: []]
        guard known.count < 2, known.last?.announcement !== announcement else { continue }
        spellings[part.foldedForComparison] = known + [(announcement, part)]
      }
    }
  }
}

/// Moments as a fact lists them: `segments` means every segment, `pages` every numbered page.
private struct Moments {
  let isEmpty: Bool
  let haveSegments: Bool
  private let havePages: Bool
  private let words: [String]

  init(_ moments: [String]) {
    isEmpty = moments.isEmpty
    haveSegments = moments.contains(FormatMoment.segments)
    havePages = moments.contains(FormatMoment.pages)
    words = moments.filter { ![FormatMoment.segments, FormatMoment.pages].contains($0) }.map(
      \.foldedForComparison
    )
  }

  func include(_ announcement: SpokenAnnouncement) -> Bool {
    let own = announcement.foldedMoment
    if haveSegments, announcement.segmentPosition != nil { return true }
    if havePages, own == "page" || own.hasPrefix("page ") { return true }
    return words.contains(own)
  }
}
