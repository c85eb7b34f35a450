import SpecModel

extension Rule {
  /// A sentence of the guideline for which the format has a word.
  static let guidelineWording = structural(
    .guidelineWording,
    .information,
    summary: "Words of the guideline for which the format has a shorter one",
    rationale: "The short word is what editors complete and colleagues search for.",
    failing: """
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: Activates the button on iOS and Android }
                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the format has a word for \
      this; use 'activate'
      """,
    passing: """
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate }
      """
  )
}
