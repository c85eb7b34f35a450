import Guidelines
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
    check: .reportingScope { scope, context in
      guard scope.platform != nil else { return }
      let declared = scope.frameworks.map(\.value)
      for fact in context.facts("overridden-text", in: scope) {
        // Whether the label is the text of the element itself, only the framework tells.
        let isOwn = fact.framework.map(declared.contains) ?? true
        for part in context.namedParts(in: scope) {
          guard let found = part.text(ofAny: fact.details("by"), context.vocabulary),
            !found.text.value.isBlank
          else { continue }
          for value in fact.values where value != "label" || isOwn {
            context.check(found, of: part, over: value, fact, in: scope)
          }
        }
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(
    _ found: (entry: SpecEntry, text: Word),
    of part: NamedPart,
    over value: String,
    _ fact: Fact,
    in scope: Scope
  ) {
    let (entry, description) = found
    let text = value == "label" ? part.label : part.text(ofAny: [value], vocabulary)?.text
    guard let text else { return }
    // A sign such as "+" is no text that people would say.
    let words = text.value.foldedTokens
    guard !description.value.foldedTokens.starts(with: words) else { return }
    let fixed = "\(text.value), \(description.value)"
    // Without it, something else has to join the label with its control.
    let isNeeded =
      part.label != nil && !part.isSegment && self.fact("label-grouping", in: scope) != nil
      && scope.grouping?.joins(label: text.value) != true
    report(
      "this is announced in place of the visible text '\(text.value)'; begin with that",
      at: description.range,
      fact: fact,
      in: scope,
      related: [.init("the visible text", at: text.range)],
      fixes: [
        Fix("Change to '\(fixed)'", [spec.replacing(description, with: fixed)]),
        isNeeded ? nil : spec.removal(of: entry, "Remove '\(entry.key.value)'"),
      ].compactMap(\.self)
    )
  }
}
