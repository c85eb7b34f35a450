import Guidelines
import SpecModel

extension Rule {
  /// Reports an element that the platform does not have.
  static let noNativeAndroidStepper = Rule(
    id: "no-native-android-stepper",
    severity: .error,
    summary: "A native stepper on Android, which has none",
    rationale: """
      The class that the spec names does not exist on the platform, so that every developer will \
      build something else in its place.
      """,
    facts: ["missing-elements"],
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            element: Stepper
                     ^^^^^^^ Android has no native element 'Stepper'; use 'Button' or 'ImageButton'
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: views
            element: Button
        """
    ),
    check: .reportingScope { scope, context in
      guard let platform = scope.platform else { return }
      let facts = context.facts("missing-elements", in: scope)
      let missing = Set(facts.flatMap(\.values).map { Vocabulary.foldedStem(of: $0) })
      guard let fact = facts.first else { return }
      let actions = context.fact("required-actions", in: scope)?.values ?? []
      let elements =
        scope.elements + scope.buttons(actions).flatMap { $0.value["element"]?.words ?? [] }
      for element in elements
      where missing.contains(Vocabulary.foldedStem(of: element.value)) {
        let replacements = fact.details("replacements").filter {
          !context.isForeign($0, to: scope)
        }
        let home = fact.framework?.title ?? platform.title
        context.report(
          "\(home) has no native element '\(element.value)'; use \(replacements.listed)",
          at: element.range,
          fact: fact,
          in: scope,
          fixes: replacements.map {
            Fix(
              "Change element to '\($0)'",
              [context.spec.replacing(element, with: $0)],
              isPreferred: $0 == replacements.first
            )
          }
        )
      }
    }
  )
}
