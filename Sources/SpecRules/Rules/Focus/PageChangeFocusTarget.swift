import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

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
    check: .reportingScope { scope, context in
      guard let fact = context.fact("focus-on-page-change", in: scope) else { return }
      guard fact.values.contains("content") else { return }
      guard let focus = scope.map.entry("focus"), focus.value.isMap else { return }
      if let move = focus.value["move"]?.word, !move.value.staysPut { return }
      guard let entry = focus.value.entry("on-page-change") else {
        context.report(
          at: focus.key.range,
          isGap: true,
          fact,
          in: scope,
          edit: context.target(insertedInto: focus, on: scope)
        )
        return
      }
      context.check(entry, fact, on: scope)
    }
  )
}

extension RuleContext {
  fileprivate func check(_ entry: SpecEntry, _ fact: Fact, on scope: Scope) {
    let event = FocusEvent(key: entry.key, value: entry.value)
    let isOwn = isOwn(entry.key.range, of: scope)
    if let word = event.value.word {
      guard ["stay", "silent", "none"].contains(word.value.foldedForComparison) else { return }
      let edit = spec.replacing(entry, with: "{ focus: heading }")
      report(at: word.range, fact, in: scope, edit: isOwn ? edit : override(on: scope))
    } else if let target = event.target {
      guard target.value.staysPut else { return }
      // An API that leaves the focus where it is would then do the wrong thing.
      let announcing = identifiers(of: "announcing-apis", on: scope)
      let isBound = event.apis.contains { word in
        !announcing.isDisjoint(with: word.value.identifiers)
          && event.value["announce"]?.word?.range != word.range
      }
      let edit = isBound ? nil : spec.replacing(target, with: "heading")
      report(at: target.range, fact, in: scope, edit: isOwn ? edit : override(on: scope))
    } else if event.value.isMap, event.value["focus"] == nil {
      let moving = identifiers(of: "moving-apis", on: scope)
      if event.apis.contains(where: { !moving.isDisjoint(with: $0.value.identifiers) }) { return }
      let edit = spec.inserting("focus", "heading", into: event.value)
      let isBound = event.value["api"] != nil || event.apis.count > 1
      report(at: entry.key.range, isGap: true, fact, in: scope, edit: isBound ? nil : edit)
    }
  }

  fileprivate func report(
    at range: ByteRange,
    isGap: Bool = false,
    _ fact: Fact,
    in scope: Scope,
    edit: TextEdit?
  ) {
    report(
      "the focus should go to the new content; use 'focus: heading'",
      at: range,
      isGap: isGap,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Move the focus to the heading", [$0], isPreferred: true)] } ?? []
    )
  }

  /// Adds the event to `focus`; what several platforms share is left alone.
  fileprivate func target(insertedInto focus: SpecEntry, on scope: Scope) -> TextEdit? {
    let value = "{ focus: heading }"
    guard isOwn(focus.key.range, of: scope) else { return override(on: scope) }
    return spec.inserting("on-page-change", value, into: focus.value)
  }

  /// Says on the platform what differs from the top level.
  private func override(on scope: Scope) -> TextEdit? {
    guard let platform = scope.platform else { return nil }
    let path = ["platforms", platform.rawValue, "focus"]
    return spec.inserting("on-page-change", "{ focus: heading }", at: path)
  }
}
