import SourceText
import SpecIDE
import TestSupport
import Testing

@Suite("Completion of a value")
struct ValuePlaceTests {
  @Test("offers the actions of SwiftUI where methods are listed", arguments: ["[$0]", "$0"])
  func swiftUIMethods(value: String) {
    let labels = completions(
      in: "component: stepper\nplatforms:\n  ios:\n    framework: swiftui\n    methods: " + value
    ).map(\.label)
    #expect(labels.contains("accessibilityAdjustableAction(_:)"))
  }

  /// Where a value may stand, for `KEY` in the platform iOS.
  private static let places = [
    "  ios:\n    framework: uikit\n    KEY: $0",
    "  ios:\n    framework: uikit\n    KEY:$0",
    "  ios:\n    framework: uikit\n    KEY:\n      $0",
    "  ios:\n    framework: uikit\n    KEY:\n     $0",
    "  ios:\n    framework: uikit\n    KEY:\n          $0",
    "  ios:\n    framework: uikit\n    KEY:\n      a$0",
    "  ios:\n    framework: uikit\n    KEY:\n      \"$0\"",
    "  ios:\n    framework: uikit\n    KEY:\n      '$0",
    "  ios:\n    framework: uikit\n    KEY: # why\n      $0",
    "  ios:\n    framework: uikit\n    KEY:\n\n      # why\n      $0",
    "  ios:\n    framework: uikit\n    KEY:\n      $0\n    name: x",
    "  ios:\n    framework: uikit\n    KEY:\n      $0\n  android: {}",
    "  ios:\n    framework: uikit\n    ? KEY\n    : $0",
    "  ios:\n    framework: uikit\n    ? KEY\n    : a$0",
    "  ios:\n    framework: uikit\n    ? KEY\n    : \"$0\"",
    "  ios:\n    framework: uikit\n    ? KEY # why\n    : $0\n    name: x",
    "  ios:\n    ? framework\n    : uikit\n    KEY: $0",
    "  ios: {framework: uikit, KEY:$0}",
    "  ios: {framework: uikit, KEY: $0}",
    "  ios: { framework: uikit, KEY:$0 }",
    "  ios: { framework: uikit, KEY: $0 }",
    "  ios: { framework: uikit, KEY:$0, name: x }",
    "  ios: { framework: uikit, KEY: $0 name: x }",
    "  ios: { name: Some tickets KEY: $0, framework: uikit }",
    "  ios: { name: \"Some, tickets\" KEY: $0, framework: uikit }",
    "  ios: { states: {} KEY: $0, framework: uikit }",
    "  ios: {\n    framework: uikit\n    KEY: $0\n  }",
    "  ios: {\n    framework: uikit,\n    KEY:\n      $0\n  }",
    "  ios:\n    { framework: uikit, KEY: $0 }",
    "  ios: {\"framework\": \"uikit\" \"KEY\": \"$0\"}",
    "  ios: {\"framework\":\"uikit\",\"KEY\":$0}",
    "  {\"ios\": {\n    \"framework\": \"uikit\"\n    \"KEY\": $0\n  }}",
  ]

  @Test("offers the same wherever it stands", arguments: places)
  func place(_ platforms: String) throws {
    let labels = ["role", "element", "traits", "label-hidden", "focus"].map {
      proposals(at: platforms.replacing("KEY", with: $0)).first?.label
    }
    // A map begins more often on a line of its own than a word stands there.
    let key = try #require(platforms.ranges(of: "KEY").first)
    let isOnOwnLine =
      !platforms[..<key.lowerBound].contains("{")
      && platforms[key.upperBound...].prefix { $0 != "$" }.contains("\n")
    let focus = isOnOwnLine ? "on-value-change" : "default"
    #expect(
      labels == ["button", "UIStepper", ".adjustable", "isAccessibilityElement=false", focus]
    )
  }

  @Test(
    "is that of the key in front of it",
    arguments: [
      ("platforms:\n  ios:\n    framework:\n      $0", "uikit"),
      ("platforms:\n  ios: { framework:$0 }", "uikit"),
      ("platforms:\n  ios: { element: UIStepper framework: $0 }", "uikit"),
      ("platforms:\n  ios:\n    ? framework\n    : $0", "uikit"),
      (
        "platforms:\n  ios:\n    states:\n      disabled:\n        api:\n          $0",
        "isEnabled=false"
      ),
      ("platforms:\n  ios:\n    states:\n      disabled: {api:$0}", "isEnabled=false"),
      ("platforms:\n  ios:\n    states:\n      ? disabled\n      : $0", "api"),
      ("platforms:\n  ios:\n    states:\n      disabled: { api: x announce: $0 }", "Dimmed"),
      ("platforms:\n  ios:\n    states:\n      $0", "disabled"),
      ("platforms:\n  ios: { role: button states: { $0 } }", "disabled"),
      (
        "platforms:\n  ios:\n    announcements:\n      increment:\n        $0",
        "{label}, {value}, Increment, Button"
      ),
      (
        "platforms:\n  ios: { announcements: {increment:$0} }",
        "{label}, {value}, Increment, Button"
      ),
      ("platforms:\n  ios:\n    focus:\n      on-value-change:\n        $0", "announce"),
      ("platforms:\n  ios:\n    focus:\n      on-value-change: {focus:$0}", "stay"),
      ("keyboard:\n  space:\n    $0", "activate"),
      ("keyboard: {tab: focus, space:$0}", "activate"),
      ("keyboard: { tab: focus space: $0 }", "activate"),
      ("role:\n  $0", "button"),
      ("? role\n: $0", "button"),
      ("actions:\n  $0", "[increment, decrement]"),
      ("x: &base {}\nkeyboard: { <<: $0 }", "*base"),
      ("x: &base {}\nkeyboard:\n  <<: [*$0]", "*base"),
      ("x: &base {}\nkeyboard:\n  <<:\n    - $0", "*base"),
      ("x: &a y\nz: &base {}\nkeyboard:\n  <<: *$0", "*base"),
      ("focus: { order: { increment: { next: $0 } }, refs: [plus] }", "increment"),
      ("focus: { order: { $0 }, refs: [plus] }", "increment"),
      ("announcements: [{ for: increment, state: $0 }]", "disabled"),
      (
        "platforms: { android: { framework: compose, focus: { on-value-change: { announce: $0 } } } }",
        "liveRegion"
      ),
      ("announcements:\n  increment: &each $0", "{label}, {value}, Increment, Button"),
    ] as [(String, String)]
  )
  func key(entries: String, label: String) {
    #expect(completions(in: "component: stepper\n" + entries).first?.label == label)
  }

  @Test(
    "comes with what its place needs, and leaves what stands there alone",
    arguments: [
      ("component:\n  $0", "stepper", "component:\n  stepper"),
      ("{component:$0}", "stepper", "{component: stepper}"),
      ("{ component: $0 role: x }", "stepper", "{ component: stepper, role: x }"),
      ("component: stepper\n? ro$0", "role", "component: stepper\n? role"),
      (
        "component: stepper\nactions:\n  $0", "increment",
        "component: stepper\nactions:\n  - increment"
      ),
      (
        "component: stepper\nactions:\n  - $0", "increment",
        "component: stepper\nactions:\n  - increment"
      ),
      (
        "component: segmented-control\nsegments:\n  $0", "label",
        "component: segmented-control\nsegments:\n  - label: "
      ),
      (
        "component: segmented-control\nsegments:\n  $0", "icon",
        "component: segmented-control\nsegments:\n  - icon:\n      "
      ),
      (
        "component: stepper\nfocus:\n  \"$0\"", "default",
        "component: stepper\nfocus:\n  \"default\""
      ),
      ("{ component: stepper, $0 role: x }", "label", "{ component: stepper, label: , role: x }"),
    ] as [(String, String, String)]
  )
  func insertion(document: String, label: String, text: String) throws {
    let item = try #require(completions(in: document).first { $0.label == label })
    let before = SourceText(Fixture(document).text)
    let after = before.applying([TextEdit(item.replaces, with: item.insertion)])
    #expect(after.string(in: after.range) == text)
  }

  @Test(
    "is left to the author where any text may stand",
    arguments: ["component: stepper\ntitle:\n  $0", "component: stepper\nlabel: >-\n  $0"]
  )
  func text(document: String) {
    #expect(completions(in: document).map(\.label) == [])
  }

  @Test(
    "is not where nothing can stand",
    arguments: [
      "component: stepper\nactions: $0\n  - increment",
      "component: stepper\nplatforms:\n  ios:\n    focus:$0\n      on-value-change: stay",
      "component: stepper\nplatforms:\n  ios:\n    focus: $0 # c\n\n      on-value-change: stay",
      "component: stepper\nactions: $0\n- increment",
      "component: stepper\nplatforms:\n  ios:\n  $0  framework: uikit",
      "component: stepper\nplatforms:\n  ios:\n $0   # c",
      "component: stepper\nactions:\n  -$0 increment",
    ] as [String]
  )
  func nowhere(document: String) {
    #expect(completions(in: document).map(\.label) == [])
  }

  @Test(
    "is not at a word that is typed in full",
    arguments: [
      "component: stepper$0", "component: stepper\nlabel: none$0",
      "component: stepper\nplatforms:\n  ios:\n    role: button$0",
      "component: stepper\nplatforms: { ios: { framework: uikit$0 } }",
      "component: stepper\nplatforms:\n  ios:\n    role: \"button$0\"",
      "component: stepper\nactions: [increment$0]", "component: stepper\nactions: [increment$0",
      "component: stepper\nactions:\n  - increment$0",
      "component: stepper\nplatforms$0:\n  ios: {}",
    ] as [String]
  )
  func typedInFull(document: String) {
    #expect(completions(in: document).map(\.label) == [])
  }

  @Test(
    "is in a list for the words that it lacks",
    arguments: [
      "actions: [$0, increment]", "actions: [increment,$0]", "actions:\n  - increment\n  - $0",
      "actions:\n  - $0\n  - increment", "actions:\n  - increment\n  $0",
      "actions: [increment, d$0]",
    ] as [String]
  )
  func listed(actions: String) {
    #expect(completions(in: "component: stepper\n" + actions).map(\.label) == ["decrement"])
  }

  @Test(
    "names a member behind the receiver that is typed",
    arguments: [
      ("ios:\n    framework: swiftui", ".di$0", ".disabled(true)"),
      ("ios:\n    framework: swiftui", ".$0", ".disabled(true)"),
      ("ios:\n    framework: swiftui", "'View.di$0'", "View.disabled(true)"),
      ("ios:\n    framework: uikit", "stepper.is$0", "stepper.isEnabled=false"),
      ("ios:\n    framework: uikit", "f(x).is$0", "isEnabled=false"),
      ("android:\n    framework: compose", "Modifier.$0", "Modifier.semantics { disabled() }"),
      ("android:\n    framework: compose", "Modifier.di$0", "disabled()"),
    ] as [(String, String, String)]
  )
  func members(platform: String, api: String, label: String) {
    let items = proposals(at: "  \(platform)\n    states: { disabled: { api: \(api) } }")
    #expect(items.contains { $0.label == label })
  }

  @Test(
    "is not behind a value that is complete",
    arguments: [
      "component: \"stepper\"$0", "component: 'stepper'$0",
      "component: stepper\nactions:\n  - \"increment\"$0",
      "component: stepper\nactions: ['increment'$0, decrement]",
      "{\"component\": \"stepper\"$0}",
      "{\"component\": \"stepper\", \"lab\"$0: x}",
      "component: stepper\nplatforms: {\n  ios: {\n    framework: uikit\n  $0}\n}",
      "component: stepper\nplatforms: { ios: { framework: uikit # x\n $0} }",
      "component: stepper\nactions: [\n  increment # c\n  $0\n]",
      "{\"component\": \"stepper\", \"platforms\": {\"ios\": {\"framework\": \"\"\n  $0}}}",
    ] as [String]
  )
  func complete(document: String) {
    #expect(completions(in: document).map(\.label) == [])
  }

  @Test(
    "replaces no more than one line",
    arguments: [
      "component: stepper\nplatforms: {\n  ios: {\n    framework:\n  $0}\n}",
      "component: stepper\nplatforms: { ios: { role: 'x\n  y, $0 } }\nlabel: it's",
    ]
  )
  func lines(document: String) {
    let text = Fixture(document).text.utf8.map(\.self)
    for item in completions(in: document) {
      #expect(!text[item.replaces].contains(UInt8(ascii: "\n")))
    }
  }

  private func proposals(at platforms: String) -> [Completion] {
    completions(in: "component: stepper\nplatforms:\n" + platforms)
  }
}
