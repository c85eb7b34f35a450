import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Many pages that can only be passed by swiping through all of them.
  static let tooManyPages = Rule(
    id: "too-many-pages",
    severity: .information,
    summary: "Many pages to swipe through, and no custom actions to get past them",
    rationale: """
      With the focus on the dots every swipe turns a page. Who wants to read on below has to turn \
      all of them first.
      """,
    wcag: .bestPractice,
    facts: ["many-pages"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        pages: 12
               ^^ 12 pages are many to swipe through; add custom actions so that a swipe can skip \
        the control
        gestures: { swipe-right: change-page, swipe-left: change-page }
        """,
      passing: """
        component: page-control
        name: Photos
        pages: 12
        gestures: { swipe-right: leave-control, swipe-left: leave-control }
        custom-actions: [next page, previous page]
        """
    ),
    check: .violation(of: "many-pages") { fact, context in
      let spec = context.spec
      guard let limit = context.configuration.pageLimit.map(Double.init) ?? fact.number,
        let word = spec.value(.pageCount)?.word, let pages = spec.value(.pageCount)?.number,
        pages > limit,
        // Dots without focus are not swiped on.
        spec.value(.dotFocus)?.boolean != false,
        swipesThroughPages(fact, in: context), !context.scope.hasCustomActions
      else { return nil }
      let names = fact.values
      return Violation(
        "\(word.value) pages are many to swipe through; "
          + "add custom actions so that a swipe can skip the control",
        at: word.range,
        isGap: true,
        offers: [Offer(addition(of: names, in: context), title: "Add \(names.listed("and"))")]
      )
    }
  )
}

/// Whether one of the swipes that the fact names changes the page.
private func swipesThroughPages(_ fact: Fact, in context: PlatformContext) -> Bool {
  guard let section = context.section("gestures") else { return false }
  let effects = fact.details("effect")
  return fact.details("gestures").contains { gesture in
    section.entries(of: gesture).contains { entry in
      effects.contains { entry.value.word?.value.says(effect: $0) == true }
    }
  }
}

/// Adds custom actions; on the platform alone where another one has its own.
private func addition(of names: [String], in context: PlatformContext) -> Change {
  let key = "custom-actions"
  let isAlone =
    context.scope.own.entry(key) != nil || context.spec.scopes.contains(where: \.hasCustomActions)
  return isAlone
    ? .set([key], names.bracketed) : .give([Leaf([key], names.bracketed)], in: context.spec.root)
}

extension PlatformSpec {
  /// Whether there are actions beside those of the component itself.
  fileprivate var hasCustomActions: Bool {
    guard let actions = map["custom-actions"] else { return false }
    return !actions.isNull && !actions.isEmptyCollection
  }
}
