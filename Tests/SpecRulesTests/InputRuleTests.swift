import Testing

@Suite("A rule about keys, gestures and settings")
struct InputRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "keyboard-focus-keys",
      """
      # Without the section; with one that is not written yet.
      component: stepper
                 ^^^^^^^ warning
      label: Tickets
      ---
      component: stepper
      label: Tickets
      keyboard:
      ^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      keyboard: {}
      ^^^^^^^^ warning
      ---
      component: stepper
                 ^^^^^^^ warning
      label: Tickets
      platforms: { ios: {}, android: }
      """
    ),
    RuleCase(
      "keyboard-focus-keys",
      """
      # On one platform only.
      component: stepper
      label: Tickets
      platforms:
        ios: { keyboard: { tab: focus, space: activate } }
        android: { framework: views }
        ^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate }
      platforms:
        ios: { keyboard: none }
        ^^^ warning
        android: { keyboard: { enter: activate } }
      """
    ),
    RuleCase(
      "keyboard-focus-keys",
      """
      # Any key will do, under any of its names, in any words.
      component: stepper
      label: Tickets
      keyboard: { Shift+Tab: Focus }
      ---
      component: stepper
      label: Tickets
      keyboard: { Ctr+tab: focus }
      ---
      component: stepper
      label: Tickets
      keyboard: { left arrow: focuses the button before it }
      ---
      component: stepper
      label: Tickets
      keyboard: { F6: focus }
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, arrows: change-page, up: increment, down: decrement }
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: [focus, activate] }
      ---
      component: stepper
      label: Tickets
      keyboard: full access
      """
    ),
    RuleCase(
      "keyboard-focus-keys",
      """
      component: stepper
      label: Tickets
      keyboard:
        tab: Activate
             ^^^^^^^^ warning
        Arrow keys: activates
                    ^^^^^^^^^ warning
        ctrl+tab: focus
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: none, space: activate, reason: Tab keeps the focus where it is }
      ^^^^^^^^ warning
      """
    ),
    RuleCase(
      "keyboard-focus-keys",
      """
      # Shared by an anchor and a merge key.
      x-keys: &keys { space: activate, tab: activate }
                                            ^^^^^^^^ warning
      component: stepper
      label: Tickets
      platforms:
        ios: { keyboard: *keys }
        android: { keyboard: { <<: *keys, enter: activate } }
      """
    ),
    RuleCase(
      "keyboard-focus-keys",
      """
      component: page-control
      name: Photos
      keyboard: { space: activate }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      """
    ),
    RuleCase(
      "space-activates",
      """
      component: stepper
      label: Tickets
      keyboard: { tab: focus }
      ^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: }
      ^^^^^^^^ error
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, Spacebar: focus }
                                        ^^^^^ error
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, "space bar": 'none' }
                                            ^^^^ error
      platforms: { android: {} }
      """
    ),
    RuleCase(
      "space-activates",
      """
      # Switched off on a platform; in a section of its own.
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate }
      platforms:
        ios: { keyboard: { space: none } }
               ^^^^^^^^ error
        android: { keyboard: { enter: activate } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { keyboard: { tab: focus } }
               ^^^^^^^^ error
        android: { keyboard: { tab: focus, space: activate } }
      """
    ),
    RuleCase(
      "space-activates",
      """
      # Without a section another rule speaks; Enter on Android is another rule's as well.
      component: stepper
      label: Tickets
      ---
      component: stepper
      label: Tickets
      keyboard:
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, SPACE: Activates the button }
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: [activate] }
      ---
      component: page-control
      name: Photos
      keyboard: { tab: focus, space: focus }
      """
    ),
    RuleCase(
      "gesture-effects",
      """
      component: stepper
                 ^^^^^^^ warning
      label: Tickets
      keyboard: { tab: focus, space: activate }
      ---
      component: stepper
      label: Tickets
      gestures: {}
      ^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      gestures:
      ^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      gestures: { touch: focus }
      ^^^^^^^^ error
      """
    ),
    RuleCase(
      "gesture-effects",
      """
      component: stepper
      label: Tickets
      gestures: { swipe: focus, touch: activate, double-tap: focus }
                                       ^^^^^^^^ error
                                                             ^^^^^ error
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      gestures: { swipe: focus, doubletap: activate }
      platforms:
        ios: { gestures: { swipe: change-page } }
                                  ^^^^^^^^^^^ error
        android: { gestures: { doubletap: none } }
                   ^^^^^^^^ error
      """
    ),
    RuleCase(
      "gesture-effects",
      """
      # In other words; a swipe in each direction; what the guideline says nothing about.
      component: stepper
      label: Tickets
      gestures: { Swipe: Focuses the button, "Double tap": activates it }
      ---
      component: stepper
      label: Tickets
      gestures: { swipe-right: focus, swipe-left: focus, doubletap: activate }
      ---
      component: stepper
      label: Tickets
      gestures: { swipe: focus, doubletap: activate, swipe-up: increment, touch: focus }
      ---
      component: stepper
      label: Tickets
      gestures: the usual ones
      ---
      component: page-control
      name: Photos
      gestures: { swipe: focus, doubletap: focus, swipe-right: leave-control }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      gestures: { swipe: change-page }
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "text-resize",
      """
      component: stepper
                 ^^^^^^^ warning
      label: Tickets
      ---
      component: stepper
      label: Tickets
      settings:
      ^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      settings: { reason: small screens }
      ^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      settings: { text-resize: }
                  ^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "text-resize",
      """
      component: stepper
      label: Tickets
      settings: { text-resize: "199.5 %" }
                                ^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      settings: { text-resize: Fixed }
                               ^^^^^ error
      ---
      component: stepper
      label: Tickets
      settings: { text-resize: 310% }
      platforms:
        ios: { settings: { text-resize: 120% } }
                                        ^^^^ error
        android:
      """
    ),
    RuleCase(
      "text-resize",
      """
      # What is no percentage is wrong-type's; other components are not asked.
      component: stepper
      label: Tickets
      settings: { text-resize: 2 }
      ---
      component: stepper
      label: Tickets
      settings: { text-resize: large }
      ---
      component: stepper
      label: Tickets
      settings: { text-resize: 1e400% }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      settings: { text-resize: 100% }
      """
    ),
    RuleCase(
      "external-keyboard-navigation",
      """
      component: page-control
                 ^^^^^^^^^^^^ error
      name: Photos
      ---
      component: page-control
      name: Photos
      keyboard: { tab: focus, space: activate, arrows: none }
      ^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      variant: container
      keyboard:
      ^^^^^^^^ error
      platforms: { android: {} }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { keyboard: { right arrow: change-page } }
        android: { framework: compose }
        ^^^^^^^ error
      """
    ),
    RuleCase(
      "external-keyboard-navigation",
      """
      component: page-control
      name: Photos
      keyboard: { left: Changes page, right: changes the slide }
      ---
      component: page-control
      name: Photos
      keyboard: { ctrl+tab: next page }
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      keyboard: { Page Down: [change-page] }
      ---
      component: page-control
      name: Photos
      x-keys: &keys { arrows: change-page }
      platforms:
        ios: { keyboard: *keys }
        android: { keyboard: { <<: *keys, tab: focus } }
      ---
      component: stepper
      label: Tickets
      """
    ),
  ]
}
