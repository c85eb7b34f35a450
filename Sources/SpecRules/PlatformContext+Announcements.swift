import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// The component in lower case, for messages.
  var title: String {
    spec.guideline?.title.lowercased() ?? spec.component?.value ?? "component"
  }

  /// The component with its article, for messages.
  var titleWithArticle: String { title.withArticle }

  /// What is said for a disabled control on any platform, folded, some words aside.
  func disabledWords(besides words: [String]) -> [String] {
    let own = words.map(\.foldedForComparison)
    return facts("states", .anywhere).filter { $0.values.contains("disabled") }.flatMap {
      $0.details("announced")
    }
    .map(\.foldedForComparison).uniqued.filter { !own.contains($0) }
  }

  /// The words of a phrase without those of a label and a name.
  func tokens(of phrase: Phrase, names: (label: LocatedText?, name: LocatedText?)) -> [String] {
    let label = names.label?.value.foldedTokens
    let name = names.name?.value.foldedTokens
    return tokens(phrase.text.foldedTokens, of: phrase, without: label, name)
  }

  fileprivate func tokens(
    _ tokens: [String],
    of phrase: Phrase,
    without label: [String]?,
    _ name: [String]?
  ) -> [String] {
    // A name that a placeholder stands for is not written out.
    let label = phrase.has("label") ? [] : label ?? []
    let name = phrase.has("name") ? [] : name ?? []
    let (first, second) = label.count < name.count ? (name, label) : (label, name)
    let rest = first.endsWithIndex ? tokens : tokens.removing(first)
    return second.endsWithIndex ? rest : rest.removing(second)
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
  func announcements(for fact: Fact) -> [Announcement] {
    let only = Moments(fact.details("moments"))
    let exempt = Moments(fact.details("exempt"))
    return moments.filter { announcement, isOfControl in
      if exempt.include(announcement) { return false }
      return only.isEmpty ? isOfControl : only.include(announcement)
    }.map(\.announcement)
  }

  /// The announcements that rules look at, and whether each is one of a control where a fact does
  /// not say which it is about.
  func readMoments() -> [(announcement: Announcement, isOfControl: Bool)] {
    let known = Moments(facts("moments", .anywhere).flatMap(\.values))
    let areSegmentsListed = scope.segments.count > 0 || !known.haveSegments
    let areEmptyReported = fact("empty-text") != nil
    let areDotsSkipped = spec.root["dots"]?["focusable"]?.boolean == false
    return scope.announcements.compactMap { announcement in
      if areEmptyReported, announcement.phrase.value.isBlank { return nil }
      if areDotsSkipped, announcement.foldedMoment == "dots" { return nil }
      let isUnknown = areSegmentsListed && !known.isEmpty && !known.include(announcement)
      let isOfOther = ["value-change", "group"].contains(announcement.foldedMoment)
      return (announcement, !isUnknown && !isOfOther)
    }
  }

  /// Whether an announcement is that of a disabled control or segment.
  func isDisabled(_ announcement: Announcement) -> Bool {
    if let state = announcement.state { return vocabulary.isDisabledState(state.value) }
    return scope.segment(of: announcement)?.isDisabled == true
  }

  /// Whether an announcement says of a control that it is disabled, be it with the word of another
  /// platform: nobody activates that.
  func saysDisabled(_ announcement: Announcement) -> Bool {
    let tokens = tokens(of: announcement)
    return disabledWords(besides: []).contains(where: tokens.containsWords)
  }

  /// The words of a phrase without those of the label and the name of what it is about, which may
  /// look like a role, a state or a position; a position at the end of a name stays.
  func tokens(of announcement: Announcement) -> [String] {
    cache.words(of: announcement) {
      let segment = scope.segment(of: announcement)
      let (label, name) =
        segment.map { ($0.labelTokens, $0.nameTokens) }
        ?? nameTokens
      return tokens(announcement.tokens, of: announcement.spoken, without: label, name)
    }
  }

  /// The label and the name of what an announcement is about.
  func names(of announcement: Announcement) -> (label: LocatedText?, name: LocatedText?) {
    if let segment = scope.segment(of: announcement) { return (segment.label, segment.name) }
    return (spec.label, scope.name)
  }

  /// What that is called: the texts of its label and its name.
  func labels(of announcement: Announcement) -> [String] {
    let names = names(of: announcement)
    return [names.label, names.name].compactMap { $0?.value }
  }

  /// A phrase without a part that it should have; the fix puts the part where the guideline has it,
  /// or in place of what the phrase says there.
  func violation(
    missing part: String,
    insteadOf stale: Range<String.Index>? = nil,
    in announcement: Announcement,
    because reason: String,
    fact: Fact
  ) -> Violation {
    let phrase = announcement.phrase
    var words = worded(part, in: announcement)
    if let stale, phrase.value[stale].first?.isLowercase == true {
      words = words.prefix(1).lowercased() + words.dropFirst()
    }
    let reason =
      stale.map { "the announcement says '\(phrase.value[$0])'; use '\(part)'" } ?? reason
    // What stands for it in another language only people know.
    let isForeign = isForeign(announcement)
    let said = parts(saidBy: words, of: announcement)
    let inserted = layout(of: announcement).inserting(words, saying: said)
    let fixed = stale.map { phrase.value.replacing([($0, words)]) } ?? inserted.text
    let edits = isForeign ? [] : edits(changing: announcement, to: fixed, for: fact)
    let verb = stale != nil ? "Change to" : inserted.isAtEnd ? "Append" : "Insert"
    return Violation(
      isForeign ? "\(reason), or its translation" : reason,
      at: stale.map { spec.range(of: $0, in: phrase) } ?? phrase.range,
      fact: fact,
      moment: announcement.moment.value,
      fixes: [.preferred("\(verb) '\(words)'", edits)],
      copying: copiedPhrase(changing: announcement, for: fact)
    )
  }

  /// The role of a component that is one adjustable element: its trait and both methods are there,
  /// or what another framework of the platform has in their place.
  var adjustableRole: String? {
    guard let fact = fact("adjustable") else {
      let counterparts = scope.frameworks.flatMap { vocabulary.names(for: "adjust", in: $0.value) }
      let given = methods
      let isAdjusted = counterparts.contains {
        given.contains(Vocabulary.foldedStem(of: $0))
      }
      return isAdjusted ? facts("adjustable", .platform).first?.values.first : nil
    }
    let hasMethods = missingMethods(of: fact).isEmpty
    return hasMethods && adjustableTrait(of: fact) != nil ? fact.values.first : nil
  }

  /// The word that gives the platform the trait of one adjustable element.
  func adjustableTrait(of fact: Fact) -> LocatedText? {
    let traits = fact.details("traits").foldedStems
    let entries = scope.map.entries.filter {
      $0.key.value == "traits" || vocabulary.api(named: $0.key.value)?.purpose == "traits"
    }
    return entries.flatMap(\.value.words)
      .first { word in
        let stem = vocabulary.api(named: word.value)?.stem ?? Vocabulary.stem(of: word.value)
        return traits.contains(stem.foldedForComparison)
      }
  }

  /// The methods of one adjustable element that the platform does not implement.
  func missingMethods(of fact: Fact) -> [String] {
    let given = methods
    return fact.details("methods").filter {
      !given.contains(Vocabulary.foldedStem(of: $0))
    }
  }

  /// The methods that the platform and its buttons implement, as they are recognised.
  func readMethods() -> Set<String> {
    let maps = [scope.map] + buttons.map(\.value)
    let names = maps.flatMap { map in
      map.entries.map(\.key.value)
        + ["methods", "handlers"].flatMap { map[$0]?.words.map(\.value) ?? [] }
    }
    return names.foldedStems
  }
}

extension PlatformSpec {
  /// The segment that an announcement is about.
  func segment(of announcement: Announcement) -> Segment? {
    announcement.segmentPosition.flatMap { segments.segments?[$0] }
  }
}

extension Vocabulary {
  /// Whether a state of a spec is the disabled one, under any of its names.
  func isDisabledState(_ word: String) -> Bool {
    term(.state, word)?.word == "disabled"
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

  func include(_ announcement: Announcement) -> Bool {
    let own = announcement.foldedMoment
    if haveSegments, announcement.segmentPosition != nil { return true }
    if havePages, own == "page" || own.hasPrefix("page ") { return true }
    return words.contains(own)
  }
}
