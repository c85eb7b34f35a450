import Testing

@Suite("What a fix of names and groups writes")
struct NameFixTextTests {
  typealias Change = FixTextTests.Change

  @Test("is what the finding asks for", arguments: changes)
  func text(of change: Change) {
    change.check()
  }

  private static func stepper(_ platform: String, _ rest: String = "") -> String {
    """
    component: stepper
    label: Tickets
    value: 3
    platforms: { \(platform) }\(rest)
    """
  }

  private static func pages(_ platforms: String) -> String {
    """
    component: page-control
    label: Photos
    platforms:
      \(platforms.replacing("\n", with: "\n  "))
    """
  }

  static let changes: [Change] = names + texts + groups

  private static let names: [Change] = [
    Change(
      "hidden-label-needs-name",
      stepper("ios: { label-hidden: true }"),
      stepper("ios: { label-hidden: true, name: Tickets }")
    ),
    Change(
      "hidden-label-needs-name",
      stepper("ios: { label-hidden: true, name: none }"),
      stepper("ios: { label-hidden: true, name: Tickets }")
    ),
    Change(
      "name-references-value",
      stepper("android: { increment: { name: \"Adds one ticket, please.\" } }"),
      stepper("android: { increment: { name: \"Adds one ticket, please, 3\" } }")
    ),
    Change(
      "name-states-purpose",
      stepper("android: { increment: { name: 'One ticket, 3' } }"),
      stepper("android: { increment: { name: 'Adds one ticket, 3' } }")
    ),
    Change(
      "name-states-purpose",
      stepper("android: { decrement: { name: Adds one ticket to 3 } }"),
      stepper("android: { decrement: { name: Removes one ticket to 3 } }")
    ),
    Change(
      "hint-only-when-needed",
      stepper("ios: { hint: Tickets, role: button }"),
      stepper("ios: { role: button }")
    ),
    Change(
      "name-repeats-label",
      stepper("ios: { framework: uikit, name: Tickets }"),
      stepper("ios: { framework: uikit }"),
      stepper(
        "ios: { framework: uikit, name: Tickets, label-hidden: isAccessibilityElement=false }"
      )
    ),
    Change(
      "name-repeats-label",
      stepper("ios: { framework: [uikit, swiftui], label-hidden: false, name: Tickets }"),
      stepper("ios: { framework: [uikit, swiftui], label-hidden: false }"),
      stepper("ios: { framework: [uikit, swiftui], label-hidden: true, name: Tickets }")
    ),
    Change(
      "segment-named",
      """
      component: segmented-control
      group-label: View
      segments:
        - label: Map
        - icon: { image: list_bullet }
        -
          selected: true
      """,
      """
      component: segmented-control
      group-label: View
      segments:
        - label: Map
        - icon: { image: list_bullet }
          name: list bullet
        -
          selected: true
      """,
      """
      component: segmented-control
      group-label: View
      segments:
        - label: Map
        - icon: { image: list_bullet }
        -
          selected: true
          name: Segment 3
      """
    ),
  ]

  private static let texts: [Change] = [
    Change(
      "title-overwrites-label",
      stepper("ios: { framework: uikit, setTitle(): Seats, accessibilityLabel: Tickets }"),
      stepper("ios: { framework: uikit, setTitle(): Seats }"),
      stepper("ios: { framework: uikit, setTitle(): Tickets, accessibilityLabel: Tickets }")
    ),
    Change(
      "content-description-overrides-text",
      pages("android: { framework: compose, contentDescription: Pictures }"),
      pages("android: { framework: compose, contentDescription: \"Photos, Pictures\" }")
    ),
    Change(
      "label-for-missing",
      stepper("android: { framework: views }"),
      stepper("android: { framework: views, labelFor: tickets_stepper }")
    ),
    Change(
      "decorative-icon-hidden",
      pages(
        """
        ios:
          framework: swiftui
          icon:
            image: chevron
        """
      ),
      pages(
        """
        ios:
          framework: swiftui
          icon:
            image: chevron
            api: accessibilityHidden(true)
        """
      )
    ),
    Change(
      "decorative-icon-hidden",
      pages("ios: { framework: swiftui, icon: { image: a, api: accessibilityHidden(false) } }"),
      pages("ios: { framework: swiftui, icon: { image: a, api: accessibilityHidden(true) } }")
    ),
    Change(
      "decorative-icon-hidden",
      pages("ios: { framework: swiftui, icon: { image: a, accessibilityHidden: false } }"),
      pages("ios: { framework: swiftui, icon: { image: a, api: accessibilityHidden(true) } }")
    ),
    Change(
      "decorative-icon-hidden",
      pages("ios: { framework: swiftui, icon: { image: a, api: Image } }"),
      pages(
        "ios: { framework: swiftui, icon: { image: a, api: [Image, accessibilityHidden(true)] } }"
      )
    ),
    Change(
      "empty-semantics-string",
      pages("android: { framework: compose, contentDescription: \"\", stateDescription: '' }"),
      pages("android: { framework: compose, contentDescription: \"Photos\", stateDescription: '' }")
    ),
    Change(
      "empty-semantics-string",
      pages("ios: { hint: '', role: button }"),
      pages("ios: { role: button }")
    ),
  ]

  private static let groups: [Change] = [
    Change(
      "groupings-native",
      stepper("ios: { element: UIStepper, groupings: { order: [b, a] } }"),
      stepper("ios: { element: UIStepper, groupings: native }"),
      stepper("ios: { element: UIStepper }")
    ),
    Change(
      "groupings-native",
      stepper("ios: { element: UIStepper }", "\ngroupings: { order: [b, a] }"),
      stepper("ios: { element: UIStepper, groupings: native }", "\ngroupings: { order: [b, a] }")
    ),
    Change(
      "label-grouped-with-control",
      pages("ios: { framework: uikit }"),
      pages(
        """
        ios: { framework: uikit, groupings: { parent: { isAccessibilityElement: true, \
        accessibilityLabel: Photos, accessibilityTraits: .adjustable }, children: { label: \
        { isAccessibilityElement: false }, control: { isAccessibilityElement: false } } } }
        """
      )
    ),
    Change(
      "label-grouped-with-control",
      pages("android:\n  framework: compose\n  groupings: native"),
      pages(
        """
        android:
          framework: compose
          groupings: { api: "Modifier.semantics(mergeDescendants = true) {}", \
        children: [label, control] }
        """
      )
    ),
    Change(
      "group-merge-api",
      pages("ios: { framework: swiftui, groupings: { children: [label, dots] } }"),
      pages(
        """
        ios: { framework: swiftui, groupings: { children: [label, dots], \
        api: "accessibilityElement(children: .combine)" } }
        """
      )
    ),
    Change(
      "group-parent-described",
      pages("ios: { framework: uikit, groupings: { parent: { accessibilityLabel: A } } }"),
      pages(
        """
        ios: { framework: uikit, groupings: { parent: { accessibilityLabel: A, \
        accessibilityTraits: .adjustable } } }
        """
      )
    ),
    Change(
      "group-children-not-focusable",
      pages(
        """
        android:
          framework: views
          groupings:
            children: { photo: { android:focusable: "true" }, text: { labelFor: a } }
        """
      ),
      pages(
        """
        android:
          framework: views
          groupings:
            children: { photo: { android:focusable: "true" }, text: { labelFor: a } }
            container: { android:screenReaderFocusable: true }
        """
      ),
      pages(
        """
        android:
          framework: views
          groupings:
            children: { photo: { android:focusable: "false" }, text: { labelFor: a } }
        """
      ),
      pages(
        """
        android:
          framework: views
          groupings:
            children: { photo: { android:focusable: "true" }, text: { labelFor: a, \
        android:focusable: false } }
        """
      )
    ),
    Change(
      "group-label-data-order",
      pages("android: { groupings: { order: [label, image, Label, data, data] } }"),
      pages("android: { groupings: { order: [label, image, data, label, data] } }")
    ),
  ]
}
