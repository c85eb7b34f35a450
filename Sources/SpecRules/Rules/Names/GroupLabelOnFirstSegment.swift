import Guidelines
import SourceText
import SpecModel

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
    check: .reportingScope { scope, context in
      guard let fact = context.placeOfGroupLabel(in: scope) else { return }
      guard let group = context.spec.root["group-label"]?.word, group.value != "none",
        !group.value.isBlank
      else { return }
      context.checkFirst(in: scope, group, fact)
      context.checkOthers(in: scope, group, fact)
    }
  )
}

extension RuleContext {
  /// The fact of a declared framework, else the one that all of the platform shares.
  fileprivate func placeOfGroupLabel(in scope: Scope) -> Fact? {
    let name = "group-label-place"
    guard scope.platform != nil else { return factOfEachPlatform(name).first }
    let facts = facts(name, in: scope)
    let declared = scope.frameworks.map(\.value)
    return facts.first { $0.framework.map(declared.contains) ?? false }
      ?? facts.first { $0.framework == nil }
  }

  /// Reports the first segment when neither it nor, where that will do, the selected one announces
  /// the group label.
  fileprivate func checkFirst(in scope: Scope, _ group: Word, _ fact: Fact) {
    let announcements = scope.announcements.filter {
      $0.segmentPosition == 0 && !$0.phrase.value.isBlank
    }
    guard let first = announcements.first else { return }
    if announcements.contains(where: { beginsWith(group, $0, in: scope) }) { return }
    let isElsewhere = fact.values.contains("selected") || scope.platform == nil
    let isSaidElsewhere = scope.announcements.contains {
      isSelected($0, scope) && beginsWith(group, $0, in: scope)
    }
    if isElsewhere, isSaidElsewhere { return }
    if let late = announcements.first(where: { $0.says(group) }) {
      return reportLate(group, in: late, fact, scope)
    }
    let fixed = "\(group.value), \(first.phrase.value)"
    report(
      "the first segment does not announce the group label '\(group.value)'; put it in front",
      at: first.phrase.range,
      fact: fact,
      in: scope,
      related: [.init("the group label", at: group.range)],
      fixes: [
        Fix(
          "Put '\(group.value)' in front",
          [spec.replacing(first.phrase, with: fixed)],
          isPreferred: true
        )
      ]
    )
  }

  /// Whether an announcement says the group label, and not behind what the segment is called.
  private func beginsWith(
    _ group: Word,
    _ announcement: Announcement,
    in scope: Scope
  ) -> Bool {
    guard announcement.says(group) else { return false }
    let names = names(of: announcement, in: scope)
    let called = ["label": names.label?.value, "name": names.name?.value].compactMapValues { $0 }
    let spoken = announcement.spoken.spoken(called.merging(["group": group.value]) { $1 })
    let tokens = spoken.foldedTokens
    guard let own = tokens.position(of: group.value.foldedTokens) else { return true }
    return !called.values.contains { name in
      tokens.position(of: name.foldedTokens).map { $0 < own } ?? false
    }
  }

  /// Reports a group label that is said behind what the segment is called.
  private func reportLate(
    _ group: Word,
    in announcement: Announcement,
    _ fact: Fact,
    _ scope: Scope
  ) {
    let phrase = announcement.phrase
    let said = phrase.value.removing(group.value).map { "\(group.value), \($0)" }
    let fixed = said ?? phrase.value.removing("{group}").map { "{group}, \($0)" }
    report(
      "the group label '\(group.value)' stands behind the segment; put it in front",
      at: place(of: group, in: phrase),
      fact: fact,
      in: scope,
      related: [.init("the group label", at: group.range)],
      fixes: fixed.map {
        [
          Fix(
            "Put '\(group.value)' in front",
            [spec.replacing(phrase, with: $0)],
            isPreferred: true
          )
        ]
      } ?? []
    )
  }

  /// Reports segments that repeat the group label and are neither the first nor selected.
  fileprivate func checkOthers(in scope: Scope, _ group: Word, _ fact: Fact) {
    let words = group.value.foldedTokens
    for announcement in scope.announcements {
      guard let position = announcement.segmentPosition, position > 0,
        !isSelected(announcement, scope)
      else { continue }
      let phrase = announcement.phrase
      let isRepeated =
        announcement.spoken.has("group")
        || writtenTokens(of: announcement, in: scope).contains(words: words)
      guard isRepeated else { continue }
      let fixed = phrase.value.removing(group.value) ?? phrase.value.removing("{group}")
      report(
        "only the first segment announces the group label; leave it out here",
        at: place(of: group, in: phrase),
        fact: fact,
        in: scope,
        related: [.init("the group label", at: group.range)],
        fixes: fixed.map {
          [
            Fix(
              "Leave '\(group.value)' out",
              [spec.replacing(phrase, with: $0)],
              isPreferred: true
            )
          ]
        } ?? []
      )
    }
  }

  /// The words of an announcement without those of the names in it and of its placeholders.
  private func writtenTokens(of announcement: Announcement, in scope: Scope) -> [String] {
    if announcement.spoken.names.isEmpty { return tokens(of: announcement, in: scope) }
    return tokens(of: announcement.written, names: names(of: announcement, in: scope))
  }

  /// Where a phrase says the group label, or a placeholder for it: as a part of its own, else
  /// anywhere in the phrase.
  private func place(of group: Word, in phrase: Word) -> ByteRange {
    let spoken = [group.value.foldedTokens, "{group}".foldedTokens]
    let part = phrase.value.phraseParts.first {
      spoken.contains(String(phrase.value[$0]).foldedTokens)
    }
    return part.map { spec.range(of: $0, in: phrase) } ?? phrase.range
  }

  private func isSelected(_ announcement: Announcement, _ scope: Scope) -> Bool {
    if let state = announcement.state {
      return vocabulary.term(.state, state.value)?.word == "selected"
    }
    return segment(of: announcement, in: scope)?.isSelected == true
  }
}

extension Announcement {
  fileprivate func says(_ group: Word) -> Bool {
    spoken.has("group") || written.text.containsWords(group.value)
  }

  /// The phrase without its placeholders, whose names are not what is said.
  fileprivate var written: Phrase {
    Phrase(spoken.spoken(Dictionary(spoken.names.map { ($0, "") }) { first, _ in first }))
  }
}

extension String {
  /// The phrase without a part at its start or between commas; `nil` when it is not there.
  fileprivate func removing(_ part: String) -> String? {
    let pieces = split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let rest = pieces.filter { $0.foldedTokens != part.foldedTokens }
    guard rest.count < pieces.count, !rest.isEmpty else { return nil }
    return String(rest.joined(separator: ",").drop(while: \.isWhitespace))
  }
}
