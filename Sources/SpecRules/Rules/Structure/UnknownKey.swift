import SpecModel

extension Rule {
  /// Reports a key that the format, or the component, does not have.
  static let unknownKey = structural(
    .unknownKey,
    .warning,
    summary: "A key that the format or the component does not have",
    rationale: """
      Whatever stands under a misspelt key is not checked, and the team believes that it is.
      """,
    failing: """
      component: stepper
      lable: Tickets
      ^^^^^ nothing here is called 'lable'; did you mean 'label'?
      """,
    passing: """
      component: stepper
      label: Tickets
      """
  )
}
