import Guidelines
import SpecModel

extension Rule {
  /// A name that a shared framework takes and that does nothing on the platform.
  static let withoutEffect = Rule(
    id: "without-effect",
    severity: .warning,
    summary: "A name or a value that its framework takes and that does nothing on the platform",
    rationale: """
      A framework for several platforms takes the same names on all of them. Where one comes to \
      nothing, the app compiles, and the screen reader says less than the spec promises.
      """,
    wcag: .fails("4.1.2"),
    yieldsTo: ["misspelt-api", "role-expected", "unfit-word"],
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: segmented-control
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          ios:
            framework: react-native
            accessibilityRole: tab
                               ^^^ 'tab' gives neither a trait nor a word on iOS, so that \
        VoiceOver says no role
            importantForAccessibility: auto
            ^^^^^^^^^^^^^^^^^^^^^^^^^ 'importantForAccessibility' does nothing on iOS; write \
        accessibilityElementsHidden or accessible there
        """,
      passing: """
        component: segmented-control
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: react-native
            accessibilityRole: tab
        """
    ),
    check: .spec { context in
      context.effectUses.filter { $0.effect.fault == .silent }.map { use in
        Violation(
          "'\(use.title)' \(use.effect.clause)",
          at: use.range,
          tags: use.effect.value.isEmpty ? [.unnecessary] : [],
          // Without its value a name says something else.
          offers: [use.effect.value.isEmpty ? .removing(use.mention) : nil]
        )
      }
    }
  )
}
