import English
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
    wcag: .weakens("3.2.2"),
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
    check: .violation(of: "focus-on-select") { fact, context in
      let words = fact.wordsOfPlaces
      return context.focus.departure(
        on: "on-select",
        "the focus leaves the \(context.spec.segmentWord) that was selected",
        fact
      ) { word in
        fact.accepts(word) || context.scope.segments.mayBeSelected(word)
          || word.isPlace(of: words)
      }
    }
  )
}

extension SegmentList {
  /// Whether a word means a segment that may be the selected one.
  ///
  /// Where the spec says which one is selected, no other may be.
  fileprivate func mayBeSelected(_ word: String) -> Bool {
    guard let position = position(of: word) else { return false }
    return all[position].isSelected || !all.contains(where: \.isSelected)
  }
}
