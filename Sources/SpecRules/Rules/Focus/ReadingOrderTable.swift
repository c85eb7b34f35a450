import Guidelines
import SourceText
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
    facts: ["reading-order", "frame-apis"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          ios:
            framework: uikit
            focus: { api: UIAccessibilityContainer, reason: The value stands between the buttons }
                          ^^^^^^^^^^^^^^^^^^^^^^^^ 'UIAccessibilityContainer' takes a table of \
        elements; list them under 'order'
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
    check: .reportingScope { scope, context in
      let facts = context.facts("reading-order", in: scope, .declared)
      let frames = context.facts("frame-apis", in: scope, .declared)
      guard !(facts + frames).isEmpty else { return }
      for api in context.namedAPIs(on: scope) where !api.isOff {
        let names = api.word.value.identifiers + api.stem.identifiers
        if let fact = facts.first(where: { !$0.acceptedIdentifiers.isDisjoint(with: names) }),
          !context.hasOrder(on: scope), !api.listsElements
        {
          context.report(
            "'\(api.word.value)' takes a table of elements; list them under 'order'",
            at: api.word.range,
            isGap: true,
            fact: fact,
            in: scope,
            fixes: context.orders(for: api, on: scope)
          )
        }
        if let fact = frames.first(where: { !$0.acceptedIdentifiers.isDisjoint(with: names) }),
          context.isNative(scope)
        {
          context.report(
            "'\(api.word.value)' is for a custom element; a native one has its frame",
            at: api.word.range,
            fact: fact,
            in: scope,
            fixes: [context.removal(of: api.mention)].compactMap(\.self)
          )
        }
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

extension RuleContext {
  /// Whether the spec lists elements: an order, the parts of a group, or the table itself.
  fileprivate func hasOrder(on scope: Scope) -> Bool {
    let groupings = scope.map["groupings"]
    let lists = [groupings?["order"], groupings?["children"], scope.map["focus"]?["order"]]
    if lists.contains(where: { $0.map { !$0.items.isEmpty || !$0.entries.isEmpty } ?? false }) {
      return true
    }
    return scope.map.entries.contains { $0.key.value.identifiers.last == "accessibilityelements" }
  }

  /// Whether the spec names elements, native ones only, and no group around them.
  fileprivate func isNative(_ scope: Scope) -> Bool {
    hasOnlyNativeElements(scope) && scope.map["groupings"]?["parent"] == nil
  }

  /// Lists the label and the parts of the component in the topic where the API stands.
  fileprivate func orders(for api: NamedAPI, on scope: Scope) -> [Fix] {
    let topic = ["groupings", "focus"].first { api.mention.place.keys.contains($0) }
    guard let topic, let map = scope.map[topic] else { return [] }
    let parts = facts("parts", in: scope).flatMap(\.values)
    let names = (spec.label == nil ? [] : ["label"]) + parts
    let list = "[" + names.map(ScalarWriting.scalar).joined(separator: ", ") + "]"
    let edit = spec.inserting("order", list, into: map)
    return edit.map { [Fix("Add 'order: \(list)'", [$0], isPreferred: true)] } ?? []
  }
}
