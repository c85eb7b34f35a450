import English
import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A segmented control with too few segments.
  static let segmentCount = Rule(
    id: "segment-count",
    severity: .error,
    summary: "Fewer than two segments",
    rationale: """
      With one thing there is no choice. The index that every segment announces makes sense only \
      in a set.
      """,
    wcag: .bestPractice,
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
    check: .violations(inSpec: "segments") { fact, context in
      guard let least = fact.count else { return [] }
      let lists = context.spec.scopes.map(\.segments)
      guard lists.contains(where: { $0.entry != nil }) else {
        return fact.detail("need") == "given" ? [] : [missingSegments(least, in: context)]
      }
      let untold = fact.detail("need") == "given" ? [] : context.platforms
      return untold.filter { $0.scope.segments.entry == nil }
        .compactMap { missingOwnSegments(least, in: $0) }
        + lists.filter { $0.count < least }.compactMap { shortList($0, least, in: context) }
    }
  )
}

/// A spec without segments.
private func missingSegments(_ least: Int, in context: RuleContext) -> Violation {
  let list = labels(least, beside: context.spec.segments, in: context).asSegments.inBrackets
  return Violation(
    "the spec lists no segments; add 'segments'",
    at: context.spec.anchorRange,
    isGap: true,
    severity: .warning,
    offers: [addition(of: list, to: KeyMeaning.segments.path, in: context)]
  )
}

/// A list of too few segments.
private func shortList(_ list: SegmentList, _ least: Int, in context: RuleContext) -> Violation? {
  guard let entry = list.entry, entry.value.isList || entry.value.isNull else { return nil }
  let new = labels(least - list.count, beside: list, in: context).asSegments
  let added =
    new.count > 1
    ? "\(new.count) \(context.spec.segmentWord)s"
    : list.count == 1 ? "a second \(context.spec.segmentWord)" : "a \(context.spec.segmentWord)"
  let noun = context.spec.segmentWord
  return Violation(
    "there \(list.count == 1 ? "is 1 \(noun)" : "are \(list.count) \(noun)s"); "
      + "list at least \(least)",
    at: entry.key.range,
    isGap: true,
    offers: [Offer(.append(new, to: entry), title: "Add \(added)", isPreferred: false)]
  )
}

/// Labels for new segments, at least as many as are wanted.
///
/// They are the moments at which something is announced so far, and then numbers.
private func labels(_ count: Int, beside list: SegmentList, in context: RuleContext) -> [String] {
  let parts = context.facts("moments", .anywhere).flatMap(\.values)
  var taken = Set((list.names + parts).map(\.foldedForComparison))
  var labels = context.spec.scopes.flatMap(\.announcements).map(\.moment.value)
    .filter { taken.insert($0.foldedForComparison).inserted }
  var number = list.count + labels.count
  while labels.count < count {
    number += 1
    let label = "\(context.spec.segmentWord.capitalizingFirst) \(number)"
    if taken.insert(label.foldedForComparison).inserted { labels.append(label) }
  }
  return labels
}

/// A platform without segments, beside one that lists some of its own.
private func missingOwnSegments(_ least: Int, in context: PlatformContext) -> Violation? {
  guard let platform = context.scope.platform else { return nil }
  let others = context.spec.scopes.map(\.segments).first { $0.entry != nil }?.names ?? []
  let names =
    others.count < least
    ? labels(least, beside: context.scope.segments, in: context) : others
  let path = ["platforms", platform.rawValue] + KeyMeaning.segments.path
  return Violation(
    "the spec lists no segments for \(platform.title); add 'segments'",
    at: context.scope.anchorRange,
    isGap: true,
    in: context.scope,
    severity: .warning,
    offers: [addition(of: names.asSegments.inBrackets, to: path, in: context)]
  )
}

private func addition(of list: String, to path: [String], in context: RuleContext) -> Offer {
  Offer(
    .give([Leaf(path, list)], in: context.spec.root),
    title: "Add 'segments'",
    isPreferred: false
  )
}

extension [String] {
  /// The labels as maps of segments, as YAML.
  fileprivate var asSegments: [String] { map { "{ label: \(ScalarWriting.scalar($0)) }" } }
}
