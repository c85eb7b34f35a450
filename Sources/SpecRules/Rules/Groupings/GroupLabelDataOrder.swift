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
        context.scope.map[topic]?.entry("order").flatMap {
          disorder(of: fact.values[0], fact.values[1], in: $0)
        }
      }
    }
  )
}

/// Labels and data of which several labels come first.
private func disorder(of label: String, _ data: String, in list: SpecEntry) -> Violation? {
  let words = list.value.items.map { $0.word?.value.foldedForComparison }
  // Names beside the two reserved words may be anything.
  let places = words.indices.filter { words[$0] == label || words[$0] == data }
  var labels = places.filter { words[$0] == label }
  var others = places.filter { words[$0] == data }
  let following = zip(places, places.dropFirst()).first { words[$0] == label && words[$1] == label }
  guard labels.count > 1, others.count > 1, let culprit = following.map({ list.value.items[$1] }),
    places.last == others.last
  else { return nil }
  var order = Array(words.indices)
  var sorted: [String] = []
  for place in places {
    let isLabel = others.isEmpty || !labels.isEmpty && sorted.last != label
    order[place] = isLabel ? labels.removeFirst() : others.removeFirst()
    sorted.append(isLabel ? label : data)
  }
  return Violation(
    "each label is read with its data; write \(sorted.joined(separator: ", "))",
    at: culprit.range,
    offers: [Offer(.reorder(list, order), title: "Read each label with its data")]
  )
}
