import SpecModel

extension Rule {
  /// A value of a kind that its key does not take.
  static let wrongType = structural(
    .wrongType,
    .error,
    summary: "A value of a kind that its key does not take",
    rationale: """
      A list where a word should stand, or a word where a number should, cannot be checked or \
      announced.
      """,
    yieldsTo: ["mutually-exclusive"],
    failing: """
      component: page-control
      label: Photos
      dots: { focusable: no }
                         ^^ 'focusable' takes 'true' or 'false', not 'no'
      """,
    passing: """
      component: page-control
      label: Photos
      dots: { focusable: false }
      """
  )
}
