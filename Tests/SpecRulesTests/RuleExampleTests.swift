import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("Every rule")
struct RuleExampleTests {
  @Test("reports its failing example where the carets stand", arguments: Rule.all)
  func failing(rule: Rule) {
    let fixture = Fixture(rule.examples.failing)
    #expect(notes(of: rule, in: fixture) == fixture.notes)
    #expect(!fixture.notes.isEmpty)
  }

  @Test("accepts its passing example", arguments: Rule.all)
  func passing(rule: Rule) {
    #expect(notes(of: rule, in: Fixture(rule.examples.passing)) == [])
  }

  @Test("has examples without other faults in their structure", arguments: Rule.all)
  func structure(rule: Rule) {
    for example in [rule.examples.failing, rule.examples.passing] {
      let codes = findings(in: Fixture(example), for: rule).map(\.code)
      let structural = Set(codes).intersection(Self.structuralCodes).subtracting([rule.id])
      #expect(structural == [])
      #expect(!codes.contains { $0.hasPrefix("yaml-") })
    }
  }

  @Test("offers for its failing example what it is said to offer", arguments: Rule.all)
  func fixes(rule: Rule) {
    let fixture = Fixture(rule.examples.failing)
    let offers = Set(findings(in: fixture, for: rule).filter { $0.code == rule.id }.map(\.offer))
    let order: [Rule.FixOffer] = [.safeFix, .fix, .none]
    #expect(order.first(where: offers.contains) == rule.fixes)
  }

  @Test("offers nowhere more than it is said to offer")
  func boundOfFixes() {
    for document in FixTests.documents {
      for finding in Snapshot.findings(of: document) where finding.offer == .safeFix {
        let rule = Rule.named(finding.code)
        #expect(rule == nil || rule?.fixes == .safeFix, "\(finding.code): \(document)")
      }
    }
  }

  @Test("has an identifier of its own")
  func identifiersAreUnique() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  private static let structuralCodes: Set = [
    "unknown-key", "wrong-type", "duplicate-key", "missing-component", "unknown-component",
  ]

  private func notes(of rule: Rule, in fixture: Fixture) -> [Fixture.Note] {
    findings(in: fixture, for: rule).filter { $0.code == rule.id }
      .map { Fixture.Note($0.range, $0.message) }
  }

  private func findings(in fixture: Fixture, for rule: Rule) -> [Finding] {
    Snapshot(SourceText(fixture.text), configuration: .turningOn(rule.id)).findings
  }
}

extension Finding {
  /// What is offered to mend it, at its best.
  fileprivate var offer: Rule.FixOffer {
    if fixes.contains(where: \.isSafe) { return .safeFix }
    return fixes.isEmpty ? .none : .fix
  }
}
