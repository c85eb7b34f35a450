import Testing

@Suite("A rule about pages")
struct PageRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      "dots-match-pages",
      """
      component: page-control
      name: Photos
      pages: 1
      dots: { count: 5 }
                     ^ warning
      ---
      component: page-control
      name: Photos
      variant: container
      pages: "4"
      dots:
        count: '3'
                ^ warning
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      pages: 4
      dots: { count: 4 }
      ---
      component: page-control
      name: Photos
      dots: { count: 4 }
      ---
      component: page-control
      name: Photos
      pages: 4
      dots: { count: , focusable: true }
      ---
      component: page-control
      name: Photos
      pages: four
      dots: { count: 3 }
      """
    ),
    RuleCase(
      "too-many-pages",
      """
      component: page-control
      name: Photos
      pages: 6
             ^ information
      gestures: { Swipe-Left: Changes page }
      ---
      component: page-control
      name: Photos
      pages: 100
             ^^^ information
      platforms:
        ios: { gestures: { swipe: change-page }, custom-actions: [] }
        android: { gestures: { swipe-right: change-page }, custom-actions: [next page] }
      """
    ),
    RuleCase(
      "too-many-pages",
      """
      # Up to the limit, with custom actions, with another gesture, with dots that have no focus.
      component: page-control
      name: Photos
      pages: 5
      gestures: { swipe-left: change-page }
      ---
      component: page-control
      name: Photos
      pages: 12
      gestures: { swipe-left: change-page }
      custom-actions: [next month]
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      pages: 12
      gestures: { swipe-left: leave-control, swipe-up: change-page, two-finger-swipe: change-page }
      ---
      component: page-control
      name: Photos
      pages: 12
      dots: { focusable: false }
      gestures: { swipe-left: change-page }
      ---
      component: page-control
      name: Photos
      pages: 12
      ---
      component: page-control
      name: Photos
      pages: many
      gestures: { swipe-left: change-page }
      """
    ),
    RuleCase(
      "redundant-dot-focus",
      """
      component: page-control
      name: Photos
      dots: { count: 3, focusable: TRUE, interactive: true }
                                   ^^^^ hint
      slides: { announce-index: true }
      platforms: { ios: {}, android: {} }
      ---
      component: page-control
      name: Photos
      dots: { focusable: false }
      slides: { announce-index: true }
      ---
      component: page-control
      name: Photos
      dots: { focusable: true }
      slides: { announce-index: false }
      ---
      component: page-control
      name: Photos
      dots: { focusable: true }
      ---
      component: page-control
      name: Photos
      dots: { count: 3 }
      slides: { announce-index: true }
      ---
      component: page-control
      name: Photos
      dots: { focusable: yes }
      slides: { announce-index: yes }
      """
    ),
    RuleCase(
      "adjustable-announced",
      """
      component: page-control
      name: Photos
      dots: { focusable: true, interactive: true }
      platforms:
        ios:
          framework: uikit
          traits: [UIAccessibilityTraitAdjustable]
          announcements:
            dots: "Photos, page three of three"
                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
            page: "Kitchen, page 1 of 3, button"
      ---
      component: page-control
      name: Adjustable photos
      dots: { focusable: true, interactive: true }
      platforms:
        ios:
          framework: uikit
          accessibilityTraits: .adjustable
          announcements: [{ for: dots, text: "Adjustable photos, 1 of 3. Swipe up to go on" }]
                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "adjustable-announced",
      """
      # In other words or by placeholders; without the trait; dots that are not interactive.
      component: page-control
      name: Photos
      dots: { focusable: true, interactive: true }
      platforms:
        ios:
          framework: uikit
          traits: .adjustable
          announcements: { dots: "Page 3 of 3, ADJUSTABLE, swipe down or up" }
      ---
      component: page-control
      name: Photos
      dots: { focusable: true, interactive: true }
      platforms:
        ios: { framework: uikit, traits: .adjustable, announcements: { dots: "1 of 3, {role}, {hint}" } }
      ---
      component: page-control
      name: Photos
      dots: { focusable: true, interactive: true }
      platforms:
        ios: { framework: uikit, announcements: { dots: "Page 3 of 3" } }
        android: { framework: views, announcements: { dots: "Photos, page 3 of 3, list" } }
      ---
      component: page-control
      name: Photos
      dots: { focusable: true, interactive: false }
      platforms:
        ios: { framework: uikit, traits: .adjustable, announcements: { dots: "Page 3 of 3" } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, traits: .adjustable, announcements: { dots: "Page 3 of 3" } }
      """
    ),
    RuleCase(
      "pager-context",
      """
      component: page-control
      variant: Container
      platforms:
        android:
          announcements:
            container: "Welcome, text, images"
                        ^^^^^^^^^^^^^^^^^^^^^ information
            page 2: Choose a city
                    ^^^^^^^^^^^^^ information
      """
    ),
    RuleCase(
      "pager-context",
      """
      # An index, the words of the guideline, other words about pages, placeholders, other variants.
      component: page-control
      variant: container
      platforms:
        android:
          announcements:
            container: "Text, images, In Horizontal Pager"
            page: "Welcome, one of three"
            page 1: "Welcome, {index} of {count}"
            page 2: "Welcome, first of several screens"
            page 3: "Welcome, {role}"
            dots: "Photos, out of grid pager"
      ---
      component: page-control
      variant: slides
      platforms: { android: { announcements: { page: "Welcome" } } }
      ---
      component: page-control
      variant: container
      platforms: { ios: { announcements: { page: "Welcome" } } }
      ---
      component: page-control
      platforms: { android: { announcements: { container: "Welcome" } } }
      """
    ),
    RuleCase(
      "custom-action-steps",
      """
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          custom-actions: { flags: FLAG_REQUEST_ACCESSIBILITY_BUTTON }
          ^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      name: Photos
      custom-actions:
      ^^^^^^^^^^^^^^ warning
        service: PhotoService
        flags: [FLAG_DEFAULT]
        callback: registerAccessibilityButtonCallback
      platforms: { android: { framework: [views, compose] } }
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          custom-actions: { service: , callback: "controller.registerAccessibilityButtonCallback()" }
          ^^^^^^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "custom-action-steps",
      """
      # All of them, a plain list, none, another framework, no framework.
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          custom-actions:
            service: accessibility service
            flags: [FLAG_DEFAULT, AccessibilityServiceInfo.FLAG_REQUEST_ACCESSIBILITY_BUTTON]
            callback: PhotoButtonCallback
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          custom-actions:
            service: PhotoService
            flags: android:accessibilityFlags="flagRequestAccessibilityButton"
            callback: PhotoButtonCallback
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, custom-actions: [next page, previous page] } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { framework: views, custom-actions: {} } }
      ---
      component: page-control
      name: Photos
      custom-actions: { service: PhotoService }
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      ---
      component: page-control
      name: Photos
      platforms: { android: { custom-actions: { service: PhotoService } } }
      """
    ),
    RuleCase(
      "custom-action-redundant",
      """
      component: page-control
      name: Photos
      custom-actions: [Activate, "Double tap"]
      ^^^^^^^^^^^^^^ hint
      platforms:
        ios: { framework: swiftui, element: Button }
        android: { framework: compose, element: Button }
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          element: [Button, MaterialButton]
          custom-actions: { service: a, flags: FLAG_REQUEST_ACCESSIBILITY_BUTTON, callback: b }
          ^^^^^^^^^^^^^^ hint
      """
    ),
    RuleCase(
      "custom-action-redundant",
      """
      # A custom element with actions but without what a native one brings.
      component: page-control
      title: Photos
      platforms:
        android:
        ^^^^^^^ hint
          framework: views
          element: PhotoDots
          custom-actions: { service: a, flags: FLAG_REQUEST_ACCESSIBILITY_BUTTON, callback: b }
      """
    ),
    RuleCase(
      "custom-action-redundant",
      """
      # Actions of their own, gestures, a reason, an element that has everything, a native one.
      component: page-control
      name: Photos
      platforms: { android: { framework: views, element: Button, custom-actions: [next page] } }
      ---
      component: page-control
      name: Photos
      gestures: { two-finger-swipe: change-page }
      platforms: { android: { framework: views, element: Button, custom-actions: { service: a } } }
      ---
      component: page-control
      name: Photos
      platforms:
        android:
          framework: views
          element: Button
          custom-actions: { service: a, reason: A switch has to reach the next page }
      ---
      component: page-control
      label: Photos
      platforms:
        android:
          framework: views
          element: PhotoDots
          role: list
          states: [disabled]
          custom-actions: { service: a }
      ---
      component: page-control
      platforms: { android: { framework: views, element: ViewPager, custom-actions: { service: a } } }
      ---
      component: page-control
      platforms: { android: { framework: compose, element: Pager, custom-actions: { service: a } } }
      ---
      component: page-control
      platforms: { ios: { framework: uikit, element: Button, custom-actions: [activate] } }
      ---
      component: page-control
      platforms: { android: { framework: views, custom-actions: [activate] } }
      """
    ),
  ]
}
