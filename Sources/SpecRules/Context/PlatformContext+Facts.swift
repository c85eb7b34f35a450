import English
import Guidelines
import SourceText
import SpecModel

extension RuleContext {
  /// The most specific fact of a name in a spec.
  func fact(_ name: String, _ reach: SpecFactReach) -> Fact? { facts(name, reach).first }

  /// The facts of a name in a spec, the most specific first.
  func facts(_ name: String, _ reach: SpecFactReach) -> [Fact] {
    guard let model = spec.guideline?.model else { return [] }
    switch reach {
    case .anywhere: return model.facts(name, platform: nil, framework: nil)
    case .ofAllAlternatives: return model.facts(name)
    case .component:
      let facts = model.facts(name, platform: nil, framework: nil)
      return spec.platforms.isEmpty ? facts : facts.filter(holdsOnPlatform)
    case .home(let framework):
      return model.facts(
        name,
        platform: framework.platform,
        framework: framework,
        variant: spec.variant
      )
    }
  }

  /// Whether a fact holds for a platform of the spec or a framework that one declares.
  private func holdsOnPlatform(_ fact: Fact) -> Bool {
    spec.scopes.contains { scope in
      scope.frameworks.isEmpty
        ? fact.applies(platform: scope.platform, framework: nil)
        : scope.frameworks.contains {
          fact.applies(platform: scope.platform, framework: $0.value)
        }
    }
  }
}

extension PlatformContext {
  /// The fact about what sets a state, for the elements that the platform names.
  func stateFact(_ state: String, in framework: Framework) -> Fact? {
    facts(FactDescription.nameOfStateFact(state), .home(framework))
      .first { $0.isAbout(scope.elements) }
  }

  /// The most specific fact of a name for a platform.
  func fact(_ name: String, _ reach: FactReach = .inForce) -> Fact? {
    facts(name, reach).first
  }

  /// All facts of a name for a platform, the most specific first.
  func facts(_ name: String, _ reach: FactReach = .inForce) -> [Fact] {
    switch reach {
    case .inForce: return factsInForce(name)
    case .common: return commonFacts(name)
    case .possible:
      return commonFacts(name).filter { $0.framework.map(isDeclared) ?? true }
    case .declared:
      return factsInForce(name).filter {
        $0.framework.map(isDeclared) ?? false
      }
    case .platform:
      guard let platform = scope.platform else { return [] }
      return spec.guideline?.model.facts(name, platform: platform, framework: nil) ?? []
    case .eachPlatform:
      return scope.platform == nil ? factOfEachPlatform(name) : factsInForce(name)
    case .framework(let framework):
      let fact = spec.guideline?.model.fact(
        name,
        platform: scope.platform,
        framework: framework,
        variant: spec.variant
      )
      return [fact].compactMap(\.self)
    case .eachButton: return spec.facts(name, in: scope).uniqued { $0.detail("action") }
    }
  }

  /// The last names of the APIs that facts of the platform name, folded, for all its frameworks.
  ///
  /// An API of another framework is foreign, or serves here as well.
  func identifiers(of factName: String) -> Set<String> {
    facts(factName, .platform).reduce(into: []) { $0.formUnion($1.acceptedIdentifiers) }
  }

  /// The most specific fact of each platform, the milder first; none where a platform has none.
  private func factOfEachPlatform(_ name: String) -> [Fact] {
    let facts = Platform.allCases.compactMap {
      spec.guideline?.model.fact(name, platform: $0, framework: nil, variant: spec.variant)
    }
    guard facts.count == Platform.allCases.count else { return [] }
    return facts.sorted { $0.weight < $1.weight }
  }

  private func isDeclared(_ framework: Framework) -> Bool {
    scope.frameworks.contains { $0.value == framework }
  }

  private func commonFacts(_ name: String) -> [Fact] {
    let facts =
      scope.platform == nil
      ? facts(name, .anywhere).filter { $0.platform == nil && $0.framework == nil }
      : factsInForce(name)
    return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func factsInForce(_ name: String) -> [Fact] {
    if scope.platform != nil { return factsByName[name] ?? [] }
    let perPlatform = factOfEachPlatform(name)
    guard let first = perPlatform.first else { return [] }
    guard perPlatform.allSatisfy({ Set($0.values) == Set(first.values) }) else { return [] }
    return [first]
  }

  /// The facts of a name for each framework that the platform declares.
  ///
  /// There are none where it declares no framework: nobody knows then which API is meant.
  func factOfEachFramework(_ name: String) -> [(framework: Framework, fact: Fact)] {
    scope.frameworks.map(\.value).compactMap { framework in
      fact(name, .framework(framework)).map { (framework, $0) }
    }
  }
}

extension Fact {
  /// The severity that the fact gives, the rule's own as the gravest.
  fileprivate var weight: Severity { ownSeverity ?? .error }

  /// Whether an expression has the name of one of the APIs that the fact accepts.
  func isNamed(in expression: String) -> Bool {
    !acceptedIdentifiers.isDisjoint(with: expression.identifiers)
  }

  /// The names of an action that the fact asks for, folded.
  func names(of action: String) -> [String] {
    ([action] + details(action)).map(\.foldedForComparison)
  }

  /// The severity of the fact, where it gives one.
  var ownSeverity: Severity? { severity.flatMap(Severity.init) }
}

extension [String] {
  /// The names as they are recognised, without arguments and types in front of them.
  var foldedStems: Set<String> { Set(map { Vocabulary.foldedStem(of: $0) }) }
}
