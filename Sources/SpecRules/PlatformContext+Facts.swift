import English
import Guidelines
import SpecModel

/// Which of the facts of a name a rule asks for; the most specific one comes first.
enum FactReach {
  /// Those that apply to a platform; for a spec that names none the one that both share.
  case inForce
  /// The same, each once; for a spec that names no platform those of all platforms.
  case common
  /// Those of ``common`` but for frameworks that the platform does not declare.
  case possible
  /// Those that apply to a platform and are about a framework that it declares.
  case declared
  /// Those of all frameworks of the platform.
  case platform
  /// Those that apply to a platform; for a spec that names none, one of each platform, the milder
  /// first.
  case eachPlatform
}

extension RuleContext {
  /// The facts of a name on whatever platform, but for those of one alternative.
  func allFacts(_ name: String) -> [Fact] {
    spec.guideline?.model.facts(name, platform: nil, framework: nil) ?? []
  }

  /// The most specific fact of a name for a framework, whether or not the platform declares it.
  func fact(_ name: String, of framework: Framework, on platform: Platform?) -> Fact? {
    spec.guideline?.model.fact(
      name,
      platform: platform,
      framework: framework,
      variant: spec.variant
    )
  }

  /// The most specific fact of each platform, the milder first; none where a platform has none.
  fileprivate func factOfEachPlatform(_ name: String) -> [Fact] {
    let facts = Platform.allCases.compactMap {
      spec.guideline?.model.fact(name, platform: $0, framework: nil, variant: spec.variant)
    }
    guard facts.count == Platform.allCases.count else { return [] }
    return facts.sorted { $0.weight < $1.weight }
  }

  /// The most specific fact about the whole component that holds on a platform of the spec, or on
  /// any where the spec names none.
  func componentFact(_ name: String) -> Fact? {
    let facts = allFacts(name)
    guard !spec.platforms.isEmpty else { return facts.first }
    return facts.first { fact in
      spec.scopes.contains { scope in
        guard !scope.frameworks.isEmpty else {
          return fact.applies(platform: scope.platform, framework: nil)
        }
        return scope.frameworks.contains {
          fact.applies(platform: scope.platform, framework: $0.value)
        }
      }
    }
  }
}

extension PlatformContext {
  /// The most specific fact of a name for a platform.
  func fact(_ name: String, _ reach: FactReach = .inForce) -> Fact? {
    facts(name, reach).first
  }

  /// All facts of a name for a platform, the most specific first.
  func facts(_ name: String, _ reach: FactReach = .inForce) -> [Fact] {
    let declared = scope.frameworks.map(\.value)
    switch reach {
    case .inForce: return factsInForce(name)
    case .common:
      let facts =
        scope.platform == nil
        ? allFacts(name).filter { $0.platform == nil && $0.framework == nil }
        : factsInForce(name)
      return facts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    case .possible:
      return facts(name, .common).filter { $0.framework.map(declared.contains) ?? true }
    case .declared:
      return factsInForce(name).filter {
        $0.framework.map(declared.contains) ?? false
      }
    case .platform:
      guard let platform = scope.platform else { return [] }
      return spec.guideline?.model.facts(name, platform: platform, framework: nil) ?? []
    case .eachPlatform:
      return scope.platform == nil ? factOfEachPlatform(name) : factsInForce(name)
    }
  }

  private func factsInForce(_ name: String) -> [Fact] {
    if scope.platform != nil { return factsByName[name] ?? [] }
    let perPlatform = factOfEachPlatform(name)
    guard let first = perPlatform.first else { return [] }
    guard perPlatform.allSatisfy({ Set($0.values) == Set(first.values) }) else { return [] }
    return [first]
  }

  /// The facts of a name for each framework that the platform declares; none where it declares
  /// none, because nobody knows then which API is meant.
  func factOfEachFramework(_ name: String) -> [(framework: Framework, fact: Fact)] {
    scope.frameworks.map(\.value).compactMap { framework in
      fact(name, of: framework, on: scope.platform).map { (framework, $0) }
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
