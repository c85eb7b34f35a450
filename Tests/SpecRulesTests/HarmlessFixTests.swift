import Testing

@Suite("A fix that could do harm")
struct HarmlessFixTests {
  @Test("brings nothing new, mends all of it, or is not offered", arguments: changes)
  func text(of change: FixTextTests.Change) {
    change.check()
  }

  private static func stepper(_ platforms: String) -> String {
    "component: stepper\nlabel: Tickets\nvalue: 3\nplatforms: { \(platforms) }"
  }

  private static func pages(_ platforms: String) -> String {
    "component: page-control\nlabel: Tour\nplatforms: { \(platforms) }"
  }

  private static func disabled(_ frameworks: String, _ entries: String) -> String {
    stepper("ios: { framework: [\(frameworks)], states: { disabled: { \(entries) } } }")
  }

  static let changes: [FixTextTests.Change] = names + apis + keys

  private static let names: [FixTextTests.Change] = [
    .init(
      "name-required",
      """
      component: stepper
      title: Seat picker
      platforms:
        ios: { announcements: { increment: "Seats, 2, Increment, Button" } }
      """,
      """
      component: stepper
      title: Seat picker
      name: Seats
      platforms:
        ios: { announcements: { increment: "Seats, 2, Increment, Button" } }
      """
    ),
    .init(
      "name-required",
      "component: stepper\nplatforms: { ios: { announcements: { increment: \"2, Button\" } } }",
      "component: stepper\nname: Name of this stepper"
        + "\nplatforms: { ios: { announcements: { increment: \"2, Button\" } } }"
    ),
    .init(
      "name-matches-label",
      stepper("android: { framework: compose, increment: { name: Plus } }"),
      stepper("android: { framework: compose, increment: { name: \"Tickets, 3, Plus\" } }")
    ),
    .init(
      "name-states-purpose",
      stepper("android: { framework: compose, increment: { name: Plus } }")
    ),
    .init(
      "name-states-purpose",
      stepper("android: { framework: compose, increment: { name: One ticket to 3 } }"),
      stepper("android: { framework: compose, increment: { name: Adds one ticket to 3 } }")
    ),
    .init(
      "name-matches-label",
      stepper("ios: { framework: uikit, name: Amount }"),
      stepper(
        "ios: { framework: uikit, name: Tickets, label-hidden: isAccessibilityElement=false }"
      ),
      stepper("ios: { framework: uikit }")
    ),
    .init(
      "name-matches-label",
      stepper("ios: { name: Amount, label-hidden: true }"),
      stepper("ios: { name: Tickets, label-hidden: true }")
    ),
    .init(
      "name-matches-label",
      """
      component: segmented-control
      segments: [{ label: Day, name: Today }, { label: Week }]
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      """,
      """
      component: segmented-control
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: uikit }, android: { framework: compose } }
      """
    ),
    .init(
      "title-overwrites-label",
      stepper(
        "ios: { framework: uikit, increment: { setTitle(): +, accessibilityLabel: Add one } }"
      ),
      stepper("ios: { framework: uikit, increment: { accessibilityLabel: Add one } }")
    ),
    .init(
      "group-parent-described",
      pages(
        "ios: { framework: uikit, groupings: { parent: { isAccessibilityElement: true }, "
          + "children: [{ isAccessibilityElement: false }] } }"
      ),
      pages(
        "ios: { framework: uikit, groupings: { parent: { isAccessibilityElement: true, "
          + "accessibilityLabel: Tour, accessibilityTraits: .adjustable }, "
          + "children: [{ isAccessibilityElement: false }] } }"
      )
    ),
  ]

  private static let apis: [FixTextTests.Change] = [
    .init(
      "native-element",
      pages(
        "ios: { framework: uikit, element: UIScrollView, role: button, "
          + "groupings: { api: [accessibilityFrameInContainerSpace, frame.union] } }"
      ),
      pages(
        "ios: { framework: uikit, element: UIPageControl, role: button, "
          + "groupings: { api: [frame.union] } }"
      )
    ),
    .init(
      "reading-order-table",
      pages(
        "ios: { framework: uikit, element: UIPageControl, accessibilityFrameInContainerSpace: x }"
      ),
      pages("ios: { framework: uikit, element: UIPageControl }")
    ),
    .init(
      "foreign-api",
      stepper("ios: { framework: swiftui, isAccessibilityElement: false }"),
      stepper("ios: { framework: swiftui }")
    ),
    .init(
      "foreign-api",
      stepper("ios: { framework: uikit }, android: { framework: views, accessibilityLabel: Buy }"),
      stepper("ios: { framework: uikit }, android: { framework: views, contentDescription: Buy }"),
      stepper("ios: { framework: uikit }, android: { framework: views, android:text: Buy }")
    ),
    .init(
      "foreign-api",
      stepper(
        "android: { framework: compose, focus: { on-value-change: "
          + "{ announce: accessibilityLiveRegion, focus: stay } } }"
      ),
      stepper(
        "android: { framework: compose, focus: { on-value-change: "
          + "{ announce: liveRegion, focus: stay } } }"
      )
    ),
    .init(
      "disabled-api",
      disabled("uikit, swiftui", "announce: Dimmed"),
      disabled("uikit, swiftui", "announce: Dimmed, api: [isEnabled=false, disabled()]")
    ),
    .init(
      "disabled-api",
      disabled("uikit, swiftui", "api: greyOut()"),
      disabled("uikit, swiftui", "api: [isEnabled=false, disabled()]")
    ),
    .init(
      "disabled-api",
      disabled("uikit, swiftui", "api: [greyOut(), fade()]"),
      disabled("uikit, swiftui", "api: [isEnabled=false, disabled(), fade()]")
    ),
    .init(
      "disabled-api",
      disabled("uikit, swiftui", "api: isEnabled=false"),
      disabled("uikit, swiftui", "api: [isEnabled=false, disabled()]")
    ),
    .init(
      "no-native-android-stepper",
      stepper("android: { framework: compose, element: Stepper }"),
      stepper("android: { framework: compose, element: Button }")
    ),
  ]

  private static let keys: [FixTextTests.Change] = [
    .init(
      "wrong-type",
      "component: segmented-control\nsegments: [{ label: All, selected: yes }, { label: New }]",
      "component: segmented-control\nsegments: [{ label: All, selected: true }, { label: New }]"
    ),
    .init(
      "wrong-type",
      "component: segmented-control\nsegments: [{ label: All, disabled: 'Off' }, { label: New }]",
      "component: segmented-control\nsegments: [{ label: All, disabled: false }, { label: New }]"
    ),
    .init(
      "wrong-type",
      "component: segmented-control\nsegments: [{ label: All, disabled: maybe }, { label: New }]"
    ),
    .init(
      "space-activates",
      """
      component: stepper
      x-keys: &keys { tab: focus }
      platforms: { ios: { keyboard: *keys }, android: { keyboard: *keys } }
      """,
      """
      component: stepper
      x-keys: &keys { tab: focus, space: activate }
      platforms: { ios: { keyboard: *keys }, android: { keyboard: *keys } }
      """
    ),
  ]
}
