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
    check: .reportingScope { scope, context in
      guard let fact = context.fact("label-grouping", in: scope), let label = context.spec.label,
        !context.needsNoName(scope), !context.isConnected(label, in: scope)
      else { return }
      context.report(
        "the label '\(label.value)' is not grouped with the \(context.title); "
          + "group both or add a 'name'",
        at: scope.anchorRange,
        isGap: true,
        fact: fact,
        in: scope,
        related: [.init("the visible label", at: label.range)],
        fixes: context.groupingEdit(fact.values, in: scope).map {
          [Fix("Group the label with the control", [$0], isPreferred: true)]
        } ?? []
      )
    }
  )
}

extension RuleContext {
  /// Whether the component usually has no name there, on one of the platforms at least.
  fileprivate func needsNoName(_ scope: Scope) -> Bool {
    let facts =
      scope.platform == nil
      ? factOfEachPlatform("name") : [fact("name", in: scope)].compactMap(\.self)
    return facts.contains { $0.values.contains("optional") }
  }

  /// Adds a group of some parts, with what the frameworks need for it.
  fileprivate func groupingEdit(_ parts: [String], in scope: Scope) -> TextEdit? {
    let frameworks = scope.frameworks.map(\.value)
    let apis = frameworks.compactMap { api(merging: $0, in: scope) }.map(ScalarWriting.scalar)
    var entries: [(key: String, value: String)] = []
    if let api = apis.first {
      entries.append(("api", apis.count == 1 ? api : "[\(apis.joined(separator: ", "))]"))
    }
    for framework in frameworks {
      guard let head = headEntries(in: scope, framework) else { continue }
      entries.append((headKey(in: scope, framework), head.braced))
    }
    let attributes = frameworks.compactMap { childEntry(in: scope, $0) }
    let children =
      attributes.isEmpty
      ? "[\(parts.joined(separator: ", "))]"
      : parts.map { (key: $0, value: attributes.braced) }.braced
    entries.append(("children", children))
    if let entry = scope.own.entry("groupings") {
      return entry.value.isMap ? nil : spec.replacing(entry, with: "groupings", entries.braced)
    }
    guard let platform = scope.platform else {
      return spec.inserting("groupings", entries.braced, into: spec.root)
    }
    return spec.inserting("groupings", entries.braced, at: ["platforms", platform.rawValue])
  }

  private func api(merging framework: Framework, in scope: Scope) -> String? {
    model?.fact("group-merge", platform: scope.platform, framework: framework)?.values.first
  }

  /// The key under which the element stands that the group is reached by.
  private func headKey(in scope: Scope, _ framework: Framework) -> String {
    model?.fact("group-head", platform: scope.platform, framework: framework)?.detail("key")
      ?? "parent"
  }

  private func childEntry(in scope: Scope, _ framework: Framework) -> (key: String, value: String)?
  {
    let fact = model?.fact("group-children", platform: scope.platform, framework: framework)
    return fact?.values.first.map(APICall.init).map {
      ($0.stem, $0.arguments.first ?? "false")
    }
  }

  private var model: ComponentModel? { spec.guideline?.model }
}
