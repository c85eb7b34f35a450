import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

@Suite("A slip in a key")
struct KeySlipTests {
  private static let head = "component: stepper\nlabel: Tickets\nplatforms:\n  ios:\n"

  @Test(
    "behind a question mark alone is mended by its colon",
    arguments: [
      ("    ? role\n    framework: uikit\n", "    role:\n    framework: uikit\n", "role"),
      ("    framework: uikit\n    ?   states\n", "    framework: uikit\n    states:\n", "states"),
      ("    focus:\n      ? confined\n", "    focus:\n      confined:\n", "confined"),
    ] as [(String, String, String)]
  )
  func alone(lines: String, mended: String, key: String) throws {
    let text = Self.head + lines
    let found = Snapshot.findings(of: text).filter { $0.code == "wrong-type" }
    let message = "'?' begins a key, and its colon is missing; write '\(key):'"
    #expect(found.map(\.message) == [message])
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(text).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.head + mended)
  }

  @Test(
    "is none with a question mark and a colon",
    arguments: ["    ? role\n    : button\n", "    ? role\n    :\n", "    role:\n", "    ? x\n"]
  )
  func whole(lines: String) {
    let messages = Snapshot.findings(of: Self.head + lines).map(\.message)
    #expect(!messages.contains { $0.contains("write 'role:'") })
  }

  @Test(
    "in braces counts as the key there",
    arguments: [
      ("keyboard: { tab: focus, space activate }", "space", ": "),
      ("keyboard: { tab focus, space: activate }", "tab", ": "),
      ("gestures: { swipe focus, doubletap: activate }", "swipe", ": "),
      ("keyboard: { tab: focus, space=activate }", "space", "="),
      (
        "platforms: { ios: { framework: uikit, states: { disabled: { api isEnabled=false, "
          + "announce: Dimmed } } } }",
        "api", ": "
      ),
    ] as [(String, String, String)]
  )
  func inBraces(line: String, key: String, mark: String) {
    let head = "component: stepper\nlabel: Tickets\n"
    let right = line.replacing("\(key) ", with: "\(key): ").replacing(
      "=activate",
      with: ": activate"
    )
    let known = Snapshot.findings(of: head + right + "\n").map(\.message)
    let message =
      mark == "="
      ? "a key ends with ':'; write it in place of '='"
      : "'\(key)' is a key here, which ends with ':'; add it"
    let found = Snapshot.findings(of: head + line + "\n").map(\.message)
    #expect(found.filter { !known.contains($0) } == [message])
  }

  @Test(
    "on each of the first two lines of a map is told of, and mended, by itself",
    arguments: [
      ("", 0, ["component: stepper", "label: Tickets", "value: 3"]),
      (platforms, 4, ["framework: uikit", "element: UIStepper", "role: button"]),
      (platforms + "    focus:\n", 6, ["confined: group", "modal: false", "initial: label"]),
      (platforms + "    keyboard:\n", 6, ["tab: focus", "arrows: focus", "space: activate"]),
      (
        platforms + "    announcements:\n", 6,
        ["increment: \"{label}, 3\"", "decrement: \"{label}, 3\"", "value-change: \"3\""]
      ),
      (
        "component: segmented-control\nsegments:\n  - label: Day\n    icon:\n", 6,
        ["decorative: true", "image: day", "hidden: true"]
      ),
    ] as [(String, Int, [String])]
  )
  func first(above: String, column: Int, entries: [String]) {
    let margin = String(repeating: " ", count: column)
    for count in [2, 3] {
      for first in [":", " = "] {
        for second in [":", " = "] {
          var lines = entries.prefix(count).map { margin + $0 + "\n" }
          let whole = SourceText(above + lines.joined())
          for (index, mark) in [first, second].enumerated() {
            lines[index] = lines[index].replacing(": ", with: mark, maxReplacements: 1)
          }
          let text = SourceText(above + lines.joined())
          let found = Snapshot(text).findings.filter {
            $0.code.hasPrefix("yaml-") || $0.code == "wrong-type" || $0.code == "unknown-key"
          }
          let line = above.split(separator: "\n").count
          #expect(
            found.map { text.lines.line(at: $0.range.lowerBound) } == [line, line + 1],
            "\(lines): \(found.map(\.message))"
          )
          let mended = text.applying(found.flatMap { $0.fixes.first?.edits ?? [] })
          #expect(mended.string(in: mended.range) == whole.string(in: whole.range))
        }
      }
    }
  }

  private static let platforms = "component: stepper\nplatforms:\n  ios:\n"

  private static let segments = "component: segmented-control\ngroup-label: View\nsegments:\n"

  @Test(
    "in a list gets its colon, or the dash of its item",
    arguments: [
      (
        "  - label: Day\n  -   label\n", "  - label: Day\n  -   label:\n",
        "'label' is a key here, which ends with ':'; add it"
      ),
      (
        "  - label: Day\n  - selected\n", "  - label: Day\n  - selected:\n",
        "'selected' is a key here, which ends with ':'; add it"
      ),
      (
        "  - label: Day\n    label: Week\n", "  - label: Day\n  - label: Week\n",
        "'label' stands twice in this item; begin the next one with '- '"
      ),
      (
        "- label: Day\n  selected: true\n  label: Week\n  disabled: true\n",
        "- label: Day\n  selected: true\n- label: Week\n  disabled: true\n",
        "'label' stands twice in this item; begin the next one with '- '"
      ),
      (
        "  -   label: Day\n      label: Week\n", "  -   label: Day\n  -   label: Week\n",
        "'label' stands twice in this item; begin the next one with '- '"
      ),
    ] as [(String, String, String)]
  )
  func item(lines: String, mended: String, message: String) throws {
    let text = Self.segments + lines
    let codes = ["wrong-type", "duplicate-key"]
    let found = Snapshot.findings(of: text).filter { codes.contains($0.code) }
    #expect(found.map(\.message) == [message])
    let fix = try #require(found.first?.fixes.first)
    let after = SourceText(text).applying(fix.edits)
    #expect(after.string(in: after.range) == Self.segments + mended)
  }

  private static let space = "a colon behind a key has a space behind it; insert one"

  private static func mark(_ mark: String) -> String {
    "a key ends with ':'; write it in place of '\(mark)'"
  }

  private static func key(_ key: String) -> String {
    "'\(key)' is a key here, which ends with ':'; add it"
  }

  @Test(
    "on each line of a map, or of an item, is told of by itself",
    arguments: [
      MarkSlipTests.Case(
        segments,
        "  - label:Mon\n  - label：Tue\n",
        "  - label: Mon\n  - label: Tue\n",
        space,
        mark("：")
      ),
      MarkSlipTests.Case(
        segments,
        "  - label Mon\n    sel\n",
        "  - label: Mon\n    sel:\n",
        key("label"),
        key("sel")
      ),
      MarkSlipTests.Case(
        segments,
        "  - label = Mon\n",
        "  - label: Mon\n",
        mark("=")
      ),
      MarkSlipTests.Case(
        MarkSlipTests.announcements,
        "  increment => \"T, 3, Increment\"\n",
        "  increment: \"T, 3, Increment\"\n",
        mark("=>")
      ),
      MarkSlipTests.Case(
        MarkSlipTests.announcements,
        "  increment → T, 3, Increment\n",
        "  increment: T, 3, Increment\n",
        mark("→")
      ),
      MarkSlipTests.Case(
        MarkSlipTests.announcements,
        "  increment:\"{label}\"\n  de\n",
        "  increment: \"{label}\"\n  de:\n",
        space,
        key("de")
      ),
      MarkSlipTests.Case(
        MarkSlipTests.announcements,
        "  increment = V, 3\n  decr\n",
        "  increment: V, 3\n  decr:\n",
        mark("="),
        key("decr")
      ),
      MarkSlipTests.Case(
        "component: stepper\nfocus:\n",
        "  on-select:stay\n  conf\n",
        "  on-select: stay\n  conf:\n",
        space,
        key("conf")
      ),
      MarkSlipTests.Case(
        "component: stepper\nkeyboard:\n",
        "  tab=focus\n  space -> activate\n",
        "  tab: focus\n  space: activate\n",
        mark("="),
        mark("->")
      ),
      MarkSlipTests.Case(
        "component: stepper\nkeyboard:\n",
        "  tab - focus\n  space - activate\n",
        "  tab: focus\n  space: activate\n",
        mark("-"),
        mark("-")
      ),
      MarkSlipTests.Case(
        "component: stepper\nplatforms:\n    ios:\n",
        "        framework: uikit\n        role：button\n        st\n",
        "        framework: uikit\n        role: button\n        st:\n",
        mark("："),
        "a key ends with ':'; add it"
      ),
    ] as [MarkSlipTests.Case]
  )
  func lines(case: MarkSlipTests.Case) { `case`.check() }

  @Test("of a state belongs under the state in whose column it stands")
  func keyOfState() {
    let states = "    states:\n      disabled:\n      announce: Dimmed\n"
    let findings = Snapshot(SourceText(Self.head + states)).findings
    let messages = findings.filter { $0.code == "unknown-key" }.map(\.message)
    #expect(messages == ["'announce' belongs under 'disabled'; indent it there"])
  }
}
