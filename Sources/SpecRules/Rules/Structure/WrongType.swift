import SpecModel

extension Rule {
  /// Reports a value of a kind that its key does not take.
  static let wrongType = structural(
    .wrongType,
    .error,
    summary: "A value of a kind that its key does not take",
    rationale: """
      A list where a word should stand, or a word where a number should, cannot be checked or \
      announced.
      """,
    failing: """
      component: stepper
      label: [Tickets]
             ^^^^^^^^^ 'label' takes 'none' or text, not a list
      """,
    passing: """
      component: stepper
      label: Tickets
      """
  )
}
