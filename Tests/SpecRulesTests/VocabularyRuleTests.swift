import Testing

@Suite("A rule about vocabulary")
struct VocabularyRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "foreign-api",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          labelFor: tickets
          ^^^^^^^^ error
          accessibilityHidden(true): true
          ^^^^^^^^^^^^^^^^^^^^^^^^^ error
          states: { disabled: { api: android:enabled=false } }
                                     ^^^^^^^^^^^^^^^^^^^^^ error
          focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } }
                                                ^^^^^^^^^^^^^^^^^^^^^^^ error
          methods: [setOnClickListener]
                    ^^^^^^^^^^^^^^^^^^ error
        android:
          framework: views
          accessibilityLabel: Tickets
          ^^^^^^^^^^^^^^^^^^ error
          isEnabled: true
          ^^^^^^^^^ error
          handlers: [onClick]
          focus: { api: FocusRequester }
                        ^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # Several frameworks, none, and one of the other platform.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: [uikit, swiftui]
          states: { disabled: { api: [isEnabled=false, disabled()] } }
          accessibilityTraversalBefore: other
          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
        android:
          states: { disabled: { api: ["android:enabled=false", "Modifier.semantics { disabled() }"] } }
          nextFocusDown: other
      ---
      component: stepper
      label: Tickets
      platforms:
        android: { framework: swiftui, contentDescription: Tickets, accessibilityHint: Adds one }
                                                                    ^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # Names with several homes, in each of them.
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: swiftui
          states: { disabled: { api: disabled() } }
          focus: { api: UIAccessibility.post }
        android:
          framework: compose
          contentDescription: Photos
          handlers: onClick
          states: { disabled: { api: disabled() } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, focus: { api: "UIAccessibility.post(notification:argument:)" } }
        android: { framework: views, contentDescription: Photos, handlers: [onClick, onTouch] }
      ---
      component: stepper
      platforms:
        ios: { framework: uikit, states: { on: { api: [isSelected, button.isSelected = true] } } }
        android: { framework: views, groupings: { api: [isSelected=true, setEnabled(false), requestFocus(), stateDescription] } }
      ---
      component: stepper
      platforms: { ios: { framework: swiftui, groupings: { api: [isSelected, accessibilityRespondsToUserInteraction(_:), focusable()] } } }
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # The other framework's spelling of the same API.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, "accessibilityLabel(_:)": Tickets }
                                  ^^^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, accessibilityLabel: Tickets }
                                   ^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # Segments belong to no platform, and to that of their own list.
      component: segmented-control
      group-label: Period
      segments:
        - { label: Day, contentDescription: Day }
        - { label: Week, accessibilityLabel: Week }
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, contentDescription: Day }, { label: Week }]
                               ^^^^^^^^^^^^^^^^^^ error
      platforms: { ios: { framework: uikit } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, segments: [{ label: Day, contentDescription: Day }] }
                                                          ^^^^^^^^^^^^^^^^^^ error
        android: { framework: views }
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # Words that some framework uses as a name are words first.
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          focus: { initial: heading, on-page-change: { focus: heading, announce: selected }, move: button }
        android:
          framework: views
          focus: { on-page-change: { focus: header } }
      """
    ),
    RuleCase(
      "foreign-api",
      """
      # Elements and traits are native-element's; words of the team's own are nobody's.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          element: Stepper
          traits: [.isButton]
          methods: [reload()]
          handlers: [onTap]
      """
    ),
    RuleCase(
      "foreign-api",
      """
      component: stepper
      label: Tickets
      x-android: &android { contentDescription: Tickets }
                            ^^^^^^^^^^^^^^^^^^ error
      platforms:
        ios: { framework: swiftui, <<: *android }
        android: { framework: compose, <<: *android }
      """
    ),
    RuleCase(
      "obsolete-api",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          traits: [UIAccessibilityTraitAdjustable, .notEnabled]
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
          focus:
            api: UIAccessibilityLayoutChangedNotification
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
            reason: The dialog opens
            on-value-change: { announce: UIAccessibilityAnnouncementNotification, focus: stay }
                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
          states: { disabled: { api: UIAccessibilityTraitNotEnabled } }
                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "obsolete-api",
      """
      # Without a framework too; in another framework the name is foreign.
      component: page-control
      name: Photos
      platforms: { ios: { traits: UIAccessibilityTraitAdjustable } }
                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, traits: UIAccessibilityTraitAdjustable } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          traits: UIAccessibilityTraits.adjustable
          focus: { api: .layoutChanged }
                        ^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, focus: { on-value-change: { announce: .layoutChanged, focus: stay } } } }
      """
    ),
    RuleCase(
      "misspelt-api",
      """
      component: stepper
      label: Tickets
      keyboard: { Ctr+tab: focus }
                  ^^^^^^^ warning
      platforms:
        ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityElement } }
                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
        android:
          framework: views
          element: Image Button
                   ^^^^^^^^^^^^ warning
          android=clickable=true: true
          ^^^^^^^^^^^^^^^^^^^^^^ warning
          focus: { move: Type_View_Focused }
                         ^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "misspelt-api",
      """
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings: { api: accessibilityFrameInContainer, container: { element: Stackview } }
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
        android:
          framework: views
          importantForAccessibility: false
                                     ^^^^^ warning
          increment: importantForAccessibility=false
          focus: { api: "Important_For _Accessibility_NO" }
                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "misspelt-api",
      """
      # The right spellings.
      component: stepper
      label: Tickets
      keyboard: { ctrl+tab: focus }
      platforms:
        ios:
          framework: uikit
          groupings: { api: [accessibilityFrameInContainerSpace, shouldGroupAccessibilityChildren] }
        android:
          framework: views
          element: ImageButton
          android:clickable: true
          focus: { move: TYPE_VIEW_FOCUSED }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, focus: { api: ["@FocusState", "@FocusState private var on: Bool"] } }
      """
    ),
    RuleCase(
      "framework-platform-match",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: [uikit, compose] }
                                  ^^^^^^^ error
        android: { framework: flutter }
                              ^^^^^^^ error
      """
    ),
    RuleCase(
      "framework-platform-match",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: SwiftUI }
        android: { framework: [Views, COMPOSE] }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: }, android: }
      """
    ),
    RuleCase(
      "framework-platform-match",
      """
      component: page-control
      name: Photos
      platforms:
        iOS: { framework: uikit }
        web: { framework: react }
        ^^^ error
      """
    ),
    RuleCase(
      "unknown-term",
      """
      component: stepper
      label: Tickets
      role: buton
            ^^^^^ hint
      keyboard: { tabb: focus, space: activate, enter: activat }
                  ^^^^ hint
                                                       ^^^^^^^ hint
      gestures: { swipe: focus, shake: activate }
                                ^^^^^ hint
      states: [disabled, greyed]
                         ^^^^^^ hint
      """
    ),
    RuleCase(
      "unknown-term",
      """
      # Aliases, cases, words that model or vocabulary have, actions as effects.
      component: stepper
      label: Tickets
      keyboard: { Tab: Focus, arrow keys: focus, Spacebar: activate, return: none }
      gestures: { double-tap: activate, swipe-up: increment, swipe-down: decrement }
      states: { Dimmed: {}, ACTIVE: {} }
      platforms: { ios: { framework: uikit, accessibilityHint: Adds one, accessibilityValue: 3 } }
      """
    ),
    RuleCase(
      "unknown-term",
      """
      # role-expected has the place of the word where the set of roles is closed.
      component: stepper
      label: Tickets
      platforms: { ios: { role: slider }, android: { role: slider } }
                                                           ^^^^^^ hint
      """
    ),
    RuleCase(
      "unknown-term",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          my.helper(): true
          ^^^^^^^^^^^ hint
          announcements: { increment: "{lable}, {value}, {zzz}, {}, Increment, Button" }
                                       ^^^^^^^ hint
                                                         ^^^^^ hint
                                                                ^^ hint
      """
    ),
    RuleCase(
      "unknown-term",
      """
      component: page-control
      name: Photos
      gestures: { swipe-left: change-page, two-finger-swipe: change-page }
      keyboard: { arrows: change-page }
      platforms: { ios: { role: adjustable, states: { selected: {} } }, android: { role: list } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      states: [selected, unselected, not selected, disabled]
      platforms:
        android: { framework: compose, role: tab, liveRegion: polite, "role = Role.Tab": true }
      """
    ),
  ]
}
