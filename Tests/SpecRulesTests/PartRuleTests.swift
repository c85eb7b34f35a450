import Testing

@Suite("A rule about parts")
struct PartRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "increment-and-decrement",
      """
      component: stepper
      label: Tickets
      actions: [Increment, DECREMENT]
      ---
      component: stepper
      label: Tickets
      actions: [increase, decrease]
      ---
      component: stepper
      label: Tickets
      ---
      component: stepper
      label: Tickets
      actions:
      """
    ),
    RuleCase(
      "increment-and-decrement",
      """
      component: stepper
      label: Tickets
      actions: []
      ^^^^^^^ error
      """
    ),
    RuleCase(
      "increment-and-decrement",
      """
      component: stepper
      label: Tickets
      actions:
      ^^^^^^^ error
        - increment
        - "reset"
           ^^^^^ error
      """
    ),
    RuleCase(
      "increment-and-decrement",
      """
      # A scalar is wrong-type's; other components have no actions.
      component: stepper
      label: Tickets
      actions: increment
      ---
      component: page-control
      name: Photos
      actions: [next]
      """
    ),
    RuleCase(
      "no-auto-advance",
      """
      component: page-control
      name: Photos
      auto-advance: true
                    ^^^^ error
      """
    ),
    RuleCase(
      "no-auto-advance",
      """
      component: page-control
      name: Photos
      auto-advance: 0.5 s
                    ^^^^^ error
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "no-auto-advance",
      """
      component: page-control
      name: Photos
      auto-advance: "4"
                     ^ error
      """
    ),
    RuleCase(
      "no-auto-advance",
      """
      # What stands still; words that the format does not have are wrong-type's.
      component: page-control
      name: Photos
      auto-advance: false
      ---
      component: page-control
      name: Photos
      auto-advance: 0
      ---
      component: page-control
      name: Photos
      auto-advance: 0s
      ---
      component: page-control
      name: Photos
      auto-advance:
      ---
      component: page-control
      name: Photos
      ---
      component: page-control
      name: Photos
      auto-advance: off
      ---
      component: stepper
      label: Tickets
      auto-advance: true
      """
    ),
    RuleCase(
      "segment-count",
      """
      component: segmented-control
                 ^^^^^^^^^^^^^^^^^ warning
      group-label: Period
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "segment-count",
      """
      component: segmented-control
      group-label: Period
      segments: []
      ^^^^^^^^ error
      """
    ),
    RuleCase(
      "segment-count",
      """
      component: segmented-control
      group-label: Period
      segments:
      ^^^^^^^^ error
      """
    ),
    RuleCase(
      "segment-count",
      """
      component: segmented-control
      group-label: Period
      segments:
      ^^^^^^^^ error
        - label: Day
          selected: true
      """
    ),
    RuleCase(
      "segment-count",
      """
      # Those of a platform count, laid over the common ones by label.
      component: segmented-control
      group-label: Period
      platforms:
        ios: { segments: [{ label: Day }, { label: Week }] }
        android: { segments: [{ label: Day }, { label: Week }, { label: Month }] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }]
      platforms:
        ios: { segments: [{ label: Week }] }
        android: { segments: [{ label: DAY, selected: true }] }
                   ^^^^^^^^ error
      """
    ),
    RuleCase(
      "segment-count",
      """
      component: segmented-control
      group-label: Period
      segments: &two
        - label: Day
        - label: Week
      platforms:
        ios: { segments: *two }
      ---
      # One platform has segments of its own, and the other none.
      component: segmented-control
      group-label: Period
      platforms:
        ios: { segments: [{ label: Day }, { label: Week }] }
        android: {}
        ^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      ---
      component: segmented-control
      group-label: Period
      segments: Day, Week
      """
    ),
    RuleCase(
      "mutually-exclusive",
      """
      component: segmented-control
      group-label: Period
      selection: Multiple
                 ^^^^^^^^ error
      segments: [{ label: Day, selected: true }, { label: Week, selected: false }]
      """
    ),
    RuleCase(
      "mutually-exclusive",
      """
      component: segmented-control
      group-label: Period
      selection: single
      segments:
        - label: Day
          selected: true
        - label: Week
          selected: True
                    ^^^^ error
        - name: Month
          selected: TRUE
                    ^^^^ error
      """
    ),
    RuleCase(
      "mutually-exclusive",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }, { label: Month }]
      platforms:
        ios: { segments: [{ label: Week, selected: true }] }
                                                   ^^^^ error
        android: { segments: [{ label: Day, selected: false }, { label: Month, selected: true }] }
      """
    ),
    RuleCase(
      "mutually-exclusive",
      """
      # None selected; words that are no booleans.
      component: segmented-control
      group-label: Period
      selection: none at all
      segments: [{ label: Day }, { label: Week }]
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: yes }, { label: Week, selected: yes }]
      """
    ),
  ]
}
