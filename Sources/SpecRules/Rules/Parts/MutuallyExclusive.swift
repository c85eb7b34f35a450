import English
import Guidelines
import SourceText
import SpecModel

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
    check: .violations(inSpec: "selection") { fact, context in
      [context.spec.multipleSelection(fact)].compactMap(\.self)
        + ([context.spec.segments] + context.spec.scopes.map(\.segments)).flatMap { list in
          context.spec.furtherSelections(in: list, beyond: fact.count ?? 1)
        }
    }
  )
}

extension Spec {
  /// The word that lets several segments be selected; others than those of the format are
  /// wrong-type's.
  fileprivate func multipleSelection(_ fact: Fact) -> Violation? {
    guard let word = root["selection"]?.word, word.value.foldedForComparison == "multiple",
      !fact.values.map(\.foldedForComparison).contains("multiple")
    else { return nil }
    let right = fact.values.first ?? "single"
    return Violation(
      "segments are mutually exclusive; set 'selection: \(right)'",
      at: word.range,
      fixes: [change(of: word, to: right)]
    )
  }

  /// The segments that are selected beside the first one, where those are too many.
  fileprivate func furtherSelections(in list: SegmentList, beyond limit: Int) -> [Violation] {
    let selected = (list.segments ?? []).filter(\.isSelected)
    guard let first = selected.first, selected.count > limit else { return [] }
    let name = first.label?.value ?? first.name?.value ?? "another segment"
    return selected.dropFirst().compactMap { other in
      guard let entry = other.value.entry("selected") else { return nil }
      // What a merge key brings along stands in another segment, and is right there.
      let isOwn = other.value.holds(entry)
      let edit =
        isOwn ? removing(entry.range) : inserting("selected", "false", into: other.value)
      return Violation(
        "'\(name)' is selected already; select one segment",
        at: isOwn ? entry.value.range : other.label?.range ?? other.value.range,
        related: first.value.entry("selected").map { [.init("selected first", at: $0.range)] }
          ?? [],
        fixes: [.preferred("Unselect", edit)]
      )
    }
  }
}
