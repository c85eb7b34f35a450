import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("What a fix writes")
struct FixTextTests {
  /// One line of a spec of a stepper before and after all fixes of a rule, one by one.
  struct Change: Sendable, CustomTestStringConvertible {
    let rule: String
    let before: String
    var after: [String]

    init(_ rule: String, _ before: String, _ after: String...) {
      self.rule = rule
      self.before = before
      self.after = after
    }

    var testDescription: String { "\(rule): \(before)" }

    /// Compares what the fixes of the rule write with what they should.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
      let text = SourceText(before)
      let fixes = Snapshot(text).findings.filter { $0.code == rule }.flatMap(\.fixes)
      let results = fixes.map { fix in
        let mended = text.applying(fix.edits)
        return mended.string(in: mended.range)
      }
      #expect(results == after, sourceLocation: sourceLocation)
    }
  }

  @Test("keeps what stood under a key", arguments: changes)
  func text(of change: Change) {
    change.check()
  }

  private static func event(_ framework: String, _ event: String) -> String {
    let platform = ["uikit", "swiftui"].contains(framework) ? "ios" : "android"
    return platformed(platform, framework, "focus: { on-value-change: \(event) }")
  }

  private static func platformed(_ platform: String, _ framework: String, _ key: String) -> String {
    """
    component: stepper
    label: Tickets
    platforms: { \(platform): { framework: \(framework), \(key) } }
    """
  }

  static let changes: [Change] = [
    Change(
      "value-change-keeps-focus",
      event("uikit", "content"),
      event("uikit", "stay")
    ),
    Change(
      "value-change-keeps-focus",
      event("uikit", "{ announce: true, focus: value }"),
      event("uikit", "{ announce: true, focus: stay }")
    ),
    Change(
      "value-change-keeps-focus",
      event("uikit", "{ api: .screenChanged, announce: x }"),
      event("uikit", "{ api: .announcement, announce: x, focus: stay }")
    ),
    Change(
      "value-change-keeps-focus",
      event("uikit", "{ announce: .screenChanged }"),
      event("uikit", "{ announce: .announcement, focus: stay }")
    ),
    Change(
      "value-change-keeps-focus",
      event("uikit", "{ api: [.screenChanged], focus: value }"),
      event("uikit", "{ api: [.announcement], focus: stay }")
    ),
    Change(
      "value-change-keeps-focus",
      event("uikit", "{ api: 'UIAccessibility.post(notification: .screenChanged, argument: v)' }"),
      event(
        "uikit",
        "{ api: 'UIAccessibility.post(notification: .announcement, argument: v)', focus: stay }"
      )
    ),
    Change(
      "value-change-keeps-focus",
      event("views", "{ TYPE_VIEW_FOCUSED: true }"),
      event("views", "{ announce: accessibilityLiveRegion, focus: stay }")
    ),
    Change(
      "value-change-keeps-focus",
      event("compose", "{ announce: requestFocus() }"),
      event("compose", "{ announce: liveRegion, focus: stay }")
    ),
    Change(
      "value-change-keeps-focus",
      event("compose", "{ api: requestFocus(), announce: x }"),
      event("compose", "{ api: liveRegion, announce: x, focus: stay }")
    ),
    Change("value-change-keeps-focus", event("uikit", "{ focus: stay, api: .screenChanged }")),

    // The value of a key goes with its name, or no name is offered.
    Change(
      "foreign-api",
      platformed("ios", "uikit", "accessibilityLiveRegion: polite"),
      platformed("ios", "uikit", "").replacing(",  }", with: " }")
    ),
    Change(
      "foreign-api",
      platformed("ios", "uikit", "\"android:focusable\": false"),
      platformed("ios", "uikit", "").replacing(",  }", with: " }")
    ),
    Change(
      "foreign-api",
      platformed("ios", "uikit", "contentDescription: Tickets"),
      platformed("ios", "uikit", "accessibilityLabel: Tickets"),
      platformed("ios", "uikit", "").replacing(",  }", with: " }")
    ),
    Change(
      "foreign-api",
      platformed("ios", "uikit", "android:enabled: false"),
      platformed("ios", "uikit", "isEnabled: false"),
      platformed("ios", "uikit", "").replacing(",  }", with: " }")
    ),
    Change(
      "foreign-api",
      event("views", "{ api: FocusRequester }"),
      event("views", "{ api: accessibilityLiveRegion }")
    ),
    Change(
      "foreign-api",
      event("views", "{ FocusRequester: true }")
    ),
    Change(
      "foreign-api",
      event("uikit", "{ focus: TYPE_VIEW_FOCUSED }"),
      event("uikit", "{ focus: stay }")
    ),
    Change(
      "foreign-api",
      platformed("ios", "uikit", "\"android:text\": Add"),
      platformed("ios", "uikit", "\"setTitle()\": Add"),
      platformed("ios", "uikit", "").replacing(",  }", with: " }")
    ),
    Change(
      "foreign-api",
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: "{state}", api: isEnabled=false } }
      platforms: { ios: { framework: swiftui }, android: { framework: compose } }
      """,
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: "{state}", api: disabled() } }
      platforms: { ios: { framework: swiftui }, android: { framework: compose } }
      """
    ),
    Change(
      "foreign-api",
      """
      component: stepper
      label: Tickets
      focus: { api: labelFor, modal: false }
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      """,
      """
      component: stepper
      label: Tickets
      focus: { modal: false }
      platforms: { ios: { framework: uikit }, android: { framework: views, focus: { api: labelFor } } }
      """
    ),
    Change(
      "role-expected",
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          role: >-
            slider
      """,
      """
      component: stepper
      label: Tickets
      platforms:
        ios:
          role: >-
            button
      """
    ),
    Change(
      "enter-activates-android-only",
      platformed("android", "views", "keyboard: { space: activate, enter: none }"),
      platformed("android", "views", "keyboard: { space: activate, enter: activate }")
    ),

    // Only the author knows the name.
    Change(
      "name-required",
      "component: stepper",
      "component: stepper\nname: Name of this stepper"
    ),
    Change(
      "name-required",
      "component: stepper\ntitle: Ticket quantity",
      "component: stepper\ntitle: Ticket quantity\nname: Ticket quantity"
    ),

    Change(
      "disabled-api",
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: "{state}" } }
      platforms: { ios: { framework: uikit }, android: { framework: views } }
      """,
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: "{state}" } }
      platforms: { ios: { framework: uikit, states: { disabled: { api: isEnabled=false } } }, \
      android: { framework: views } }
      """
    ),
    Change(
      "foreign-api",
      """
      component: stepper
      label: Tickets
      states: { disabled: { api: isEnabled=false } }
      platforms:
        ios: { framework: uikit }
        android: { framework: views }
      """,
      """
      component: stepper
      label: Tickets
      states: { disabled: { api: isEnabled=false } }
      platforms:
        ios: { framework: uikit }
        android: { framework: views, states: { disabled: { api: android:enabled=false } } }
      """
    ),
    Change(
      "disabled-announcement-word",
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: disabled } }
      platforms:
        ios: { framework: uikit }
        android: { framework: views, states: { disabled: { api: "android:enabled=false" } } }
      """,
      """
      component: stepper
      label: Tickets
      states: { disabled: { announce: disabled } }
      platforms:
        ios: { framework: uikit, states: { disabled: { api: isEnabled=false, announce: Dimmed } } }
        android: { framework: views, states: { disabled: { api: "android:enabled=false" } } }
      """
    ),
    Change(
      "disabled-announcement-word",
      """
      component: segmented-control
      segments: [{ label: Bus }, { label: Ferry, disabled: true }]
      announcements:
        Ferry: "Ferry, tab, 2 of 2"
      platforms:
        ios: { framework: swiftui }
        android: { framework: compose }
      """,
      """
      component: segmented-control
      segments: [{ label: Bus }, { label: Ferry, disabled: true }]
      announcements:
        Ferry: "Ferry, tab, 2 of 2"
      platforms:
        ios: { framework: swiftui, announcements: { Ferry: "Ferry, tab, 2 of 2, dimmed" } }
        android: { framework: compose }
      """
    ),
    Change(
      "disabled-announcement-word",
      """
      component: stepper
      label: Disabled guests
      platforms:
        ios:
          announcements:
            - { for: increment, state: disabled, text: "Disabled guests, 1, Increment, disabled" }
      """,
      """
      component: stepper
      label: Disabled guests
      platforms:
        ios:
          announcements:
            - { for: increment, state: disabled, text: "Disabled guests, 1, Increment, dimmed" }
      """
    ),
  ]
}
