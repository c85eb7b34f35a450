import SourceText
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("A key that stands a level too deep or too high")
struct MovingTests {
  @Test("is moved to where it belongs, with all its lines", arguments: cases)
  func moved(document: String, message: String, mended: String?) throws {
    let head = "component: stepper\nlabel: Tickets\n"
    let text = SourceText(head + document)
    let finding = try #require(Snapshot(text).findings.first { $0.message == message })
    #expect(finding.code == "unknown-key")
    #expect(finding.fixes.count == (mended == nil ? 0 : 1))
    let fixed = text.applying(finding.fixes.first?.edits ?? [])
    #expect(fixed.string(in: fixed.range) == head + (mended ?? document))
    if mended != nil {
      #expect(!Snapshot(fixed).findings.contains { $0.code == "unknown-key" })
    }
  }

  static let cases: [(String, message: String, mended: String?)] = [
    (
      """
      platforms:
        ios:
          states:
            disabled: { announce: Dimmed }
            announcements: # said
              # at each step

              increment: "Increment"
      """,
      "'announcements' belongs to the platform, not under 'states'; indent it less",
      """
      platforms:
        ios:
          states:
            disabled: { announce: Dimmed }
          announcements: # said
            # at each step

            increment: "Increment"
      """
    ),
    (
      """
      platforms:
        ios:
          focus:
            announcements:
              increment: "Increment"
            # where it stays
            on-value-change: stay
          role: button
      """,
      "'announcements' belongs to the platform, not under 'focus'; indent it less",
      """
      platforms:
        ios:
          focus:
            # where it stays
            on-value-change: stay
          announcements:
            increment: "Increment"
          role: button
      """
    ),
    (
      "platforms:\n  ios:\n    role: button\n    android:\n      framework: views\n",
      "'android' belongs under 'platforms', not under 'ios'; indent it less",
      "platforms:\n  ios:\n    role: button\n  android:\n    framework: views\n"
    ),
    (
      "platforms:\n  ios: {}\n  keyboard:\n    space: activate\n",
      "'keyboard' belongs to the whole spec, not under 'platforms'; indent it less",
      "platforms:\n  ios: {}\nkeyboard:\n  space: activate\n"
    ),
    (
      "ios:\n    framework: uikit\n# and\nandroid:\n    framework: views\n",
      "'ios' belongs under 'platforms'; put it there",
      "platforms:\n    ios:\n        framework: uikit\n    # and\n    android:\n        framework: views\n"
    ),
    (
      "ios: {}\nkeyboard: { space: activate }\nandroid: {}\n",
      "'ios' belongs under 'platforms'; put it there", nil
    ),
    (
      "platforms: { ios: { states: { announcements: { increment: x } } } }",
      "'announcements' belongs to the platform, not under 'states'; move it there",
      "platforms: { ios: { states: { }, announcements: { increment: x } } }"
    ),
  ]

  @Test(
    "is none where a word of the author may stand, or where it belongs is taken",
    arguments: [
      "announcements: { focus: \"Tickets\", states: \"Dimmed\" }",
      "states: { focus: { announce: Focused }, gestures: }",
      "announcements: { increment: x }\nstates: { announcements: { increment: x } }",
    ]
  )
  func kept(document: String) {
    let findings = Snapshot(SourceText("component: stepper\n" + document)).findings
    #expect(!findings.contains { $0.message.contains("belongs to") })
  }

  @Test(
    "is kept as the author's own, or named as the guideline does",
    arguments: [
      ("description: Buys tickets\n", ["x-description: Buys tickets\n", ""]),
      ("notes:\n  - one\n", ["x-notes:\n  - one\n"]),
      ("status: draft\n", ["x-status: draft\n", ""]),
      (
        "platforms: { ios: { increase: { name: Add } } }",
        ["platforms: { ios: { increment: { name: Add } } }"]
      ),
    ]
  )
  func own(document: String, mended: [String]) throws {
    let text = SourceText("component: stepper\n" + document)
    let finding = try #require(Snapshot(text).findings.first { $0.code == "unknown-key" })
    let texts = finding.fixes.map { fix in
      let fixed = text.applying(fix.edits)
      return fixed.string(in: fixed.range)
    }
    #expect(texts == mended.map { "component: stepper\n" + $0 })
  }
}
