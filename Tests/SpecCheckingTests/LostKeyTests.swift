import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// Lines whose key is gone, and keys that have both a value and lines of their own.
@Suite("A key above its lines")
struct LostKeyTests {
  private static let lines = [
    "component: stepper", "label: Tickets", "value: { current: 3, min: 0, max: 9 }",
    "keyboard: { tab: focus, arrows: focus, space: activate }",
    "gestures: { swipe: focus, doubletap: activate }", "settings: { text-resize: 200% }",
    "platforms:", "  ios:", "    framework: uikit", "    role: button", "    states:",
    "      disabled: { api: isEnabled=false, announce: Dimmed }", "    focus:",
    "      on-value-change: { announce: .announcement, focus: stay }", "    announcements:",
    "      increment: \"Tickets, 3, Increment, Button\"",
    "      decrement: \"Tickets, 3, Decrement, Button\"", "  android:", "    framework: views",
    "    role: button", "    states:",
    "      disabled: { api: \"android:enabled=false\", announce: disabled }",
  ]

  private static func messages(_ lines: [String]) -> [String] {
    Snapshot(SourceText(lines.joined(separator: "\n") + "\n")).findings
      .filter { $0.severity > .information }.map(\.message)
  }

  @Test(
    "is told where it is missing, and its fix writes it",
    arguments: [
      ("    announcements:", "'announcements:' is missing above 'increment'; insert it"),
      ("  ios:", "'ios:' is missing above 'framework'; insert it"),
      ("  android:", "'android:' is missing above 'framework'; insert it"),
      ("    states:", "'states:' is missing above 'disabled'; insert it"),
      ("    focus:", "'focus:' is missing above 'on-value-change'; insert it"),
      ("platforms:", "'platforms:' is missing above 'ios'; insert it"),
    ] as [(String, String)]
  )
  func lost(key: String, message: String) throws {
    var lines = Self.lines
    let index = try #require(lines.firstIndex(of: key))
    lines.remove(at: index)
    let whole = Self.messages(Self.lines)
    #expect(Self.messages(lines).filter { !whole.contains($0) } == [message])
    let text = SourceText(lines.joined(separator: "\n") + "\n")
    let found = Snapshot(text).findings.first { $0.message == message }
    let mended = text.applying(try #require(found?.fixes.first).edits)
    #expect(mended.string(in: mended.range) == Self.lines.joined(separator: "\n") + "\n")
  }

  @Test(
    "is told where its lines may belong to two topics",
    arguments: [
      ("states:", "'states:' is missing above 'checked'; insert it"),
      ("announcements:", "'announcements:' is missing above 'checked'; insert it"),
    ] as [(String, String)]
  )
  func ofStates(key: String, message: String) {
    let lines = [
      "component: checkbox", "label: I agree", "platforms:", "  ios:", "    framework: swiftui",
      "    states:", "      checked: { announce: Checked }",
      "      unchecked: { announce: Unchecked }", "    announcements:",
      "      checked: \"I agree, Checked, switch button\"",
      "      unchecked: \"I agree, Unchecked, switch button\"",
    ]
    let whole = Self.messages(lines)
    let found = Self.messages(lines.filter { $0 != "    " + key })
    #expect(found.filter { !whole.contains($0) } == [message])
  }

  @Test(
    "is told where a phrase is all that stands below it",
    arguments: [
      ("dialog", "focus:\n      initial: title", "open: \"Alert, {label}\""),
      ("tabs", "focus:\n      on-select: stay", "selected: \"Selected, {label}, tab\""),
      ("slider", "states:\n      disabled: { announce: x }", "focus: \"{label}, adjustable\""),
      (
        "button", "states:\n      disabled: { announce: x }\n    keyboard: { enter: activate }",
        "focus: \"{label}, button\""
      ),
      (
        "switch", "states:\n      on: { announce: x }\n    keyboard: { enter: activate }",
        "\"on\": \"{label}, switch, On\""
      ),
      ("switch", "states:\n      on: { announce: x }", "\"on\": \"{label}, switch, On\""),
    ] as [(String, String, String)]
  )
  func ofPhrase(component: String, above: String, phrase: String) throws {
    let head = "component: \(component)\nlabel: Tickets\nplatforms:\n  ios:\n    \(above)\n"
    let whole = head + "    announcements:\n      \(phrase)\n"
    let text = SourceText(head + "      \(phrase)\n")
    let name = phrase.split(separator: ":")[0].filter { $0 != "\"" }
    let known = Snapshot(SourceText(whole)).findings.map(\.message)
    let found = Snapshot(text).findings.filter { !known.contains($0.message) }
    #expect(found.map(\.message) == ["'announcements:' is missing above '\(name)'; insert it"])
    let mended = text.applying(try #require(found.first?.fixes.first).edits)
    #expect(mended.string(in: mended.range) == whole)
  }

  @Test(
    "is not missing above a text in quotes that is no phrase",
    arguments: ["nmae: \"Tickets\"", "opne: \"Tickets\"", "initail: \"title\""]
  )
  func ofText(line: String) {
    let head = "component: dialog\nplatforms:\n  ios:\n    focus:\n      confined: group\n"
    let found = Snapshot(SourceText(head + "      \(line)\n")).findings.map(\.message)
    #expect(!found.contains { $0.contains("is missing above") })
  }

  @Test(
    "loses the value that stands on its line, or names it",
    arguments: [
      ("    focus:", "default", "'focus' has its keys on the lines below; remove 'default'"),
      (
        "    announcements:", "none",
        "'announcements' has its keys on the lines below; remove 'none'"
      ),
      ("    states:", "disabled", "'states' has its keys on the lines below; remove 'disabled'"),
      ("platforms:", "both", "'platforms' has its keys on the lines below; remove 'both'"),
      ("  ios:", "yes", "'ios' has its keys on the lines below; remove 'yes'"),
    ] as [(String, String, String)]
  )
  func both(key: String, value: String, message: String) throws {
    var lines = Self.lines
    let index = try #require(lines.firstIndex(of: key))
    lines[index] += " " + value
    let whole = Self.messages(Self.lines)
    #expect(Self.messages(lines).filter { !whole.contains($0) } == [message])
    let text = SourceText(lines.joined(separator: "\n") + "\n")
    let found = Snapshot(text).findings.first { $0.message == message }
    let mended = text.applying(try #require(found?.fixes.first).edits)
    #expect(mended.string(in: mended.range) == Self.lines.joined(separator: "\n") + "\n")
  }

  @Test("gets a number among its lines under the key that it is the value of")
  func number() throws {
    let text = SourceText("component: stepper\nlabel: T\nvalue: 3\n  min: 0\n  max: 9\n")
    let found = Snapshot(text).findings.filter { $0.message.contains("its keys") }
    #expect(
      found.map(\.message) == [
        "'value' has its keys on the lines below; write 'current: 3' among them"
      ]
    )
    let mended = text.applying(try #require(found.first?.fixes.first).edits)
    #expect(
      mended.string(in: mended.range)
        == "component: stepper\nlabel: T\nvalue:\n  current: 3\n  min: 0\n  max: 9\n"
    )
  }
}
