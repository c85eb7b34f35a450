import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A reading order in which labels follow one another before what they label.
  static let groupLabelDataOrder = Rule(
    id: "group-label-data-order",
    severity: .warning,
    summary: "A reading order that puts several labels before their data",
    rationale: """
      "Price, rooms, 200, 3" leaves the listener to find out which number belongs to which word. \
      "Price, 200, rooms, 3" does not.
      """,
    facts: ["label-data-order"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            groupings: { order: [label, label, data, data] }
                                        ^^^^^ each label is read with its data; write label, data, \
        label, data
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          android:
            framework: views
            groupings: { order: [label, data, label, data] }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("label-data-order", in: scope), fact.values.count == 2 else {
        return
      }
      for topic in ["groupings", "focus"] {
        context.check(scope.map[topic]?["order"]?.items.compactMap(\.word) ?? [], fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(_ order: [Word], _ fact: Fact, in scope: Scope) {
    let (label, data) = (fact.values[0], fact.values[1])
    // Names beside the two reserved words may be anything.
    let reserved = order.filter { [label, data].contains($0.value.foldedForComparison) }
    let labels = reserved.filter { $0.value.foldedForComparison == label }
    guard labels.count > 1, reserved.count - labels.count > 1,
      let culprit = zip(reserved, reserved.dropFirst()).first(where: {
        [$0, $1].allSatisfy { $0.value.foldedForComparison == label }
      })?.1, reserved.last?.value.foldedForComparison == data
    else { return }
    let pairs = min(labels.count, reserved.count - labels.count)
    let rest = labels.count > pairs ? label : data
    let sorted =
      Array(repeating: [label, data], count: pairs).flatMap(\.self)
      + Array(repeating: rest, count: reserved.count - 2 * pairs)
    let edits = zip(reserved, sorted).filter { $0.value.foldedForComparison != $1 }
      .map { spec.replacing($0, with: $1, reordering: true) }
    report(
      "each label is read with its data; write \(sorted.joined(separator: ", "))",
      at: culprit.range,
      fact: fact,
      in: scope,
      fixes: [Fix("Read each label with its data", edits, isPreferred: true)]
    )
  }
}
