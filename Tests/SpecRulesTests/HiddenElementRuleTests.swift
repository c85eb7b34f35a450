import Testing

@Suite("A rule about elements that are hidden or shown")
struct HiddenElementRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "interactive-element-hidden",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, isAccessibilityElement: false }
                                                         ^^^^^ error
        android: { framework: views, android:focusable: false, android:clickable: false, importantForAccessibility: no }
                                                        ^^^^^ error
                                                                                  ^^^^^ error
                                                                                                                    ^^ error
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, accessibilityHidden(true): true }
                                   ^^^^^^^^^^^^^^^^^^^^^^^^^ error
        android: { framework: views, android:importantForAccessibility: "noHideDescendants" }
                                                                         ^^^^^^^^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: swiftui, accessibilityHidden: true }
                                                        ^^^^ error
        android: { framework: views, focusable: False, importantForAccessibility: View.IMPORTANT_FOR_ACCESSIBILITY_NO }
                                                ^^^^^ error
                                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # Under focus, without a framework, the misprints by what they mean.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: isAccessibilityElement = false } } }
                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { isAccessibilityElement: false }, android: { focus: { api: [IMPORTANT_FOR_ACCESSIBILITY_NO] } } }
                                                  ^^^^^ error
                                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, focus: { api: Important_For _Accessibility_NO } } }
                                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, importantForAccessibility: false } }
                                                                           ^^^^^ error
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { api: view.setFocusable(false) } } }
                                                              ^^^^^^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # A button, a segment.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          increment: { name: Add, isAccessibilityElement: false }
                                                          ^^^^^ error
        android:
          framework: views
          decrement: { name: Remove, android:focusable: false }
                                                        ^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments:
        - { label: Day, selected: true, isAccessibilityElement: false }
                                                                ^^^^^ error
        - { label: Week, android:clickable: false }
                                            ^^^^^ error
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # What shows the control, or says nothing against it.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, isAccessibilityElement: true }
        android: { framework: views, android:focusable: true, android:clickable: true, importantForAccessibility: yes }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, accessibilityHidden(false): true }, android: { importantForAccessibility: auto } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, accessibilityHidden(true): false } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { api: isAccessibilityElement=true } } }
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # Labels, pictures, the parts of a group, dots without focus, what a dialog covers.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, label-hidden: isAccessibilityElement=false, icon: { isAccessibilityElement: false } }
        android: { framework: views, icon: { api: importantForAccessibility=no } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          isAccessibilityElement: false
          groupings: { parent: { isAccessibilityElement: true }, children: [{ isAccessibilityElement: false }] }
        android:
          framework: views
          android:focusable: false
          groupings: { container: { android:screenReaderFocusable: true }, children: [{ android:focusable: false }] }
      ---
      component: page-control
      name: Photos
      dots: { focusable: false }
      platforms: { ios: { framework: uikit, isAccessibilityElement: false }, android: { framework: views, android:focusable: false } }
      ---
      component: page-control
      name: Photos
      slides: { announce-index: true }
      platforms: { ios: { framework: swiftui, accessibilityHidden(true): true } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, focus: { modal: true, on-close: trigger, api: IMPORTANT_FOR_ACCESSIBILITY_NO } } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, states: { disabled: { api: [android:enabled=false, android:focusable=false] } } } }
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # A view around buttons that are reached one by one; a segment that is off.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          isAccessibilityElement: false
          increment: { isAccessibilityElement: true }
          decrement: { isAccessibilityElement: true }
      ---
      component: segmented-control
      group-label: Period
      segments:
        - { label: Day, selected: true, android:clickable: false }
        - { label: Week, disabled: true, android:focusable: false }
      platforms: { android: { framework: views } }
      """
    ),
    RuleCase(
      "interactive-element-hidden",
      """
      # An API from elsewhere is that rule's; without a platform it is nobody's.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, isAccessibilityElement: false }, android: { framework: compose, android:focusable: false } }
      ---
      component: stepper
      label: Tickets
      focus: { api: isAccessibilityElement=false }
      """
    ),
    RuleCase(
      "accessibility-element-resets",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, isAccessibilityElement: true, role: button }
                                 ^^^^^^^^^^^^^^^^^^^^^^ hint
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: [uikit, swiftui], isAccessibilityElement: true, states: [disabled] }
                                            ^^^^^^^^^^^^^^^^^^^^^^ hint
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, focus: { api: isAccessibilityElement=true }, traits: [.button] }
                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint
      ---
      component: stepper
      label: Tickets
      focus: { api: [isAccessibilityElement = true] }
                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint
      platforms: { ios: { framework: uikit } }
      """
    ),
    RuleCase(
      "accessibility-element-resets",
      """
      component: stepper
      label: Tickets
      role: button
      states: [disabled]
      platforms: { ios: { framework: uikit, isAccessibilityElement: true } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, isAccessibilityElement: true, traits: .adjustable, states: { disabled: { api: isEnabled=false } } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, isAccessibilityElement: true, role: button } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          isAccessibilityElement: true
          increment: { name: Add one ticket, states: [disabled] }
          decrement: { name: Remove one ticket, states: [disabled] }
      """
    ),
    RuleCase(
      "accessibility-element-resets",
      """
      # Off, in a part of a group, under another framework.
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, isAccessibilityElement: false } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, groupings: { parent: { isAccessibilityElement: true }, children: [{ isAccessibilityElement: false }] } } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, isAccessibilityElement: true } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { isAccessibilityElement: true } }
      ---
      component: stepper
      label: Tickets
      """
    ),
  ]
}
