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

  @Test("names success criteria that exist", arguments: Rule.all)
  func criteria(of rule: Rule) {
    #expect(rule.wcag.successCriteria.map(\.id) == rule.wcag.criteria)
    #expect(rule.wcag.criteria.isEmpty == (rule.wcag.kind == .bestPractice))
  }
}
