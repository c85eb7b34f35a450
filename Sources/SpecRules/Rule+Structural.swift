import SourceText
import SpecModel

extension Rule {
  /// A rule that hands on what the reader of specs found.
  static func structural(
    _ code: SpecProblem.Code,
    _ severity: Severity,
    summary: String,
    rationale: String,
    fixes: FixOffer = .fix,
    yieldsTo: [String] = [],
    failing: String,
    passing: String
  ) -> Rule {
    Rule(
      id: code.rawValue,
      severity: severity,
      summary: summary,
      rationale: rationale,
      wcag: .bestPractice,
      yieldsTo: yieldsTo,
      fixes: fixes,
      examples: Examples(failing: failing, passing: passing),
      check: .spec { context in
        context.spec.problems.filter { $0.code == code }.map { Violation($0) }
      }
    )
  }
}

extension Violation {
  /// What the reader of specs found.
  init(_ problem: SpecProblem, fixes: [Fix]? = nil) {
    self.init(
      problem.message,
      at: problem.range,
      isGap: problem.isGap,
      related: problem.related.map { [$0] } ?? [],
      fixes: fixes ?? problem.fix.map { [$0.with(isPreferred: true)] } ?? []
    )
  }
}
