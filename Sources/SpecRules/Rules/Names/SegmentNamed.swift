import English
import SourceText
import SpecModel

extension Rule {
  /// A segment that has neither a label nor a name.
  static let segmentNamed = Rule(
    id: "segment-named",
    severity: .error,
    summary: "A segment with neither a label nor a name",
    rationale: """
      A picture alone is announced as "button", or by its file name. People cannot choose between \
      two of those.
      """,
    wcag: .fails("1.1.1", "4.1.2"),
    facts: ["segment-name"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: View
        segments:
          - { label: Map }
          - { icon: { image: list } }
              ^^^^ segment 2 has neither a label nor a name; add a 'name'
        """,
      passing: """
        component: segmented-control
        group-label: View
        segments:
          - { label: Map }
          - { name: List, icon: { image: list } }
        """
    ),
    check: .violations(of: "segment-name") { _, context in
      // What stands there in a wrong form may be the label.
      if context.scope.segments.hasUnreadable { return [] }
      return context.scope.segments.all.enumerated().compactMap { position, segment in
        segment.value.isMap && !segment.isNamed(in: context.vocabulary)
          ? context.spec.missingName(of: segment, position + 1, in: context) : nil
      } + context.scope.segments.unmatched.map { context.spec.missingLabel(of: $0, in: context) }
    }
  )
}

extension Spec {
  /// What a platform says of a segment that it does not name.
  fileprivate func missingLabel(of value: SpecValue, in context: PlatformContext) -> Violation {
    Violation(
      "it is not clear which \(segmentWord) this is; repeat its 'label'",
      at: value.entries.first?.key.range ?? value.range,
      isGap: true
    )
  }

  /// A segment that nothing names; its image may.
  fileprivate func missingName(of segment: Part, _ number: Int, in context: PlatformContext)
    -> Violation
  {
    let image = segment.value["icon"]?["image"]?.word.flatMap { context.thing(shownBy: $0.value) }
    let name = image ?? "\(segmentWord.capitalizingFirst) \(number)"
    let text = ScalarWriting.scalar(name)
    return Violation(
      "\(segmentWord) \(number) has neither a label nor a name; add a 'name'",
      at: segment.value.entries.first?.key.range ?? segment.value.range,
      isGap: true,
      offers: [
        Offer(
          .place("name", text, in: segment.value),
          title: "Add the name '\(name)'",
          isPreferred: false
        )
      ]
    )
  }
}
