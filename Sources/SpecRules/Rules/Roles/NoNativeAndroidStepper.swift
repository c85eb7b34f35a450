import English
import Guidelines
import SpecModel

extension Rule {
  /// An element that the platform does not have.
  static let noNativeAndroidStepper = Rule(
    id: "no-native-android-stepper",
    severity: .error,
    summary: "A native stepper on Android, which has none",
    rationale: """
      The class that the spec names does not exist on the platform, so that every developer will \
      build something else in its place.
      """,
    wcag: .bestPractice,
    facts: ["missing-elements"],
    judgesTerms: true,
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
    check: .violations(of: "missing-elements") { fact, context in
      let isNative = context.scope.possibleFrameworks.allSatisfy(\.isNative)
      guard let platform = context.scope.platform, isNative else { return [] }
      let missing = context.facts("missing-elements").flatMap(\.values).foldedStems
      let elements = context.scope.elements + context.buttons.flatMap(\.elements)
      let right = fact.details("replacements").filter { !context.isForeign($0) }
      let home = fact.framework?.title ?? platform.title
      return elements.filter { missing.contains($0.elementStem) }.map { element in
        Violation(
          "\(home) has no native element '\(element.value)'; use \(right.listed)",
          at: element.range,
          offers: right.map {
            Offer(
              .put($0, for: element),
              title: "Change element to '\($0)'",
              isPreferred: $0 == right.first
            )
          }
        )
      }
    }
  )
}
