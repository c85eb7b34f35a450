import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A visible label that stands beside the control and is not joined with it.
  static let labelGroupedWithControl = Rule(
    id: "label-grouped-with-control",
    severity: .information,
    summary: "A visible label that is not grouped with the control it names",
    rationale: """
      Apart from each other the label is read as some text, and the control as one without a name. \
      Grouped, the text names the control.
      """,
    wcag: .fails("1.3.1", "4.1.2"),
    facts: ["label-grouping"],
    examples: Examples(
      failing: """
        component: page-control
        label: Photos
        platforms:
          ios:
          ^^^ the label 'Photos' is not grouped with the page control; group both or add a 'name'
            framework: swiftui
        """,
      passing: """
        component: page-control
        label: Photos
        platforms:
          ios:
            framework: swiftui
            groupings:
              api: "accessibilityElement(children: .combine)"
              children: [label, dots]
        """
    ),
    check: .violation(of: "label-grouping") { fact, context in
      guard let label = context.spec.label, !needsNoName(in: context),
        !context.naming.isConnected(label)
      else { return nil }
      return Violation(
        "the label '\(label.value)' is not grouped with the \(context.title); "
          + "group both or add a 'name'",
        at: context.scope.anchorRange,
        isGap: true,
        related: [.init("the visible label", at: label.range)],
        offers: [
          grouping(of: fact.values, in: context).map {
            Offer($0, title: "Group the label with the control")
          }
        ]
      )
    }
  )
}

/// Whether the component usually has no name there, on one of the platforms at least.
private func needsNoName(in context: PlatformContext) -> Bool {
  context.facts("name", .eachPlatform).contains { $0.values.contains("optional") }
}

/// Adds a group of some parts, with what the frameworks need for it.
private func grouping(of parts: [String], in context: PlatformContext) -> Change? {
  let apis = context.factOfEachFramework("group-merge").compactMap(\.fact.values.first)
  let heads = context.scope.frameworks.compactMap { framework in
    GroupHead(context: context).entries(in: framework.value).map {
      (key: headKey(framework.value, in: context), value: $0.braced)
    }
  }
  let attributes = context.factOfEachFramework("group-children")
    .compactMap { $0.fact.values.first.map(APICall.init) }
    .map { (key: $0.stem, value: $0.arguments.first ?? "false") }
  // Parts that nothing around them can be reached by would be lost.
  if heads.isEmpty, apis.isEmpty, !attributes.isEmpty { return nil }
  let children =
    attributes.isEmpty
    ? "[\(parts.joined(separator: ", "))]"
    : parts.map { (key: $0, value: attributes.braced) }.braced
  let api = apis.isEmpty ? [] : [(key: "api", value: apis.oneOrBracketed)]
  let group = (api + heads + [(key: "children", value: children)]).braced
  return context.scope.own["groupings"]?.isMap == true ? nil : .set(["groupings"], group)
}

/// The key under which the element stands that the group is reached by.
private func headKey(_ framework: Framework, in context: PlatformContext) -> String {
  context.fact("group-head", .framework(framework))?.detail("place") ?? "parent"
}
