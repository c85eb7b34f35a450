import SpecModel

extension Rule {
  /// A key that stands twice in one map.
  static let duplicateKey = structural(
    .duplicateKey,
    .error,
    summary: "A key that stands twice in one map",
    rationale: "Tools keep one of the two values, and not all of them the same one.",
    fixes: .fix,
    failing: """
      component: stepper
      label: Tickets
      label: Seats
      ^^^^^ 'label' stands twice in this map; join the two or remove one
      platforms: {}
      platforms: {}
      ^^^^^^^^^ 'platforms' stands twice in this map; join the two or remove one
      """,
    passing: """
      component: stepper
      label: Tickets
      """
  )
}
