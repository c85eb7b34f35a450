import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A reading order in which something stands between the segments and their content.
  static let contentFollowsSegments = Rule(
    id: "content-follows-segments",
    severity: .warning,
    summary: "A reading order in which the content does not follow the segments",
    rationale: """
      Whoever selects a segment swipes on to read what it shows. Anything in between sounds like \
      the answer and is not.
      """,
    wcag: .weakens("1.3.2"),
    facts: ["content-after"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        groupings: { order: [segments, footer, content] }
                                       ^^^^^^ 'footer' follows the segments; put 'content' there
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        groupings: { order: [segments, content, footer] }
        """
    ),
    check: .violations(of: "content-after") { fact, context in
      ["groupings", "focus"].compactMap { topic in
        guard let order = context.scope.map[topic]?.entry("order") else { return nil }
        let places = ContentPlaces(in: order.value, after: fact, context.scope)
        guard let culprit = places.culprit else { return nil }
        return Violation(
          places.isBefore
            ? "'\(culprit.value)' stands before the segments; put it behind them"
            : "'\(culprit.value)' follows the segments; put 'content' there",
          at: culprit.range,
          offers: [
            places.order.map {
              Offer(.reorder(order, $0), title: "Move 'content' behind the segments")
            }
          ]
        )
      }
    }
  )
}
