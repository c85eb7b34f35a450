import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("A refactoring")
struct RefactoringTests {
  /// A spec before it, with the cursor, and after it.
  struct Change: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String?

    init(_ before: String, _ after: String?) {
      self.before = before
      self.after = after
    }

    var testDescription: String { before }
  }

  private static let uikit = "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n"

  @Test(
    "expands a list of states to a map with the API and the word of each",
    arguments: [
      Change(
        uikit + "    states: [disa$0bled]\n    role: button # own voice\n",
        uikit + "    states: { disabled: { api: isEnabled=false, announce: Dimmed } }\n"
          + "    role: button # own voice\n"
      ),
      Change(
        uikit + "    st$0ates:\n      - disabled   # sold out\n      # always\n      - enabled\n",
        uikit
          + "    states:\n      disabled: { api: isEnabled=false, announce: Dimmed }   # sold out\n"
          + "      # always\n      enabled: { api: isEnabled=true }\n"
      ),
      Change(
        uikit + "    states:\n    - disabled$0\n    -   enabled\n    role: button",
        uikit + "    states:\n      disabled: { api: isEnabled=false, announce: Dimmed }\n"
          + "      enabled: { api: isEnabled=true }\n    role: button"
      ),
      Change(
        uikit + "    states: [\n      disabled, # sold out\n      'enabled' ]$0\n",
        uikit
          + "    states: {\n      disabled: { api: isEnabled=false, announce: Dimmed }, # sold out\n"
          + "      'enabled': { api: isEnabled=true } }\n"
      ),
      Change(
        #"{"component":"stepper","platforms":{"ios":{"framework":"uikit","states":["$0disabled"]}}}"#,
        #"{"component":"stepper","platforms":{"ios":{"framework":"uikit","#
          + #""states":{"disabled":{"api":"isEnabled=false","announce":"Dimmed"}}}}}"#
      ),
      Change(
        "component: stepper\r\nstates:\r\n- enabled$0\r\n",
        "component: stepper\r\nstates:\r\n  enabled: {}\r\n"
      ),
      Change(
        "component: stepper\nplatforms: { ios: { framework: [uikit, swiftui], states: [$0disabled] } }",
        "component: stepper\nplatforms: { ios: { framework: [uikit, swiftui], states: { disabled: "
          + "{ api: [isEnabled=false, disabled()], announce: Dimmed } } } }"
      ),
      Change(
        "component: stepper\nplatforms: { ios: { states: [disabled$0] } }",
        "component: stepper\nplatforms: { ios: { states: { disabled: { announce: Dimmed } } } }"
      ),
      Change(
        "component: stepper\nstates: { disabled: { announce: off } } "
          + "# a11y-spec: allow disabled-announcement-word\nplatforms: { ios: { states: [disabled$0] } }",
        "component: stepper\nstates: { disabled: { announce: off } } "
          + "# a11y-spec: allow disabled-announcement-word\nplatforms: { ios: { states: { disabled: {} } } }"
      ),
      Change(
        uikit + "    increment: { states: [disabled$0] }\n",
        uikit
          + "    increment: { states: { disabled: { api: isEnabled=false, announce: Dimmed } } }\n"
      ),
      Change(
        "component: stepper\nplatforms:\n    ios:\n        framework: uikit\n"
          + "        states:\n        - disabled$0\n",
        "component: stepper\nplatforms:\n    ios:\n        framework: uikit\n"
          + "        states:\n            disabled: { api: isEnabled=false, announce: Dimmed }\n"
      ),
      Change(uikit + "    $0role: button\n    states: [disabled]\n", nil),
      Change(uikit + "    states: [disabled, dis$0abled]\n", nil),
      Change(uikit + "    states: [$0]\n", nil),
      Change(uikit + "    states:\n      -\n        disabled$0\n", nil),
      Change(uikit + "    states:\n      - - disabled$0\n", nil),
      Change(uikit + "    states:\n      - >-\n        disabled$0\n", nil),
      Change(uikit + "    states: &s [disabled$0]\n", nil),
      Change(uikit + "    states: *s$0\nx-s: &s [disabled]\n", nil),
      Change(uikit + "    states: [disabled$0\n", nil),
      Change(uikit + "    states: { disabled: $0}\n", nil),
    ] as [Change]
  )
  func states(change: Change) throws {
    #expect(try result(of: change, "Expand 'states' to a map") == change.after)
  }

  private static func stepper(_ platforms: String) -> String {
    "component: stepper\nlabel: Tickets\nvalue: 3\nkeyboard: { tab: focus, space: activate }\n"
      + "gestures: { swipe: focus, doubletap: activate }\nsettings: { text-resize: 200% }\n"
      + platforms
  }

  @Test(
    "adds the platform that is missing, with the topics of the one that is there",
    arguments: [
      Change(
        stepper("platforms:\n  i$0os:\n    framework: uikit\n    element: UIStepper # own\n"),
        stepper("platforms:\n  ios:\n    framework: uikit\n    element: UIStepper # own\n")
          + "  android:\n    framework: views\n    element: Button\n"
          + "    keyboard: { enter: activate }\n"
          + "    focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } }\n"
          + "    labelFor: tickets_stepper\n"
      ),
      Change(
        stepper(
          "platforms:\n    android:$0\n        framework: compose\n        states: [disabled]"
        ),
        stepper("platforms:\n    android:\n        framework: compose\n        states: [disabled]")
          + "\n    ios:\n        framework: swiftui\n        states:\n"
          + "            disabled: { api: disabled(), announce: Dimmed }"
      ),
      Change(
        stepper("plat$0forms: { ios: { framework: swiftui, role: button } }"),
        stepper("platforms: { ios: { framework: swiftui, role: button }, ")
          + "android: { framework: compose, keyboard: { enter: activate } } }"
      ),
      Change(
        stepper("platforms:\n  ios$0: { framework: uikit }\n# end"),
        stepper("platforms:\n  ios: { framework: uikit }\n  android: { framework: views, ")
          + "keyboard: { enter: activate }, labelFor: tickets_stepper }\n# end"
      ),
      Change(
        #"{"component":"page-control","label":"Tour","platforms":{"android$0":"#
          + #"{"framework":"views","role":"button","name":"Tour"}}}"#,
        #"{"component":"page-control","label":"Tour","platforms":{"android":"#
          + #"{"framework":"views","role":"button","name":"Tour"},"#
          + #""ios":{"framework":"uikit","role":"adjustable","name":"Tour"}}}"#
      ),
      Change(
        """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week, selected: true }]
        platforms:
          android$0:
            framework: [views, compose]
            announcements:
              Day: "Period, Day, 1 of 2, double tap to select"
              Week: "Selected, Week, 2 of 2"
        """,
        """
        component: segmented-control
        group-label: Period
        segments: [{ label: Day }, { label: Week, selected: true }]
        platforms:
          android:
            framework: [views, compose]
            announcements:
              Day: "Period, Day, 1 of 2, double tap to select"
              Week: "Selected, Week, 2 of 2"
          ios:
            framework: [uikit, swiftui]
            announcements:
              group: "{group}"
              Day: "Period, {label}, button, {index} of {count}"
              Week: "Selected, {label}, button, {index} of {count}"
        """
      ),
      Change(stepper("platforms$0:\n  ios:\n    framework: uikit\n  android: {}\n"), nil),
      Change(stepper("platforms$0:\n"), nil),
      Change(stepper("platforms$0:\n  ios: {}\n  andriod: {}\n"), nil),
      Change(stepper("platforms:\n  ios:\n    framework: ui$0kit\n"), nil),
    ] as [Change]
  )
  func platform(change: Change) throws {
    let name = change.before.contains("android") ? "ios" : "android"
    #expect(try result(of: change, "Add the platform '\(name)'") == change.after)
  }

  private static func segments(_ platform: String) -> String {
    "component: segmented-control\ngroup-label: Period\nlabel: none\n"
      + "segments: [{ label: Day, selected: true }, { label: 'Jan''s \"x\"' }]\nplatforms:\n"
      + platform
  }

  private static let toggles =
    "  android:\n    framework: views\n    element: MaterialButtonToggleGroup\n"

  @Test(
    "says a phrase as the device or the guideline does, in the quotes that stand there",
    arguments: [
      (
        "device",
        Change(
          segments(toggles + "    announcements:\n      Day: \"$0Selected, Day, tab, 1 of 2\"\n"),
          segments(
            toggles + "    announcements:\n"
              + "      Day: \"checked, Day, Radio button, 1 of 2, In list Period, 2 items\"\n"
          )
        )
      ),
      (
        "guideline",
        Change(
          segments(toggles + "    announcements: { Day: '$0Day, tab' }\n"),
          segments(toggles + "    announcements: { Day: 'Period, Selected, Day, tab, 1 of 2' }\n")
        )
      ),
      (
        "guideline",
        Change(
          segments(toggles + "    announcements: { \"Jan's \\\"x\\\"\": 'Jan''s$0, 2 of 2' }\n"),
          segments(
            toggles + "    announcements: { \"Jan's \\\"x\\\"\": "
              + "'Jan''s \"x\", tab, 2 of 2, double tap to activate' }\n"
          )
        )
      ),
      (
        "guideline",
        Change(
          segments(
            toggles + "    announcements: { Day: 'Period, Selected, {label}, tab, $01 of 2' }\n"
          ),
          nil
        )
      ),
      (
        "device",
        Change(
          segments("  android:\n    announcements: { Day: 'Selected, $0Day, tab, 1 of 2' }\n"),
          nil
        )
      ),
    ] as [(String, Change)]
  )
  func wording(voice: String, change: Change) throws {
    #expect(try result(of: change, "Say it as the \(voice) does") == change.after)
  }

  private static func pages(_ platform: String) -> String {
    "component: page-control\nlabel: none\nname: Rooms\npages: 4\ncurrent-page: 2\nplatforms:\n"
      + platform
  }

  @Test(
    "keeps what the phrase alone tells: content, a unit and a hint",
    arguments: [
      (
        "guideline",
        Change(
          pages(
            "  ios: { framework: uikit, announcements: { page: 'A lake at dawn, page$0 2 of 4' } }\n"
          ),
          pages(
            "  ios: { framework: uikit, announcements: "
              + "{ page: 'A lake at dawn, page 2 of 4, button' } }\n"
          )
        )
      ),
      (
        "guideline",
        Change(
          pages(
            "  ios: { framework: uikit, announcements: { page 3: 'Hall, stairs, page$0 3 of 4' } }\n"
          ),
          pages(
            "  ios: { framework: uikit, announcements: "
              + "{ page 3: 'Hall, stairs, page 3 of 4, button' } }\n"
          )
        )
      ),
      (
        "guideline",
        Change(
          pages(
            "  android: { framework: views, announcements: { dots: 'Rooms$0, page 2 of 4' } }\n"
          ),
          pages(
            "  android: { framework: views, announcements: "
              + "{ dots: 'Rooms, page 2 of 4, List, out of grid pager' } }\n"
          )
        )
      ),
      (
        "guideline",
        Change(
          "component: slider\nlabel: Zoom\nvalue: { current: 50, min: 0, max: 100, unit: '%' }\n"
            + "platforms: { ios: { framework: uikit, element: UISlider, "
            + "announcements: { value-change: '60$0%' } } }\n",
          nil
        )
      ),
      (
        "device",
        Change(
          "component: button\nlabel: Pay\nplatforms: { android: { framework: views, "
            + "element: Button, announcements: { focus: 'Pay$0, Button, double-tap to activate' } } }\n",
          nil
        )
      ),
      (
        "device",
        Change(
          "component: button\nlabel: Pay\nplatforms: { android: { framework: views, "
            + "element: Button, announcements: { focus: 'Button$0, Pay, double-tap to activate' } } }\n",
          "component: button\nlabel: Pay\nplatforms: { android: { framework: views, "
            + "element: Button, announcements: { focus: 'Pay, Button' } } }\n"
        )
      ),
    ] as [(String, Change)]
  )
  func keptContent(voice: String, change: Change) throws {
    #expect(try result(of: change, "Say it as the \(voice) does") == change.after)
  }

  @Test(
    "writes the announcements that are missing",
    arguments: [
      Change(
        segments("  androi$0d:\n    framework: views\n    element: TabLayout\n"),
        segments("  android:\n    framework: views\n    element: TabLayout\n")
          + "    announcements: { Day: \"Period, Selected, Day, tab, 1 of 2\", "
          + "Jan's \"x\": \"Jan's \\\"x\\\", tab, 2 of 2, double tap to activate\", "
          + "select: \"Selected\" }\n"
      ),
      Change(
        segments(
          toggles + "    announceme$0nts:\n      group: Period\n      select: checked\n"
            + "      Day: \"Period, Selected, Day, tab, 1 of 2\"\n"
        ),
        segments(
          toggles + "    announcements:\n      group: Period\n      select: checked\n"
            + "      Day: \"Period, Selected, Day, tab, 1 of 2\"\n"
            + "      Jan's \"x\": \"Jan's \\\"x\\\", tab, 2 of 2, double tap to activate\"\n"
        )
      ),
      Change(segments(toggles + "    announcements:\n      segm$0ents: \"{label}\"\n"), nil),
      Change(segments("  android: { framework$0: views }\n"), nil),
    ] as [Change]
  )
  func missing(change: Change) throws {
    #expect(try result(of: change, "Write the announcements that are missing") == change.after)
  }

  func result(of change: Change, _ title: String) throws -> String? {
    let fixture = Fixture(change.before)
    let snapshot = Snapshot(SourceText(fixture.text))
    let cursor = try #require(fixture.cursor)
    let actions = snapshot.codeActions(in: cursor..<cursor, of: [.refactoring])
    guard let action = actions.first(where: { $0.title == title }) else { return nil }
    let after = snapshot.text.applying(action.edits)
    return after.string(in: after.range)
  }
}
