import Guidelines

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
    factFilter: { fact, _ in fact.isOfOlderRule },
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
    check: .missingElements(where: \.isOfOlderRule)
  )
}
