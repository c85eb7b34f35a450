import Testing

@Suite("A rule about changes of a value")
struct ValueChangeRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "value-change-announced",
      """
      component: stepper
      label: Tickets
      focus: { on-value-change: silent }
                                ^^^^^^ error
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: Silent }
                                ^^^^^^ error
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: false, focus: stay } }
                                            ^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, focus: { on-value-change: { announce: "false" } } } }
                                                                                       ^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { focus: { on-value-change: { announce: no, focus: stay } } } }
                                                                ^^ error
      """
    ),
    RuleCase(
      "value-change-announced",
      """
      # An event that says where the focus goes, and nothing of what is heard.
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: stay } }
               ^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: {} }
               ^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, focus: { on-value-change: { focus: value } } }
                                            ^^^^^^^^^^^^^^^ error
        android: { framework: compose, focus: { on-value-change: { focus: stay } } }
                                                ^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "value-change-announced",
      """
      # A phrase, an API in any place, a text, or a word for it.
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: stay } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: "{value}" } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, focus: { on-value-change: { announce: .announcement } } }
        android: { framework: views, focus: { on-value-change: { announce: accessibilityLiveRegion } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { api: UIAccessibility.post(notification:argument:), focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, focus: { on-value-change: { liveRegion: LiveRegionMode.Polite, focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { argument: "{value} tickets", focus: stay } }
      """
    ),
    RuleCase(
      "value-change-announced",
      """
      # Staying says nothing about announcing, nor does a focus section without the event.
      component: stepper
      label: Tickets
      focus: { on-value-change: stay }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: , focus: stay } }
      ---
      component: stepper
      label: Tickets
      focus: default
      ---
      component: stepper
      label: Tickets
      focus: { initial: screen title }
      ---
      component: stepper
      label: Tickets
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: stay, reason: The system announces the value of this element } }
      """
    ),
    RuleCase(
      "value-change-announced",
      """
      # What is announced elsewhere is announced: at its moment, or by a region of the control.
      component: stepper
      label: Tickets
      announcements: { value-change: "{value} tickets" }
      focus: { on-value-change: { focus: stay } }
      ---
      component: stepper
      label: Tickets
      announcements: [{ for: value-change, text: "{value} tickets" }]
      focus: { on-value-change: { focus: stay } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: stay } }
      platforms: { android: { framework: views, accessibilityLiveRegion: polite } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: stay } }
      platforms: { android: { framework: compose, increment: { liveRegion: LiveRegionMode.Polite } } }
      """
    ),
    RuleCase(
      "value-change-announced",
      """
      # A region that is off, a moment that is switched off.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, accessibilityLiveRegion: none, focus: { on-value-change: { focus: stay } } } }
                                                                                        ^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, focus: { on-value-change: { accessibilityLiveRegion: none, focus: stay } } } }
                                                         ^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { announcements: { value-change: none } } }
                                                         ^^^^ error
      ---
      component: stepper
      label: Tickets
      announcements: { value-change: "{value}" }
      platforms: { ios: { announcements: { value-change: none } } }
      """
    ),
    RuleCase(
      "value-change-announced",
      """
      # A platform says otherwise than the top level; an alias is reported once.
      component: stepper
      label: Tickets
      focus: { on-value-change: { focus: stay } }
      platforms: { ios: { focus: { on-value-change: { announce: true } } } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true } }
      platforms: { ios: { focus: { on-value-change: { announce: false } } } }
                                                                ^^^^^ error
      ---
      x-focus: &focus { on-value-change: { focus: stay } }
                        ^^^^^^^^^^^^^^^ error
      component: stepper
      label: Tickets
      platforms: { ios: { focus: *focus }, android: { focus: { <<: *focus } } }
      ---
      component: page-control
      name: Photos
      focus: { on-page-change: silent }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { on-select: silent }
      """
    ),
    RuleCase(
      "value-change-keeps-focus",
      """
      # The contradiction is announce-or-move's, a focus that stays in other words is right.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: .screenChanged, focus: stay } } } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: stays on the button } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: the activated button } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: unchanged } }
      ---
      component: stepper
      label: Tickets
      focus: { on-value-change: { announce: true, focus: button bar } }
                                                         ^^^^^^^^^^ warning
      """
    ),
  ]
}
