import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// Several segments that are selected at once.
  static let mutuallyExclusive = Rule(
    id: "mutually-exclusive",
    severity: .error,
    summary: "Several segments selected at once, or none where one always is",
    rationale: """
      Each segment is announced as selected or not, and a person who hears the second "selected" \
      cannot know which of them is shown.
      """,
    wcag: .bestPractice,
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
      let lists = [context.spec.segments] + context.spec.scopes.map(\.segments)
      let limit = fact.count ?? 1
      let further = lists.flatMap { furtherSelections(in: $0, beyond: limit, context) }
      // Who lets several be selected means it: that is one decision, and one finding. `wrong-type`
      // speaks of words that the format does not have.
      let word = context.spec.value(.selection)?.word?.value.foldedForComparison
      let known = fact.values.map(\.foldedForComparison)
      if let word, !known.contains(word), !word.meansSeveral { return [] }
      let missing = fact.details("need").isEmpty ? nil : missingSelection(in: context)
      return context.spec.multipleSelection(fact, of: further).map { [$0] }
        ?? further + [missing].compactMap(\.self)
    }
  )
}

extension Spec {
  /// How many selected segments one finding names.
  private static let mostRelated = 10

  /// The word that lets several segments be selected.
  ///
  /// The fix also unselects the segments beyond the first.
  fileprivate func multipleSelection(_ fact: Fact, of further: [Violation]) -> Violation? {
    guard let word = value(.selection)?.word, word.value.foldedForComparison.meansSeveral,
      !fact.values.contains("multiple")
    else { return nil }
    let right = fact.values.first ?? "single"
    return Violation(
      "\(segmentWord)s are mutually exclusive; set 'selection: \(right)'",
      at: word.range,
      related: further.prefix(Self.mostRelated).map { .init("selected, too", at: $0.range) },
      offers: [
        Offer(
          [.put(right, for: word)]
            + further.uniqued(by: \.range).flatMap(\.offers).flatMap(\.changes),
          title: further.isEmpty ? nil : "Remove the other selections, and change to '\(right)'"
        )
      ]
    )
  }
}

extension String {
  /// Whether a folded word behind `selection` says that there may be several.
  fileprivate var meansSeveral: Bool {
    ["several", "many", "any"].contains(self) || hasPrefix("mult")
      || Spelling.nearest(to: self, among: ["multiple"]) != nil
  }
}

/// The segments that are selected beside the one that is shown, where those are too many.
private func furtherSelections(in list: SegmentList, beyond limit: Int, _ context: RuleContext)
  -> [Violation]
{
  // A word in place of a boolean is a finding of another rule.
  let selected = list.all.filter { $0.value[KeyMeaning.selected.key]?.boolean == true }
  guard selected.count > limit, let first = context.shownSegment(among: list) else { return [] }
  let name = first.label?.value ?? first.name?.value ?? "another \(context.spec.segmentWord)"
  return selected.filter { $0 !== first }.compactMap { other in
    guard let entry = other.value.entry(KeyMeaning.selected.key) else { return nil }
    // What a merge key brings along stands in another segment, and is right there.
    let isOwn = other.value.holds(entry)
    return Violation(
      "'\(name)' is selected already; select one \(context.spec.segmentWord)",
      at: isOwn ? entry.value.range : other.label?.range ?? other.value.range,
      related: first.value.entry(KeyMeaning.selected.key).map {
        [.init("selected first", at: $0.range)]
      }
        ?? [],
      offers: [
        Offer(
          isOwn ? .drop(entry) : .give([Leaf([KeyMeaning.selected.key], "false")], in: other.value),
          title: "Unselect"
        )
      ]
    )
  }
}

/// The first segment of a spec that says of each that it is not selected.
private func missingSelection(in context: RuleContext) -> Violation? {
  let words = context.spec.segments.all.map { $0.value[KeyMeaning.selected.key] }
  guard let first = words.first??.word, words.allSatisfy({ $0?.boolean == false }) else {
    return nil
  }
  return Violation(
    "no \(context.spec.segmentWord) is selected; select one",
    at: first.range,
    offers: [Offer(.literal("true", for: first), title: "Select the first", isPreferred: false)]
  )
}
