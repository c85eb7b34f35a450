import SpecModel

extension Rule {
  /// A spec without 'component'.
  static let missingComponent = structural(
    .missingComponent,
    .error,
    summary: "A spec without 'component'",
    rationale: "Without the component there is no guideline to check the spec against.",
    failing: """
      title: Ticket quantity
      ^^^^^ 'component' is missing; add it with 'page-control', \
      'segmented-control', 'stepper', 'button', 'checkbox', 'dialog', 'link', 'radio-group', 5 more
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
