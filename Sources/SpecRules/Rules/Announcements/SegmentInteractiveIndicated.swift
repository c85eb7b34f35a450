import Guidelines
import SpecModel

extension Rule {
  /// A segment that does not sound as if it could be selected.
  static let segmentInteractiveIndicated = Rule(
    id: "segment-interactive-indicated",
    severity: .error,
    summary: "A segment that does not sound as if it could be selected",
    rationale: """
      A label and a position could be read from any line of text. Only a role or an instruction \
      tells that there is something to choose.
      """,
    facts: ["interaction-phrases"],
    judgesWords: true,
    examples: Examples(
      failing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            announcements:
              Day: "Selected, Day, tab, 1 of 2"
              Week: "Week, tab, 2 of 2"
                     ^^^^^^^^^^^^^^^^^ TalkBack would not say that this can be selected; add 'double \
        tap to activate'
        """,
      passing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            announcements:
              Day: "Selected, Day, tab, 1 of 2"
              Week: "Week, tab, 2 of 2, double tap to select"
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("interaction-phrases", in: scope) else { return }
      for announcement in context.announcements(for: fact, in: scope) {
        guard context.hidesInteraction(announcement, fact, in: scope) else { continue }
        let own = scope.role?.value.roleWord
        let right = fact.values.first { $0.foldedForComparison == own } ?? fact.values.first ?? ""
        context.report(
          context.lack(
            of: right,
            in: announcement,
            because: "\(scope.listener) would not say that this can be selected; add '\(right)'",
            fact: fact,
            scope: scope
          )
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether nothing about a segment that can be selected says so.
  func hidesInteraction(_ announcement: Announcement, _ fact: Fact, in scope: Scope) -> Bool {
    let isEverySegment = announcement.foldedMoment == "segments"
    let segment = segment(of: announcement, in: scope)
    guard segment != nil || isEverySegment else { return false }
    if isDisabled(announcement, in: scope) { return false }
    if let state = announcement.state {
      if vocabulary.term(.state, state.value)?.word == "selected" { return false }
    } else if segment?.isSelected == true {
      return false
    }
    let phrase = announcement.spoken
    if phrase.has("hint") || saysUnusualRole(announcement, in: scope) { return false }
    if isAccepted(tokens(of: announcement, in: scope), by: fact) { return false }
    // A role that is declared is announced, if a role tells enough on the platform.
    let traits = (scope.map["traits"]?.words ?? []).map(\.value.roleWord)
    let roles = [scope.role?.value.roleWord].compactMap { $0 } + traits
    let hint = scope.map["hint"]?.word?.value.foldedTokens ?? []
    let own = roles + fact.accepted.filter(hint.containsWords).map(\.foldedForComparison)
    if fact.accepted.contains(where: { own.contains($0.foldedForComparison) }) { return false }
    return !(phrase.has("role") && roles.isEmpty && fact.details("placeholders").contains("role"))
  }
}
