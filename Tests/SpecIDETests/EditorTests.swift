import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import TestSupport
import Testing

@Suite("An editor")
struct EditorTests {
  /// What every stepper has to have.
  private static let stepper = """
    component: stepper
    label: A
    keyboard: { tab: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }

    """

  @Test("sees beside a state and a role what the screen reader says")
  func inlayHints() {
    let text = """
      component: stepper
      states: [disabled]
      platforms:
        ios:
          framework: uikit
          role: button
        android:
          role: "button"
          states: { disabled: {} }
      """
    let hints = Snapshot(SourceText(text)).inlayHints(in: 0..<text.utf8.count)
    let shown = hints.map { hint in
      "\(String(text.utf8.prefix(hint.offset))?.split(separator: "\n").last ?? "")|\(hint.label)"
    }
    #expect(
      shown == [
        "states: [disabled|VoiceOver: Dimmed",
        "    role: \"button\"|TalkBack: double tap to activate",
      ]
    )
  }

  @Test("gets fixes that take their finding away, and comments that allow it")
  func codeActions() throws {
    let fixture = Fixture(Self.stepper + "platforms: { ios: { role: sl$0ider } }")
    let snapshot = Snapshot(SourceText(fixture.text))
    let cursor = try #require(fixture.cursor)
    let actions = snapshot.codeActions(in: cursor..<cursor)
    #expect(
      actions.map(\.title) == [
        "Change role to 'button'", "Allow 'role-expected' here",
        "Allow 'role-expected' in this document",
      ]
    )
    for action in actions {
      let mended = Snapshot(snapshot.text.applying(action.edits))
      #expect(mended.findings.map(\.code) == [])
    }
  }

  @Test(
    "allows a finding wherever its text stands",
    arguments: [
      stepper + "platforms:\n  ios:\n    role: >-\n      slider\n",
      stepper + "platforms:\n  ios:\n    role:\n      slider\n",
      stepper + "platforms: {\n  ios: {\n    role: slider } }\n",
      (stepper + "platforms:\n  ios:\n    role: slider\n").replacing("\n", with: "\r\n"),
      stepper + "platforms: { ios: { role: button } }\n---\n" + stepper
        + "platforms: { ios: { role: button } }\nlinks: 1\nvalu: 2\n",
    ] as [String]
  )
  func allowance(document: String) throws {
    let snapshot = Snapshot(SourceText(document))
    let finding = try #require(snapshot.findings.first)
    let action = snapshot.codeActions(in: finding.range).first { $0.title.hasPrefix("Allow") }
    let mended = snapshot.text.applying(try #require(action).edits)
    #expect(Snapshot(mended).findings == [])
    let breaksWithoutReturn = mended.bytes.split(separator: 0x0A).contains { $0.last != 0x0D }
    #expect(breaksWithoutReturn != document.utf8.contains(0x0D))
  }

  @Test("applies all safe fixes at once")
  func fixAll() throws {
    let text = SourceText(
      """
      component: page-control
      name: Photos
      auto-advance: false
      keyboard: { arrows: change-page }
      platforms:
        ios:
          framework: uikit
          element: UIPageControl
          traits: UIAccessibilityTraitAdjustable
          states: { disabled: { api: isEnabled=false, announce: off } }
      """
    )
    let snapshot = Snapshot(text)
    #expect(snapshot.findings.map(\.code) == ["obsolete-api", "disabled-announcement-word"])
    let action = try #require(snapshot.fixAll)
    #expect(Snapshot(text.applying(action.edits)).findings == [])
  }

  @Test("shares the documents that an edit leaves alone, and sees the same as a full reading")
  func edits() {
    var snapshot = Snapshot(SourceText("component: stepper\n---\ncomponent: stepper\nrole: x\n"))
    let edits = [
      TextEdit.insert("label: A\n", at: 19), TextEdit(0..<4, with: "comp"), .insert("---\n", at: 0),
      .delete(0..<20), TextEdit(5..<6, with: "\""),
    ]
    for edit in edits {
      snapshot = snapshot.applying(edit)
      let full = Snapshot(snapshot.text)
      #expect(snapshot.findings == full.findings)
      #expect(snapshot.symbols == full.symbols)
    }
  }

  @Test("reports a finding in an anchored node once, with the places that use it")
  func anchored() {
    let text =
      Self.stepper + """
        x-states: &s { disabled: { announce: gone } }
        platforms:
          ios: { states: *s }
        """
    let findings = Snapshot(SourceText(text)).findings
    #expect(findings.map(\.code) == ["disabled-announcement-word"])
    #expect(findings.first?.related.map(\.message) == ["used here"])
  }

  @Test("offers no safe fix for words of another language", arguments: ["en", "de"])
  func foreignWord(language: String) {
    let disabled = "{ api: isEnabled=false, announce: Abgeblendet }"
    let ios = "platforms: { ios: { framework: uikit, states: { disabled: \(disabled) } } }"
    let text = "language: \(language)\n" + Self.stepper + ios
    let fixes = Snapshot(SourceText(text)).findings.flatMap(\.fixes)
    #expect(fixes.contains(where: \.isSafe) == (language == "en"))
  }

  @Test("a comment allows what stands on its line, below it, or in the whole document")
  func suppression() {
    let role = Self.stepper + "platforms:\n  ios:\n    role: x"
    #expect(codes(role) == ["role-expected"])
    #expect(codes(role + " # a11y-spec: allow role-expected (brand)") == [])
    #expect(codes("# a11y-spec: allow role-expected\n" + role) == [])
    let above = role.replacing("    role", with: "    # a11y-spec: allow role-expected\n    role")
    #expect(codes(above) == [])
    #expect(codes(above.replacing("expected\n", with: "expected\n# see 12\n\n")) == [])
    let stack = "allow role-expected\n # a11y-spec: allow name-required\n"
    #expect(codes(above.replacing("allow role-expected\n", with: stack)) == ["unused-allow"])
    #expect(codes(role + " # a11y-spec: allow name-required") == ["role-expected", "unused-allow"])
    #expect(codes(role + " # a11y-spec: allow nonsense") == ["role-expected", "unknown-allow"])
  }

  private func codes(_ text: String) -> [String] {
    Snapshot(SourceText(text)).findings.map(\.code)
  }
}
