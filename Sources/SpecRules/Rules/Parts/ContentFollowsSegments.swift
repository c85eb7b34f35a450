import Guidelines
import SpecModel

extension Rule {
  /// A reading order in which something stands between the segments and their content.
  static let contentFollowsSegments = Rule(
    id: "content-follows-segments",
    severity: .warning,
    summary: "A reading order in which the content does not follow the segments",
    rationale: """
      Whoever selects a segment swipes on to read what it shows. Anything in between sounds like \
      the answer and is not.
      """,
    facts: ["content-after"],
    examples: Examples(
      failing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        groupings: { order: [segments, footer, content] }
                                       ^^^^^^ 'footer' follows the segments; put 'content' there
        """,
      passing: """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day, selected: true }, { label: Week }]
        groupings: { order: [segments, content, footer] }
        """
    ),
    check: .reportingScope { scope, context in
      guard let fact = context.fact("content-after", in: scope) else { return }
      for topic in ["groupings", "focus"] {
        guard let order = scope.map[topic]?["order"] else { continue }
        let places = ContentPlaces(in: order, after: fact, scope)
        guard let culprit = places.culprit else { continue }
        let edits = places.order.flatMap { context.spec.reordering(order, $0) }
        context.report(
          places.isBefore
            ? "'\(culprit.value)' stands before the segments; put it behind them"
            : "'\(culprit.value)' follows the segments; put 'content' there",
          at: culprit.range,
          fact: fact,
          in: scope,
          fixes: edits.map { [Fix("Move 'content' behind the segments", $0, isPreferred: true)] }
            ?? []
        )
      }
    }
  )
}

extension RuleContext {
  /// Whether an order is the one that the guideline asks for: the segments, and their content next.
  func isContentOrder(_ order: SpecValue, on scope: Scope) -> Bool {
    guard let fact = fact("content-after", in: scope) else { return false }
    let places = ContentPlaces(in: order, after: fact, scope)
    return places.last != nil && places.content != nil && places.culprit == nil
  }
}

extension SpecValue {
  /// The names of an order one after the other: the items of a list, or the way through a map from
  /// the name that no other leads to.
  fileprivate var orderedWords: [Word] {
    guard isMap else {
      let words = items.compactMap(\.word)
      return words.count == items.count ? words : []
    }
    let steps = entries.map { (from: $0.key, to: $0.value.stepForward) }
    let reached = Set(steps.compactMap { $0.to?.value.foldedForComparison })
    var next = steps.first { !reached.contains($0.from.value.foldedForComparison) }?.from
    var words: [Word] = []
    while let word = next, words.count <= steps.count {
      words.append(word)
      let name = word.value.foldedForComparison
      next = steps.first { $0.from.value.foldedForComparison == name }?.to
    }
    return words
  }

  /// The name that the focus goes to from here, read on.
  private var stepForward: Word? {
    if let word { return word }
    return ["down", "next", "right", "end"].lazy.compactMap { self[$0]?.word }.first
  }
}

/// Where the segments and their content stand in a list.
private struct ContentPlaces {
  private let words: [Word]
  /// The last of the segments.
  let last: Int?
  let content: Int?

  init(in order: SpecValue, after fact: Fact, _ scope: Scope) {
    words = order.orderedWords
    last = words.lastIndex { word in
      let tokens = word.value.foldedTokens
      return fact.values.contains { tokens == $0.foldedTokens }
        || scope.segments.position(of: word.value) != nil
    }
    content = words.firstIndex { $0.value.foldedTokens.contains("content") }
  }

  /// What follows the segments in place of the content, or the content where it stands before them.
  ///
  /// Where no content is named, another name may be the content; only words of the format are not.
  var culprit: Word? {
    guard let last else { return nil }
    guard let content else {
      let next = last + 1 < words.count ? words[last + 1] : nil
      return next.flatMap { ["label", "data"].contains($0.value.foldedForComparison) ? $0 : nil }
    }
    if content == last + 1 { return nil }
    return isBefore ? words[content] : words[last + 1]
  }

  /// Whether the content stands before the last segment.
  var isBefore: Bool {
    guard let last, let content else { return false }
    return content < last
  }

  /// The positions of the items with the content behind the segments.
  var order: [Int]? {
    guard let last, let content else { return nil }
    var order = Array(words.indices)
    order.remove(at: content)
    order.insert(content, at: isBefore ? last : last + 1)
    return order
  }
}
