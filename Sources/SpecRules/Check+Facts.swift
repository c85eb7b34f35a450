import Guidelines
import SpecModel

/// Checks made of a fact.
///
/// They are silent where the fact does not hold. They return violations of that fact, unless a
/// violation names another fact.
extension Rule.Check {
  typealias FactCheck<Found> = @Sendable (Fact, PlatformContext) -> Found
  typealias FrameworkCheck<Found> = @Sendable (Fact, Framework, PlatformContext) -> Found
  typealias WholeSpecCheck<Found> = @Sendable (Fact, RuleContext) -> Found

  /// Looks at each platform on which a fact holds, the most specific one of its name.
  static func violations(
    of name: String,
    _ reach: FactReach = .inForce,
    _ check: @escaping FactCheck<[Violation]>
  ) -> Self {
    .scope { context in
      guard let fact = context.fact(name, reach) else { return [] }
      return check(fact, context).map { $0.of(fact) }
    }
  }

  /// The same for a check that finds one thing at most.
  static func violation(
    of name: String,
    _ reach: FactReach = .inForce,
    _ check: @escaping FactCheck<Violation?>
  ) -> Self {
    violations(of: name, reach) { [check($0, $1)].compactMap(\.self) }
  }

  /// Looks at each platform for the sake of all facts of a name, one after the other.
  static func violations(
    ofEach name: String,
    _ reach: FactReach = .inForce,
    _ check: @escaping FactCheck<[Violation]>
  ) -> Self {
    .scope { context in
      context.facts(name, reach).flatMap { fact in
        check(fact, context).map { $0.of(fact) }
      }
    }
  }

  /// The same for a check that finds one thing at most.
  static func violation(
    ofEach name: String,
    _ reach: FactReach = .inForce,
    _ check: @escaping FactCheck<Violation?>
  ) -> Self {
    violations(ofEach: name, reach) { [check($0, $1)].compactMap(\.self) }
  }

  /// Looks at each announcement that a fact of a platform is about.
  static func violation(
    inEachAnnouncement name: String,
    _ check: @escaping @Sendable (SpokenAnnouncement, Fact, PlatformContext) -> Violation?
  ) -> Self {
    violations(of: name) { fact, context in
      context.announcements.about(fact).compactMap { check($0, fact, context) }
    }
  }

  /// Looks at each framework that a platform declares and for which a fact holds.
  static func violations(
    inEachFramework name: String,
    _ check: @escaping FrameworkCheck<[Violation]>
  ) -> Self {
    .scope { context in
      context.factOfEachFramework(name).flatMap { framework, fact in
        check(fact, framework, context).map { $0.of(fact) }
      }
    }
  }

  /// The same for a check that finds one thing at most.
  static func violation(
    inEachFramework name: String,
    _ check: @escaping FrameworkCheck<Violation?>
  ) -> Self {
    violations(inEachFramework: name) { [check($0, $1, $2)].compactMap(\.self) }
  }

  /// Looks at a spec for the sake of a fact about the whole component.
  static func violations(
    inSpec name: String,
    _ check: @escaping WholeSpecCheck<[Violation]>
  ) -> Self {
    .spec { context in
      guard let fact = context.fact(name, .component) else { return [] }
      return check(fact, context).map { $0.of(fact) }
    }
  }

  /// The same for a check that finds one thing at most.
  static func violation(inSpec name: String, _ check: @escaping WholeSpecCheck<Violation?>) -> Self
  {
    violations(inSpec: name) { [check($0, $1)].compactMap(\.self) }
  }
}
