import Guidelines
package import SpecModel

/// What a rule may ask about a whole spec and its guideline; what several rules ask is worked out once.
package class RuleContext {
  package let spec: Spec
  /// The number of pages above which they are many, if the configuration gives one.
  let pageLimit: Int?
  /// What rules share of the words, the phrases and the facts.
  let cache: RuleCache

  init(spec: Spec, pageLimit: Int? = nil) {
    self.spec = spec
    self.pageLimit = pageLimit
    cache = RuleCache(spec)
  }

  fileprivate init(sharing other: RuleContext) {
    spec = other.spec
    pageLimit = other.pageLimit
    cache = other.cache
  }

  /// The same about one of the platforms of the spec.
  final func on(_ scope: PlatformSpec) -> PlatformContext { PlatformContext(scope, of: self) }
}

/// What a rule may ask about a platform of a spec, beside what it may ask about all of it.
package final class PlatformContext: RuleContext {
  let scope: PlatformSpec

  fileprivate init(_ scope: PlatformSpec, of whole: RuleContext) {
    self.scope = scope
    super.init(sharing: whole)
  }
}
