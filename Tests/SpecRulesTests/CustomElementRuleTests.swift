import Testing

@Suite("A rule about custom elements")
struct CustomElementRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "native-element",
      """
      # Classes of a framework are no custom elements; a custom one with a role is fine.
      component: page-control
      name: Photos
      platforms: { ios: { framework: uikit, element: UIPageViewController } }
                                                     ^^^^^^^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: [UISlider, QuantityKnob], role: button }
                                           ^^^^^^^^ information
        android: { framework: views, element: NumberPicker }
                                              ^^^^^^^^^^^^ information
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, element: PeriodSwitch, traits: [.button] }
        android: { framework: compose, element: [NavigationBar, IconToggleButton] }
                                                 ^^^^^^^^^^^^^ information
                                                                ^^^^^^^^^^^^^^^^ information
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, increment: { element: PlusButton, role: button } } }
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # Classes of a framework bring a role along, unless they only show or arrange something.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UISwitch }
        android: { framework: views, element: NumberPicker }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android: { framework: views, element: [CheckBox, Spinner, RecyclerView] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android: { framework: views, element: LinearLayout }
                                              ^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: uikit, element: PeriodView }
                                          ^^^^^^^^^^ warning
        android: { framework: views, element: PeriodView }
                                              ^^^^^^^^^^ error
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: swiftui, element: PeriodView }
                                            ^^^^^^^^^^ warning
        android: { framework: compose, element: Row }
                                                ^^^ error
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, element: CarouselView }
                                          ^^^^^^^^^^^^ warning
        android: { framework: views, element: CarouselView }
                                              ^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: "QuantityPill" }
                                           ^^^^^^^^^^^^ warning
        android: { framework: views, element: com.example.QuantityPill }
                                              ^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, element: [QuantityRow] }
                                             ^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # A role in any form: a word, of the top level, a trait, a delegate, an argument.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      role: tab
      platforms: { android: { framework: compose, element: PeriodSwitch } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, element: PeriodView, traits: [.button] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, element: PeriodView, accessibilityTraits: UIAccessibilityTraits.button } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: swiftui, element: PeriodView, accessibilityAddTraits(.isButton): true } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: views, element: PeriodView, AccessibilityDelegate: PeriodDelegate } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, element: PeriodSwitch, "Modifier.semantics { role = Role.Tab }": true } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, element: PeriodSwitch, role: Role.Tab } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, element: DialView, traits: UIAccessibilityTraitAdjustable } }
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # A trait that is no role, and a role that is switched off, are none.
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, element: PeriodView, traits: [.updatesFrequently] } }
                                                     ^^^^^^^^^^ warning
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      role: tab
      platforms: { android: { framework: compose, element: PeriodSwitch, role: none } }
                                                           ^^^^^^^^^^^^ error
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # Native elements bring their role along, also those of the system that the guideline does not name.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIStepper }
        android: { framework: views, element: android.widget.ImageButton }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIButton }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: uikit, element: UISegmentedControl }
        android: { framework: compose, element: [SingleChoiceSegmentedButtonRow, SegmentedButton] }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        ios: { framework: swiftui, element: Picker }
        android: { framework: views, element: MaterialButtonToggleGroup }
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # One native element among several gives the role; an element of another framework is another fault.
      component: page-control
      name: Photos
      platforms: { android: { framework: views, element: [TabLayout, ViewPager2, RecyclerView] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { android: { framework: compose, element: [Row, Chip] } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms: { ios: { framework: uikit, element: Picker } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: swiftui, element: UIStepper } }
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # A framework without a list of native elements has nothing to compare with, and no framework may be any.
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, element: QuantityRow } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, element: TabView }
        android: { framework: compose, element: HorizontalPager }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { element: CarouselView }, android: { element: CarouselView } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { element: QuantityPill } }
                                   ^^^^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: [uikit, swiftui], element: [UIStepper, QuantityPill] } }
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # The buttons have elements of their own.
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          element: QuantityRow
          increment: { element: Button }
          decrement: { element: ImageButton }
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          increment: { element: PlusView }
                                ^^^^^^^^ warning
          decrement: { element: MinusView }
                                ^^^^^^^^^ warning
      ---
      component: stepper
      label: Tickets
      platforms:
        android:
          framework: views
          role: button
          increment: { element: PlusView }
      """
    ),
    RuleCase(
      "custom-element-needs-role",
      """
      # A class that the platform does not have, a misprint, nothing at all.
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, element: Stepper } }
      ---
      component: stepper
      label: Tickets
      platforms: { android: { framework: views, element: Image Button } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, element: } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { framework: uikit, element: none } }
      ---
      component: stepper
      label: Tickets
      """
    ),
    RuleCase(
      "native-element",
      """
      # The rule about roles speaks where a role is missing.
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: QuantityPill }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: QuantityPill, role: button }
      """
    ),
  ]
}
