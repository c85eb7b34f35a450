import English
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
    wcag: .fails("1.3.2"),
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
    check: .violations(of: "label-data-order") { fact, context in
      guard fact.values.count == 2 else { return [] }
      return ["groupings", "focus"].compactMap { topic in
        let order = context.scope.map[topic]?["order"]?.items.compactMap(\.word) ?? []
        return context.spec.disorder(of: fact.values[0], fact.values[1], in: order)
      }
    }
  )
}

extension Spec {
  /// Labels and data of which several labels come first.
  fileprivate func disorder(of label: String, _ data: String, in order: [LocatedText]) -> Violation?
  {
    // Names beside the two reserved words may be anything.
    let reserved = order.filter { [label, data].contains($0.value.foldedForComparison) }
    let isLabel: (LocatedText) -> Bool = { $0.value.foldedForComparison == label }
    let labels = reserved.count(where: isLabel)
    guard labels > 1, reserved.count - labels > 1,
      let culprit = zip(reserved, reserved.dropFirst()).first(where: { isLabel($0) && isLabel($1) }
      ),
      reserved.last?.value.foldedForComparison == data
    else { return nil }
    let pairs = min(labels, reserved.count - labels)
    let rest = labels > pairs ? label : data
    let sorted =
      Array(repeating: [label, data], count: pairs).flatMap(\.self)
      + Array(repeating: rest, count: reserved.count - 2 * pairs)
    let edits = zip(reserved, sorted).filter { $0.value.foldedForComparison != $1 }
      .map { replacing($0, with: $1, reordering: true) }
    return Violation(
      "each label is read with its data; write \(sorted.joined(separator: ", "))",
      at: culprit.1.range,
      fixes: [Fix("Read each label with its data", edits, isPreferred: true)]
    )
  }
}
