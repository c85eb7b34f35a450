import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("Completion where marks stand already")
struct CollectionCompletionTests {
  private static let ios = "component: stepper\nplatforms:\n  ios:\n"

  @Test(
    "writes what its place needs in place of the marks",
    arguments: [
      // Quotes in place of a map or a list.
      (
        "component: stepper\nannouncements: \"$0\"", "increment",
        "component: stepper\nannouncements:\n  increment: \"{label}, {value}, Increment, Button\""
      ),
      ("component: stepper\nstates: '$0'", "reason", "component: stepper\nstates:\n  reason: "),
      ("component: stepper\nkeyboard: \"$0", "tab", "component: stepper\nkeyboard:\n  tab: focus"),
      (
        "component: stepper\nactions: \"$0\"", "[increment, decrement]",
        "component: stepper\nactions: [increment, decrement]"
      ),
      (
        "component: stepper\nvalue: \"$0\"", "{ current, min, max }",
        "component: stepper\nvalue: { current: 1, min: 0, max: 10 }"
      ),
      // Brackets around maps.
      (
        "component: stepper\nannouncements: [$0]", "increment",
        "component: stepper\nannouncements: [{ for: increment, text: \"{label}, {value}, "
          + "Increment, Button\" }]"
      ),
      (
        "component: segmented-control\nsegments: [$0]", "label",
        "component: segmented-control\nsegments: [{ label:  }]"
      ),
      (
        "component: segmented-control\nsegments: [{ label: Day }, $0]", "label",
        "component: segmented-control\nsegments: [{ label: Day }, { label:  }]"
      ),
      (
        "component: stepper\nannouncements:\n  - inc$0", "increment",
        "component: stepper\nannouncements:\n  - for: increment\n    text: \"{label}, {value}, "
          + "Increment, Button\""
      ),
      // A dash in front of a key of a map.
      (ios + "    - ro$0", "role", ios + "    role: "),
      (ios + "  - ro$0", "role", ios + "    role: "),
      (ios + "    framework: uikit\n    - ro$0", "role", ios + "    framework: uikit\n    role: "),
      (
        "component: stepper\nkeyboard:\n  - sp$0", "space",
        "component: stepper\nkeyboard:\n  space: activate"
      ),
      ("component: stepper\n- la$0", "label", "component: stepper\nlabel: "),
      (
        "component: stepper\nkeyboard:\n  - tab: focus\n  - sp$0", "space",
        "component: stepper\nkeyboard:\n  - tab: focus\n  - space: activate"
      ),
      // A value that fits no key.
      (ios + "    states:\n      dis$0: x", "disabled", ios + "    states:\n      disabled: x"),
      (ios + "    states: { dis$0: x }", "disabled", ios + "    states: { disabled: x }"),
      (ios + "    foc$0: 3", "focus", ios + "    focus: 3"),
    ] as [(String, String, String)]
  )
  func marks(document: String, label: String, result: String) throws {
    let fixture = Fixture(document)
    let cursor = try #require(fixture.cursor)
    let source = SourceText(fixture.text)
    let item = try #require(
      Snapshot(source).completions(at: cursor).first { $0.label == label },
      "\(label)"
    )
    // A client shows it beside what is typed.
    let typed = source.string(in: item.replaces.lowerBound..<cursor)
    #expect((item.filter ?? item.label).hasPrefix(typed))
    let after = source.applying(TextEdit(item.replaces, with: item.insertion))
    #expect(after.string(in: after.range) == result)
  }

  @Test(
    "offers for a state what sets it, and nothing that is reported then",
    arguments: [
      ("stepper", "ios", "uikit"), ("stepper", "ios", "swiftui"), ("stepper", "android", "views"),
      ("button", "android", "compose"), ("segmented-control", "ios", "uikit"),
      ("tabs", "android", "compose"), ("checkbox", "android", "views"),
    ] as [(String, String, String)],
    ["disabled", "selected"]
  )
  func states(place: (component: String, platform: String, framework: String), state: String) throws
  {
    let head =
      "component: \(place.component)\nlabel: Things\nplatforms:\n  \(place.platform):\n"
      + "    framework: \(place.framework)\n    states:\n"
    for value in ["\(state):\n        api: $0", "\(state): { api: $0 }", "\(state): { api: [$0] }"]
    {
      let fixture = Fixture(head + "      " + value + "\n")
      let cursor = try #require(fixture.cursor)
      let source = SourceText(fixture.text)
      let items = Snapshot(source).completions(at: cursor)
      #expect(!items.isEmpty)
      for item in items {
        let after = Snapshot(source.applying(TextEdit(item.replaces, with: item.insertion)))
        let codes = after.findings.map(\.code).filter { $0.hasSuffix("-api") }
        #expect(codes == [], "\(item.label) in \(value)")
      }
    }
  }
}
