import English
import Guidelines
import SpecModel

extension Rule {
  /// A segment whose name does not say its position.
  static let indexInLabel = Rule(
    id: "index-in-label",
    severity: .hint,
    summary: "A segment whose name does not say its position",
    rationale: """
      Where the framework does not announce the position by itself, the name is the place for it.
      """,
    wcag: .bestPractice,
    facts: ["label-index"],
    isOnByDefault: false,
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, name: "Day, 1 of 2" }, { label: Week }]
                                                                 ^^^^ the name does not say the \
        position; append '2 of 2'
        platforms: { ios: { framework: uikit } }
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, name: "Day, 1 of 2" }, { label: Week, name: "Week, two of two" }]
        platforms: { ios: { framework: uikit } }
        """
    ),
    check: .violations(of: "label-index") { _, context in
      let segments = context.scope.segments.all
      return segments.enumerated().compactMap { position, segment in
        guard let word = segment.name ?? segment.label, !word.value.isEmpty,
          SpokenIndex(in: word.value.foldedTokens) == nil
        else { return nil }
        let index = "\(position + 1) of \(segments.count)"
        let name = word.value.appending(index)
        let change: Change =
          segment.name.map { .put(name, for: $0) }
          ?? .place("name", ScalarWriting.scalar(name), in: segment.value)
        return Violation(
          "the name does not say the position; append '\(index)'",
          at: word.range,
          offers: [Offer(change, title: "Append '\(index)'")]
        )
      }
    }
  )
}
