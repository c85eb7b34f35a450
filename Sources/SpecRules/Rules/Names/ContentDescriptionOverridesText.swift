import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A description that is announced in place of the visible text.
  static let contentDescriptionOverridesText = Rule(
    id: "content-description-overrides-text",
    severity: .information,
    summary: "A description that is announced in place of another visible text",
    rationale: """
      The description wins: people who see the text and people who hear the name get different \
      words. That may be meant, but the spec should show that somebody thought of it.
      """,
    wcag: .fails("2.5.3"),
    facts: ["overridden-text"],
    yieldsTo: ["name-matches-label", "empty-semantics-string"],
    examples: Examples(
      failing: """
        component: page-control
        platforms:
          android:
            framework: views
            android:text: Photos
            contentDescription: Pictures of the room
                                ^^^^^^^^^^^^^^^^^^^^ this is announced in place of the visible text \
        'Photos'; begin with that
        """,
      passing: """
        component: page-control
        platforms:
          android:
            framework: views
            android:text: Photos
            contentDescription: Photos of the room
        """
    ),
    check: .violations(ofEach: "overridden-text") { fact, context in
      guard context.scope.platform != nil else { return [] }
      // Whether the label is the text of the element itself, only the framework tells.
      let declared = context.scope.frameworks.map(\.value)
      let isOwn = fact.framework.map(declared.contains) ?? true
      return context.namedParts.flatMap { part -> [Violation] in
        guard let found = part.text(ofAny: fact.details("by"), context.vocabulary),
          !found.text.value.isBlank
        else { return [] }
        return fact.values.filter { $0 != "label" || isOwn }
          .compactMap { overriding(found, of: part, over: $0, in: context) }
      }
    }
  )
}

/// A description that does not begin with the visible text of its part.
private func overriding(
  _ found: (entry: SpecEntry, text: LocatedText),
  of part: Part,
  over value: String,
  in context: PlatformContext
) -> Violation? {
  let (entry, description) = found
  let text = value == "label" ? part.label : part.text(ofAny: [value], context.vocabulary)?.text
  guard let text else { return nil }
  // A sign such as "+" is no text that people would say.
  let words = text.value.foldedTokens
  guard !description.value.foldedTokens.starts(with: words) else { return nil }
  // Without it, something else has to join the label with its control.
  let isNeeded =
    part.label != nil && part.isWhole && context.fact("label-grouping") != nil
    && context.scope.grouping?.joins(label: text.value) != true
  let fixed = "\(text.value), \(description.value)"
  return Violation(
    "this is announced in place of the visible text '\(text.value)'; begin with that",
    at: description.range,
    related: [.init("the visible text", at: text.range)],
    offers: [
      Offer(.put(fixed, for: description), isPreferred: false),
      isNeeded ? nil : Offer(.drop(entry), isPreferred: false),
    ]
  )
}
