import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A group that the framework is not told to merge.
  static let groupMergeAPI = Rule(
    id: "group-merge-api",
    severity: .warning,
    summary: "A group without the API that merges its elements",
    rationale: """
      What looks like one thing is then several stops for the screen reader, each with a part of \
      what belongs together.
      """,
    facts: ["group-merge"],
    yieldsTo: ["foreign-api", "misspelt-api"],
    examples: Examples(
      failing: """
        component: page-control
        label: Photos
        platforms:
          ios:
            framework: swiftui
            groupings:
              api: "accessibilityElement(children: .contain)"
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this does not merge the group in SwiftUI; \
        use 'accessibilityElement(children: .combine)'
              children: [label, dots]
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
      guard let grouping = scope.grouping, context.joins(grouping) else { return }
      for (framework, fact) in context.factOfEachFramework("group-merge", in: scope) {
        context.check(grouping, against: fact, of: framework, in: scope)
      }
    }
  )
}

extension RuleContext {
  /// Whether elements are joined; an API for the order joins none.
  fileprivate func joins(_ grouping: Grouping) -> Bool {
    grouping.joins
      && (grouping.head != nil || !grouping.children.isEmpty
        || !grouping.apis.allSatisfy { isOrder($0) })
  }

  private func isOrder(_ api: Word) -> Bool {
    vocabulary.api(named: api.value)?.purpose == "focus order"
  }

  fileprivate func check(
    _ grouping: Grouping,
    against fact: Fact,
    of framework: Framework,
    in scope: Scope
  ) {
    guard let right = fact.values.first else { return }
    let accepted = fact.accepted.map(APICall.init)
    let parts = [grouping.head?.value].compactMap(\.self) + grouping.children.compactMap(\.value)
    let calls = grouping.apis.map(\.value) + parts.flatMap { $0.entries.compactMap(\.asCall) }
    if calls.contains(where: { call in accepted.contains { APICall(call).fits($0) } }) { return }
    // Foreign and misspelt names have rules of their own.
    let known = calls.map { (name: $0, homes: vocabulary.homes(of: $0)) }
    let declared = Set(scope.frameworks.map(\.value))
    if known.contains(where: { name, homes in
      vocabulary.misspelling(of: name) != nil || !homes.isEmpty && declared.isDisjoint(with: homes)
    }) {
      return
    }
    let wrong = grouping.apis.first {
      if isOrder($0) { return false }
      let homes = vocabulary.homes(of: $0.value)
      return homes.isEmpty || homes.contains(framework)
    }
    report(
      wrong.map { _ in "this does not merge the group in \(framework.title); use '\(right)'" }
        ?? "no API merges the group in \(framework.title); add '\(right)'",
      at: wrong?.range ?? grouping.entry.key.range,
      isGap: wrong == nil,
      fact: fact,
      in: scope,
      fixes: edit(of: grouping, replacing: wrong, with: right, in: scope).map {
        [Fix(wrong == nil ? "Add '\(right)'" : "Change to '\(right)'", [$0], isPreferred: true)]
      } ?? []
    )
  }

  private func edit(
    of grouping: Grouping,
    replacing wrong: Word?,
    with right: String,
    in scope: Scope
  ) -> TextEdit? {
    if let wrong { return spec.replacing(wrong, with: right) }
    let text = ScalarWriting.scalar(right)
    guard let list = grouping.entry.value.entry("api"), !list.value.isNull else {
      // What other platforms share gets the API of this one in the platform itself.
      guard scope.own.entry("groupings") == nil, let platform = scope.platform else {
        return scope.own["groupings"].flatMap { spec.inserting("api", text, into: $0) }
      }
      return spec.inserting("api", text, at: ["platforms", platform.rawValue, "groupings"])
    }
    if list.value.isList { return spec.appending(text, to: list.value) }
    guard let word = list.value.word else { return nil }
    let both = "[\(ScalarWriting.scalar(word.value)), \(text)]"
    return spec.replacing(list, with: "api", both)
  }
}
