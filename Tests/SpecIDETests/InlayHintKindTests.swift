import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("Inlay hints")
struct InlayHintKindTests {
  @Test("tell the position of each segment, of those of a platform as well")
  func positions() {
    let text = """
      component: segmented-control
      label: none
      segments:
        - label: Day
        - { label: "Week", selected: true }
        - name: Month
      platforms:
        ios:
          segments:
            - { label: Year }
      """
    #expect(
      hints(text, [.positions]) == [
        "  - label: Day|1 of 3", #"  - { label: "Week"|2 of 3"#, "  - name: Month|3 of 3",
        "      - { label: Year|4 of 4",
      ]
    )
  }

  @Test("tell what the guideline expects of an empty topic")
  func expectations() {
    let text = """
      component: stepper
      keyboard: {}
      label:
      platforms:
        ios:
          role:
          element: UIStepper
        android:
          framework: views
          element:
      """
    #expect(
      hints(text, [.expectations]) == [
        "keyboard: {}|expected: tab, ctrl+tab, arrows, space, enter",
        "label:|expected: Name includes the purpose and describes the item changing,…",
        "    role:|expected: button", "    element:|expected: Button, ImageButton",
      ]
    )
  }

  @Test("are of the kinds that are switched on")
  func switches() {
    let text = "component: stepper\nplatforms: { ios: { role: button, hint:  } }\n"
    #expect(hints(text, []) == [])
    #expect(hints(text, [.announcements]).count == 1)
    #expect(hints(text, [.positions]) == [])
    #expect(Configuration().inlayHints == [.announcements, .positions])
  }

  /// The line of each hint up to where it stands, and what it says.
  private func hints(
    _ source: String,
    _ kinds: Set<Configuration.InlayHintKind>
  ) -> [String] {
    let text = SourceText(source)
    let snapshot = Snapshot(text, configuration: Configuration(inlayHints: kinds))
    return snapshot.inlayHints(in: text.range).map { hint in
      let line = text.lines.line(at: hint.offset)
      return text.string(in: text.lines.start(of: line)..<hint.offset) + "|" + hint.label
    }
  }
}
