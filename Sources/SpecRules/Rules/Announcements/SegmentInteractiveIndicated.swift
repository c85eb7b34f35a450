import English
import Guidelines
import SpecModel
import Voices

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
    wcag: .fails("4.1.2"),
    facts: ["interaction-phrases"],
    exceptions: [.information: "where the device says it with a setting alone"],
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
                     ^^^^^^^^^^^^^^^^^ the announcement does not say that this can be \
        selected; add 'double tap to activate'
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
    check: .violation(inEachAnnouncement: "interaction-phrases") { announcement, fact, context in
      guard announcement.hidesInteraction(fact) else { return nil }
      let own = context.scope.role?.value.roleWord
      let right = fact.values.first { $0.foldedForComparison == own } ?? fact.values.first ?? ""
      // A wrong role that the device says with some setting alone makes no phrase right.
      let isUsual = announcement.composed?.variant == .usual
      return announcement.telling(
        isUsual || !announcement.saysUnusualRole ? .hint : nil,
        right,
        by: fact,
        insteadOf: announcement.otherHint(than: right),
        because: "the announcement does not say that this can be selected"
      )
    }
  )
}
