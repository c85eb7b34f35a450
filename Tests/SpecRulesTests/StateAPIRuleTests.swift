import Testing

@Suite("A rule about the APIs of states")
struct StateAPIRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "disabled-api",
      """
      # A colon for the equals sign, the attribute without its namespace, a call behind the element,
      # the property of Objective-C.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, states: { disabled: { api: 'isEnabled: false' } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, states: { disabled: { api: 'isEnabled: true' } } } }
                                                                        ^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, states: { disabled: { api: stepper.enabled = NO } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, states: { disabled: { api: stepper.enabled = YES } } } }
                                                                       ^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, states: { disabled: { api: Stepper(...).disabled(true) } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, states: { disabled: { api: Stepper(...).disabled(false) } } } }
                                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, states: { disabled: { api: enabled=false } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, states: { disabled: { api: enabled=true } } } }
                                                                           ^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "not-enabled-overwrites-role",
      """
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, traits: [.notEnabled] } }
                                                     ^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, traits: notEnabled } }
                                                    ^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, accessibilityTraits: "UIAccessibilityTraits.notEnabled" } }
                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, traits: [UIAccessibilityTraitNotEnabled] } }
                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "not-enabled-overwrites-role",
      """
      # As the API of a state, of a button, of a segment, under two frameworks.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          states: { disabled: { api: .notEnabled, announce: Dimmed } }
                                     ^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      states: { disabled: { api: [isEnabled=false, accessibilityTraits = .notEnabled], announce: Dimmed } }
                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      platforms: { ios: { framework: [swiftui, uikit] } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          increment: { accessibilityTraits: .notEnabled }
                                            ^^^^^^^^^^^ warning
          decrement: { states: { disabled: { api: .notEnabled } } }
                                                  ^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week, accessibilityTraits: .notEnabled }]
                                                                     ^^^^^^^^^^^ warning
      platforms: { ios: { framework: uikit } }
      """
    ),
    RuleCase(
      "not-enabled-overwrites-role",
      """
      # A role that is given, as a word or a trait, is not overwritten unnoticed.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, role: button, traits: [.notEnabled] } }
      ---
      component: stepper
      label: Tickets
      role: button
      platforms: { ios: { framework: uikit, states: { disabled: { api: .notEnabled } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, traits: [.button, .notEnabled] } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, increment: { accessibilityTraits: [.button, .notEnabled] } } }
      """
    ),
    RuleCase(
      "not-enabled-overwrites-role",
      """
      # Other traits, other frameworks, none, and the property.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, traits: [.updatesFrequently] } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, states: { disabled: { api: isEnabled=false } } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, traits: [.notEnabled] } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { traits: [.notEnabled] }, android: { framework: views, traits: [.notEnabled] } }
      ---
      component: stepper
      label: Tickets
      traits: [.notEnabled]
      """
    ),
    RuleCase(
      "selected-state-api",
      """
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: swiftui
          states:
            selected: { announce: Selected }
            ^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, states: { Selected: { api: disabled() } } }
                                                              ^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android: { framework: compose, states: { selected: { api: Tab(enabled = true) } } }
                                                                  ^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android: { framework: compose, states: { selected: { api: Tab(selected = false) } } }
                                                                  ^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      states: { selected: { announce: Selected } }
                ^^^^^^^^ warning
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      """
    ),
    RuleCase(
      "selected-state-api",
      """
      # Any condition, any element, a list of traits, a modifier, blanks.
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, states: { selected: { api: accessibilityAddTraits(.isSelected) } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, states: { selected: { api: ".accessibilityAddTraits([.isSelected])" } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, states: { selected: { api: ".accessibilityAddTraits(index == page ? [.isSelected] : [])" } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, states: { selected: { api: [disabled(), "accessibilityAddTraits( .isSelected )"] } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: { api: Tab(selected = tabIndex == index) } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: { api: "Tab(selected=true, onClick={})" } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: { api: FilterChip(selected = isOn) } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: { api: "Modifier.selectable(selected = isOn)" } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: { api: "Modifier.semantics { selected = isOn }" } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: { api: selected = isOn } } } }
      """
    ),
    RuleCase(
      "selected-state-api",
      """
      # A list only declares, a segment is no state, and the other frameworks announce by themselves.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      states: [selected, disabled]
      platforms: { android: { framework: compose } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, states: { selected: } } }
                                                            ^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: uikit, states: { selected: { announce: Selected } } }
        android: { framework: views, states: { selected: { announce: selected } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker, states: { selected: { announce: Selected } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, states: { selected: { announce: Selected } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { states: { selected: { announce: Selected } } } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: compose, states: { selected: { announce: Selected } } } }
      """
    ),
    RuleCase(
      "selected-state-api",
      """
      # An API of another framework is that rule's; each listed framework needs one.
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, states: { selected: { api: TabRow(selected = true) } } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: [uikit, swiftui], states: { selected: { announce: Selected } } } }
                                                                 ^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: [views, compose], states: { selected: { api: Tab(selected = isOn) } } } }
      """
    ),
  ]
}
