import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A group without the API that merges it.
  static let groupMergeAPI = Rule(
    id: "group-merge-api",
    severity: .warning,
    summary: "A group without the API that merges its elements",
    rationale: """
      What looks like one thing is then several stops for the screen reader, each with a part of \
      what belongs together.
      """,
    wcag: .weakens("1.3.1"),
    facts: ["group-merge"],
    yieldsTo: ["foreign-api", "misspelt-api"],
    judgesTerms: true,
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
    check: .violation(inEachFramework: "group-merge") { fact, framework, context in
      guard let grouping = context.scope.grouping, let right = fact.values.first,
        joins(grouping, in: context), !mayMerge(grouping, fact, in: context)
      else { return nil }
      let wrong = grouping.apis.first { api in
        let homes = context.vocabulary.frameworks(declaring: api.value)
        return !isOrder(api, in: context) && (homes.isEmpty || homes.contains(framework))
      }
      return Violation(
        wrong.map { _ in "this does not merge the group in \(framework.title); use '\(right)'" }
          ?? "no API merges the group in \(framework.title); add '\(right)'",
        at: wrong?.range ?? grouping.entry.key.range,
        isGap: wrong == nil,
        // What an API is like does not say that it merges.
        isQuoted: fact.quotes.contains { $0.containsWords("merge") },
        offers: [
          Offer(wrong.map { .put(right, for: $0) } ?? .add([right], to: ["groupings", "api"]))
        ]
      )
    }
  )
}

/// Whether elements are joined; an API for the order joins none.
private func joins(_ grouping: Grouping, in context: PlatformContext) -> Bool {
  grouping.joins
    && (grouping.head != nil || !grouping.children.isEmpty
      || !grouping.apis.allSatisfy { isOrder($0, in: context) })
}

private func isOrder(_ api: LocatedText, in context: PlatformContext) -> Bool {
  context.vocabulary.api(named: api.value)?.purpose == "focus order"
}

/// Whether an API merges the group, or a foreign or misspelt name, which has a rule of its own.
private func mayMerge(_ grouping: Grouping, _ fact: Fact, in context: PlatformContext) -> Bool {
  let accepted = fact.accepted.map(APICall.init)
  let parts = [grouping.head?.value].compactMap(\.self) + grouping.children.compactMap(\.value)
  let calls = grouping.apis.map(\.value) + parts.flatMap { $0.entries.compactMap(\.asCall) }
  return calls.contains { call in
    context.isFaulty(call) || accepted.contains { APICall(call).fits($0) }
  }
}
