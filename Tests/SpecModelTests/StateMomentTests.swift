import Guidelines
import SourceText
import SpecModel
import Testing
import Voices
import YAMLSyntax

@Suite("The states, texts and values at the moments of a spec")
struct StateMomentTests {
  @Test(
    "a native stepper is dimmed at its limit, where nothing changes",
    arguments: [
      (
        "ios: { framework: uikit, element: UIStepper }", 0,
        [
          "decrement: Decrement. Dimmed. Button.", "increment: Increment. Button.",
          "increment > value-change: ? what VoiceOver says after an action here",
        ]
      ),
      (
        "ios: { framework: uikit, element: UIStepper }", 9,
        [
          "decrement: Decrement. Button.",
          "decrement > value-change: ? what VoiceOver says after an action here",
          "increment: Increment. Dimmed. Button.",
        ]
      ),
      (
        "ios: { framework: swiftui, element: Stepper }", 9,
        [
          "decrement: Rooms, Decrement. Button.",
          "decrement > value-change: ? what VoiceOver says after an action here",
          "increment: ? what a Stepper of SwiftUI says at its limit",
        ]
      ),
      (
        "android: { framework: views, element: ImageButton, increment: { name: More } }", 9,
        [
          "increment: More, Button / Double-tap to activate",
          "decrement: {name}, Button / Double-tap to activate", "decrement > value-change: -",
        ]
      ),
      (
        "ios: { framework: uikit, element: UIView, traits: [.adjustable] }", 0,
        [
          "increment, decrement: Rooms: 0. Adjustable. / Swipe up or down with one finger to adjust "
            + "the value.", "increment > value-change: 1",
        ]
      ),
    ] as [(String, Int, [String])]
  )
  func limits(platform: String, current: Int, wanted: [String]) throws {
    let lines = try saidMoments(
      """
      component: stepper
      label: Rooms
      value: { current: \(current), min: 0, max: 9 }
      platforms: { \(platform) }
      """
    )
    #expect(lines == wanted)
  }

  @Test(
    "a moment that is called as a state is in that state",
    arguments: [
      (
        "switch", "ios: { framework: uikit, element: UISwitch, accessibilityLabel: Roaming, ",
        ["on", "off", "disabled"],
        [
          "on: Roaming. Switch Button. On. / Double tap to toggle setting.",
          "off: Roaming. Switch Button. Off. / Double tap to toggle setting.",
          "disabled: Roaming. Dimmed. Switch Button. Off.",
        ]
      ),
      (
        "switch", "android: { framework: compose, element: Switch, ", ["on", "off", "disabled"],
        [
          "on: On, Roaming, Switch / Double-tap to toggle",
          "off: Off, Roaming, Switch / Double-tap to toggle",
          "disabled: Off, Roaming, Switch, disabled",
        ]
      ),
      (
        "checkbox", "android: { framework: compose, element: TriStateCheckbox, ",
        ["checked", "unchecked", "mixed"],
        [
          "checked: checked, Roaming, Check box / Double-tap to toggle",
          "unchecked: not checked, Roaming, Check box / Double-tap to toggle",
          "mixed: Partially checked, Roaming, Check box / Double-tap to toggle",
        ]
      ),
      (
        "checkbox", "ios: { framework: swiftui, element: Toggle, ", ["checked", "unchecked"],
        [
          "checked: Roaming. Switch Button. On. / Double tap to toggle setting.",
          "unchecked: Roaming. Switch Button. Off. / Double tap to toggle setting.",
        ]
      ),
      (
        "checkbox",
        "ios: { framework: uikit, element: UIButton, "
          + "states: { checked: { api: accessibilityValue, announce: Ticked } }, ",
        ["checked", "unchecked"],
        [
          "checked: Roaming: Ticked. Button.",
          "unchecked: ? how the app tells that it is not checked",
        ]
      ),
      (
        "radio-group", "android: { framework: views, element: RadioButton, ",
        ["selected", "unselected"],
        [
          "selected: selected, Roaming, Radio button / Double-tap to toggle",
          "unselected: not selected, Roaming, Radio button / Double-tap to toggle",
        ]
      ),
      (
        "button", "android: { framework: views, element: Button, ", ["focus", "disabled"],
        [
          "focus: Roaming, Button / Double-tap to activate", "disabled: Roaming, Button, disabled",
        ]
      ),
    ] as [(String, String, [String], [String])]
  )
  func statesAsMoments(component: String, head: String, keys: [String], wanted: [String]) throws {
    let phrases = keys.map { "\"\($0)\": Roaming" }.joined(separator: ", ")
    let lines = try saidMoments(
      "component: \(component)\nlabel: Roaming\nplatforms:\n  \(head)announcements: { \(phrases) } }\n"
    )
    #expect(lines.filter { !$0.contains(">") } == wanted)
  }

  @Test(
    "what is switched is in the next state afterwards",
    arguments: [
      ("checkbox", "views, element: CheckBox", "checked", "not checked"),
      ("checkbox", "views, element: MaterialCheckBox", "unchecked", "Checked"),
      ("checkbox", "compose, element: TriStateCheckbox", "mixed", "? which state follows this one"),
      ("switch", "views, element: SwitchCompat", "on", "OFF"),
      ("switch", "views, element: SwitchCompat", "off", "ON"),
      ("radio-group", "compose, element: RadioButton", "unselected", "Selected"),
      ("radio-group", "compose, element: RadioButton", "selected", nil),
      ("checkbox", "views, element: CheckBox", "disabled", nil),
    ] as [(String, String, String, String?)]
  )
  func nextState(component: String, element: String, key: String, wanted: String?) throws {
    let lines = try saidMoments(
      "component: \(component)\nlabel: Mail\nplatforms:\n  android: { framework: \(element), "
        + "announcements: { \"\(key)\": Mail } }\n"
    )
    let trigger = "\(key) > value-change: "
    #expect(lines.first { $0.hasPrefix(trigger) } == wanted.map { trigger + $0 })
  }

  @Test(
    "the text of an element is its name",
    arguments: [
      ("button", "ios: { framework: uikit, element: UIButton }", "Pay. Button."),
      (
        "button", "ios: { framework: swiftui, element: Button, hint: At once }",
        "Pay. Button. / At once"
      ),
      (
        "button", "android: { framework: compose, element: TextButton }",
        "Pay, Button / Double-tap to activate"
      ),
      (
        "button", "android: { framework: views, element: Button, contentDescription: Pay now }",
        "Pay now, Button / Double-tap to activate"
      ),
      (
        "link", "android: { framework: views, element: TextView }",
        "Pay / Links available, use Tap with 3 fingers to view"
      ),
      (
        "link", "android: { framework: compose, element: Text, handlers: [Modifier.clickable] }",
        "Pay / Double-tap to activate"
      ),
      (
        "text-field", "android: { framework: compose, element: OutlinedTextField }",
        "Edit box, Pay / Double-tap to edit text, Double-tap and hold to long press"
      ),
      (
        "text-field", "android: { framework: views, element: EditText, \"android:hint\": Sum }",
        "Sum, Edit box / Double-tap to edit text, Double-tap and hold to long press"
      ),
      (
        "text-field",
        "android: { framework: views, element: EditText, hint: Sum }\nvalue: 12 euros",
        "12 euros, Edit box, Sum / Double-tap to edit text, Double-tap and hold to long press"
      ),
      (
        "text-field", "android: { framework: views, element: EditText }",
        "? how the label is tied to the field"
      ),
      (
        "text-field",
        "ios: { framework: uikit, element: UITextField, accessibilityLabel: Sum }\nvalue: 12 euros",
        "Sum: 12 euros. Text Field. / Double tap to edit."
      ),
      (
        "tabs", "ios: { framework: uikit, element: UITabBar }",
        "Selected: Pay. Tab. {index} of {count}."
      ),
    ] as [(String, String, String)]
  )
  func ownTexts(component: String, platform: String, wanted: String) throws {
    let (element, root) = (platform.prefix { $0 != "\n" }, platform.drop { $0 != "\n" })
    let lines = try saidMoments(
      "component: \(component)\nlabel: Pay\nplatforms: { \(element) }\(root)\n"
    )
    #expect(lines.first?.drop { $0 != ":" }.dropFirst(2) == wanted[...])
  }

  @Test(
    "a moment of a state is that of the segments which are in it",
    arguments: [
      ("selected", ["Inbox (selected): selected, Inbox, Tab, 1 of 3, In list, 3 items"]),
      ("disabled", ["Junk (disabled): Junk, Tab, disabled, 3 of 3"]),
      ("unselected", ["Sent: Sent, Tab, 2 of 3 / Double-tap to select"]),
    ] as [(String, [String])]
  )
  func segmentsInStates(key: String, wanted: [String]) throws {
    let spec = try #require(
      Spec(
        """
        component: tabs
        segments: [{ label: Inbox, selected: true }, { label: Sent }, { label: Junk, disabled: true }]
        platforms:
          android: { framework: views, element: TabLayout, announcements: { \(key): Written } }
        """
      )
    )
    let moments = spec.moments(on: spec.scopes[0])
    let written = moments.filter { !$0.written.isEmpty }
    #expect(moments.filter { $0.event == .focus }.count == 3)
    #expect(
      written.map { moment in
        let speech = moment.speeches(by: .builtIn(.android)).map(\.line).joined(separator: " | ")
        return "\(moment.key)\(moment.state.map { " (\($0))" } ?? ""): \(speech)"
      } == wanted
    )
  }

  @Test(
    "a slider says its new value, as far as the spec tells it",
    arguments: [
      (
        "ios: { framework: uikit, element: UISlider }", "{ current: 40, min: 0, max: 80, step: 8 }",
        "60%"
      ),
      (
        "ios: { framework: uikit, element: UISlider }", "{ current: 40, min: 0, max: 80 }",
        "{value}"
      ),
      (
        "android: { framework: views, element: SeekBar }",
        "{ current: 1, min: 0, max: 4, step: 1 }", "50%"
      ),
      (
        "android: { framework: compose, element: Slider }", "{ current: 1, min: 0, max: 4 }",
        "{state-text}"
      ),
    ] as [(String, String, String)]
  )
  func sliders(platform: String, value: String, wanted: String) throws {
    let lines = try saidMoments(
      "component: slider\nlabel: Zoom\nvalue: \(value)\nplatforms: { \(platform) }\n"
    )
    #expect(lines.last == "focus > value-change: \(wanted)")
  }

  @Test(
    "a word that a language lacks makes the phrase one that is not known",
    arguments: [
      (
        "stepper", "ios: { framework: uikit, element: UIStepper, ", "de",
        "decrement: ? the word for 'decrement' in 'de'"
      ),
      (
        "stepper", "ios: { framework: uikit, element: UIStepper, ", "en-GB",
        "decrement: Decrement. Button."
      ),
      (
        "page-control", "android: { framework: compose, element: HorizontalPager, ", "fr",
        "page > page-change: Page 3 sur 4"
      ),
      (
        "checkbox", "android: { framework: compose, element: Checkbox, ", "en-GB",
        "checked: ticked, Mail, Tick box / Double-tap to toggle."
      ),
    ] as [(String, String, String, String)]
  )
  func languages(component: String, platform: String, language: String, wanted: String) throws {
    let lines = try saidMoments(
      "component: \(component)\nlabel: Mail\npages: 4\ncurrent-page: 2\nplatforms: { \(platform)language: \(language) } }\n"
    )
    #expect(lines.contains(wanted))
  }
}
