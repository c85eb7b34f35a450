import Foundation
import Guidelines
import SourceText
import SpecChecking
import SpecIDE
import SpecModel
import SpecRules
import SpecWorkspace
import Testing
import Voices
import YAMLSyntax

/// A component that no code knows: `Tests/Packs` holds all there is to it.
@Suite("A component that is nothing but data")
struct TogglePackTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Packs").path
  private let pack = GuidelinePack(loading: [Self.folder])

  @Test("is loaded without a problem, under its name and its aliases")
  func loading() {
    #expect(pack.files.count == 2)
    #expect(pack.files.flatMap(\.findings).map(\.message) == [])
    for name in ["toggle-switch", "Toggle Switch", "switch", "toggle"] {
      #expect(pack.library[name]?.title == "Toggle switch")
    }
  }

  @Test("has specs that check clean, in every framework")
  func clean() {
    #expect(findings(Self.clean).map { "\($0.code): \($0.message)" } == [])
  }

  @Test("need not say the hint that TalkBack adds")
  func hint() {
    let spec = Self.clean.replacing("switch, double tap to toggle\"", with: "switch\"")
    #expect(spec != Self.clean)
    #expect(findings(spec).map(\.code) == [])
  }

  @Test(
    "is checked by the rules whose facts it has",
    arguments: [
      ("label: Flight mode", "label: none", "name-required"),
      ("space: activate", "space: none", "space-activates"),
      ("doubletap: activate", "doubletap: focus", "gesture-effects"),
      ("text-resize: 200%", "text-resize: 150%", "text-resize"),
      ("element: UISwitch", "element: UIButton", "native-element"),
      ("element: Switch\n", "element: Button\n", "native-element"),
      ("role: switch button", "role: slider", "role-expected"),
      ("announce: Dimmed", "announce: disabled", "disabled-announcement-word"),
      ("api: isEnabled=false", "api: isOn=false", "disabled-api"),
      ("on-value-change: stay", "on-value-change: content", "value-change-keeps-focus"),
      ("Mode, switch button, off", "Mode, off", "announcement-names-role"),
      ("switch, double tap to toggle\"", "lever\"", "announcement-double-tap"),
      ("toggle: \"{label}, Mode", "togle: \"{label}, Mode", "unknown-key"),
      ("settings:", "segments: []\nsettings:", "unknown-key"),
      ("element: UISwitch", "element: UISwitch\n    \"android:checked\": true", "foreign-api"),
      ("component: toggle-switch", "component: toggle-swich", "unknown-component"),
    ] as [(String, String, String)]
  )
  func rules(right: String, wrong: String, rule: String) {
    #expect(Self.clean.contains(right))
    let codes = findings(Self.clean.replacing(right, with: wrong)).map(\.code)
    #expect(codes.contains(rule), "\(codes)")
  }

  @Test(
    "has its voice, of native elements and of one that only its model knows",
    arguments: [
      (
        "ios: { framework: uikit, element: UISwitch, accessibilityLabel: Mode }",
        "Mode. Switch Button. Off."
      ),
      ("ios: { framework: uikit, element: BrandToggle }", "Flight mode. Switch Button. Off."),
      ("ios: { framework: uikit, element: OtherToggle }", nil),
      ("android: { framework: views, element: MaterialSwitch }", "OFF, Flight mode, Switch"),
      ("android: { framework: compose, element: BrandToggle }", "Off, Flight mode, Switch"),
      ("android: { framework: views, element: BrandToggle }", nil),
    ] as [(String, String?)]
  )
  func voice(platform: String, said: String?) throws {
    let text = "component: toggle-switch\nlabel: Flight mode\nplatforms: { \(platform) }\n"
    let tree = try #require(YAMLStream(parsing: SourceText(text)).documents.first?.tree)
    let spec = try #require(Spec(reading: tree, in: pack.library))
    let scope = try #require(spec.scopes.first)
    let moment = try #require(spec.moments(on: scope).first { $0.key == "toggle" })
    let voice = spec.voice(of: try #require(scope.platform))
    let speeches = moment.speeches(by: voice).map { speech -> String? in
      guard case .says(let utterance) = speech else { return nil }
      return utterance.text
    }
    #expect(speeches == [said])
    let toggled = spec.moments(on: scope).filter { $0.trigger == "toggle" }
    #expect(toggled.isEmpty == (said == nil))
    let example = "Flight mode, switch button, off, double tap to toggle setting"
    if scope.platform == .ios,
      case .says(let utterance) = spec.guidelineSpeech(at: moment, on: scope)
    {
      #expect(utterance.text == example)
    }
  }

  @Test("tells what is wrong with its section of voices, in the model")
  func voiceProblems() throws {
    let folder = try TemporaryFolder([
      "dial.md": "# Dial\n\n## iOS\n\n- Be a dial\n",
      "dial.model.yaml": "voices:\n  Dial: { on: uikit, role: dial, is: [round] }\n",
    ])
    let findings = GuidelinePack(loading: [folder.path()]).files.flatMap(\.findings)
    #expect(
      findings.map(\.message) == [
        "there is no word 'dial'", "no trait or text is called 'round'",
      ]
    )
  }

  @Test("quotes its sentences in findings and hovers")
  func quotes() throws {
    let text = Self.clean.replacing("role: switch button", with: "role: slider")
    let quote = try #require(findings(text).first { $0.code == "role-expected" }?.quote)
    #expect(quote.text == "VoiceOver calls the control “switch button”.")
    #expect(quote.place == "Toggle switch › iOS › Role")
    #expect(quote.href == "https://example.com/guidelines/toggle-switch")
    let offset = try #require(Self.clean.utf8Offset(of: "role: switch button"))
    let hover = try #require(snapshot(Self.clean).hover(at: offset, as: .markdown)).content
    #expect(hover.contains("> - VoiceOver calls the control “switch button”."))
    #expect(!hover.contains("TalkBack"))
  }

  @Test(
    "is completed from its facts",
    arguments: [
      ("component: ", "toggle-switch"), ("role: ", "switch"), ("element: ", "Switch"),
      ("states:\n      ", "on"), ("states: { disabled: { api: ", "Switch(enabled = false)"),
      ("announcements:\n      ", "toggle"),
      ("announcements:\n      toggle: ", "Off, {label}, switch, double tap to toggle"),
    ] as [(String, String)]
  )
  func completion(key: String, label: String) throws {
    let text =
      key == "component: "
      ? key
      : "component: toggle-switch\nplatforms:\n  android:\n    framework: compose\n    \(key)"
    let labels = snapshot(text).completions(at: text.utf8.count).map(\.label)
    #expect(labels.contains(label), "\(labels.prefix(20))")
  }

  private func snapshot(_ text: String) -> Snapshot {
    Snapshot(SourceText(text), analysis: Analysis(library: pack.library))
  }

  private func findings(_ text: String) -> [Finding] { snapshot(text).findings }

  private static let clean = """
    component: toggle-switch
    label: Flight mode
    keyboard: { tab: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }
    platforms:
      ios:
        framework: uikit
        element: UISwitch
        role: switch button
        states:
          on: { api: isOn=true, announce: on }
          off: {}
          disabled: { api: isEnabled=false, announce: Dimmed }
        focus:
          on-value-change: stay
        announcements:
          toggle: "{label}, Mode, switch button, off, double tap to toggle setting"
      android:
        framework: compose
        element: Switch
        role: switch
        states:
          disabled: { api: Switch(enabled = false), announce: disabled }
        announcements:
          toggle: "Off, Flight mode, switch, double tap to toggle"
    ---
    component: switch
    name: Flight mode
    keyboard: { tab: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }
    platforms:
      ios: { framework: swiftui, element: Toggle, role: switch button }
      android: { framework: views, element: MaterialSwitch, role: switch }

    """
}

extension String {
  /// The offset in UTF-8 of a text within this one.
  fileprivate func utf8Offset(of text: String) -> Int? {
    ranges(of: text).first.map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }
}
