import Guidelines
import SpecModel

extension Rule {
  /// A selection that moves the focus away from what was selected.
  static let focusStaysOnSelectedSegment = Rule(
    id: "focus-stays-on-selected-segment",
    severity: .warning,
    summary: "A selection that moves the focus away from the segment",
    rationale: """
      People try one segment after the other. If the focus jumps into the content each time, they \
      have to find their way back for the next.
      """,
    facts: ["focus-on-select"],
    yieldsTo: ["announce-or-move"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        focus: { on-select: content }
                            ^^^^^^^ the focus leaves the segment that was selected; use 'stay'
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        focus: { on-select: stay }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("focus-on-select", in: scope) else { return }
      guard let event = scope.focusEvent("on-select")?.value else { return }
      let words = fact.wordsOfPlaces
      let stays: (String) -> Bool = { word in
        fact.accepts(word) || scope.segments.position(of: word) != nil || word.isPlace(of: words)
      }
      guard let culprit = context.movingWord(in: event, on: scope, staying: stays) else { return }
      let right = fact.values.first ?? "stay"
      let edits = context.edits(keepingFocusWith: right, insteadOf: culprit, in: event, on: scope)
      context.report(
        "the focus leaves the segment that was selected; use '\(right)'",
        at: culprit.range,
        fact: fact,
        in: scope,
        fixes: edits.isEmpty
          ? [] : [Fix("Keep the focus with '\(right)'", edits, isPreferred: true)]
      )
    }
  )
}
