import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("A rule at the edge of what it covers")
struct EdgeRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "enter-activates-android-only",
      """
      # A key that is switched off is one that is not there.
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, keyboard: { tab: focus, space: activate, enter: none } }
                                     ^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate, enter: none }
      ^^^^^^^^ warning
      platforms: { android: { framework: views } }
      """
    ),
    RuleCase(
      "obsolete-api",
      """
      # The old spelling of setTitle() differs by a blank alone.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          setTitle( ): Add
          ^^^^^^^^^^^ warning
          methods: ['setTitle( )', 'setTitle( ) method', setTitle(), setTitle]
                     ^^^^^^^^^^^ warning
                                    ^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "name-matches-label",
      """
      # The text of a view is no programmatic name; the APIs that name are.
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, "android:text": Add }
      ---
      component: stepper
      label: Tickets
      platforms:
        android: { framework: views, contentDescription: Add }
                                                         ^^^ warning
        ios: { framework: swiftui, accessibilityLabel(_:): Add }
                                                           ^^^ warning
      """
    ),
    RuleCase(
      "name-required",
      """
      # The text of a view is announced all the same.
      component: stepper
      platforms:
        android: { framework: views, "android:text": Add }
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      # The placeholder is the number alone.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }, { label: Month }, { label: Year }]
      platforms:
        ios:
          announcements:
            Day: "{label}, {role}, {index}"
                  ^^^^^^^^^^^^^^^^^^^^^^^^ error
            Week: "{label}, {role}, {index} of {count}"
            Month: "{label}, {role}, {index} of 4"
            Year: "{label}, {role}, 4 of {count}"
      """
    ),
    RuleCase(
      "announcement-includes-index",
      """
      # What is called by a position must say its own as well.
      component: segmented-control
      group-label: Step
      segments: [{ label: 1 of 3 }, { label: 2 of 3 }, { label: 3 of 3 }]
      platforms:
        ios:
          announcements:
            1 of 3: "1 of 3, button"
                     ^^^^^^^^^^^^^^ error
            2 of 3: "{label}, button"
                     ^^^^^^^^^^^^^^^ error
            3 of 3: "{label}, button, 3 of 3"
      """
    ),
    RuleCase(
      "increment-and-decrement",
      """
      component: stepper
      label: Tickets
      actions: [increment, Increase, decrement]
                           ^^^^^^^^ error
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # What stands at the top level holds on each platform that does not say otherwise.
      component: stepper
      label: Tickets
      focus: { api: labelFor }
                    ^^^^^^^^ error
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      states: { disabled: { isEnabled: false, api: isEnabled=false } }
                                                   ^^^^^^^^^^^^^^^ error
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # A platform that says otherwise, a list with an API for each, a single platform.
      component: stepper
      label: Tickets
      focus: { api: labelFor }
      platforms: { ios: { framework: uikit, focus: { api: none } }, android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      states: { disabled: { api: [isEnabled=false, "android:enabled=false"] } }
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      focus: { api: labelFor }
      platforms: { android: { framework: views } }
      """
    ),
    RuleCase(
      "wrong-type",
      """
      spec: 2
            ^ error
      component: page-control
      label: Photos
      pages: -3
             ^^ error
      current-page: 1
      ---
      spec: 1
      component: page-control
      label: Photos
      pages: 3
      """
    ),
    RuleCase(
      "role-expected",
      """
      # The words of a block scalar, without the indentation before them.
      component: stepper
      label: Tickets
      platforms:
        ios:
          role: >-
            slider
            ^^^^^^ warning
      """
    ),
    RuleCase(
      "foreign-api",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            api: |
              labelFor
              ^^^^^^^^ error
      """
    ),
  ]

  @Test("says in one line what stands on several")
  func lines() {
    let document = """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            api: |
              labelFor

      """
    let messages = Snapshot(SourceText(document)).findings.map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.filter { $0.contains("\n") } == [])
  }

  @Test(
    "about a framework quotes the native element of the right ones",
    arguments: [
      ("stepper", "ios: { framework: compose }", "Use UIStepper"),
      ("stepper", "android: { framework: uikit }", "Button or ImageButton"),
      ("page-control", "ios: { framework: views }", "Use UIPageControl"),
      ("segmented-control", "ios: { framework: views }", "Use UISegmentedControl"),
      ("segmented-control", "android: { framework: swiftui }", "Tabs"),
    ]
  )
  func quote(component: String, platform: String, sentence: String) {
    let document = "component: \(component)\nlabel: Tickets\nplatforms: { \(platform) }"
    let found = Snapshot(SourceText(document)).findings.filter {
      $0.code == "framework-platform-match"
    }
    #expect(found.map(\.quote?.text) == [sentence])
  }
}
