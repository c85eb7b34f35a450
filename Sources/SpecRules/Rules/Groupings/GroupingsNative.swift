import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A reading order of its own on an element that brings one.
  static let groupingsNative = Rule(
    id: "groupings-native",
    severity: .hint,
    summary: "A reading order of its own on a native element",
    rationale: """
      A native element is read in the order that people know from everywhere else. Another order has \
      to be built, and kept right when the system changes.
      """,
    wcag: .bestPractice,
    facts: ["groupings"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            element: UIStepper
            groupings: { order: [increment, value, decrement] }
                         ^^^^^ a native element has its own reading order; write 'native'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            element: UIStepper
            groupings: native
        """
    ),
    check: .violation(of: "groupings") { fact, context in
      guard context.scope.platform != nil, fact.values.contains("native"),
        let grouping = context.scope.grouping, grouping.entry.value["reason"]?.word == nil,
        let order = grouping.entry.value.entry("order"), order.value.isCustomOrder,
        context.elements.areNative
      else { return nil }
      return Violation(
        "a native element has its own reading order; write 'native'",
        at: order.key.range,
        tags: [.unnecessary],
        offers: nativeGroupings(in: context)
      )
    }
  )
}

/// Says `native` in place of what the platform says, or against what it inherits.
private func nativeGroupings(in context: PlatformContext) -> [Offer?] {
  let entry = context.scope.own.entry("groupings")
  let isAlone = context.spec.root["groupings"] == nil
  return [
    Offer(.set(["groupings"], "native"), title: "Change groupings to 'native'"),
    entry.flatMap { isAlone ? Offer(.drop($0), isPreferred: false) : nil },
  ]
}

extension SpecValue {
  /// Whether an order differs from the one that the system has anyway.
  ///
  /// That is the label, the segments, and then what they reveal.
  fileprivate var isCustomOrder: Bool {
    guard isList else { return !entries.isEmpty }
    var rest = ["label", KeyMeaning.segments.key, "content"][...]
    for word in words {
      guard let position = rest.firstIndex(of: word.value.foldedForComparison) else { return true }
      rest = rest[(position + 1)...]
    }
    return false
  }
}
