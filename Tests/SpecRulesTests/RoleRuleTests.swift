import Testing

@Suite("A rule about roles and elements")
struct RoleRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "role-expected",
      """
      # A role in another language may be the right one.
      component: stepper
      language: de
      label: Karten
      platforms: { ios: { role: Schaltfläche } }
      """
    ),
    RuleCase(
      "unknown-term",
      """
      component: stepper
      language: de
      label: Karten
      platforms: { ios: { role: Schaltfläche }, android: { role: Schaltfläche } }
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: stepper
      label: Tickets
      role: slider
            ^^^^^^ warning
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: stepper
      label: Tickets
      role: BUTTON
      platforms: { ios: { framework: [uikit, swiftui] } }
      ---
      component: stepper
      label: Tickets
      role: “Button”
      platforms: { ios: {} }
      """
    ),
    RuleCase(
      "role-expected",
      """
      # Android has no set of roles for a stepper.
      component: stepper
      label: Tickets
      platforms: { android: { role: spin button } }
      """
    ),
    RuleCase(
      "role-expected",
      """
      # One adjustable element, with what makes it one.
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          role: adjustable
          traits: [.adjustable]
          methods: [accessibilityIncrement(), accessibilityDecrement()]
      ---
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          role: adjustable
                ^^^^^^^^^^ warning
          traits: UIAccessibilityTraits.adjustable
          methods: accessibilityIncrement
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: page-control
      name: Photos
      role: list
            ^^^^ information
      platforms: { ios: {}, android: {} }
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { role: Adjustable }
        android: { role: out of grid pager }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: swiftui, role: tab }
                                         ^^^ information
        android: { framework: compose, role: carousel }
                                             ^^^^^^^^ information
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: segmented-control
      group-label: Period
      role: radio
            ^^^^^ information
      segments: [{ label: Day }, { label: Week }]
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: swiftui, role: .isButton }
        android: { framework: compose, role: Role.Tab }
      """
    ),
    RuleCase(
      "role-expected",
      """
      # Of a merge key, and once where both platforms use it.
      x-common: &common { role: radio }
                                ^^^^^ information
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { <<: *common }
        android: { <<: *common }
      """
    ),
    RuleCase(
      "role-expected",
      """
      # Switched off, or not written yet.
      component: stepper
      label: Tickets
      role: slider
      platforms: { ios: { role: none } }
      ---
      component: stepper
      label: Tickets
      role:
      platforms: { ios: }
      """
    ),
    RuleCase(
      "native-element",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, element: UIButton }
                                          ^^^^^^^^ information
        android: { framework: views, role: button, element: TextView }
                                                            ^^^^^^^^ information
      """
    ),
    RuleCase(
      "native-element",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, element: UIStepper }
                                            ^^^^^^^^^ information
      """
    ),
    RuleCase(
      "native-element",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: [uikit, swiftui], element: [UIStepper, Stepper] }
        android:
          framework: views
          increment: { element: android.widget.ImageButton }
          role: button
          decrement: { element: FrameLayout }
                                ^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "native-element",
      """
      # Without a framework everything of the platform counts.
      component: stepper
      label: Tickets
      platforms: { ios: { element: Stepper } }
      ---
      component: stepper
      label: Tickets
      platforms: { ios: { role: button, element: Slider } }
                                                 ^^^^^^ information
      """
    ),
    RuleCase(
      "native-element",
      """
      # Compose has no native stepper, SwiftUI no native page control: nothing to compare with.
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
      platforms:
        ios: { element: CarouselView }
        android: { element: Carousel }
      """
    ),
    RuleCase(
      "native-element",
      """
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, role: button, element: UIScrollView }
                                                        ^^^^^^^^^^^^ information
        android: { framework: views, element: [TabLayout, ViewPager2, RecyclerView] }
                                                                      ^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "native-element",
      """
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, element: UISegmentedControl }
        android: { framework: views, element: MaterialButtonToggleGroup }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: swiftui, element: Picker }
        android:
          framework: compose
          element: [SingleChoiceSegmentedButtonRow, SegmentedButton, FilterChip]
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, element: Picker }
                                          ^^^^^^ information
        android: { framework: compose, role: tab, element: Row }
                                                           ^^^ information
      """
    ),
    RuleCase(
      "no-native-android-stepper",
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: swiftui, element: Stepper }
        android: { framework: compose, element: Stepper }
                                                ^^^^^^^ error
      """
    ),
    RuleCase(
      "no-native-android-stepper",
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          element: [Button, "UIStepper"]
                             ^^^^^^^^^ error
          increment: { element: stepper }
                                ^^^^^^^ error
      """
    ),
    RuleCase(
      "no-native-android-stepper",
      """
      # A component of the team's own is not a native one.
      component: stepper
      label: Tickets
      platforms: { android: { framework: compose, element: QuantityStepper } }
      ---
      component: segmented-control
      group-label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { android: { framework: views, element: Stepper } }
      """
    ),
    RuleCase(
      "role-expected",
      """
      # Without platforms, what neither of them has.
      component: page-control
      name: Photos
      role: slider
            ^^^^^^ information
      ---
      component: page-control
      name: Photos
      role: list
      ---
      component: stepper
      label: Tickets
      role: slider
      """
    ),
    RuleCase(
      "role-expected",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          role: adjustable
          accessibilityTraits: .adjustable
          accessibilityIncrement(): adds one ticket
          accessibilityDecrement(): removes one ticket
      """
    ),
  ]
}
