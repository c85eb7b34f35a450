import Guidelines
import SpecModel

extension Rule {
  /// A segmented control with too few segments.
  static let segmentCount = Rule(
    id: "segment-count",
    severity: .error,
    summary: "Fewer than two segments",
    rationale: """
      A choice between one thing is none. The index that every segment announces makes sense only \
      in a set.
      """,
    facts: ["segments"],
    exceptions: [.warning: "where the spec lists none"],
    examples: Examples(
      failing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }]
        ^^^^^^^^ there is 1 segment; list at least 2
        """,
      passing: """
        component: segmented-control
        label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        """
    ),
    check: .reportingSpec { spec, context in
      guard let fact = context.fact("segments"), let least = fact.count else {
        return
      }
      let lists = spec.scopes.map(\.segments)
      guard lists.contains(where: { $0.entry != nil }) else {
        context.reportMissingSegments(fact, least: least)
        return
      }
      for scope in spec.scopes where scope.segments.entry == nil {
        context.reportMissingSegments(fact, least: least, on: scope)
      }
      for list in lists where list.count < least {
        guard let entry = list.entry, entry.value.isList || entry.value.isNull else { continue }
        let noun = list.count == 1 ? "is 1 segment" : "are \(list.count) segments"
        let new = context.labels(least - list.count, beside: list).map { "{ label: \($0) }" }
        let edit =
          entry.value.isNull
          ? spec.filling(entry, with: "[\(new.joined(separator: ", "))]")
          : spec.appending(new, to: entry.value)
        context.report(
          "there \(noun); list at least \(least)",
          at: entry.key.range,
          isGap: true,
          fact: fact,
          fixes: edit.map { [Fix("Add what is missing", [$0])] } ?? []
        )
      }
    }
  )
}

extension RuleContext {
  fileprivate func reportMissingSegments(_ fact: Fact, least: Int) {
    let list = labels(least, beside: spec.segments).map { "{ label: \($0) }" }
    let edit = spec.inserting("segments", "[\(list.joined(separator: ", "))]", into: spec.root)
    report(
      "the spec lists no segments; add 'segments'",
      at: spec.anchorRange,
      isGap: true,
      fact: fact,
      severity: .warning,
      fixes: edit.map { [Fix("Add 'segments'", [$0])] } ?? []
    )
  }

  /// Reports a platform without segments, beside one that lists some of its own.
  fileprivate func reportMissingSegments(_ fact: Fact, least: Int, on scope: Scope) {
    guard let platform = scope.platform else { return }
    let others = spec.scopes.map(\.segments).first { $0.entry != nil }?.names ?? []
    let names =
      others.count < least
      ? labels(least, beside: scope.segments) : others.map(ScalarWriting.scalar)
    let list = names.map { "{ label: \($0) }" }.joined(separator: ", ")
    let edit = spec.inserting("segments", "[\(list)]", at: ["platforms", platform.rawValue])
    report(
      "the spec lists no segments for \(platform.title); add 'segments'",
      at: scope.anchorRange,
      isGap: true,
      fact: fact,
      in: scope,
      severity: .warning,
      fixes: edit.map { [Fix("Add 'segments'", [$0])] } ?? []
    )
  }

  /// Labels for new segments, as scalars: the moments at which something is announced so far, or
  /// else numbers; at least as many as are wanted.
  fileprivate func labels(_ count: Int, beside list: SegmentList) -> [String] {
    let parts = spec.guideline?.model.facts("moments", platform: nil, framework: nil) ?? []
    var taken = Set((list.names + parts.flatMap(\.values)).map(\.foldedForComparison))
    var labels: [String] = []
    for moment in spec.scopes.flatMap(\.announcements).map(\.moment.value)
    where taken.insert(moment.foldedForComparison).inserted {
      labels.append(moment)
    }
    var number = list.count + labels.count
    while labels.count < count {
      number += 1
      if taken.insert("segment \(number)").inserted { labels.append("Segment \(number)") }
    }
    return labels.map(ScalarWriting.scalar)
  }
}
