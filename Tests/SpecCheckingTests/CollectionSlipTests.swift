import SourceText
import SpecChecking
import SpecRules
import Testing

/// Marks of one kind of collection in place of another, or where none belongs.
@Suite("A slip in a collection")
struct CollectionSlipTests {
  private typealias Case = MarkSlipTests.Case
  private static let stepper = "component: stepper\nlabel: T\n"
  private static let pages = "component: page-control\nlabel: T\n"

  private static let comma = "a comma is missing between 'decrement' and 'increment'; insert it"
  private static let quote = "a quote ends this text that none begins; write one in front of it"
  private static let dash = "a dash too many makes this a list in the list; remove it"

  private static let key = "'current' is a key here, which ends with ':'; add it"

  private static let cases = [
    Case(
      stepper,
      "actions: {decrement, increment}\n",
      "actions: [decrement, increment]\n",
      "'actions' takes a list, not a map"
    ),
    Case(
      stepper,
      "keyboard: [ tab: focus, space: activate ]\n",
      "keyboard: { tab: focus, space: activate }\n",
      "'keyboard' takes a map, not a list"
    ),
    Case(
      stepper,
      "role: {button}\n",
      "role: button\n",
      "'role' takes a role, not a map; remove the braces"
    ),
    Case(
      pages,
      "dots: { count: {4} }\n",
      "dots: { count: 4 }\n",
      "'count' takes a whole number such as 3, not a map; remove the braces"
    ),
    Case(stepper, "value: { current 3, max: 8 }\n", "value: { current: 3, max: 8 }\n", key),
    Case(
      stepper,
      "keyboard: { tab focus, space=activate }\n",
      "keyboard: { tab: focus, space: activate }\n",
      "'tab' is a key here, which ends with ':'; add it",
      "a key ends with ':'; write it in place of '='"
    ),
    Case(
      stepper,
      "value:\n  current -3\n  min -5\n",
      "value:\n  current: -3\n  min: -5\n",
      key,
      "'min' is a key here, which ends with ':'; add it"
    ),
    Case(
      stepper,
      "value: current: 3, max: 8 }\n",
      "value: { current: 3, max: 8 }\n",
      "a '}' ends this map, and no '{' begins it; insert it"
    ),
    Case(
      stepper,
      "settings { text-resize: 200% }\n",
      "settings: { text-resize: 200% }\n",
      "'settings' is a key here, which ends with ':'; add it"
    ),
    Case(
      stepper,
      "value; { current: 3 }\n",
      "value: { current: 3 }\n",
      "'value' is a key here, which ends with ':'; add it"
    ),
    Case(
      "component: stepper\nplatforms:\n  ios:\n    framework: uikit\n",
      "    role - button\n",
      "    role: button\n",
      "a key ends with ':'; add it"
    ),
    Case(
      pages,
      "auto-advance: After delay 3000ms\n",
      "auto-advance: false\n",
      "pages must not change by themselves; write 'auto-advance: false'"
    ),
    Case(
      stepper,
      "announcements:\n  increment {label}, {value}\n  decrement {label}\n",
      "announcements:\n  increment: \"{label}, {value}\"\n  decrement: \"{label}\"\n",
      "'increment' is a key here, which ends with ':'; add it, and put the text in quotes",
      "'decrement' is a key here, which ends with ':'; add it, and put the text in quotes"
    ),
    Case(
      stepper,
      "platforms:\n  - ios:\n    framework: uikit\n  - android:\n    framework: views\n",
      "platforms:\n  ios:\n    framework: uikit\n  android:\n    framework: views\n",
      "'platforms' takes a map, not a list"
    ),
    Case(
      stepper,
      "keyboard:\n  tab: focus\nplatforms:\n  - ios:\n    framework: uikit\n    role: button\n",
      "keyboard:\n  tab: focus\nplatforms:\n  ios:\n    framework: uikit\n    role: button\n",
      "'platforms' takes a map, not a list"
    ),
  ]

  private static let tabs = "component: segmented-control\ngroup-label: View\nsegments:\n"
  private static let brackets = "these brackets make a list in the list; remove them"

  private static let lists = [
    Case(stepper, "actions: [decrement increment]\n", "actions: [decrement, increment]\n", comma),
    Case(stepper, "actions: [decrement; increment]\n", "actions: [decrement, increment]\n", comma),
    Case(
      stepper,
      "actions: [decrement and increment]\n",
      "actions: [decrement, increment]\n",
      comma
    ),
    Case(
      stepper,
      "actions:\n  - decrement increment\n",
      "actions:\n  - decrement\n  - increment\n",
      "'decrement' and 'increment' stand in one item; give each a dash of its own"
    ),
    Case(
      stepper,
      "actions: decrement increment\n",
      "actions: [decrement, increment]\n",
      "several words are a list; write '[decrement, increment]'"
    ),
    Case(
      stepper,
      "actions:\n  decrement\n  increment\n",
      "actions:\n  [decrement, increment]\n",
      "several words are a list; write '[decrement, increment]'"
    ),
    Case(
      stepper,
      "platforms:\n  ios:\n    framework: uikit, swiftui\n",
      "platforms:\n  ios:\n    framework: [uikit, swiftui]\n",
      "several words are a list; write '[uikit, swiftui]'"
    ),
    Case(
      stepper,
      "platforms: { ios: { framework: [uikit swiftui] } }\n",
      "platforms: { ios: { framework: [uikit, swiftui] } }\n",
      "a comma is missing between 'uikit' and 'swiftui'; insert it"
    ),
    Case(
      stepper,
      "actions: [decrement\", \"increment\"]\n",
      "actions: [\"decrement\", \"increment\"]\n",
      quote
    ),
    Case(
      stepper,
      "actions: [\"decrement\", increment\"]\n",
      "actions: [\"decrement\", \"increment\"]\n",
      quote
    ),
    Case(
      stepper,
      "actions:\n  - decrement\n  - - increment\n",
      "actions:\n  - decrement\n  - increment\n",
      dash
    ),
    Case(
      tabs,
      "  - label: Day\n  - - label: Week\n      selected: true\n",
      "  - label: Day\n  - label: Week\n    selected: true\n",
      dash
    ),
    Case(
      stepper,
      "actions:\n  - - decrement\n    - increment\n",
      "actions:\n  - decrement\n  - increment\n",
      dash
    ),
    Case(
      stepper,
      "actions: [[decrement], increment]\n",
      "actions: [decrement, increment]\n",
      brackets
    ),
    Case(
      tabs,
      "  - label: Day\n  - label:Week\nannouncements: { Day: \"Day, 1 of 2\", Week: Week }\n",
      "  - label: Day\n  - label: Week\nannouncements: { Day: \"Day, 1 of 2\", Week: Week }\n",
      "a colon behind a key has a space behind it; insert one"
    ),
    Case(
      tabs,
      "  - label: Day\n    label: Week\nannouncements: { Day: \"Day, 1 of 2\", Week: Week }\n",
      "  - label: Day\n  - label: Week\nannouncements: { Day: \"Day, 1 of 2\", Week: Week }\n",
      "'label' stands twice in this item; begin the next one with '- '"
    ),
  ]

  @Test("between its items is one finding, and the items are read", arguments: lists.indices)
  func items(index: Int) {
    Self.lists[index].check()
    let text = Self.lists[index].head + Self.lists[index].lines
    let codes = Snapshot(SourceText(text)).findings.map(\.code)
    #expect(codes.filter { $0.hasSuffix("increment-and-decrement") || $0 == "segment-count" } == [])
  }

  @Test("is one finding, and its fix writes the right marks", arguments: cases.indices)
  func marks(index: Int) { Self.cases[index].check() }

  @Test(
    "leaves its consequences untold",
    arguments: [
      ("value: current: 3, max: 8\nannouncements: { increment: \"T, 3\" }\n", "includes-value"),
      ("value: (current: 3)\nannouncements: { increment: \"T, 3\" }\n", "includes-value"),
      ("platforms: { ios: { framework: \"uikit,\" } }\n", "framework-platform-match"),
      ("platforms: { ios: { framework: uikit, role: \"button;\" } }\n", "role-expected"),
    ] as [(String, String)]
  )
  func consequences(lines: String, rule: String) {
    let codes = Snapshot(SourceText(Self.stepper + lines)).findings.map(\.code)
    #expect(codes.contains { $0 == "yaml-quote-needed" || $0 == "wrong-type" })
    #expect(!codes.contains { $0.hasSuffix(rule) })
  }
}
