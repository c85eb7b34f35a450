import Testing

@Suite("A rule about the structure")
struct StructureRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "unknown-key",
      """
      component: stepper
      label: Tickets
      segments: [{ label: Day }]
      ^^^^^^^^ warning
      platforms:
        ios: { traits: .button, trait: .button }
                                ^^^^^ warning
      """
    ),
    RuleCase(
      "unknown-key",
      """
      # Moments: actions, parts, pages by number, segments by label or name.
      component: stepper
      label: Tickets
      platforms: { ios: { announcements: { increment: a, incremnt: b, page 2: c, value-change: d } } }
                                                         ^^^^^^^^ warning
                                                                      ^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { ios: { announcements: { dots: a, page 12: b, slide: c } } }
                                                                ^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { name: Week }, { contentDescription: Month }]
      platforms:
        ios:
          segments: [{ label: Year }]
          announcements: { group: a, DAY: b, Week: c, Month: d, Year: e, Yaer: f }
                                                                         ^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      platforms: { ios: { announcements: { Day: a, Week: b } } }
      """
    ),
    RuleCase(
      "unknown-key",
      """
      # An API belongs in a platform.
      component: stepper
      label: Tickets
      contentDescription: Tickets
      ^^^^^^^^^^^^^^^^^^ warning
      platforms: { ios: {}, android: { framework: views } }
      ---
      component: stepper
      label: Tickets
      accessibilityHint: Adds one
      ^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "unknown-key",
      """
      x-note: { anything: [goes] }
      component: stepper
      label: Tickets
      X-Note: 1
      ^^^^^^ warning
      ---
      component: page-control
      name: Tour
      announcements: { group: "Tour, page 1 of 3", grid: "Tour" }
                                                   ^^^^ warning
      """
    ),
    RuleCase(
      "wrong-type",
      """
      component: segmented-control
      group-label: Period
      selection: many
                 ^^^^ error
      segments: { label: Day }
                ^^^^^^^^^^^^^^ error
      settings: { text-resize: large }
                               ^^^^^ error
      """
    ),
    RuleCase(
      "wrong-type",
      """
      component: stepper
      label: Tickets
      value: three
      settings: { text-resize: fixed }
      platforms: { ios: { focus: { on-value-change: value }, label-hidden: [true] } }
                                                    ^^^^^ error
                                                                           ^^^^^^ error
      """
    ),
    RuleCase(
      "duplicate-key",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { name: Tickets, name: Seats }
                              ^^^^ error
        ios: {}
        ^^^ error
      """
    ),
    RuleCase(
      "missing-component",
      """
      label: Tickets
      ^^^^^ error
      ---
      component:
      ^^^^^^^^^ error
      label: Tickets
      """
    ),
    RuleCase(
      "unknown-component",
      """
      component: Pagecontrol
                 ^^^^^^^^^^^ warning
      ---
      component: Page  Control
      name: Photos
      ---
      component: dialog
                 ^^^^^^ warning
      """
    ),
    RuleCase(
      "wrong-type",
      """
      # In a platform, none switches off whatever the top level says.
      component: stepper
      label: Tickets
      name: Tickets
      role: button
      states: { disabled: { announce: Dimmed } }
      keyboard: { tab: focus, space: activate, enter: activate }
      focus: { on-value-change: { focus: stay } }
      announcements: { increment: "Tickets", decrement: "Tickets" }
      platforms:
        ios: { keyboard: none, states: none, announcements: none, role: none, name: none }
        android:
          states: { disabled: none }
          announcements: { increment: none, decrement: none }
          focus: { on-value-change: none }
      """
    ),
    RuleCase(
      "wrong-type",
      """
      # A number in quotes is a text.
      component: stepper
      label: "3"
      value: { current: "3", max: ten }
      """
    ),
  ]
}
