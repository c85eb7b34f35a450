import SpecModel

extension Rule {
  /// A spec that does not say which component it is of.
  static let missingComponent = structural(
    .missingComponent,
    .error,
    summary: "A spec that does not say which component it is of",
    rationale: "Without the component there is no guideline to check the spec against.",
    failing: """
      title: Ticket quantity
      ^^^^^ the spec does not say which component it is of; add 'component:' and one of \
      'page-control', 'segmented-control' or 'stepper'
      label: Tickets
      actions: [increment, decrement]
      """,
    passing: """
      component: stepper
      title: Ticket quantity
      label: Tickets
      actions: [increment, decrement]
      """
  )
}
