import Guidelines
import SourceText
import SpecModel

extension Rule {
  /// A value that ends the app on the platform.
  static let throwsOnPlatform = Rule(
    id: "throws-on-platform",
    severity: .error,
    summary: "A value at which its framework throws on the platform",
    rationale: """
      The app does not start where the element is shown, for everybody and not only for those who \
      use a screen reader.
      """,
    wcag: .bestPractice,
    judgesTerms: true,
    examples: Examples(
      failing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: react-native
            accessibilityRole: buton
                               ^^^^^ 'buton' is no role of React Native, and Android throws an \
        IllegalArgumentException
        """,
      passing: """
        component: stepper
        label: Tickets
        platforms:
          android:
            framework: react-native
            accessibilityRole: button
        """
    ),
    check: .spec { context in
      let uses = context.effectUses.filter { $0.effect.fault == .throws }
      guard !uses.isEmpty else { return [] }
      let values = context.wrongValues
      return uses.map { use in
        let slip = values.lazy.filter { $0.range == use.range }.compactMap(offer).first
        return Violation("'\(use.title)' \(use.effect.clause)", at: use.range, offers: [slip])
      }
    }
  )
}

/// Puts the value in its place that it means, or of which it is a slip of the hand.
private func offer(of value: WrongValue) -> Offer? {
  switch value.fault {
  case .slip(let right): value.offer(of: right)
  case .foreign(_, let right, isReplaceable: true): right.first.map(value.offer)
  default: nil
  }
}
