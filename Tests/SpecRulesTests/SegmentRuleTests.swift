import Testing

@Suite("A rule about segments")
struct SegmentRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "segment-state-words",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }, { label: Year, disabled: true }]
      platforms:
        ios:
          announcements:
            Day: "Day, Active, button, 1 of 3"
                       ^^^^^^ warning
            Week: "Week. Off. Button. 2 of 3"
                         ^^^ warning
            Year: "Dimmed, Year, button, 3 of 3"
        android:
          announcements:
            day: "Day, tab, 1 of 3"
                  ^^^^^^^^^^^^^^^^ warning
            Week: "Week, tab, 2 of 3, double tap to activate"
      """
    ),
    RuleCase(
      "segment-state-words",
      """
      # In the label as well.
      component: segmented-control
      group-label: People
      segments: [{ label: Active users, selected: true }, { label: Guests }]
      announcements: { Active users: "Active users, button, active, 1 of 2" }
                                                            ^^^^^^ warning
      """
    ),
    RuleCase(
      "segment-state-words",
      """
      # Denied, said of another state, said by a list.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      announcements:
        - { for: Day, text: "Day, not selected, button, 1 of 2" }
                                  ^^^^^^^^^^^^ warning
        - { for: Week, state: selected, text: "Week, button, 2 of 2" }
                                               ^^^^^^^^^^^^^^^^^^^^ warning
        - { for: Day, state: unselected, text: "Day, button, 1 of 2" }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      states: { Selected: { announce: Checked }, unselected: { announce: Deselected } }
                                      ^^^^^^^ warning
                                                                         ^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "segment-state-words",
      """
      # Labels that look like a state, words in a sentence, placeholders, a missing Unselected.
      component: segmented-control
      group-label: "On"
      segments: [{ label: Active, selected: true }, { label: "Off" }, { label: Selected items }]
      announcements:
        Active: "On, selected, Active, button, 1 of 3"
        "Off": "Off, unselected, button, 2 of 3"
        Selected items: "Selected items, button, 3 of 3"
      ---
      component: segmented-control
      group-label: Photos
      segments: [{ label: On device, selected: true }, { label: Online, name: Online }]
      announcements:
        On device: "{label}, {state}, button, 1 of 2"
        Online: "{name}, photos on the current device, NOT SELECTED, button, 2 of 2"
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      states: { selected: { announce: "{state}" }, unselected: { announce: Not selected } }
      announcements: { Day: none, group: "Period, active" }
      ---
      component: page-control
      name: Photos
      states: { selected: { announce: Active } }
      """
    ),
    RuleCase(
      "segment-state-words",
      """
      # Without a state it is the other one of a segment that has an entry when selected.
      component: segmented-control
      group-label: Filter
      segments: [{ label: All, selected: true }, { label: New }]
      announcements:
        - { for: All, state: selected, text: "Selected, All, button, 1 of 2" }
        - { for: All, text: "All, button, 1 of 2" }
        - { for: New, state: selected, text: "Selected, New, button, 2 of 2" }
      ---
      component: segmented-control
      group-label: Filter
      segments: [{ label: All, selected: true }, { label: New }]
      announcements: { All: "Selected, All, button, 1 of 2", New: "New, Selected, button, 2 of 2" }
                                                                        ^^^^^^^^ warning
      ---
      # Each as it is once selected.
      component: segmented-control
      group-label: Filter
      segments: [{ label: All, selected: true }, { label: New }]
      announcements: { New: "New, Selected, button, 2 of 2" }
      """
    ),
    RuleCase(
      "segment-state-words",
      """
      language: de
      component: segmented-control
      group-label: Zeitraum
      segments: [{ label: Tag, selected: true }, { label: Woche }]
      announcements: { Tag: "Tag, ausgewählt, Taste, 1 von 2" }
      """
    ),
    RuleCase(
      "segment-interactive-indicated",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Button }, { label: Year }]
      platforms:
        ios:
          announcements:
            Button: "Button, 2 of 3"
                     ^^^^^^^^^^^^^^ error
            Year: "Year, 3 of 3, can be double-tapped"
        android:
          role: tab
          announcements:
            Button: "Button, tab, 2 of 3"
                     ^^^^^^^^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "segment-interactive-indicated",
      """
      # The selected segment and a disabled one; a declared role on iOS; hints.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }, { label: Year, disabled: true }]
      platforms:
        ios:
          role: Tab
          announcements: { Day: "Selected, Day, 1 of 3", Week: "Week, 2 of 3" }
        android:
          announcements:
            Day: "Selected, Day, tab, 1 of 3"
            Week: "Double-tap to see the week, tab, 2 of 3"
            Year: "Year, disabled, tab, 3 of 3"
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, traits: [.button], announcements: { Day: "Day, 1 of 2" } }
        android:
          hint: Double tap to select
          announcements: { Day: "Day, tab, 1 of 2", Week: "Week, tab, 2 of 2, {hint}" }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android:
          announcements:
            - { for: Day, state: selected, text: "Selected, Day, tab, 1 of 2" }
            - { for: Day, state: disabled, text: "Day, disabled, tab, 1 of 2" }
            - { for: group, text: Period }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      announcements: { Day: "Day, 1 of 2" }
      """
    ),
    RuleCase(
      "announcement-names-role",
      """
      # What does not sound as if it could be selected is the other rule's.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios:
          announcements: { Day: "Selected, Day, 1 of 2", Week: "Week, 2 of 2" }
                                 ^^^^^^^^^^^^^^^^^^^^^ information
        android:
          announcements: { Week: "Week, 2 of 2" }
                                  ^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "index-matches-set",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }, { label: 1 of 4 weeks }]
      platforms:
        ios:
          announcements:
            Day: "Selected, Day, button, Two of Three"
                                         ^^^^^^^^^^^^ warning
            Week: "Week, button, 2 out of 4"
                                 ^^^^^^^^^^ warning
            1 of 4 weeks: "1 of 4 weeks, button, 3 of 3"
        android:
          announcements:
            Day: "Selected, Day, tab, {index} of 2"
                                      ^^^^^^^^^^^^ warning
            Week: "Week, tab, 2/4, double tap to activate"
            1 of 4 weeks: "1 of 4 weeks, tab, 4 of {count}"
                                              ^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "index-matches-set",
      """
      # Pages: of a number, of the page that is shown, of any.
      component: page-control
      name: Photos
      pages: 4
      current-page: 2
      announcements:
        page: "Kitchen, page 3 of 4"
                             ^^^^^^ warning
        page 1: "Hall, page one of five"
                            ^^^^^^^^^^^ warning
        page 4: "4 of 4"
        dots: "Page two of four"
        slides: "Photo 5 of 4"
                       ^^^^^^ warning
      ---
      component: page-control
      name: Photos
      pages: 4
      announcements: { page: "page 3 of 4", dots: "Page 1 of 3", page 2: "first of four" }
                                                        ^^^^^^ warning
                                                                          ^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "index-matches-set",
      """
      # The last position counts; nothing to compare with; other words and languages.
      component: segmented-control
      group-label: Step
      segments: [{ label: Step 1 of 3 }, { label: Step 2 of 3 }]
      announcements: { Step 1 of 3: "Step 1 of 3, button, 1 of 2", Step 2 of 3: "{label}, {index} of {count}" }
      ---
      component: page-control
      name: Photos
      announcements: { page: "page 9 of 4" }
      ---
      component: page-control
      name: Photos
      pages: 1e300
      announcements: { page: "page 9 of 4" }
      ---
      component: page-control
      name: Photos
      pages: 3
      announcements: { page: "Bild 2 von 4", page 3: "3 of 3", pages: "{index} of {count}" }
                                   ^^^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      announcements: { Day: "Day, 3 of 2" }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      announcements: { group: "Period, 1 of 7 controls" }
      """
    ),
    RuleCase(
      "index-in-label",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: "1 of 2", name: Week }, { name: "Year, three of three" }]
                          ^^^ hint
                                                          ^^^^ hint
      platforms: { ios: {}, android: {} }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: {} }
      """
    ),
    RuleCase(
      "picker-style",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker, style: WheelPickerStyle() } }
                                                                      ^^^^^^^^^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: [uikit, swiftui], element: [UISegmentedControl, Picker()], style: }
                                                                                     ^^^^^ warning
      """
    ),
    RuleCase(
      "picker-style",
      """
      # The style in any of its forms and places; another element; another framework, none.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker, style: SegmentedPickerStyle() } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker, style: ".pickerStyle(.segmented)" } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: [Picker, SegmentedPickerStyle] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: Picker, pickerStyle(_:): .segmented } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: PeriodPicker } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { element: Picker } }
      """
    ),
    RuleCase(
      "tab-in-tab-row",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: compose, element: [Chip, Tab()] } }
                                                                  ^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: compose, element: [Tab, ScrollableTabRow] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android:
          framework: compose
          element: Tab
          groupings: { container: { "TabRow(selectedTabIndex = tabIndex)": true } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: views, element: Tab } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: compose, element: Chip } }
      """
    ),
  ]
}
