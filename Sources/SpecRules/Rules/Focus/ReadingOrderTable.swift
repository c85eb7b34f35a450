import Guidelines
import SpecModel

extension Rule {
  /// An API for a reading order of one's own where the spec has no such order.
  static let readingOrderTable = Rule(
    id: "reading-order-table",
    severity: .information,
    summary: "An API for the reading order, and no order",
    rationale: """
      The protocol hands the screen reader a table of elements. Which elements, and in which order, \
      is what a developer has to know from the spec.
      """,
    wcag: .bestPractice,
    facts: ["reading-order", "frame-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus: { api: UIAccessibilityContainer, reason: The value stands between the buttons }
                          ^^^^^^^^^^^^^^^^^^^^^^^^ say under 'order' in which order \
        the elements are read
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus:
              api: UIAccessibilityContainer
              order: [decrement, value, increment]
              reason: The value stands between the buttons
        """
    ),
    check: .scope { context in
      let tables = context.facts("reading-order", .declared)
      let frames = context.facts("frame-apis", .declared)
      return context.namedAPIs.filter { !$0.isOff }.flatMap { api in
        let table = tables.first(where: api.isOne).flatMap {
          emptyTable(api, in: context)?.of($0)
        }
        let frame = frames.first(where: api.isOne).flatMap {
          needlessFrame(api, in: context)?.of($0)
        }
        return [table, frame].compactMap(\.self)
      }
    }
  )
}

extension NamedAPI {
  /// Whether the elements stand behind the key of the API itself.
  fileprivate var listsElements: Bool {
    guard let value = mention.value else { return false }
    return value.isList || value.isMap || value.word.map { $0.value != "true" } ?? false
  }
}

/// An API that takes a table of elements where no element is listed.
private func emptyTable(_ api: NamedAPI, in context: PlatformContext) -> Violation? {
  guard !context.scope.hasOrder, !api.listsElements else { return nil }
  let parts = context.facts("parts").flatMap(\.values)
  let list = ((context.spec.label == nil ? [] : ["label"]) + parts).bracketed
  // The order belongs in the topic where the API stands.
  let topic = ["groupings", "focus"].first { api.mention.place.keys.contains($0) }
  return Violation(
    "say under 'order' in which order the elements are read",
    at: api.word.range,
    isGap: true,
    offers: [topic.map { Offer(.set([$0, "order"], list), title: "Add 'order: \(list)'") }]
  )
}

/// An API that sets the frame of elements, native ones only, with no group around them.
private func needlessFrame(_ api: NamedAPI, in context: PlatformContext) -> Violation? {
  guard context.elements.areNative, context.scope.map["groupings"]?["parent"] == nil else {
    return nil
  }
  return Violation(
    "'\(api.word.value)' is for a custom element; a native one sets its frame itself",
    at: api.word.range,
    offers: [.removing(api.mention)]
  )
}

extension PlatformSpec {
  /// Whether the spec lists elements: an order, the parts of a group, or the table itself.
  fileprivate var hasOrder: Bool {
    let groupings = map["groupings"]
    let lists = [groupings?["order"], groupings?["children"], map["focus"]?["order"]]
    if lists.contains(where: { $0.map { !$0.items.isEmpty || !$0.entries.isEmpty } ?? false }) {
      return true
    }
    return map.entries.contains { $0.key.value.identifiers.last == "accessibilityelements" }
  }
}
