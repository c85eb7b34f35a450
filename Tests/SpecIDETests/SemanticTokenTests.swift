import SourceText
import SpecChecking
import SpecIDE
import TestSupport
import Testing

@Suite("Semantic tokens")
struct SemanticTokenTests {
  @Test("say what YAML cannot tell, and nothing else", arguments: cases)
  func tokens(marked: String) {
    let fixture = Fixture(marked)
    let snapshot = Snapshot(SourceText(fixture.text))
    let tokens = snapshot.semanticTokens(in: snapshot.text.range).map {
      Fixture.Note($0.range, "\($0.kind)" + ($0.isDeprecated ? " deprecated" : ""))
    }
    #expect(tokens == fixture.notes)
  }

  private static let cases = [
    """
    component: stepper
               ^^^^^^^ component
    title: Tickets
    value: { current: 3 }
    actions: [increment]
    keyboard: { tab: focus }
    platforms:
      ios:
      ^^^ platform
        framework: [uikit, swiftui]
                    ^^^^^ platform
                           ^^^^^^^ platform
        element: UIStepper
                 ^^^^^^^^^ element
        role: "button"
               ^^^^^^ role
        accessibilityLabel: Tickets
        ^^^^^^^^^^^^^^^^^^ api
        states:
          disabled: { api: isEnabled=false, announce: Dimmed }
          ^^^^^^^^ state
                           ^^^^^^^^^^^^^^^ api
                                                      ^^^^^^ state
        announcements:
          increment: "{label}, {value}, {other}, Button"
          ^^^^^^^^^ moment
                      ^^^^^^^ placeholder
                               ^^^^^^^ placeholder
    """,
    """
    # a11y-spec: allow role-expected, native-element (the brand's own voice)
      ^^^^^^^^^^^^^^^^ allowance
                       ^^^^^^^^^^^^^ allowance
                                      ^^^^^^^^^^^^^^ allowance
    # a11y-spec: nothing
    x-shared: &shared { role: button }
                              ^^^^^^ role
    component: stepper
               ^^^^^^^ component
    platforms: { ios: *shared, android: { <<: *shared } }
                 ^^^ platform
                               ^^^^^^^ platform
    """,
    """
    - no: spec
    """,
    """
    component: "segmented-control
                ^^^^^^^^^^^^^^^^^ component
    """,
  ]

  @Test("are those of the range that is asked for")
  func range() {
    let snapshot = Snapshot(
      SourceText("component: stepper\n---\ncomponent: stepper\n---\ncomponent: stepper\n")
    )
    let second = snapshot.semanticTokens(in: 23..<40).map(\.range)
    #expect(second == [34..<41])
  }
}
