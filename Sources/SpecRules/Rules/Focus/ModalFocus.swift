import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A modal that does not keep the focus, or does not give it back.
  static let modalFocus = Rule(
    id: "modal-focus",
    severity: .warning,
    summary: "A modal that does not hold the focus, or does not return it",
    rationale: """
      Behind an open dialog VoiceOver still reaches the rest of the screen, unless the app hides it. \
      After closing, people want to go on where they were.
      """,
    wcag: .fails("2.4.3"),
    facts: ["modal", "focus-on-close"],
    examples: Examples(
      failing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            focus: { modal: true }
                     ^^^^^ the focus can leave the modal; add 'accessibilityViewIsModal'
          android:
            framework: views
            focus: { modal: true, on-close: first heading }
                                            ^^^^^^^^^^^^^ the focus should return to what opened the \
        modal; use 'trigger'
        """,
      passing: """
        component: page-control
        name: Photos
        platforms:
          ios:
            framework: uikit
            accessibilityViewIsModal: true
            focus: { modal: true }
          android:
            framework: views
            focus: { modal: true, on-close: trigger }
        """
    ),
    check: .scope { context in
      guard let focus = context.scope.map["focus"] else { return [] }
      let isModal = focus["modal"]?.boolean
      let open = focus.entry("modal").map(\.key).map { key in
        isModal == true
          ? context.facts("modal", .declared)
            .compactMap { openModal(key, against: $0, in: context) } : []
      }
      let lost =
        isModal == false
        ? nil : context.fact("focus-on-close").flatMap { lostFocus(focus, $0, in: context) }
      return (open ?? []) + [lost].compactMap(\.self)
    }
  )
}

/// A modal that the focus can leave.
private func openModal(_ key: LocatedText, against fact: Fact, in context: PlatformContext)
  -> Violation?
{
  guard let right = fact.values.first, context.scope.platform != nil else { return nil }
  let stems = fact.accepted.foldedStems
  let names: (SpecEntry) -> Bool = {
    stems.contains(Vocabulary.foldedStem(of: $0.key.value))
  }
  guard !context.namedAPIs.contains(where: { stems.contains($0.stem) && !$0.isOff }),
    !context.scope.elements.contains(where: { stems.contains($0.elementStem) }),
    // As a key of the topic it is out of place, which is another fault.
    context.scope.map["focus"]?.entries.contains(where: names) != true
  else { return nil }
  let given = context.scope.own.entries.first(where: names)?.key.value ?? right
  return Violation(
    "the focus can leave the modal; add '\(right)'",
    at: key.range,
    isGap: true,
    fact: fact,
    offers: [Offer(.set([given], "true"), title: "Add '\(right): true'")]
  )
}

/// A place that the focus goes to when the modal closes, and that is not what opened it.
private func lostFocus(_ focus: SpecValue, _ fact: Fact, in context: PlatformContext) -> Violation?
{
  guard let place = focus["on-close"]?.word, place.value != "none",
    let right = fact.values.first,
    !place.value.foldedTokens.contains(where: fact.accepts)
  else { return nil }
  return Violation(
    "the focus should return to what opened the modal; use '\(right)'",
    at: place.range,
    fact: fact,
    offers: [Offer(.put(right, for: place), title: "Return to the \(right)")]
  )
}
