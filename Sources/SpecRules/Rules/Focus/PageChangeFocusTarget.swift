import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A change of page that leaves the focus behind.
  static let pageChangeFocusTarget = Rule(
    id: "page-change-focus-target",
    severity: .warning,
    summary: "A new page that the focus does not go to",
    rationale: """
      Where the whole screen is the pager, the element that had the focus is gone with its page. \
      Without a target the screen reader starts anywhere.
      """,
    facts: ["focus-on-page-change"],
    examples: Examples(
      failing: """
        component: page-control
        variant: container
        platforms:
          android:
            framework: compose
            focus:
              on-page-change: stay
                              ^^^^ the focus should go to the new content; use 'focus: heading'
        """,
      passing: """
        component: page-control
        variant: container
        platforms:
          android:
            framework: compose
            focus:
              on-page-change: { focus: heading }
        """
    ),
    check: .violation(of: "focus-on-page-change") { fact, context in
      guard fact.values.contains("content"), let focus = context.scope.map.entry("focus"),
        focus.value.isMap, focus.value["move"]?.word?.value.staysPut ?? true
      else { return nil }
      return
        focus.value.entry("on-page-change").map { stray($0, in: context) }
        ?? strayFocus(
          at: focus.key.range,
          isGap: true,
          context.isOwn(focus.key.range)
            ? context.spec.inserting("on-page-change", "{ focus: heading }", into: focus.value)
            : override(in: context)
        )
    }
  )
}

/// A change of page after which the focus stays, or goes nowhere.
private func stray(_ entry: SpecEntry, in context: PlatformContext) -> Violation? {
  let event = FocusEvent(key: entry.key, value: entry.value)
  let isOwn = context.isOwn(entry.key.range)
  if let word = event.value.word {
    guard ["stay", "silent", "none"].contains(word.value.foldedForComparison) else { return nil }
    let edit = context.spec.replacing(entry, with: "{ focus: heading }")
    return strayFocus(at: word.range, isOwn ? edit : override(in: context))
  }
  if let target = event.target {
    guard target.value.staysPut else { return nil }
    // An API that leaves the focus where it is would then do the wrong thing.
    let announcing = context.identifiers(of: "announcing-apis")
    let isBound = event.apis.contains { word in
      !announcing.isDisjoint(with: word.value.identifiers)
        && event.value["announce"]?.word?.range != word.range
    }
    let edit = isBound ? nil : context.spec.replacing(target, with: "heading")
    return strayFocus(at: target.range, isOwn ? edit : override(in: context))
  }
  guard event.value.isMap, event.value["focus"] == nil else { return nil }
  let moving = context.identifiers(of: "moving-apis")
  if event.apis.contains(where: { !moving.isDisjoint(with: $0.value.identifiers) }) { return nil }
  let edit = context.spec.inserting("focus", "heading", into: event.value)
  let isBound = event.value["api"] != nil || event.apis.count > 1
  return strayFocus(at: entry.key.range, isGap: true, isBound ? nil : edit)
}

private func strayFocus(
  at range: ByteRange,
  isGap: Bool = false,
  _ edit: TextEdit?
) -> Violation {
  Violation(
    "the focus should go to the new content; use 'focus: heading'",
    at: range,
    isGap: isGap,
    fixes: [.preferred("Move the focus to the heading", edit)]
  )
}

/// Says on the platform what differs from the top level, which several share.
private func override(in context: PlatformContext) -> TextEdit? {
  context.spec.inserting("on-page-change", "{ focus: heading }", in: context.scope, under: "focus")
}
