import SpecRules
import Testing

@Suite("A rule")
struct RuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: RuleCase.all)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  @Test("is what a file of cases is named after")
  func names() {
    #expect(!RuleCase.all.isEmpty)
    #expect(Set(RuleCase.all.map(\.rule)).subtracting(Rule.all.map(\.id)) == [])
  }
}
