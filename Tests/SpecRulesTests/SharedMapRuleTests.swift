import Testing

@Suite("A rule about what platforms share")
struct SharedMapRuleTests {
  @Test("reports what is missing once, where it belongs", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = sections + elements

  private static let sections: [RuleCase] = [
    RuleCase(
      "space-activates",
      """
      # At the top level, also where platforms add keys of their own.
      component: stepper
      keyboard: { tab: focus }
      ^^^^^^^^ error
      platforms:
        ios: {}
        android: { keyboard: { enter: activate } }
      """
    ),
    RuleCase(
      "space-activates",
      """
      # At the map that two platforms share, and at the one that they merge.
      component: stepper
      platforms:
        ios: { keyboard: &keys { tab: focus } }
               ^^^^^^^^ error
        android: { keyboard: *keys }
      ---
      component: stepper
      x-keys: &keys { tab: focus }
      ^^^^^^ error
      platforms:
        ios: { keyboard: *keys }
        android: { keyboard: { <<: *keys, enter: activate } }
      """
    ),
    RuleCase(
      "space-activates",
      """
      # Each platform that lacks it in a map of its own, or switches it off.
      component: stepper
      platforms:
        ios: { keyboard: { tab: focus } }
               ^^^^^^^^ error
        android: { keyboard: { tab: focus, enter: activate } }
                   ^^^^^^^^ error
      ---
      component: stepper
      keyboard: { tab: focus, space: activate }
      platforms:
        ios: {}
        android: { keyboard: { space: none } }
                   ^^^^^^^^ error
      """
    ),
    RuleCase(
      "gesture-effects",
      """
      component: stepper
      gestures: { swipe: focus }
      ^^^^^^^^ error
      platforms:
        ios: { gestures: { touch: focus } }
        android: { gestures: { touch: focus } }
      """
    ),
    RuleCase(
      "keyboard-focus-keys",
      """
      component: stepper
      keyboard: { space: activate }
      ^^^^^^^^ warning
      platforms:
        ios: {}
        android: { keyboard: { enter: activate } }
      """
    ),
    RuleCase(
      "text-resize",
      """
      component: stepper
      settings: { reason: the system does it }
      ^^^^^^^^ warning
      platforms:
        ios: { settings: { reason: Dynamic Type }  }
        android: {}
      """
    ),
  ]

  private static let elements: [RuleCase] = [
    RuleCase(
      "custom-element-needs-role",
      """
      # The native element of another component is no custom one.
      component: page-control
      name: Tour
      platforms: { ios: { framework: uikit, element: UIStepper } }
      ---
      component: stepper
      platforms: { ios: { framework: swiftui, element: Picker } }
      ---
      component: page-control
      name: Tour
      platforms: { ios: { framework: uikit, element: UIStackView } }
                                                     ^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "native-element",
      """
      # Of another component, and of another platform where the guideline names none.
      component: page-control
      name: Tour
      platforms:
        ios: { framework: uikit, element: UIStepper }
                                          ^^^^^^^^^ information
        android: { framework: compose, element: UIPageControl }
                                                ^^^^^^^^^^^^^ information
      ---
      component: page-control
      name: Tour
      platforms:
        ios: { framework: swiftui, element: Dots }
        android: { framework: compose, element: TourPager }
      """
    ),
    RuleCase(
      "adjustable-needs-actions",
      """
      # Methods as the code declares them.
      component: page-control
      name: Tour
      platforms:
        ios:
          framework: uikit
          element: Dots
          traits: .adjustable
          methods: [override func accessibilityIncrement(), "@objc public override func accessibilityDecrement() { next() }"]
      """
    ),
  ]
}
