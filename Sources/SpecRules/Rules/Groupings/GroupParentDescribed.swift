import English
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
    wcag: .fails("4.1.2"),
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
    check: .violation(inEachFramework: "group-description") { fact, _, context in
      guard let parent = context.scope.map["groupings"]?.entry("parent"), parent.value.isMap else {
        return nil
      }
      let missing = fact.values.filter {
        parent.value.entry(of: $0, in: context.vocabulary) == nil
      }
      guard !missing.isEmpty else { return nil }
      return Violation(
        "the parent speaks for the group but has no \(missing.listed); add "
          + (missing.count == 1 ? "it" : "both"),
        at: parent.key.range,
        isGap: true,
        offers: [
          changes(describing: missing, in: context).map {
            Offer($0, title: "Add \(missing.listed("and"))")
          }
        ]
      )
    }
  )
}

/// Describes the parent of a group; half of a description does not do.
private func changes(describing keys: [String], in context: PlatformContext) -> [Change]? {
  let changes = keys.compactMap { key in
    GroupHead(context: context).description(for: key).map {
      Change.set(["groupings", "parent", key], $0)
    }
  }
  return changes.count == keys.count ? changes : nil
}
