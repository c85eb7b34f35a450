import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  @Test("begins in the first column behind a byte order mark")
  func byteOrderMark() {
    let items = completions(in: "\u{FEFF}component: stepper\nla$0")
    #expect(items.first { $0.label == "label" }?.insertion == "label: ")
  }

  @Test(
    "proposes first what the place asks for",
    arguments: [
      ("$0", ["component", "page-control spec", "page-control spec for UIKit"]),
      ("component: $0", ["page-control", "segmented-control", "stepper"]),
      ("component: st$0", ["page-control", "segmented-control", "stepper"]),
      ("component:$0", ["page-control", "segmented-control", "stepper"]),
      ("component: stepper\nplatforms:\n  $0", ["ios", "android"]),
      ("component: stepper\nplatforms:\n  ios:\n    framework: $0", ["uikit", "swiftui"]),
      ("component: stepper\nplatforms:\n  android:\n    framework: [$0]", ["views", "compose"]),
      ("component: stepper\nplatforms:\n  ios:\n    role: $0", ["button"]),
      ("component: stepper\nplatforms: { ios: { framework: uikit, element: $0 } }", ["UIStepper"]),
      ("component: stepper\nplatforms:\n  ios:\n    states:\n      $0", ["disabled", "enabled"]),
      ("component: stepper\nkeyboard: { $0 }", ["tab", "ctrl+tab", "arrows", "space"]),
      ("component: stepper\nkeyboard: { tab: focus, $0 }", ["ctrl+tab", "arrows", "space"]),
      ("component: stepper\nkeyboard:\n  space: $0", ["activate"]),
      (
        "component: stepper\nplatforms:\n  ios:\n    announcements:\n      $0",
        ["increment", "decrement", "value-change"]
      ),
      (
        "component: page-control\nplatforms:\n  ios:\n    announcements:\n      $0",
        ["dots", "page", "pages", "slides", "group"]
      ),
      (
        "component: stepper\nplatforms:\n  android:\n    keyboard:\n      $0",
        ["tab", "ctrl+tab", "arrows", "space", "enter"]
      ),
      // Words of a map stand below its keys.
      (
        "component: stepper\nplatforms:\n  ios:\n    focus:\n      on-value-change:\n        $0",
        ["announce", "focus", "api", "argument", "reason", "stay"]
      ),
      ("component: stepper\nvalue: $0", ["{ current, min, max }", "current", "min", "max"]),
      ("component: page-control\nkeyboard: { arrows: $0 }", ["change-page"]),
      ("component: page-control\nkeyboard: { page-up: next page, arrows: $0 }", ["focus"]),
      ("component: stepper\nactions: [$0]", ["increment", "decrement"]),
      ("component: stepper\nactions: [\n  $0", ["increment", "decrement"]),
      ("component: stepper\nactions: [increment\n$0", ["keyboard", "name"]),
      ("component: stepper\nplatforms: {\n  ios: {\n    framework: uikit,\n    $0\n", ["element"]),
      (
        "component: stepper\nplatforms: {\n  ios: {\n    framework: uikit,\n    role: $0\n",
        ["button"]
      ),
      ("{ component: stepper, platforms: {\n$0", ["ios", "android"]),
      ("component: stepper\nactions: [increment, $0]", ["decrement"]),
      (
        "component: stepper\nplatforms: { ios: { framework: uikit, traits: [.adjustable], role: $0 } }",
        ["button", "adjustable"]
      ),
      (
        "component: stepper\nplatforms: { ios: { framework: uikit, focus: { on-value-change: { announce: $0 } } } }",
        [".announcement", "UIAccessibility.post(notification:argument:)", "true"]
      ),
      (
        "component: page-control\nvariant: container\nplatforms: { android: { announcements: { page: $0 } } }",
        ["{label}, page {index} of {count}, in horizontal pager"]
      ),
      (
        "component: page-control\nvariant: Container\nplatforms: { android: { announcements: { page: $0 } } }",
        ["{label}, page {index} of {count}, in horizontal pager"]
      ),
      ("component: page-control\nvariant: $0", ["dots", "slides", "container"]),
      ("component: page-control\nauto-advance: $0", ["false"]),
      ("component: segmented-control\nsegments:\n  - $0", ["label", "name", "selected"]),
      ("component: segmented-control\nsegments:\n  - label: Day\n    $0", ["name", "selected"]),
      ("x-a: &base {}\ncomponent: stepper\nfocus: *$0", ["*base"]),
      (
        "component: stepper\nplatforms: { android: { framework: views, focus: { on-value-change: { api: "
          + "$0 } } } }", ["accessibilityLiveRegion", "accessibilityLiveRegion=polite"]
      ),
      (
        "component: stepper\nplatforms: { ios: { framework: swiftui, groupings: { api: $0 } } }",
        ["accessibilityElement(children: .combine)"]
      ),
      (
        "component: stepper\nplatforms: { android: { framework: compose, handlers: [$0] } }",
        ["onClick"]
      ),
      (
        "component: stepper\nplatforms: { android: { increment: { android:clickable: $0 } } }",
        ["true"]
      ),
      (
        "component: stepper\nplatforms:\n  android:\n    accessibilityLiveRegion: $0",
        ["polite", "assertive"]
      ),
      (
        "component: page-control\nplatforms:\n  android:\n    framework: views\n    focus:\n"
          + "      on-page-change: { announce: $0 }",
        ["accessibilityLiveRegion", "accessibilityLiveRegion=polite"]
      ),
      (
        "component: page-control\nplatforms: { ios: { framework: swiftui, style: $0 } }",
        [".page", "PageTabViewStyle"]
      ),
      (
        "component: page-control\nplatforms:\n  android:\n    groupings: { order: [label, data, $0] }",
        ["label", "data"]
      ),
      (
        "component: stepper\nplatforms:\n  ios:\n    groupings: { order: [photo, caption] }\n"
          + "    focus: { order: [ca$0] }",
        ["increment", "decrement", "photo", "caption"]
      ),
      ("component: stepper\nx-a: &a {}\nplatforms:\n  ios: { <<: $0 }", ["*a"]),
      ("component: stepper\nlabel: x # a11y-spec: allow $0", ["keyboard-focus-keys"]),
      (
        "component: stepper\nlabel: x # a11y-spec: allow title-overwrites-label, $0",
        ["keyboard-focus-keys"]
      ),
      ("component: stepper\nlabel: x # a11y-spec: $0", ["allow", "keyboard-focus-keys"]),
      ("component: stepper\n# a11y-spec:$0\nlabel: x", ["allow", "keyboard-focus-keys"]),
      ("# a11y-spec: al$0\ncomponent: page-control", ["allow"]),
    ] as [(String, [String])]
  )
  func first(document: String, labels: [String]) {
    #expect(completions(in: document).prefix(labels.count).map(\.label) == labels)
  }

  private static let segments =
    "component: segmented-control\ngroup-label: View\n"
    + "segments: [{ label: Day, selected: true }, { name: Week }, { label: Month, disabled: true }]\n"
    + "platforms:\n  ios:\n    announcements:\n      "

  @Test(
    "composes phrases for the one that speaks, in the manner of those that are written",
    arguments: [
      (
        segments + "Day: $0",
        [
          "{group}, Selected, {label}, button, {index} of {count}",
          "Selected, {label}, button, {index} of {count}",
          "View, Selected, Day, button, 1 of 3", "Selected, Day, button, 1 of 3",
          "{group}, Selected, {label}, tab, {index} of {count}",
        ]
      ),
      (
        segments + "Month: Month, dimmed, tab, 3 of 3\n      Week: \"We$0\"\n    role: tab",
        [
          "Week, tab, 2 of 3", "Week, Unselected, tab, 2 of 3", "{name}, tab, {index} of {count}",
          "{name}, Unselected, tab, {index} of {count}", "Week, tab, two of three",
        ]
      ),
      (
        segments + "- { for: Month, text: $0 }\n    role: tab",
        [
          "{label}, dimmed, tab, {index} of {count}", "Month, dimmed, tab, 3 of 3",
          "{label}, tab, {index} of {count}, dimmed", "Month, tab, 3 of 3, dimmed",
          "Month, dimmed, tab, three of three",
        ]
      ),
      (
        "component: stepper\nlabel: Nights\nvalue: 2\nplatforms:\n  android:\n"
          + "    increment: { name: Increase }\n    announcements: { increment: $0 }",
        [
          "{label}, {value}, Increase, Double tap to activate",
          "Nights, 2, Increase, Double tap to activate",
          "{label}, {value}, Increment, Double tap to activate",
          "Nights, 2, Increment, Double tap to activate",
        ]
      ),
      (
        "component: stepper\nlabel: Nights\nvalue: 2\nplatforms:\n  ios:\n"
          + "    announcements: [{ for: decrement, state: disabled, text: $0 }]",
        [
          "{label}, {value}, Decrement, Dimmed, Button", "Nights, 2, Decrement, Dimmed, Button",
          "{label}, {value}, Decrement, Button, Dimmed",
          "{label}, {value}, Dimmed, Decrement, Button",
          "Nights, 2, Decrement, Button, Dimmed",
        ]
      ),
      (
        "component: page-control\nname: Photos\npages: 4\nplatforms:\n  ios:\n"
          + "    role: button\n    announcements: { page 3: $0 }",
        [
          "{label}, page {index} of {count}, button", "{name}, page {index} of {count}, button",
          "{label}, page 3 of 4, button", "Photos, page 3 of 4, button",
          "Photos, page three of four, button",
        ]
      ),
      (
        "component: segmented-control\nsegments: [{ label: A & B, selected: true }, { label: ♂, name: Male }]\n"
          + "platforms:\n  ios:\n    announcements:\n      A & B: Selected, A & B, tab, 1 of 2\n      ♂: M$0\n    role: tab",
        [
          "Male, tab, 2 of 2", "♂, tab, 2 of 2", "Male, Unselected, tab, 2 of 2",
          "♂, Unselected, tab, 2 of 2", "{name}, tab, {index} of {count}",
        ]
      ),
      (
        "component: stepper\nlabel: Q & A\nvalue: 2\nplatforms:\n  ios:\n    announcements: { increment: $0 }",
        [
          "{label}, {value}, Increment, Button", "Q & A, 2, Increment, Button",
          "Q and A, 2, Increment, Button",
        ]
      ),
    ] as [(String, [String])]
  )
  func phrases(document: String, labels: [String]) {
    let items = completions(in: document)
    #expect(Array(items.filter { $0.kind == .phrase }.prefix(5).map(\.label)) == labels)
  }

  @Test("offers the key that merges where something has an anchor")
  func merge() {
    let ios = "platforms:\n  ios:\n    <$0"
    #expect(completions(in: "x-a: &a {}\n" + ios).contains { $0.label == "<<" })
    #expect(!completions(in: ios).contains { $0.label == "<<" })
  }

  @Test("names no API as a key of a platform before it is written whose they are")
  func apisOfFramework() {
    let ios = "component: stepper\nplatforms:\n  ios:\n    "
    #expect(!completions(in: ios + "$0").contains { $0.kind == .api })
    #expect(completions(in: ios + "framework: swiftui\n    $0").contains { $0.kind == .api })
  }

  @Test(
    "writes what is accepted as its place demands",
    arguments: [
      (
        "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    states:\n      $0",
        "disabled", "disabled: { api: isEnabled=false, announce: Dimmed }"
      ),
      (
        "component: page-control\nplatforms: { android: { framework: compose, focus: { api: $0 } } }",
        #"CustomAccessibilityAction(label = "", action = { true })"#,
        #""CustomAccessibilityAction(label = \"…\", action = { true })""#
      ),
      (
        "component: stepper\nplatforms:\n  android:\n    framework: views\n    states:\n      dis$0",
        "disabled", "disabled: { api: android:enabled=false, announce: disabled }"
      ),
      ("component: stepper\nplatforms: { ios: { states: [$0] } }", "disabled", "disabled"),
      ("component:$0", "stepper", " stepper"),
      (#"{"component": $0}"#, "stepper", #""stepper""#),
      (#"{"component": "$0"}"#, "stepper", "stepper"),
      (#"{"component": "stepper", $0}"#, "platforms", #""platforms": "#),
      (#"{"component": "stepper", "$0"}"#, "platforms", "platforms"),
      (#"{"component": "stepper", "$0": {}}"#, "platforms", "platforms"),
      ("{\"component\": \"stepper\", \"$0\n}", "platforms", "platforms\": "),
      (
        #"{"component": "stepper", "platforms": {"ios": {"framework": "uikit", "states": {$0}}}}"#,
        "disabled", #""disabled": { "api": "isEnabled=false", "announce": "Dimmed" }"#
      ),
      (
        #"{"component": "stepper", "keyboard": {"tab": "focus", $0}}"#, "space",
        #""space": "activate""#
      ),
      ("component: stepper\nactions:\n  -$0", "decrement", " decrement"),
      ("component: stepper\nactions:\n  - increment\n  $0", "decrement", "- decrement"),
      ("component: stepper\nactions:\n  $0\n  - increment", "decrement", "- decrement"),
      (
        "component: segmented-control\nsegments:\n  - label: Day\n  $0\n  - label: Week", "label",
        "- label: "
      ),
      ("component: segmented-control\nsegments:\n  -$0", "label", " label: "),
      ("component: stepper\nactions: [increment,$0]", "decrement", " decrement"),
      ("component: stepper\nplatforms: {$0}", "ios", " ios: "),
      ("component: stepper\nplatforms: { ios: {framework: uikit,$0} }", "role", " role: "),
      ("component: stepper\nplatforms: { ios: { # note\n  $0 } }", "role", "role: "),
      ("component: stepper\nplatforms: { ios: {\n  $0,\n  role: button } }", "role", nil),
      ("component: stepper\nplat$0", "platforms", "platforms:\n  "),
      ("component: stepper\nplat$0:", "platforms", "platforms"),
      (
        "component: stepper\nplatforms:\n    ios:\n        foc$0", "focus",
        "focus:\n            "
      ),
      (
        "component: stepper\nplatforms:\n    ios:\n        keyb$0", "keyboard",
        "keyboard:\n            "
      ),
      (
        "component: stepper\nplatforms: { ios: { framework: swiftui, focus: { api: $0 } } }",
        "@FocusState", "\"@FocusState\""
      ),
      (
        "component: stepper\nplatforms: { ios: { framework: swiftui, focus: { api: \"$0\" } } }",
        "@FocusState", "@FocusState"
      ),
      (
        "component: stepper\nplatforms:\n  ios:\n    announcements:\n      increment: $0",
        "{label}, {value}, Increment, Button", "\"{label}, {value}, Increment, Button\""
      ),
      (
        "component: stepper\nplatforms:\n  ios:\n    announcements:\n      $0", "increment",
        "increment: \"{label}, {value}, Increment, Button\""
      ),
      (
        "component: stepper\nplatforms:\n  ios:\n    announcements:\n      - for: decrement\n"
          + "        text: $0",
        "{label}, {value}, Decrement, Button", "\"{label}, {value}, Decrement, Button\""
      ),
      (
        "component: page-control\nplatforms: { android: { framework: views, custom-actions: "
          + "{ service: $0 } } }", "accessibility service", "accessibility service"
      ),
      (
        "component: page-control\nplatforms:\n  android:\n    framework: views\n"
          + "    custom-actions:\n      flags:\n        - $0",
        "FLAG_REQUEST_ACCESSIBILITY_BUTTON", "FLAG_REQUEST_ACCESSIBILITY_BUTTON"
      ),
    ] as [(String, String, String?)]
  )
  func insertion(document: String, label: String, insertion: String?) {
    #expect(completions(in: document).first { $0.label == label }?.insertion == insertion)
  }

  @Test("shows what the screen reader of the platform says for a state")
  func detail() {
    let item = completions(
      in: "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    states:\n      $0"
    ).first { $0.label == "disabled" }
    #expect(item?.detail == "Dimmed")
    let prose = item?.documentationKey.flatMap { Snapshot.documentation(for: $0, as: .plainText) }
    #expect(prose?.contains("Announcement for disabled is “Dimmed”.") == true)
  }

  @Test(
    "leaves out what is there, and what belongs to another component or platform",
    arguments: [
      ("component: stepper\nlabel: x\n$0", ["component", "label", "segments", "pages", "variant"]),
      ("component: page-control\n$0", ["value", "actions", "segments"]),
      (
        "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n    $0",
        ["framework", "contentDescription", "labelFor", "@FocusState"]
      ),
      ("component: stepper\n$0\nlabel: x", ["label"]),
      (#"{"component": "stepper", $0, "label": "x"}"#, ["component", "label"]),
      (#"{"component": "stepper", "$0", "label": "x"}"#, ["component", "label"]),
      ("component: stepper\nplatforms: { ios: { keyboard: { $0 } } }", ["enter"]),
      ("component: stepper\nkeyboard: { $0 }\nplatforms: { ios: {}, android: {} }", ["enter"]),
      ("component: stepper\nplatforms: { ios: { role: $0 } }", ["adjustable", "tab"]),
      (
        "component: page-control\nplatforms: { android: { framework: views, element: $0 } }",
        ["Button"]
      ),
    ] as [(String, [String])]
  )
  func absent(document: String, labels: [String]) {
    let offered = Set(completions(in: document).map(\.label))
    #expect(!offered.isEmpty)
    #expect(offered.intersection(labels) == [])
  }

  @Test(
    "replaces the word under the cursor",
    arguments: [
      "component: stepper\nplatforms:\n  ios:\n    role: but$0ton\n          ^^^^^^",
      "component: stepper\nplatforms: { ios: { role: b$0 } }\n                          ^",
      "component: stepper\nrole: \"b$0ut\"\n       ^^^",
      "component: stepper\nla$0bel: x\n^^^^^",
    ] as [String]
  )
  func range(document: String) {
    let fixture = Fixture(document)
    #expect(completions(in: document).first?.replaces == fixture.notes.first?.range)
  }

  @Test(
    "works in a file that does not parse",
    arguments: [
      "component: stepper\nlabel: \"Tickets\nplatforms:\n  ios:\n    role: $0\n    x: [",
      "component: stepper\n<<<<<<< ours\nplatforms:\n  ios:\n    role: $0\n=======\n",
      "component: stepper\n\tlabel: x\nplatforms:\n  ios:\n    role: $0",
    ] as [String]
  )
  func damaged(document: String) {
    #expect(completions(in: document).first?.label == "button")
  }
}

/// What is offered at the cursor of a text, which `$0` marks.
func completions(in marked: String) -> [Completion] {
  let fixture = Fixture(marked)
  return fixture.cursor.map { Snapshot(SourceText(fixture.text)).completions(at: $0) } ?? []
}
