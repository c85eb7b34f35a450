import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecRules
import Testing

/// What rules say of a component that only a team's own model describes.
@Suite("A model of a team's own")
struct OwnModelTests {
  private static let document = """
    ## All platforms
    ### Keyboard
    - tab: The tab key reaches the dial
    - arrows: The arrow keys turn the dial
    - escape: The escape key leaves the dial
    - variants: A dial is plain or notched
    - initial: The focus begins at the scale
    - parts: The dial has a scale
    - confined: The focus is trapped in the dial
    - turn: Turning says the label
    - focus: Turning the dial leaves the focus where it is
    ## iOS
    ### Role
    - **UIKit**
      - There is no UIDial, use UISlider
    - **SwiftUI**
      - Use Slider
    ## Android
    ### State
    - **Jetpack Compose**
      - For a dial: Slider(enabled = false)
      - Use Slider
    """

  private static let model = """
    variants: { values: [plain, notched], quote: A dial is plain or notched }
    keys:
      - { values: tab, effect: focus, need: each, quote: The tab key reaches the dial }
      - { values: arrows, effect: activate, need: one, quote: The arrow keys turn the dial }
      - { values: escape, effect: leave-control, need: each, quote: The escape key leaves the dial }
    missing-elements:
      { on: uikit, values: UIDial, replacements: UISlider, quote: "There is no UIDial, use UISlider" }
    disabled-api:
      { on: compose, values: Slider(enabled = false), quote: "For a dial: Slider(enabled = false)" }
    focus-on-value-change:
      { values: stay, quote: Turning the dial leaves the focus where it is }
    initial-focus: { values: scale, quote: The focus begins at the scale }
    parts: { values: scale, quote: The dial has a scale }
    focus-confined: { values: trap, quote: The focus is trapped in the dial }
    announcement-templates:
      - { moment: focus, values: "{label}, {index} of {max}", quote: Use Slider }
      - { moment: turn, values: "{label}", quote: Turning says the label }
    """

  private static let library = GuidelineLibrary.builtIn.adding([
    Guideline(
      reading: SourceText(document),
      named: "dial",
      model: SourceText(model)
    )
  ])

  private func findings(_ lines: String) -> [Finding] {
    let text = SourceText("component: dial\nlabel: Volume\n" + lines)
    return Snapshot(text, analysis: Analysis(library: Self.library)).findings
  }

  @Test(
    "is what the messages speak of",
    arguments: [
      (
        "keyboard: { arrows: activate, escape: leave-control }",
        ["keyboard-focus-keys: 'tab' is missing; add 'tab: focus'"]
      ),
      (
        "keyboard: { tab: activate, arrows: activate, escape: leave-control }",
        ["keyboard-focus-keys: Tab must move the focus to the dial; write 'tab: focus'"]
      ),
      (
        "keyboard: { tab: focus, escape: focus }",
        ["keyboard-focus-keys: 'escape' must leave the dial; write 'escape: leave-control'"]
      ),
      ("keyboard: { tab: focus, escape: leave-control }\nvariant: notched", []),
      (
        "keyboard: { tab: focus, escape: leave-control }\nvariant: dots",
        ["wrong-type: 'variant' takes 'plain' or 'notched', not 'dots'"]
      ),
    ] as [(String, [String])]
  )
  func messages(lines: String, expected: [String]) {
    // None of them names a platform.
    let found = findings(lines).filter { $0.code != "silent-spec" }
    #expect(found.map { "\($0.code): \($0.message)" } == expected)
  }

  @Test("gives the framework of a fact its name")
  func framework() {
    let found = findings("platforms: { ios: { framework: uikit, element: UIDial } }")
    #expect(
      found.map(\.message).contains("UIKit has no native element 'UIDial'; use 'UISlider'")
    )
  }

  @Test("goes before what other components have for a state, with its own sentence")
  func foreign() throws {
    let found = findings(
      """
      platforms:
        android: { framework: compose, states: { disabled: { api: isEnabled=false } } }
      """
    )
    let finding = try #require(found.first { $0.code == "foreign-api" })
    #expect(finding.message.hasSuffix("; use 'Slider(enabled = false)'"))
    #expect(finding.quote?.text == "For a dial: Slider(enabled = false)")
  }

  @Test(
    "asks for the API of the element that the spec has",
    arguments: [
      ("Slider", "Button(enabled = false)", ["disabled-api"]),
      ("Slider", "Slider(enabled = false)", []), ("Dial", "Button(enabled = false)", []),
      ("Slider", "enabled = false", []),
    ] as [(String, String, [String])]
  )
  func element(element: String, api: String, codes: [String]) {
    let found = findings(
      """
      platforms:
        android:
          framework: compose
          element: \(element)
          states: { disabled: { api: \(api) } }
      """
    )
    #expect(found.map(\.code).filter { $0 == "disabled-api" } == codes)
  }

  @Test("has moments of one state in a new spec, and names each element once")
  func states() throws {
    let lamp = Guideline(
      reading: SourceText("## Android\n- On\n"),
      named: "lamp",
      model: SourceText(
        """
        elements:
          - { on: views, values: Button, quote: On }
          - { on: compose, values: Button, quote: On }
        announcement-templates: { moment: lit, state: lit, values: "{label}, on", quote: On }
        """
      )
    )
    let library = GuidelineLibrary.builtIn.adding([lamp])
    let skeleton = SpecSkeleton(of: lamp, frameworks: [.views], in: library)
    #expect(skeleton.text.hasSuffix("    announcements:\n      lit: \"{label}, on\"\n"))
    let text = SourceText("component: lamp\nlabel: A\nplatforms: { android: { element: Lamp } }")
    let findings = Snapshot(text, analysis: Analysis(library: library)).findings
    #expect(
      findings.map(\.message) == ["'Lamp' is not a native lamp of Android; use 'Button'"]
    )
  }

  private static let knob = Guideline(
    reading: SourceText(
      """
      ## iOS
      ### Name
      - **UIKit**
        - Set the name
      - **SwiftUI**
        - Set the name
      ### Announcements
      - Text grows, two actions, no motion, at least two segments
      - It is turned or pushed: “Volume!”
      ## Android
      - A knob
      """
    ),
    named: "knob",
    model: SourceText(
      """
      name: { on: ios, values: required, quote: Set the name }
      text-resize: { on: ios, number: 200, quote: Text grows }
      required-actions: { on: ios, values: [up, down], quote: two actions }
      auto-advance: { on: ios, values: "false", quote: no motion }
      segments: { on: ios, number: 2, quote: at least two segments }
      moments: { on: ios, values: [turn, push], quote: It is turned or pushed }
      announcement-templates: { on: ios, values: "{label}!", quote: “Volume!” }
      """
    )
  )

  @Test(
    "says nothing of a platform or framework that the spec does not have",
    arguments: [
      ("android: { framework: compose }", ["silent-spec"]),
      (
        "ios: { framework: swiftui }",
        [
          "increment-and-decrement", "no-auto-advance", "segment-count", "silent-spec",
          "text-resize",
        ]
      ),
    ] as [(String, [String])]
  )
  func otherPlatforms(platform: String, codes: [String]) {
    let library = GuidelineLibrary.builtIn.adding([Self.knob])
    let spec = """
      component: knob
      label: A
      settings: { text-resize: 100% }
      actions: [up]
      auto-advance: true
      segments: [{ label: A }]
      platforms: { \(platform) }
      """
    let findings = Snapshot(SourceText(spec), analysis: Analysis(library: library)).findings
    #expect(findings.map(\.code).sorted() == codes)
  }

  @Test("writes no facts of another platform, and a template without a moment for each of them")
  func templates() {
    let library = GuidelineLibrary.builtIn.adding([Self.knob])
    let compose = SpecSkeleton(of: Self.knob, frameworks: [.compose], in: library).text
    let uikit = SpecSkeleton(of: Self.knob, frameworks: [.uikit], in: library).text
    let words = ["segments:", "actions:", "settings:", "auto-advance:", "announcements:"]
    #expect(words.filter(compose.contains) == [])
    #expect(words.filter(uikit.contains) == words)
    #expect(uikit.hasSuffix("      turn: \"{label}!\"\n      push: \"{label}!\"\n"))
  }

  @Test("is quoted from the framework of the spec", arguments: Platform.ios.frameworks)
  func quotedFramework(framework: Framework) {
    let library = GuidelineLibrary.builtIn.adding([Self.knob])
    let spec = "component: knob\nplatforms: { ios: { framework: \(framework.rawValue) } }"
    let findings = Snapshot(SourceText(spec), analysis: Analysis(library: library)).findings
    let places = findings.filter { $0.code == "name-required" }.map(\.quote?.place)
    #expect(places == ["Knob › iOS › Name › \(framework.title)"])
  }

  @Test("is written as a spec without words that its templates do not have")
  func skeleton() throws {
    let guideline = try #require(Self.library["dial"])
    let text = SpecSkeleton(of: guideline, frameworks: [.uikit], in: Self.library).text
    #expect(text.contains("{label}, {index} of {max}\""))
    #expect(text.contains("\nvariant: plain\n"))
    #expect(!text.contains("segments"))
  }

  @Test(
    "is explained by its words and facts",
    arguments: ["notched", "UIDial", "missing-elements"]
  )
  func explanation(word: String) throws {
    let text = try #require(Explanation(of: word, in: Self.library, as: .plainText)?.text)
    #expect(text.contains(word))
  }

  @Test(
    "is what an editor completes",
    arguments: [
      ("variant: ", ["plain", "notched"]),
      ("focus: { confined: ", ["trap"]),
      ("focus: { initial: ", ["scale"]),
      ("focus: { on-close: ", ["scale"]),
    ] as [(String, [String])]
  )
  func completions(lines: String, expected: [String]) {
    let text = "component: dial\nlabel: Volume\n" + lines
    let snapshot = Snapshot(SourceText(text), analysis: Analysis(library: Self.library))
    let offered = snapshot.completions(at: text.utf8.count).map(\.label)
    for word in expected { #expect(offered.contains(word), "\(offered)") }
  }

  @Test("is what a hover on a key or a moment quotes")
  func hovers() throws {
    let text = "component: dial\nfocus: { initial: scale }\nannouncements: { turn: \"{label}\" }\n"
    let snapshot = Snapshot(SourceText(text), analysis: Analysis(library: Self.library))
    let key = try #require(snapshot.hover(at: 27, as: .plainText))
    #expect(key.content.contains("The focus begins at the scale"))
    let moment = try #require(snapshot.hover(at: 60, as: .plainText))
    #expect(moment.content.contains("Turning says the label"))
    let component = try #require(snapshot.hover(at: 12, as: .plainText))
    #expect(component.content.contains("The component Dial."))
  }
}
