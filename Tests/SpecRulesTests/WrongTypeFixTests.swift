import Testing

@Suite("A fix of a value of the wrong kind")
struct WrongTypeFixTests {
  @Test("puts it where it belongs, or is not offered", arguments: changes)
  func text(of change: FixTextTests.Change) {
    change.check()
  }

  private static func uikit(_ entries: String) -> String {
    "component: stepper\nlabel: Tickets\nplatforms: { ios: { framework: uikit, \(entries) } }"
  }

  private static func segments(_ entries: String) -> String {
    "component: segmented-control\ngroup-label: Period\n\(entries)"
  }

  static let changes: [FixTextTests.Change] = maps + lists + keys + components

  private static let maps: [FixTextTests.Change] = [
    .init(
      "wrong-type",
      uikit("states: { disabled: isEnabled=false }"),
      uikit("states: { disabled: { api: isEnabled=false } }")
    ),
    .init(
      "wrong-type",
      uikit("states: { disabled: [isEnabled=false, .notEnabled] }"),
      uikit("states: { disabled: { api: [isEnabled=false, .notEnabled] } }")
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nstates:\n  disabled: isEnabled=false # off\n",
      "component: stepper\nlabel: A\nstates:\n  disabled: { api: isEnabled=false } # off\n"
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nstates:\n  disabled:\n    isEnabled=false\n",
      "component: stepper\nlabel: A\nstates:\n  disabled:\n    { api: isEnabled=false }\n"
    ),
    .init(
      "wrong-type",
      #"{"component":"stepper","label":"A","states":{"disabled":"isEnabled=false"}}"#,
      #"{"component":"stepper","label":"A","states":{"disabled":{"api":"isEnabled=false"}}}"#
    ),
    .init(
      "wrong-type",
      uikit("states: { disabled: Dimmed }"),
      uikit("states: { disabled: { announce: Dimmed } }")
    ),
    .init("wrong-type", uikit("states: { disabled: greyed out }")),
    .init("wrong-type", uikit("states: { disabled: &off isEnabled=false }")),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nstates:\n  disabled:\n    - isEnabled=false\n"
    ),
    .init("wrong-type", uikit("focus: { on-value-change: value }")),
    .init(
      "wrong-type",
      uikit("focus: { on-value-change: .announcement }"),
      uikit("focus: { on-value-change: { announce: .announcement } }")
    ),
    .init(
      "wrong-type",
      uikit("groupings: shouldGroupAccessibilityChildren"),
      uikit("groupings: { api: shouldGroupAccessibilityChildren }")
    ),
  ]

  private static let lists: [FixTextTests.Change] = [
    .init(
      "wrong-type",
      segments("segments: [Day, Week]"),
      segments("segments: [{ label: Day }, Week]"),
      segments("segments: [Day, { label: Week }]")
    ),
    .init(
      "wrong-type",
      segments("segments:\n  - Day # first\n  - { label: Week }"),
      segments("segments:\n  - { label: Day } # first\n  - { label: Week }")
    ),
    .init(
      "wrong-type",
      segments("segments: Day, Week"),
      segments("segments: [{ label: Day }, { label: Week }]")
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nactions: increment, decrement",
      "component: stepper\nlabel: A\nactions: [increment, decrement]"
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nkeyboard: { tab: focus, space: [activate] }",
      "component: stepper\nlabel: A\nkeyboard: { tab: focus, space: activate }"
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nkeyboard:\n  tab: focus\n  space:\n    - activate\n",
      "component: stepper\nlabel: A\nkeyboard:\n  tab: focus\n  space:\n    activate\n"
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nkeyboard: { space: [focus, activate] }"
    ),
    .init(
      "wrong-type",
      "component: stepper\nlabel: A\nsettings: { text-resize: 200 }",
      "component: stepper\nlabel: A\nsettings: { text-resize: 200% }"
    ),
    .init(
      "wrong-type",
      #"{ "component": "stepper", "label": "A", "settings": { "text-resize": 2 } }"#,
      #"{ "component": "stepper", "label": "A", "settings": { "text-resize": "200%" } }"#
    ),
    .init("wrong-type", "component: stepper\nlabel: A\nsettings: { text-resize: 150 }"),
  ]

  private static let keys: [FixTextTests.Change] = [
    .init(
      "unknown-key",
      uikit("states: { disabled: { isEnabled: false, announce: Dimmed } }"),
      uikit("states: { disabled: { api: isEnabled=false, announce: Dimmed } }")
    ),
    .init(
      "unknown-key",
      "component: stepper\nlabel: A\nstates:\n  disabled:\n    isEnabled: false # off\n",
      "component: stepper\nlabel: A\nstates:\n  disabled:\n    api: isEnabled=false # off\n"
    ),
    .init(
      "unknown-key",
      uikit("focus: { modal: true, accessibilityViewIsModal: true }"),
      uikit("focus: { modal: true, api: accessibilityViewIsModal }")
    ),
    .init("unknown-key", uikit("states: { disabled: { isEnabled: false, api: .notEnabled } }")),
    .init("unknown-key", uikit("states: { disabled: { isEnabled: &off false } }")),
  ]

  private static let components: [FixTextTests.Change] = [
    .init(
      "missing-component",
      "# Tickets\nlabel: Tickets\nactions: [increment, decrement]\n",
      "# Tickets\ncomponent: stepper\nlabel: Tickets\nactions: [increment, decrement]\n"
    ),
    .init(
      "missing-component",
      "component: # which?\npages: 3",
      "component: page-control # which?\npages: 3"
    ),
    .init(
      "missing-component",
      "{ label: Tickets, value: 3 }",
      "{ component: stepper, label: Tickets, value: 3 }"
    ),
    .init(
      "missing-component",
      "{\r\n  \"segments\": []\r\n}",
      "{\r\n  \"component\": \"segmented-control\",\r\n  \"segments\": []\r\n}"
    ),
    .init("missing-component", "label: Tickets\n"),
    .init("missing-component", "pages: 3\nvalue: 3\n"),
    .init("missing-component", "component: ''\npages: 3"),
  ]
}
