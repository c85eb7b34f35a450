import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// An order of the focus in which a place comes before one that it follows.
  static let orderOfPlaces = Rule(
    id: "order-of-places",
    severity: .warning,
    summary: "A place that the focus reaches before another one that it follows",
    rationale: """
      Whoever hears a button before the question does not know what it answers. Nobody sees at a \
      glance that more is to come.
      """,
    wcag: .fails("2.4.3"),
    facts: ["focus-order"],
    examples: Examples(
      failing: """
        component: dialog
        label: Delete photo?
        buttons: [Delete, Cancel]
        focus: { order: [buttons, title] }
                         ^^^^^^^ 'buttons' is reached before 'title'; put it behind
        """,
      passing: """
        component: dialog
        label: Delete photo?
        buttons: [Delete, Cancel]
        focus: { order: [title, buttons] }
        """
    ),
    check: .violations(ofEach: "focus-order", .common) { fact, context in
      ["groupings", "focus"].compactMap { topic in
        guard let order = context.scope.map[topic]?.entry("order") else { return nil }
        let places = PlaceOrder(order.value.orderedWords, by: fact, in: context)
        if let word = places.repeated {
          return Violation("'\(word.value)' is reached twice; leave one out", at: word.range)
        }
        guard let (early, late) = places.wrongPair, let last = early.last else { return nil }
        let names = early.map(\.value).listed("and")
        let (verb, pronoun) = early.count == 1 ? ("is", "it") : ("are", "them")
        return Violation(
          "\(names) \(verb) reached before '\(late.value)'; put \(pronoun) behind",
          at: last.range,
          offers: [
            Offer(
              .reorder(order, places.rightOrder),
              title: "Put \(names) behind '\(late.value)'"
            )
          ]
        )
      }
    }
  )
}
