import Guidelines
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
    check: .reportingScope { scope, context in
      guard let fact = context.fact("segment-name", in: scope) else { return }
      for (position, segment) in (scope.segments.segments ?? []).enumerated() {
        context.check(segment, at: position + 1, against: fact, in: scope)
      }
    }
  )
}

extension RuleContext {
  fileprivate func check(
    _ segment: Segment,
    at number: Int,
    against fact: Fact,
    in scope: Scope
  ) {
    guard segment.value.isMap, !isNamed(segment, in: scope) else { return }
    let image = segment.value["icon"]?["image"]?.word?.value.foldedTokens.joined(separator: " ")
    let name = image.flatMap { $0.isBlank ? nil : $0 } ?? "Segment \(number)"
    let edit =
      segment.value.entry("name").map { spec.filling($0, with: ScalarWriting.scalar(name)) }
      ?? spec.inserting("name", ScalarWriting.scalar(name), into: segment.value)
    report(
      "segment \(number) has neither a label nor a name; add a 'name'",
      at: segment.value.entries.first?.key.range ?? segment.value.range,
      isGap: true,
      fact: fact,
      in: scope,
      fixes: edit.map { [Fix("Add the name '\(name)'", [$0])] } ?? []
    )
  }

  /// Whether the segments are listed, and each has a label, a name or a title.
  func areSegmentsNamed(in scope: Scope) -> Bool {
    guard let segments = scope.segments.segments, !segments.isEmpty else { return false }
    return segments.allSatisfy { $0.value.isMap && isNamed($0, in: scope) }
  }

  /// Whether a segment has a label, a name or a title; an empty name is another fault.
  private func isNamed(_ segment: Segment, in scope: Scope) -> Bool {
    if segment.label?.value.isBlank == false || segment.name != nil { return true }
    return segment.value.entries.contains { entry in
      let isTitle = vocabulary.api(named: entry.key.value)?.purpose == "title"
      return isTitle && entry.value.word?.value.isBlank == false
        || entry.namesItself(in: vocabulary)
    }
  }
}
