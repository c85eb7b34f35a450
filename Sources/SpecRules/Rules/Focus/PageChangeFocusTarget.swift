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
    wcag: .weakens("2.4.3"),
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
        ?? strayFocus(at: focus.key.range, isGap: true, .set(eventPath, "{ focus: heading }"))
    }
  )
}

/// A change of page after which the focus stays, or goes nowhere.
private func stray(_ entry: SpecEntry, in context: PlatformContext) -> Violation? {
  let event = FocusEvent(key: entry.key, value: entry.value)
  if let word = event.value.word {
    guard ["stay", "silent", "none"].contains(word.value.foldedForComparison) else { return nil }
    return strayFocus(at: word.range, .set(eventPath, "{ focus: heading }"))
  }
  if let target = event.target {
    guard target.value.staysPut else { return nil }
    // An API that leaves the focus where it is would then do the wrong thing.
    let announcing = context.identifiers(of: "announcing-apis")
    let isBound = event.apis.contains { word in
      !announcing.isDisjoint(with: word.value.identifiers)
        && event.value["announce"]?.word?.range != word.range
    }
    return strayFocus(at: target.range, isBound ? nil : .put("heading", for: target))
  }
  guard event.value.isMap, event.value["focus"] == nil else { return nil }
  let moving = context.identifiers(of: "moving-apis")
  if event.apis.contains(where: { !moving.isDisjoint(with: $0.value.identifiers) }) { return nil }
  let isBound = event.value["api"] != nil || event.apis.count > 1
  let change: Change? = isBound ? nil : .set(eventPath + ["focus"], "heading")
  return strayFocus(at: entry.key.range, isGap: true, change)
}

private func strayFocus(
  at range: ByteRange,
  isGap: Bool = false,
  _ change: Change?
) -> Violation {
  Violation(
    "the focus should go to the new content; use 'focus: heading'",
    at: range,
    isGap: isGap,
    offers: [change.map { Offer($0, title: "Move the focus to the heading") }]
  )
}

/// The keys that lead to what happens after a change of page.
private let eventPath = ["focus", "on-page-change"]
