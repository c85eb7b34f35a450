import Testing

@Suite("A rule about places of the focus")
struct FocusPlaceRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "initial-focus-place",
      """
      component: page-control
      name: Photos
      focus: { initial: page control }
                        ^^^^^^^^^^^^ information
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { focus: { initial: second paragraph } }
                                 ^^^^^^^^^^^^^^^^ information
        android: { focus: { initial: 'close button' } }
                                      ^^^^^^^^^^^^ information
      ---
      component: page-control
      name: Photos
      focus: { initial: last photo }
                        ^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "initial-focus-place",
      """
      # The places in other words: case, articles, hyphens, which heading.
      component: page-control
      name: Photos
      focus: { initial: Back Button }
      ---
      component: page-control
      name: Photos
      focus: { initial: back }
      ---
      component: page-control
      name: Photos
      focus: { initial: the screen title }
      ---
      component: page-control
      name: Photos
      focus: { initial: first-heading }
      ---
      component: page-control
      name: Photos
      focus: { initial: heading }
      ---
      component: page-control
      name: Photos
      focus: { initial: first text field of the form }
      ---
      component: page-control
      name: Photos
      focus: { initial: page title }
      ---
      component: page-control
      name: Photos
      focus: { initial: }
      ---
      component: page-control
      name: Photos
      focus: { initial: third photo }
      platforms: { ios: { focus: { initial: first heading } } }
      ---
      component: stepper
      label: Tickets
      focus: { initial: the value }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      focus: { initial: Day }
      """
    ),
    RuleCase(
      "modal-focus",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, focus: { modal: true } }
                                          ^^^^^ warning
        android: { framework: compose, focus: { modal: true, on-close: the first page } }
                                                                       ^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      focus: { modal: true, on-close: screen title }
               ^^^^^ warning
                                      ^^^^^^^^^^^^ warning
      platforms: { ios: { framework: [uikit, swiftui] }, android: {} }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, accessibilityViewIsModal: false, focus: { modal: true } } }
                                                                                      ^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { on-close: next page } } }
                                                 ^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "modal-focus",
      """
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, accessibilityViewIsModal: true, focus: { modal: true } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { modal: true, api: accessibilityViewIsModal } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { modal: true, accessibilityViewIsModal: true } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { modal: true, api: [accessibilityViewIsModal = true] } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { modal: true, on-close: the triggering element } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { modal: true, on-close: button that opened the menu } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { modal: true, on-close: Trigger } } }
      """
    ),
    RuleCase(
      "modal-focus",
      """
      # Without a modal, without the event, and where the guideline says nothing.
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, focus: { modal: false } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, focus: { modal: true } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { focus: { modal: true } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { modal: true } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { focus: { modal: false, on-close: heading } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, accessibilityViewIsModal: true, focus: { modal: true, on-close: heading } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { modal: true } }, android: { focus: { on-close: heading } } }
      """
    ),
  ]
}
