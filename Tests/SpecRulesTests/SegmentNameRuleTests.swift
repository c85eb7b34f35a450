import Testing

@Suite("A rule about empty texts and the names of segments")
struct SegmentNameRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = texts + segments

  private static let texts: [RuleCase] = [
    RuleCase(
      "empty-semantics-string",
      """
      component: stepper
      label: Tickets
      name: ""
            ^^ error
      value: 3
      platforms:
        ios:
          framework: uikit
          hint: ""
                ^^ error
          announcements: { increment: "", decrement: "Tickets, 3, Decrement, Button" }
                                      ^^ error
      """
    ),
    RuleCase(
      "empty-semantics-string",
      #"""
      component: page-control
      label: Photos
      platforms:
        android:
          framework: compose
          contentDescription: ""
                              ^^ error
          stateDescription: '  '
                            ^^^^ error
          states:
            enabled: { api: 'Modifier.semantics { stateDescription = "" }' }
                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
          custom-actions: ["", Next]
                           ^^ error
      ---
      component: page-control
      label: Photos
      platforms:
        android:
          framework: compose
          customActions: ['CustomAccessibilityAction(label="", action = { true })']
                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
          'modifier = Modifier.semantics { contentDescription = "" }': true
           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
      """#
    ),
    RuleCase(
      "empty-semantics-string",
      """
      # By analogy any name, hint or announcement.
      component: segmented-control
      group-label: Period
      name: ""
            ^^ error
      segments:
        - { label: Day, name: '' }
                              ^^ error
        - { icon: { image: week }, contentDescription: "" }
                                                       ^^ error
      announcements: { Day: "" }
                            ^^ error
      platforms:
        ios: { framework: uikit, hint: "" }
                                       ^^ error
      ---
      component: page-control
      platforms:
        ios:
          framework: uikit
          accessibilityLabel: ""
                              ^^ error
          groupings:
            parent: { isAccessibilityElement: true, accessibilityLabel: "" }
                                                                        ^^ error
      """
    ),
    RuleCase(
      "empty-semantics-string",
      #"""
      # Not written yet, an icon that is not announced, a visible text.
      component: page-control
      label: Photos
      platforms:
        android: { framework: compose, contentDescription: , icon: { image: a, contentDescription: "" } }
      ---
      component: page-control
      label: Photos
      platforms:
        android:
          framework: compose
          icon: { image: a, api: 'Modifier.semantics { contentDescription = "" }' }
          contentDescription: Photos
          'Modifier.semantics { stateDescription = "Page 2" }': true
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, contentDescription: , android:text: "" } }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: "", name: Day }, { label: Week }]
      platforms: { android: { framework: views, android:text: "" } }
      """#
    ),
    RuleCase(
      "name-required",
      #"""
      # An empty name is reported where it stands; an expression and a group name, too.
      component: page-control
      platforms: { android: { framework: compose, contentDescription: "" } }
      ---
      component: page-control
      platforms:
        android:
          framework: compose
          'Modifier.semantics { contentDescription = "Photos" }': true
      ---
      component: page-control
                 ^^^^^^^^^^^^ error
      platforms:
        android:
          framework: compose
          'Modifier.semantics { stateDescription = "Page 2" }': true
      ---
      component: page-control
      platforms:
        ios:
          framework: uikit
          groupings: { parent: { isAccessibilityElement: true, accessibilityLabel: Photos } }
      ---
      component: stepper
      platforms: { android: { framework: views, android:contentDescription: Tickets } }
      ---
      component: stepper
      platforms: { android: { framework: views, labelFor: tickets } }
      """#
    ),
  ]

  private static let segments: [RuleCase] = [
    RuleCase(
      "segment-named",
      """
      component: segmented-control
      group-label: View
      segments:
        - icon: { image: map }
          ^^^^ error
          selected: true
        - { selected: false }
            ^^^^^^^^ error
        - {}
          ^^ error
        - { label: "", disabled: true }
            ^^^^^ error
      """
    ),
    RuleCase(
      "segment-named",
      """
      component: segmented-control
      group-label: View
      segments: [{ label: Map }, { label: List }]
      platforms:
        ios: {}
        android:
          framework: views
          segments:
            - { label: map, icon: { image: map } }
            - { icon: { image: grid } }
                ^^^^ error
      """
    ),
    RuleCase(
      "segment-named",
      #"""
      # A label, a name, the API of one, a title; an empty name and a wrong type are other faults.
      component: segmented-control
      group-label: View
      segments:
        - { label: Map }
        - { name: List }
        - { contentDescription: Grid, icon: { image: grid } }
        - { setTitle(): Table }
        - { android:text: Chart }
        - { 'Modifier.semantics { contentDescription = "Tree" }': true }
        - { contentDescription: "" }
        - Plain
        -
      platforms: { ios: {}, android: {} }
      ---
      component: segmented-control
      group-label: View
      segments:
      ---
      component: stepper
      label: Tickets
      segments: [{ icon: { image: map } }]
      """#
    ),
    RuleCase(
      "group-label-on-first-segment",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }, { label: Month }]
      platforms:
        ios:
          framework: swiftui
          announcements:
            Day: "Selected, Day, button, 1 of 3"
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
            Week: "Period, Week, button, 2 of 3"
                   ^^^^^^ warning
            Month: "{group}, Month, button, 3 of 3"
                    ^^^^^^^ warning
        android:
          announcements:
            Day: "Selected, Day, tab, 1 of 3"
                  ^^^^^^^^^^^^^^^^^^^^^^^^^^ information
            Week: "Week, tab, 2 of 3, double tap to activate"
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week, selected: true }]
      announcements: { Day: "Day, button, 1 of 2" }
                             ^^^^^^^^^^^^^^^^^^^ information
      platforms: { ios: { framework: uikit } }
      ---
      # The gravest of the platforms speaks.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      announcements: { Day: "Day, button, 1 of 2" }
                             ^^^^^^^^^^^^^^^^^^^ warning
      platforms: { android: {}, ios: { framework: swiftui } }
      ---
      component: segmented-control
      group-label: Label
      segments: [{ label: Day }, { label: Week }]
      announcements: [{ for: day, text: "{label}, button, 1 of 2" }]
                                         ^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "group-label-on-first-segment",
      """
      # On the first one, allowed on the selected one; on Android that one will do.
      component: segmented-control
      group-label: Top apps
      segments: [{ label: Kids }, { label: Weather, selected: true }, { label: Apps }]
      platforms:
        ios:
          framework: swiftui
          announcements:
            Kids: "TOP APPS: Kids, button, 1 of 3"
            Weather: "Top apps, Selected, Weather, button, 2 of 3"
            Apps: "Apps, button, 3 of 3"
        android:
          framework: compose
          announcements:
            Kids: "Kids, tab, 1 of 3, double tap to activate"
            Weather: "Selected, Top apps, Weather, tab, 2 of 3"
      ---
      # The list of announcements says which is selected.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios:
          framework: swiftui
          announcements:
            - { for: Day, state: unselected, text: "Day, button, 1 of 2" }
            - { for: Day, state: selected, text: "Period, Selected, Day, button, 1 of 2" }
            - { for: Week, state: selected, text: "Period, Selected, Week, button, 2 of 2" }
      """
    ),
    RuleCase(
      "group-label-on-first-segment",
      """
      # No group label, no announcement of the first segment, a segment called like the group.
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, announcements: { Day: "Day, button, 1 of 2" } } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios:
          framework: swiftui
          announcements: { group: Period, Week: "Week, button, 2 of 2" }
      ---
      component: segmented-control
      group-label: View
      segments: [{ label: Map view }, { label: List view }]
      platforms:
        ios:
          framework: swiftui
          announcements:
            Map view: "View, Map view, button, 1 of 2"
            List view: "List view, button, 2 of 2"
      ---
      # The name of a placeholder is not said.
      component: segmented-control
      group-label: Label
      segments: [{ label: Day, selected: true }, { label: Week }]
      announcements: { Day: "{group}, {label}, 1 of 2", Week: "{label}, button, 2 of 2" }
      platforms: { ios: { framework: swiftui } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker } }
      """
    ),
  ]
}
