import Testing

@Suite("A rule about the elements of a group")
struct GroupRuleTests {
  @Test("reports what the carets mark, and nothing else", arguments: cases)
  func findings(of rule: RuleCase) {
    rule.check()
  }

  static let cases: [RuleCase] = merges + heads

  private static let merges: [RuleCase] = [
    RuleCase(
      "group-merge-api",
      """
      component: page-control
      label: Photos
      platforms:
        ios: { framework: swiftui, groupings: { children: [label, dots] } }
                                   ^^^^^^^^^ warning
        android:
          framework: compose
          groupings:
            api: Modifier.semantics(mergeDescendants = false) {}
                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      component: page-control
      label: Photos
      groupings:
      ^^^^^^^^^ warning
        children: [label, dots]
      platforms: { ios: { framework: swiftui }, android: { framework: views } }
      ---
      component: page-control
      label: Photos
      platforms:
        ios:
          framework: swiftui
          groupings: { api: accessibilityElement() , children: [label, dots] }
                            ^^^^^^^^^^^^^^^^^^^^^^ warning
      ---
      # Each of the frameworks needs one.
      component: page-control
      label: Photos
      platforms:
        android:
          framework: [views, compose]
          groupings: { container: { screenReaderFocusable: true }, children: [label, dots] }
          ^^^^^^^^^ warning
      """
    ),
    RuleCase(
      "group-merge-api",
      """
      # The API in other spellings and places, or another one that merges.
      component: page-control
      label: Photos
      platforms:
        ios: { framework: swiftui, groupings: { api: ".accessibilityElement( children:.combine )" } }
        android: { framework: compose, groupings: { api: ["Modifier.semantics(mergeDescendants=true) { heading() }"] } }
      ---
      component: page-control
      label: Photos
      platforms:
        ios:
          framework: swiftui
          groupings:
            parent: { "accessibilityElement(children: .combine)": true }
            children: [label, dots]
        android:
          framework: compose
          groupings: { container: { mergeDescendants: true }, children: [label, dots] }
      ---
      component: page-control
      label: Photos
      platforms:
        android: { framework: compose, groupings: { api: Modifier.clickable, children: [label] } }
      """
    ),
    RuleCase(
      "group-merge-api",
      """
      # Nothing is grouped, the framework is not known or another one, the API is a foreign one.
      component: page-control
      label: Photos
      platforms:
        ios: { framework: swiftui, groupings: native }
        android: { framework: compose, groupings: { order: [label, data] } }
      ---
      component: page-control
      label: Photos
      platforms: { android: { framework: compose, groupings: { api: FocusRequester.createRefs() } } }
      ---
      component: page-control
      label: Photos
      platforms:
        ios: { groupings: { children: [label, dots] } }
        android: { framework: views, groupings: { children: [label, dots] } }
      ---
      component: page-control
      label: Photos
      platforms:
        ios: { framework: swiftui, groupings: { api: shouldGroupAccessibilityChildren } }
        android: { framework: compose, groupings: { api: shouldGroupAccessibilityElement } }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: swiftui, groupings: { children: [segments] } } }
      ---
      component: page-control
      label: Photos
      groupings: { children: [label, dots] }
      """
    ),
  ]

  private static let heads: [RuleCase] = [
    RuleCase(
      "group-parent-described",
      """
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings: { parent: { isAccessibilityElement: true } }
                       ^^^^^^ warning
      ---
      component: page-control
      name: Photos
      groupings:
        parent:
        ^^^^^^ warning
          accessibilityTraits: [.button]
      platforms: { ios: { framework: [uikit, swiftui] }, android: { framework: views } }
      ---
      # Described, no parent, another framework or component.
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings: { parent: { accessibilityLabel: Photos, accessibilityTraits: .button } }
        android: { framework: views, groupings: { parent: { screenReaderFocusable: true } } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, groupings: { children: [dots], parent: } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { framework: swiftui, groupings: { parent: {} } } }
      ---
      component: page-control
      name: Photos
      platforms: { ios: { groupings: { parent: { isAccessibilityElement: true } } } }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms: { ios: { framework: uikit, groupings: { parent: { isAccessibilityElement: true } } } }
      """
    ),
    RuleCase(
      "group-children-not-focusable",
      """
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings:
            parent: { isAccessibilityElement: false, accessibilityLabel: Photos }
                                              ^^^^^ error
            children:
              photo: { isAccessibilityElement: false }
              caption: { isAccessibilityElement: true }
                                                 ^^^^ error
              dots: { accessibilityLabel: Dots }
              ^^^^ error
        android:
          framework: views
          groupings:
            container: { screenReaderFocusable: true }
            children: [{ focusable: no }, { contentDescription: Photo }, {}]
                                            ^^^^^^^^^^^^^^^^^^ error
                                                                         ^^ error
      """
    ),
    RuleCase(
      "group-children-not-focusable",
      """
      # Children that nobody stands for are never reached.
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings: { children: [{ isAccessibilityElement: false }, caption] }
          ^^^^^^^^^ error
                                                                     ^^^^^^^ error
      ---
      component: page-control
      name: Photos
      groupings: { parent: { accessibilityLabel: A }, children: [{ isAccessibilityElement: no }] }
                   ^^^^^^ error
      platforms: { ios: { framework: uikit } }
      ---
      component: page-control
      name: Photos
      groupings: { parent: { accessibilityLabel: Photos }, children: [label, dots] }
      platforms: { ios: { framework: uikit } }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        android:
          framework: [compose, views]
          groupings:
            container: { "android:screenReaderFocusable=false": }
                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error
            children: [{ android:focusable: "true" }]
                                             ^^^^ error
      ---
      # Without a framework only what is written can be wrong.
      component: page-control
      name: Photos
      platforms:
        ios:
          groupings: { parent: { accessibilityLabel: Photos }, children: [{ isAccessibilityElement: true }] }
                                                                                                    ^^^^ error
      """
    ),
    RuleCase(
      "group-children-not-focusable",
      """
      # As it should be, nothing said, names alone, conditions, other frameworks and components.
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings: { parent: { isAccessibilityElement: true }, children: [photo, caption] }
        android:
          framework: views
          groupings:
            container: { "android:screenReaderFocusable=true": true }
            children: { photo: { android:focusable: false } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios: { framework: uikit, groupings: { api: shouldGroupAccessibilityChildren, children: [a, b] } }
        android: { framework: views, groupings: { children: [{ labelFor: a }, { contentDescription: b }] } }
      ---
      component: page-control
      name: Photos
      platforms:
        ios:
          framework: uikit
          groupings:
            parent: { isAccessibilityElement: isGrouped }
            children: [{ isAccessibilityElement: "!isGrouped" }]
        android: { framework: compose, groupings: { children: [{ android:focusable: true }] } }
      ---
      component: segmented-control
      label: Period
      segments: [{ label: Day }, { label: Week }]
      platforms:
        ios: { framework: uikit, groupings: { children: [{ isAccessibilityElement: true }] } }
      ---
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, groupings: { children: [{ isAccessibilityElement: true }] } }
        android: { framework: views, groupings: { children: [{ android:focusable: true }] } }
      """
    ),
  ]
}
