import SpecModel
import Voices

extension Rule {
  /// A phrase that is not what the device says.
  static let differsFromDevice = Rule(
    id: "differs-from-device",
    severity: .information,
    summary: "An announcement that is not what the device says",
    rationale: """
      A team that tests with devices holds what it hears against the spec. A phrase of the \
      guideline's then looks like a fault of the app.
      """,
    wcag: .bestPractice,
    judgesWords: true,
    isOnByDefault: false,
    voice: .device,
    examples: Examples(
      failing: """
        component: segmented-control
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: views
            element: TabLayout
            announcements:
              Week: "Week, tab, 2 of 2, double tap to activate"
                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ TalkBack says 'Week, Tab, 2 of 2' here, \
        then 'Double-tap to select'
        """,
      passing: """
        component: segmented-control
        segments: [{ label: Day, selected: true }, { label: Week }]
        platforms:
          android:
            framework: views
            element: TabLayout
            announcements:
              Week: "Week, Tab, 2 of 2"
        """
    ),
    check: .scope { context in
      context.announcements.all.compactMap { announcement in
        guard let said = announcement.saidInstead, !announcement.hasUntoldText else { return nil }
        let hint = said.hint.isEmpty ? "" : ", then '\(said.hintText)'"
        return Violation(
          "\(context.scope.screenReaderName) says '\(said.text)' here\(hint)",
          at: announcement.phrase.range,
          offers: [
            Offer(.put(said.text, for: announcement.phrase), title: "Say it as the device does")
          ]
        )
      }
    }
  )
}
