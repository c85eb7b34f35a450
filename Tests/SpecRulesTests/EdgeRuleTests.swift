import SourceText
import SpecIDE
import SpecRules
import Testing

@Suite("A rule at the edge of what it covers")
struct EdgeRuleTests {
  @Test("says in one line what stands on several")
  func lines() {
    let document = """
      component: stepper
      label: Tickets
      platforms:
        ios:
          framework: uikit
          focus:
            api: |
              labelFor

      """
    let messages = Snapshot(SourceText(document)).findings.map(\.message)
    #expect(!messages.isEmpty)
    #expect(messages.filter { $0.contains("\n") } == [])
  }

  @Test(
    "about a framework quotes the native element of the right ones",
    arguments: [
      ("stepper", "ios: { framework: compose }", "Use UIStepper"),
      ("stepper", "android: { framework: uikit }", "Button or ImageButton"),
      ("page-control", "ios: { framework: views }", "Use UIPageControl"),
      ("segmented-control", "ios: { framework: views }", "Use UISegmentedControl"),
      ("segmented-control", "android: { framework: swiftui }", "Tabs"),
    ]
  )
  func quote(component: String, platform: String, sentence: String) {
    let document = "component: \(component)\nlabel: Tickets\nplatforms: { \(platform) }"
    let found = Snapshot(SourceText(document)).findings.filter {
      $0.code == "framework-platform-match"
    }
    #expect(found.map(\.quote?.text) == [sentence])
  }
}
