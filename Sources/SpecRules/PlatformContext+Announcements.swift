import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// What is said for a disabled control on any platform, folded, some words aside.
  func disabledWords(besides words: [String]) -> [String] {
    let own = words.map(\.foldedForComparison)
    return facts("states", .anywhere).filter { $0.values.contains("disabled") }.flatMap {
      $0.details("announced")
    }
    .map(\.foldedForComparison).uniqued.filter { !own.contains($0) }
  }

  /// Whether one of the phrases that a fact accepts stands among folded words.
  func isAccepted(_ tokens: [String], by fact: Fact) -> Bool {
    cache.accepted(by: fact).contains(where: tokens.contains(words:))
  }
}

extension PlatformContext {
  /// The announcements that a fact is about.
  ///
  /// Those of the moments it lists under `moments`, else all but those of `value-change` and of the
  /// `group`, which announce no control; never those under `exempt`, and none at a moment that the
  /// component does not have. `segments` in such a list means every segment, `pages` every numbered
  /// page. An empty phrase is another fault where the guideline has a sentence about empty texts.
  func announcements(for fact: Fact) -> [SpokenAnnouncement] {
    let only = Moments(fact.details("moments"))
    let exempt = Moments(fact.details("exempt"))
    return moments.filter { announcement, isOfControl in
      if exempt.include(announcement) { return false }
      return only.isEmpty ? isOfControl : only.include(announcement)
    }.map(\.announcement)
  }

  /// The announcements that rules look at, and whether each is one of a control where a fact does
  /// not say which it is about.
  func readMoments() -> [(announcement: SpokenAnnouncement, isOfControl: Bool)] {
    let known = Moments(facts("moments", .anywhere).flatMap(\.values))
    let areSegmentsListed = scope.segments.count > 0 || !known.haveSegments
    let areEmptyReported = fact("empty-text") != nil
    let areDotsSkipped = spec.root["dots"]?["focusable"]?.boolean == false
    return announcements.compactMap { announcement in
      if areEmptyReported, announcement.phrase.value.isBlank { return nil }
      if areDotsSkipped, announcement.foldedMoment == "dots" { return nil }
      let isUnknown = areSegmentsListed && !known.isEmpty && !known.include(announcement)
      let isOfOther = ["value-change", "group"].contains(announcement.foldedMoment)
      return (announcement, !isUnknown && !isOfOther)
    }
  }

  /// How the first two announcements that have a part spell it, by the part, folded.
  func readSpellings() -> [String: [(announcement: SpokenAnnouncement, part: String)]] {
    announcements.reduce(into: [:]) { spellings, announcement in
      let text = announcement.phrase.value
      for part in text.phraseParts.map({ String(text[$0]) }) {
        let known = spellings[part.foldedForComparison, default: []]
        guard known.count < 2, known.last?.announcement !== announcement else { continue }
        spellings[part.foldedForComparison] = known + [(announcement, part)]
      }
    }
  }

  /// Whether what stands at a place is, on a platform that names no language, plainly not English.
  func isPlainlyForeign(at range: ByteRange) -> Bool {
    let announcement = announcements.first {
      $0.phrase.range.lowerBound <= range.lowerBound
        && range.upperBound <= $0.phrase.range.upperBound
    }
    if let announcement { return announcement.isPlainlyForeign }
    guard scope.map["language"] == nil else { return false }
    let word = allStates.compactMap(\.announce).first { $0.range == range }
    return word.map { cache.foreignPhrases.arePlain($0.value.foldedTokens) } ?? false
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
    haveSegments = moments.contains("segments")
    havePages = moments.contains("pages")
    words = moments.filter { !["segments", "pages"].contains($0) }.map(\.foldedForComparison)
  }

  func include(_ announcement: SpokenAnnouncement) -> Bool {
    let own = announcement.foldedMoment
    if haveSegments, announcement.segmentPosition != nil { return true }
    if havePages, own == "page" || own.hasPrefix("page ") { return true }
    return words.contains(own)
  }
}
