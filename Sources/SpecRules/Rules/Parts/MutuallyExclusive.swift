import Guidelines
import SourceText
import SpecModel
import YAMLSyntax

extension Rule {
  /// Several segments that are selected at once.
  static let mutuallyExclusive = Rule(
    id: "mutually-exclusive",
    severity: .error,
    summary: "Several segments selected at once",
    rationale: """
      Each segment is announced as selected or not, and a person who hears the second "selected" \
      cannot know which of them is shown.
      """,
    facts: ["selection"],
    examples: Examples(
      failing: """
        component: segmented-control
        label: Period
        segments:
          - { label: Day, selected: true }
          - { label: Week, selected: true }
                                     ^^^^ 'Day' is selected already; select one segment
        """,
      passing: """
        component: segmented-control
        label: Period
        segments:
          - { label: Day, selected: true }
          - { label: Week }
        """
    ),
    check: .reportingSpec { spec, context in
      guard let fact = context.fact("selection") else { return }
      // Other words than those of the format are wrong-type's.
      if let word = spec.root["selection"]?.word, word.value.foldedForComparison == "multiple",
        !fact.allows(word.value)
      {
        let right = fact.values.first ?? "single"
        context.report(
          "segments are mutually exclusive; set 'selection: \(right)'",
          at: word.range,
          fact: fact,
          fixes: [
            Fix("Change to '\(right)'", [spec.replacing(word, with: right)], isPreferred: true)
          ]
        )
      }
      for list in [spec.segments] + spec.scopes.map(\.segments) {
        context.checkSelection(of: list, against: fact)
      }
    }
  )
}

extension RuleContext {
  fileprivate func checkSelection(of list: SegmentList, against fact: Fact) {
    let selected = (list.segments ?? []).filter(\.isSelected)
    guard let first = selected.first, selected.count > fact.count ?? 1 else { return }
    for other in selected.dropFirst() {
      guard let entry = other.value.entry("selected") else { continue }
      let name = first.label?.value ?? first.name?.value ?? "another segment"
      // What a merge key brings along stands in another segment, and is right there.
      let isOwn = other.value.node.map { $0.range.contains(entry.range) } ?? true
      let edit =
        isOwn
        ? spec.removing(entry.range) : spec.inserting("selected", "false", into: other.value)
      report(
        "'\(name)' is selected already; select one segment",
        at: isOwn ? entry.value.range : other.label?.range ?? other.value.range,
        fact: fact,
        related: first.value.entry("selected").map { [.init("selected first", at: $0.range)] }
          ?? [],
        fixes: edit.map { [Fix("Unselect", [$0], isPreferred: true)] } ?? []
      )
    }
  }
}

extension Fact {
  fileprivate func allows(_ word: String) -> Bool {
    values.contains { $0.foldedForComparison == word.foldedForComparison }
  }
}
