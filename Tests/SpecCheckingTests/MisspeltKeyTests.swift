import SourceText
import SpecChecking
import SpecRules
import TestSupport
import Testing

/// Words in place of the keys that a vocabulary has.
@Suite("A misspelt key of a vocabulary")
struct MisspeltKeyTests {
  private static let spec = """
    component: stepper
    label: Tickets
    value: 3
    keyboard: { tab: focus, arrows: focus, space: activate }
    gestures: { swipe: focus, doubletap: activate }
    settings: { text-resize: 200% }
    platforms:
      ios:
        framework: uikit
        states: { disabled: { api: isEnabled=false, announce: Dimmed } }
        focus: { on-value-change: { announce: .announcement, focus: stay } }
        announcements:
          increment: "Tickets, 3, Increment, Button"
          decrement: "Tickets, 3, Decrement, Button"
      android:
        framework: views
        states: { disabled: { api: "android:enabled=false", announce: disabled } }
        keyboard: { enter: activate }
        focus: { on-value-change: { announce: accessibilityLiveRegion, focus: stay } }
        labelFor: stepper
        announcements:
          increment: "Tickets, 3, Increment, Double tap to activate"
          decrement: "Tickets, 3, Decrement, Double tap to activate"

    """

  @Test(
    "is read as the key that is meant, and is one finding",
    arguments: [
      ("  android:", "  Andriod:", "'Andriod' is not a platform; use 'android' or 'ios'"),
      ("  android:", "  web:", "'web' is not a platform; use 'android' or 'ios'"),
      ("  ios:", "  iphone:", "'iphone' is not a platform; use 'ios' or 'android'"),
      ("  ios:", "  ios::", "'ios:' is not a platform; use 'ios' or 'android'"),
      (" space:", " sapce:", "no guideline has the key 'sapce'; did you mean 'space'?"),
      (" swipe:", " siwpe:", "no guideline has the gesture 'siwpe'; did you mean 'swipe'?"),
      (
        " { disabled:", " { dsiabled:",
        "no guideline has the state 'dsiabled'; did you mean 'disabled'?"
      ),
      ("  increment:", "  plus:", "no action is called 'plus'; did you mean 'increment'?"),
      (
        "framework: uikit", "framework: uiikt",
        "'uiikt' is not a framework of iOS; use 'uikit', 'swiftui' or 'react-native'"
      ),
      ("labelFor:", "lbaelFor:", "no framework has 'lbaelFor'; write 'labelFor'"),
      (
        "component: stepper", "component: stpeper",
        "no guideline is called 'stpeper'; did you mean 'stepper'?"
      ),
    ] as [(String, String, String)]
  )
  func meant(key: String, slip: String, message: String) throws {
    let text = Self.spec.replacing(key, with: slip, maxReplacements: 1)
    let whole = Snapshot.findings(of: Self.spec)
    let found = Snapshot.findings(of: text)
    #expect(whole.map(\.message) == [])
    #expect(found.map(\.message) == [message])
    let mended = SourceText(text).applying(try #require(found.first?.fixes.first).edits)
    #expect(mended.string(in: mended.range) == Self.spec)
  }

  @Test(
    "belongs to no platform that nobody can tell, so that its lines are not judged",
    arguments: ["desktop", "watch", "tv"]
  )
  func unknown(platform: String) {
    let lines = "  \(platform):\n    labelFor: x\n    role: button\n"
    let found = Snapshot.findings(of: Self.spec + lines)
    #expect(
      found.map(\.message) == ["'\(platform)' is not a platform; use 'ios' or 'android'"]
    )
  }
}
