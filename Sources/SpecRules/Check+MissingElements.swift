import English
import Guidelines
import SpecModel

extension Rule.Check {
  /// Looks for elements that do not exist where the spec has them, as some facts say.
  static func missingElements(where isOwn: @escaping @Sendable (Fact) -> Bool) -> Self {
    .scope { context in
      // What a framework without facts calls its elements is its own.
      let isNative = context.scope.possibleFrameworks.allSatisfy(\.isNative)
      guard let platform = context.scope.platform, isNative else { return [] }
      let facts = context.facts("missing-elements").filter(isOwn)
      let elements = context.scope.elements + context.buttons.flatMap(\.elements)
      // Each of two frameworks has elements that the other lacks.
      let native = context.scope.possibleFrameworks.count > 1 ? context.elements.native : []
      return elements.compactMap { element in
        guard !native.contains(element.elementStem) else { return nil }
        let fact = facts.first { $0.values.foldedStems.contains(element.elementStem) }
        return fact.map { missingElement(element, by: $0, on: platform, in: context).of($0) }
      }
    }
  }
}

extension Fact {
  /// Whether an older rule than the generic one speaks of it.
  var isOfOlderRule: Bool { !details("rule").isEmpty }
}

private func missingElement(
  _ element: LocatedText,
  by fact: Fact,
  on platform: Platform,
  in context: PlatformContext
) -> Violation {
  let right = fact.details("replacements").filter { !context.isForeign($0) }
  let home = fact.framework?.title ?? platform.title
  return Violation(
    "\(home) has no native element '\(element.value)'; use \(right.listed)",
    at: element.range,
    offers: right.map {
      Offer(
        .put($0, for: element),
        title: "Change element to '\($0)'",
        isPreferred: $0 == right.first
      )
    }
  )
}
