import SpecModel

extension Rule {
  /// A component for which no guideline is loaded.
  static let unknownComponent = structural(
    .unknownComponent,
    .warning,
    summary: "A component for which no guideline is loaded",
    rationale: "The spec is read, but nothing it says can be compared with a guideline.",
    failing: """
      component: steper
                 ^^^^^^ no guideline is called 'steper'; did you mean 'stepper'?
      """,
    passing: """
      component: stepper
      label: Tickets
      """
  )
}
