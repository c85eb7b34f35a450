import Guidelines
import SpecModel

extension Rule.Check {
  /// Looks at each platform on which a fact holds, the most specific one of its name.
  ///
  /// What it returns is a violation of that fact, unless it names another one.
  static func fact(
    _ name: String,
    _ reach: FactReach = .inForce,
    _ check: @escaping @Sendable (Fact, Scope, RuleContext) -> [Violation]
  ) -> Self {
    .scope { scope, context in
      guard let fact = context.fact(name, in: scope, reach) else { return [] }
      return check(fact, scope, context).map { $0.of(fact) }
    }
  }

  /// Looks at each platform for the sake of all facts of a name, one after the other.
  static func facts(
    _ name: String,
    _ reach: FactReach = .inForce,
    _ check: @escaping @Sendable (Fact, Scope, RuleContext) -> [Violation]
  ) -> Self {
    .scope { scope, context in
      context.facts(name, in: scope, reach).flatMap { fact in
        check(fact, scope, context).map { $0.of(fact) }
      }
    }
  }

  /// Looks at each announcement that a fact of a platform is about.
  static func announcements(
    of name: String,
    _ check: @escaping @Sendable (Announcement, Fact, Scope, RuleContext) -> Violation?
  ) -> Self {
    fact(name) { fact, scope, context in
      context.announcements(for: fact, in: scope).compactMap { check($0, fact, scope, context) }
    }
  }

  /// Looks at each framework that a platform declares and for which a fact holds.
  static func factOfEachFramework(
    _ name: String,
    _ check: @escaping @Sendable (Fact, Framework, Scope, RuleContext) -> [Violation]
  ) -> Self {
    .scope { scope, context in
      context.factOfEachFramework(name, in: scope).flatMap { framework, fact in
        check(fact, framework, scope, context).map { $0.of(fact) }
      }
    }
  }

  /// Looks at a spec for the sake of a fact about the whole component.
  static func specFact(
    _ name: String,
    _ check: @escaping @Sendable (Fact, Spec, RuleContext) -> [Violation]
  ) -> Self {
    .spec { spec, context in
      guard let fact = context.fact(name) else { return [] }
      return check(fact, spec, context).map { $0.of(fact) }
    }
  }
}
