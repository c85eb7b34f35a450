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
