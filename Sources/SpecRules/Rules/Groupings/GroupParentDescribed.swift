import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Reports the parent of a group that says neither what it is called nor what it is.
  static let groupParentDescribed = Rule(
    id: "group-parent-described",
    severity: .warning,
    summary: "The parent of a group without a label or traits",
    rationale: """
      The elements in the group no longer speak for themselves. What the parent does not say, \
      nobody says.
      """,
    facts: ["group-description"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            groupings:
              parent: { isAccessibilityElement: true, accessibilityLabel: Photos }
              ^^^^^^ the parent speaks for the group but has no 'accessibilityTraits'; add it
              children: [{ isAccessibilityElement: false }, { isAccessibilityElement: false }]
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            groupings:
              parent:
                isAccessibilityElement: true
                accessibilityLabel: Photos
                accessibilityTraits: .adjustable
              children: [{ isAccessibilityElement: false }, { isAccessibilityElement: false }]
        """
    ),
    check: .scope { scope, context in
      guard let parent = scope.map["groupings"]?.entry("parent"), parent.value.isMap else { return }
      for (_, fact) in context.factOfEachFramework("group-description", in: scope) {
        context.check(parent, against: fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate mutating func check(_ parent: SpecEntry, against fact: Fact, in scope: Scope) {
    let missing = fact.values.filter { parent.value.entry(of: $0, in: vocabulary) == nil }
    guard !missing.isEmpty else { return }
    let fixes = missing.compactMap { key -> Fix? in
      guard let value = description(for: key, in: scope) else { return nil }
      return spec.inserting(key, value, into: parent.value).map {
        Fix("Add '\(key)'", [$0], isPreferred: missing.count == 1)
      }
    }
    report(
      "the parent speaks for the group but has no \(missing.listed); add "
        + (missing.count == 1 ? "it" : "both"),
      at: parent.key.range,
      fact: fact,
      in: scope,
      fixes: fixes
    )
  }
}
