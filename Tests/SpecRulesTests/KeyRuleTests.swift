import Testing

@Suite("A rule about keys")
struct KeyRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "enter-activates-android-only",
      """
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate, enter: activate }
                                               ^^^^^ error
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { keyboard: { space: activate, Return: Activate } }
                                            ^^^^^^ error
        android: { keyboard: { tab: focus, space: activate, "enter key": activate } }
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      # Switched off on iOS, or bound to something else there.
      component: stepper
      label: Tickets
      keyboard: { space: activate, enter: activate }
      platforms: { ios: { keyboard: { enter: none } }, android: }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { keyboard: { space: activate, enter: focus } } }
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      # Missing on Android, where there is a keyboard section.
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate }
      ^^^^^^^^ warning
      platforms: { ios: {}, android: {} }
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          keyboard:
          ^^^^^^^^ warning
            tab: focus
            space: activate
      ---
      component: stepper
      label: Tickets
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      # Without platforms, with Android alone, in another component.
      component: stepper
      label: Tickets
      keyboard: { enter: activate }
      ---
      component: stepper
      label: Tickets
      keyboard: { enter: activate }
      platforms: { android: { framework: compose } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      keyboard: { enter: activate }
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      # Of a merge key.
      x-keys: &keys { space: activate, enter: activate }
                                       ^^^^^ error
      component: stepper
      label: Tickets
      platforms:
        ios:
          keyboard: { <<: *keys, tab: focus }
        android:
          keyboard: *keys
      """
    ),
    RuleCase(
      "enter-activates-android-only",
      """
      # Missing in a map that both platforms share.
      x-keys: &keys { tab: focus, space: activate }
      component: stepper
      label: Tickets
      platforms:
        ios: { keyboard: *keys }
        android: { keyboard: *keys }
                   ^^^^^^^^ warning
      """
    ),
  ]
}
