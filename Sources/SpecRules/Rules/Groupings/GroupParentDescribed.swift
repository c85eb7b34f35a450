import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// The parent of a group that says neither what it is called nor what it is.
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
    check: .reportingScope { scope, context in
      guard let parent = scope.map["groupings"]?.entry("parent"), parent.value.isMap else { return }
      for (_, fact) in context.factOfEachFramework("group-description", in: scope) {
        context.check(parent, against: fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(_ parent: SpecEntry, against fact: Fact, in scope: Scope) {
    let missing = fact.values.filter { parent.value.entry(of: $0, in: vocabulary) == nil }
    guard !missing.isEmpty else { return }
    let entries = missing.compactMap { key in
      description(for: key, in: scope).map { (key: key, value: $0) }
    }
    // Half of a description is none.
    let edit = entries.count == missing.count ? spec.inserting(entries, into: parent.value) : nil
    let isShared =
      spec.scopes.contains { !isHome(of: missing, $0) } && !isOwn(parent.key.range, of: scope)
    let fix =
      isShared
      ? nil
      : edit.map { edit in
        Fix("Add \(missing.listed("and"))", [edit], isPreferred: true)
      }
    report(
      "the parent speaks for the group but has no \(missing.listed); add "
        + (missing.count == 1 ? "it" : "both"),
      at: parent.key.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: [fix].compactMap(\.self)
    )
  }

  /// Whether every framework that a scope may have knows all of some names.
  private func isHome(of names: [String], _ scope: Scope) -> Bool {
    names.allSatisfy { Set(scope.possibleFrameworks).isSubset(of: vocabulary.homes(of: $0)) }
  }
}
