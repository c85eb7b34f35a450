import Testing

@Suite("A rule about states")
struct StateRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "disabled-api",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, states: { disabled: { announce: Dimmed } } }
                                           ^^^^^^^^ warning
        android:
          framework: views
          states:
            Disabled: { api: android:enabled=true, announce: disabled }
                             ^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "disabled-api",
      """
      # Blanks, quotes, receivers and conditions do not matter; the opposite value does.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { disabled: { api: self.isEnabled = false } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { disabled: { api: isEnabled = !isSoldOut } }
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          states: { disabled: { api: 'android:enabled="false"' } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: swiftui
          states: { disabled: { api: .disabled(true) } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: swiftui
          states: { disabled: { api: disabled(count == limit) } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: swiftui
          states: { disabled: { api: disabled(false) } }
                                     ^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "disabled-api",
      """
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          states: { disabled: { api: "modifier = Modifier.semantics { disabled() }" } }
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: compose
          states: { disabled: { api: "Button(onClick = { next() }, enabled = false)" } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android:
          framework: compose
          states: { disabled: { api: enabled = false } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android:
          framework: compose
          states: { disabled: { api: Tab(enabled = true) } }
                                     ^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "disabled-api",
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          states: { disabled: { api: button.setEnabled(false) } }
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          states: { disabled: { api: setEnabled(true) } }
                                     ^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "disabled-api",
      """
      # Each listed framework needs a fitting API.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          states: { disabled: { api: isEnabled=false, announce: Dimmed } }
                                     ^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          states: { disabled: { api: [isEnabled=false, disabled()], announce: Dimmed } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          states:
            disabled:
              api: [isEnabled=true, disabled()]
                    ^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "disabled-api",
      """
      # A list only declares, a state without a value is like an empty one; no framework, no API to
      # compare.
      component: stepper
      label: Tickets
      states: [disabled, enabled]
      platforms: { ios: { framework: uikit } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states:
            disabled:
            ^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { states: { disabled: { announce: Dimmed } } } }
      ---
      component: stepper
      label: Tickets
      states: { disabled: { announce: Dimmed } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, states: { disabled: { api: alpha } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: uikit, states: { disabled: { api: alpha } } } }
      """
    ),
    RuleCase(
      "disabled-api",
      """
      # Another framework's API is foreign-api's, a misprint is misspelt-api's.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { disabled: { api: android:enabled=false, announce: Dimmed } }
      """
    ),
    RuleCase(
      "disabled-api",
      """
      # At the top level and in a platform merge; buttons have states of their own.
      component: stepper
      label: Tickets
      states: { dimmed: { announce: Dimmed } }
      platforms:
        ios: { framework: uikit, states: { dimmed: { api: isEnabled=false } } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          increment: { states: { disabled: { announce: Dimmed } } }
                                 ^^^^^^^^ warning
      """
    ),
    RuleCase(
      "disabled-api",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { enabled: { api: isEnabled }, disabled: { api: isEnabled=false } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { enabled: { api: isEnabled=false } }
                                    ^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { enabled: {}, disabled: [isEnabled=false] }
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: disabled } }
                                      ^^^^^^^^ error
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, states: { disabled: { announce: "DIMMED." } } }
        android: { framework: compose, states: { disabled: { announce: “Disabled” } } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { states: { dimmed: { announce: greyed out } } }
                                             ^^^^^^^^^^ error
        android: { states: { disabled: { announce: Dimmed } } }
                                                   ^^^^^^ error
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      # The system speaks where nothing is announced; other languages have other words.
      component: stepper
      label: Tickets
      states: [disabled]
      platforms: { ios: { states: { disabled: { api: isEnabled=false } } } }
      ---
      component: stepper
      language: de-DE
      label: Karten
      platforms: { ios: { states: { disabled: { announce: abgeblendet } } } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { language: EN-gb, states: { disabled: { announce: abgeblendet } } }
                                                                ^^^^^^^^^^^ error
        android: { language: fr, states: { disabled: { announce: désactivé } } }
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Disabled items }, { label: Week, disabled: true }]
      platforms:
        ios:
          announcements:
            Disabled items: "Disabled items, button, 1 of 2"
            Week: "Week, Disabled, button, 2 of 2"
                         ^^^^^^^^ error
        android:
          announcements:
            Week: "Week, tab, 2 of 2"
                   ^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week, disabled: true }]
      platforms:
        ios:
          announcements:
            Week: "Week, dimmed, button, 2 of 2"
        android:
          announcements:
            Week: "{label}, {state}, tab, {index} of {count}"
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          announcements:
            - { for: increment, text: "Tickets, 10, Increment, Button" }
            - { for: increment, state: disabled, text: "Tickets, 10, Increment, disabled, Button" }
                                                                                ^^^^^^^^ error
        android:
          announcements:
            - { for: increment, state: disabled, text: "Tickets, 10, Increment, disabled" }
      ---
      # Where the label has the word as well.
      component: stepper
      label: Disabled guests
      platforms:
        ios:
          announcements:
            - { for: increment, state: disabled, text: "Disabled, 1, Increment, Disabled guests" }
                                                        ^^^^^^^^ error
      """
    ),
    RuleCase(
      "disabled-announcement-word",
      """
      # A platform that the spec does not name has no word of its own.
      component: stepper
      label: Tickets
      states: { disabled: { announce: off } }
      """
    ),
  ]
}
