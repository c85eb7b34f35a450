import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("What a fix adds")
struct InputFixTests {
  @Test("stands where and as the rest of the spec stands", arguments: changes)
  func text(of change: FixTextTests.Change) {
    let text = SourceText(change.before)
    let fixes = Snapshot(text).findings.filter { $0.code == change.rule }.flatMap(\.fixes)
    let results = fixes.map { fix in
      let mended = text.applying(fix.edits)
      return mended.string(in: mended.range)
    }
    #expect(results == change.after)
  }

  typealias Change = FixTextTests.Change

  private static let stepper = "component: stepper\nlabel: Tickets"

  private static let segments = """
    component: segmented-control
    group-label: Period
    segments: [{ label: Day, selected: true }, { label: Week }]
    """

  static let changes: [Change] = [
    Change(
      "wrong-type",
      "component: segmented-control\ngroup-label: Period\nsegments: [Day, \"All, or none\"]",
      "component: segmented-control\ngroup-label: Period\n"
        + "segments: [{ label: Day }, \"All, or none\"]",
      "component: segmented-control\ngroup-label: Period\n"
        + "segments: [Day, { label: \"All, or none\" }]"
    ),
    Change(
      "wrong-type",
      "component: segmented-control\ngroup-label: Period\nsegments:\n- All, or none\n- label: Day",
      "component: segmented-control\ngroup-label: Period\n"
        + "segments:\n- { label: \"All, or none\" }\n- label: Day"
    ),
    Change(
      "wrong-type",
      stepper + "\nsettings: { text-resize: 200 }",
      stepper + "\nsettings: { text-resize: 200% }"
    ),
    Change(
      "unknown-key",
      stepper + "\nplatforms: { ios: { framework: uikit, accessibilty-label: Tickets } }",
      stepper + "\nplatforms: { ios: { framework: uikit, accessibilityLabel: Tickets } }"
    ),
    Change(
      "unknown-key",
      """
      component: stepper
      label: Tickets
      increment: { name: Adds one ticket }
      platforms:
        ios: { framework: uikit }
        android:
          framework: views
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios: { framework: uikit, increment: { name: Adds one ticket } }
        android:
          framework: views
          increment: { name: Adds one ticket }
      """
    ),
    Change(
      "keyboard-focus-keys",
      stepper,
      stepper + "\nkeyboard: { tab: focus, space: activate }"
    ),
    Change(
      "keyboard-focus-keys",
      stepper + "\nkeyboard:\n",
      stepper + "\nkeyboard: { tab: focus, space: activate }\n"
    ),
    Change(
      "keyboard-focus-keys",
      stepper + "\nplatforms: { android: { framework: views } }",
      stepper + "\nkeyboard: { tab: focus, space: activate, enter: activate }"
        + "\nplatforms: { android: { framework: views } }"
    ),
    Change(
      "keyboard-focus-keys",
      """
      component: stepper
      label: Tickets
      platforms:
          ios:
              framework: uikit
          android:
              framework: views
      """,
      """
      component: stepper
      label: Tickets
      keyboard: { tab: focus, space: activate }
      platforms:
          ios:
              framework: uikit
          android:
              framework: views
              keyboard: { enter: activate }
      """
    ),
    Change(
      "keyboard-focus-keys",
      "{ component: stepper, label: Tickets, platforms: { ios: {}, android: } }",
      "{ component: stepper, label: Tickets, platforms: { ios: {}, "
        + "android: { keyboard: { enter: activate } } }, keyboard: { tab: focus, space: activate } }"
    ),
    Change(
      "keyboard-focus-keys",
      stepper + "\nplatforms:\n  ios: { keyboard: { tab: focus, space: activate } }\n  android:\n",
      stepper + "\nplatforms:\n  ios: { keyboard: { tab: focus, space: activate } }\n"
        + "  android:\n    keyboard: { tab: focus, space: activate, enter: activate }\n"
    ),
    Change(
      "keyboard-focus-keys",
      stepper + "\nkeyboard:\n  space: activate  # as everywhere\n",
      stepper + "\nkeyboard:\n  space: activate  # as everywhere\n  tab: focus\n"
    ),
    Change(
      "space-activates",
      stepper + "\nkeyboard: { tab: focus, Spacebar: 'none' }",
      stepper + "\nkeyboard: { tab: focus, Spacebar: 'activate' }"
    ),
    Change(
      "gesture-effects",
      stepper + "\ngestures:\n    touch: focus\n",
      stepper + "\ngestures:\n    touch: focus\n    swipe: focus\n    doubletap: activate\n"
    ),
    Change(
      "gesture-effects",
      stepper + "\ngestures: {}",
      stepper + "\ngestures: { swipe: focus, doubletap: activate }"
    ),
    Change(
      "gesture-effects",
      stepper + "\ngestures: { swipe: focus, double-tap: }",
      stepper + "\ngestures: { swipe: focus, double-tap: activate }"
    ),
    Change(
      "text-resize",
      stepper + "\nsettings: { text-resize: \"fixed\" }",
      stepper + "\nsettings: { text-resize: \"200%\" }"
    ),
    Change("text-resize", stepper, stepper + "\nsettings: { text-resize: 200% }"),
    Change(
      "announcement-per-button",
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          announcements:
            - for: decrement
              text: "Tickets, 3, Decrement, Double tap to activate"
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        android:
          announcements:
            - for: decrement
              text: "Tickets, 3, Decrement, Double tap to activate"
            - for: increment
              text: "Tickets, 3, Increment, Double tap to activate"
      """
    ),
    Change(
      "announcement-per-button",
      """
      component: stepper
      label: Tickets
      announcements: { increment: "{label}, {value}, {state}, {role}, {hint}" }
      platforms:
        ios: {}
        android: { framework: views }
      """,
      """
      component: stepper
      label: Tickets
      announcements: { increment: "{label}, {value}, {state}, {role}, {hint}" }
      platforms:
        ios: { announcements: { decrement: "{label}, {value}, {state}, {role}, {hint}" } }
        android: { framework: views, announcements: { decrement: "{label}, {value}, {state}, \
      {role}, {hint}" } }
      """
    ),
    Change(
      "stepper-state-word",
      stepper + "\nannouncements: { increment: \"Tickets, 3, Decrement\" }",
      stepper + "\nannouncements: { increment: \"Tickets, 3, Increment\" }"
    ),
    Change(
      "keyboard-focus-keys",
      stepper + "\nkeyboard: { tab: fcous, space: activate }",
      stepper + "\nkeyboard: { tab: focus, space: activate }"
    ),
    Change(
      "adjustable-needs-actions",
      stepper + "\nplatforms: { ios: { framework: uikit, traits: [.adjustable], methods: "
        + "accessibilityIncrement() } }",
      stepper + "\nplatforms: { ios: { framework: uikit, traits: [.adjustable], methods: "
        + "[accessibilityIncrement(), accessibilityDecrement()] } }"
    ),
    Change(
      "external-keyboard-navigation",
      "component: page-control\nname: Photos\nkeyboard: { arrows: cahnge-page }\n",
      "component: page-control\nname: Photos\nkeyboard: { arrows: change-page }\n"
    ),
    Change(
      "external-keyboard-navigation",
      "component: page-control\nname: Photos\nkeyboard:\n  arrows: none\n",
      "component: page-control\nname: Photos\nkeyboard:\n  arrows: change-page\n"
    ),
    Change(
      "index-matches-set",
      segments + "\nannouncements: { Week: 'Week, First of Three' }",
      segments + "\nannouncements: { Week: 'Week, Second of Two' }"
    ),
    Change(
      "index-matches-set",
      segments + "\nannouncements: { Week: \"Week, 1 of {count}\" }",
      segments + "\nannouncements: { Week: \"Week, 2 of {count}\" }"
    ),
    Change(
      "segment-state-words",
      segments + "\nannouncements: { Day: \"Day, On, button, 1 of 2\" }",
      segments + "\nannouncements: { Day: \"Day, Selected, button, 1 of 2\" }"
    ),
    Change(
      "segment-interactive-indicated",
      segments + "\nplatforms: { android: { announcements: { Week: \"Week, tab, 2 of 2.\" } } }",
      segments + "\nplatforms: { android: { announcements: { Week: \"Week, tab, 2 of 2, "
        + "double tap to activate.\" } } }"
    ),
    Change(
      "native-element",
      segments + "\nplatforms: { ios: { framework: swiftui, element: TabView } }",
      segments + "\nplatforms: { ios: { framework: swiftui, element: Picker, "
        + "style: SegmentedPickerStyle } }"
    ),
    Change(
      "segment-count",
      """
      component: segmented-control
      group-label: Period
      announcements: { Day: "Day, button, 1 of 3", group: Period, Week: "Week, button, 2 of 3" }
      """,
      """
      component: segmented-control
      group-label: Period
      announcements: { Day: "Day, button, 1 of 3", group: Period, Week: "Week, button, 2 of 3" }
      segments: [{ label: Day }, { label: Week }]
      """
    ),
    Change(
      "segment-count",
      "component: segmented-control\ngroup-label: Period\nsegments:\n  - label: Segment 2\n",
      "component: segmented-control\ngroup-label: Period\nsegments:\n  - label: Segment 2\n"
        + "  - label: Segment 3\n"
    ),
  ]
}
