import SourceText
import SpecChecking
import SpecIDE
import SpecModel
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
        "  - label: Day|(1 of 3)", #"  - { label: "Week"|(2 of 3)"#, "  - name: Month|(3 of 3)",
        "      - { label: Year|(4 of 4)",
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
        "keyboard: {}|expected: tab, ctrl+tab, arrows, space",
        "    role:|expected: button", "    element:|expected: Button, ImageButton",
      ]
    )
  }

  @Test("fill in the placeholders of announcements, as each platform says them")
  func phrases() {
    let text = """
      component: stepper
      label: Tickets
      value: { current: 3, unit: tickets }
      platforms:
        ios:
          role: button
          announcements:
            increment: "{label}, {value}, {state}, {role}"
            decrement: Tickets, 3, Decrement, Button
        android:
          increment: { name: Adds one }
          announcements: { increment: "{name}, {index}" }
      """
    #expect(
      hints(text, [.announcements]) == [
        #"      increment: "{label}, {value}, {state}, {role}"|VoiceOver: Tickets, 3, Increment, button"#,
        #"    announcements: { increment: "{name}, {index}"|TalkBack: Adds one, {index}"#,
      ]
    )
  }

  @Test("fill in the placeholders for each segment, and once for all platforms")
  func phrasesOfSegments() {
    let text = """
      component: segmented-control
      segments:
        - { label: Day, selected: true }
        - { label: Week }
      announcements:
        Day: "{label}, {state}, {index} of {count}"
        Week: "{label}, {index} of {count}, {role}"
      platforms:
        ios:
          role: tab
        android:
      """
    #expect(
      hints(text, [.announcements]) == [
        #"  Day: "{label}, {state}, {index} of {count}"|VoiceOver, TalkBack: Day, Selected, 1 of 2"#,
        #"  Week: "{label}, {index} of {count}, {role}"|"#
          + "VoiceOver: Week, 2 of 2, tab; TalkBack: Week, 2 of 2, {role}",
      ]
    )
  }

  @Test(
    "never repeat their line, nor stand beside a role that is wrong",
    arguments: [
      ("ios: { role: button }", []),
      ("android: { role: slider }", []), ("android: { role: Button }", ["double tap to activate"]),
      ("android: { role: button } # double tap to activate", []),
      ("ios: { states: [disabled] }", ["Dimmed"]), ("android: { states: [disabled] }", []),
      ("ios: { states: { disabled: { announce: Dimmed } } }", []),
      ("ios: { states: { disabled: { announce: disabled } } }", []),
    ] as [(String, [String])]
  )
  func redundancy(platform: String, spoken: [String]) {
    let text = "component: stepper\nlabel: A\nplatforms:\n  \(platform)\n"
    let said = hints(text, [.announcements]).map { $0.split(separator: ": ").last.map(String.init) }
    #expect(said == spoken)
  }

  @Test("tell what the device says where no phrase is written")
  func unwritten() {
    let text = """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          element: UIStepper
          announcements:
            increment:
        android:
          framework: views
          element: ImageButton
          increment: { name: Add }
          decrement: { name: Remove }
          announcements: { decrement: "Remove, Button" }
      """
    #expect(
      hints(text, [.announcements]) == [
        "    element: UIStepper|VoiceOver: Decrement. Button.",
        "      increment:|VoiceOver: Increment. Button.", "    increment:|TalkBack: Add, Button",
      ]
    )
    let segments = """
      component: segmented-control
      segments: [{ label: Day, selected: true }, { label: Week }]
      platforms:
        android: { framework: views, element: TabLayout, announcements: { Day: "Day, tab" } }
        ios: { framework: uikit, element: UISegmentedControl, announcements: { segments: "{label}" } }
      """
    #expect(
      hints(segments, [.announcements]) == [
        "segments: [{ label: Day, selected: true }, { label: Week|TalkBack: Week, Tab, 2 of 2"
      ]
    )
  }

  @Test("are of the kinds that are switched on")
  func switches() {
    let text = "component: stepper\nplatforms: { ios: { role: button, element:  } }\n"
    #expect(hints(text, []) == [])
    #expect(hints(text, [.announcements]) == [])
    #expect(hints(text, [.positions]) == [])
    #expect(hints(text, [.expectations]).count == 1)
    #expect(InlayHint.Kind.allCases.map(\.rawValue) == MapShape.inlayHints.keys.map(\.name))
  }

  @Test("what is expected is not told on the line where somebody writes")
  func writing() {
    let source = "component: stepper\nplatforms:\n  ios:\n    role: \n    states: {}\n"
    let text = SourceText(source)
    let snapshot = Snapshot(text)
    let behindRole = source.utf8.count - "\n    states: {}\n".utf8.count
    let topics = [nil, behindRole, behindRole + 1].map { lastEdit in
      snapshot.inlayHints(in: text.range, lastEdit: lastEdit).map {
        text.lines.line(at: $0.offset)
      }
    }
    #expect(topics == [[3, 4], [4], [3, 4]])
  }

  /// The line of each hint up to where it stands, and what it says.
  private func hints(
    _ source: String,
    _ kinds: Set<InlayHint.Kind>
  ) -> [String] {
    let text = SourceText(source)
    return Snapshot(text).inlayHints(in: text.range, of: kinds).map { hint in
      let line = text.lines.line(at: hint.offset)
      return text.string(in: text.lines.start(of: line)..<hint.offset) + "|" + hint.label
    }
  }
}
