import Guidelines
import SourceText
import SpecChecking
import SpecRules
import Testing

@Suite("The severities that a rule is said to have")
struct SeverityTests {
  /// A severity of a rule for a component; `nil` for one that it has everywhere.
  private struct Claim: Hashable, CustomStringConvertible {
    let rule: String
    let severity: Severity
    let component: String?

    var description: String { "\(rule): \(severity) for \(component ?? "all")" }
  }

  /// What the list of rules says of each.
  private static let claims: Set<Claim> = {
    let titles = GuidelineLibrary.builtIn.names.compactMap {
      GuidelineLibrary.builtIn[$0]?.title.lowercased()
    }
    let claims = Rule.all.flatMap { rule in
      rule.severities(in: .builtIn).flatMap { severity, places in
        places.map { place in
          Claim(rule: rule.id, severity: severity, component: titles.first(where: place.hasPrefix))
        }
      }
    }
    return Set(claims)
  }()

  /// The severities of the findings in all fixtures.
  private static let found: Set<Claim> = {
    var found: Set<Claim> = []
    for document in FixTests.documents {
      let key = "component:"
      let line = document.split(separator: "\n").first { $0.hasPrefix(key) }
      let name = line?.dropFirst(key.count).filter { !"\"' ".contains($0) }
      let component = name.flatMap { GuidelineLibrary.builtIn[$0]?.title.lowercased() }
      for finding in Snapshot(SourceText(document)).findings {
        found.insert(Claim(rule: finding.code, severity: finding.severity, component: component))
      }
    }
    return found
  }()

  @Test("are given by built-in facts only where they differ from the rule's own")
  func differences() throws {
    for guideline in GuidelineLibrary.builtIn.names.compactMap({ GuidelineLibrary.builtIn[$0] }) {
      for fact in guideline.model.facts where fact.severity != nil {
        let readers = Rule.all.filter {
          $0.facts.contains(fact.name) && $0.factFilter(fact, guideline.model)
        }
        let differs = readers.contains { $0.severity.rawValue != fact.severity }
        #expect(differs, "\(guideline.name): \(fact.name) \(fact.values) \(fact.severity ?? "")")
      }
    }
  }

  @Test("are all that its findings have", arguments: Rule.all)
  func complete(rule: Rule) {
    let all = Self.claims.filter { $0.component == nil }
    for claim in Self.found where claim.rule == rule.id && claim.severity != rule.severity {
      let general = Claim(rule: claim.rule, severity: claim.severity, component: nil)
      #expect(Self.claims.contains(claim) || all.contains(general), "\(claim)")
    }
  }

  @Test("are each that of some finding", arguments: Rule.all)
  func possible(rule: Rule) {
    for claim in Self.claims where claim.rule == rule.id {
      let isFound = Self.found.contains { found in
        found.rule == claim.rule && found.severity == claim.severity
          && (claim.component == nil || found.component == claim.component)
      }
      #expect(isFound, "\(claim)")
    }
  }
}
