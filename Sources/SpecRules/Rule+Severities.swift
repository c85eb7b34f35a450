package import Guidelines
import SourceText

extension Rule {
  /// The facts of a model whose sentences are the rule's.
  package func facts(in model: ComponentModel) -> [Fact] {
    brokenFacts(in: model) + relatedFacts.flatMap { model.facts($0) }
  }

  /// The facts of a model that a spec breaks.
  private func brokenFacts(in model: ComponentModel) -> [Fact] {
    facts.flatMap { model.facts($0) }.filter { factFilter($0, model) }
  }

  /// The severities that the rule has beside its own, the gravest first.
  ///
  /// Each comes with the components, platforms, frameworks and variants for which facts give it.
  /// The cases in which the rule has it everywhere follow.
  package func severities(
    in library: GuidelineLibrary
  ) -> [(severity: Severity, places: [String])] {
    var places: [Severity: [String]] = [:]
    for guideline in library.names.compactMap({ library[$0] }) {
      let facts = brokenFacts(in: guideline.model)
      for severity in Severity.allCases where severity != self.severity {
        let fitting = facts.filter { $0.severity == severity.rawValue }
        places[severity, default: []] += Self.places(of: fitting, in: guideline)
        let isClaimed = facts.contains {
          $0.severity == nil && guideline.claimed(self.severity, by: $0) == severity
        }
        if isClaimed { places[severity, default: []].append(Self.ownPlace) }
      }
    }
    for (severity, cases) in exceptions where severity != self.severity {
      places[severity, default: []].append(cases)
    }
    if readsEnglish, self.severity > .information {
      places[.information, default: []].append("in other languages than English")
    }
    return Severity.allCases.reversed().compactMap { severity in
      guard let found = places[severity], !found.isEmpty else { return nil }
      return (severity, found.uniqued)
    }
  }

  /// Where a guideline claims less than the rule has.
  private static let ownPlace = "in guidelines of this program's own"

  private static func places(of facts: [Fact], in guideline: Guideline) -> [String] {
    let title = guideline.title.lowercased()
    let isWhole = Platform.allCases.allSatisfy { platform in
      facts.contains {
        $0.framework == nil && $0.details["variant"] == nil
          && ($0.platform == nil || $0.platform == platform)
      }
    }
    if isWhole { return [title] }
    var places: [String] = []
    for fact in facts {
      let place = fact.framework?.title ?? fact.platform?.title
      let variant = fact.details("variant").joined(separator: " or ")
      var text = place.map { "\(title) on \($0)" } ?? title
      if !variant.isEmpty { text += " (\(variant))" }
      if !places.contains(text) { places.append(text) }
    }
    return places
  }
}

extension Guideline {
  /// Whether a fact is one of this program's own, on which a team's model is based.
  private func isBasisOwn(of fact: Fact) -> Bool {
    inherits(fact) && companions.contains { $0.isOwn && $0.model.facts(fact.name).contains(fact) }
  }

  /// The severity of what breaks a fact, as far as the guideline may claim it.
  ///
  /// A guideline of this program's own has no errors, unless its fact says that it is one.
  func claimed(_ severity: Severity, by fact: Fact) -> Severity {
    let isOurs = isOwn || isBasisOwn(of: fact)
    return isOurs && fact.ownSeverity != .error ? min(severity, .warning) : severity
  }
}
