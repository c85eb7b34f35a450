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
        fixes: [
          .preferred(
            "Add \(missing.listed("and"))",
            edit(describing: parent, missing, in: context)
          )
        ]
      )
    }
  )
}

/// Describes the parent of a group; half of a description does not do.
private func edit(describing parent: SpecEntry, _ keys: [String], in context: PlatformContext)
  -> TextEdit?
{
  let entries = keys.compactMap { key in
    GroupHead(context: context).description(for: key).map { (key: key, value: $0) }
  }
  let isShared =
    !context.isOwn(parent.key.range)
    && context.spec.scopes.contains { !isHome(of: keys, $0, in: context) }
  return isShared || entries.count < keys.count
    ? nil : context.spec.inserting(entries, into: parent.value)
}

/// Whether every framework that a platform may have knows all of some names.
private func isHome(of names: [String], _ scope: PlatformSpec, in context: PlatformContext) -> Bool
{
  names.allSatisfy {
    Set(scope.possibleFrameworks).isSubset(of: context.vocabulary.frameworks(declaring: $0))
  }
}
