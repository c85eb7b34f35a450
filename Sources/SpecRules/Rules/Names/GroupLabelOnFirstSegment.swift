import English
import Guidelines
import SourceText
import SpecModel
import Voices

extension Rule {
  /// A group label that is missing at the first segment, or repeated at another one.
  static let groupLabelOnFirstSegment = Rule(
    id: "group-label-on-first-segment",
    severity: .warning,
    summary: "A group label that the first segment does not announce, or others repeat",
    rationale: """
      "Week, button" answers a question that nobody heard. The label of the group asks it, once, \
      where people come in; said again at every segment it is only in the way.
      """,
    wcag: .weakens("1.3.1"),
    facts: ["group-label-place"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            framework: swiftui
            announcements:
              Day: "Selected, Day, button, 1 of 2"
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the first segment does not announce the group label \
        'Period'; put it in front
              Week: "Week, button, 2 of 2"
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            framework: swiftui
            announcements:
              Day: "Period, Selected, Day, button, 1 of 2"
              Week: "Week, button, 2 of 2"
        """
    ),
    check: .scope { context in
      guard let fact = placeOfGroupLabel(in: context),
        let group = context.spec.groupLabel,
        !group.value.isBlank
      else { return [] }
      return
        ([violation(missing: group, fact, in: context)].compactMap(\.self)
        + repetitions(of: group, in: context)).map { $0.of(fact) }
    }
  )
}

/// The fact of a declared framework, else the one that all of the platform shares.
private func placeOfGroupLabel(in context: PlatformContext) -> Fact? {
  let name = "group-label-place"
  return context.scope.platform == nil
    ? context.fact(name, .eachPlatform)
    : context.fact(name, .declared) ?? context.fact(name, .possible)
}

/// The first segment when neither it nor, where that will do, the selected one begins with the
/// group label.
private func violation(missing group: LocatedText, _ fact: Fact, in context: PlatformContext)
  -> Violation?
{
  let announcements = context.announcements.all.filter {
    $0.segmentPosition == 0 && !$0.phrase.value.isBlank
  }
  guard let first = announcements.first else { return nil }
  if announcements.contains(where: { beginsWith(group, $0) }) { return nil }
  let mayBeElsewhere = fact.values.contains("selected") || context.scope.platform == nil
  let isElsewhere = context.announcements.all.contains {
    $0.isSelected && beginsWith(group, $0)
  }
  if mayBeElsewhere, isElsewhere { return nil }
  if announcements.contains(where: \.entersGroup) { return nil }
  let title = "Put '\(group.value)' in front"
  if let announcement = announcements.first(where: { $0.says(group) }) {
    let late = announcement.phrase
    let said = late.value.removing(group.value).map { $0.prepending(group.value) }
    let fixed = said ?? late.value.removing("{group}").map { $0.prepending("{group}") }
    return misplaced(
      group,
      "the group label '\(group.value)' stands behind the \(context.spec.segmentWord); put it in front",
      at: place(of: group, in: late, context),
      fixed.map { announcement.saying($0, as: title) }
    )
  }
  let fixed = first.phrase.value.prepending(group.value)
  return misplaced(
    group,
    "the first \(context.spec.segmentWord) does not announce the group label '\(group.value)'; put it in front",
    at: first.phrase.range,
    first.saying(fixed, as: title)
  )
}

private func misplaced(
  _ group: LocatedText,
  _ message: String,
  at range: ByteRange,
  _ offer: Offer?
) -> Violation {
  let related = RelatedRange("the group label", at: group.range)
  return Violation(message, at: range, related: [related], offers: [offer])
}

/// Whether an announcement says the group label, and not behind what the segment is called.
private func beginsWith(_ group: LocatedText, _ announcement: SpokenAnnouncement) -> Bool {
  guard announcement.says(group) else { return false }
  let names = announcement.names
  let called = ["label": names.label?.value, "name": names.name?.value].compactMapValues { $0 }
  let spoken = announcement.spoken.spoken(called.merging(["group": group.value]) { $1 })
  let tokens = spoken.foldedTokens
  guard let own = tokens.position(of: group.value.foldedTokens) else { return true }
  return !called.values.contains { name in
    tokens.position(of: name.foldedTokens).map { $0 < own } ?? false
  }
}

/// The segments that repeat the group label and are neither the first nor selected.
private func repetitions(of group: LocatedText, in context: PlatformContext) -> [Violation] {
  let others = context.announcements.all.filter {
    ($0.segmentPosition ?? 0) > 0 && !$0.isSelected
  }
  let words = group.value.foldedTokens
  // A role, a state or a number is said for what it means, also where the group is called so.
  if words.allSatisfy({ context.lexicon.has([$0], as: .role, .state) || Int($0) != nil }) {
    return []
  }
  return others.filter { announcement in
    announcement.spoken.has("group") || writtenTokens(of: announcement).contains(words: words)
  }.map { announcement in
    let phrase = announcement.phrase
    let fixed = phrase.value.removing(group.value) ?? phrase.value.removing("{group}")
    return misplaced(
      group,
      "only the first \(context.spec.segmentWord) announces the group label; leave it out here",
      at: place(of: group, in: phrase, context),
      fixed.map { announcement.saying($0, as: "Leave '\(group.value)' out") }
    )
  }
}

/// The words of an announcement without those of the names in it and of its placeholders.
private func writtenTokens(of announcement: SpokenAnnouncement) -> [String] {
  if announcement.spoken.names.isEmpty { return announcement.words }
  return announcement.words(of: announcement.written, besides: announcement.names)
}

/// Where a phrase says the group label, or a placeholder for it.
///
/// It is a part of its own, or else anywhere in the phrase.
private func place(of group: LocatedText, in phrase: LocatedText, _ context: PlatformContext)
  -> ByteRange
{
  let spoken = [group.value.foldedTokens, "{group}".foldedTokens]
  let part = phrase.value.phraseParts.first {
    spoken.contains(String(phrase.value[$0]).foldedTokens)
  }
  return context.spec.range(of: part, in: phrase)
}

extension SpokenAnnouncement {
  fileprivate func says(_ group: LocatedText) -> Bool {
    spoken.has("group") || written.text.containsWords(group.value)
  }

  /// The phrase without its placeholders, whose names are not what is said.
  fileprivate var written: Phrase {
    Phrase(spoken.spoken(Dictionary(spoken.names.map { ($0, "") }) { first, _ in first }))
  }
}

extension String {
  /// The phrase without a part; `nil` when it is not there.
  fileprivate func removing(_ part: String) -> String? {
    let tokens = part.foldedTokens
    return phraseParts(keeping: [part]).first { String(self[$0]).foldedTokens == tokens }
      .flatMap(leavingOut)
  }
}
