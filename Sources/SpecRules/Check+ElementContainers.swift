import Guidelines
import SpecModel

extension Rule.Check {
  /// Looks for elements without the ones that they belong in, as some facts say.
  static func elementContainers(where isOwn: @escaping @Sendable (Fact) -> Bool) -> Self {
    .violation(ofEach: "element-container", .possible) { fact, context in
      guard isOwn(fact), let right = fact.values.first,
        let element = context.scope.element(withoutAnyOf: fact),
        !context.scope.elements.contains(where: { element in
          context.elements.slip(of: element).map(fact.accepted.contains) ?? false
        })
      else { return nil }
      return Violation(
        "'\(element.value)' belongs in a '\(right)'; add it to 'element'",
        at: element.range,
        isGap: true,
        offers: [Offer(.add([right], to: ["element"]))]
      )
    }
  }
}
