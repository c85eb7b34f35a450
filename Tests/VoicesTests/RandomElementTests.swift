import Guidelines
import TestSupport
import Testing
import Voices

/// What holds whatever an element is.
@Suite("Any element")
struct RandomElementTests {
  private static let controls: [(String, Framework)] = [
    ("TabLayout", .views), ("Tab", .compose), ("SegmentedButton", .compose), ("Button", .views),
    ("MaterialButtonToggleGroup", .views), ("Button", .compose), ("ImageButton", .views),
    ("CheckBox", .views), ("Switch", .compose), ("SeekBar", .views), ("EditText", .views),
    ("UISegmentedControl", .uikit), ("UIStepper", .uikit), ("UIView", .uikit),
    ("Stepper", .swiftui),
    ("UISwitch", .uikit), ("UITextField", .uikit), ("UIPageControl", .uikit),
  ]

  private static let words = [
    "Tickets", "Save.", "a@b.c", "Ü", "3", "Button", "selected", "🎟", "-",
  ]

  private static func element(_ random: inout SplitMix) -> SpokenElement {
    let (name, framework) = controls[Int.random(in: 0..<controls.count, using: &random)]
    var element = SpokenElement(name, in: framework)
    for kind in TextKind.allCases where kind != .role && Bool.random(using: &random) {
      element.texts[kind] = words.randomElement(using: &random)
    }
    let states = ["selected", "disabled", "checked", "on", "mixed", "enters", "focused", "editing"]
    element.traits = Set(states.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    if framework.platform == .android { element.traits.remove("focused") }
    if Bool.random(using: &random) {
      let count = Int.random(in: 1...9, using: &random)
      element.place = SpokenPlace(Int.random(in: 1...count, using: &random), of: count)
    }
    element.action = ["increment", "decrement", nil].randomElement(using: &random) ?? nil
    element.range = ValueRange(Double.random(in: -5...15, using: &random), from: 0, to: 10)
    return element
  }

  /// What is said of 2,000 elements, those left out that nobody knows.
  private static let said: [(element: SpokenElement, utterance: Utterance)] = {
    var random = SplitMix(seed: 47)
    return (0..<2_000).compactMap { _ in
      let element = element(&random)
      guard case .says(let utterance) = speech(of: element) else { return nil }
      return (element, utterance)
    }
  }()

  private static func speech(of element: SpokenElement, as variant: String...) -> Speech {
    Voice.builtIn(element.framework?.platform ?? .ios)
      .speech(of: element, as: Variant(variant))
  }

  private static func utterance(of element: SpokenElement, as variant: String) -> Utterance? {
    guard case .says(let utterance) = speech(of: element, as: variant) else { return nil }
    return utterance
  }

  @Test("is said in parts that are its text, none of them empty")
  func parts() {
    #expect(Self.said.count > 1_000)
    for (_, utterance) in Self.said {
      let joined = utterance.parts.enumerated().map { ($0 > 0 ? $1.joint : "") + $1.text }.joined()
      #expect(joined == utterance.text)
      #expect(!(utterance.parts + utterance.hint).contains { $0.text.isEmpty })
    }
  }

  @Test("has no hint of the platform when it is disabled")
  func disabled() {
    for (element, utterance) in Self.said where element.traits.contains("disabled") {
      let own = element.framework?.platform == .ios ? element.texts[.hint] : nil
      // A stepper on iOS and what is never dimmed keep nothing either.
      #expect(utterance.hintText == "" || utterance.hintText == own)
    }
  }

  @Test("says the same without its hint when hints are off")
  func hintsOff() {
    for (element, utterance) in Self.said {
      let name = element.framework?.platform == .ios ? "hints off" : "usage hints off"
      let other = Self.utterance(of: element, as: name)
      #expect(other?.text == utterance.text)
      #expect(other?.hint == [])
    }
  }

  @Test(
    "tells the same in another order",
    arguments: [
      "order Name, type, state", "order Type, name, state",
    ]
  )
  func orders(variant: String) {
    let said = Self.said.filter { $0.element.framework?.platform == .android }
    #expect(!said.isEmpty)
    for (element, utterance) in said {
      let other = Self.utterance(of: element, as: variant)
      // The later one of two equal texts is dropped, whichever it is.
      let texts = Set(utterance.parts.map { $0.text.lowercased() })
      #expect(Set(other?.parts.map { $0.text.lowercased() } ?? []) == texts)
    }
  }

  @Test("has no place and no container without container information")
  func containers() {
    for (element, utterance) in Self.said where element.framework?.platform == .android {
      let other = Self.utterance(of: element, as: "container information off")
      let kept = utterance.parts.filter { ![.index, .container].contains($0.kind) }
      #expect(other?.parts.map(\.text) ?? [] == kept.map(\.text))
    }
  }

  @Test("keeps its name out of what the user switched off")
  func types() {
    for (element, _) in Self.said where element.framework?.platform == .android {
      let other = Self.utterance(of: element, as: "element type off")
      #expect(other?.parts.contains { $0.kind == .role } != true)
    }
  }
}
